//! Forecast of a comparison after its first launches: the number of launches until equal programs
//! are shown to be equal, and the resolution that a given time reaches.

use super::Rules;
use super::judge::judge;
use crate::record::Launch;
use crate::statistics::spread;

/// Number of launches after which the spread between them is known well enough.
const FEWEST: usize = 5;

/// Number of launches until the answer "no difference" between equal programs, times the square of
/// the resolution and divided by the variance of a launch. It comes from a simulation of normal
/// noise at an error probability of 0.5 % (`examples/answers.rs`).
const EFFORT: f64 = 25.0;

/// Forecast for two equal programs. If they differ, a sure answer comes sooner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// Factor by which the number of launches must grow until the answer is "no difference" at the
    /// rules' resolution.
    pub more: f64,
    /// Resolution at which the answer can be "no difference" at the end of the time that was given
    /// to [`outlook`].
    pub resolution: f64,
}

/// Returns the forecast from the launches so far, if the given time allows `times` as many of them.
/// Returns `None` while there are too few launches, if the answer is sure, or if the question is
/// about a limit.
pub fn outlook(launches: &[Launch], rules: &Rules, comparisons: usize, times: f64) -> Option<Outlook> {
    let judged = judge(launches, rules, comparisons)?;
    let is_open = judged.more(rules, comparisons).is_some() && rules.limit.is_none();
    if launches.len() < FEWEST || !is_open {
        return None;
    }
    let centres: Vec<f64> = launches.iter().filter_map(Launch::centre).collect();
    let noise = spread(&centres) / 1e6;
    // The logarithm of the factor by which the bets of `statistics::anytime` must multiply their
    // money. The number of launches is proportional to it.
    let target = |rules: &Rules, comparisons: usize| (2.0 / rules.alpha(comparisons)).ln();
    let effort = EFFORT * target(rules, comparisons) / target(&Rules::default(), 1);
    let count = centres.len() as f64;
    let reached = |launches: f64| noise * (effort / launches).sqrt();
    let more = (reached(count) / rules.resolution).powi(2).max(rules.fewest(comparisons) as f64 / count);
    Some(Outlook { more, resolution: reached(count * times.max(1.0)) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decide::Answer;
    use crate::rng::Rng;

    #[test]
    fn equal_programs_are_shown_to_be_equal_about_as_late_as_forecast() {
        let rules = Rules::default();
        let (mut early, mut late) = (0, 0);
        for seed in 0..30 {
            let mut rng = Rng::new(seed, "outlook");
            let mut launches: Vec<Launch> = Vec::new();
            let mut grow = |launches: &mut Vec<Launch>, count: usize| {
                launches.resize_with(count, || Launch::of_centre((8e3 * rng.normal()) as i32));
            };
            grow(&mut launches, 20);
            let Some(said) = outlook(&launches, &rules, 1, 3.0) else { continue };
            let count = said.more * 20.0;
            // At the forecast end, the forecast resolution is that of the rules.
            let at_end = outlook(&launches, &rules, 1, said.more);
            assert!(
                at_end.is_none_or(
                    |end| (end.resolution / rules.resolution - 1.0).abs() < 0.01 || said.more < 1.0
                )
            );
            let is_shown = |launches: &[Launch]| {
                judge(launches, &rules, 1).is_some_and(|judged| judged.answer == Answer::NoDifference)
            };
            grow(&mut launches, (count / 3.0) as usize);
            early += usize::from(is_shown(&launches));
            let now = launches.len();
            grow(&mut launches, ((3.0 * count) as usize).max(now));
            late += usize::from(!is_shown(&launches));
        }
        assert!(early <= 3 && late <= 3, "{early} early, {late} late");
        let few: Vec<Launch> = vec![Launch::of_centre(0); 4];
        assert_eq!(outlook(&few, &rules, 1, 2.0), None);
    }
}
