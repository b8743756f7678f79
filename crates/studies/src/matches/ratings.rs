//! Claim 47: a list of ratings, fitted to the stored matches and anchored on the published rating
//! of one opponent.
//!
//! The model is Bradley and Terry's (1952), with a draw as half a win. Every match has our engine
//! on one side, so the likelihood is a product of one factor for each opponent, and each opponent's
//! rating follows from its own score against our engine. Half a game won and half a game lost are
//! added to each score, so that no difference is infinite (Haldane, 1956).

use std::collections::BTreeMap;

use super::Record;
use crate::finding::Holds;
use plywright_lab::terminal::table::Table;

/// Clock of the rated matches.
pub(crate) const CLOCK: &str = "4+0.04";

/// Name and version that the anchor, the opponent with a published rating, reports. Debian has this
/// version.
const ANCHOR: &str = "Glaurung 2.2";

/// Rating of the anchor by CCRL 40/40 with the half width of its 95 % interval, after 1,396 games:
/// "Glaurung 2.2 64-bit", as another engine's notes on its tests quoted the list in 2026 (haVoc,
/// `scripts/testing/README.md`).
const PUBLISHED: [f64; 2] = [2793.0, 13.0];

/// Rating of the engine of the claim's source, iCE 0.3, on that list in August 2013, as stated by
/// its author (macechess.blogspot.com, 2013-08-21).
const SOURCES: f64 = 2459.0;

/// Largest change of a rating difference, in Elo, by another clock, machine, set of openings or
/// date of the list: a judgement, not a measurement.
const CONDITIONS: f64 = 100.0;

/// Half width of a 95 % interval in standard errors.
const WIDTH: f64 = 1.96;

/// Rating with its 95 % interval, in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rating {
    pub(crate) middle: f64,
    /// Half the width of the interval.
    pub(crate) width: f64,
}

impl Rating {
    /// Lead in Elo of the engine that scored `points` points in this number of games.
    fn ahead(games: u64, points: f64) -> Self {
        let games = games as f64 + 1.0;
        let share = (points + 0.5) / games;
        let scale = 400.0 / std::f64::consts::LN_10;
        Self {
            middle: scale * (share / (1.0 - share)).ln(),
            width: WIDTH * scale / (games * share * (1.0 - share)).sqrt(),
        }
    }

    fn minus(self, other: Self) -> Self {
        Self { middle: self.middle - other.middle, width: self.width.hypot(other.width) }
    }

    fn interval(self) -> [f64; 2] {
        [self.middle - self.width, self.middle + self.width]
    }

    fn described(self) -> String {
        let [low, high] = self.interval();
        format!("{:.0} [{low:.0}, {high:.0}]", self.middle)
    }
}

/// Opponent on the list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Place<'a> {
    pub(crate) engine: &'a str,
    pub(crate) games: u64,
    /// Our engine's points against it, in per cent of all.
    score: f64,
    pub(crate) rating: Rating,
}

/// Returns true if a match counts for the list: its clock is [`CLOCK`], and the opponent is another
/// engine.
pub(crate) fn is_rated(record: &Record) -> bool {
    record.clock() == Some(CLOCK) && record.own_build().is_none()
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct List<'a> {
    pub(crate) ours: Rating,
    /// The opponents, among them the anchor with its published rating.
    pub(crate) others: Vec<Place<'a>>,
}

impl<'a> List<'a> {
    /// Fits the list to matches that were all played by one version of our engine's source code.
    /// Returns None without a match against the anchor.
    pub(crate) fn from_matches(matches: impl IntoIterator<Item = &'a Record>) -> Option<Self> {
        let mut scores: BTreeMap<&str, (u64, f64)> = BTreeMap::new();
        for record in matches.into_iter().filter(|record| is_rated(record)) {
            let outcome = &record.played.outcome;
            let (games, points) = scores.entry(record.opponent()).or_default();
            *games += u64::from(outcome.games);
            *points += f64::from(outcome.wins) + f64::from(outcome.draws) / 2.0;
        }
        let [middle, width] = PUBLISHED;
        let anchor = Rating { middle, width };
        let (games, points) = *scores.get(ANCHOR)?;
        let ahead = Rating::ahead(games, points);
        let ours = Rating { middle: middle + ahead.middle, width: width.hypot(ahead.width) };
        let place = |(engine, (games, points))| {
            let rating = if engine == ANCHOR { anchor } else { ours.minus(Rating::ahead(games, points)) };
            Place { engine, games, score: 100.0 * points / games.max(1) as f64, rating }
        };
        let mut others: Vec<Place<'_>> = scores.into_iter().map(place).collect();
        others.sort_by(|place, other| other.rating.middle.total_cmp(&place.rating.middle));
        Some(Self { ours, others })
    }

    /// Verdict on the claim: whether our engine is rated above the source's. Also returns the words
    /// for what was seen.
    pub(crate) fn verdict(&self) -> (Holds, String) {
        let [low, high] = self.ours.interval();
        let (holds, word) = match () {
            () if low - CONDITIONS > SOURCES => (Holds::Bettered, "above it"),
            () if high + CONDITIONS < SOURCES => (Holds::No, "below it"),
            () => (Holds::Unknown, "too near to tell"),
        };
        let others = self.others.iter().map(|place| {
            let published = if place.engine == ANCHOR { " published, the anchor" } else { "" };
            let Place { engine, games, score, rating } = place;
            format!("{engine} {}{published}: {score:.1} % of {games} games", rating.described())
        });
        let seen = format!(
            "at {CLOCK} s our engine is rated {} on the scale of the list CCRL 40/40, by its score against {}; the source's engine had {SOURCES:.0} on that list, and with {CONDITIONS:.0} \
             Elo allowed for other conditions ours is {word}",
            self.ours.described(),
            others.collect::<Vec<_>>().join(", ")
        );
        (holds, seen)
    }

    /// The list as a table.
    pub(crate) fn table(&self) -> Table {
        let ours = ["Plywright".to_owned(), self.ours.described(), String::new(), String::new()];
        let place = |place: &Place<'_>| {
            let score = format!("{:.1} %", place.score);
            [place.engine.to_owned(), place.rating.described(), place.games.to_string(), score]
        };
        let rows = std::iter::once(ours).chain(self.others.iter().map(place));
        Table::of_texts(1, ["engine", "rating [95 %]", "games", "our score"], rows)
    }
}
