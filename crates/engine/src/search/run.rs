//! One search under way: what its parts share, and how it steps from position to position.

use super::correction::{Corrections, Place};
use super::endgames::Known;
use super::history::{Arrival, History};
use super::line::Lines;
use super::picker::Scored;
use super::pruning::Candidate;
use super::root::Root;
use super::table::{Table, table_key};
use super::tablebases::Tablebases;
use super::team::{Common, Mind, Order, Team};
use super::time::Timer;
use super::{EVAL_LIMIT, MAX_PLY, Observer, Value};
use crate::board::{Position, Undo, cuckoo, geometry};
use crate::endings::Endings;
use crate::eval::Evaluator;
use crate::movegen::{self, MoveList};
use crate::parallel::Parallel;
use crate::recipe::Recipe;
use crate::repetition::Repetition;
use crate::types::{Bitboard, Kind, Move, Piece};

/// What is remembered about a ply of the line being searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ply {
    /// The static evaluation; none in check.
    pub(super) eval: Option<Value>,
    /// What the move made here brought where; none for a null move.
    pub(super) arrival: Option<Arrival>,
    /// How many nodes at this ply have been cut off since the node two plies above was entered, or the root.
    pub(super) cutoffs: u32,
    /// Quiet moves that were too good for the opponent at this ply, the latest first.
    pub(super) killers: [Move; 2],
    /// The move that a search for alternatives leaves out, or the null move.
    pub(super) excluded: Move,
}

impl Ply {
    const EMPTY: Self =
        Self { eval: None, arrival: None, cutoffs: 0, killers: [Move::NULL; 2], excluded: Move::NULL };
}

/// A search under way.
pub(super) struct Run<'a, R: Recipe, O> {
    pub(super) recipe: R,
    pub(super) sliders: R::Sliders,
    pub(super) evaluator: &'a Evaluator<R>,
    pub(super) endings: &'a Endings,
    pub(super) tablebases: &'a Tablebases,
    /// Positions with so many men are looked up in Syzygy files below the root; 0 where none is.
    pub(super) table_men: u32,
    /// How many have been found in them.
    pub(super) table_hits: u64,
    pub(super) position: Position,
    repetition: &'a mut R::Repetition,
    pub(super) table: &'a Table,
    pub(super) history: &'a mut History,
    pub(super) corrections: &'a mut Corrections,
    pub(super) parallel: &'a R::Parallel,
    pub(super) team: &'a Team<'a>,
    /// Clocks and the stop flag are looked at where the count of nodes has none of these bits.
    look_mask: u64,
    /// Which of the threads this is: 0 is the first.
    pub(super) thread: usize,
    /// What other threads are searching is put off.
    pub(super) puts_off: bool,
    /// The moves of all nodes of the line being searched that have been put off, one node's after the other's.
    pub(super) put_off: Vec<Candidate>,
    pub(super) observer: &'a mut O,
    pub(super) timer: Timer,
    node_limit: u64,
    pub(super) nodes: u64,
    /// The search is being broken off: what is returned from now on means nothing.
    pub(super) stopped: bool,
    /// It is, because another thread has finished this iteration or a deeper one.
    pub(super) overtaken: bool,
    /// The last iteration that is finished, in plies.
    pub(super) finished: u32,
    /// The value that it found.
    pub(super) value: Value,
    /// `ponderhit` is still to come, as far as has been noticed.
    pondering: bool,
    /// How much of the usual time seems right, in per cent.
    pub(super) pace: u32,
    pub(super) root: Root,
    /// The moves of the root that are wanted now.
    pub(super) root_moves: Vec<Move>,
    /// Not every legal move is wanted at the root.
    pub(super) restricted: bool,
    pub(super) root_depth: i32,
    pub(super) seldepth: usize,
    /// Null moves are not tried above this ply, while one is being verified.
    pub(super) null_from: usize,
    pub(super) lines: Lines,
    /// The best line found at the root, from this iteration or the one before.
    pub(super) best_line: Vec<Move>,
    pub(super) plies: Vec<Ply>,
    /// The moves of all nodes of the line being searched, one node's after the other's.
    pub(super) moves: Vec<Scored>,
}

/// What a searcher lends to a thread's run.
pub(super) struct Lent<'a, R: Recipe> {
    common: Common<'a, R>,
    mind: &'a mut Mind<R>,
    team: &'a Team<'a>,
    thread: usize,
}

impl<'a, R: Recipe> Lent<'a, R> {
    pub(super) fn new(
        common: Common<'a, R>,
        mind: &'a mut Mind<R>,
        team: &'a Team<'a>,
        thread: usize,
    ) -> Self {
        Self { common, mind, team, thread }
    }
}

impl<'a, R: Recipe, O: Observer> Run<'a, R, O> {
    /// A run for the task, whose legal moves there are some of.
    pub(super) fn new(lent: Lent<'a, R>, order: Order<'_>, timer: Timer, observer: &'a mut O) -> Self {
        let Lent { common, mind, team, thread } = lent;
        let Common { recipe, evaluator, endings, tablebases, table, parallel } = common;
        let Mind { repetition, history, corrections } = mind;
        let Order { task, legal, limits, ranking } = order;
        let mut root_moves = legal.to_vec();
        root_moves.retain(|mv| limits.searchmoves.contains(mv));
        if root_moves.is_empty() {
            root_moves = legal.to_vec();
        }
        let root = Root::new(root_moves, legal.len(), limits.lines, ranking.as_ref());
        repetition.clear();
        for &(key, reversible) in &task.history {
            repetition.push(key, reversible);
        }
        repetition.push(task.position.key(), task.position.reversible_plies());
        Self {
            recipe,
            sliders: recipe.sliders(),
            evaluator,
            endings,
            tablebases,
            table_men: tablebases.men_below(ranking.as_ref()),
            table_hits: if thread == 0 {
                ranking.as_ref().map_or(0, |ranking| ranking.moves.len() as u64)
            } else {
                0
            },
            position: task.position.clone(),
            repetition,
            table,
            history,
            corrections,
            parallel,
            team,
            look_mask: team.nodes_between_looks() - 1,
            thread,
            puts_off: R::Parallel::PUTS_OFF && !team.is_single(),
            put_off: Vec::new(),
            observer,
            pondering: timer.is_pondering(),
            timer,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            stopped: false,
            overtaken: false,
            finished: 0,
            value: 0,
            best_line: root.first().into_iter().collect(),
            pace: 100,
            root_moves: root.all().to_vec(),
            restricted: root.all().len() < legal.len(),
            root,
            root_depth: 0,
            seldepth: 0,
            null_from: 0,
            lines: Lines::new(),
            plies: vec![Ply::EMPTY; MAX_PLY + 2],
            moves: Vec::with_capacity(8192),
        }
    }

    /// Nodes that all threads have searched: the others', as they told last.
    pub(super) fn all_nodes(&self) -> u64 {
        self.nodes + self.team.others(self.thread)
    }

    /// Positions that all threads have found in Syzygy files, likewise; nothing where there are none.
    pub(super) fn all_table_hits(&self) -> Option<u64> {
        self.tablebases.are_there().then(|| self.table_hits + self.team.other_hits(self.thread))
    }

    /// Counts a node, unless the search must be broken off before it.
    #[inline(always)]
    fn count_node(&mut self) -> bool {
        if self.nodes >= self.node_limit {
            self.stopped = true;
        } else if self.nodes & self.look_mask == 0 {
            self.look();
        }
        self.nodes += u64::from(!self.stopped);
        !self.stopped
    }

    /// Looks at the clock and at what has been told from outside.
    #[cold]
    fn look(&mut self) {
        // However little time there is, some nodes are better than none; but a stop is a stop.
        let late = self.nodes > 0 && self.timer.is_over();
        self.stopped |= late || self.team.is_over();
        if !self.team.is_single() {
            self.team.tell(self.thread, self.nodes, self.table_hits);
            self.team.give_way();
            self.stopped |= self.node_limit != u64::MAX && self.all_nodes() >= self.node_limit;
            self.overtaken = !self.stopped && self.team.finished() >= self.root_depth as u32;
        }
        if self.pondering && !self.timer.is_pondering() {
            self.pondering = false;
            // What has been thought already may be all that this move is worth.
            self.stopped |= self.timer.is_enough(self.pace);
        }
        self.overtaken &= !self.stopped;
        self.stopped |= self.overtaken;
    }

    /// Makes a legal move. Here, and nowhere else, a node is counted, so none is counted twice (claim 46). None where
    /// the search must be broken off.
    #[inline]
    pub(super) fn make(&mut self, ply: usize, mv: Move, arrival: Arrival) -> Option<Undo> {
        if !self.count_node() {
            return None;
        }
        self.plies[ply].arrival = Some(arrival);
        let undo = self.position.make(mv);
        self.table.prefetch(table_key(&self.position));
        self.repetition.push(self.position.key(), self.position.reversible_plies());
        Some(undo)
    }

    /// Takes back the last move.
    #[inline]
    pub(super) fn unmake(&mut self, mv: Move, undo: Undo) {
        self.repetition.pop();
        self.position.unmake(mv, undo);
    }

    /// Passes the turn, which is a node too. None where the search must be broken off.
    pub(super) fn make_null(&mut self, ply: usize) -> Option<Undo> {
        if !self.count_node() {
            return None;
        }
        self.plies[ply].arrival = None;
        let undo = self.position.make_null();
        self.repetition.push(self.position.key(), self.position.reversible_plies());
        Some(undo)
    }

    /// Takes back a null move.
    pub(super) fn unmake_null(&mut self, undo: Undo) {
        self.repetition.pop();
        self.position.unmake_null(undo);
    }

    /// The pieces that give check.
    #[inline(always)]
    pub(super) fn checkers(&self) -> Bitboard {
        movegen::checkers(self.sliders, &self.position)
    }

    /// Whether the game is drawn here, below the root: by repetition, by material, or by the fifty-move rule, over which a
    /// mate takes precedence.
    #[inline]
    pub(super) fn is_drawn(&self, ply: usize, in_check: bool) -> bool {
        self.repetition.is_draw(ply as u32)
            || self.position.is_material_draw()
            || self.position.halfmove_clock() >= 100 && (!in_check || self.has_legal_move())
    }

    /// Whether the side to move has a move that repeats a position, below the root: then it has a draw at least.
    #[inline]
    pub(super) fn can_repeat(&self, ply: usize) -> bool {
        let reversible = self.position.reversible_plies();
        reversible >= 3
            && self.repetition.is_upcoming(ply as u32, reversible, |difference| {
                cuckoo::reversible_move(difference).is_some_and(|[a, b]| {
                    let own = self.position.colour(self.position.side());
                    let way = geometry::between(a, b);
                    (own.has(a) || own.has(b)) && !way.meets(self.position.occupied())
                })
            })
    }

    #[cold]
    fn has_legal_move(&self) -> bool {
        let mut list = MoveList::new();
        movegen::legal(self.recipe, &self.position, &mut list);
        !list.is_empty()
    }

    /// The static evaluation of a position that is not check, and of which so much is known.
    #[inline(always)]
    pub(super) fn evaluate(&mut self, known: Known) -> Value {
        debug_assert!(self.checkers().is_empty());
        self.observer.evaluated(&self.position);
        (self.evaluator.evaluate(&self.position) + self.bonus(known)).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// The static evaluation as experience corrects it.
    #[inline]
    pub(super) fn corrected(&self, eval: Value, place: &Place) -> Value {
        (eval + self.corrections.of(place)).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// What the line's last two moves brought where.
    #[inline(always)]
    pub(super) fn earlier(&self, ply: usize) -> [Option<Arrival>; 2] {
        [1, 2].map(|back| ply.checked_sub(back).and_then(|ply| self.plies[ply].arrival))
    }

    /// What a legal move brings where: the piece that moves, even where it promotes.
    #[inline(always)]
    pub(super) fn arrival(&self, mv: Move) -> Arrival {
        let kind = self.position.kind_at(mv.from()).unwrap_or(Kind::Pawn);
        Arrival::new(Piece::new(self.position.side(), kind), mv.to())
    }

    /// The kind of piece that a capture takes; for a promotion without capture a pawn, which no promotion can take.
    #[inline(always)]
    pub(super) fn victim(&self, mv: Move) -> Kind {
        self.position.kind_at(mv.to()).unwrap_or(Kind::Pawn)
    }

    /// Whether the side to move has more than pawns: without, being forced to move is often the loss.
    #[inline(always)]
    pub(super) fn has_pieces(&self) -> bool {
        let pawns_and_king = self.position.kind(Kind::Pawn) | self.position.kind(Kind::King);
        (self.position.colour(self.position.side()) & !pawns_and_king).any()
    }
}
