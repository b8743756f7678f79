//! The grid of benchmarks: the operands that a suite times by default, and their names in
//! criterion.
//!
//! A suite has operands of many kinds and densities. By default it times the most informative ones:
//! sparse, typical and dense, and at most two recorded traces. `PLYWRIGHT_GRID=whole` times all.
//!
//! The lab names operands by a single word (`bits-07`), and its records keep that name. Criterion
//! plots variants against each other if the number is a separate parameter, so a benchmark's id is
//! `popcount/bits/latency/swar/07`: axis, family, mode, variant, number. Operands without a number
//! are `popcount/recorded/latency/swar`.

/// Environment variable that makes a suite time the whole grid if it is set to [`WHOLE`].
pub const VARIABLE: &str = "PLYWRIGHT_GRID";

/// Value of [`VARIABLE`] that requests every set of operands.
pub const WHOLE: &str = "whole";

/// Operands timed by default, by axis. An axis that is not listed has few, and all are timed.
const TELLING: [(&str, &[&str]); 3] = [
    (
        "popcount",
        &[
            "bits-01",
            "bits-03",
            "bits-05",
            "bits-08",
            "bits-16",
            "bits-32",
            "recorded",
            // The call site that counts most often.
            "recorded-eval-pieces-4",
        ],
    ),
    (
        "simd",
        &[
            "recorded",
            "evaluate-32",
            "evaluate-256",
            "evaluate-1024",
            "update-128",
            "anew-128",
            "output-128",
            "bytes-128",
        ],
    ),
    ("endgame", &["recorded", "kpk", "kbnkn", "krpkr"]),
];

/// Returns true if [`VARIABLE`] requests every set of operands.
pub fn is_whole() -> bool {
    std::env::var_os(VARIABLE).is_some_and(|value| value == WHOLE)
}

/// Returns the operands that an axis is timed on by default, or `None` if it is timed on all.
pub fn telling(axis: &str) -> Option<&'static [&'static str]> {
    TELLING.iter().find(|(name, _)| *name == axis).map(|(_, operands)| *operands)
}

/// Returns true if an axis is timed on these operands by default.
pub fn is_telling(axis: &str, operands: &str) -> bool {
    telling(axis).is_none_or(|telling| telling.contains(&operands))
}

/// Splits the name of operands into their family and their number as written: `bits-07` into `bits`
/// and `07`. A recorded call site, such as `recorded-eval-king-2`, is a family without a number.
pub fn split(operands: &str) -> (&str, Option<&str>) {
    match operands.rsplit_once('-') {
        Some((family, number)) if !family.contains('-') && number.parse::<u32>().is_ok() => {
            (family, Some(number))
        }
        _ => (operands, None),
    }
}

/// Joins the parts that [`split`] returns.
pub fn join(family: &str, number: Option<&str>) -> String {
    number.map_or_else(|| family.to_owned(), |number| format!("{family}-{number}"))
}

#[cfg(test)]
mod tests {
    use plywright::recipe::AXES;

    use super::*;
    use crate::corpus::Corpus;

    #[test]
    fn names_of_operands_round_trip_through_criterion_ids() {
        for (operands, parts) in [
            ("bits-07", ("bits", Some("07"))),
            ("evaluate-1024", ("evaluate", Some("1024"))),
            ("recorded", ("recorded", None)),
            ("recorded-eval-king-2", ("recorded-eval-king-2", None)),
            ("kbnkn", ("kbnkn", None)),
        ] {
            assert_eq!(split(operands), parts);
            assert_eq!(join(parts.0, parts.1), operands);
        }
    }

    #[test]
    fn the_default_operands_are_few() {
        for (axis, operands) in TELLING {
            let variants = AXES.iter().find(|known| known.name == axis).unwrap().variants.len();
            // Every variant, the compiler's own count and the empty loop, in two modes, at 0.4 s
            // each.
            let seconds = (operands.len() * (variants + 2) * 2) as f64 * 0.4;
            assert!(seconds < 100.0, "{axis}: {seconds} s");
            let recorded = operands.iter().filter(|name| name.starts_with("recorded")).count();
            assert!((1..=2).contains(&recorded), "{axis}");
        }
        assert!(is_telling("popcount", "bits-08") && !is_telling("popcount", "bits-07"));
        assert!(is_telling("score", "random"), "an axis with few operands is timed on all");
    }

    #[test]
    fn the_default_call_site_is_the_busiest() {
        let corpus =
            Corpus::load(concat!(env!("CARGO_MANIFEST_DIR"), "/../../benches/corpus").as_ref()).unwrap();
        let busiest = corpus.popcount.iter().max_by_key(|site| site.calls).unwrap();
        let name = format!("recorded-{}", busiest.name);
        assert!(is_telling("popcount", &name), "{name}");
    }
}
