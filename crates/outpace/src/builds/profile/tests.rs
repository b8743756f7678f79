//! Tests of merging profiles, with profiles of a small program that rustc instruments.

use std::process::Command;

use super::*;

/// A program with calls through pointers, one of them nearly always to the same function.
const PROGRAM: &str = "
    #[inline(never)] fn often(n: u64) -> u64 { n.rotate_left(7) ^ 0x9e37 }
    #[inline(never)] fn seldom(n: u64) -> u64 { n.wrapping_mul(n) / 3 }
    fn main() {
        let functions: [fn(u64) -> u64; 2] = [often, seldom];
        let pick = |n: u64| std::hint::black_box(&functions)[usize::from(n % 97 == 0)];
        println!(\"{}\", (0..500).fold(1, |sum, n| pick(n)(sum)));
    }
";

fn compile(folder: &Path, name: &str, flags: &[String]) -> PathBuf {
    let (source, program) = (folder.join("program.rs"), folder.join(name));
    fs::write(&source, PROGRAM).unwrap();
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut rustc = Command::new(rustc);
    let done = rustc.arg("-O").args(flags).arg(&source).arg("-o").arg(&program).output().unwrap();
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success() && said.is_empty(), "{said}");
    program
}

/// Builds the program with counters and runs it. Returns the folder with its raw profile.
fn record_profile(folder: &Path) -> PathBuf {
    let raw = folder.join("raw");
    let program = compile(folder, "counting", &[format!("-Cprofile-generate={}", raw.display())]);
    let done = Command::new(program).env_remove("LLVM_PROFILE_FILE").output().unwrap();
    assert!(done.status.success());
    raw
}

/// Returns LLVM's own tool, if the toolchain has it.
fn profdata() -> Option<PathBuf> {
    let done = Command::new("rustc").args(["--print", "target-libdir"]).output().ok()?;
    let libraries = String::from_utf8(done.stdout).ok()?;
    let tool = Path::new(libraries.trim()).with_file_name("bin").join("llvm-profdata");
    tool.is_file().then_some(tool)
}

#[test]
fn our_merged_profile_gives_the_same_program_as_llvms() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let raw = record_profile(folder);
    let merged = folder.join("merged.profdata");
    fs::write(&merged, merge_folder(&raw).unwrap()).unwrap();
    let profile_use = |profile: &Path| [format!("-Cprofile-use={}", profile.display())];
    let plain = fs::read(compile(folder, "plain", &[])).unwrap();
    let guided = fs::read(compile(folder, "guided", &profile_use(&merged))).unwrap();
    assert!(guided != plain);
    let Some(tool) = profdata() else {
        eprintln!("skipped: this toolchain has no llvm-profdata");
        return;
    };
    // The profile gets the same name, because rustc may write the name into the program.
    fs::remove_file(&merged).unwrap();
    let mut tool = Command::new(tool);
    assert!(tool.arg("merge").arg("-o").arg(&merged).arg(&raw).status().unwrap().success());
    assert!(fs::read(compile(folder, "guided", &profile_use(&merged))).unwrap() == guided);
}

#[test]
fn a_damaged_profile_causes_no_panic() {
    let folder = tempfile::tempdir().unwrap();
    let raw = record_profile(folder.path());
    let path = fs::read_dir(&raw).unwrap().next().unwrap().unwrap().path();
    let bytes = fs::read(&path).unwrap();
    let read = |bytes: &[u8]| raw::read(Path::new("raw"), bytes, &mut Profile::default());
    read(&bytes).unwrap();
    for length in 0..bytes.len() {
        let error = read(&bytes[..length]).unwrap_err();
        assert!(matches!(error, ProfileError::NotRaw(_) | ProfileError::Cut { .. }), "{error}");
    }
    for at in 0..bytes.len() {
        for value in [0, 1, 0x7f, 0xff] {
            let mut changed = bytes.clone();
            changed[at] = value;
            let mut profile = Profile::default();
            if raw::read(Path::new("raw"), &changed, &mut profile).is_ok() {
                indexed::write(&profile);
            }
        }
    }
    let mut newer = bytes.clone();
    newer[8] = 11;
    let said = read(&newer).unwrap_err().to_string();
    assert!(said.contains("version 11; outpace reads version 10"), "{said}");
    assert!(said.ends_with("(rustup component add llvm-tools)"), "{said}");
    let mut other = bytes.clone();
    other[15] = 3;
    assert!(matches!(read(&other), Err(ProfileError::Kind { .. })));
    let said = read(&bytes[..200]).unwrap_err().to_string();
    assert_eq!(said, "raw ends too early: records of the functions, from byte 160 on");
}

#[test]
fn two_runs_count_twice() {
    let folder = tempfile::tempdir().unwrap();
    let raw = record_profile(folder.path());
    let path = fs::read_dir(&raw).unwrap().next().unwrap().unwrap().path();
    let bytes = fs::read(&path).unwrap();
    let (mut once, mut twice) = (Profile::default(), Profile::default());
    raw::read(&path, &bytes, &mut once).unwrap();
    raw::read(&path, &[&bytes[..], &bytes].concat(), &mut twice).unwrap();
    let counts = |profile: &Profile| {
        let functions = profile.0.values().flat_map(BTreeMap::values);
        functions.flat_map(|function| function.counts.clone()).collect::<Vec<_>>()
    };
    let doubled: Vec<_> = counts(&once).into_iter().map(|count| 2 * count).collect();
    assert_eq!(counts(&twice), doubled);
}

#[test]
fn sites_are_merged_value_by_value() {
    let mut site = vec![(1, 5), (7, u64::MAX)];
    merge_site(&mut site, vec![(0, 1), (1, 2), (7, 1), (9, 3)]);
    assert_eq!(site, [(7, u64::MAX), (1, 7), (9, 3), (0, 1)]);
}
