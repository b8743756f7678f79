//! A walk through a whole book.

use std::collections::HashSet;
use std::io;

use super::{Book, polyglot};
use crate::board::Position;
use crate::recipe::Recipe;

/// How many illegal moves are kept, to be shown.
const SHOWN: usize = 20;

/// What a walk through a book has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// The positions that were reached and that the book has moves for.
    pub positions: u64,
    /// The legal moves in them.
    pub moves: u64,
    /// What is there beside them and is no legal move.
    pub illegal: u64,
    /// The first of these, each with its position.
    pub examples: Vec<(String, String)>,
}

/// Walks from the `roots` along all moves of the book, and looks at all that it has for the positions on the way.
pub fn survey<R: Recipe>(recipe: R, book: &mut Book, roots: &[Position]) -> io::Result<Survey> {
    let mut survey = Survey::default();
    let mut seen = HashSet::new();
    let mut open = roots.to_vec();
    while let Some(position) = open.pop() {
        if seen.contains(&polyglot::key(&position)) {
            continue;
        }
        let page = book.probe(recipe, &position)?;
        if page.moves.is_empty() && page.refused.is_empty() {
            continue;
        }
        seen.insert(polyglot::key(&position));
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
