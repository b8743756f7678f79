//! Differences of hardware counters between two programs.

use super::{Rules, judge};
use crate::record::{EventCounts, Launch};
use crate::statistics::median;

/// Counts of an event in both programs, compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figures {
    /// Median count of the first program.
    pub old: f64,
    /// Median count of the other program.
    pub new: f64,
    /// Increase from the first program to the other one, as a share.
    pub difference: f64,
    /// Interval of the increase with the confidence of [`Rules::default`]; `None` if there are too
    /// few counts for an interval.
    pub interval: Option<(f64, f64)>,
}

/// Returns how often each program runs: the fewest runs that can give an interval, plus two.
pub fn runs() -> usize {
    Rules::default().fewest(1) + 2
}

/// Compares the counts of both programs, which have the same number of runs.
pub fn figures(EventCounts { old, new, .. }: &EventCounts) -> Figures {
    let middle = |counts: &[f64]| median(counts.iter().copied()).unwrap_or(0.0);
    let ratio = |(old, new): (&f64, &f64)| {
        let log = ((new.max(1.0) / old.max(1.0)).ln() * 1e6).round();
        Launch::of_centre(log as i32)
    };
    let launches: Vec<Launch> = old.iter().zip(new).map(ratio).collect();
    let judged = judge(&launches, &Rules::default(), 1);
    Figures {
        old: middle(old),
        new: middle(new),
        difference: judged.map_or(0.0, |judged| judged.gain),
        interval: judged.and_then(|judged| judged.low.zip(judged.high)),
    }
}

/// Returns the instructions per cycle of both programs, if both events were counted.
pub fn instructions_a_cycle(events: &[EventCounts]) -> Option<[f64; 2]> {
    let count = |name: &str| events.iter().find(|counts| counts.event == name).map(figures);
    let (instructions, cycles) = (count("instructions")?, count("cycles")?);
    let both = [instructions.old / cycles.old, instructions.new / cycles.new];
    both.iter().all(|ratio| ratio.is_finite()).then_some(both)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(event: &str, old: f64, new: f64) -> EventCounts {
        let runs = |count: f64| (0..12).map(|at| count + f64::from(at % 3)).collect();
        EventCounts { event: event.into(), old: runs(old), new: runs(new) }
    }

    #[test]
    fn counts_of_runs_are_compared_with_an_interval() {
        let figures = figures(&counts("cycles", 100.0, 112.0));
        let (low, high) = figures.interval.unwrap();
        assert!((0.11..0.13).contains(&figures.difference), "{figures:?}");
        assert!(low > 0.05 && low <= figures.difference && high >= figures.difference, "{figures:?}");
    }
}
