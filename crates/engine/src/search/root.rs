//! The root of a search: the moves to search, the nodes that each takes, and the lines found.

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

/// Time after which a search also reports events within an iteration.
pub(super) const LONG_SEARCH: Duration = Duration::from_secs(3);

/// Value reported for a win that the fifty-move rule spoils, in centipawns: a little more than a
/// draw. A loss that the rule spoils is reported as the negative value.
const SPOILT: Value = 2;

/// A line from the root.
#[derive(Clone, Debug)]
pub(super) struct RootLine {
    /// Depth of the iteration that found the line, in plies.
    pub(super) depth: u32,
    pub(super) value: Value,
    pub(super) seldepth: usize,
    /// Share of the iteration's nodes that lies below the first move, in per cent.
    pub(super) effort: u32,
    pub(super) moves: Vec<Move>,
}

impl RootLine {
    pub(super) fn first(&self) -> Option<Move> {
        self.moves.first().copied()
    }
}

#[cfg(test)]
impl RootLine {
    /// Creates a line without moves.
    pub(super) fn of(depth: u32, value: Value) -> Self {
        Self { depth, value, seldepth: 0, effort: 100, moves: Vec::new() }
    }
}

/// The moves of the root.
#[derive(Debug)]
pub(super) struct RootMoves {
    /// The moves that may be played.
    allowed: Vec<Move>,
    /// The verdicts of Syzygy files on the moves; empty if they have none.
    ranked: Vec<Ranked>,
    /// Number of legal moves.
    legal: usize,
    /// Nodes below each allowed move in this iteration.
    nodes: Vec<u64>,
    /// Node count of this thread at the start of the latest root move.
    nodes_before: u64,
    /// Number of lines to search, each with a first move of its own.
    pub(super) multi_pv: usize,
    /// The moves searched for the present line.
    pub(super) searched: Vec<Move>,
    /// True if some legal moves are not searched.
    pub(super) restricted: bool,
}

impl RootMoves {
    /// Selects the moves that the limits allow, or all legal moves if the limits allow none of
    /// them. For a single line, moves that Syzygy files rank lower than others are left out.
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

    /// Returns a move with the highest rank.
    pub(super) fn best_ranked_first(&self) -> Option<Move> {
        self.best_ranked(self.allowed.clone()).first().copied()
    }

    /// Keeps only the moves with the highest rank.
    fn best_ranked(&self, mut moves: Vec<Move>) -> Vec<Move> {
        if !self.ranked.is_empty() {
            let best = moves.iter().map(|&mv| self.rank(mv)).max();
            moves.retain(|&mv| Some(self.rank(mv)) == best);
        }
        moves
    }

    /// Returns the verdict of Syzygy files on a move.
    fn ranked(&self, mv: Move) -> Option<&Ranked> {
        self.ranked.iter().find(|ranked| ranked.mv == mv)
    }

    /// Returns the rank of a move, the higher the better, or 0 if Syzygy files have no verdict.
    fn rank(&self, mv: Move) -> i32 {
        self.ranked(mv).map_or(0, |ranked| ranked.rank)
    }

    /// Returns the value to report for a line with this first move, and true if it comes from
    /// Syzygy files. A certain result of theirs takes the place of the search's value, unless the
    /// search has found a mate.
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

    /// Returns true if only one move may be played.
    pub(super) fn is_forced(&self) -> bool {
        self.allowed.len() == 1
    }

    /// Number of allowed moves that the present line leaves out.
    fn left_out(&self) -> usize {
        self.allowed.len() - self.searched.len()
    }

    /// Selects the moves of the next line: the highest-ranked of the allowed moves that begin none
    /// of the lines in `found`.
    fn leave_out(&mut self, found: &[RootLine]) {
        let is_left = |mv: &Move| found.iter().all(|line| line.first() != Some(*mv));
        self.searched = self.best_ranked(self.allowed.iter().copied().filter(is_left).collect());
        self.restricted = self.searched.len() < self.legal;
    }

    /// Share of the iteration's nodes that lies below a move, in per cent.
    fn effort(&self, mv: Move) -> u32 {
        let total = self.nodes.iter().sum::<u64>().max(1);
        let nodes = self.allowed.iter().zip(&self.nodes).find(|(other, _)| **other == mv);
        let nodes = nodes.map_or(0, |(_, &nodes)| nodes);
        (u128::from(nodes) * 100 / u128::from(total)) as u32
    }
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// Searches and reports one iteration: [`multi_pv`](RootMoves::multi_pv) lines, each without
    /// the first moves of the lines before it. The best of them becomes the best line, even if the
    /// iteration is broken off before the last line. If another thread was faster, nothing is
    /// reported. Returns true if the iteration was finished.
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
        let is_complete = found.len() == self.root.multi_pv;
        let rank = |line: &RootLine| line.first().map_or(0, |mv| self.root.rank(mv));
        found.sort_by_key(|line| Reverse((rank(line), line.value)));
        // For lines that the iteration did not reach, those of the previous iteration remain.
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
        is_complete
    }

    /// If the value is a mate, completes the line with moves from the table, because a table bound
    /// in quiescence may have cut the line short. The line stays as it is if these moves do not
    /// lead to mate.
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

    /// Extends a line of one move by the answer in the table, so that the reported line contains
    /// the move to ponder on. A move that ends the game or draws it gets no answer.
    pub(super) fn lengthen(&mut self, moves: &mut Vec<Move>) {
        let &[best] = moves.as_slice() else { return };
        let undo = self.position.make(best);
        let hit = if self.ends_in_draw() { None } else { self.probe_table(1) };
        let is_legal =
            |mv: &Move| !mv.is_null() && movegen::is_legal(self.context.recipe, &self.position, *mv);
        moves.extend(hit.map(|hit| hit.mv).filter(is_legal));
        self.position.unmake(best, undo);
    }

    /// Returns true if the position one move below the root is a draw. The position is not pushed
    /// onto the list of repetitions, because no node is searched here.
    fn ends_in_draw(&self) -> bool {
        let (position, key) = (&self.position, Some(self.position.key()));
        let before = (0..position.reversible_plies() as usize).map(|back| self.data.repetition.earlier(back));
        position.is_material_draw()
            || position.halfmove_clock() >= 100
            || before.filter(|&it| it == key).count() >= 2
    }

    /// Leaves out the first moves of the lines in `found`, and starts with the best known line
    /// among the rest.
    fn leave_out(&mut self, found: &[RootLine]) {
        self.root.leave_out(found);
        let is_searched = |line: &&RootLine| line.first().is_some_and(|mv| self.root.searched.contains(&mv));
        self.deepening.best_line = match self.deepening.lines.iter().find(is_searched) {
            Some(known) => known.moves.clone(),
            None => self.root.searched.first().copied().into_iter().collect(),
        };
    }

    /// Notes that a move of the root is about to be made; `number` counts the searched moves, from
    /// 1.
    #[cold]
    pub(super) fn begin_root_move(&mut self, mv: Move, number: usize) {
        self.root.nodes_before = self.control.nodes;
        if self.control.timer.elapsed() >= LONG_SEARCH {
            self.observer.trying(self.deepening.depth as u32, mv, self.root.left_out() + number);
        }
    }

    /// Adds the nodes of a searched root move to its count.
    #[cold]
    pub(super) fn end_root_move(&mut self, mv: Move) {
        let spent = self.control.nodes - self.root.nodes_before;
        if let Some(at) = self.root.allowed.iter().position(|&other| other == mv) {
            self.root.nodes[at] += spent;
        }
    }
}
