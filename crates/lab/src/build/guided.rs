//! Builds that are guided by profiles, which are counts from runs of the engine.
//!
//! An instrumented build counts its branches and calls while it searches. The compiler then
//! inlines, orders and unrolls by these counts (profile-guided optimisation). BOLT reorders the
//! blocks and functions of the finished binary by counts of its own: Panchenko, Auler, Nell and
//! Ottoni, "BOLT: A Practical Binary Optimizer for Data Centers and Beyond" (CGO 2019). Here BOLT
//! also counts by instrumentation, so it needs no hardware counters.
//!
//! The training run is the engine's own `bench`. It searches the same nodes every time, so the
//! counts are reproducible. Its positions differ from those on which engines are timed
//! (`uci/positions.rs` of outpace). Otherwise a build would be tuned to the positions of its test.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::machine::tools::{self, Tool};
use crate::record::{BOLT, Profile};
use outpace::builds::profile;
use outpace::error::BoxError;
use outpace::os::children;
use outpace::os::files;

/// Time limit of each program, other than cargo, that a guided build runs: BOLT, LLVM's tool, and
/// the instrumented `bench`, which takes several times as long as a plain one of about a second.
const PATIENCE: Duration = Duration::from_secs(300);

/// Flag for rustc that keeps the relocations (the places of addresses) in a binary. BOLT needs
/// them.
pub const KEEPS_RELOCATIONS: &str = "-Clink-arg=-Wl,--emit-relocs";

/// Returns the reason why this machine cannot build with this profile, or None if it can.
pub fn lacks(root: &Path, profile: Profile) -> Result<Option<String>> {
    let tools: &[Tool] = match profile {
        Profile::Plain | Profile::Pgo => &[],
        Profile::PgoBolt if cfg!(target_os = "linux") => &[Tool::Bolt],
        Profile::PgoBolt => return Ok(Some("BOLT works only on Linux".to_owned())),
    };
    for &tool in tools {
        if tools::find(root, tool)?.is_none() {
            let remedy = tools::remedy(root, tool)?;
            return Ok(Some(format!("{} is not installed; get it with `{remedy}`", tool.program())));
        }
    }
    Ok(None)
}

/// Name of the subfolder for a program's raw counts.
const RAW: &str = "raw";

/// Returns the flag for rustc that makes a program count, and write its counts below this folder.
pub fn counting(folder: &Path) -> String {
    format!("-Cprofile-generate={}", folder.join(RAW).display())
}

/// Runs an instrumented program, and merges its counts for the compiler: with LLVM's own tool if it
/// is installed, otherwise with [`profile::merge_folder`]. Returns the merged file. Its name
/// depends on its content, because cargo notices a changed flag but not a changed file.
pub fn merge(root: &Path, program: &Path, folder: &Path) -> Result<PathBuf> {
    let raw = folder.join(RAW);
    // Build scripts were instrumented as well, and have written counts, which must not be merged.
    if raw.exists() {
        fs::remove_dir_all(&raw).with_context(|| format!("cannot remove {}", raw.display()))?;
    }
    bench(program)?;
    let failed = "cannot merge the engine's counts";
    let bytes = if let Some(found) = tools::find(root, Tool::Profdata)? {
        let scratch = files::Scratch::new_in(folder).context("cannot make a folder for the merged counts")?;
        let merged = scratch.path().join("merged");
        run(Command::new(found.path).arg("merge").arg("-o").arg(&merged).arg(&raw), failed)?;
        fs::read(&merged).with_context(|| format!("cannot read {}", merged.display()))?
    } else {
        profile::merge_folder(&raw).context(failed)?
    };
    let named = folder.join(format!("{:.16}.profdata", outpace::record::sealed::sha256(&bytes)));
    files::replace(&named, &bytes)?;
    Ok(named)
}

/// Returns the flag for rustc that makes it use the merged counts.
pub fn following(counts: &Path) -> String {
    format!("-Cprofile-use={}", counts.display())
}

/// BOLT, and the counts of an engine by which it reorders the engine's binary.
#[derive(Clone, Debug)]
pub struct Bolt {
    program: PathBuf,
    counts: PathBuf,
}

impl Bolt {
    /// Instruments the engine with BOLT, and runs it to get the counts.
    pub fn learn(root: &Path, engine: &Path, folder: &Path) -> Result<Self> {
        let program = tools::ensure(root, Tool::Bolt)?;
        let (counting, counts) = (folder.join("bolt-counting"), folder.join("bolt.fdata"));
        if counts.exists() {
            fs::remove_file(&counts).with_context(|| format!("cannot remove {}", counts.display()))?;
        }
        let mut instrument = Command::new(&program);
        instrument.arg(engine).arg("-instrument").arg("-o").arg(&counting);
        instrument.arg(format!("-instrumentation-file={}", counts.display()));
        run(&mut instrument, "BOLT cannot instrument the engine")?;
        bench(&counting)?;
        ensure!(counts.is_file(), "the engine that BOLT instrumented wrote no counts");
        Ok(Self { program, counts })
    }
}

impl outpace::builds::layouts::Finish for Bolt {
    /// Reorders a binary that was linked, in any layout, from the objects of the engine that was
    /// counted.
    fn apply(&self, from: &Path, to: &Path) -> Result<(), BoxError> {
        let mut bolt = Command::new(&self.program);
        bolt.arg(from).arg(format!("-data={}", self.counts.display())).args(BOLT).arg("-o").arg(to);
        Ok(run(&mut bolt, "BOLT cannot reorder the engine")?)
    }
}

fn bench(program: &Path) -> Result<()> {
    // `LLVM_PROFILE_FILE` would redirect the counts.
    let mut bench = Command::new(program);
    bench.arg("bench").env_remove("LLVM_PROFILE_FILE");
    run(&mut bench, "the instrumented engine failed")
}

fn run(command: &mut Command, otherwise: &str) -> Result<()> {
    let done = children::run(command, Some(PATIENCE)).context(otherwise.to_owned())?;
    ensure!(!done.expired, "{otherwise}: it has not ended after {} s", PATIENCE.as_secs());
    if !done.status.success() {
        let line = done.stderr.lines().map(str::trim).find(|line| line.to_lowercase().contains("error"));
        bail!("{otherwise}: {}", line.or(done.stderr.lines().next_back()).unwrap_or("it printed no error"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use outpace::builds::layouts::Finish as _;

    use super::*;
    use crate::record::{Build, PROFILE};

    /// A program whose `bench` nearly always takes the same branch.
    const PROGRAM: &str = "
        #[inline(never)] fn often(n: u64) -> u64 { n.rotate_left(7) ^ 0x9e37 }
        #[inline(never)] fn seldom(n: u64) -> u64 { n.wrapping_mul(n) / 3 }
        fn main() {
            let rounds = std::env::args().count() as u64 * 500;
            let step = |sum: u64, n: u64| if n % 97 == 0 { seldom(sum) } else { often(sum) };
            println!(\"{}\", (0..rounds).fold(1, step));
        }
    ";

    fn compiled(folder: &Path, name: &str, flags: &[String]) -> PathBuf {
        let (source, program) = (folder.join("program.rs"), folder.join(name));
        fs::write(&source, PROGRAM).unwrap();
        let mut rustc = Command::new(tools::rustc());
        run(rustc.arg("-O").args(flags).arg(&source).arg("-o").arg(&program), "rustc").unwrap();
        program
    }

    fn said(program: &Path) -> String {
        crate::machine::output(Command::new(program).arg("bench")).unwrap()
    }

    #[test]
    fn guided_programs_give_the_same_output() {
        let root = plywright_testing::checkout();
        if let Some(reason) = lacks(root, Profile::Pgo).unwrap() {
            eprintln!("skipped: {reason}");
            return;
        }
        let folder = tempfile::tempdir().unwrap();
        let counts = folder.path().join("counts");
        let plain = compiled(folder.path(), "plain", &[]);
        let program = compiled(folder.path(), "counting", &[counting(&counts)]);
        let merged = merge(root, &program, &counts).unwrap();
        assert_eq!(merge(root, &program, &counts).unwrap(), merged, "the same runs count the same");
        let flags = [following(&merged), KEEPS_RELOCATIONS.to_owned()];
        let guided = compiled(folder.path(), "guided", &flags);
        assert_eq!(said(&guided), said(&plain));
        assert!(fs::read(&guided).unwrap() != fs::read(&plain).unwrap());
        if let Some(reason) = lacks(root, Profile::PgoBolt).unwrap() {
            eprintln!("skipped: {reason}");
            return;
        }
        let laid_out = |name: &str| {
            let program = folder.path().join(name);
            Bolt::learn(root, &guided, &counts).unwrap().apply(&guided, &program).unwrap();
            assert_eq!(said(&program), said(&plain));
            fs::read(program).unwrap()
        };
        let once = laid_out("once");
        assert!(once != fs::read(&guided).unwrap());
        assert!(once == laid_out("again"), "the same counts lay it out the same");
        let missing = Bolt::learn(root, &folder.path().join("missing"), &counts).unwrap_err();
        assert!(format!("{missing:#}").starts_with("BOLT cannot instrument the engine: "), "{missing:#}");
    }

    #[test]
    fn a_training_run_that_fails_is_reported_as_one_error() {
        let root = plywright_testing::checkout();
        let folder = tempfile::tempdir().unwrap();
        let error = merge(root, &folder.path().join("missing"), folder.path()).unwrap_err();
        let said = format!("{error:#}");
        assert!(said.starts_with("the instrumented engine failed: "), "{said}");
    }

    #[test]
    fn the_script_counts_before_it_builds() {
        let build = Build::from_features(&["sliders-pext"]).with("target", "native");
        let lines = |profile: &str| {
            let script = build.clone().with(PROFILE, profile).command();
            script.lines().map(str::to_owned).collect::<Vec<_>>()
        };
        let (pgo, bolted) = (lines("pgo"), lines("pgo-bolt"));
        assert_eq!((pgo.len(), bolted.len(), &bolted[..5]), (6, 9, &pgo[..5]));
        for (line, part) in [
            (&pgo[2], "-Ctarget-cpu=native \"-Cprofile-generate=$PWD/target/pgo/raw\""),
            (&pgo[3], "target/pgo/counting/release/plywright bench &&"),
            (&pgo[5], "\"-Cprofile-use=$PWD/target/pgo/merged.profdata\""),
            (&pgo[5], "--features sliders-pext --bin plywright"),
            (&bolted[5], "-Clink-arg=-Wl,--emit-relocs"),
            (&bolted[8], " -o target/release/plywright -reorder-blocks=ext-tsp"),
        ] {
            assert!(line.contains(part), "{line}");
        }
        assert!(bolted[..8].iter().all(|line| line.ends_with(" &&")) && !bolted[8].ends_with("&&"));
    }

    #[test]
    #[cfg(unix)]
    fn the_script_runs_in_a_folder_with_a_blank_in_its_path() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("a b 'c'");
        fs::create_dir(&folder).unwrap();
        let script = Build::default().with("target", "native").with(PROFILE, "pgo-bolt").command();
        // In this shell, cargo is a function that prints its flags for rustc, and LLVM's tools are
        // a function that prints its arguments, one on each line. The programs that the script runs
        // exist.
        let stubs = r#"
            rustc() { echo .; }
            ls() { echo show; }
            show() { printf '%s\n' "$@"; }
            cargo() { printf %s "$CARGO_ENCODED_RUSTFLAGS" | tr '\037' '\n'; echo; }
            for folder in counting/release linked/release .; do
                mkdir -p "target/pgo/$folder" && ln -s /bin/true "target/pgo/$folder/plywright"
            done
            ln -s /bin/true target/pgo/plywright-counting
        "#;
        let mut shell = Command::new("sh");
        shell.current_dir(&folder).arg("-c").arg(format!("{stubs}{script}"));
        let ran = outpace::os::children::run(&mut shell, None).unwrap();
        assert!(ran.status.success(), "{}", ran.stderr);
        let path = fs::canonicalize(&folder).unwrap().join("target/pgo");
        for line in [
            "-Ctarget-cpu=native".to_owned(),
            format!("-Cprofile-generate={}/raw", path.display()),
            format!("-Cprofile-use={}/merged.profdata", path.display()),
            "-Clink-arg=-Wl,--emit-relocs".to_owned(),
            format!("-instrumentation-file={}/bolt.fdata", path.display()),
        ] {
            assert!(ran.stdout.lines().any(|printed| printed == line), "{line}: {}", ran.stdout);
        }
    }
}
