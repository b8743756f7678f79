//! Reads raw profiles (`.profraw`), in which an instrumented program leaves its counts.

use std::collections::HashMap;
use std::path::Path;

use super::{Function, KINDS, Profile, ProfileError, RAW_VERSIONS, Site, name_hash};

const MAGIC: u64 = u64::from_be_bytes(*b"\xfflprofr\x81");

/// Bits of the version word that hold the version; the others are flags.
const VERSION_BITS: u64 = 0x00ff_ffff_ffff_ffff;

/// Flag of profiles whose counters are in LLVM's intermediate code, where rustc inserts them.
pub(super) const FLAG_IR: u64 = 1 << 56;

/// Size of a function's record, in bytes.
const RECORD: u64 = 64;
/// Size of a virtual table's record, in bytes.
const VIRTUAL_TABLE: u64 = 24;

/// Largest total size of unpacked function names, in bytes.
const MAX_NAMES: usize = 1 << 30;

/// Header of the profile of one program or library, after the magic and the version.
struct Header {
    binary_ids: u64,
    records: u64,
    padding_before_counters: u64,
    counters: u64,
    padding_after_counters: u64,
    bitmap: u64,
    padding_after_bitmap: u64,
    names: u64,
    counters_delta: u64,
    virtual_tables: u64,
    virtual_names: u64,
    last_kind: u64,
}

struct Record {
    name: u64,
    hash: u64,
    counters: u64,
    address: u64,
    counts: usize,
    /// Numbers of sites by kind, including those of virtual tables.
    sites: [usize; KINDS + 1],
}

/// Adds the counts of a file, which holds a profile of the program and one of each of its
/// libraries.
pub(super) fn read(path: &Path, bytes: &[u8], profile: &mut Profile) -> Result<(), ProfileError> {
    let mut reader = Reader { path, bytes, at: 0 };
    loop {
        read_one(&mut reader, profile)?;
        while reader.bytes.get(reader.at) == Some(&0) {
            reader.at += 1;
        }
        if reader.at >= bytes.len() {
            return Ok(());
        }
    }
}

fn read_one(reader: &mut Reader<'_>, profile: &mut Profile) -> Result<(), ProfileError> {
    let header = read_header(reader)?;
    reader.take(header.binary_ids, "identities of the binary")?;
    let mut records = reader.part(reader.at);
    let size = header.records.checked_mul(RECORD);
    reader.take(size.unwrap_or(u64::MAX), "records of the functions")?;
    reader.take(header.padding_before_counters, "padding before the counters")?;
    let counters_at = reader.at;
    let size = header.counters.checked_mul(8);
    let counters = reader.take(size.unwrap_or(u64::MAX), "counters")?;
    reader.take(header.padding_after_counters, "padding after the counters")?;
    reader.take(header.bitmap, "bitmap")?;
    reader.take(header.padding_after_bitmap, "padding after the bitmap")?;
    let names = read_names(reader, header.names)?;
    let size = header.virtual_tables.checked_mul(VIRTUAL_TABLE);
    reader.take(size.unwrap_or(u64::MAX), "virtual tables")?;
    reader.take(header.virtual_names, "names of virtual tables")?;
    reader.align("padding before the values")?;

    // The records were taken from the reader above, so their number is bounded by the file's
    // length.
    let functions_at = records.at;
    let functions: Vec<_> =
        (0..header.records).map(|_| read_record(&mut records)).collect::<Result<_, _>>()?;
    let targets: HashMap<u64, u64> = functions
        .iter()
        .filter(|function| function.address != 0)
        .map(|function| (function.address, function.name))
        .collect();
    for (index, record) in functions.iter().enumerate() {
        let at = functions_at + index * RECORD as usize;
        let damaged = |what| reader.damaged(at, what);
        // The offset of a function's counters is relative to the function's record;
        // `counters_delta`, the offset of all counters, is relative to the first record.
        let start = record.counters.wrapping_sub(header.counters_delta).wrapping_add(index as u64 * RECORD);
        let counts = usize::try_from(start)
            .ok()
            .and_then(|start| counters.get(start..)?.get(..record.counts.checked_mul(8)?))
            .filter(|counts| !counts.is_empty() && start % 8 == 0)
            .ok_or_else(|| damaged("the counters of a function are not among the counters of the file"))?;
        let counts = counts.chunks_exact(8).map(number).collect();
        let name = names.get(&record.name).ok_or_else(|| damaged("a function's name is missing"))?;
        let sites = read_values(reader, record, &targets)?;
        if !profile.add(name, record.hash, Function { counts, sites }) {
            return Err(reader.damaged(
                counters_at,
                "two records of a function have different numbers of counters or sites",
            ));
        }
    }
    Ok(())
}

fn read_header(reader: &mut Reader<'_>) -> Result<Header, ProfileError> {
    let path = reader.path.to_owned();
    match reader.word("magic number") {
        Ok(MAGIC) => {}
        _ => return Err(ProfileError::NotRaw(path)),
    }
    let version = reader.word("version")?;
    if !RAW_VERSIONS.contains(&(version & VERSION_BITS)) {
        return Err(ProfileError::Version { path, found: version & VERSION_BITS });
    }
    if version & !VERSION_BITS != FLAG_IR {
        return Err(ProfileError::Kind { path, flags: version & !VERSION_BITS });
    }
    let mut word = || reader.word("header");
    let header = Header {
        binary_ids: word()?,
        records: word()?,
        padding_before_counters: word()?,
        counters: word()?,
        padding_after_counters: word()?,
        bitmap: word()?,
        padding_after_bitmap: word()?,
        names: word()?,
        counters_delta: word()?,
        virtual_tables: {
            let _bitmap_delta = word()?;
            let _names_delta = word()?;
            word()?
        },
        virtual_names: word()?,
        last_kind: word()?,
    };
    if header.last_kind != KINDS as u64 {
        return Err(reader
            .damaged(reader.at - 8, "the last kind of values is not that of this version of the format"));
    }
    Ok(header)
}

fn read_record(reader: &mut Reader<'_>) -> Result<Record, ProfileError> {
    let what = "record of a function";
    let (name, hash) = (reader.word(what)?, reader.word(what)?);
    let (counters, _bitmap) = (reader.word(what)?, reader.word(what)?);
    let (address, _values) = (reader.word(what)?, reader.word(what)?);
    let counts = number(reader.take(4, what)?) as usize;
    let mut sites = [0; KINDS + 1];
    for sites in &mut sites {
        *sites = number(reader.take(2, what)?) as usize;
    }
    // Two bytes of padding, and the size of the bitmap.
    reader.take(6, what)?;
    Ok(Record { name, hash, counters, address, counts, sites })
}

/// Reads the names, which are stored in chunks, compressed or not, and returns them by hash.
fn read_names(reader: &mut Reader<'_>, size: u64) -> Result<HashMap<u64, Vec<u8>>, ProfileError> {
    let at = reader.at;
    let end = at + reader.take(size, "names of functions")?.len();
    let mut chunks = Reader { path: reader.path, bytes: &reader.bytes[..end], at };
    let (mut names, mut left) = (HashMap::new(), MAX_NAMES);
    while chunks.at < end {
        let unpacked = chunks.variable("length of names")?;
        let packed = chunks.variable("length of packed names")?;
        let start = chunks.at;
        let length = usize::try_from(unpacked).ok().filter(|&length| length <= left);
        let length = length.ok_or_else(|| chunks.damaged(start, "names are too long"))?;
        left -= length;
        let add = |names: &mut HashMap<_, _>, text: &[u8]| {
            for name in text.split(|&byte| byte == 1) {
                names.insert(name_hash(name), name.to_vec());
            }
        };
        if packed == 0 {
            add(&mut names, chunks.take(unpacked, "names")?);
        } else {
            let bytes = chunks.take(packed, "packed names")?;
            let text = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(bytes, length);
            let text = text.ok().filter(|text| text.len() == length);
            let text = text.ok_or_else(|| chunks.damaged(start, "names cannot be unpacked"))?;
            add(&mut names, &text);
        }
        while chunks.bytes.get(chunks.at) == Some(&0) {
            chunks.at += 1;
        }
    }
    reader.align("padding after the names")?;
    Ok(names)
}

/// Reads the values of a function. Targets that are not a known function become 0, as in LLVM.
fn read_values(
    reader: &mut Reader<'_>,
    record: &Record,
    targets: &HashMap<u64, u64>,
) -> Result<[Vec<Site>; KINDS], ProfileError> {
    let mut sites = <[Vec<Site>; KINDS]>::default();
    if record.sites == [0; KINDS + 1] {
        return Ok(sites);
    }
    let at = reader.at;
    let size = number(reader.take(4, "size of the values")?) as usize;
    let kinds = number(reader.take(4, "kinds of values")?);
    if kinds as usize != record.sites.iter().filter(|&&sites| sites != 0).count() {
        return Err(reader.damaged(at, "the number of kinds of values is not that of the function's record"));
    }
    for _ in 0..kinds {
        let at = reader.at;
        let kind = number(reader.take(4, "kind of values")?) as usize;
        let number_of_sites = number(reader.take(4, "number of sites")?);
        if record.sites.get(kind).is_none_or(|&sites| sites as u64 != number_of_sites) {
            return Err(
                reader.damaged(at, "the number of sites of a kind is not that of the function's record")
            );
        }
        let lengths = reader.take(number_of_sites, "lengths of sites")?;
        reader.align("padding of the sites")?;
        let mut read = Vec::with_capacity(lengths.len());
        for &length in lengths {
            let values = reader.take(u64::from(length) * 16, "values")?.chunks_exact(16);
            let mapped = values.map(|pair| {
                let (value, count) = (number(&pair[..8]), number(&pair[8..]));
                let known = || targets.get(&value).copied().unwrap_or(0);
                (if kind == 0 { known() } else { value }, count)
            });
            read.push(mapped.collect());
        }
        match sites.get_mut(kind) {
            Some(sites) if sites.is_empty() => *sites = read,
            Some(_) => return Err(reader.damaged(at, "a kind of values comes twice")),
            // Values of virtual tables are skipped.
            None => {}
        }
    }
    if reader.at - at != size {
        return Err(reader.damaged(at, "the values do not have the size that is stated before them"));
    }
    Ok(sites)
}

/// Parses a little-endian number of up to eight bytes.
fn number(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |sum, &byte| sum << 8 | u64::from(byte))
}

struct Reader<'a> {
    path: &'a Path,
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn part(&self, at: usize) -> Self {
        Self { path: self.path, bytes: self.bytes, at }
    }

    fn damaged(&self, at: usize, what: &'static str) -> ProfileError {
        ProfileError::Damaged { path: self.path.to_owned(), at, what }
    }

    /// Returns the next bytes. `what` names them in the error if the file ends before.
    fn take(&mut self, size: u64, what: &'static str) -> Result<&'a [u8], ProfileError> {
        let size = usize::try_from(size).ok();
        let taken = size.and_then(|size| self.bytes.get(self.at..)?.get(..size));
        let taken =
            taken.ok_or_else(|| ProfileError::Cut { path: self.path.to_owned(), at: self.at, what })?;
        self.at += taken.len();
        Ok(taken)
    }

    fn word(&mut self, what: &'static str) -> Result<u64, ProfileError> {
        self.take(8, what).map(number)
    }

    /// Skips padding up to a multiple of eight bytes.
    fn align(&mut self, what: &'static str) -> Result<(), ProfileError> {
        self.take((self.at.wrapping_neg() % 8) as u64, what).map(drop)
    }

    /// Returns a number in LEB128: seven bits a byte, the lowest first.
    fn variable(&mut self, what: &'static str) -> Result<u64, ProfileError> {
        let (at, mut sum) = (self.at, 0);
        for shift in (0..63).step_by(7) {
            let byte = number(self.take(1, what)?);
            sum |= (byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(sum);
            }
        }
        Err(self.damaged(at, "a length is too long"))
    }
}
