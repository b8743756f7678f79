//! Hardware counters of programs in words.

use crate::decide::counters::{Figures, figures, instructions_a_cycle};
use crate::record::{Counted, Counts, EventCounts};
use crate::text::{percent, range};

/// Note for an answer whose counters and times are of different layouts.
pub(super) const ONE_LAYOUT: &str =
    "the hardware counters are of one layout of each program, the times of many";

/// Describes the counters of each candidate in a sentence. A reason for their absence is given
/// once.
pub fn sentences(first: &str, counted: &[Counted]) -> Vec<String> {
    let mut sentences = Vec::new();
    for Counted { benchmark, candidate, counts } in counted {
        let at = if benchmark.is_empty() { String::new() } else { format!(" on the {benchmark}") };
        let sentence = match counts {
            Counts::Absent { why } => format!("no hardware counters{at}: {why}"),
            Counts::Counted { events } => {
                let mut parts: Vec<String> = events.iter().map(part).collect();
                if let Some([old, new]) = instructions_a_cycle(events) {
                    parts.push(format!("{new:.2} instructions a cycle where `{first}` has {old:.2}"));
                }
                format!(
                    "hardware counters of whole runs of `{candidate}` against `{first}`{at}: {}",
                    parts.join("; ")
                )
            }
        };
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    sentences
}

fn part(counts: &EventCounts) -> String {
    let Figures { difference, interval, .. } = figures(counts);
    let interval = interval.map_or_else(String::new, |(low, high)| format!(" {}", range(low, high)));
    format!("{} {}{interval}", counts.event, percent(difference))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(event: &str, old: f64, new: f64) -> EventCounts {
        let runs = |count: f64| (0..12).map(|at| count + f64::from(at % 3)).collect();
        EventCounts { event: event.into(), old: runs(old), new: runs(new) }
    }

    #[test]
    fn a_reason_is_given_once_and_figures_for_each_candidate() {
        let counted = |candidate: &str, counts| Counted {
            benchmark: String::new(),
            candidate: candidate.into(),
            counts,
        };
        let absent = || Counts::Absent { why: "no PMU".into() };
        let said = sentences("old", &[counted("a", absent()), counted("b", absent())]);
        assert_eq!(said, ["no hardware counters: no PMU"]);
        let events = vec![counts("cycles", 1e6, 9e5), counts("instructions", 2e6, 2e6)];
        let said = sentences("old", &[counted("new", Counts::Counted { events })]);
        let parts = [
            "`new` against `old`: cycles −10.0 % [",
            "; instructions 0.0 % [",
            "; 2.22 instructions a cycle",
        ];
        assert!(said.len() == 1 && parts.iter().all(|part| said[0].contains(part)), "{said:?}");
    }
}
