//! Tests the lab's view of other CPUs, from dumps of their CPUID in `tests/fixtures/cpuid/`.
//!
//! The expected values come from the documentation of AMD and Intel, not from our decoder, so an
//! error of the decoder is found.

use std::collections::{BTreeMap, BTreeSet};

use plywright::cpu::features;
use raw_cpuid::CpuIdResult;

use super::*;
use outpace::os::machine::key;

/// The answers of a CPU, as read from a dump. The file has a line `leaf subleaf eax ebx ecx edx` in
/// hexadecimal for each leaf and subleaf, and a line `xcr0 VALUE` if the system has switched XSAVE
/// on. Comments begin with `#`.
#[derive(Clone, Debug, Default)]
struct Dump {
    leaves: BTreeMap<(u32, u32), CpuIdResult>,
    xcr0: u32,
}

impl Dump {
    fn parse(text: &str) -> Self {
        let mut dump = Self::default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (first, rest) = line.split_once(' ').expect(line);
            let numbers: Vec<u32> =
                rest.split(' ').map(|word| u32::from_str_radix(word, 16).expect(line)).collect();
            match (first, numbers.as_slice()) {
                ("xcr0", &[xcr0]) => dump.xcr0 = xcr0,
                (leaf, &[subleaf, eax, ebx, ecx, edx]) => {
                    let leaf = u32::from_str_radix(leaf, 16).expect(line);
                    let before = dump.leaves.insert((leaf, subleaf), CpuIdResult { eax, ebx, ecx, edx });
                    assert!(before.is_none(), "twice: {line}");
                }
                _ => panic!("not a line of a dump: {line}"),
            }
        }
        dump
    }

    /// Returns the answer for a leaf. Most leaves ignore the subleaf. A missing leaf gives zeros,
    /// as on AMD's CPUs.
    fn answer(&self, leaf: u32, subleaf: u32) -> CpuIdResult {
        let first = if matches!(leaf, 7 | 0xb | 0xd) { subleaf } else { 0 };
        self.leaves.get(&(leaf, first)).copied().unwrap_or(CpuIdResult { eax: 0, ebx: 0, ecx: 0, edx: 0 })
    }

    fn words(&self) -> Words {
        let reader = |leaf, subleaf| self.answer(leaf, subleaf);
        Words::read(|leaf, subleaf| registers(&reader, leaf, subleaf), || self.xcr0)
    }

    fn cpu(&self, bits: u32) -> Machine {
        read(|leaf, subleaf| self.answer(leaf, subleaf), self.words(), bits)
    }
}

fn dumps() -> BTreeMap<String, Dump> {
    let folder = plywright_testing::checkout().join("tests/fixtures/cpuid");
    let read = |entry: std::io::Result<std::fs::DirEntry>| {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, Dump::parse(&std::fs::read_to_string(path).unwrap()))
    };
    std::fs::read_dir(folder).unwrap().map(read).collect()
}

/// Expected values for each dump, in the order of the names: its key, which ends with family, model
/// and stepping; the highest target level; and the note for 64-bit builds, if there is one.
#[rustfmt::skip]
const EXPECTED: [(&str, &str, &str, &str); 21] = [
    ("alder-lake", "intel-12th-gen-i3-1220p-6-9a-4", "x86-64-v3", ""),
    ("alder-lake-avx512", "intel-12th-gen-i5-12400-6-97-2", "x86-64-v4", "vpopcntdq"),
    ("cannon-lake", "intel-i3-8121u-6-66-3", "x86-64-v4", ""),
    ("conroe", "intel-2-6420-6-f-6", "x86-64", ""),
    ("dhyana", "hygon-c86-7185-32-18-0-1", "x86-64-v3", "slow-pext"),
    ("emerald-rapids-kvm", "intel-xeon-6-cf-2", "x86-64-v4", "vpopcntdq"),
    ("excavator", "amd-fx-8800p-radeon-r7-12-15-60-1", "x86-64-v3", "slow-pext"),
    ("haswell", "intel-i7-4710mq-6-3c-3", "x86-64-v3", "popcnt-false-dependency"),
    ("ice-lake", "intel-i5-1035g4-6-7e-5", "x86-64-v4", "vpopcntdq"),
    ("k10", "amd-phenom-ii-x4-940-10-4-2", "x86-64", ""),
    ("nehalem", "intel-i7-920-6-1a-4", "x86-64-v2", ""),
    ("piledriver", "amd-fx-8350-eight-15-2-0", "x86-64-v2", ""),
    ("sandy-bridge", "intel-i7-2600k-6-2a-7", "x86-64-v2", "popcnt-false-dependency"),
    ("sapphire-rapids", "intel-xeon-w7-2475x-6-8f-8", "x86-64-v4", "vpopcntdq"),
    ("skylake", "intel-i5-6600k-6-5e-3", "x86-64-v3", "popcnt-false-dependency"),
    ("skylake-x", "intel-i7-7800x-6-55-4", "x86-64-v4", "popcnt-false-dependency"),
    ("zen-1", "amd-ryzen-7-1800x-eight-17-1-1", "x86-64-v3", "slow-pext"),
    ("zen-2", "amd-ryzen-7-3700x-8-17-71-0", "x86-64-v3", "slow-pext"),
    ("zen-3", "amd-ryzen-9-5950x-16-19-21-0", "x86-64-v3", ""),
    ("zen-4", "amd-ryzen-7-7800x3d-8-19-61-2", "x86-64-v4", "vpopcntdq"),
    ("zen-5", "amd-ryzen-7-9700x-8-1a-44-0", "x86-64-v4", "vpopcntdq"),
];

fn names(cpu: &Machine) -> Vec<&str> {
    cpu.notes.iter().map(|note| note.name.as_str()).collect()
}

#[test]
fn every_dump_gives_the_expected_cpu() {
    let dumps = dumps();
    assert!(
        dumps.keys().eq(EXPECTED.map(|(name, ..)| name)),
        "the dumps and the expected values have different names"
    );
    assert_eq!(EXPECTED.iter().map(|(_, key, ..)| key).collect::<BTreeSet<_>>().len(), EXPECTED.len());
    for ((name, dump), (_, wanted, level, note)) in dumps.iter().zip(EXPECTED) {
        let cpu = dump.cpu(64);
        assert_eq!(key(&cpu), wanted, "{name}");
        assert_eq!(cpu.levels.last().map(String::as_str), Some(level), "{name}");
        assert_eq!(names(&cpu).join(" "), note, "{name}");
        // Only a guest names its hypervisor.
        assert_eq!(cpu.hypervisor.as_deref(), (name == "emerald-rapids-kvm").then_some("KVM"), "{name}");
        // Another decoder reads the same identity.
        let other = CpuId::with_cpuid_reader(|leaf, subleaf| dump.answer(leaf, subleaf));
        assert_eq!(other.get_vendor_info().unwrap().as_str(), cpu.vendor, "{name}");
        let signature = other.get_feature_info().unwrap();
        let numbers = [signature.family_id(), signature.model_id(), signature.stepping_id()].map(u32::from);
        assert_eq!(numbers, [cpu.family, cpu.model, cpu.stepping], "{name}");
    }
}

#[test]
fn a_32_bit_build_on_a_cpu_with_pext_has_the_note_that_it_cannot_use_it() {
    for (name, dump) in dumps() {
        let cpu = dump.cpu(32);
        assert_eq!(names(&cpu).contains(&"no-64-bit-pext"), dump.words().has(&features::BMI2), "{name}");
        assert!(cpu.levels.is_empty(), "{name}: a 32-bit build has no levels");
    }
    let lacks = |name: &str| names(&dumps()[name].cpu(32)).contains(&"no-64-bit-pext");
    assert!(lacks("haswell") && lacks("zen-2") && !lacks("nehalem") && !lacks("piledriver"));
}

#[test]
fn a_level_needs_the_system_to_save_its_registers() {
    let level = |xcr0| Dump { xcr0, ..dumps()["sapphire-rapids"].clone() }.cpu(64).levels.pop();
    assert_eq!(level(0b1110_0111).as_deref(), Some("x86-64-v4"));
    assert_eq!(level(0b0000_0111).as_deref(), Some("x86-64-v3"));
    assert_eq!(level(0b0000_0011).as_deref(), Some("x86-64-v2"));
}

#[test]
#[cfg(target_arch = "x86_64")]
fn this_cpu_runs_the_levels_that_the_standard_library_sees() {
    macro_rules! has {
        ($($feature:tt),+) => { $(std::arch::is_x86_feature_detected!($feature))&&+ };
    }
    let steps = [
        true,
        has!("cmpxchg16b", "popcnt", "sse3", "sse4.1", "sse4.2", "ssse3"),
        has!("avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "lzcnt", "movbe"),
        has!("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"),
    ];
    assert_eq!(here().levels.len(), steps.into_iter().take_while(|&there| there).count());
}
