//! The tapered evaluation.
//!
//! Each term is written once for both colours, as a function that takes a [`Side`], and answers from the point of view
//! of that side; the score is White's terms minus Black's. Whether that makes one function or two is the axis `side`. Terms add up scores of a midgame and an endgame value
//! ([`Score`]), which only here, at the end, are taken apart, scaled and mixed by the phase of the game, in plain
//! integers. So every recipe gives the same value for the same position.
//!
//! | file | what |
//! |---|---|
//! | `weights` | what everything is worth, in one table; how it is checked, read and written |
//! | `survey` | what the terms share: attack maps, pawn reach, king rings |
//! | `material`, `pieces`, `patterns`, `pawns`, `passed`, `king`, `threats` | the terms |
//! | `scale` | drawish endings |
//! | `trace`, `table` | the printed table: the same code, watched |
//!
//! Nothing here knows draws by rule: the search asks for them before it asks for a value.

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

/// No position has a value beyond this, up or down, in centipawns: any board with up to sixteen pieces a side,
/// promoted queens or not. No weights are taken of which that cannot be proved.
pub const LIMIT: i32 = 31_000;

/// The phase of a game in which every piece is still there.
pub const FULL_PHASE: i32 = 24;

/// Evaluates positions with the variants of a recipe.
#[derive(Clone)]
pub struct Evaluator<R: Recipe> {
    recipe: R,
    weights: <R::Weights as Variant>::Of<Weights<R::Score>>,
}

impl<R: Recipe> Evaluator<R> {
    /// An evaluator for this recipe, with the shipped weights.
    pub fn new(recipe: R) -> Self {
        Self { recipe, weights: Held::shipped() }
    }

    /// An evaluator with other weights.
    ///
    /// # Errors
    ///
    /// The recipe's weights must be variables.
    pub fn with_weights(recipe: R, weights: Weights<R::Score>) -> Result<Self, Fixed> {
        Ok(Self { recipe, weights: Held::of(weights)? })
    }

    /// The value of a position that is not check, in centipawns, from the side to move's point of view.
    // Several kilobytes of code with everything inlined: one copy for each recipe, whoever calls.
    #[inline(never)]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let value = self.sum(position.placement(), &mut Silent).tapered();
        if position.side().is_white() { value } else { -value }
    }

    /// The same evaluation, term by term.
    pub fn explain(&self, position: &Position) -> Table {
        let mut recorder = Recorder::default();
        let sum = self.sum(position.placement(), &mut recorder);
        Table::new(&recorder, sum, position.side())
    }

    /// The evaluation before its parts are mixed: for whoever wants to know how each weight is in it.
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
    /// All terms, White's minus Black's.
    #[inline(always)]
    fn add_up(&mut self, trace: &mut impl Trace) -> R::Score {
        R::Sides::both(&mut Beginning { survey: self });
        // Threats, king safety and passed pawns read the attacks of both sides, which the two passes find.
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
    /// All terms added up.
    pub score: S,
    /// [`FULL_PHASE`] in the midgame to 0 in the endgame.
    pub phase: i32,
    /// The 64ths of the endgame value that count where White has the better of it, and where Black has.
    pub scales: [i32; 2],
}

impl<R: Recipe> fmt::Debug for Evaluator<R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Evaluator").finish_non_exhaustive()
    }
}

/// What the passes begin with.
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

/// The terms that read what both passes have found.
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

/// All terms added up, White's minus Black's, in centipawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sum {
    midgame: i32,
    endgame: i32,
    /// The 64ths of the endgame value that count.
    scale: i32,
    /// [`FULL_PHASE`] in the midgame to 0 in the endgame.
    phase: i32,
}

impl Sum {
    /// The endgame value as far as it counts.
    const fn scaled_endgame(&self) -> i32 {
        self.endgame * self.scale / scale::FULL
    }

    /// The value from White's point of view.
    const fn tapered(&self) -> i32 {
        (self.midgame * self.phase + self.scaled_endgame() * (FULL_PHASE - self.phase)) / FULL_PHASE
    }
}
