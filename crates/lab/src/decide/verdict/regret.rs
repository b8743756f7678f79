//! How much slower the chosen build is than the best combination of variants.

use super::launches;
use crate::record::{Launch, Regret, RegretJudgement, Rules, Survey};
use outpace::statistics::midmean;
use outpace::verdict::{Stream, judge};

/// The slugs of the combinations that came out best, without the chosen one: those that may be better than it.
pub(crate) fn best(screening: &Survey, chosen: &str, count: usize) -> Vec<String> {
    let mut ranked: Vec<(f64, &str)> = screening
        .comparisons
        .iter()
        .filter(|comparison| comparison.candidate != chosen)
        .filter_map(|comparison| {
            let centres: Vec<f64> = comparison.launches.iter().filter_map(Launch::centre).collect();
            Some((midmean(&centres)?, comparison.candidate.as_str()))
        })
        .collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked.into_iter().take(count).map(|(_, slug)| slug.to_owned()).collect()
}

/// The finalists against the chosen build: the largest of their gains over it, on launches that chose none of them. Where
/// none gains anything the regret is nothing.
pub(super) fn regret(regret: &Regret, seed: u64, rules: Rules) -> Option<RegretJudgement> {
    let family: Vec<_> = regret.last.comparisons.iter().collect();
    let stream = Stream { seed, of: launches::FINAL };
    let judged = judge(&family, &regret.last.looks, stream, rules);
    let finalists: Vec<_> = family
        .iter()
        .zip(judged)
        .map(|(comparison, judged)| judged.named(None, &comparison.candidate))
        .collect();
    let gain = |at: usize| finalists[at].estimate.map_or(f64::NEG_INFINITY, |estimate| estimate.gain);
    let best = (0..finalists.len()).max_by(|&a, &b| gain(a).total_cmp(&gain(b)))?;
    let estimate = finalists[best].estimate?;
    Some(RegretJudgement {
        best: if estimate.gain > 0.0 { finalists[best].variant.clone() } else { regret.chosen.clone() },
        regret: estimate.gain.max(0.0),
        high: estimate.high.max(0.0),
        finalists,
    })
}
