//! Matches between engines at equal time, as records of studies keep them and as their pages show them.

use serde::{Deserialize, Serialize};

use crate::machine::provenance::Provenance;
use crate::measure::matches::Outcome;
use crate::terminal::page::Page;
use crate::terminal::table::Table;

/// A match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Match<P> {
    pub(crate) made: Provenance,
    pub(crate) first: P,
    pub(crate) second: P,
    /// From how many openings, where they were drawn for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) openings: Option<usize>,
    pub(crate) result: Outcome,
}

/// Adds a match, in place of an older one of the same players.
pub(crate) fn take<P: PartialEq>(matches: &mut Vec<Match<P>>, played: Match<P>) {
    let same = |old: &&mut Match<P>| old.first == played.first && old.second == played.second;
    match matches.iter_mut().find(same) {
        Some(old) => *old = played,
        None => matches.push(played),
    }
}

/// Adds a table of matches to a page, and how each was made.
pub(crate) fn show<P>(page: &mut Page, matches: &[Match<P>], name: impl Fn(&P) -> String) {
    let rows = matches.iter().map(|Match { first, second, openings, result, .. }| {
        let openings = openings.map_or_else(String::new, |count| format!(" from {count} openings"));
        [
            name(first),
            name(second),
            result.limits[0].clone(),
            format!("{}{openings}", result.games),
            format!("{}, {}, {}", result.wins, result.draws, result.losses),
            format!("{:.1} %", 100.0 * result.score),
            result.difference(),
            format!("{}, {}", result.faults[0], result.faults[1]),
        ]
    });
    let headings = ["first", "second", "clock", "games", "won, drawn, lost", "score", "Elo", "faults"];
    page.table(&Table::of_texts(3, headings, rows));
    matches.iter().for_each(|played| page.text(played.made.line()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::threads;

    #[test]
    fn a_match_takes_the_place_of_the_one_between_the_same_players() {
        let mut matches = threads::tests::kept().parts.matches;
        let mut again = matches[1].clone();
        again.result =
            Outcome { wins: 3, elo: [Some(190.8), Some(-1.5), None], faults: [0, 1], ..again.result };
        take(&mut matches, again.clone());
        assert_eq!((matches.len(), matches[1].result.wins), (2, 3));
        again.second.threads = 64;
        take(&mut matches, again);
        assert_eq!(matches.len(), 3);
        let mut page = Page::new("Games");
        show(&mut page, &matches, |player| player.variant.clone());
        let page = page.markdown();
        assert!(page.contains("| +191 [-2, ∞] | 0, 1 |"), "{page}");
    }
}
