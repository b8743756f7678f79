//! Suites that are no suites: shell scripts that serve as one would, or not.

#![cfg(unix)]

use std::os::unix::fs::PermissionsExt;

use super::*;
use crate::decide::verdict::RULES;

/// A suite in that folder: a script that serves in its first line, and then answers line by line.
fn suite(folder: &Path, name: &str, serves: &str, answers: &str) -> PathBuf {
    let path = folder.join(name);
    let text = format!(
        "#!/bin/sh\necho serves recorded {serves}\nwhile read word one two; do\ncase $word-$one in\n{answers}\nesac\ndone\n"
    );
    std::fs::write(&path, text).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    path
}

const BOTH: &str = "packed/throughput wide/throughput";

/// What comes of comparing two suites of the axis `score`: of each the nanoseconds that a pass takes, its kernels, and what else it
/// does to a line.
fn compared(a: (u64, &str, &str), b: (u64, &str, &str)) -> Result<(Vec<KernelRow>, Vec<Absent>)> {
    let folder = tempfile::tempdir().unwrap();
    let [a, b] = [("a", a), ("b", b)].map(|(name, (time, kernels, odd))| {
        let answers = format!("{odd}\ntake-*) echo answer 7;;\nturn-*) echo took $((two * {time}));;");
        suite(folder.path(), name, &format!("10 {kernels}"), &answers)
    });
    measure_in(folder.path(), a, b)
}

fn measure_in(folder: &Path, a: PathBuf, b: PathBuf) -> Result<(Vec<KernelRow>, Vec<Absent>)> {
    let plan = Plan { looks: &[12], time: Duration::from_secs(60), seed: 1, rules: RULES, folder };
    measure(&[Suites { what: "score", a, b }], ("one", "other"), plan, &Progress::silent())
}

#[test]
fn a_kernel_that_takes_twice_as_long_on_the_other_target_is_seen_to_and_the_control_is_equal() {
    let (rows, absent) = compared((100_000, BOTH, ""), (200_000, BOTH, "")).unwrap();
    let names: Vec<&str> = rows.iter().map(|row| row.comparison.candidate.as_str()).collect();
    assert_eq!(
        names,
        ["score/packed/throughput/control", "score/packed/throughput", "score/wide/throughput"]
    );
    for row in &rows {
        assert_eq!((row.answer, row.comparison.launches.len(), &row.fault), (7, 12, &None));
        let (a, b) = row.nanoseconds().unwrap();
        let b_takes = if row.is_control { 10_000.0 } else { 20_000.0 };
        assert!((a - 10_000.0).abs() < 1.0 && (b - b_takes).abs() < 1.0, "{a} {b}");
    }
    let missing: Vec<&str> = absent.iter().map(|one| one.variant.as_str()).collect();
    assert_eq!(missing, ["split", "lanes"]);
    assert!(absent.iter().all(|one| one.only.is_none() && one.reason.contains("this CPU lacks")));
}

#[test]
fn what_one_target_has_alone_is_named_with_the_reason() {
    let (rows, absent) = compared((100_000, BOTH, ""), (100_000, "packed/throughput", "")).unwrap();
    assert!(rows.iter().all(|row| row.variant == "packed"));
    let wide = absent.iter().find(|one| one.variant == "wide").unwrap();
    assert_eq!(wide.only.as_deref(), Some("one"));
    assert!(
        wide.reason.contains("compiled for other") && wide.reason.contains("compiled for one"),
        "{}",
        wide.reason
    );
}

#[test]
fn another_answer_is_never_timed_and_the_other_kernels_are() {
    let odd = "take-wide/*) echo answer 8;;";
    let (rows, _) = compared((100_000, BOTH, ""), (100_000, BOTH, odd)).unwrap();
    for row in rows {
        if row.variant == "wide" {
            assert_eq!(row.fault.as_deref(), Some("a bug: one target answers 7, the other 8"));
            assert!(row.comparison.launches.is_empty() && row.baseline_picoseconds.is_empty());
        } else {
            assert_eq!((row.comparison.launches.len(), row.fault), (12, None));
        }
    }
}

#[test]
fn a_suite_that_refuses_or_ends_or_is_silent_is_named() {
    let fault = |odd: &str| {
        let (rows, _) = compared((100_000, BOTH, ""), (100_000, BOTH, odd)).unwrap();
        rows.into_iter().find_map(|row| row.fault).unwrap()
    };
    assert!(
        fault("take-wide/*) echo refused it answers 5; exit;;").ends_with("`score` for other: it answers 5")
    );
    let ended = "`score` for other ended without an answer after `take wide/throughput`";
    assert!(fault("take-wide/*) exit;;").ends_with(ended));
    assert!(fault("take-wide/*) printf 'answer 7'; exit;;").contains("is cut short"));
    assert!(fault("take-wide/*) exec sleep 60;;").contains("said nothing for"));
}

#[test]
fn suites_that_go_over_other_operands_are_not_compared() {
    let folder = tempfile::tempdir().unwrap();
    let a = suite(folder.path(), "a", &format!("10 {BOTH}"), "");
    let b = suite(folder.path(), "b", &format!("11 {BOTH}"), "");
    let error = measure_in(folder.path(), a, b).unwrap_err();
    assert!(error.to_string().contains("over other operands on one than on other"), "{error}");
}
