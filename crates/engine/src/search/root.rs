//! The root: which of its moves are searched, what they cost, and which lines have been found.

use std::cmp::Reverse;
use std::time::Duration;

use super::context::RootTask;
use super::table::table_key;
use super::worker::Worker;
use super::{MATE, MATE_FLOOR, Observer, TABLE_WIN, Value};
use crate::movegen::{self, MoveList};
use crate::recipe::Recipe;
use crate::repetition::Repetition as _;
use crate::syzygy::{Ranked, Wdl};
use crate::types::Move;

/// From this time on, a search reports what happens within an iteration.
pub(super) const LONG: Duration = Duration::from_secs(3);

/// The value that is reported for a win that the fifty-move rule spoils, in centipawns: a draw, but one to play for.
const SPOILT: Value = 2;

/// A line from the root.
#[derive(Clone, Debug)]
pub(super) struct RootLine {
    /// The iteration that found it.
    pub(super) depth: u32,
    pub(super) value: Value,
    pub(super) seldepth: usize,
    /// Which share of the iteration's nodes lies below its first move, in per cent.
    pub(super) effort: u32,
    pub(super) moves: Vec<Move>,
}

impl RootLine {
    /// The line's first move.
    pub(super) fn first(&self) -> Option<Move> {
        self.moves.first().copied()
    }
}

#[cfg(test)]
impl RootLine {
    /// A line without moves.
    pub(super) fn of(depth: u32, value: Value) -> Self {
        Self { depth, value, seldepth: 0, effort: 100, moves: Vec::new() }
    }
}

/// The moves of the root.
#[derive(Debug)]
pub(super) struct RootMoves {
    /// The moves that may be played.
    allowed: Vec<Move>,
    /// What Syzygy files say of them; empty where they say nothing.
    ranked: Vec<Ranked>,
    /// How many legal moves there are.
    legal: usize,
    /// Nodes below each allowed move in this iteration.
    nodes: Vec<u64>,
    /// Nodes of the whole search when the last of them was begun.
    nodes_before: u64,
    /// How many lines are wanted, each with a first move of its own.
    pub(super) multi_pv: usize,
    /// The moves that are searched for the present line.
    pub(super) searched: Vec<Move>,
    /// Not every legal move is searched.
    pub(super) restricted: bool,
}

impl RootMoves {
    /// The moves that the limits allow, or all legal ones where they allow none. Where one line is wanted, moves that Syzygy files
    /// rank lower than others are left out.
    pub(super) fn new(root_task: RootTask<'_>) -> Self {
        let RootTask { legal, limits, ranking, .. } = root_task;
        let mut allowed = legal.to_vec();
        allowed.retain(|mv| limits.searchmoves.contains(mv));
        if allowed.is_empty() {
            allowed = legal.to_vec();
        }
        let mut root = Self {
            nodes: vec![0; allowed.len()],
            multi_pv: limits.lines.clamp(1, allowed.len().max(1)),
            allowed,
            ranked: ranking.map_or_else(Vec::new, |ranking| ranking.moves.clone()),
            legal: legal.len(),
            nodes_before: 0,
            searched: Vec::new(),
            restricted: false,
        };
        if root.multi_pv == 1 {
            root.allowed = root.best_ranked(root.allowed.clone());
        }
        root.searched.clone_from(&root.allowed);
        root.restricted = root.searched.len() < root.legal;
        root
    }

    /// A move with the highest rank.
    pub(super) fn best_ranked_first(&self) -> Option<Move> {
        self.best_ranked(self.allowed.clone()).first().copied()
    }

    /// Those of some moves that have the highest rank.
    fn best_ranked(&self, mut moves: Vec<Move>) -> Vec<Move> {
        if !self.ranked.is_empty() {
            let best = moves.iter().map(|&mv| self.rank(mv)).max();
            moves.retain(|&mv| Some(self.rank(mv)) == best);
        }
        moves
    }

    /// What Syzygy files say of a move.
    fn ranked(&self, mv: Move) -> Option<&Ranked> {
        self.ranked.iter().find(|ranked| ranked.mv == mv)
    }

    /// The higher the better; 0 where Syzygy files say nothing.
    fn rank(&self, mv: Move) -> i32 {
        self.ranked(mv).map_or(0, |ranked| ranked.rank)
    }

    /// The value to report for a line with this first move, and whether Syzygy files say so. They know better than the search, unless it
    /// has found a mate.
    pub(super) fn reported_value(&self, value: Value, first: Option<Move>) -> (Value, bool) {
        let is_known = |ranked: &&Ranked| ranked.is_certain && value.abs() < MATE_FLOOR;
        let Some(ranked) = first.and_then(|mv| self.ranked(mv)).filter(is_known) else {
            return (value, false);
        };
        let known = match ranked.wdl {
            Wdl::Loss => -TABLE_WIN,
            Wdl::BlessedLoss => -SPOILT,
            Wdl::Draw => 0,
            Wdl::CursedWin => SPOILT,
            Wdl::Win => TABLE_WIN,
        };
        (known, true)
    }

    /// Whether only one move may be played.
    pub(super) fn is_forced(&self) -> bool {
        self.allowed.len() == 1
    }

    /// How many of the allowed moves the present line leaves out.
    fn left_out(&self) -> usize {
        self.allowed.len() - self.searched.len()
    }

    /// Searches the allowed moves but the first moves of these lines.
    fn leave_out(&mut self, found: &[RootLine]) {
        let is_left = |mv: &Move| found.iter().all(|line| line.first() != Some(*mv));
        self.searched = self.best_ranked(self.allowed.iter().copied().filter(is_left).collect());
        self.restricted = self.searched.len() < self.legal;
    }

    /// Which share of the iteration's nodes lies below a move, in per cent.
    fn effort(&self, mv: Move) -> u32 {
        let total = self.nodes.iter().sum::<u64>().max(1);
        let own = self.allowed.iter().zip(&self.nodes).find(|(other, _)| **other == mv);
        let own = own.map_or(0, |(_, &nodes)| nodes);
        (u128::from(own) * 100 / u128::from(total)) as u32
    }
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// One iteration: as many lines as are wanted, each without the first moves of the lines before it. Reports them. The best of them
    /// becomes the best line, even where the iteration is broken off before the last one. Where another thread was faster, nothing is
    /// reported. Returns whether the iteration was finished.
    pub(super) fn search_lines(&mut self) -> bool {
        let depth = self.deepening.depth;
        self.root.nodes.fill(0);
        let mut found = Vec::new();
        for rank in 0..self.root.multi_pv {
            if self.root.multi_pv > 1 {
                self.leave_out(&found);
            }
            (self.stack.seldepth, self.deepening.best_value) = (0, None);
            let last = self.deepening.lines.get(rank).map_or(0, |line| line.value);
            let value = self.aspirate(last, depth);
            if self.control.stopped {
                break;
            }
            let (seldepth, mut moves) = (self.stack.seldepth, self.deepening.best_line.clone());
            self.complete_mate(value, &mut moves);
            self.lengthen(&mut moves);
            self.control.found_line();
            found.push(RootLine { depth: depth as u32, value, seldepth, effort: 0, moves });
        }
        if self.control.overtaken {
            return false;
        }
        if found.is_empty() {
            self.report_new_best();
            return false;
        }
        let is_whole = found.len() == self.root.multi_pv;
        let rank = |line: &RootLine| line.first().map_or(0, |mv| self.root.rank(mv));
        found.sort_by_key(|line| Reverse((rank(line), line.value)));
        // Lines that the iteration did not reach are those of the iteration before.
        let is_new = |old: &RootLine| found.iter().all(|line| line.first() != old.first());
        let old: Vec<_> = self.deepening.lines.drain(..).filter(is_new).collect();
        found.extend(old);
        found.truncate(self.root.multi_pv);
        for line in &mut found {
            line.effort = line.first().map_or(100, |mv| self.root.effort(mv));
        }
        self.deepening.best_line.clone_from(&found[0].moves);
        self.deepening.lines = found;
        self.report_lines();
        is_whole
    }

    /// Completes a line that ends in mate, with moves from the table: in quiescence a bound from there may have cut it short. A line that
    /// these moves do not lead to mate stays as it is.
    fn complete_mate(&self, value: Value, moves: &mut Vec<Move>) {
        let length = (MATE - value.abs()) as usize;
        if value.abs() < MATE_FLOOR || moves.len() >= length {
            return;
        }
        let recipe = self.context.recipe;
        let mut line = moves.clone();
        let mut position = self.position.clone();
        for &mv in &line {
            let _ = position.make(mv);
        }
        while line.len() < length {
            let hit = self.context.table.probe(table_key(&position), line.len(), position.halfmove_clock());
            let mv = hit.map_or(Move::NULL, |hit| hit.mv);
            if mv.is_null() || !movegen::is_legal(recipe, &position, mv) {
                return;
            }
            let _ = position.make(mv);
            line.push(mv);
        }
        let mut answers = MoveList::new();
        movegen::legal(recipe, &position, &mut answers);
        if answers.is_empty() && movegen::checkers(recipe.sliders(), &position).any() {
            *moves = line;
        }
    }

    /// Lengthens a line of one move by the answer in the table, so that the move to ponder on stands in the line that is reported. Where the
    /// move ends the game or draws it, there is none.
    pub(super) fn lengthen(&mut self, moves: &mut Vec<Move>) {
        let &[best] = moves.as_slice() else { return };
        let undo = self.position.make(best);
        let hit = if self.ends_in_draw() { None } else { self.probe_table(1) };
        let is_legal =
            |mv: &Move| !mv.is_null() && movegen::is_legal(self.context.recipe, &self.position, *mv);
        moves.extend(hit.map(|hit| hit.mv).filter(is_legal));
        self.position.unmake(best, undo);
    }

    /// Whether the position one move below the root is a draw. It is not remembered as one of the line: no node is searched here.
    fn ends_in_draw(&self) -> bool {
        let (position, key) = (&self.position, Some(self.position.key()));
        let before = (0..position.reversible_plies() as usize).map(|back| self.data.repetition.earlier(back));
        position.is_material_draw()
            || position.halfmove_clock() >= 100
            || before.filter(|&it| it == key).count() >= 2
    }

    /// Leaves out the first moves of these lines, and begins with the best known line among those that are left.
    fn leave_out(&mut self, found: &[RootLine]) {
        self.root.leave_out(found);
        let is_searched = |line: &&RootLine| line.first().is_some_and(|mv| self.root.searched.contains(&mv));
        self.deepening.best_line = match self.deepening.lines.iter().find(is_searched) {
            Some(known) => known.moves.clone(),
            None => self.root.searched.first().copied().into_iter().collect(),
        };
    }

    /// A move of the root is about to be made; `number` counts those that are searched, from 1.
    #[cold]
    pub(super) fn begin_root_move(&mut self, mv: Move, number: usize) {
        self.root.nodes_before = self.control.nodes;
        if self.control.timer.elapsed() >= LONG {
            self.observer.trying(self.deepening.depth as u32, mv, self.root.left_out() + number);
        }
    }

    /// A move of the root has been searched.
    #[cold]
    pub(super) fn end_root_move(&mut self, mv: Move) {
        let spent = self.control.nodes - self.root.nodes_before;
        if let Some(at) = self.root.allowed.iter().position(|&other| other == mv) {
            self.root.nodes[at] += spent;
        }
    }
}
