//! Checks that the machine was quiet enough, by the control and by the system's reports of other
//! work.
//!
//! Noise alone does not make false verdicts more likely: it makes a run take longer, and
//! comparisons that are still open at its end are *not sure*.

use std::collections::{BTreeMap, BTreeSet};

use super::Rules;
use crate::record::{Judgement, Launch, Noise, Slowed, Verdict};
use crate::statistics::mean;
use crate::text::{percent, share};

/// Samples further than this from the centre of their launch count as disturbed.
const DISTURBED: f64 = 0.10;

/// Standard deviation between launches of the control above which a machine is noisy; on a quiet
/// one it is half a per cent.
const WILD: f64 = 0.03;

/// Returns the reason that the control (the baseline a second time) gives to distrust the run, if
/// there is one.
fn against_control(control: &Judgement, rules: &Rules) -> Option<String> {
    let gain = control.estimate.map(|estimate| estimate.gain);
    let what = match (&control.verdict, gain) {
        (Verdict::Faster | Verdict::Slower, Some(gain)) => {
            format!("differs from it by {}: do not trust this run", percent(gain))
        }
        (Verdict::NoDifference { .. } | Verdict::NotSure { .. }, Some(gain)) => {
            let is_large = gain.abs() >= rules.resolution;
            is_large
                .then(|| format!("came out at {}: differences of that size may be noise", percent(gain)))?
        }
        (Verdict::Unjudged { reason }, _) => format!("was not judged: {reason}"),
        _ => "was not judged".to_owned(),
    };
    Some(format!("the control, which is the baseline again, {what}"))
}

/// Returns a sentence for each sign that the machine was too noisy. `programs` names the launched
/// programs in the sentences, such as `engines`. Each of the `parts` numbers its launches from 0;
/// the launches of candidates that were launched together have the same number.
pub fn warnings<'a, Part: IntoIterator<Item = &'a Launch>>(
    programs: &str,
    noise: &Noise,
    parts: impl IntoIterator<Item = Part>,
    control: Option<&Judgement>,
    rules: &Rules,
) -> Vec<String> {
    let mut warnings = Vec::new();
    warnings.extend(control.and_then(|control| against_control(control, rules)));
    if let Some(Verdict::NoDifference { smallest_visible } | Verdict::NotSure { smallest_visible, .. }) =
        control.map(|control| &control.verdict)
        && *smallest_visible > 4.0 * rules.resolution
    {
        let visible = share(*smallest_visible);
        warnings.push(format!(
            "only effects of {visible} and more could be seen: run again when the machine is quieter"
        ));
    }
    if let Some(spread) = control.and_then(|control| control.estimate).map(|estimate| estimate.spread)
        && spread > WILD
    {
        warnings.push(format!("launches of the control differed by {} (standard deviation)", share(spread)));
    }
    if let Some(load) = noise.load_before.filter(|&load| load > 1.5) {
        warnings.push(format!("load {load:.1} in the minute before the {programs} ran, where 0 is idle"));
    }
    if let Some(steal) = noise.steal.filter(|&steal| steal > 0.02) {
        warnings.push(format!("the hypervisor gave {} of the CPUs' time to others", share(steal)));
    }
    if let Some(others) = noise.others.filter(|&others| others > 0.10) {
        warnings.push(format!("other processes took {} of the CPUs' time", share(others)));
    }
    if let Some((low, high)) = noise.megahertz.filter(|(low, high)| *high > 1.1 * low) {
        warnings.push(format!("the clock frequency went from {low:.0} to {high:.0} MHz"));
    }
    let parts: Vec<Vec<&Launch>> = parts.into_iter().map(|part| part.into_iter().collect()).collect();
    let single: Vec<&Launch> = parts.iter().flat_map(|part| single(part)).collect();
    warnings.extend(slowed(&single));
    let busy = single.iter().filter_map(|launch| launch.siblings_busy).map(|busy| f64::from(busy) / 1e3);
    if let Some(busy) = mean(busy).filter(|&busy| busy > 0.05) {
        warnings.push(format!(
            "other programs took {} of the time of the CPUs that share a core with the measured one: end them, or switch SMT off (`echo off > /sys/devices/system/cpu/smt/control` as root)",
            share(busy)
        ));
    }
    let disturbed = disturbed(parts.into_iter().flatten());
    if disturbed > 0.25 {
        let (part, most) = (share(disturbed), share(DISTURBED));
        warnings.push(format!("{part} of the samples were off by more than {most}"));
    }
    warnings
}

/// Returns the launches of a part without duplicates: one for each group of candidates that were
/// launched together, which have the same number.
fn single<'a>(part: &[&'a Launch]) -> Vec<&'a Launch> {
    let mut numbers = BTreeSet::new();
    let is_new = |launch: &&&Launch| launch.together.is_none_or(|number| numbers.insert(number));
    part.iter().filter(is_new).copied().collect()
}

/// Returns a sentence for each cause that slowed launches down.
fn slowed(launches: &[&Launch]) -> Vec<String> {
    let mut left_out: BTreeMap<Slowed, (usize, usize)> = BTreeMap::new();
    for launch in launches {
        launch.left_out.iter().for_each(|slowed| left_out.entry(*slowed).or_default().0 += 1);
        launch.slowed.iter().for_each(|slowed| left_out.entry(*slowed).or_default().1 += 1);
    }
    let sentence = |(slowed, (left_out, counted)): (Slowed, (usize, usize))| {
        let counted = match counted {
            0 => String::new(),
            _ => format!(", and {counted} of the launches that count ran slowed down too"),
        };
        let launches = if left_out == 1 { "launch was" } else { "launches were" };
        format!("{left_out} {launches} left out{counted}: {}", reason(slowed))
    };
    left_out.into_iter().map(sentence).collect()
}

/// Describes the cause, and the remedy for the user.
fn reason(slowed: Slowed) -> &'static str {
    match slowed {
        Slowed::Quota => {
            "the control group used up its quota of CPU time: grant it more CPUs, or end what else runs in it"
        }
        Slowed::Heat => "the CPU was too hot: cool it, or lower its highest frequency",
        Slowed::Setting => "the frequency governor or the turbo mode was changed: keep them as they are",
    }
}

fn disturbed<'a>(launches: impl IntoIterator<Item = &'a Launch>) -> f64 {
    let (mut far, mut samples) = (0_usize, 0_usize);
    for launch in launches {
        let Some(centre) = launch.centre() else { continue };
        let levelled = launch.levelled();
        samples += levelled.len();
        far += levelled.iter().filter(|sample| (*sample - centre).abs() > DISTURBED * 1e6).count();
    }
    far as f64 / samples.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Estimate;

    #[test]
    fn a_quiet_machine_gives_no_warning_and_each_disturbance_one() {
        let quiet =
            Launch { baseline_first: vec![900, -800], candidate_first: vec![500, -400], ..Launch::default() };
        let noise = Noise { steal: Some(0.001), others: Some(0.01), ..Noise::default() };
        assert_eq!(warnings("engines", &noise, [&[quiet]], None, &Rules::default()), Vec::<String>::new());

        let (baseline_first, candidate_first) = (vec![0, 400_000, 0], vec![0, -300_000, 0]);
        let wild = Launch { baseline_first, candidate_first, ..Launch::default() };
        let megahertz = Some((1200.0, 3600.0));
        let noise = Noise { load_before: Some(3.0), steal: Some(0.07), others: Some(0.4), megahertz };
        let warnings = warnings("engines", &noise, [&[wild]], None, &Rules::default());
        let parts = [
            "load 3.0 in the minute before the engines ran",
            "7.0 %",
            "40.0 %",
            "1200 to 3600 MHz",
            "33.3 % of the samples",
        ];
        assert_eq!(warnings.len(), parts.len());
        assert!(warnings.iter().zip(parts).all(|(warning, part)| warning.contains(part)), "{warnings:?}");
    }

    #[test]
    fn warnings_name_slowed_launches_and_busy_siblings() {
        let launch = |together, left_out: &[Slowed], slowed, busy| Launch {
            together: Some(together),
            left_out: left_out.to_vec(),
            slowed,
            siblings_busy: Some(busy),
            ..Launch::of_centre(0)
        };
        use Slowed::{Heat, Quota};
        let launches = [
            launch(0, &[Quota, Heat], None, 100),
            launch(0, &[Quota, Heat], None, 100),
            launch(1, &[Heat; 3], Some(Heat), 300),
        ];
        // The numbers of another part begin anew.
        let other = [launch(0, &[Heat], None, 200)];
        let warnings =
            warnings("programs", &Noise::default(), [&launches[..], &other], None, &Rules::default());
        let parts = [
            "1 launch was left out: the control group used up",
            "5 launches were left out, and 1 of the launches that count ran slowed down too: the CPU was too hot",
            "20.0 % of the time of the CPUs that share a core",
        ];
        assert_eq!(warnings.len(), parts.len(), "{warnings:?}");
        assert!(warnings.iter().zip(parts).all(|(warning, part)| warning.contains(part)), "{warnings:?}");
    }

    #[test]
    fn a_control_that_differs_says_by_how_much() {
        let control = |gain: f64, verdict: Verdict| {
            let estimate =
                Some(Estimate { gain, low: gain - 0.02, high: gain + 0.02, ..Estimate::default() });
            Judgement { family: None, variant: "control".to_owned(), verdict, estimate }
        };
        let not_sure = Verdict::NotSure { smallest_visible: 0.01, launches: None };
        let said = |control| against_control(&control, &Rules::default()).unwrap_or_default();
        assert_eq!(said(control(0.001, not_sure.clone())), "");
        assert!(
            said(control(0.012, not_sure))
                .ends_with("came out at +1.2 %: differences of that size may be noise")
        );
        assert!(said(control(-0.03, Verdict::Slower)).contains("3.0 %: do not trust this run"));
        let unjudged = Verdict::Unjudged { reason: "2 launches are too few".to_owned() };
        let said = said(Judgement { estimate: None, ..control(0.0, unjudged) });
        assert!(said.ends_with("was not judged: 2 launches are too few"), "{said}");
    }
}
