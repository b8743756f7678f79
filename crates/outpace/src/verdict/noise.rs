//! The noise guard: whether the machine was quiet enough to be believed, and what to say where it was not.
//!
//! A noisy machine makes a run take longer, since settling takes more launches; what is still open when the time is over is
//! *no difference*. The guard adds what the samples of the variants cannot tell: the control, which must come out as
//! nothing, and what the system knows of other work.

use crate::record::{Judgement, Noise, Rules, Survey, Verdict};

/// Samples further than this from the middle of their launch were disturbed.
const DISTURBED: f64 = 0.10;

/// Launches of the same bytes differ by half a per cent on a quiet machine; by more than so much on a noisy one.
const WILD: f64 = 0.03;

/// Whether the control, which is the baseline again, came out as no difference, and as less than what would decide.
pub fn is_calm(control: Option<&Judgement>, rules: Rules) -> bool {
    control.is_some_and(|control| {
        matches!(control.verdict, Verdict::NoDifference { .. })
            && control.estimate.is_some_and(|estimate| estimate.gain.abs() < rules.relevance)
    })
}

/// What made the machine noisier than is good, in a sentence each.
pub fn warnings(noise: &Noise, duel: &Survey, control: Option<&Judgement>, rules: Rules) -> Vec<String> {
    let mut told = Vec::new();
    let percent = |share: f64| format!("{:.1} %", share * 100.0);
    if let Some(control) = control
        && !is_calm(Some(control), rules)
    {
        told.push(
            "the control, a byte-identical copy of the baseline, was told apart from it or not judged"
                .to_owned(),
        );
    }
    if let Some(Verdict::NoDifference { smallest_visible }) = control.map(|control| &control.verdict)
        && *smallest_visible > 4.0 * rules.relevance
    {
        let visible = percent(*smallest_visible);
        told.push(format!(
            "only effects of {visible} and more could be seen: run again when the machine is quieter"
        ));
    }
    if let Some(spread) = control.and_then(|control| control.estimate).map(|estimate| estimate.spread)
        && spread > WILD
    {
        told.push(format!("launches of the control differed by {} (standard deviation)", percent(spread)));
    }
    if let Some(load) = noise.load_before.filter(|&load| load > 1.5) {
        told.push(format!("{load:.1} processes wanted to run before the engines did"));
    }
    if let Some(steal) = noise.steal.filter(|&steal| steal > 0.02) {
        told.push(format!("the hypervisor gave {} of the CPUs' time to others", percent(steal)));
    }
    if let Some(others) = noise.others.filter(|&others| others > 0.10) {
        told.push(format!("other processes took {} of the CPUs' time", percent(others)));
    }
    if let Some((low, high)) = noise.megahertz.filter(|(low, high)| *high > 1.1 * low) {
        told.push(format!("the clock frequency went from {low:.0} to {high:.0} MHz"));
    }
    let disturbed = disturbed(duel);
    if disturbed > 0.25 {
        told.push(format!(
            "{} of the samples were off by more than {}",
            percent(disturbed),
            percent(DISTURBED)
        ));
    }
    told
}

/// The share of samples that lie far from the middle of their launch.
fn disturbed(duel: &Survey) -> f64 {
    let (mut far, mut all) = (0_usize, 0_usize);
    for launch in duel.comparisons.iter().flat_map(|comparison| &comparison.launches) {
        let Some(centre) = launch.centre() else { continue };
        let levelled = launch.levelled();
        all += levelled.len();
        far += levelled.iter().filter(|sample| (*sample - centre).abs() > DISTURBED * 1e6).count();
    }
    far as f64 / all.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Comparison, Launch};
    use crate::verdict::RULES;

    fn survey(launch: Launch) -> Survey {
        let comparison = Comparison { candidate: "control".into(), launches: vec![launch; 3] };
        Survey { comparisons: vec![comparison], ..Survey::default() }
    }

    #[test]
    fn a_quiet_machine_is_not_warned_of() {
        let quiet = Launch { cpu: None, baseline_first: vec![900, -800], candidate_first: vec![500, -400] };
        let noise = Noise { steal: Some(0.001), others: Some(0.01), ..Noise::default() };
        assert_eq!(warnings(&noise, &survey(quiet), None, RULES), Vec::<String>::new());
    }

    #[test]
    fn stolen_time_other_work_and_far_samples_are_named() {
        let wild =
            Launch { cpu: None, baseline_first: vec![0, 400_000, 0], candidate_first: vec![0, -300_000, 0] };
        let noise = Noise {
            load_before: Some(3.0),
            steal: Some(0.07),
            others: Some(0.4),
            megahertz: Some((1200.0, 3600.0)),
        };
        let told = warnings(&noise, &survey(wild), None, RULES).join("\n");
        for word in ["7.0 %", "40.0 %", "1200 to 3600 MHz", "33.3 % of the samples"] {
            assert!(told.contains(word), "no `{word}` in:\n{told}");
        }
    }
}
