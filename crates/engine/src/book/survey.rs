//! Walks through a complete opening book and checks all its entries on the way.

use std::collections::HashSet;
use std::io;

use super::{Book, Format, polyglot};
use crate::board::Position;
use crate::movegen::Rules;

/// Largest number of illegal entries kept as examples.
const SHOWN: usize = 20;

/// The result of a walk through a book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// Number of positions reached for which the book has moves.
    pub positions: u64,
    /// Number of the book's moves for those positions that are legal.
    pub moves: u64,
    /// Number of the book's entries for those positions that are not legal moves.
    pub illegal: u64,
    /// The first illegal entries, each with its position.
    pub examples: Vec<(String, String)>,
    /// Number of positions, found by a short key, for which the book has illegal moves: the entries
    /// belong to another position with the same short key. Their moves are not counted.
    pub strangers: u64,
}

/// Walks from the `roots` along all moves of the book, and checks all entries for the positions on
/// the way.
///
/// A position beyond the last move of a line may share the short key of the compact format with a
/// position of the book. Only an illegal move reveals this. The roots themselves are assumed to be
/// in the book.
pub fn survey(rules: impl Into<Rules>, book: &mut Book, roots: &[Position]) -> io::Result<Survey> {
    let meant: HashSet<u64> = roots.iter().map(polyglot::key).collect();
    let is_short = book.format() == Format::Compact;
    walk(rules.into(), book, roots, &|_| true, &|key| is_short && !meant.contains(&key))
}

/// Walks from the `roots` to the positions whose full keys satisfy `is_known`. If a position's page
/// has an illegal move and `may_be_strange` holds for the position's key, the page is taken to
/// belong to another position.
pub(super) fn walk(
    rules: Rules,
    book: &mut Book,
    roots: &[Position],
    is_known: &dyn Fn(u64) -> bool,
    may_be_strange: &dyn Fn(u64) -> bool,
) -> io::Result<Survey> {
    let mut survey = Survey::default();
    let mut seen = HashSet::new();
    let mut open = roots.to_vec();
    while let Some(position) = open.pop() {
        let key = polyglot::key(&position);
        if !is_known(key) || seen.contains(&key) {
            continue;
        }
        let page = book.probe(rules, &position)?;
        if page.moves.is_empty() && page.refused.is_empty() {
            continue;
        }
        seen.insert(key);
        if !page.refused.is_empty() && may_be_strange(key) {
            survey.strangers += 1;
            continue;
        }
        survey.positions += 1;
        survey.moves += page.moves.len() as u64;
        survey.illegal += page.refused.len() as u64;
        for refused in page.refused {
            if survey.examples.len() < SHOWN {
                survey.examples.push((refused, position.to_string()));
            }
        }
        for candidate in page.moves {
            let mut next = position.clone();
            let _ = next.make(candidate.mv);
            open.push(next);
        }
    }
    Ok(survey)
}
