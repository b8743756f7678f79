//! The loss of a choice against builds that did not take part in the run.
//!
//! A run compares only the builds that it could make. Other runs on the same kind of CPU, shipped
//! ones or the user's own, may have measured a better build. The loss against that build is the
//! difference of two gains from different runs, each with its own standard error.

use statrs::distribution::{Continuous, ContinuousCDF, Normal};

use crate::record::{Absent, BASELINE, Build, Known, Loss, LossRules, Record};

/// Returns the absent build with the largest expected advantage over the chosen one. A build counts
/// only if the expected loss against it is more than half of [`LossRules::loss`], and the upper
/// bound of the loss against it is more than [`LossRules::loss`].
pub(super) fn absent(
    record: &Record,
    chosen: Option<&Loss>,
    build: &Build,
    rules: LossRules,
) -> Option<Absent> {
    let [gain, error] = chosen.map_or([0.0; 2], |loss| [loss.gain, loss.error]);
    let known = record.known.iter().chain(&record.expected);
    let missing =
        known.filter(|figure| figure.candidate != build.slug() && !took_part(record, &figure.candidate));
    let losses = missing.filter_map(|absent| {
        let [expected, bound] = loss([absent.gain, absent.error], [gain, error], rules.confidence)?;
        let matters = expected > rules.loss / 2.0 && bound > rules.loss;
        matters.then(|| {
            let (reason, remedy) = why(record, absent);
            let candidate = absent.candidate.clone();
            Absent { candidate, gain: absent.gain, expected, bound, reason, remedy }
        })
    });
    losses.max_by(|a, b| a.expected.total_cmp(&b.expected))
}

/// Returns true if the race compared that build, or one with the same code.
fn took_part(record: &Record, slug: &str) -> bool {
    let compared = |slug: &str| {
        let comparison = record.whole_engines.survey.comparison(slug);
        comparison.is_some_and(|comparison| comparison.launches.len() > 1)
    };
    let twin = record.engine(slug).and_then(|engine| engine.same_code_as.as_deref());
    slug == BASELINE || compared(slug) || twin.is_some_and(|twin| twin == BASELINE || compared(twin))
}

/// Returns the expected loss of the chosen build against the absent one, and the quantile of the
/// loss at the given confidence. Each build is given by its gain and standard error. The difference
/// of the log speeds is normal, and its positive part is the loss (the expected improvement of
/// Mockus, "On Bayesian methods for seeking the extremum", 1974).
fn loss(absent: [f64; 2], chosen: [f64; 2], confidence: f64) -> Option<[f64; 2]> {
    let difference = absent[0].ln_1p() - chosen[0].ln_1p();
    let error = absent[1].hypot(chosen[1]);
    let normal = Normal::new(0.0, 1.0).ok()?;
    let [expected, bound] = if error > 0.0 {
        let distance = difference / error;
        let expected = difference * normal.cdf(distance) + error * normal.pdf(distance);
        [expected, difference + error * normal.inverse_cdf(confidence)]
    } else {
        [difference; 2]
    };
    // The last digits depend on the CPU that computes them, but a record must give the same choice
    // on every CPU, so the result is rounded.
    Some([expected, bound].map(|log| (-(-log.max(0.0)).exp_m1() * 1e6).round() / 1e6))
}

/// Returns the reason why a build did not take part, and the command that would let it take part.
fn why(record: &Record, known: &Known) -> (String, Option<String>) {
    const GET: &str = "; get it with `";
    if let Some(fault) = record.engine(&known.candidate).and_then(|engine| engine.fault.clone()) {
        return (fault, None);
    }
    let survey = &record.whole_engines.survey;
    if let Some(missing) = survey.missing.iter().find(|absent| absent.candidate == known.candidate) {
        return (missing.reason.clone(), None);
    }
    let parts: Vec<&str> = known.candidate.split('+').collect();
    let is_part = |axis: &str, variant: &str| parts.contains(&&*format!("{axis}-{variant}"));
    if let Some(lacking) = record.unavailable.iter().find(|absent| is_part(&absent.axis, &absent.variant)) {
        let reason = &lacking.reason;
        return match reason.split_once(GET) {
            Some((reason, command)) => (reason.to_owned(), Some(command.trim_end_matches('`').to_owned())),
            None if reason.starts_with("left out") => (reason.clone(), Some("cargo lab".to_owned())),
            None => (reason.clone(), None),
        };
    }
    if record.command.contains(" --axis ") {
        return ("`--axis` left it out".to_owned(), Some("cargo lab".to_owned()));
    }
    ("this run had no time to build it".to_owned(), Some("cargo lab".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decide::verdict::decide;
    use crate::record::{LOSS_RULES, Unavailable};

    #[test]
    fn the_loss_against_an_absent_build_is_the_positive_part_of_a_normal_difference() {
        let [expected, bound] = loss([0.082, 0.002], [0.042, 0.002], 0.95).unwrap();
        assert!((expected - (1.0 - 1.042 / 1.082)).abs() < 1e-4 && bound > expected, "{expected} {bound}");
        let [expected, _] = loss([0.02, 0.001], [0.05, 0.001], 0.95).unwrap();
        assert_eq!(expected, 0.0);
        let [half, _] = loss([0.02, 0.01], [0.02, 0.0], 0.95).unwrap();
        assert!(
            (half - 0.00398).abs() < 1e-4,
            "not the mean of the positive part of a normal distribution: {half}"
        );
    }

    /// Returns a record of a machine with Zen 4 without its guided builds, like the record of a
    /// machine that lacks the tool for them.
    fn without_profiles() -> Record {
        let mut record = crate::fixtures::trimmed_record_of("amd-epyc-19-11-1");
        record.known.clear();
        record.engines.retain(|engine| !engine.slug.contains("profile-"));
        record
            .whole_engines
            .survey
            .comparisons
            .retain(|comparison| !comparison.candidate.contains("profile-"));
        let (axis, variant) = ("profile".to_owned(), "pgo".to_owned());
        record.unavailable.retain(|absent| absent.variant != variant);
        let reason =
            "llvm-profdata is not installed; get it with `rustup component add llvm-tools`".to_owned();
        record.unavailable.push(Unavailable { axis, variant, reason });
        record
    }

    #[test]
    fn a_better_build_that_was_absent_is_named_with_its_gain_and_the_missing_tool() {
        let mut record = without_profiles();
        assert_eq!(decide(&record, LOSS_RULES).choice.absent, None, "no run has measured a better one");
        let candidate = "target-native+profile-pgo".to_owned();
        record.expected.push(Known { candidate: candidate.clone(), gain: 0.09, error: 0.003, runs: 5 });
        let absent = decide(&record, LOSS_RULES).choice.absent.expect("it may be better");
        assert_eq!(absent.candidate, candidate);
        assert!(absent.expected > 0.02 && absent.bound > absent.expected, "{absent:?}");
        assert_eq!(absent.reason, "llvm-profdata is not installed");
        assert_eq!(absent.remedy.as_deref(), Some("rustup component add llvm-tools"));
    }

    #[test]
    fn a_build_that_took_part_or_is_no_better_is_not_absent() {
        let mut record = without_profiles();
        let here = record.whole_engines.survey.comparisons.iter();
        let here = here
            .map(|comparison| comparison.candidate.clone())
            .find(|slug| slug.starts_with("target-"))
            .unwrap();
        for (candidate, gain) in [(here, 0.2), ("target-native+profile-pgo".to_owned(), -0.05)] {
            record.expected = vec![Known { candidate, gain, error: 0.003, runs: 5 }];
            assert_eq!(decide(&record, LOSS_RULES).choice.absent, None);
        }
    }
}
