//! Changes the members of an archive of objects (`.a`, `.rlib`).
//!
//! The format is that of System V and GNU: each member has a header of 60 bytes before it, and the
//! first member is a table of symbols with the place of the member that defines each symbol.

use std::collections::BTreeMap;

use crate::error::{Context, Result, ensure};

/// First bytes of an archive.
pub(super) const MAGIC: &[u8] = b"!<arch>\n";

const HEADER: usize = 60;

/// Returns the archive with each member replaced by the result of `change`, which returns `None`
/// for a member that stays as it is. The tables of symbols and of names are not given to `change`.
pub(super) fn changed(archive: &[u8], mut change: impl FnMut(&[u8]) -> Option<Vec<u8>>) -> Result<Vec<u8>> {
    ensure!(archive.starts_with(MAGIC), "it is no archive");
    let mut out = MAGIC.to_vec();
    let mut places: BTreeMap<usize, usize> = BTreeMap::new();
    let mut symbols = None;
    let mut at = MAGIC.len();
    while at < archive.len() {
        let torn = "an archive is torn";
        let header = archive.get(at..at + HEADER).context(torn)?;
        let size = std::str::from_utf8(&header[48..58]).ok().and_then(|size| size.trim_end().parse().ok());
        let size: usize = size.context(torn)?;
        let from = at + HEADER;
        let content = from.checked_add(size).and_then(|end| archive.get(from..end)).context(torn)?;
        ensure!(!header.starts_with(b"/SYM64/"), "an archive of more than 4 GiB cannot be changed");
        let is_table = header.starts_with(b"/ ");
        if is_table {
            symbols = Some(out.len() + HEADER..out.len() + HEADER + size);
        }
        let changed = (!is_table && !header.starts_with(b"//")).then(|| change(content)).flatten();
        let content = changed.as_deref().unwrap_or(content);
        places.insert(at, out.len());
        out.extend(&header[..48]);
        out.extend(format!("{:<10}", content.len()).bytes());
        out.extend(&header[58..]);
        out.extend(content);
        if out.len() % 2 == 1 {
            out.push(b'\n');
        }
        at = from + size + size % 2;
    }
    let words = symbols.and_then(|range| out.get_mut(range)).unwrap_or_default();
    let (words, _) = words.as_chunks_mut::<4>();
    let Some((count, offsets)) = words.split_first_mut() else { return Ok(out) };
    for offset in offsets.iter_mut().take(u32::from_be_bytes(*count) as usize) {
        let place = places.get(&(u32::from_be_bytes(*offset) as usize));
        let place = place.and_then(|place| u32::try_from(*place).ok());
        *offset = place.context("an archive's table leads to no member")?.to_be_bytes();
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns an archive of these members, whose table says that each defines a symbol.
    fn archive(members: &[&[u8]]) -> Vec<u8> {
        let header = |name: &str, size: usize| format!("{name:<16}{:<32}{size:<10}`\n", 0).into_bytes();
        let table = 4 + 4 * members.len();
        let mut offset = MAGIC.len() + HEADER + table;
        let mut bytes = [MAGIC, &header("/", table), &(members.len() as u32).to_be_bytes()].concat();
        for member in members {
            bytes.extend((offset as u32).to_be_bytes());
            offset += HEADER + member.len().next_multiple_of(2);
        }
        for member in members {
            bytes.extend(header("a.o/", member.len()));
            bytes.extend(*member);
            bytes.resize(bytes.len().next_multiple_of(2), b'\n');
        }
        bytes
    }

    #[test]
    fn the_symbol_table_leads_to_grown_members() {
        let before = archive(&[b"one", b"second", b"x"]);
        assert_eq!(changed(&before, |_| None).unwrap(), before);
        let doubled = |member: &[u8]| (member != b"second").then(|| member.repeat(2));
        assert_eq!(changed(&before, doubled).unwrap(), archive(&[b"oneone", b"second", b"xx"]));
    }

    #[test]
    fn a_torn_archive_is_refused() {
        let archive = archive(&[b"one", b"second"]);
        for end in [0, 5, 20, 70, 100, archive.len() - 1] {
            assert!(changed(&archive[..end], |_| None).is_err(), "{end}");
        }
        let mut wrong = archive.clone();
        wrong[MAGIC.len() + HEADER + 7] += 1;
        assert!(changed(&wrong, |_| None).is_err());
    }
}
