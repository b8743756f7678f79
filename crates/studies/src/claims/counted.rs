//! Claim 55: measures the C code with which the claim's source, the engine iCE, counts bits. The C
//! code, built by each C compiler on this machine, and our own code run in one process.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};

use outpace::os::files;
use plywright_lab::build::kernels::succeed;
use plywright_lab::build::targets::Target;
use plywright_lab::machine::{self, tools};

/// C compilers that are tried. In the measuring program, the names of the C functions begin with
/// the name of the compiler that built them, and a `--cfg` of this name includes them.
const COMPILERS: [&str; 2] = ["gcc", "clang"];

/// Name of the compiler of our own code in the program's output.
const OURS: &str = "rustc";

/// Program that measures; its head comment describes its output.
const PROGRAM: &str = "tests/aids/popcounts.rs";
/// The C code from the claim's source.
const SOURCE: &str = "tests/aids/popcounts.c";

/// Names of the functions in the program's output: shift and multiply, the loop, the compiler's
/// builtin.
pub(super) const SHIFT: &str = "shift";
pub(super) const LOOP: &str = "sparse";
pub(super) const BUILTIN: &str = "builtin";

/// Times of one function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Counted {
    /// Width of a word of the target, in bits.
    pub(crate) bits: u32,
    /// Compiler with its version.
    pub(crate) by: String,
    /// True for our own code, false for the source's.
    pub(crate) is_ours: bool,
    pub(crate) function: String,
    /// Median time for counting one word, in picoseconds, for each entry of `Popcounts::set_bits`.
    pub(crate) picoseconds: Vec<u64>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Popcounts {
    /// Numbers of set bits in a word that were measured.
    pub(crate) set_bits: Vec<u32>,
    pub(crate) counted: Vec<Counted>,
    /// Compilers and widths that were left out, each with the reason.
    pub(crate) unmeasured: Vec<String>,
}

/// Compiles and measures the program for i686 (32 bits) and for the host. A target for which that
/// fails is listed in `unmeasured`. Returns an error if nothing could be measured.
pub(super) fn measure(root: &Path) -> Result<Popcounts> {
    let folder = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a temporary folder")?;
    let mut popcounts = Popcounts::default();
    let host = Target::host();
    let small = Target::parse("i686")?;
    for target in [Some(&small).filter(|small| small.name != host.name), Some(&host)].into_iter().flatten() {
        if let Err(error) = on(target, &host, root, folder.path(), &mut popcounts) {
            popcounts.unmeasured.push(format!("{}: {error:#}", target.name));
        }
    }
    ensure!(
        !popcounts.counted.is_empty(),
        "no bits can be counted here: {}",
        popcounts.unmeasured.join("; ")
    );
    Ok(popcounts)
}

/// Adds the times of each function on one target.
fn on(target: &Target, host: &Target, root: &Path, folder: &Path, popcounts: &mut Popcounts) -> Result<()> {
    let bits = target.bits()?;
    let program = folder.join(format!("popcounts-{bits}{}", std::env::consts::EXE_SUFFIX));
    let mut rustc = Command::new(tools::rustc());
    rustc.current_dir(root).args(["--edition", "2024", "-O", "-o"]).arg(&program).arg(PROGRAM);
    if let Some(triple) = target.triple {
        rustc.args(["--target", triple]);
    }
    let mut versions = vec![(OURS, machine::compiler(root)?.version)];
    for compiler in COMPILERS {
        let object = folder.join(format!("{compiler}-{bits}.o"));
        let mut command = Command::new(compiler);
        command.current_dir(root).args(["-O2", "-fPIC", "-c"]).arg(format!("-DCOMPILER={compiler}"));
        // For the host, the compiler's default width is right, and `-m64` may not exist.
        command.args((target != host).then(|| format!("-m{bits}"))).arg(SOURCE).arg("-o").arg(&object);
        match succeed(&mut command, &format!("`{compiler}` does not compile {SOURCE}")) {
            Ok(_) => {
                let mut linked = std::ffi::OsString::from("link-arg=");
                linked.push(&object);
                rustc.args(["--cfg", compiler, "-C"]).arg(linked);
                versions.push((compiler, version(compiler)?));
            }
            Err(_) => popcounts.unmeasured.push(format!("{compiler} for {bits} bits is not here")),
        }
    }
    succeed(&mut rustc, &format!("{PROGRAM} does not build"))?;
    let said = succeed(&mut Command::new(&program), &format!("{PROGRAM} fails"))?;
    let (set_bits, functions) = read(&said, bits, &versions)?;
    popcounts.set_bits = set_bits;
    popcounts.counted.extend(functions);
    Ok(())
}

/// First line that the compiler prints for `--version`.
fn version(compiler: &str) -> Result<String> {
    let said = succeed(Command::new(compiler).arg("--version"), &format!("`{compiler} --version` fails"))?;
    Ok(said.lines().next().unwrap_or(compiler).to_owned())
}

fn read(said: &str, bits: u32, versions: &[(&str, String)]) -> Result<(Vec<u32>, Vec<Counted>)> {
    let mut lines = said.lines();
    let first = lines.next().and_then(|line| line.strip_prefix("bits "));
    let first = first.with_context(|| format!("the program said: {said:.200}"))?;
    let set_bits: Vec<u32> = first.split(' ').map(str::parse).collect::<Result<_, _>>()?;
    let function = |line: &str| -> Option<Counted> {
        let mut words = line.split(' ');
        let (compiler, function) = (words.next()?, words.next()?);
        let (_, version) = versions.iter().find(|(name, _)| *name == compiler)?;
        let picoseconds: Vec<u64> = words.map(str::parse).collect::<Result<_, _>>().ok()?;
        let is_whole = picoseconds.len() == set_bits.len();
        let (by, is_ours, function) = (version.clone(), compiler == OURS, function.to_owned());
        is_whole.then_some(Counted { bits, by, is_ours, function, picoseconds })
    };
    let read = |line| function(line).with_context(|| format!("the program said: {line:.200}"));
    let functions = lines.map(read).collect::<Result<_>>()?;
    Ok((set_bits, functions))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_line_of_the_program_is_an_error_that_quotes_it() {
        let versions = [(OURS, "rustc 1.95.0".to_owned()), ("gcc", "gcc 12".to_owned())];
        let said = "bits 0 7\nrustc shift 900 910\ngcc sparse 240 2400\n";
        let (set_bits, functions) = read(said, 64, &versions).unwrap();
        assert_eq!(set_bits, [0, 7]);
        let rows: Vec<_> =
            functions.iter().map(|row| (row.by.as_str(), row.is_ours, row.picoseconds[1])).collect();
        assert_eq!(rows, [("rustc 1.95.0", true, 910), ("gcc 12", false, 2400)]);
        for line in ["gcc shift 900", "icc shift 900 910", "gcc shift 900 fast", "gcc"] {
            let error = format!("{:#}", read(&format!("bits 0 7\n{line}\n"), 64, &versions).unwrap_err());
            assert_eq!(error, format!("the program said: {line}"));
        }
        assert!(read("", 64, &versions).is_err());
    }

    /// The program itself checks that its counts are right, so this test looks at the times only.
    #[test]
    fn measures_our_code_and_that_of_each_compiler() {
        let Popcounts { set_bits, counted, unmeasured } = measure(plywright_testing::checkout()).unwrap();
        let ours: Vec<_> =
            counted.iter().filter(|counts| counts.is_ours).map(|counts| counts.function.as_str()).collect();
        assert!([3, 6].contains(&ours.len()) && ours[..3] == [SHIFT, LOOP, BUILTIN], "{ours:?}");
        for count in &counted {
            assert_eq!(count.picoseconds.len(), set_bits.len());
            // The loop takes longer the more bits are set.
            if count.function == LOOP {
                assert!(count.picoseconds.last() > count.picoseconds.first(), "{count:?}");
            }
        }
        assert!(counted.len().is_multiple_of(3), "{unmeasured:?}");
    }
}
