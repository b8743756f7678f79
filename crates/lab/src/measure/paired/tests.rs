//! Tests with fake suites: shell scripts that answer like a suite, or fail to.

#![cfg(unix)]

use std::os::unix::fs::PermissionsExt;

use plywright::recipe::AXES;

use super::*;

/// Returns the comparisons of the variants of `score`, made by a suite that does `work`.
fn compared(work: &str, launches: u32) -> Vec<PairedFigure> {
    let folder = tempfile::tempdir().unwrap();
    let suite = folder.path().join("suite");
    std::fs::write(&suite, format!("#!/bin/sh\n{work}\n")).unwrap();
    std::fs::set_permissions(&suite, std::fs::Permissions::from_mode(0o755)).unwrap();
    let figures = figures(crate::axes::axis("score").unwrap(), Mode::Throughput);
    let rows = figures.into_iter().map(|figure| Row { suite: &suite, figure }).collect();
    let time = Duration::from_secs(60);
    let open = |seen: &[PairedFigure]| crate::decide::verdict::open_kernels(seen, &Rules::default());
    let plan = Plan { axes: &[], launches, time, seed: 1, open: &open };
    compare(Comparisons { rows, plan, folder: folder.path(), corpus: None }).unwrap()
}

/// Returns the script of a suite whose samples are all `$s`, which the commands in `choice` set.
fn answering(choice: &str) -> String {
    format!("{choice}; echo baseline-first $s $s $s $s $s $s; echo variant-first $s $s $s $s $s $s")
}

#[test]
fn the_control_comes_first_then_each_variant_that_this_cpu_runs() {
    for axis in AXES {
        let figures = figures(&axis, Mode::Latency);
        assert!(figures[0].is_control());
        let mut names: Vec<&str> = figures.iter().map(|figure| figure.variant.as_str()).collect();
        names.sort_unstable();
        let available = axis.variants.iter().filter(|variant| variant.is_available());
        let mut wanted: Vec<&str> = available.map(|variant| variant.name).collect();
        wanted.sort_unstable();
        assert_eq!(names, wanted);
    }
}

#[test]
fn a_settled_comparison_gets_no_more_launches() {
    // The variant `wide` is 10 % faster, so its verdict is final at once. The samples of the other
    // variants vary too much for a final verdict. The control has equal times, but it is launched
    // for as long as the verdict on any variant can change.
    let work = answering(
        "case $2-$3 in packed-wide) s=95310;; packed-packed) s=0;; *) s=$(($6 % 200001 - 100000));; esac",
    );
    let figures = compared(&work, 21);
    assert!(figures.iter().all(|figure| figure.fault.is_none()), "{figures:?}");
    for figure in figures {
        let settled = figure.variant == "wide";
        let fewest = Rules::default().fewest(3);
        let wanted = if settled { fewest..=20 } else { 21..=21 };
        assert!(wanted.contains(&figure.comparison.launches.len()), "{}", figure.variant);
        assert!(figure.comparison.launches.iter().all(|launch| launch.samples() == SAMPLES as usize));
    }
}

#[test]
fn a_suite_that_fails_for_one_variant_is_reported_and_the_others_are_measured() {
    let work = "[ $3 = wide ] && { echo 'error: the variant `wide` answers 5' >&2; exit 1; }\n".to_owned()
        + &answering("s=0");
    let figures = compared(&work, 2);
    for figure in &figures {
        let is_wide = figure.variant == "wide";
        assert_eq!(figure.fault.is_some(), is_wide);
        assert_eq!(figure.comparison.launches.len(), if is_wide { 0 } else { 2 });
    }
    let fault = figures.iter().find_map(|figure| figure.fault.as_deref()).unwrap();
    assert!(fault.starts_with("the suite `score` failed"), "{fault}");
    assert!(fault.ends_with("error: the variant `wide` answers 5"), "{fault}");
}

#[test]
fn an_incomplete_answer_gives_no_samples_but_a_reason() {
    let figures = compared("echo baseline-first 1 2 3 4 5 6; printf 'variant-first 1 2 3'", 2);
    for figure in figures {
        let why = "the output of the suite `score` cannot be read: the line `variant-first` is cut short";
        assert_eq!(figure.fault.as_deref(), Some(why));
        assert!(figure.comparison.launches.is_empty());
    }
}
