//! Claim 43: counts the games that our engine loses on time, at the clocks that the claim's source
//! names and in games with less than 100 ms a move.

use super::Record;
use crate::finding::Holds;
use crate::soak::Soak;

/// Kind of games that the claim is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    /// Games at this clock.
    Clock(&'static str),
    /// Games in which our engine takes less than [`SHORT`] a move on average.
    Short,
}

/// All kinds of games that the claim is about.
pub(crate) const PARTS: [Part; 3] = [Part::Clock("100/3+0.3"), Part::Clock("1+0.1"), Part::Short];

/// Time below which a move is short, in seconds.
const SHORT: f64 = 0.1;

/// Counts over games with a clock, in which a loss on time is possible.
#[derive(Clone, Debug)]
pub(crate) struct Timed<'a> {
    against: &'a str,
    clock: &'a str,
    at_once: u64,
    games: u64,
    /// Games that our engine lost on time.
    lost: u64,
    /// Games that our engine lost by another fault.
    faulty: u64,
    /// Moves of our engine.
    moves: u64,
    /// Seconds that these moves took.
    thought: f64,
}

impl<'a> Timed<'a> {
    /// Counts a match. Returns None if the two sides have different clocks or no clock, or if a
    /// margin is allowed.
    pub(crate) fn of_match(record: &'a Record) -> Option<Self> {
        let played = &record.played;
        // Against a build of ours the faults of both sides count, as in `cargo studies soak`.
        let sides = if record.own_build().is_some() { 2 } else { 1 };
        let ours = |counts: &[u32; 2]| counts[..sides].iter().map(|&count| u64::from(count)).sum::<u64>();
        let lost = played.kinds.get("time").map_or(0, ours);
        Some(Self {
            against: record.opponent(),
            clock: record.clock()?,
            at_once: played.at_once.into(),
            games: played.outcome.games.into(),
            lost,
            faulty: ours(&played.outcome.faults) - lost,
            moves: played.moves[0].into(),
            thought: played.thought[0],
        })
    }

    pub(crate) fn of_soak(soak: &'a Soak) -> Self {
        let lost: u64 = soak.rows.iter().map(|row| row.faults_of("time")[0]).sum();
        Self {
            against: "itself and others, with random settings",
            clock: &soak.clock,
            at_once: soak.at_once as u64,
            games: soak.games(),
            lost,
            faulty: soak.faults()[0] - lost,
            moves: soak.rows.iter().map(|row| u64::from(row.moves)).sum(),
            thought: soak.rows.iter().map(|row| row.thought).sum(),
        }
    }

    /// Mean time of our engine's moves, in seconds.
    pub(crate) fn pace(&self) -> Option<f64> {
        (self.moves > 0).then(|| self.thought / self.moves as f64)
    }

    /// Parts of the claim to which these games belong.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Part> {
        let is_of = |part: &Part| match *part {
            Part::Clock(clock) => self.clock == clock,
            Part::Short => self.pace().is_some_and(|pace| pace < SHORT),
        };
        PARTS.into_iter().filter(is_of)
    }

    /// Verdict on the claim that no game is lost on time, and the words for what was seen.
    pub(crate) fn verdict(&self) -> (Holds, String) {
        let Self { against, clock, at_once, games, lost, faulty, .. } = self;
        let pace = self.pace().map_or_else(String::new, |pace| format!(", {} a move", milliseconds(pace)));
        let (holds, lost) = match lost {
            // The printed bound on the share of losses: with a larger share, n games without a loss
            // would happen in fewer than 5 of 100 cases.
            0 => {
                let share = 1.0 - 0.05_f64.powf(1.0 / (*games).max(1) as f64);
                (
                    Holds::Yes,
                    format!("none lost on time (with 95 % confidence fewer than {:.1} %)", 100.0 * share),
                )
            }
            _ => (Holds::No, format!("{lost} lost on time")),
        };
        let others = if *faulty == 0 { "none".to_owned() } else { faulty.to_string() };
        let seen = format!(
            "{games} games against {against} at {clock} s, {at_once} at once{pace}: {lost}, {others} by another fault"
        );
        (holds, seen)
    }
}

impl Part {
    /// Verdict on a part of the claim for which there are no games.
    pub(crate) fn missing(self) -> (Holds, String) {
        let what = match self {
            Self::Clock(clock) => format!("at {clock} s"),
            Self::Short => format!("of less than {} a move", milliseconds(SHORT)),
        };
        (Holds::Unknown, format!("no games {what} are stored"))
    }
}

pub(crate) fn milliseconds(seconds: f64) -> String {
    format!("{:.0} ms", 1e3 * seconds)
}
