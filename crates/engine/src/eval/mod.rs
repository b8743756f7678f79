//! The tapered evaluation.
//!
//! Each term is written once for both colours, as a function that takes a [`Side`] and returns a
//! value from the point of view of that side. The score is White's terms minus Black's. The axis
//! `side` decides whether the function is compiled once or twice. Terms add up pairs of a midgame
//! and an endgame value ([`Score`]). Only this module, at the end, splits the pairs, scales the
//! halves and mixes them by the phase of the game, in plain integers. So every recipe gives the
//! same value for the same position.
//!
//! | file | content |
//! |---|---|
//! | `weights` | the value of every feature, in one table; its checking, reading and writing |
//! | `survey` | data that the terms share: attack maps, pawn reach, king rings |
//! | `material`, `pieces`, `patterns`, `pawns`, `passed`, `king`, `threats` | the terms |
//! | `scale` | drawish endings |
//! | `trace`, `table` | the printed table, from the same code with an observer |
//!
//! Nothing here knows draws by rule: the search checks for them before it asks for a value.

mod king;
mod material;
mod passed;
mod patterns;
mod pawns;
mod pieces;
#[cfg(test)]
mod range;
mod scale;
mod survey;
mod table;
#[cfg(test)]
mod tests;
mod threats;
mod trace;
mod weights;

pub use scale::FULL as FULL_SCALE;
pub use table::{Row, Table};
pub use trace::Term;
#[cfg(feature = "weights-file")]
pub use weights::Malformed;
pub use weights::{ENTRIES, Entry, Kind as WeightKind, TooHeavy, Values, Weights};

use std::fmt;

use crate::board::{Placement, Position};
use crate::recipe::Recipe;
use crate::score::Score;
use crate::side::{Side, Sides, Visit};
use crate::types::Colour;
use survey::Survey;
use trace::{Recorder, Silent, Trace};

use crate::weights::{Fixed, Held, Weights as Variant};

/// Largest absolute value of any position, in centipawns. It holds for every board with up to
/// sixteen pieces a side, promoted queens included. Weights for which this cannot be proved are
/// refused.
pub const LIMIT: i32 = 31_000;

/// The game phase with every piece still on the board.
pub const FULL_PHASE: i32 = 24;

/// Evaluates positions with the variants of a recipe.
#[derive(Clone)]
pub struct Evaluator<R: Recipe> {
    recipe: R,
    weights: <R::Weights as Variant>::Of<Weights<R::Score>>,
}

impl<R: Recipe> Evaluator<R> {
    /// Creates an evaluator for this recipe, with the shipped weights.
    pub fn new(recipe: R) -> Self {
        Self { recipe, weights: Held::shipped() }
    }

    /// Creates an evaluator with other weights.
    ///
    /// # Errors
    ///
    /// Returns an error if the recipe's weights are constants.
    pub fn with_weights(recipe: R, weights: Weights<R::Score>) -> Result<Self, Fixed> {
        Ok(Self { recipe, weights: Held::of(weights)? })
    }

    /// Returns the value of a position in which the side to move is not in check, in centipawns
    /// from the point of view of that side.
    // It is several kilobytes of code with everything inlined, so there is one copy for each
    // recipe, shared by all callers.
    #[inline(never)]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let value = self.sum(position.placement(), &mut Silent).tapered();
        if position.side().is_white() { value } else { -value }
    }

    /// Returns the evaluation of [`evaluate`](Self::evaluate), term by term.
    pub fn explain(&self, position: &Position) -> Table {
        let mut recorder = Recorder::default();
        let sum = self.sum(position.placement(), &mut recorder);
        Table::new(&recorder, sum, position.side())
    }

    /// Returns the evaluation before its parts are mixed, which shows the effect of each weight.
    pub fn parts(&self, position: &Position) -> Parts<R::Score> {
        let board = position.placement();
        let mut survey = Survey::blank(self.recipe, self.weights.get(), board);
        let score = survey.add_up(&mut Silent);
        let [white, black] = &survey.census;
        Parts {
            score,
            phase: FULL_PHASE.min(white.phase() + black.phase()),
            scales: [
                scale::factor(survey.weights, board, white, black),
                scale::factor(survey.weights, board, black, white),
            ],
        }
    }

    #[inline(always)]
    fn sum(&self, board: &Placement, trace: &mut impl Trace) -> Sum {
        let mut survey = Survey::blank(self.recipe, self.weights.get(), board);
        let score = survey.add_up(trace);
        let (midgame, endgame) = (score.mg(), score.eg());
        debug_assert!(midgame.abs() <= LIMIT && endgame.abs() <= LIMIT, "{midgame} {endgame}");
        let [white, black] = &survey.census;
        let scale = if endgame > 0 {
            scale::factor(survey.weights, board, white, black)
        } else {
            scale::factor(survey.weights, board, black, white)
        };
        Sum { midgame, endgame, scale, phase: FULL_PHASE.min(white.phase() + black.phase()) }
    }
}

impl<R: Recipe> Survey<'_, R> {
    /// Sum of all terms, White's minus Black's.
    #[inline(always)]
    fn add_up(&mut self, trace: &mut impl Trace) -> R::Score {
        R::Sides::both(&mut Beginning { survey: self });
        // Threats, king safety and passed pawns read the attacks of both sides, which the two
        // passes find.
        let [white, black] = R::Sides::both(&mut Pass { survey: self, trace });
        let mut score = white - black;
        let [white, black] = R::Sides::both(&mut Terms { survey: self, trace });
        score += white - black;
        if self.board.side().is_white() {
            score += trace.note(Colour::White, Term::Tempo, self.weights.tempo);
        } else {
            score -= trace.note(Colour::Black, Term::Tempo, self.weights.tempo);
        }
        score
    }
}

/// An evaluation before its parts are mixed, from White's point of view.
#[derive(Clone, Copy, Debug)]
pub struct Parts<S> {
    /// Sum of all terms.
    pub score: S,
    /// Game phase, from [`FULL_PHASE`] in the midgame to 0 in the endgame.
    pub phase: i32,
    /// Share of the endgame value that counts, in 64ths: first if White is better, then if Black is
    /// better.
    pub scales: [i32; 2],
}

impl<R: Recipe> fmt::Debug for Evaluator<R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Evaluator").finish_non_exhaustive()
    }
}

/// Prepares the survey for the passes.
struct Beginning<'s, 'a, R: Recipe> {
    survey: &'s mut Survey<'a, R>,
}

impl<R: Recipe> Visit for Beginning<'_, '_, R> {
    type Output = ();

    #[inline(always)]
    fn visit(&mut self, side: impl Side) {
        self.survey.begin(side);
    }
}

/// The pass over a side's pieces.
struct Pass<'s, 'a, R: Recipe, T> {
    survey: &'s mut Survey<'a, R>,
    trace: &'s mut T,
}

impl<R: Recipe, T: Trace> Visit for Pass<'_, '_, R, T> {
    type Output = R::Score;

    #[inline(always)]
    fn visit(&mut self, side: impl Side) -> R::Score {
        self.survey.pass(side, self.trace)
    }
}

/// The terms that read the results of both passes.
struct Terms<'s, 'a, R: Recipe, T> {
    survey: &'s Survey<'a, R>,
    trace: &'s mut T,
}

impl<R: Recipe, T: Trace> Visit for Terms<'_, '_, R, T> {
    type Output = R::Score;

    #[inline(always)]
    fn visit(&mut self, side: impl Side) -> R::Score {
        let mut sum = self.survey.material(side, self.trace);
        sum += self.survey.pawn_structure(side, self.trace);
        sum += self.survey.passed_pawns(side, self.trace);
        sum += self.survey.king_safety(side, self.trace);
        sum += self.survey.threats(side, self.trace);
        sum += self.survey.patterns(side, self.trace);
        sum
    }
}

/// Sum of all terms, White's minus Black's, in centipawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sum {
    midgame: i32,
    endgame: i32,
    /// Share of the endgame value that counts, in 64ths.
    scale: i32,
    /// Game phase, from [`FULL_PHASE`] in the midgame to 0 in the endgame.
    phase: i32,
}

impl Sum {
    /// The endgame value reduced to the share that counts.
    const fn scaled_endgame(&self) -> i32 {
        self.endgame * self.scale / scale::FULL
    }

    /// The value from White's point of view.
    const fn tapered(&self) -> i32 {
        (self.midgame * self.phase + self.scaled_endgame() * (FULL_PHASE - self.phase)) / FULL_PHASE
    }
}
