use super::*;
use crate::record::Verdict;

/// An estimate between two ends, with its verdict.
pub(crate) fn estimated(low: f64, high: f64, verdict: Verdict) -> Judgement {
    let estimate = Estimate {
        gain: f64::midpoint(low, high),
        low,
        high,
        corrected_low: low,
        corrected_high: high,
        spread: 0.01,
        launches: 20,
        samples: 160,
        sign: 1e-6,
        signed_rank: 1e-6,
    };
    Judgement { family: None, variant: String::new(), verdict, estimate: Some(estimate) }
}

/// The kept comparison of 32 and 64 bits.
pub(crate) fn compared() -> Compared {
    let folder = crate::workspace::checkout().join("reports/intel-xeon-6-cf-2");
    sealed::load_from(&folder.join("compare-x86-64-i686-quick.json")).unwrap()
}

#[test]
fn a_comparison_comes_back_as_it_was_written_and_its_verdicts_follow_from_its_samples() {
    let kept = compared();
    let text = sealed::write(&kept).unwrap();
    let mut back: Compared = sealed::read(&text, Path::new("compare-x86-64-i686.json")).unwrap();
    back.sha256.clone_from(&kept.sha256);
    assert!(back == kept);
    back.kernels.iter_mut().for_each(|row| row.judgement = None);
    back.engine_rows.iter_mut().for_each(|row| row.judgement = None);
    back.judge_again();
    assert!(back == kept);
    let row = &mut back.kernels[0];
    row.comparison.launches.clear();
    row.baseline_picoseconds.clear();
    back.judge_again();
    assert_eq!((&back.kernels[0].judgement, back.kernels[0].nanoseconds()), (&None, None));
}

#[test]
fn a_gain_is_told_as_how_many_times_as_long_the_other_takes() {
    let estimate = estimated(-0.6, -0.4, Verdict::Slower).estimate.unwrap();
    let (times, low, high) = ratio(&estimate);
    assert!([times - 2.0, low - 1.0 / 0.6, high - 2.5].iter().all(|apart| apart.abs() < 1e-9), "{times}");
    let mut row = compared().kernels.remove(1);
    for launch in &mut row.comparison.launches {
        launch.baseline_first.fill(-693_147);
        launch.candidate_first.fill(-693_147);
    }
    row.baseline_picoseconds.iter_mut().for_each(|taken| taken.fill(1000));
    let (a, b) = row.nanoseconds().unwrap();
    assert!((a - 1.0).abs() < 1e-9 && (1.99..2.01).contains(&b), "{a} {b}");
}
