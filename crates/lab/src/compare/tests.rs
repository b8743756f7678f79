use super::*;
use crate::fixtures::{self, assert_says};
use crate::record::{Figures, Verdict};

/// Returns an estimate between two ends, with its verdict.
pub fn estimated(low: f64, high: f64, verdict: Verdict) -> Judgement {
    let gain = f64::midpoint(low, high);
    let estimate = Estimate { gain, low, high, launches: 20, ..Estimate::default() };
    Judgement { family: None, variant: String::new(), verdict, estimate: Some(estimate) }
}

pub fn compared() -> Compared {
    fixtures::kept("reports/intel-xeon-6-cf-2/compare-x86-64-i686-quick.json")
}

#[test]
fn without_launches_nothing_is_judged() {
    let mut compared = compared();
    compared.comparisons[0].comparison.launches.clear();
    compared.judge_again();
    assert_eq!(compared.comparisons[0].judgement, None);
}

#[test]
fn a_folder_that_cannot_be_read_is_an_error_and_one_that_is_not_there_has_no_comparison() {
    let scratch = outpace::os::files::Scratch::new_in(&std::env::temp_dir()).unwrap();
    let folder = scratch.path().join("folder");
    assert_eq!(all(&folder).unwrap(), []);
    std::fs::write(&folder, "a file").unwrap();
    let error = all(&folder).unwrap_err().to_string();
    assert!(error.starts_with("cannot read "), "{error}");
}

#[test]
fn a_gain_is_stated_as_how_many_times_as_long_the_other_takes() {
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
