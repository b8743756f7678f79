//! The order in which moves are tried: the hash move, good captures and promotions to a queen,
//! quiet moves (killers first, good checks sooner than others), losing captures and other
//! promotions.
//!
//! Moves are generated stage by stage, because most nodes need only the first stages. For the same
//! reason each move is picked when it is needed, and the list is not sorted. All nodes of a line
//! keep their moves in one list, so the stack frame of a node stays small.

use super::check_squares::CheckSquares;
use super::see::{see_ge, worth};
use super::threats::Threats;
use super::worker::Worker;
use super::{Observer, Value};
use crate::movegen::{self, MoveList};
use crate::recipe::Recipe;
use crate::types::{Kind, Move};

/// Least worth of the exchange that a good capture begins, in centipawns.
const GOOD_CAPTURE: Value = -13;

/// Least worth of the exchange that a good quiet check begins, in centipawns.
const GOOD_CHECK: Value = -75;

/// Bonus of a good quiet check, on the scale of the histories.
const CHECK_BONUS: i32 = 1_540;

/// A move and its score; the higher the score, the earlier the move is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored {
    mv: Move,
    score: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Hash,
    Captures,
    GoodCaptures,
    Quiets,
    GoodQuiets,
    BadCaptures,
    Done,
}

/// Picks the moves of one node, one at a time.
#[derive(Debug)]
pub(super) struct Picker {
    stage: Stage,
    hash: Move,
    ply: usize,
    captures_only: bool,
    /// True if the remaining moves may come in any order.
    unordered: bool,
    /// Start of the node's moves in the list of the stack. Losing captures and promotions to lesser
    /// pieces are collected there.
    base: usize,
    /// End of the losing captures and lesser promotions.
    losing: usize,
    /// Index of the next move to be picked.
    next: usize,
}

impl Picker {
    /// Returns true if the good captures have all been picked.
    pub(super) fn is_past_good_captures(&self) -> bool {
        matches!(self.stage, Stage::GoodQuiets | Stage::BadCaptures | Stage::Done)
    }

    /// Declares that the order of the remaining moves does not matter.
    pub(super) fn stop_ordering(&mut self) {
        self.unordered = true;
    }
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// Creates the picker of a node. A hash move that is illegal here is dropped (claim 42), and so
    /// is a quiet one if only captures and promotions are picked.
    pub(super) fn picker(&mut self, ply: usize, hash: Move, captures_only: bool) -> Picker {
        if !captures_only {
            self.stack.plies[ply].threats = Threats::new(self.sliders(), &self.position);
        }
        let wanted = !(hash.is_null() || captures_only && hash.is_quiet());
        let usable = wanted && movegen::is_legal(self.context.recipe, &self.position, hash);
        let base = self.stack.moves.len();
        Picker {
            stage: if usable { Stage::Hash } else { Stage::Captures },
            hash: if usable { hash } else { Move::NULL },
            ply,
            captures_only,
            unordered: false,
            base,
            losing: base,
            next: base,
        }
    }

    /// Removes the node's moves from the stack.
    #[inline(always)]
    pub(super) fn release(&mut self, picker: &Picker) {
        self.stack.moves.truncate(picker.base);
    }

    /// Returns the next move. Deeper nodes must have released their moves.
    #[inline(always)]
    pub(super) fn next_move(&mut self, picker: &mut Picker) -> Option<Move> {
        // A shorter way for most of a node's moves: quiet moves whose order does not matter.
        if picker.unordered
            && picker.stage == Stage::GoodQuiets
            && let Some(&Scored { mv, .. }) = self.stack.moves.get(picker.next)
        {
            picker.next += 1;
            return Some(mv);
        }
        self.next_by_stage(picker)
    }

    fn next_by_stage(&mut self, picker: &mut Picker) -> Option<Move> {
        loop {
            match picker.stage {
                Stage::Hash => {
                    picker.stage = Stage::Captures;
                    return Some(picker.hash);
                }
                Stage::Captures => {
                    self.score_captures(picker.hash);
                    picker.stage = Stage::GoodCaptures;
                }
                Stage::GoodCaptures => {
                    while let Some(mv) = self.best_left(picker) {
                        let is_lesser = mv.promotion().is_some_and(|kind| kind != Kind::Queen);
                        if !is_lesser && see_ge(self.sliders(), &self.position, mv, GOOD_CAPTURE) {
                            return Some(mv);
                        }
                        // The move in this slot has been picked, so the slot can hold a move for
                        // later.
                        self.stack.moves[picker.losing] = Scored { mv, score: 0 };
                        picker.losing += 1;
                    }
                    picker.stage = Stage::Quiets;
                }
                Stage::Quiets => {
                    self.stack.moves.truncate(picker.losing);
                    picker.next = picker.losing;
                    if !picker.captures_only {
                        self.score_quiets(picker);
                    }
                    picker.stage = Stage::GoodQuiets;
                }
                Stage::GoodQuiets => {
                    if !picker.captures_only
                        && let Some(mv) = self.best_left(picker)
                    {
                        return Some(mv);
                    }
                    picker.next = picker.base;
                    picker.stage = Stage::BadCaptures;
                }
                Stage::BadCaptures => {
                    if picker.next < picker.losing {
                        let mv = self.stack.moves[picker.next].mv;
                        picker.next += 1;
                        return Some(mv);
                    }
                    picker.stage = Stage::Done;
                }
                Stage::Done => return None,
            }
        }
    }

    /// Picks the move with the highest score, among equals the first; if the order does not matter,
    /// the first of all.
    #[inline]
    fn best_left(&mut self, picker: &mut Picker) -> Option<Move> {
        let left = &mut self.stack.moves[picker.next..];
        let (&first, rest) = left.split_first()?;
        picker.next += 1;
        if picker.unordered {
            return Some(first.mv);
        }
        let (mut best, mut at) = (first, 0);
        for (index, &scored) in (1..).zip(rest.iter()) {
            if scored.score > best.score {
                (best, at) = (scored, index);
            }
        }
        left.swap(0, at);
        Some(best.mv)
    }

    #[inline(never)] // otherwise every call of `next_by_stage` would make room for the list
    fn score_captures(&mut self, hash: Move) {
        let mut list = MoveList::new();
        self.observer.generating(&self.position);
        movegen::captures(self.context.recipe, &self.position, &mut list);
        for &mv in list.iter().filter(|&&mv| mv != hash) {
            let mut score = match mv.promotion() {
                None => 0,
                Some(Kind::Queen) => 16 * worth(Kind::Queen),
                Some(_) => -16 * worth(Kind::Queen),
            };
            if mv.is_capture() {
                let victim = self.victim(mv);
                score += 16 * worth(victim) + 5 * self.data.history.capture(self.piece_to(mv), victim) / 8;
            }
            self.stack.moves.push(Scored { mv, score });
        }
    }

    #[inline(never)] // as for `score_captures`
    fn score_quiets(&mut self, picker: &Picker) {
        let mut list = MoveList::new();
        self.observer.generating(&self.position);
        movegen::legal(self.context.recipe, &self.position, &mut list);
        let threats = self.stack.plies[picker.ply].threats;
        let history = self.data.history.quiets(self.position.side(), threats, self.stack.earlier(picker.ply));
        let checks = CheckSquares::new(self.sliders(), &self.position);
        let [first, second] = self.stack.plies[picker.ply].killers;
        for &mv in list.iter().filter(|&&mv| mv.is_quiet() && mv != picker.hash) {
            let score = if mv == first {
                1 << 20
            } else if mv == second {
                1 << 19
            } else {
                let kind = self.moved(mv);
                let is_check = checks.gives(&self.position, mv)
                    && see_ge(self.sliders(), &self.position, mv, GOOD_CHECK);
                history.of(mv, kind) + threats.bonus(mv, kind) + i32::from(is_check) * CHECK_BONUS
            };
            self.stack.moves.push(Scored { mv, score });
        }
    }
}
