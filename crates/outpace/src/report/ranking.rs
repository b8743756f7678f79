//! The programs of a comparison in the order of their speed.

use crate::compare::Record;
use crate::decide::{Answer, Judged};
use crate::record::CONTROL;
use crate::text::percent;

/// A program's name, with its figures unless it is the first program.
type Place<'a> = (&'a str, Option<Judged>);

impl Record {
    /// Lists the programs in a sentence, the fastest first, and names the neighbours whose order is
    /// not sure. Returns `None` for fewer than two candidates, for benchmarks, if the question is
    /// about a limit, or if the run is not to be trusted.
    pub fn ranking(&self) -> Option<String> {
        let [part] = self.parts.as_slice() else { return None };
        let is_asked = part.benchmark.is_empty() && self.rules.limit.is_none() && self.decision.trusted;
        let first = self.programs.first().filter(|_| is_asked)?;
        let rows = self.decision.rows.iter().filter(|row| row.candidate != CONTROL);
        let mut places: Vec<Place<'_>> =
            rows.filter_map(|row| Some((row.candidate.as_str(), Some(row.judged?)))).collect();
        if places.len() < 2 {
            return None;
        }
        places.push((&first.name, None));
        let gain = |place: &Place<'_>| place.1.map_or(0.0, |judged| judged.gain);
        places.sort_by(|place, other| gain(other).total_cmp(&gain(place)));
        let named = |place: &Place<'_>| match place.1 {
            Some(judged) => format!("`{}` ({})", place.0, percent(judged.gain)),
            None => format!("`{}` (the first)", place.0),
        };
        let names: Vec<String> = places.iter().map(named).collect();
        let open = places.windows(2).filter(|pair| !are_apart(&pair[0], &pair[1]));
        let open: Vec<String> = open.map(|pair| format!("`{}` and `{}`", pair[0].0, pair[1].0)).collect();
        let not_sure = match open.as_slice() {
            [] => String::new(),
            open => format!("; the order is not sure for {}", open.join(", ")),
        };
        Some(format!("fastest first: {}{not_sure}", names.join(", ")))
    }
}

/// Returns true if the order of two neighbours is sure. For a candidate and the first program the
/// answer decides; the order of two candidates is sure if their intervals do not overlap, since all
/// intervals hold simultaneously.
fn are_apart(place: &Place<'_>, other: &Place<'_>) -> bool {
    match (place.1, other.1) {
        (Some(judged), Some(other)) => judged.low.zip(other.high).is_some_and(|(low, high)| low > high),
        (Some(judged), None) => judged.answer == Answer::Faster,
        (None, Some(judged)) => judged.answer == Answer::Slower,
        (None, None) => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::compare::{Limit, Part, Record, Started, decide};
    use crate::record::{CONTROL, Comparison, Launch};
    use crate::rng::Rng;

    fn record(gains: &[(&str, f64)], launches: usize) -> Record {
        let mut rng = Rng::new(5, "ranking");
        let mut row = |(candidate, gain): (&str, f64)| {
            let mut centre = || ((gain + 0.5 * rng.normal()) * 1e4).round() as i32;
            let launches = (0..launches).map(|_| Launch::of_centre(centre())).collect();
            Comparison { candidate: candidate.into(), launches }
        };
        let comparisons =
            std::iter::once((CONTROL, 0.0)).chain(gains.iter().copied()).map(&mut row).collect();
        let names = std::iter::once("a").chain(gains.iter().map(|(name, _)| *name));
        let mut record = Record {
            programs: names.map(|name| Started { name: name.into(), ..Started::default() }).collect(),
            parts: vec![Part { comparisons, ..Part::default() }],
            ..Record::default()
        };
        record.decision = decide(&record);
        record
    }

    #[test]
    fn the_fastest_is_named_first_with_unsure_neighbours() {
        let clear = record(&[("b", -5.0), ("c", 10.0), ("d", 3.0)], 60).ranking().unwrap();
        let places = ["fastest first: `c` (+", "`d` (+", "`a` (the first)", "`b` (\u{2212}"]
            .map(|text| clear.find(text));
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{clear}");
        assert!(!clear.contains("not sure"), "{clear}");
        let close = record(&[("b", 5.0), ("c", 5.1)], 60).ranking().unwrap();
        assert!(close.contains("; the order is not sure for `") && !close.contains("`a`, "), "{close}");
        assert!(close.ends_with("`c` and `b`") || close.ends_with("`b` and `c`"), "{close}");
        // Too few launches for any sure order.
        let early = record(&[("b", 5.0), ("c", 9.0)], 3).ranking().unwrap();
        assert!(early.ends_with("the order is not sure for `c` and `b`, `b` and `a`"), "{early}");
    }

    #[test]
    fn untrusted_runs_limits_and_single_candidates_have_no_ranking() {
        assert_eq!(record(&[("b", 5.0)], 60).ranking(), None);
        let mut limited = record(&[("b", 5.0), ("c", 1.0)], 60);
        limited.rules.limit = Some(Limit::Slower(0.01));
        assert_eq!(limited.ranking(), None);
        let mut doubtful = record(&[("b", 5.0), ("c", 1.0)], 60);
        doubtful.decision.trusted = false;
        assert_eq!(doubtful.ranking(), None);
    }

    #[test]
    fn sentences_about_candidates_are_in_the_order_of_their_speed() {
        let decision = record(&[("b", -5.0), ("c", 0.1), ("d", 3.0)], 20).decision;
        for (sentence, name) in decision.because.iter().zip(["`d`", "`c`", "`b`"]) {
            assert!(sentence.contains(name), "{:?}", decision.because);
        }
    }
}
