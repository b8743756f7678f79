//! Variants that a quick run does not build, according to the kept records.
//!
//! The run's table names them. They only decide which builds are measured; no verdict and no stated
//! loss depends on them. `docs/methodology.md` has what this rule would have cost on each kept
//! CPU, judged by the records of the others alone.

use crate::machine::cpus;
use crate::record::{COMPILER, Estimate, Judgement, Machine, Record, Unavailable};
use crate::terminal::format::percent;

/// Threshold of gain: a variant cannot win if every record that timed it puts the upper end of its
/// interval at or below this, that is, 2 % slower or worse.
const BEHIND: f64 = -0.02;

/// Threshold of gain on other CPUs: a variant that no record lets gain more than this is not worth
/// a quick run's time.
const NO_GAIN: f64 = 0.005;

/// Number of kinds of CPU, at least, whose records say something about another one.
const KINDS: usize = 3;

/// The same for variants that are far behind ([`BEHIND`]).
const KINDS_OF_BEHIND: usize = 2;

/// A variant's estimate in one of the records.
#[derive(Clone, Copy)]
struct Entry<'a> {
    record: &'a str,
    machine: &'a Machine,
    /// True if the record's engines have the evaluation of this run's.
    is_alike: bool,
    judgement: &'a Judgement,
    estimate: &'a Estimate,
}

impl Entry<'_> {
    fn is_of(&self, judgement: &Judgement) -> bool {
        (&self.judgement.family, &self.judgement.variant) == (&judgement.family, &judgement.variant)
    }
}

/// Returns the variants that are not worth building in a quick run on this machine: those that are
/// behind in every record of such a CPU, or in all records of at least two kinds of CPU; and, if
/// records of at least three kinds timed them, those that gain nothing in any of these records, or
/// always less than the same other variant.
/// Each record comes with its name. `is_alike` returns true for records of engines with the same
/// evaluation: how far a variant is behind is asked of those alone, whether it ever gains anything
/// of all. `takes_part` returns true for the axis and the name of a variant that this machine can
/// run.
pub fn behind<'a>(
    machine: &Machine,
    records: impl IntoIterator<Item = (&'a str, &'a Record)>,
    is_alike: impl Fn(&Record) -> bool,
    takes_part: impl Fn(&str, &str) -> bool,
) -> Vec<Unavailable> {
    let candidates: Vec<Entry<'a>> = records
        .into_iter()
        .flat_map(|(name, record)| {
            let (judgements, is_alike) = (record.decision.judgements.iter(), is_alike(record));
            judgements.filter_map(move |judgement| {
                let estimate = judgement.estimate.as_ref()?;
                Some(Entry { record: name, machine: &record.machine, is_alike, judgement, estimate })
            })
        })
        .filter(|entry| {
            let Judgement { family, variant, .. } = entry.judgement;
            family.as_ref().is_some_and(|axis| takes_part(axis, variant))
        })
        .collect();
    let mut left_out: Vec<Unavailable> = Vec::new();
    for (at, entry) in candidates.iter().enumerate() {
        let judgement = entry.judgement;
        // One name of a compiler, such as `nightly`, stands for a different compiler every day, so
        // kept figures of compilers do not count.
        let Some(axis) = judgement.family.as_ref().filter(|axis| *axis != COMPILER) else { continue };
        if candidates[..at].iter().any(|earlier| earlier.is_of(judgement)) {
            continue;
        }
        let timed: Vec<Entry<'_>> =
            candidates.iter().copied().filter(|other| other.is_of(judgement)).collect();
        let reason = behind_here(machine, &timed).or_else(|| behind_elsewhere(&timed, &candidates));
        if let Some(reason) = reason {
            let reason = format!("left out: {reason}; a full run builds it");
            left_out.push(Unavailable { axis: axis.clone(), variant: judgement.variant.clone(), reason });
        }
    }
    left_out
}

/// Returns the reason why a variant cannot win on this machine, by its entries of such CPUs.
fn behind_here(machine: &Machine, timed: &[Entry<'_>]) -> Option<String> {
    let here = timed.iter().filter(|entry| entry.is_alike && are_alike(machine, entry.machine));
    let best = here.max_by(|one, other| one.estimate.high.total_cmp(&other.estimate.high))?;
    let Estimate { gain, low, high, .. } = *best.estimate;
    let [gain, least, most] = [gain, low, high].map(percent);
    (high <= BEHIND).then(|| format!("{gain} ({least} to {most}) on such a CPU in reports/{}", best.record))
}

/// Returns the reason why a variant is not worth a quick run's time, by its entries of all CPUs
/// and those of the other candidates.
fn behind_elsewhere(timed: &[Entry<'_>], candidates: &[Entry<'_>]) -> Option<String> {
    let mut kinds: Vec<&Machine> = Vec::new();
    for entry in timed {
        if !kinds.iter().any(|machine| are_alike(machine, entry.machine)) {
            kinds.push(entry.machine);
        }
    }
    let count = kinds.len();
    let most = timed.iter().map(|entry| entry.estimate.high).fold(f64::MIN, f64::max);
    let is_behind = count >= KINDS_OF_BEHIND && most <= BEHIND;
    if count < KINDS && !is_behind {
        return None;
    }
    if most <= NO_GAIN {
        return Some(format!("at most {} on {count} kinds of CPU in reports/", percent(most)));
    }
    let first = timed.first()?;
    let rivals = candidates.iter().filter(|rival| {
        let other = rival.judgement;
        rival.record == first.record
            && other.family == first.judgement.family
            && other.variant != first.judgement.variant
    });
    let always_less = |rival: &&Entry<'_>| {
        timed.iter().all(|entry| {
            let of_rival =
                candidates.iter().find(|other| other.record == entry.record && other.is_of(rival.judgement));
            of_rival.is_some_and(|other| other.estimate.gain > entry.estimate.gain)
        })
    };
    let better = rivals.filter(always_less).find(|rival| rival.estimate.gain > 0.0)?;
    Some(format!("slower than `{}` on {count} kinds of CPU in reports/", better.judgement.variant))
}

/// Returns true if two machines have the same kind of CPU: the same microarchitecture where it is
/// known, otherwise the same model.
fn are_alike(one: &Machine, other: &Machine) -> bool {
    match (cpus::name(one), cpus::name(other)) {
        (Some(one), Some(other)) => one == other,
        _ => (&one.vendor, one.family, one.model) == (&other.vendor, other.family, other.model),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::record_of;

    #[test]
    fn a_variant_is_left_out_where_every_record_of_the_cpu_has_it_behind() {
        let zen4 = record_of("amd-epyc-19-11-1");
        let named = |left_out: &[Unavailable]| -> Vec<String> {
            left_out.iter().map(|absent| format!("{} {}", absent.axis, absent.variant)).collect()
        };
        let alone = behind(&zen4.machine, [("zen4", &zen4)], |_| true, |_, _| true);
        assert!(named(&alone).contains(&"popcount table".to_owned()), "{alone:?}");
        assert!(alone.iter().all(|absent| absent.reason.contains("in reports/zen4;")), "{alone:?}");
        assert!(!named(&alone).contains(&"target native".to_owned()), "{alone:?}");

        let mut better = zen4.clone();
        let tables = better.decision.judgements.iter_mut().filter(|one| one.variant == "table");
        tables.filter_map(|one| one.estimate.as_mut()).for_each(|estimate| estimate.high = 0.01);
        let both = behind(&zen4.machine, [("zen4", &zen4), ("again", &better)], |_| true, |_, _| true);
        assert!(!named(&both).contains(&"popcount table".to_owned()), "one record is enough: {both:?}");

        let other = Machine { family: 6, model: 0xcf, vendor: "GenuineIntel".into(), ..zen4.machine.clone() };
        assert_eq!(
            behind(&other, [("zen4", &zen4)], |_| true, |_, _| true),
            [],
            "one other kind of CPU is too few"
        );
    }

    /// Gain that a quick run on this machine would miss by what it leaves out: that of the best
    /// variant of an axis over the best that is left, the default included.
    fn missed(record: &Record, left_out: &[Unavailable]) -> f64 {
        let gains = |axis: &str, are_left_out: bool| -> f64 {
            let judgements =
                record.decision.judgements.iter().filter(|one| one.family.as_deref() == Some(axis));
            let is_left_out = |one: &Judgement| {
                left_out.iter().any(|other| other.axis == axis && other.variant == one.variant)
            };
            let counted = judgements.filter(|one| is_left_out(one) == are_left_out);
            counted.filter_map(|one| Some(one.estimate.as_ref()?.gain)).fold(0.0, f64::max)
        };
        let axes = left_out.iter().map(|one| one.axis.as_str());
        axes.map(|axis| gains(axis, true) - gains(axis, false)).fold(0.0, f64::max)
    }

    #[test]
    fn the_records_of_other_cpus_leave_out_little_that_would_win() {
        let names = ["amd-epyc-19-1-1", "amd-epyc-19-11-1", "amd-epyc-1a-2-1", "intel-xeon-6-cf-2"];
        let records = names.map(record_of);
        let costs = [0, 1, 2, 3].map(|at| {
            let others = (0..4).filter(|other| *other != at).map(|other| (names[other], &records[other]));
            let left_out = behind(
                &records[at].machine,
                others,
                |_| true,
                |_, variant| {
                    // The Zen 3 lacks its instructions.
                    at > 0 || variant != "x86-64-v4"
                },
            );
            (left_out.len(), missed(&records[at], &left_out))
        });
        // `docs/methodology.md` has the table.
        assert_eq!(costs.map(|(count, _)| count), [11, 13, 11, 11]);
        assert!(costs.iter().all(|(_, missed)| *missed < 0.0005), "{costs:?}");
    }
}
