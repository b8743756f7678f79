//! The search of one thread: its state, and its steps from position to position.

use super::context::{Context, RootTask, ThreadData};
use super::control::Control;
use super::correction::CorrectionSlots;
use super::endgame_probe::EndgameInfo;
use super::history::PieceTo;
use super::iterate::Deepening;
use super::root::RootMoves;
use super::stack::Stack;
use super::table::{Record, table_key};
use super::team::Team;
use super::time::Timer;
use super::{EVAL_LIMIT, MAX_PLY, Observer, Value};
use crate::board::{Position, Undo, cuckoo, geometry};
use crate::checks::Checks as _;
use crate::evaluation::Evaluation as _;
use crate::movegen::{self, MoveList};
use crate::parallel::Parallel;
use crate::recipe::Recipe;
use crate::repetition::Repetition;
use crate::types::{Kind, Move, Piece};

/// A searching thread.
pub(super) struct Worker<'a, R: Recipe, O> {
    pub(super) context: Context<'a, R>,
    pub(super) data: &'a mut ThreadData<R>,
    pub(super) position: Position,
    pub(super) control: Control<'a>,
    pub(super) observer: &'a mut O,
    pub(super) root: RootMoves,
    pub(super) deepening: Deepening,
    pub(super) stack: Stack,
    checks: R::Checks,
    /// Below the root of the search, a position with more pieces than this is not looked up in the
    /// Syzygy files; 0 if no position is looked up.
    pub(super) table_pieces: u32,
    /// True if moves that another thread is searching are deferred.
    pub(super) defers: bool,
}

impl<'a, R: Recipe, O: Observer> Worker<'a, R, O> {
    /// Creates the worker of one thread of the team.
    pub(super) fn new(
        context: Context<'a, R>,
        data: &'a mut ThreadData<R>,
        (team, thread): (&'a Team<'a>, usize),
        root_task: RootTask<'_>,
        timer: Timer,
        observer: &'a mut O,
    ) -> Self {
        let RootTask { task, limits, ranking, .. } = root_task;
        data.repetition.clear();
        for &(key, reversible) in &task.history {
            data.repetition.push(key, reversible);
        }
        data.repetition.push(task.position.key(), task.position.reversible_plies());
        let root = RootMoves::new(root_task);
        let mut checks = R::Checks::new(MAX_PLY + 1);
        checks.reach(0, || movegen::checkers(context.recipe.sliders(), &task.position).any());
        let mut control = Control::new(team, thread, timer, limits);
        if thread == 0 {
            control.table_hits = ranking.map_or(0, |ranking| ranking.moves.len() as u64);
        }
        Self {
            context,
            data,
            position: task.position.clone(),
            control,
            observer,
            deepening: Deepening::new(root.best_ranked_first()),
            root,
            stack: Stack::new(),
            checks,
            table_pieces: context.tablebases.limit_below(ranking),
            defers: R::Parallel::DEFERS && !team.is_single(),
        }
    }

    /// Returns the variant that computes slider attacks.
    #[inline(always)]
    pub(super) fn sliders(&self) -> R::Sliders {
        self.context.recipe.sliders()
    }

    /// Makes a legal move. Nodes are counted only here and for null moves, so no node is counted
    /// twice (claim 46 in `docs/claims.md`). Returns `None` if the search must be broken off.
    #[inline]
    pub(super) fn make(&mut self, ply: usize, mv: Move, piece_to: PieceTo) -> Option<Undo> {
        if !self.control.count_node(self.deepening.depth) {
            return None;
        }
        self.stack.plies[ply].piece_to = Some(piece_to);
        let undo = self.position.make(mv);
        self.context.table.prefetch(table_key(&self.position));
        self.data.repetition.push(self.position.key(), self.position.reversible_plies());
        self.checks.reach(ply + 1, || movegen::gave_check(&self.position, mv));
        Some(undo)
    }

    /// Takes back the last move.
    #[inline]
    pub(super) fn unmake(&mut self, mv: Move, undo: Undo) {
        self.data.repetition.pop();
        self.position.unmake(mv, undo);
    }

    /// Makes a null move, which counts as a node. Returns `None` if the search must be broken off.
    pub(super) fn make_null(&mut self, ply: usize) -> Option<Undo> {
        if !self.control.count_node(self.deepening.depth) {
            return None;
        }
        self.stack.plies[ply].piece_to = None;
        let undo = self.position.make_null();
        self.context.table.prefetch(table_key(&self.position));
        self.data.repetition.push(self.position.key(), self.position.reversible_plies());
        self.checks.reach(ply + 1, || false);
        Some(undo)
    }

    /// Takes back a null move.
    pub(super) fn unmake_null(&mut self, undo: Undo) {
        self.data.repetition.pop();
        self.position.unmake_null(undo);
    }

    /// Looks up this position in the transposition table.
    #[inline(always)]
    pub(super) fn probe_table(&self, ply: usize) -> Option<Record> {
        self.context.table.probe(table_key(&self.position), ply, self.position.halfmove_clock())
    }

    /// Returns true if the side to move is in check at this node, which is `ply` plies below the
    /// root.
    #[inline(always)]
    pub(super) fn is_check(&self, ply: usize) -> bool {
        let find = || movegen::checkers(self.sliders(), &self.position).any();
        let is_check = self.checks.is_check(ply, find);
        debug_assert_eq!(is_check, find());
        is_check
    }

    /// Returns true if the game is drawn here, below the root: by repetition, by material, or by
    /// the fifty-move rule, unless the fiftieth move gives mate.
    #[inline]
    pub(super) fn is_drawn(&self, ply: usize, in_check: bool) -> bool {
        self.data.repetition.is_draw(ply as u32)
            || self.position.is_material_draw()
            || self.position.halfmove_clock() >= 100 && (!in_check || self.has_legal_move())
    }

    /// Returns true if a move of the side to move repeats a position that occurred after the root,
    /// or that occurred twice. That side then has at least a draw. This function is called only
    /// below the root.
    #[inline]
    pub(super) fn can_repeat(&self, ply: usize) -> bool {
        let reversible = self.position.reversible_plies();
        reversible >= 3
            && self.data.repetition.is_upcoming(ply as u32, reversible, |difference| {
                cuckoo::reversible_move(difference).is_some_and(|[a, b]| {
                    let own_pieces = self.position.colour(self.position.side());
                    let between = geometry::between(a, b);
                    (own_pieces.has(a) || own_pieces.has(b)) && !between.meets(self.position.occupied())
                })
            })
    }

    #[cold]
    fn has_legal_move(&self) -> bool {
        let mut list = MoveList::new();
        movegen::legal(self.context.recipe, &self.position, &mut list);
        !list.is_empty()
    }

    /// Returns the static evaluation of a position without check; `endgame` is the knowledge of the
    /// endgame sources about it.
    #[inline(always)]
    pub(super) fn evaluate(&mut self, endgame: EndgameInfo, ply: usize) -> Value {
        debug_assert!(!self.is_check(ply));
        self.observer.evaluating(&self.position);
        let value = if R::Evaluation::USES_NETWORK {
            self.bare_king_value().unwrap_or_else(|| {
                let Context { recipe, network, .. } = self.context;
                self.data.accumulators.evaluate(recipe, network, &self.position, ply)
            })
        } else {
            self.context.evaluator.evaluate(&self.position)
        };
        (value + self.endgame_bonus(endgame)).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// Returns the static evaluation, corrected by experience.
    #[inline]
    pub(super) fn corrected(&self, eval: Value, slots: &CorrectionSlots) -> Value {
        (eval + self.data.corrections.of(slots)).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// Returns the kind of piece that a legal move moves; a pawn for a promotion.
    #[inline(always)]
    pub(super) fn moved(&self, mv: Move) -> Kind {
        self.position.kind_at(mv.from()).unwrap_or(Kind::Pawn)
    }

    /// Returns the piece that a legal move moves and its target square.
    #[inline(always)]
    pub(super) fn piece_to(&self, mv: Move) -> PieceTo {
        PieceTo::new(Piece::new(self.position.side(), self.moved(mv)), mv.to())
    }

    /// Returns the kind of piece that a capture takes. For a promotion without capture it returns a
    /// pawn. No promotion can take a pawn, so the histories do not confuse the two.
    #[inline(always)]
    pub(super) fn victim(&self, mv: Move) -> Kind {
        self.position.kind_at(mv.to()).unwrap_or(Kind::Pawn)
    }

    /// Returns true if the side to move has more than pawns and its king. Without pieces zugzwang
    /// is likely.
    #[inline(always)]
    pub(super) fn has_pieces(&self) -> bool {
        let pawns_and_king = self.position.kind(Kind::Pawn) | self.position.kind(Kind::King);
        (self.position.colour(self.position.side()) & !pawns_and_king).any()
    }
}
