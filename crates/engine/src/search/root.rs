//! The root: which of its moves are wanted, what they have cost, and which lines have been found.

use std::cmp::Reverse;
use std::time::Duration;

use super::run::Run;
use super::{Edge, MATE_FLOOR, Observer, Report, Score, TABLE_WIN, Value};
use crate::recipe::Recipe;
use crate::syzygy::{Ranked, Ranking, Wdl};
use crate::types::Move;

/// A search of this length is long: what goes on in it is told before an iteration is done.
const LONG: Duration = Duration::from_secs(3);

/// The value that is told for a win that the fifty-move rule spoils, in centipawns: a draw, but one to play for.
const SPOILT: Value = 2;

/// A line from the root.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// The iteration that found it.
    depth: u32,
    pub(super) value: Value,
    pub(super) seldepth: usize,
    /// Which share of the iteration's nodes lies below its first move, in per cent.
    pub(super) share: u32,
    pub(super) line: Vec<Move>,
}

#[cfg(test)]
impl Line {
    /// A line without moves.
    pub(super) fn of(depth: u32, value: Value) -> Self {
        Self { depth, value, seldepth: 0, share: 100, line: Vec::new() }
    }
}

/// What is known of the root.
#[derive(Debug)]
pub(super) struct Root {
    /// The moves that may be played.
    all: Vec<Move>,
    /// What Syzygy files say of them, if they say something.
    ranked: Vec<Ranked>,
    /// How many legal moves there are.
    legal: usize,
    /// Nodes below each of them in this iteration.
    nodes: Vec<u64>,
    /// Nodes of the whole search when the last of them was begun.
    before: u64,
    /// How many lines are wanted.
    pub(super) wanted: usize,
    /// The lines of the last iteration, the best first; where it was broken off, those that it did not get to are of the one
    /// before.
    pub(super) lines: Vec<Line>,
    /// The value of the best line of this iteration so far.
    pub(super) value: Option<Value>,
}

impl Root {
    /// A root with these moves of so many legal ones. Where one line is wanted, those that keep less than others do are left out.
    pub(super) fn new(moves: Vec<Move>, legal: usize, lines: usize, ranking: Option<&Ranking>) -> Self {
        let wanted = lines.clamp(1, moves.len().max(1));
        let mut root = Self {
            nodes: vec![0; moves.len()],
            all: moves,
            ranked: ranking.map_or_else(Vec::new, |ranking| ranking.moves.clone()),
            legal,
            before: 0,
            wanted,
            lines: Vec::new(),
            value: None,
        };
        if wanted == 1 {
            root.all = root.best_ranked(root.all.clone());
        }
        root
    }

    /// The moves that may be played.
    pub(super) fn all(&self) -> &[Move] {
        &self.all
    }

    /// A move that keeps as much as any.
    pub(super) fn first(&self) -> Option<Move> {
        self.best_ranked(self.all.clone()).first().copied()
    }

    /// Those of some moves that keep the most, as far as is known.
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

    /// The higher the better; 0 where nothing is known.
    fn rank(&self, mv: Move) -> i32 {
        self.ranked(mv).map_or(0, |ranked| ranked.rank)
    }

    /// The value of a line with this first move as it is told, and whether it is what Syzygy files say: that is better than what a search has
    /// found, unless this is a mate.
    pub(super) fn judged(&self, value: Value, first: Option<&Move>) -> (Value, bool) {
        let Some(ranked) = first.and_then(|&mv| self.ranked(mv)).filter(|_| value.abs() < MATE_FLOOR) else {
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

    /// Whether there is nothing to choose.
    pub(super) fn is_forced(&self) -> bool {
        self.all.len() == 1
    }

    /// Which share of the iteration's nodes lies below a move, in per cent.
    fn share(&self, mv: Move) -> u32 {
        let total = self.nodes.iter().sum::<u64>().max(1);
        let own =
            self.all.iter().zip(&self.nodes).find(|(other, _)| **other == mv).map_or(0, |(_, &nodes)| nodes);
        (u128::from(own) * 100 / u128::from(total)) as u32
    }
}

impl<R: Recipe, O: Observer> Run<'_, R, O> {
    /// One iteration: as many lines as are wanted, each without the first moves of those before it. They are told, and the
    /// best one is the best line then, also where the iteration is broken off behind some of them. Where another thread was sooner, nothing
    /// is told. Whether it was finished.
    pub(super) fn search_lines(&mut self, depth: i32) -> bool {
        self.root.nodes.fill(0);
        let mut found = Vec::new();
        for rank in 0..self.root.wanted {
            if self.root.wanted > 1 {
                self.leave_out(&found);
            }
            (self.seldepth, self.root.value) = (0, None);
            let last = self.root.lines.get(rank).map_or(0, |line| line.value);
            let value = self.aspirate(last, depth);
            if self.stopped {
                break;
            }
            let line = self.best_line.clone();
            found.push(Line { depth: depth as u32, value, seldepth: self.seldepth, share: 0, line });
        }
        if self.overtaken {
            return false;
        }
        if found.is_empty() {
            self.tell_news();
            return false;
        }
        let is_whole = found.len() == self.root.wanted;
        let rank = |line: &Line| line.line.first().map_or(0, |&mv| self.root.rank(mv));
        found.sort_by_key(|line| Reverse((rank(line), line.value)));
        let is_new = |old: &Line| found.iter().all(|line| line.line.first() != old.line.first());
        let old: Vec<_> = self.root.lines.drain(..).filter(is_new).collect();
        found.extend(old);
        found.truncate(self.root.wanted);
        for line in &mut found {
            line.share = line.line.first().map_or(100, |&mv| self.root.share(mv));
        }
        self.best_line.clone_from(&found[0].line);
        self.root.lines = found;
        self.tell_lines();
        is_whole
    }

    /// Searches the root without the first moves of these lines, and begins with the best line that is left.
    fn leave_out(&mut self, found: &[Line]) {
        let is_left = |mv: &Move| found.iter().all(|other| other.line.first() != Some(mv));
        self.root_moves = self.root.best_ranked(self.root.all.iter().copied().filter(is_left).collect());
        self.restricted = self.root_moves.len() < self.root.legal;
        let is_wanted = |mv: &Move| self.root_moves.contains(mv);
        let known = self.root.lines.iter().find(|known| known.line.first().is_some_and(is_wanted));
        self.best_line = match known {
            Some(known) => known.line.clone(),
            None => self.root_moves.first().copied().into_iter().collect(),
        };
    }

    /// A move of the root is about to be made, the so manieth of those that are searched.
    #[cold]
    pub(super) fn begin_root_move(&mut self, mv: Move, number: usize) {
        self.root.before = self.nodes;
        if self.timer.elapsed() >= LONG {
            let left_out = self.root.all.len() - self.root_moves.len();
            self.observer.trying(self.root_depth as u32, mv, left_out + number);
        }
    }

    /// A move of the root has been searched.
    #[cold]
    pub(super) fn end_root_move(&mut self, mv: Move) {
        let spent = self.nodes - self.root.before;
        if let Some(at) = self.root.all.iter().position(|&other| other == mv) {
            self.root.nodes[at] += spent;
        }
    }

    /// Tells the lines.
    pub(super) fn tell_lines(&mut self) {
        let (nodes, time, hashfull) = (self.all_nodes(), self.timer.elapsed(), self.table.hashfull());
        let table_hits = self.all_table_hits();
        for (rank, &Line { depth, value, seldepth, ref line, .. }) in (1..).zip(&self.root.lines) {
            let (seldepth, score) = (seldepth as u32, Score::from(self.root.judged(value, line.first()).0));
            self.observer.report(&Report {
                rank,
                depth,
                seldepth,
                score,
                edge: None,
                nodes,
                time,
                hashfull,
                table_hits,
                line,
            });
        }
    }

    /// Tells in a long search that a value fell out of its window.
    pub(super) fn tell_edge(&mut self, value: Value, edge: Edge) {
        if self.root.wanted == 1 && self.timer.elapsed() >= LONG {
            self.tell_unfinished(value, edge);
        }
    }

    /// Tells that an iteration was broken off with another best line than the last one.
    fn tell_news(&mut self) {
        let told = self.root.lines.first().and_then(|line| line.line.first());
        if let Some(value) = self.root.value
            && self.best_line.first() != told
        {
            self.tell_unfinished(value, Edge::Lower);
        }
    }

    fn tell_unfinished(&mut self, value: Value, edge: Edge) {
        let (value, is_known) = self.root.judged(value, self.best_line.first());
        let table_hits = self.all_table_hits();
        self.observer.report(&Report {
            rank: 1,
            depth: self.root_depth as u32,
            seldepth: self.seldepth as u32,
            score: Score::from(value),
            edge: (!is_known).then_some(edge),
            nodes: self.all_nodes(),
            time: self.timer.elapsed(),
            hashfull: self.table.hashfull(),
            table_hits,
            line: &self.best_line,
        });
    }
}
