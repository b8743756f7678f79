//! Finds variants that the shipped records show to be better than the default of their axis.

use std::collections::BTreeMap;

use crate::decide::verdict;
use crate::record::{COMPILER, Judgement, PROFILE, Record, TARGET};
use crate::terminal::format::percent;

/// Smallest gain over the default with which a variant counts as better.
const WORTH: f64 = 0.003;

/// Smallest number of records that must have timed the variant.
const RECORDS: usize = 3;

/// Returns a sentence for each variant that at least three records timed, and that gains at least
/// 0.3 % over the default of its axis in each of them. Targets, profiles and compilers are left
/// out, because their default is the plain way to build.
pub fn beaten<'a>(records: impl IntoIterator<Item = &'a Record>) -> Vec<String> {
    let mut gains: BTreeMap<(String, String, String), Vec<f64>> = BTreeMap::new();
    for record in records {
        for Judgement { family, variant, estimate, .. } in verdict::judge_axes(record) {
            let axis = family.as_deref().and_then(|name| record.axis(name));
            let (Some(axis), Some(estimate)) = (axis, estimate) else { continue };
            let is_plain = [TARGET, PROFILE, COMPILER].contains(&axis.name.as_str());
            if !is_plain && variant != axis.default {
                let key = (axis.name.clone(), variant, axis.default.clone());
                gains.entry(key).or_default().push(estimate.gain);
            }
        }
    }
    gains.retain(|_, gains| gains.len() >= RECORDS && gains.iter().all(|gain| *gain >= WORTH));
    let sentence = |((axis, variant, default), gains): ((String, String, String), Vec<f64>)| {
        let [least, most] =
            [gains.iter().copied().fold(f64::MAX, f64::min), gains.iter().copied().fold(f64::MIN, f64::max)];
        format!(
            "`{axis}-{variant}` gains {} to {} over the default `{axis}-{default}` in all {} records that timed it: it may be the better default",
            percent(least),
            percent(most),
            gains.len()
        )
    };
    gains.into_iter().map(sentence).collect()
}

#[cfg(test)]
mod tests {
    use outpace::record::Launch;

    use super::*;
    use crate::fixtures::trimmed_record_of;

    #[test]
    fn variants_that_gain_in_every_record_are_named() {
        let with_gain = |centre: i32| {
            let mut record = trimmed_record_of("amd-epyc-19-11-1");
            let rows = record.whole_engines.survey.comparisons.iter_mut();
            for row in rows.filter(|row| row.candidate == "repetition-scan") {
                row.launches = vec![Launch::of_centre(centre); row.launches.len()];
            }
            record
        };
        let names_scan = |records: &[Record]| {
            beaten(records).iter().any(|sentence| sentence.starts_with("`repetition-scan` gains +0.5 %"))
        };
        assert!(names_scan(&[5_000, 8_000, 20_000].map(with_gain)));
        assert!(!names_scan(&[5_000, 8_000].map(with_gain)), "two records are too few");
        assert!(!names_scan(&[5_000, 8_000, 2_000].map(with_gain)), "one record shows less");
    }
}
