//! `cargo lab setup man DIR`: writes the manual pages: one for the lab, one for each verb and each
//! of its parts, and one for the engine.
//!
//! The lab's pages are written from the definition that reads the command line, the engine's from
//! its help.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use crate::help;
use crate::terminal::stdout;
use outpace::os::files;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Folder for the pages, for example `man1` below a folder of `MANPATH`.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// The engine's help, as the engine prints it.
const ENGINE: &str = include_str!("../../../../../src/cli/help.txt");

pub(super) fn run(options: &Options) -> Result<()> {
    let pages: Vec<(PathBuf, Vec<u8>)> =
        pages()?.into_iter().map(|(name, page)| (options.folder.join(name), page)).collect();
    files::replace_all(&pages)?;
    let paths: String = pages.iter().map(|(path, _)| format!("{}\n", path.display())).collect();
    stdout::print(paths)
}

fn pages() -> Result<Vec<(String, Vec<u8>)>> {
    // The names under which `man` finds the pages: `cargo lab bench count` is in
    // `cargo-lab-bench-count(1)`.
    let named = |command: Command, name: String| command.name(name).disable_help_subcommand(true);
    let lab = named(help::command(), "cargo-lab".to_owned());
    let parts = help::parts();
    let parts =
        parts.into_iter().map(|(name, part)| named(part, format!("cargo-lab-{name}").replace(' ', "-")));
    let mut pages = vec![("plywright.1".to_owned(), engine())];
    for command in std::iter::once(lab).chain(parts) {
        let name = format!("{}.1", command.get_name());
        let mut page = Vec::new();
        let version = concat!("plywright ", env!("CARGO_PKG_VERSION"));
        let man = Man::new(command).source(version).manual("Plywright");
        man.render(&mut page).with_context(|| name.clone())?;
        pages.push((name, page));
    }
    Ok(pages)
}

fn engine() -> Vec<u8> {
    let mut page = Roff::new();
    page.control("TH", ["plywright", "1", "", concat!("plywright ", env!("CARGO_PKG_VERSION")), "Plywright"]);
    page.control("SH", ["NAME"]).text([roman("plywright - a chess engine that speaks UCI")]);
    page.control("SH", ["SYNOPSIS"]).text([bold("plywright"), roman(" [COMMAND...]")]);
    page.control("SH", ["DESCRIPTION"]).control("nf", []);
    for line in ENGINE.lines() {
        page.text([roman(line)]);
    }
    page.control("fi", []).control("SH", ["SEE ALSO"]).text([bold("cargo-lab"), roman("(1)")]);
    page.render().into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::assert_says;

    #[test]
    fn the_lab_each_verb_and_the_engine_have_a_page() {
        let pages = pages().unwrap();
        assert_eq!(pages.len(), 2 + help::parts().len());
        for (name, page) in &pages {
            let page = String::from_utf8(page.clone()).unwrap();
            assert_says(&page, &[".TH ", ".SH NAME\n", ".SH SYNOPSIS\n", ".SH DESCRIPTION\n"]);
            assert!(page.lines().all(|line| line.is_ascii() || !line.starts_with('.')), "{name}");
        }
        let choose = pages.iter().find(|(name, _)| name == "cargo-lab-choose.1").unwrap();
        assert!(String::from_utf8_lossy(&choose.1).contains("\\-\\-against"));
        let engine = String::from_utf8(pages[0].1.clone()).unwrap();
        assert!(engine.contains("bench [DEPTH]"), "{engine}");
    }

    #[test]
    fn groff_finds_no_fault_in_a_page() {
        for (name, page) in pages().unwrap() {
            let mut groff = std::process::Command::new("groff");
            groff.args(["-man", "-Tutf8", "-ww", "-z"]).stdin(std::process::Stdio::piped());
            groff.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::piped());
            let Ok(mut child) = groff.spawn() else {
                eprintln!("skipped: there is no groff");
                return;
            };
            std::io::Write::write_all(&mut child.stdin.take().unwrap(), &page).unwrap();
            let output = child.wait_with_output().unwrap();
            assert!(output.stderr.is_empty(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        }
    }
}
