//! Finds the variants that a quick run does not build because the shipped records speak against
//! them.
//!
//! The run's table names them. The records only decide which builds are measured; no verdict and no
//! stated loss depends on them. `docs/methodology.md` has the gain that this rule would have missed
//! on each CPU with a record, if only the records of the other CPUs had been known.

use outpace::decide::choice::Belief;

use crate::machine::cpus;
use crate::record::{COMPILER, Machine, Record, Unavailable};
use crate::terminal::format::percent;

/// Largest gain that is not worth the time of a quick run. A variant is without a gain in a record
/// if the upper end of its interval there is at most this, so that a larger gain has a probability
/// of at most 5 %.
const NO_GAIN: f64 = 0.005;

/// Number of standard deviations above the mean below which 95 % of a normal distribution lie.
const ONE_SIDE: f64 = 1.645;

/// A variant is behind in a record if the upper end of its interval there is at most this gain.
const BEHIND: f64 = -0.02;

/// Smallest number of kinds of CPU that must have timed a variant before their records count for a
/// CPU of another kind.
const KINDS: usize = 3;

/// Smallest number of kinds of CPU, instead of [`KINDS`], for a variant that is behind in all
/// records ([`BEHIND`]).
const KINDS_OF_BEHIND: usize = 2;

/// A variant's gain over the default engine in one of the records.
struct Entry<'a> {
    record: &'a str,
    machine: &'a Machine,
    /// True if the record's engines have the same evaluation as this run's.
    has_same_evaluation: bool,
    axis: String,
    variant: String,
    gain: f64,
    /// Lower end of the gain's interval. The gain is below it with a probability of 5 %. The
    /// interval is the ordinary one for a fixed number of launches, because it serves to plan a
    /// run, not to give a verdict.
    low: f64,
    /// Upper end of that interval. The gain is above it with a probability of 5 %.
    high: f64,
}

impl Entry<'_> {
    fn is_of(&self, axis: &str, variant: &str) -> bool {
        self.axis == axis && self.variant == variant
    }
}

/// Returns the variants that are not worth building in a quick run on this machine:
///
/// - variants without a gain in all records of this machine's kind of CPU with the same evaluation;
/// - variants without a gain in any record, if records of at least three kinds of CPU timed them,
///   or of two kinds if they are behind in all of them;
/// - variants that gained less than one other variant of their axis in every record that timed
///   them, and are surely slower than it in at least one record. These records must be of at least
///   three kinds of CPU, and the rules above must not leave out the other variant.
///
/// Each record comes with its name. `takes_part` returns true for the axis and the name of a
/// variant that could take part in this run.
pub fn behind<'a>(
    machine: &Machine,
    records: impl IntoIterator<Item = (&'a str, &'a Record)>,
    has_same_evaluation: impl Fn(&Record) -> bool,
    takes_part: impl Fn(&str, &str) -> bool,
) -> Vec<Unavailable> {
    let mut entries: Vec<Entry<'a>> = Vec::new();
    for (name, record) in records {
        let belief = Belief::new(&record.whole_engines.survey.comparisons, &[]);
        let has_same_evaluation = has_same_evaluation(record);
        for (axis, variant) in variants(record) {
            // A name such as `nightly` means a different compiler every day, so figures of
            // compilers do not count.
            if axis == COMPILER || !takes_part(axis, variant) {
                continue;
            }
            let engine = record.engine_of(axis, variant);
            let Some((log, error)) = engine.and_then(|engine| belief.measured(&engine.slug)) else {
                continue;
            };
            let reach = ONE_SIDE * error;
            entries.push(Entry {
                record: name,
                machine: &record.machine,
                has_same_evaluation,
                axis: axis.to_owned(),
                variant: variant.to_owned(),
                gain: log.exp_m1(),
                low: (log - reach).exp_m1(),
                high: (log + reach).exp_m1(),
            });
        }
    }
    let mut variants: Vec<(String, String)> = Vec::new();
    for Entry { axis, variant, .. } in &entries {
        if !variants.iter().any(|known| (&known.0, &known.1) == (axis, variant)) {
            variants.push((axis.clone(), variant.clone()));
        }
    }
    let mut left_out: Vec<Unavailable> = Vec::new();
    let mut leave_out =
        |variants: &mut Vec<(String, String)>,
         reason: &dyn Fn(&Timed<'_>, &[Entry<'_>]) -> Option<String>| {
            variants.retain(|(axis, variant)| {
                let timed = entries.iter().filter(|entry| entry.is_of(axis, variant)).collect();
                let Some(reason) = reason(&timed, &entries) else { return true };
                let reason = format!("left out: {reason}; a full run builds it");
                left_out.push(Unavailable { axis: axis.clone(), variant: variant.clone(), reason });
                false
            });
        };
    leave_out(&mut variants, &|timed, _| without_gain_here(machine, timed).or_else(|| without_gain(timed)));
    let staying = variants.clone();
    leave_out(&mut variants, &|timed, entries| {
        let rivals = staying.iter().filter(|(axis, _)| *axis == timed[0].axis);
        rivals.filter_map(|(_, rival)| behind_rival(timed, rival, entries)).next()
    });
    left_out
}

/// Returns the axis and the name of each variant that the record lists.
fn variants(record: &Record) -> impl Iterator<Item = (&str, &str)> {
    record
        .axes
        .iter()
        .flat_map(|axis| axis.variants.iter().map(|variant| (axis.name.as_str(), variant.as_str())))
}

/// The entries of one variant. There is at least one.
type Timed<'a> = Vec<&'a Entry<'a>>;

/// Returns the reason why a variant is not worth building on this machine, by its entries of the
/// same kind of CPU with the same evaluation.
fn without_gain_here(machine: &Machine, timed: &[&Entry<'_>]) -> Option<String> {
    let here =
        timed.iter().filter(|entry| entry.has_same_evaluation && are_of_one_kind(machine, entry.machine));
    let best = here.max_by(|left, right| left.high.total_cmp(&right.high))?;
    let [gain, low, high] = [best.gain, best.low, best.high].map(percent);
    let is_out = best.high <= NO_GAIN;
    is_out.then(|| format!("{gain} ({low} to {high}) on this kind of CPU in reports/{}", best.record))
}

/// Returns the reason why a variant gains nothing on any CPU.
fn without_gain(timed: &[&Entry<'_>]) -> Option<String> {
    let kinds = kinds(timed);
    let most = timed.iter().map(|entry| entry.high).fold(f64::MIN, f64::max);
    let is_out = kinds >= KINDS && most <= NO_GAIN || kinds >= KINDS_OF_BEHIND && most <= BEHIND;
    is_out.then(|| format!("at most {} on {kinds} kinds of CPU in reports/", percent(most)))
}

/// Returns the reason why a variant is not worth building beside this rival.
fn behind_rival(timed: &[&Entry<'_>], rival: &str, entries: &[Entry<'_>]) -> Option<String> {
    let mut is_slower = false;
    for entry in timed {
        let mut of_record = entries.iter().filter(|other| other.record == entry.record);
        let of_rival = of_record.find(|other| other.is_of(&entry.axis, rival))?;
        if of_rival.gain <= entry.gain {
            return None;
        }
        is_slower |= of_rival.low > entry.high;
    }
    let kinds = kinds(timed);
    let is_out = is_slower && kinds >= KINDS;
    is_out.then(|| format!("gained less than `{rival}` in every record, on {kinds} kinds of CPU in reports/"))
}

/// Returns the number of kinds of CPU among the entries.
fn kinds(timed: &[&Entry<'_>]) -> usize {
    let mut kinds: Vec<&Machine> = Vec::new();
    for entry in timed {
        if !kinds.iter().any(|machine| are_of_one_kind(machine, entry.machine)) {
            kinds.push(entry.machine);
        }
    }
    kinds.len()
}

/// Returns true if two machines have the same kind of CPU: the same microarchitecture where it is
/// known, otherwise the same model.
fn are_of_one_kind(left: &Machine, right: &Machine) -> bool {
    match (cpus::name(left), cpus::name(right)) {
        (Some(left), Some(right)) => left == right,
        _ => (&left.vendor, left.family, left.model) == (&right.vendor, right.family, right.model),
    }
}

#[cfg(test)]
mod tests {
    use outpace::record::{Estimate, Launch, sealed};

    use super::*;
    use crate::decide::verdict;
    use crate::fixtures::{record_of, trimmed_record_of};
    use crate::record::Judgement;
    use crate::workspace;

    #[test]
    fn a_variant_that_is_behind_in_every_record_is_left_out() {
        let zen4 = trimmed_record_of("amd-epyc-19-11-1");
        let named = |left_out: &[Unavailable]| -> Vec<String> {
            left_out.iter().map(|absent| format!("{} {}", absent.axis, absent.variant)).collect()
        };
        let alone = behind(&zen4.machine, [("zen4", &zen4)], |_| true, |_, _| true);
        assert!(named(&alone).contains(&"popcount table".to_owned()), "{alone:?}");
        assert!(alone.iter().all(|absent| absent.reason.contains("in reports/zen4;")), "{alone:?}");
        assert!(!named(&alone).contains(&"target native".to_owned()), "{alone:?}");

        let mut better = zen4.clone();
        let comparisons = better.whole_engines.survey.comparisons.iter_mut();
        for comparison in comparisons.filter(|row| row.candidate == "popcount-table") {
            comparison.launches = vec![Launch::of_centre(20_000); comparison.launches.len()];
        }
        let both = behind(&zen4.machine, [("zen4", &zen4), ("again", &better)], |_| true, |_, _| true);
        assert!(!named(&both).contains(&"popcount table".to_owned()), "one record is enough: {both:?}");

        let other = Machine { family: 6, model: 0xcf, vendor: "GenuineIntel".into(), ..zen4.machine.clone() };
        assert_eq!(
            behind(&other, [("zen4", &zen4)], |_| true, |_, _| true),
            [],
            "one other kind of CPU is too few"
        );
    }

    /// Returns the gain that a quick run on this machine would miss because it leaves out these
    /// variants: the largest advantage, in any axis, of the best variant that is left out over the
    /// best that is not. A variant that is left out gains `value`.
    fn missed(record: &Record, left_out: &[Unavailable], value: fn(&Estimate) -> f64) -> f64 {
        let judgements = verdict::judge_axes(record);
        let best = |axis: &str, are_left_out: bool, value: fn(&Estimate) -> f64| -> f64 {
            let judgements = judgements.iter().filter(|judgement| judgement.family.as_deref() == Some(axis));
            let is_left_out = |judgement: &Judgement| {
                left_out.iter().any(|absent| absent.axis == axis && absent.variant == judgement.variant)
            };
            let counted = judgements.filter(|judgement| is_left_out(judgement) == are_left_out);
            counted.filter_map(|judgement| judgement.estimate.as_ref().map(value)).fold(0.0, f64::max)
        };
        let axes = left_out.iter().map(|absent| absent.axis.as_str());
        axes.map(|axis| best(axis, true, value) - best(axis, false, |estimate| estimate.gain))
            .fold(0.0, f64::max)
    }

    #[test]
    fn the_records_of_other_cpus_leave_out_no_variant_that_is_surely_better() {
        let records: Vec<(String, Record)> =
            workspace::folders_of_records(&plywright_testing::checkout().join("reports"))
                .unwrap()
                .into_iter()
                .filter_map(|folder| {
                    let record = sealed::load(&folder.join("record.json")).unwrap()?;
                    Some((folder.file_name()?.to_str()?.to_owned(), record))
                })
                .collect();
        let names = ["amd-epyc-19-1-1", "amd-epyc-19-11-1", "amd-epyc-1a-2-1", "intel-xeon-6-cf-2"];
        let costs = names.map(|name| {
            let (_, record) = records.iter().find(|(other, _)| other == name).unwrap();
            let others = records.iter().filter(|(_, other)| other.machine.key != record.machine.key);
            let others = others.map(|(name, other)| (name.as_str(), other));
            let has_same_evaluation = |other: &Record| other.evaluation() == record.evaluation();
            let was_timed = |axis: &str, variant: &str| record.engine_of(axis, variant).is_some();
            let left_out = behind(&record.machine, others, has_same_evaluation, was_timed);
            let sure = missed(record, &left_out, |estimate| estimate.low);
            assert_eq!(sure, 0.0, "{name}: a variant that is left out is surely better");
            (left_out.len(), missed(record, &left_out, |estimate| estimate.gain))
        });
        let records_by_name = || records.iter().map(|(name, record)| (name.as_str(), record));
        let zen4 = record_of(names[1]);
        let without_native = |_: &str, variant: &str| variant != "native";
        let left_out = behind(&zen4.machine, records_by_name(), |_| true, without_native);
        let stays =
            ["x86-64-v3", "x86-64-v4"].map(|level| left_out.iter().all(|absent| absent.variant != level));
        assert!(
            stays.contains(&true),
            "where `native` cannot run, a level that only `native` beats is not left out: {left_out:?}"
        );
        // `docs/methodology.md` has the table.
        assert_eq!(costs.map(|(count, _)| count), [15, 14, 14, 14], "{costs:?}");
        let missed = costs.map(|(_, missed)| format!("{:.1}", 100.0 * missed));
        assert_eq!(missed, ["0.7", "0.0", "0.0", "0.2"], "{costs:?}");
    }
}
