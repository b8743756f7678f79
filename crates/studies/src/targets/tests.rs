//! Tests of the comparisons of two targets: reading, judging, and the page.

use super::*;
use crate::fixtures::{assert_says, load_record};
use plywright_lab::record::Verdict;

/// Returns an estimate between two ends, with its verdict.
pub(crate) fn estimated(low: f64, high: f64, verdict: Verdict) -> Judgement {
    let gain = f64::midpoint(low, high);
    let estimate = Estimate { gain, low, high, launches: 20, ..Estimate::default() };
    Judgement { family: None, variant: String::new(), verdict, estimate: Some(estimate) }
}

pub(crate) fn compared() -> Compared {
    load_record("tests/fixtures/intel-xeon-6-cf-2/compare-x86-64-i686-quick.json")
}

#[test]
fn without_launches_nothing_is_judged() {
    let mut compared = compared();
    compared.comparisons[0].comparison.launches.clear();
    compared.judge_again();
    assert_eq!(compared.comparisons[0].judgement, None);
}

#[test]
fn an_unreadable_comparison_is_an_error_that_names_it() {
    let scratch = outpace::os::files::Scratch::new_in(&std::env::temp_dir()).unwrap();
    let folder = scratch.path().join("folder");
    assert_eq!(all(&folder).unwrap(), []);
    std::fs::write(scratch.path().join("compare-one-other.json"), "{\"schema\": 2,").unwrap();
    let error = all(scratch.path()).unwrap_err().to_string();
    assert!(error.contains("compare-one-other.json is not a whole comparison of targets"), "{error}");
    std::fs::write(&folder, "a file").unwrap();
    let error = all(&folder).unwrap_err().to_string();
    assert!(error.starts_with("cannot read "), "{error}");
}

#[test]
fn a_gain_is_converted_to_a_ratio_of_times() {
    let estimate = estimated(-0.6, -0.4, Verdict::Slower).estimate.unwrap();
    let (times, low, high) = ratio(&estimate);
    assert!([times - 2.0, low - 1.0 / 0.6, high - 2.5].iter().all(|apart| apart.abs() < 1e-9), "{times}");
}

#[test]
fn the_page_names_what_is_missing() {
    let mut compared = compared();
    compared.b.instructions = Figures::Unmeasured { reason: "valgrind is not there".into(), remedy: None };
    compared.comparisons[1].fault = Some("the engine ended".into());
    compared.comparisons[1].judgement = None;
    compared.noise.others = Some(0.5);
    let page = page::page(&compared);
    let title = "# 32 against 64 bits: i686 and x86-64 (a quick run) on intel-xeon-6-cf-2";
    let missing = "Not measured on i686: valgrind is not there.";
    assert_says(&page, &[title, "The whole engine was not compared.", missing]);
    assert_says(&page, &["the engine ended", "ther processes took 50.0 %"]);
}

#[test]
fn judging_again_turns_no_stored_verdict_round() {
    let reports = plywright_testing::checkout().join("reports");
    let mut count = 0;
    for folder in workspace::folders_of_records(&reports).unwrap() {
        for again in all(&folder).unwrap() {
            let path = folder.join(format!("{}.json", again.stem()));
            let kept: Compared = sealed::load_from(&path).unwrap();
            for (row, before) in again.comparisons.iter().zip(&kept.comparisons) {
                let [Some(now), Some(before)] = [&row.judgement, &before.judgement] else { continue };
                let verdicts = (&now.verdict, &before.verdict);
                let has_turned = matches!(
                    verdicts,
                    (Verdict::Faster, Verdict::Slower) | (Verdict::Slower, Verdict::Faster)
                );
                assert!(!has_turned, "{}: {verdicts:?}", path.display());
                count += 1;
            }
        }
    }
    assert!(count > 20, "{count} verdicts");
}
