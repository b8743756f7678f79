//! A walk through a whole book.

use std::collections::HashSet;
use std::io;

use super::{Book, Format, polyglot};
use crate::board::Position;
use crate::movegen::Rules;

/// How many illegal moves are kept, to be shown.
const SHOWN: usize = 20;

/// What a walk through a book has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// The positions that were reached and that the book has moves for.
    pub positions: u64,
    /// The legal moves in them.
    pub moves: u64,
    /// What is there apart from them and is no legal move.
    pub illegal: u64,
    /// The first of these, each with its position.
    pub examples: Vec<(String, String)>,
    /// The positions that the book has moves for, but not all of them legal, where the key that they are found by is a short
    /// one: it is another position's. Their moves are counted nowhere.
    pub strangers: u64,
}

/// Walks from the `roots` along all moves of the book, and looks at all that it has for the positions on the way.
///
/// A position beyond the last move of a line may share the short key of the compact format with one that is in the book, and
/// nothing but an illegal move shows it. Of the roots themselves it is taken that they are meant.
pub fn survey(rules: impl Into<Rules>, book: &mut Book, roots: &[Position]) -> io::Result<Survey> {
    let meant: HashSet<u64> = roots.iter().map(polyglot::key).collect();
    let is_short = book.format() == Format::Compact;
    walk(rules.into(), book, roots, &|_| true, &|key| is_short && !meant.contains(&key))
}

/// Walks from the `roots` to the positions that `is_known`, by their whole keys. A page with an illegal move is a stranger's
/// where `may_be_strange` says so.
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
