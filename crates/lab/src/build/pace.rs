//! Estimates the pace of builds on this machine (seconds for one build). From it the lab computes
//! the time that it announces before a run.
//!
//! The last builds on this machine give the best estimate, so their pace is stored. Before the
//! first build, the lab uses the compilation of the lab itself. Cargo records when it began to
//! compile a crate. The compiler writes the crate's metadata file when it has read and checked the
//! crate. The time between the two depends on the speed of one CPU, because this work keeps only
//! one CPU busy. The lab looks at third-party crates: they change only with their version and,
//! unlike the crates of the workspace, are never compiled incrementally.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use outpace::os::files;

use crate::workspace;

/// Seconds of a build on a server CPU of 2023. They are used if nothing else is known.
const SERVER: f64 = 11.0;

/// Crates whose compilation times are used.
const CRATES: [&str; 3] = ["clap_builder", "object", "serde_json"];

/// Ratio of the time of a build to the time in which the compiler reads and checks [`CRATES`]. On a
/// Zen 4 it was 1.7 while the machine was quiet, and 1.85 while it was busy.
const FRONT_ENDS: f64 = 1.8;

/// Plausible build times in seconds. A time outside this range comes from files whose modification
/// times were changed by copying.
const PLAUSIBLE: std::ops::Range<f64> = 1.0..1_000.0;

/// Name of the file in the engines' folder that has the pace of the last builds.
const FILE: &str = "seconds-a-build";

/// Returns the estimated seconds of a build of the program, if its libraries are already compiled.
pub fn find(root: &Path) -> f64 {
    remembered(&folder(root)).or_else(|| of_compile(&compiled_in()?)).unwrap_or(SERVER)
}

/// Stores the pace of the last builds for the next run. If the file cannot be written, the next run
/// estimates it in another way.
pub(super) fn remember(root: &Path, seconds: f64) {
    if PLAUSIBLE.contains(&seconds) {
        let _ = files::replace(&folder(root).join(FILE), format!("{seconds:.1}\n").as_bytes());
    }
}

fn folder(root: &Path) -> PathBuf {
    workspace::target(root).join("engines")
}

fn remembered(engines: &Path) -> Option<f64> {
    let text = std::fs::read_to_string(engines.join(FILE)).ok()?;
    text.trim().parse().ok().filter(|seconds| PLAUSIBLE.contains(seconds))
}

/// Returns the folder in which cargo compiled this program, or None if the folder is not `debug`:
/// compilation with another profile takes a different time.
fn compiled_in() -> Option<PathBuf> {
    let folder = std::env::current_exe().ok()?.parent()?.to_owned();
    folder.ends_with("debug").then_some(folder)
}

/// Estimates the seconds of a build from the compilation in this folder. Returns None if the files
/// of one of the crates are missing, or if the result is not plausible.
fn of_compile(folder: &Path) -> Option<f64> {
    let times = CRATES.map(|name| front_end(folder, name));
    let seconds: Option<f64> = times.into_iter().map(|time| time.map(|time| time.as_secs_f64())).sum();
    seconds.map(|seconds| FRONT_ENDS * seconds).filter(|seconds| PLAUSIBLE.contains(seconds))
}

/// Returns the time that the compiler took to read and check a library when it last compiled it.
fn front_end(folder: &Path, name: &str) -> Option<Duration> {
    let units = workspace::entries(&folder.join(".fingerprint")).ok()?;
    let times = units.into_iter().filter_map(|unit| {
        let (package, hash) = unit.file_name()?.to_str()?.rsplit_once('-')?;
        let library = folder.join("deps").join(format!("lib{name}-{hash}"));
        // A unit that was only checked has no library.
        let is_built = package == name && library.with_extension("rlib").is_file();
        let begun = is_built.then(|| modified(&unit.join("invoked.timestamp")))??;
        let took = modified(&library.with_extension("rmeta"))?.duration_since(begun).ok()?;
        Some((begun, took))
    });
    // Equal times come from a copied folder or a different version of cargo, and cannot be used.
    times.max().map(|(_, took)| took).filter(|took| !took.is_zero())
}

fn modified(path: &Path) -> Option<SystemTime> {
    std::fs::metadata(path).ok()?.modified().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(path: &Path, seconds: u64) {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        let file = std::fs::File::create(path).unwrap();
        file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000 + seconds)).unwrap();
    }

    /// Writes the files of a library that the compiler had read and checked `took` seconds after it
    /// began.
    fn unit(folder: &Path, name: &str, hash: &str, begun: u64, took: u64) {
        write(&folder.join(format!(".fingerprint/{name}-{hash}/invoked.timestamp")), begun);
        write(&folder.join(format!("deps/lib{name}-{hash}.rmeta")), begun + took);
        write(&folder.join(format!("deps/lib{name}-{hash}.rlib")), begun + 3 * took);
    }

    #[test]
    fn the_compilation_of_the_lab_gives_the_pace() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        assert_eq!(of_compile(folder), None);
        unit(folder, "serde_json", "0a", 0, 2);
        unit(folder, "object", "0a", 2, 10);
        assert_eq!(of_compile(folder), None, "a crate is missing");
        unit(folder, "clap_builder", "0a", 12, 100);
        unit(folder, "clap_builder", "0b", 20, 13);
        // Units that were only checked, and other packages, do not count.
        unit(folder, "clap_builder", "0c", 30, 70);
        std::fs::remove_file(folder.join("deps/libclap_builder-0c.rlib")).unwrap();
        unit(folder, "object-more", "0d", 40, 50);
        let wanted = FRONT_ENDS * 25.0;
        assert_eq!(of_compile(folder), Some(wanted));
        // If all files have the same time, they say nothing.
        unit(folder, "clap_builder", "0e", 50, 0);
        assert_eq!(of_compile(folder), None);
    }

    #[test]
    fn an_implausible_pace_is_ignored() {
        let root = tempfile::tempdir().unwrap();
        let engines = root.path();
        assert_eq!(remembered(engines), None);
        for (text, wanted) in [("37.5\n", Some(37.5)), ("", None), ("-3", None), ("NaN", None), ("1e9", None)]
        {
            std::fs::write(engines.join(FILE), text).unwrap();
            assert_eq!(remembered(engines), wanted, "{text}");
        }
    }
}
