//! What the fuzz targets begin with: the seeds kept for them, and the hostile corpus, of whose kinds most are a folder of files.
//!
//! Two of its kinds are written for people. The lines of the protocol are scripts in which a sign says what is to be done
//! with a line, and the FENs stand in one file with the answers between them (`tests/hostile.rs` tells of both forms). A fuzzer
//! that was given those would begin with the signs and the answers, and the engine refuses a line with a sign at once: so they
//! are expanded to the bytes that they stand for.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The answers to a folder's files stand beside them and are no such file.
const ANSWERS: &str = "answers.txt";

/// A seed of the protocol has so many lines: a session of the target's does no more than twice as many.
const LINES: usize = 20;

/// No text is repeated to more bytes than this. The targets get no longer inputs.
const LONGEST: usize = 4_096;

/// A seed: its file's name, and its bytes.
type Seed = (String, Vec<u8>);

/// Writes the seeds of a target into a folder of their own, which it returns; what was in it goes.
pub(super) fn write(root: &Path, folder: &Path, target: &str) -> Result<PathBuf> {
    let folder = folder.join("seeds").join(target);
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for (name, bytes) in seeds(root, target)? {
        let path = folder.join(name);
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(folder)
}

/// The seeds of a target.
pub(super) fn seeds(root: &Path, target: &str) -> Result<Vec<Seed>> {
    let hostile = root.join("tests/hostile");
    let mut seeds = files(&root.join("fuzz/seeds").join(target))?;
    match target {
        "uci" => {
            for (name, script) in files(&hostile.join(target))? {
                let lines = expanded(&script, |line| line.strip_prefix(['<', '!', '~']));
                let sessions = (1..).zip(lines.chunks(LINES));
                seeds
                    .extend(sessions.map(|(number, lines)| (format!("{name}-{number}"), lines.join(&b'\n'))));
            }
        }
        "fen" => {
            let path = hostile.join("fen.txt");
            let text = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let lines = expanded(&text, |line| (!line.starts_with(['#', '>'])).then_some(line));
            seeds.extend((1..).zip(lines).map(|(number, line)| (format!("hostile-{number}"), line)));
        }
        _ => seeds.extend(files(&hostile.join(target))?.into_iter().filter(|(name, _)| name != ANSWERS)),
    }
    Ok(seeds)
}

/// The files of a folder, in the order of their names; none where there is no such folder.
fn files(folder: &Path) -> Result<Vec<Seed>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let read = || -> std::io::Result<Vec<Seed>> {
        let mut files = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            files.push((entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path())?));
        }
        files.sort_unstable();
        Ok(files)
    };
    read().with_context(|| format!("cannot read {}", folder.display()))
}

/// The bytes of the lines that `pick` takes, with what they stand for.
fn expanded(text: &[u8], pick: impl Fn(&str) -> Option<&str>) -> Vec<Vec<u8>> {
    let text = String::from_utf8_lossy(text);
    let picked = text.lines().filter_map(pick).map(|line| line.strip_prefix(' ').unwrap_or(line));
    picked.filter(|line| !line.is_empty()).map(expand).collect()
}

/// The bytes that a line stands for: `\0`, `\r`, `\t`, `\\` and `\xNN` are bytes, `{text*n}` is a text n times over. What is
/// neither is itself.
fn expand(line: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let (head, tail) = rest.split_at(first.len_utf8());
        if let Some((text, times, behind)) = repetition(rest) {
            let text = expand(text);
            bytes.extend(text.repeat(times.min(LONGEST / text.len().max(1))));
            rest = behind;
        } else if let Some((byte, behind)) = (first == '\\').then(|| escape(tail)).flatten() {
            bytes.push(byte);
            rest = behind;
        } else {
            bytes.extend(head.bytes());
            rest = tail;
        }
    }
    bytes
}

/// What follows a backslash: the byte, and what is behind.
fn escape(text: &str) -> Option<(u8, &str)> {
    let simple = [("0", 0), ("r", b'\r'), ("t", b'\t'), ("\\", b'\\')];
    if let Some(found) = simple.iter().find_map(|&(sign, byte)| Some((byte, text.strip_prefix(sign)?))) {
        return Some(found);
    }
    let digits = text.strip_prefix('x')?;
    Some((u8::from_str_radix(digits.get(..2)?, 16).ok()?, &digits[2..]))
}

/// A text that begins with `{text*n}`: the text, how often, and what is behind.
fn repetition(text: &str) -> Option<(&str, usize, &str)> {
    let (inner, behind) = text.strip_prefix('{')?.split_once('}')?;
    let (text, times) = inner.rsplit_once('*')?;
    Some((text, times.parse().ok()?, behind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    #[test]
    fn a_line_of_the_corpus_is_expanded_to_its_bytes() {
        assert_eq!(expand(r"a\0\r\t\\\xfe\xZZ\"), b"a\0\r\t\\\xfe\\xZZ\\");
        assert_eq!(expand("go {ab*3}{x*y}é{"), "go ababab{x*y}é{".as_bytes());
        assert_eq!(expand("{x*1048576}").len(), LONGEST);
        assert_eq!(expand("{*9}z"), b"z");
    }

    #[test]
    fn scripts_become_sessions_without_signs_and_answers_are_no_seeds() {
        let root = workspace::root().unwrap();
        let uci = seeds(&root, "uci").unwrap();
        let hostile: Vec<_> = uci.iter().filter(|(name, _)| name.contains(".txt-")).collect();
        assert!(hostile.len() > 8, "{}", hostile.len());
        for (name, bytes) in &hostile {
            assert!(!bytes.starts_with(b"<") && !bytes.windows(2).any(|pair| pair == b"\n<"), "{name}");
        }
        assert!(hostile.iter().any(|(_, bytes)| bytes.starts_with(b"\0\n\xff\xfe\n")));
        let fen = seeds(&root, "fen").unwrap();
        assert!(fen.len() > 80 && fen.iter().any(|(_, bytes)| bytes == b"8/8/8/8/8/8/8/8 w - - 0 1"));
        for target in ["epd", "pgn", "book", "weights"] {
            let seeds = seeds(&root, target).unwrap();
            assert!(seeds.len() > 10 && seeds.iter().all(|(name, _)| name != ANSWERS), "{target}");
        }
    }
}
