//! Writes a profile in LLVM's indexed format, the `.profdata` that `rustc -Cprofile-use` reads.

use std::collections::BTreeMap;

use super::raw::FLAG_IR;
use super::{Function, Profile, name_hash};

/// Version of the format: that of LLVM 14, the last one without parts that would be empty here.
/// Newer LLVMs read it.
const VERSION: u64 = 7;

const MAGIC: u64 = u64::from_le_bytes(*b"\xfflprofi\x81");

/// Shares of the sum of all counts, in millionths. For each the summary states how many of the
/// largest counters make up that share.
const CUTOFFS: [u64; 16] = [
    10_000, 100_000, 200_000, 300_000, 400_000, 500_000, 600_000, 700_000, 800_000, 900_000, 950_000,
    990_000, 999_000, 999_900, 999_990, 999_999,
];

pub(super) fn write(profile: &Profile) -> Vec<u8> {
    let mut bytes = Vec::new();
    let hash_type_md5 = 0;
    let header = [MAGIC, VERSION | FLAG_IR, 0, hash_type_md5];
    words(&mut bytes, header);
    let offset_at = bytes.len();
    words(&mut bytes, [0]);
    words(&mut bytes, summary(profile));
    let offset = write_table(&mut bytes, profile);
    bytes[offset_at..offset_at + 8].copy_from_slice(&offset.to_le_bytes());
    bytes
}

/// Returns the summary by which the compiler distinguishes hot from cold code.
fn summary(profile: &Profile) -> Vec<u64> {
    let (mut functions, mut counters, mut total) = (0, 0, 0_u64);
    let (mut max_first, mut max_inner) = (0, 0);
    let mut frequencies = BTreeMap::<u64, u64>::new();
    for function in profile.0.values().flat_map(BTreeMap::values) {
        functions += 1;
        for (index, &count) in function.counts.iter().enumerate() {
            let max = if index == 0 { &mut max_first } else { &mut max_inner };
            *max = count.max(*max);
            counters += 1;
            total = total.saturating_add(count);
            *frequencies.entry(count).or_default() += 1;
        }
    }
    let fields = [functions, counters, max_first, max_first.max(max_inner), max_inner, total];
    let mut summary = vec![fields.len() as u64, CUTOFFS.len() as u64];
    summary.extend(fields);
    let (mut sum, mut least, mut seen) = (0_u128, 0, 0);
    let mut frequencies = frequencies.into_iter().rev();
    for cutoff in CUTOFFS {
        let wanted = u128::from(total) * u128::from(cutoff) / 1_000_000;
        while sum < wanted {
            let Some((count, frequency)) = frequencies.next() else { break };
            sum += u128::from(count) * u128::from(frequency);
            (least, seen) = (count, seen + frequency);
        }
        summary.extend([cutoff, least, seen]);
    }
    summary
}

/// Writes LLVM's `OnDiskChainedHashTable` and returns the offset of its buckets.
fn write_table(bytes: &mut Vec<u8>, profile: &Profile) -> u64 {
    let entries = profile.0.len();
    let buckets = if entries <= 2 { 1 } else { (entries * 4 / 3 + 1).next_power_of_two() };
    let mut chains = vec![Vec::new(); buckets];
    for (name, functions) in &profile.0 {
        let hash = name_hash(name);
        chains[hash as usize & (buckets - 1)].push((hash, name, functions));
    }
    let mut offsets = Vec::with_capacity(buckets);
    for chain in chains {
        if chain.is_empty() {
            offsets.push(0);
            continue;
        }
        offsets.push(bytes.len() as u64);
        bytes.extend((chain.len() as u16).to_le_bytes());
        for (hash, name, functions) in chain {
            let mut data = Vec::new();
            for (&hash, function) in functions {
                write_function(&mut data, hash, function);
            }
            words(bytes, [hash, name.len() as u64, data.len() as u64]);
            bytes.extend(name);
            bytes.extend(data);
        }
    }
    bytes.resize(bytes.len().next_multiple_of(8), 0);
    let table = bytes.len() as u64;
    words(bytes, [buckets as u64, entries as u64]);
    words(bytes, offsets);
    table
}

fn write_function(bytes: &mut Vec<u8>, hash: u64, function: &Function) {
    words(bytes, [hash, function.counts.len() as u64]);
    words(bytes, function.counts.iter().copied());
    let mut values = Vec::new();
    let mut kinds = 0_u32;
    for (kind, sites) in function.sites.iter().enumerate().filter(|(_, sites)| !sites.is_empty()) {
        kinds += 1;
        values.extend((kind as u32).to_le_bytes());
        values.extend((sites.len() as u32).to_le_bytes());
        values.extend(sites.iter().map(|site| site.len() as u8));
        values.resize(values.len().next_multiple_of(8), 0);
        words(&mut values, sites.iter().flatten().flat_map(|&(value, count)| [value, count]));
    }
    bytes.extend((values.len() as u32 + 8).to_le_bytes());
    bytes.extend(kinds.to_le_bytes());
    bytes.extend(values);
}

fn words(bytes: &mut Vec<u8>, words: impl IntoIterator<Item = u64>) {
    bytes.extend(words.into_iter().flat_map(u64::to_le_bytes));
}
