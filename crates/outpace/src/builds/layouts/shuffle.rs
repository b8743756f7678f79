//! Reorders the sections of an object file.
//!
//! A linker lays out sections in the order of the object's section table, so another order of the
//! table gives another layout of the linked program. That needs no feature of a particular linker.
//! Only the table changes: contents stay where they are in the file, and every section number, in
//! symbols, groups and other headers, is replaced by the new one.
//!
//! The format is that of the System V ABI's "Object Files" chapter: ELF of 64 bits in little-endian
//! order.

use object::LittleEndian;
use object::elf::{self, FileHeader64, SectionHeader64, Sym64};
use object::endian::{U16, U32, U64};
use object::pod;

use super::SHUFFLED;
use crate::error::{Context, Result, ensure};
use crate::rng::Rng;

type Header = SectionHeader64<LittleEndian>;

const END: LittleEndian = LittleEndian;

/// Returns the object with its sections of code, constants and variables in the order that follows
/// from the seed.
pub(crate) fn shuffled(object: &[u8], seed: u32) -> Result<Vec<u8>> {
    let mut bytes = object.to_vec();
    let table = Table::find(&bytes)?;
    let headers = table.headers(&bytes)?.to_vec();
    let may_move = |&at: &usize| {
        let holds = matches!(headers[at].sh_type.get(END), elf::SHT_PROGBITS | elf::SHT_NOBITS);
        holds && table.name(&bytes, &headers[at]).is_some_and(is_free)
    };
    let free: Vec<usize> = (0..headers.len()).filter(may_move).collect();
    let mut shuffled = free.clone();
    Rng::new(seed.into(), "layout").shuffle(&mut shuffled);
    let mut places: Vec<u32> = (0..headers.len() as u32).collect();
    for (&from, &to) in free.iter().zip(&shuffled) {
        places[from] = to as u32;
    }
    let place = |number: u32| places.get(number as usize).copied().unwrap_or(number);

    for header in &headers {
        let range = range(header);
        match header.sh_type.get(END) {
            elf::SHT_SYMTAB => {
                for symbol in slice::<Sym64<LittleEndian>>(&mut bytes, range)? {
                    let number = symbol.st_shndx.get(END).0;
                    if number < elf::SHN_LORESERVE {
                        let place = place(number.into()) as u16;
                        symbol.st_shndx = U16::new(END, elf::SymbolSection(place));
                    }
                }
            }
            elf::SHT_SYMTAB_SHNDX => renumber(slice(&mut bytes, range)?, place),
            // The first word is the kind of the group, not a section number.
            elf::SHT_GROUP => {
                renumber(slice(&mut bytes, range)?.get_mut(1..).unwrap_or_default(), place);
            }
            _ => {}
        }
    }
    let moved = slice::<Header>(&mut bytes, table.range())?;
    for (from, mut header) in headers.into_iter().enumerate() {
        header.sh_link = U32::new(END, place(header.sh_link.get(END)));
        let kind = header.sh_type.get(END);
        let names_a_section = header.sh_flags.get(END).0 & elf::SHF_INFO_LINK.0 != 0;
        if names_a_section || kind == elf::SHT_REL || kind == elf::SHT_RELA {
            header.sh_info = U32::new(END, place(header.sh_info.get(END)));
        }
        moved[places[from] as usize] = header;
    }
    Ok(bytes)
}

/// Returns the object with up to `most` times 16 unused bytes behind a section of code, one of
/// constants and one of each kind of variables, so that whatever the linker puts behind them lies
/// elsewhere.
pub(crate) fn padded(object: &[u8], most: usize, rng: &mut Rng) -> Result<Vec<u8>> {
    let mut bytes = object.to_vec();
    let table = Table::find(&bytes)?;
    let mut headers = table.headers(&bytes)?.to_vec();
    for pattern in SHUFFLED {
        let grows = |header: &Header| {
            // Sections whose strings and constants the linker merges would lose the padding.
            let is_merged = header.sh_flags.get(END).0 & elf::SHF_MERGE.0 != 0;
            let holds = matches!(header.sh_type.get(END), elf::SHT_PROGBITS | elf::SHT_NOBITS);
            holds && !is_merged && table.name(object, header).is_some_and(|name| is_like(name, pattern))
        };
        let fit: Vec<usize> = (0..headers.len()).filter(|&at| grows(&headers[at])).collect();
        if fit.is_empty() {
            continue;
        }
        let header = &mut headers[fit[rng.below(fit.len())]];
        let (start, size) = range(header);
        let larger = size + 16 * rng.below(most + 1) as u64;
        if header.sh_type.get(END) == elf::SHT_PROGBITS {
            let content = bytes[part((start, size), bytes.len())?].to_vec();
            let moved = bytes.len().next_multiple_of(64);
            bytes.resize(moved, 0);
            bytes.extend(content);
            bytes.resize(moved + larger as usize, 0);
            header.sh_offset = U64::new(END, moved as u64);
        }
        header.sh_size = U64::new(END, larger);
    }
    slice::<Header>(&mut bytes, table.range())?.copy_from_slice(&headers);
    Ok(bytes)
}

/// Returns true if sections with this name may stand in any order.
fn is_free(name: &[u8]) -> bool {
    SHUFFLED.iter().any(|pattern| is_like(name, pattern))
}

fn is_like(name: &[u8], pattern: &str) -> bool {
    name.starts_with(pattern.trim_end_matches('*').as_bytes())
}

fn renumber(words: &mut [U32<LittleEndian>], place: impl Fn(u32) -> u32) {
    for word in words {
        *word = U32::new(END, place(word.get(END)));
    }
}

/// Location of the section table.
#[derive(Clone, Copy, Debug)]
struct Table {
    start: u64,
    count: u64,
    /// Number of the section that holds the names.
    names: usize,
}

impl Table {
    fn find(bytes: &[u8]) -> Result<Self> {
        let header = pod::from_bytes::<FileHeader64<LittleEndian>>(bytes).ok().map(|(header, _)| header);
        let header = header.filter(|header| {
            let ident = &header.e_ident;
            let is_elf = ident.magic == elf::ELFMAG
                && ident.class == elf::ELFCLASS64
                && ident.data == elf::ELFDATA2LSB
                && header.e_type.get(END) == elf::ET_REL;
            is_elf && usize::from(header.e_shentsize.get(END)) == size_of::<Header>()
        });
        let header = header.context("it is no object file of 64-bit ELF in little-endian order")?;
        let (count, names) = (header.e_shnum.get(END), header.e_shstrndx.get(END).0);
        // With 65280 or more sections, ELF stores their count in another place, and the section
        // number of a symbol might not fit into its field.
        ensure!((1..elf::SHN_LORESERVE).contains(&count), "it has no section, or 65280 or more");
        Ok(Self { start: header.e_shoff.get(END), count: count.into(), names: names.into() })
    }

    fn range(self) -> (u64, u64) {
        (self.start, self.count.saturating_mul(size_of::<Header>() as u64))
    }

    fn headers(self, bytes: &[u8]) -> Result<&[Header]> {
        let part = part(self.range(), bytes.len())?;
        pod::slice_from_all_bytes(&bytes[part])
            .ok()
            .context("the size of its table of sections is no multiple of an entry's")
    }

    /// Returns the bytes that start with a section's name.
    fn name<'a>(self, bytes: &'a [u8], header: &Header) -> Option<&'a [u8]> {
        let names = range(self.headers(bytes).ok()?.get(self.names)?);
        bytes.get(part(names, bytes.len()).ok()?)?.get(header.sh_name.get(END) as usize..)
    }
}

/// Returns the offset and the size of a section's content.
fn range(header: &Header) -> (u64, u64) {
    (header.sh_offset.get(END), header.sh_size.get(END))
}

fn part((start, length): (u64, u64), size: usize) -> Result<std::ops::Range<usize>> {
    let end = start.checked_add(length).filter(|&end| end <= size as u64);
    let end = end.context("one of its tables points past its end")?;
    Ok(start as usize..end as usize)
}

fn slice<T: pod::Pod>(bytes: &mut [u8], range: (u64, u64)) -> Result<&mut [T]> {
    let part = part(range, bytes.len())?;
    let count = part.len() / size_of::<T>();
    let found = pod::slice_from_bytes_mut(&mut bytes[part], count).ok();
    let (found, rest) = found.context("the size of one of its tables is no multiple of an entry's")?;
    ensure!(rest.is_empty(), "the size of one of its tables is no multiple of an entry's");
    Ok(found)
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::process::Command;

    use object::{Object, ObjectSection, ObjectSymbol, RelocationTarget};

    use super::*;
    use crate::os::children;

    const PROGRAM: &str = "
        #[unsafe(no_mangle)] pub static WORDS: [&str; 4] = [\"pawn\", \"knight\", \"bishop\", \"rook\"];
        #[unsafe(no_mangle)] pub static mut COUNT: u32 = 7;
        #[unsafe(no_mangle)] pub fn first(n: usize) -> usize { n ^ WORDS[n % 4].len() }
        #[unsafe(no_mangle)] pub fn second(n: usize) -> usize { first(n).wrapping_mul(3) }
        #[unsafe(no_mangle)] pub fn third(n: usize) -> usize { second(n) + first(n + 1) + unsafe { COUNT } as usize }
    ";

    fn object() -> Vec<u8> {
        let folder = tempfile::tempdir().unwrap();
        let (source, object) = (folder.path().join("program.rs"), folder.path().join("program.o"));
        std::fs::write(&source, PROGRAM).unwrap();
        let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        rustc.args(["--crate-type", "lib", "--emit", "obj", "-O", "-C", "codegen-units=1", "-o"]);
        let done = children::run(rustc.arg(&object).arg(&source), None).unwrap();
        assert!(done.status.success(), "{}", done.stderr);
        std::fs::read(&object).unwrap()
    }

    /// Returns for each symbol its name, and three things about its section: the name, the content,
    /// and the targets of the relocations.
    fn seen(bytes: &[u8]) -> Vec<(String, String, Vec<u8>, Vec<String>)> {
        let file = object::File::parse(bytes).unwrap();
        let name = |target: RelocationTarget| match target {
            RelocationTarget::Symbol(symbol) => {
                let symbol = file.symbol_by_index(symbol).unwrap();
                let section = symbol.section_index().map(|at| file.section_by_index(at).unwrap());
                let section = section.map(|section| section.name().unwrap().to_owned());
                format!("{} {section:?}", symbol.name().unwrap())
            }
            other => format!("{other:?}"),
        };
        let mut symbols: Vec<_> = file
            .symbols()
            .filter_map(|symbol| {
                let section = file.section_by_index(symbol.section_index()?).unwrap();
                let leads = section.relocations().map(|(_, relocation)| name(relocation.target())).collect();
                let section_name = section.name().unwrap().to_owned();
                Some((
                    symbol.name().unwrap().to_owned(),
                    section_name,
                    section.data().unwrap().to_vec(),
                    leads,
                ))
            })
            .collect();
        symbols.sort();
        symbols
    }

    fn order(bytes: &[u8]) -> Vec<String> {
        let file = object::File::parse(bytes).unwrap();
        file.sections().map(|section| section.name().unwrap().to_owned()).collect()
    }

    #[test]
    #[cfg(all(target_os = "linux", target_pointer_width = "64", target_endian = "little"))]
    fn every_symbol_keeps_its_content_and_relocations() {
        let object = object();
        assert!(seen(&object).iter().any(|(symbol, _, _, leads)| symbol == "third" && !leads.is_empty()));
        let [first, first_again, second] = [1, 1, 2].map(|seed| shuffled(&object, seed).unwrap());
        assert_eq!(first, first_again);
        assert_ne!(order(&first), order(&second));
        for drawn in [&first, &second] {
            assert_ne!(order(drawn), order(&object));
            assert_eq!(seen(drawn), seen(&object));
            let sorted = |bytes: &[u8]| {
                let mut order = order(bytes);
                order.sort();
                order
            };
            assert_eq!(sorted(drawn), sorted(&object));
        }
    }

    #[test]
    #[cfg(all(target_os = "linux", target_pointer_width = "64", target_endian = "little"))]
    fn a_shuffled_object_gives_the_same_program() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let main = "
            unsafe extern \"Rust\" { fn third(n: usize) -> usize; }
            fn main() { (0..9).for_each(|n| println!(\"{}\", unsafe { third(n) })); }
        ";
        std::fs::write(path("main.rs"), main).unwrap();
        let object = object();
        let said = |name: &str, object: &[u8]| {
            let file = path(&format!("{name}.o"));
            std::fs::write(&file, object).unwrap();
            let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
            rustc.args(["--edition", "2024", "-O", "-o"]).arg(path(name)).arg(path("main.rs"));
            let done = children::run(rustc.arg(format!("-Clink-arg={}", file.display())), None).unwrap();
            if !done.status.success() {
                assert!(done.stderr.contains("linker"), "{}", done.stderr);
                eprintln!("skipped: rustc finds no compiler driver to link with");
                return String::new();
            }
            children::run(&mut Command::new(path(name)), None).unwrap().stdout
        };
        let usual = said("usual", &object);
        assert_eq!(said("drawn", &shuffled(&object, 3).unwrap()), usual);
        assert!(usual.is_empty() || usual.lines().count() == 9, "{usual}");
    }

    #[test]
    #[cfg(all(target_os = "linux", target_pointer_width = "64", target_endian = "little"))]
    fn padding_keeps_the_content_of_sections() {
        let object = object();
        let grown = padded(&object, 255, &mut Rng::new(1, "padding")).unwrap();
        assert!(grown.len() > object.len());
        let (before, after) = (seen(&object), seen(&grown));
        assert_ne!(before, after);
        for (before, after) in before.iter().zip(&after) {
            assert_eq!((&before.0, &before.1, &before.3), (&after.0, &after.1, &after.3));
            assert!(after.2.starts_with(&before.2), "{}", after.0);
        }
    }

    #[test]
    fn a_torn_object_is_refused() {
        for wrong in [&b""[..], b"\x7fELF", b"!<arch>\n"] {
            let error = shuffled(wrong, 1).unwrap_err().to_string();
            assert!(error.contains("no object file"), "{error}");
        }
        if cfg!(all(target_os = "linux", target_pointer_width = "64", target_endian = "little")) {
            let mut object = object();
            for end in (0..object.len()).step_by(97) {
                assert!(shuffled(&object[..end], 1).is_err(), "{end}");
            }
            for count in [0, elf::SHN_LORESERVE] {
                object[60..62].copy_from_slice(&count.to_le_bytes());
                let error = shuffled(&object, 1).unwrap_err().to_string();
                assert!(error.contains("65280 or more"), "{count}: {error}");
            }
        }
    }
}
