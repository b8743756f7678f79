//! Shows the machine code of any function of the engine interleaved with its Rust source, as
//! cargo-show-asm prints it.
//!
//! The listings in `asm/` are only of kernels. Here the engine is built like a candidate, but with
//! debug information, which does not change its code. Then the linked program is disassembled. So
//! functions of all crates can be shown, as they run.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::build::targets::Ready;
use crate::machine::tools::{self, Tool};
use crate::terminal::stdout::note;
use crate::workspace;
use outpace::os::children::{self, Finished};

#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// Path of the function, or a part of it.
    pub name: &'a str,
    /// Index among the functions whose paths contain the name.
    pub number: Option<usize>,
    pub features: &'a [String],
}

pub fn show(root: &Path, ready: &Ready, wanted: Wanted<'_>) -> Result<String> {
    if tools::find(root, Tool::RustSource)?.is_none() {
        let remedy = tools::remedy(root, Tool::RustSource)?;
        note!(
            "the source of the standard library is missing (`{remedy}` installs it); a function that contains code of the library is shown without Rust lines"
        );
    }
    let program = tools::ensure(root, Tool::ShowAsm)?;
    note!("building the engine with debug information, for {}: a minute the first time", ready.target.name);
    show_by(&program, root, ready, wanted)
}

fn show_by(program: &Path, root: &Path, ready: &Ready, wanted: Wanted<'_>) -> Result<String> {
    listing(root, wanted, |with_rust| {
        Ok(children::run(&mut command(program, root, ready, wanted, with_rust), None)?)
    })
}

/// Returns the listing that cargo-show-asm prints. `run` runs it, with Rust lines or without.
fn listing(root: &Path, wanted: Wanted<'_>, run: impl Fn(bool) -> Result<Finished>) -> Result<String> {
    let mut done = run(true)?;
    if !done.status.success() && done.stderr.contains("rustc sources") {
        let remedy = tools::remedy(root, Tool::RustSource)?;
        note!(
            "showing no Rust lines, because the standard library's source is missing: `{remedy}` installs it"
        );
        done = run(false)?;
    }
    let (name, listed) = (wanted.name, done.stdout.trim_end());
    match () {
        () if done.status.success() => Ok(done.stdout),
        () if !listed.is_empty() && wanted.number.is_none() => bail!(
            "several functions of the engine have `{name}` in their names; give a longer name, or add the number:\n{listed}"
        ),
        () if done.stderr.contains("Can't find any items matching") => {
            bail!("no function of the engine has `{name}` in its name; perhaps it is inlined everywhere")
        }
        () => bail!("`cargo asm` shows nothing of `{name}`:\n{}", done.stderr.trim()),
    }
}

/// Returns the command that shows the function. Its environment has the flags of a candidate.
fn command(program: &Path, root: &Path, ready: &Ready, wanted: Wanted<'_>, with_rust: bool) -> Command {
    let mut command = tools::cargo_at(program.as_os_str());
    command.arg("asm");
    let mut command = ready.prepared(root, command);
    command.env_remove("CARGO_INCREMENTAL");
    command.args(["--silent", "--no-color", "--quiet", "--disasm", "--simplify"]);
    command.args(with_rust.then_some("--rust"));
    command.args(["--package", "plywright", "--bin", "plywright", "--profile", "release"]);
    command.args(["--config", "profile.release.debug=1", "--no-default-features"]);
    command.args(wanted.features.iter().flat_map(|feature| ["--features", feature]));
    command.arg("--target-dir").arg(workspace::target(root).join("functions"));
    // A function that the engine re-exports has the name of its own crate in the binary, so the
    // prefix `plywright::` is dropped.
    command.arg(wanted.name.strip_prefix("plywright::").unwrap_or(wanted.name));
    command.args(wanted.number.map(|number| number.to_string()));
    command
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::targets::Target;

    #[test]
    fn the_engine_is_built_like_a_candidate() {
        let features = ["popcount-swar".to_owned(), "score-split".to_owned()];
        let wanted = Wanted { name: "plywright::search::alphabeta", number: Some(2), features: &features };
        let ready = Ready::find(Target::host()).unwrap();
        let shown = |ready: &Ready, with_rust| {
            let command = command(Path::new("cargo-asm"), Path::new("/engine"), ready, wanted, with_rust);
            let text = |word: &std::ffi::OsStr| word.to_string_lossy().into_owned();
            let flags = command
                .get_envs()
                .find(|variable| variable.0 == "CARGO_ENCODED_RUSTFLAGS")
                .unwrap()
                .1
                .map(text);
            assert_eq!(command.get_current_dir(), Some(Path::new("/engine")));
            (command.get_args().map(text).collect::<Vec<_>>().join(" "), flags.unwrap())
        };
        let (line, flags) = shown(&ready, true);
        assert_eq!(flags, "");
        let folder = workspace::target(Path::new("/engine")).join("functions");
        let wanted = format!(
            "asm --silent --no-color --quiet --disasm --simplify --rust --package plywright --bin plywright --profile release --config \
             profile.release.debug=1 --no-default-features --features popcount-swar --features score-split --target-dir {} \
             search::alphabeta 2",
            folder.display()
        );
        assert_eq!(line, wanted);
        let native = Ready::find(Target::parse("native").unwrap()).unwrap();
        let (line, flags) = shown(&native, false);
        assert_eq!(flags, "-Ctarget-cpu=native");
        assert!(!line.contains("--rust"), "{line}");
    }

    #[cfg(unix)]
    #[test]
    fn rust_lines_are_shown_or_left_out_and_refusals_are_explained() {
        use std::cell::RefCell;
        use std::os::unix::process::ExitStatusExt as _;
        use std::process::ExitStatus;

        // Printed by cargo-show-asm 0.2.64 for the package below, without rust-src.
        const PLAIN: &str = "   13a60:    push rax\n   13a61:    call 0x13a90 # plywright::twice\n   \
                             13a66:    or rax, 5\n   13a6a:    pop rcx\n   13a6b:    ret \n";
        const WITH_RUST: &str = "\t\t// src/main.rs:8\n\t\tfn twice_more(word: u64) -> u64 {\n   \
                                 13a60:    push rax\n\t\t// src/main.rs:9\n\t\ttwice(word) | 5\n   \
                                 13a61:    call 0x13a90 # plywright::twice\n   13a66:    or rax, 5\n\
                                 \t\t// src/main.rs:10\n\t\t}\n   13a6a:    pop rcx\n   13a6b:    ret \n";
        // The beginning of `twice`, before its line of the standard library.
        const PART: &str =
            "\t\t// src/main.rs:3\n\t\tfn twice(word: u64) -> u64 {\n   13a90:    mov rax, rdi\n";
        const NO_SOURCE: &str = "\nYou need to install rustc sources to be able to see the rust annotations, \
                                 try\n\trustup component add rust-src\n";
        const SEVERAL: &str = "0 \"plywright::twice\" [14]\n1 \"plywright::twice_more\" [12]\n";
        const NO_ITEM: &str = "\nCan't find any items matching [\"thrice\"]\n";
        const NO_FEATURE: &str = "error: the package 'plywright' does not contain this feature: x\n\n\
                                  Cargo failed with exit status: 101\n";

        let asked = RefCell::new(Vec::new());
        // `with` and `without` are the exit code, the output and the errors of a run with Rust lines
        // and of one without.
        let show = |name: &str, with: (i32, &str, &str), without: (i32, &str, &str)| {
            asked.borrow_mut().clear();
            let wanted = Wanted { name, number: None, features: &[] };
            let shown = listing(Path::new("/engine"), wanted, |with_rust| {
                asked.borrow_mut().push(with_rust);
                let (code, stdout, stderr) = if with_rust { with } else { without };
                let (stdout, stderr) = (stdout.to_owned(), stderr.to_owned());
                let status = ExitStatus::from_raw(code << 8);
                Ok(Finished { status, stdout, stderr, expired: false, usage: None })
            });
            shown.map_err(|error| error.to_string())
        };
        let unused = (1, "", "");
        assert_eq!(show("twice_more", (0, WITH_RUST, ""), unused).unwrap(), WITH_RUST);
        assert_eq!(*asked.borrow(), [true]);
        assert_eq!(show("twice_more", (1, PART, NO_SOURCE), (0, PLAIN, "")).unwrap(), PLAIN);
        assert_eq!(*asked.borrow(), [true, false]);
        let error = show("twice", (1, SEVERAL, ""), unused).unwrap_err();
        assert!(error.contains("several functions") && error.ends_with(SEVERAL.trim_end()), "{error}");
        let error = show("thrice", (1, "", NO_ITEM), unused).unwrap_err();
        assert!(error.contains("no function of the engine has `thrice`"), "{error}");
        let error = show("twice", (101, "", NO_FEATURE), unused).unwrap_err();
        assert!(error.contains("shows nothing of `twice`:\nerror: the package"), "{error}");
        assert_eq!(*asked.borrow(), [true]);
    }

    /// Source of a package with the engine's name.
    const MAIN: &str = "
#[inline(never)]
fn twice(word: u64) -> u64 {
    word.rotate_left(7) ^ 0x1234567
}

#[inline(never)]
fn twice_more(word: u64) -> u64 {
    twice(word) | 5
}

fn main() {
    std::process::exit(twice_more(std::process::id().into()) as i32);
}
";

    #[test]
    fn functions_are_shown_by_name_and_number() {
        let Ok(Some(found)) = tools::find(plywright_testing::checkout(), Tool::ShowAsm) else {
            eprintln!("skipped: cargo-show-asm is not installed; `cargo lab asm FUNCTION` installs it");
            return;
        };
        let root = tempfile::tempdir().unwrap();
        let manifest = "[package]\nname = \"plywright\"\nedition = \"2024\"\n[features]\nscore-split = []\n";
        std::fs::write(root.path().join("Cargo.toml"), manifest).unwrap();
        std::fs::create_dir(root.path().join("src")).unwrap();
        std::fs::write(root.path().join("src/main.rs"), MAIN).unwrap();
        let ready = Ready::find(Target::host()).unwrap();
        let features = ["score-split".to_owned()];
        let show = |name: &str, number: Option<usize>, features: &[String]| {
            show_by(&found.path, root.path(), &ready, Wanted { name, number, features })
        };
        let code = show("plywright::twice_more", None, &features[..]).unwrap();
        // The call, and the Rust line above it.
        assert!(code.contains("# plywright::twice"), "{code}");
        assert!(code.contains("twice(word) | 5"), "{code}");
        // `rotate_left` is code of the standard library.
        let code = show("twice", Some(0), &[]).unwrap();
        let has_source = tools::find(root.path(), Tool::RustSource).unwrap().is_some();
        assert!(code.contains("1234567"), "{code}");
        assert_eq!(code.contains("word.rotate_left(7)"), has_source, "{code}");
        let refused = |name: &str, number: Option<usize>, features: &[String], parts: &[&str]| {
            let error = format!("{:#}", show(name, number, features).unwrap_err());
            assert!(parts.iter().all(|part| error.contains(part)), "{parts:?}: {error}");
        };
        let several = ["several functions", "0 \"plywright::twice\"", "1 \"plywright::twice_more\""];
        refused("twice", None, &[], &several);
        refused("thrice", None, &[], &["no function of the engine has `thrice` in its name"]);
        refused("twice", Some(7), &[], &["item #7"]);
        refused("twice", None, &["score-nought".to_owned()], &["score-nought"]);
    }
}
