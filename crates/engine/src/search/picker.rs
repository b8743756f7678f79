//! In which order moves are tried: the hash move, good captures and promotions to a queen, quiet moves (killers first, checks earlier), losing
//! captures and other promotions.
//!
//! Moves are generated stage by stage, since most nodes need only the first stages; and they are picked, not sorted, for the
//! same reason. All nodes of a line keep their moves in one list, so a node's frame stays small.

use super::checks::Checks;
use super::see::{see_ge, worth};
use super::threats::Threats;
use super::worker::Worker;
use super::{Observer, Value};
use crate::movegen::{self, MoveList};
use crate::recipe::Recipe;
use crate::types::{Kind, Move};

/// A capture that loses no more than this, in centipawns, is a good one.
const GOOD_CAPTURE: Value = -13;

/// A quiet check that loses no more than this, in centipawns, is tried earlier.
const GOOD_CHECK: Value = -75;

/// By how much earlier, in numbers of the histories.
const CHECKED: i32 = 1_540;

/// A move with how early it should be tried.
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

/// Hands out the moves of one node.
#[derive(Debug)]
pub(super) struct Picker {
    stage: Stage,
    hash: Move,
    ply: usize,
    captures_only: bool,
    /// The moves that are left come in any order.
    unordered: bool,
    /// Where the node's moves begin in the stack's list; losing captures and promotions to lesser pieces are gathered there.
    base: usize,
    /// The end of these.
    losing: usize,
    /// The next move to be picked.
    next: usize,
}

impl Picker {
    /// Whether the picker is past the good captures.
    pub(super) fn is_past_good_captures(&self) -> bool {
        matches!(self.stage, Stage::GoodQuiets | Stage::BadCaptures | Stage::Done)
    }

    /// From now on the order of the quiet moves does not matter.
    pub(super) fn stop_ordering(&mut self) {
        self.unordered = true;
    }
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// A picker for this node. A hash move that is not legal here, or not wanted, is forgotten (claim 42).
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

    /// Takes the node's moves off the stack.
    #[inline(always)]
    pub(super) fn release(&mut self, picker: &Picker) {
        self.stack.moves.truncate(picker.base);
    }

    /// The next move. Deeper nodes must have released their moves.
    #[inline(always)]
    pub(super) fn next_move(&mut self, picker: &mut Picker) -> Option<Move> {
        // Most moves of a node are quiet moves in any order.
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
                        // The slot has been picked from, so a move for later can wait there.
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

    /// Picks the move with the highest score, of equals the first.
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

    #[inline(never)] // or every call of `next_by_stage` would make room for the list
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

    #[inline(never)] // likewise
    fn score_quiets(&mut self, picker: &Picker) {
        let mut list = MoveList::new();
        self.observer.generating(&self.position);
        movegen::legal(self.context.recipe, &self.position, &mut list);
        let threats = self.stack.plies[picker.ply].threats;
        let history = self.data.history.quiets(self.position.side(), threats, self.stack.earlier(picker.ply));
        let checks = Checks::new(self.sliders(), &self.position);
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
                history.of(mv, kind) + threats.bonus(mv, kind) + i32::from(is_check) * CHECKED
            };
            self.stack.moves.push(Scored { mv, score });
        }
    }
}
