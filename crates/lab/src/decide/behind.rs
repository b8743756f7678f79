//! Variants that cannot win on a CPU, according to the kept records of CPUs of the same kind.
//!
//! A quick run does not build these variants, and its table names them. They only decide which
//! builds are measured; no verdict depends on them.

use crate::machine::cpus;
use crate::record::{COMPILER, Estimate, Judgement, Machine, Record, Unavailable};
use crate::terminal::format::percent;

/// Threshold of gain: a variant cannot win if every record that timed it puts the upper end of its
/// interval at or below this, that is, 2 % slower or worse.
const BEHIND: f64 = -0.02;

/// Returns the variants that are behind in every given record of a CPU like this machine's. Each
/// record comes with its name.
pub fn behind<'a>(
    machine: &Machine,
    records: impl IntoIterator<Item = (&'a str, &'a Record)>,
) -> Vec<Unavailable> {
    // The best figure that any record has for each variant.
    let mut best: Vec<(&str, &Judgement, &Estimate)> = Vec::new();
    for (name, record) in records.into_iter().filter(|(_, record)| are_alike(machine, &record.machine)) {
        for one in &record.decision.judgements {
            let Some(estimate) = &one.estimate else { continue };
            let of = (&one.family, &one.variant);
            match best.iter_mut().find(|(_, known, _)| (&known.family, &known.variant) == of) {
                Some(known) if known.2.high < estimate.high => *known = (name, one, estimate),
                Some(_) => {}
                None => best.push((name, one, estimate)),
            }
        }
    }
    let unavailable = |(record, judgement, estimate): (&str, &Judgement, &Estimate)| {
        // One name of a compiler, such as `nightly`, stands for a different compiler every day, so
        // kept figures of compilers do not count.
        let axis = judgement.family.clone().filter(|axis| axis != COMPILER && estimate.high <= BEHIND)?;
        let [gain, low, high] = [estimate.gain, estimate.low, estimate.high].map(percent);
        let reason = format!(
            "left out: {gain} ({low} to {high}) on such a CPU in reports/{record}; a full run builds it"
        );
        Some(Unavailable { axis, variant: judgement.variant.clone(), reason })
    };
    best.into_iter().filter_map(unavailable).collect()
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
            left_out.iter().map(|one| format!("{} {}", one.axis, one.variant)).collect()
        };
        let alone = behind(&zen4.machine, [("zen4", &zen4)]);
        assert!(named(&alone).contains(&"popcount table".to_owned()), "{alone:?}");
        assert!(alone.iter().all(|one| one.reason.contains("in reports/zen4;")), "{alone:?}");
        assert!(!named(&alone).contains(&"target native".to_owned()), "{alone:?}");

        let mut better = zen4.clone();
        let tables = better.decision.judgements.iter_mut().filter(|one| one.variant == "table");
        tables.filter_map(|one| one.estimate.as_mut()).for_each(|estimate| estimate.high = 0.01);
        let both = behind(&zen4.machine, [("zen4", &zen4), ("again", &better)]);
        assert!(!named(&both).contains(&"popcount table".to_owned()), "one record is enough: {both:?}");

        let other = Machine { family: 6, model: 0xcf, vendor: "GenuineIntel".into(), ..zen4.machine.clone() };
        assert_eq!(behind(&other, [("zen4", &zen4)]), [], "what another CPU says is not asked");
    }
}
