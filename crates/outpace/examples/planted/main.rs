//! Explains twenty pairs of programs, each with one cause of slowness that was planted on purpose.
//!
//! The table has for each pair the measured increase of the time, by the smallest of several user
//! times, and the increase of the estimated cycles. It also has the points of that increase that
//! lie in the planted function, and the function that the explanation names first. One of the
//! explanations follows the table.
//!
//! `cargo run --release -p outpace --example planted` prints both; docs/explain.md has those of one
//! run. It needs valgrind and takes about two minutes.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use outpace::error::Result;
use outpace::explain::{By, Explanation, Row, Setup, explain};
use outpace::os::children;
use outpace::os::files::Scratch;
use outpace::programs::Executable;

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/planted/program.rs");

/// Number of runs of each program from which the smallest user time is taken.
const RUNS: usize = 9;

/// Repetitions of the kernel in a run that is timed.
const TIMES: &str = "400";

/// Kernel whose explanation is printed.
const SHOWN: &str = "bounds_two";

/// Least share of the points that must lie in the planted function. The share may exceed 1 by as
/// much as it may fall short, since other functions may have become faster.
const ACCOUNTED: f64 = 0.8;

fn main() {
    if let Err(error) = table() {
        eprintln!("{error}");
        std::process::exit(1);
    }
}

fn table() -> Result<()> {
    let folder = Scratch::new_in(&std::env::temp_dir()).expect("a folder for the programs");
    let [old, new] = ["old", "new"].map(|name| compiled(&folder.path().join(name), name == "new"));
    let list = Command::new(&old.file).output().expect("the program runs");
    println!("| kernel | cause | time | estimated cycles | in the kernel | accounted for | named first |");
    println!("|---|---|---:|---:|---:|---:|---|");
    let (mut named, mut accounted, mut count) = (0, 0, 0);
    let mut shown = None;
    for line in String::from_utf8_lossy(&list.stdout).lines() {
        let (kernel, cause) = line.split_once(' ').expect("a kernel and its cause");
        let pair = [&old, &new].map(|program| {
            let mut program = program.clone();
            program.arguments = vec![kernel.to_owned()];
            program
        });
        let explanation = explained(&pair, folder.path())?;
        // A helper that is no longer inlined is named after its kernel.
        let is_planted = |row: &Row| row.function.as_ref().is_some_and(|name| name.contains(kernel));
        let planted: f64 =
            explanation.functions.iter().filter(|row| is_planted(row)).map(|row| row.difference).sum();
        let first = explanation.functions.first().and_then(|row| row.function.clone()).unwrap_or_default();
        let share = planted / explanation.difference();
        named += usize::from(first.contains(kernel));
        accounted += usize::from((ACCOUNTED..=2.0 - ACCOUNTED).contains(&share));
        count += 1;
        let [before, after] = [time(&old, kernel)?, time(&new, kernel)?];
        println!(
            "| `{kernel}` | {cause} | {:+.0} % | {:+.0} % | {:+.0} | {:.0} % | `{first}` |",
            (after / before - 1.0) * 100.0,
            explanation.difference() * 100.0,
            planted * 100.0,
            share * 100.0
        );
        if kernel == SHOWN {
            shown = Some(explanation);
        }
    }
    println!(
        "\nThe planted function is named first in {named} of {count}; in {accounted} of {count}, 80 to 120 % of the points lie in it."
    );
    if let Some(explanation) = shown {
        println!("\n`{SHOWN}`:\n\n{explanation}");
    }
    Ok(())
}

fn compiled(file: &Path, is_planted: bool) -> Executable {
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition=2024", "-O", "--crate-name=planted", "-o"]).arg(file).arg(SOURCE);
    let done = rustc.args(is_planted.then_some(["--cfg", "planted"]).into_iter().flatten()).status();
    assert!(done.is_ok_and(|status| status.success()), "rustc compiles the program");
    Executable::at(file).expect("rustc has written it")
}

fn explained(programs: &[Executable; 2], folder: &Path) -> Result<Explanation> {
    explain(&Setup {
        names: ["old", "new"],
        programs: [&programs[0], &programs[1]],
        input: &[],
        by: By::Cycles,
        measured: None,
        counters: false,
        may_fail: false,
        limit: Duration::from_secs(120),
        functions: 10,
        listings: 1,
        folder,
    })
}

/// Returns the smallest user time of `RUNS` runs, in seconds.
fn time(program: &Executable, kernel: &str) -> Result<f64> {
    let mut smallest = f64::INFINITY;
    for _ in 0..RUNS {
        let done = children::run(Command::new(&program.file).args([kernel, TIMES]), None)?;
        smallest = smallest.min(done.usage.map_or(f64::NAN, |usage| usage.user as f64 / 1e9));
    }
    Ok(smallest)
}
