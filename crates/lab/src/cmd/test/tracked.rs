//! The steps that read the files which git keeps.

use anyhow::Result;

use super::{Outcome, Scope, tracked_files};

/// Beginnings of paths that only one machine has. In two pieces each, so that this file does not hold them.
const OF_ONE_MACHINE: [(&str, &str); 5] =
    [("/ho", "me/"), ("/ro", "ot/"), ("/Us", "ers/"), ("C:\\Us", "ers\\"), ("/wo", "rk/")];

/// No file holds a path that only the machine it was made on has.
pub(super) fn paths(Scope { root, .. }: &Scope) -> Result<Outcome> {
    let Some(files) = tracked_files(root) else { return Ok(Outcome::skip("not a git checkout")) };
    let mut findings = Vec::new();
    for file in &files {
        let Ok(bytes) = std::fs::read(root.join(file)) else { continue };
        let text = String::from_utf8_lossy(&bytes);
        for (index, line) in text.lines().enumerate() {
            if let Some(path) = machine_path(line) {
                findings.push(format!("{}:{} holds `{path}`", file.display(), index + 1));
            }
        }
    }
    Ok(Outcome::of_findings(&findings, format!("{} files", files.len())))
}

/// No source file is so long that there must be a seam in it.
pub(super) fn sizes(Scope { root, .. }: &Scope) -> Result<Outcome> {
    const MOST: usize = 800;
    let Some(files) = tracked_files(root) else { return Ok(Outcome::skip("not a git checkout")) };
    let sources: Vec<_> =
        files.iter().filter(|file| file.extension().is_some_and(|end| end == "rs")).collect();
    let mut findings = Vec::new();
    for file in &sources {
        let Ok(text) = std::fs::read_to_string(root.join(file)) else { continue };
        let lines = text.lines().count();
        if lines > MOST {
            findings.push(format!("{} has {lines} lines", file.display()));
        }
    }
    Ok(Outcome::of_findings(&findings, format!("{} files", sources.len())))
}

/// The path of one machine in this line, if there is one: such a beginning where a path can begin.
fn machine_path(line: &str) -> Option<String> {
    OF_ONE_MACHINE.iter().find_map(|(head, tail)| {
        let start = format!("{head}{tail}");
        line.match_indices(&start).find_map(|(at, _)| {
            let before = line[..at].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || "._-/~".contains(c)) {
                return None;
            }
            let path = line[at..].split(|c: char| c.is_whitespace() || "\"'`)>,;".contains(c)).next();
            path.map(str::to_owned)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_path_is_found_and_a_relative_one_or_an_address_is_not() {
        let home = format!("/ho{}", "me/someone/.cargo");
        assert_eq!(machine_path(&format!("see `{home}` here")).as_deref(), Some(home.as_str()));
        assert_eq!(machine_path(&format!("https://example.org{home}")), None);
        assert_eq!(machine_path("../home/shared and network/drive"), None);
    }
}
