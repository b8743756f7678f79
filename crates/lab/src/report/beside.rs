//! Markdown pages that other subcommands and programs have written into a record's folder.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use super::site::SHORT;
use crate::workspace;

/// Length in bytes beyond which a title is cut.
const LONGEST: u64 = 200;

/// A page: the name of its file, and its title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    pub file: String,
    pub title: String,
}

/// Returns the pages in a folder, sorted by file name, except the record's own short page.
pub fn pages(folder: &Path) -> Vec<Beside> {
    let paths = workspace::entries_if_any(folder).unwrap_or_default();
    let files = paths.iter().filter(|path| path.extension().is_some_and(|end| end == "md") && path.is_file());
    let named = files.filter_map(|path| Some((path.file_name()?.to_str()?, path)));
    let others = named.filter(|(name, _)| *name != SHORT);
    others
        .map(|(name, path)| Beside { file: name.to_owned(), title: title(path).unwrap_or_default() })
        .collect()
}

/// Returns the first line of a page, without the mark of a heading.
fn title(path: &Path) -> Option<String> {
    let mut line = Vec::new();
    BufReader::new(File::open(path).ok()?.take(LONGEST)).read_until(b'\n', &mut line).ok()?;
    // The limit may cut a character in two.
    let line = String::from_utf8_lossy(&line);
    Some(line.trim().trim_end_matches('\u{fffd}').trim_start_matches("# ").to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_have_their_names_and_titles_and_the_short_one_is_not_listed() {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in [
            ("threads.md", "# What threads are worth\n\ntext\n"),
            ("claims.md", ""),
            ("long.md", &format!("x{}", "é".repeat(LONGEST as usize))),
            (SHORT, "# No\n"),
            ("record.json", "{}"),
        ] {
            std::fs::write(folder.path().join(name), text).unwrap();
        }
        let page = |file: &str, title: &str| Beside { file: file.to_owned(), title: title.to_owned() };
        assert_eq!(
            pages(folder.path()),
            [
                page("claims.md", ""),
                page("long.md", &format!("x{}", "é".repeat(LONGEST as usize / 2 - 1))),
                page("threads.md", "What threads are worth")
            ]
        );
        assert_eq!(pages(&folder.path().join("none")), []);
    }
}
