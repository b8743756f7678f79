//! Suites that are no suites: shell scripts that answer as one would, or not.

#![cfg(unix)]

use std::os::unix::fs::PermissionsExt;

use super::*;
use plywright_benches::paired::{Mode as AskedMode, Refusal, Torn};

fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_request_comes_back_as_it_was_asked() {
    let request = Request {
        baseline: "hardware".into(),
        variant: "swar".into(),
        mode: AskedMode::Latency,
        samples: 12,
        seed: u64::MAX,
    };
    assert_eq!(Request::parse(&request.arguments()), Ok(Some(request)));
    assert_eq!(Request::parse(&words("--noplot popcount")), Ok(None));
    assert_eq!(Request::parse(&[]), Ok(None));
}

#[test]
fn a_wrong_request_is_refused_by_the_word_that_is_wrong() {
    let refusal = |line: &str| Request::parse(&words(line)).unwrap_err();
    assert_eq!(refusal("--lockstep"), Refusal::Words(0));
    assert_eq!(refusal("--lockstep a b latency 12"), Refusal::Words(4));
    assert_eq!(refusal("--lockstep a b latency 12 1 2"), Refusal::Words(6));
    assert_eq!(refusal("--lockstep a b sideways 12 1"), Refusal::Mode("sideways".into()));
    for samples in ["0", "1", "13", "-2", "1e3", "100002", "99999999999"] {
        let line = format!("--lockstep a b latency {samples} 1");
        assert_eq!(refusal(&line), Refusal::Samples(samples.into()));
    }
    assert_eq!(refusal("--lockstep a b latency 12 -1"), Refusal::Seed("-1".into()));
}

#[test]
fn an_answer_that_is_cut_anywhere_is_refused() {
    let answer = Answer { baseline_first: vec![12, -345], variant_first: vec![0, 67] };
    let text = answer.to_string();
    assert_eq!(text, "baseline-first 12 -345\nvariant-first 0 67\n");
    assert_eq!(Answer::parse(&text, 4), Ok(answer));
    for end in 0..text.len() {
        assert!(Answer::parse(&text[..end], 4).is_err(), "{:?}", &text[..end]);
    }
}

#[test]
fn a_torn_answer_is_refused_by_what_is_wrong_with_it() {
    let torn = |text: &str| Answer::parse(text, 4).unwrap_err();
    assert_eq!(torn(""), Torn::Missing("baseline-first"));
    assert_eq!(torn("baseline-first 1 2\n"), Torn::Missing("variant-first"));
    assert_eq!(torn("baseline-first 1 2\nvariant-first 3 4"), Torn::Cut("variant-first"));
    assert_eq!(
        torn("baseline-first 1 2 3\nvariant-first 3 4\n"),
        Torn::Count { line: "baseline-first", found: 3, wanted: 2 }
    );
    assert_eq!(
        torn("baseline-first 1 2\nvariant-first 3 inf\n"),
        Torn::Sample { line: "variant-first", word: "inf".into() }
    );
    assert_eq!(torn("baseline-first 1 2\nvariant-first 3 4\n5"), Torn::More("variant-first"));
}

/// A folder with a suite that does `work`.
fn suite(work: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("suite");
    std::fs::write(&path, format!("#!/bin/sh\n{work}\n")).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    (folder, path)
}

/// What comes of comparing the variants of `score` with such a suite.
fn compared(work: &str, looks: &[u32]) -> Vec<PairedFigure> {
    let (folder, suite) = suite(work);
    let axis = crate::axes::axis("score").unwrap();
    let figures = figures(axis, Mode::Throughput);
    let rows = figures.into_iter().map(|figure| Row { suite: &suite, figure }).collect();
    let time = Duration::from_secs(60);
    let open =
        |seen: &[PairedFigure]| crate::decide::verdict::open_kernels(seen, looks, 1, outpace::verdict::RULES);
    let plan = Plan { axes: &[], modes: &[], looks, time, seed: 1, open: &open };
    compare(rows, plan, folder.path(), None).unwrap()
}

/// A suite whose samples are `$s`.
fn answering(choice: &str) -> String {
    format!("{choice}; echo baseline-first $s $s $s $s $s $s; echo variant-first $s $s $s $s $s $s")
}

#[test]
fn the_control_comes_first_and_every_variant_that_runs_here_once() {
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
fn what_is_settled_gets_no_more_launches() {
    // The variant `wide` is 10 % faster and the control the same, both at once; the others jump about.
    let work = answering(
        "case $2-$3 in packed-wide) s=95310;; packed-packed) s=0;; *) s=$(($6 % 200001 - 100000));; esac",
    );
    let figures = compared(&work, &[20, 21]);
    assert!(figures.iter().all(|figure| figure.fault.is_none()), "{figures:?}");
    for figure in figures {
        let settled = figure.variant == "wide";
        assert_eq!(figure.comparison.launches.len(), if settled { 20 } else { 21 }, "{}", figure.variant);
        assert!(figure.comparison.launches.iter().all(|launch| launch.samples() == SAMPLES as usize));
    }
}

#[test]
fn a_suite_that_fails_for_one_variant_is_named_with_its_word_and_the_others_go_on() {
    let work = "[ $3 = wide ] && { echo 'error: the variant `wide` answers 5' >&2; exit 1; }\n".to_owned()
        + &answering("s=0");
    let figures = compared(&work, &[2]);
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
fn a_torn_answer_leaves_no_samples_but_a_reason() {
    let figures = compared("echo baseline-first 1 2 3 4 5 6; printf 'variant-first 1 2 3'", &[2]);
    for figure in figures {
        let fault = figure.fault.unwrap();
        assert_eq!(
            fault,
            "the suite `score` did not answer as it should: the line `variant-first` is cut short"
        );
        assert!(figure.comparison.launches.is_empty());
    }
}
