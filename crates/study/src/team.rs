//! A team: workers that search one tree together. Each takes moves wherever some are left, and
//! searches them with the narrowest window that is known so far.
//!
//! The rule is "young brothers wait" (Feldmann, Monien, Mysliwietz and Vornberger, 1989): the
//! worker that reaches a node searches its first moves and so sets the window; the other moves may
//! then be searched together. Here a worker opens a node to others only while some worker is idle,
//! except the root if only the root is shared: that is open from the beginning. No worker waits for
//! another: a worker that finds no move left in a node leaves it, and the worker that ends a node's
//! last move continues at the node above. So a worker is not a stack of calls but a list of frames
//! that another worker can take over. One step of a worker is a function: threads call it as fast
//! as they can, and the simulator calls it in the order of its clocks. The simulation thus runs the
//! same code as the threads.
//!
//! Before each move a worker narrows its window by the results of the shared nodes above it. Once
//! one of these nodes is cut off, the worker drops its frames and takes other work.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use super::material::lost;
use super::search::{Node, Tally, below, chosen, is_better};
use super::{Board, Found, LOST, Pruning};
use plywright::movegen::MoveList;
use plywright::types::Move;

/// Rules of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rules {
    /// Least remaining depth of a node that is shared. The remaining depth is the number of plies
    /// from the node to the last ply of the search.
    pub(super) least_left: u32,
    /// Number of a node's moves that the worker which reached it searches alone.
    pub(super) elders: usize,
    /// True if only the root is shared, from the beginning.
    pub(super) is_root_alone: bool,
    /// Least remaining depth, counted in the same way, of a node whose moves are ordered; `None` if
    /// moves are never ordered.
    pub(super) ordered_from: Option<u32>,
}

impl Rules {
    /// Shares the moves of the root.
    pub(super) const ROOT: Self = Self { least_left: 0, elders: 0, is_root_alone: true, ordered_from: None };

    /// Shares the whole tree. With one elder brother the others often begin before there is a
    /// useful window: from the start position, 16 workers then considered 1.8 times as many
    /// positions as one worker does; with three elders, 1.04 times as many. With more elders there
    /// is less to share.
    pub(super) const YOUNG_BROTHERS: Self =
        Self { least_left: 2, elders: 3, is_root_alone: false, ordered_from: None };

    /// Shares the whole tree, with the likely best moves first.
    pub(super) const ORDERED: Self = Self { ordered_from: Some(3), ..Self::YOUNG_BROTHERS };
}

/// Plies by which the search that orders moves is shallower. It is even because at the last ply the
/// side to move takes what it can get, so values of odd and even depths do not compare.
const SHALLOWER: u32 = 4;

/// Greatest remaining depth, in plies above the last ply, of a position that is searched in one
/// step.
const STEP_PLIES: u32 = 1;

/// Value of a part of the tree, and the move that leads to it.
#[derive(Clone, Copy, Debug)]
struct Part {
    value: i32,
    mv: Move,
    /// Best move in the part.
    best: Option<Move>,
}

/// A node that one worker searches.
struct Frame<B> {
    board: B,
    left: u32,
    node: Node,
    /// Moves of the node; None until they are generated.
    list: Option<MoveList>,
    next: usize,
    value: i32,
    best: Option<Move>,
    mv: Move,
    /// Place of the node in the order of the sequential search: the index of the move at each ply
    /// above it.
    place: u64,
}

impl<B: Board> Frame<B> {
    fn new(board: B, left: u32, node: Node, mv: Move, place: u64) -> Self {
        let value = lost(board.side());
        Self { board, left, node, list: None, next: 0, value, best: None, mv, place }
    }

    fn has_more(&self) -> bool {
        self.list.as_ref().is_some_and(|list| self.next < list.len()) && !self.node.is_empty()
    }

    fn record(&mut self, part: Part) {
        let is_white = self.board.side().is_white();
        if is_better(is_white, part.value, self.value) {
            (self.value, self.best) = (part.value, Some(part.mv));
            self.node.raise(is_white, part.value);
        }
    }
}

/// Returns the place ([`Frame::place`]) of the node to which the move at `index` leads. Each of the
/// first eight plies has eight bits of it.
fn place_of(place: u64, left_of_root: u32, left: u32, index: usize) -> u64 {
    match (left_of_root - left).checked_mul(8).filter(|&shift| shift < 64) {
        Some(shift) => place | (index as u64 & 0xff) << (56 - shift),
        None => place,
    }
}

/// A node whose moves any worker may take.
struct Open<B> {
    board: B,
    left: u32,
    pruning_node: Node,
    list: MoveList,
    mv: Move,
    place: u64,
    /// The shared node above this one.
    above: Option<Arc<Open<B>>>,
    alpha: AtomicI32,
    beta: AtomicI32,
    /// Set when work below the node has become useless.
    is_cut: AtomicBool,
    state: Mutex<State<B>>,
}

/// The part of an open node that changes.
struct State<B> {
    next: usize,
    /// Number of its moves that are being searched.
    running: usize,
    value: i32,
    best: Option<Move>,
    is_done: bool,
    /// Frames between the shared node above and this one: the work to continue with when this node
    /// is done.
    frames: Vec<Frame<B>>,
}

impl<B: Board> Open<B> {
    /// Returns the window, narrowed by the results of this node and of the shared nodes above it.
    fn narrowed(&self, mut node: Node) -> Node {
        let mut next = Some(self);
        while let Some(open) = next {
            node.narrow((open.alpha.load(Ordering::Relaxed), open.beta.load(Ordering::Relaxed)));
            next = open.above.as_deref();
        }
        node
    }

    /// Returns true if this node, or a shared node above it, is cut off.
    fn is_lost(&self) -> bool {
        let mut next = Some(self);
        while let Some(open) = next {
            if open.is_cut.load(Ordering::Relaxed) {
                return true;
            }
            next = open.above.as_deref();
        }
        false
    }
}

/// State that all workers of a team share.
pub(super) struct Team<B> {
    rules: Rules,
    /// Depth to which the root is to be searched.
    left: u32,
    /// Number of workers with nothing to do.
    idle: AtomicUsize,
    /// Approximate number of moves that can be taken.
    available: AtomicUsize,
    is_over: AtomicBool,
    open: Mutex<Vec<Arc<Open<B>>>>,
    found: Mutex<Option<Part>>,
}

/// Report of one step of a worker.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Step {
    /// Nodes searched.
    pub(super) tally: Tally,
    /// Number of locks that the simulator charges for: one for each node that is opened, each
    /// attempt to take one of the available moves, and each value that is passed to an open node.
    /// Other locks are not counted.
    pub(super) locks: u64,
    /// Number of copies of boards that the simulator charges for: one for each node that is opened
    /// and one for each move that is taken. The copies within a worker's own frames are not
    /// counted.
    pub(super) copies: u64,
    /// State of the worker after the step.
    pub(super) state: WorkerState,
}

/// State of a worker after a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum WorkerState {
    /// The worker has more to do.
    #[default]
    Busy,
    /// The worker is idle until a move can be taken.
    Idle,
    /// The root's value is known.
    Over,
}

impl<B: Board> Team<B> {
    pub(super) fn new(rules: Rules, left: u32) -> Self {
        Self {
            rules,
            left,
            idle: AtomicUsize::new(0),
            available: AtomicUsize::new(0),
            is_over: AtomicBool::new(false),
            open: Mutex::default(),
            found: Mutex::default(),
        }
    }

    /// Returns the approximate number of moves that can be taken.
    pub(super) fn available(&self) -> usize {
        self.available.load(Ordering::Relaxed)
    }

    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    /// Returns the result of the search.
    pub(super) fn found(&self, board: &B, tally: Tally, seed: u64) -> Found {
        let part = *locked(&self.found);
        let best = part.and_then(|part| part.best).or_else(|| {
            let mut list = MoveList::new();
            board.clone().moves(&mut list);
            chosen(&list, seed)
        });
        Found { value: part.map_or(lost(board.side()), |part| part.value), best, tally }
    }

    /// Removes a node from the open ones.
    fn remove(&self, node: &Arc<Open<B>>) {
        let mut open = locked(&self.open);
        open.retain(|other| !Arc::ptr_eq(other, node));
        self.count(&open);
    }

    fn count(&self, open: &[Arc<Open<B>>]) {
        let untaken = |open: &Arc<Open<B>>| open.list.len() - locked(&open.state).next;
        self.available.store(open.iter().map(untaken).sum(), Ordering::Relaxed);
    }
}

/// One worker of a team.
pub(super) struct Worker<B> {
    /// Nodes that the worker is in, the innermost last.
    frames: Vec<Frame<B>>,
    /// The shared node above them.
    under: Option<Arc<Open<B>>>,
    /// Value that the worker has just found.
    part: Option<Part>,
    is_idle: bool,
}

impl<B: Board> Worker<B> {
    /// The worker that begins at the root.
    pub(super) fn first(board: &B, depth: u32, pruning: Pruning) -> Self {
        let root = Frame::new(board.clone(), depth, Node::new(pruning, -LOST, LOST), Move::NULL, 0);
        Self { frames: vec![root], ..Self::idle() }
    }

    /// A worker that waits for work.
    pub(super) fn idle() -> Self {
        Self { frames: Vec::new(), under: None, part: None, is_idle: false }
    }

    /// Passes on the value just found, takes work if there is none, and searches a small part of
    /// the tree.
    pub(super) fn step(&mut self, team: &Team<B>) -> Step {
        let mut step = Step::default();
        if let Some(part) = self.part.take() {
            self.hand_up(team, part, &mut step);
        }
        if team.is_over() {
            return Step { state: WorkerState::Over, ..step };
        }
        if self.under.as_ref().is_some_and(|under| under.is_lost()) {
            self.frames.clear();
            self.under = None;
        }
        self.share(team, &mut step);
        if self.frames.is_empty() && !self.take(team, &mut step) {
            if !self.is_idle {
                self.is_idle = true;
                team.idle.fetch_add(1, Ordering::Relaxed);
            }
            return Step { state: WorkerState::Idle, ..step };
        }
        if self.is_idle {
            self.is_idle = false;
            team.idle.fetch_sub(1, Ordering::Relaxed);
        }
        self.go_on(team, &mut step);
        step
    }

    /// Searches up to the next value that others may need.
    fn go_on(&mut self, team: &Team<B>, step: &mut Step) {
        while let Some(frame) = self.frames.last_mut() {
            if let Some(under) = &self.under {
                frame.node = under.narrowed(frame.node);
            }
            let is_small = frame.left <= STEP_PLIES && frame.left < team.left;
            if is_small && frame.list.is_none() {
                let value = below(&mut frame.board, frame.left, frame.node, &mut step.tally);
                self.part = Some(Part { value, mv: frame.mv, best: None });
                self.frames.pop();
                return;
            }
            let list = match &mut frame.list {
                Some(list) => list,
                empty => {
                    step.tally.inner += 1;
                    let mut list = MoveList::new();
                    frame.board.moves(&mut list);
                    if team.rules.ordered_from.is_some_and(|from| frame.left >= from) {
                        put_in_order(&mut frame.board, &mut list, frame.left, &mut step.tally);
                    }
                    empty.insert(list)
                }
            };
            if frame.next >= list.len() || frame.node.is_empty() {
                self.part = Some(Part { value: frame.value, mv: frame.mv, best: frame.best });
                self.frames.pop();
                return;
            }
            let mv = list[frame.next];
            let place = place_of(frame.place, team.left, frame.left, frame.next);
            frame.next += 1;
            let mut board = frame.board.clone();
            let _ = board.make(mv);
            let child = Frame::new(board, frame.left - 1, frame.node, mv, place);
            self.frames.push(child);
        }
    }

    /// Opens a node to others if there are more idle workers than moves for them. With
    /// `is_root_alone` it opens only the root, however many workers are idle.
    fn share(&mut self, team: &Team<B>, step: &mut Step) {
        let Rules { least_left, elders, is_root_alone, .. } = team.rules;
        if !is_root_alone && team.idle.load(Ordering::Relaxed) <= team.available() {
            return;
        }
        let last = self.frames.len().wrapping_sub(1);
        let can_be_shared = |(at, frame): (usize, &Frame<B>)| {
            let searched = if at == last { frame.next } else { frame.next.saturating_sub(1) };
            let is_meant = if is_root_alone { frame.left == team.left } else { searched >= elders };
            is_meant && frame.left >= least_left && frame.has_more()
        };
        // Open the node nearest to the root: it has the most work, so nodes must be opened less
        // often.
        let Some(at) = self.frames.iter().enumerate().position(can_be_shared) else { return };
        let lower = self.frames.split_off(at + 1);
        let Some(frame) = self.frames.pop() else { return };
        let Some(list) = frame.list else { return };
        let (alpha, beta) = frame.node.bounds();
        let open = Arc::new(Open {
            board: frame.board,
            left: frame.left,
            pruning_node: frame.node,
            list,
            mv: frame.mv,
            place: frame.place,
            above: self.under.take(),
            alpha: AtomicI32::new(alpha),
            beta: AtomicI32::new(beta),
            is_cut: AtomicBool::new(false),
            state: Mutex::new(State {
                next: frame.next,
                running: usize::from(!lower.is_empty()),
                value: frame.value,
                best: frame.best,
                is_done: false,
                frames: std::mem::replace(&mut self.frames, lower),
            }),
        });
        self.under = Some(Arc::clone(&open));
        step.locks += 1;
        step.copies += 1;
        let mut open_nodes = locked(&team.open);
        open_nodes.push(open);
        team.count(&open_nodes);
    }

    /// Takes a move of an open node. Returns true if there was one.
    fn take(&mut self, team: &Team<B>, step: &mut Step) -> bool {
        if team.available() == 0 {
            self.under = None;
            return false;
        }
        step.locks += 1;
        let mut open_nodes = locked(&team.open);
        open_nodes.retain(|open| !open.is_lost() && locked(&open.state).next < open.list.len());
        // Prefer the node that the sequential search would reach first: later moves may never have
        // to be searched.
        let found = open_nodes.iter().min_by_key(|open| open.place).cloned();
        if let Some(open) = &found {
            let mut state = locked(&open.state);
            let mv = open.list[state.next];
            let place = place_of(open.place, team.left, open.left, state.next);
            state.next += 1;
            state.running += 1;
            drop(state);
            let mut board = open.board.clone();
            let _ = board.make(mv);
            let node = open.narrowed(open.pruning_node);
            self.frames.push(Frame::new(board, open.left - 1, node, mv, place));
            step.copies += 1;
        }
        team.count(&open_nodes);
        drop(open_nodes);
        self.under = found;
        self.under.is_some()
    }

    /// Passes a value up to the node above. If this completes the node, its value goes further up.
    fn hand_up(&mut self, team: &Team<B>, mut part: Part, step: &mut Step) {
        loop {
            if let Some(frame) = self.frames.last_mut() {
                return frame.record(part);
            }
            let Some(open) = self.under.take() else {
                *locked(&team.found) = Some(part);
                team.is_over.store(true, Ordering::Relaxed);
                return;
            };
            step.locks += 1;
            let mut state = locked(&open.state);
            state.running -= 1;
            if state.is_done || open.is_lost() {
                return;
            }
            let is_white = open.board.side().is_white();
            if is_better(is_white, part.value, state.value) {
                (state.value, state.best) = (part.value, Some(part.mv));
                let mut node = open.pruning_node;
                if node.raise(is_white, part.value) || node.bounds() != open.pruning_node.bounds() {
                    let (alpha, beta) = node.bounds();
                    open.alpha.fetch_max(alpha, Ordering::Relaxed);
                    open.beta.fetch_min(beta, Ordering::Relaxed);
                }
            }
            let is_cut = open.narrowed(open.pruning_node).is_empty();
            if !is_cut && (state.next < open.list.len() || state.running > 0) {
                drop(state);
                self.under = Some(open);
                return;
            }
            state.is_done = true;
            open.is_cut.store(true, Ordering::Relaxed);
            part = Part { value: state.value, mv: open.mv, best: state.best };
            self.frames = std::mem::take(&mut state.frames);
            self.under = open.above.clone();
            drop(state);
            team.remove(&open);
        }
    }
}

/// Sorts moves by the value of a shallow search, the best first. Moves of equal value stay in the
/// board's order.
fn put_in_order<B: Board>(board: &mut B, list: &mut [Move], left: u32, tally: &mut Tally) {
    let is_white = board.side().is_white();
    let depth = left.saturating_sub(1 + SHALLOWER);
    let mut valued: Vec<(i32, Move)> = list
        .iter()
        .map(|&mv| {
            let undo = board.make(mv);
            let value = below(board, depth, Node::new(Pruning::AlphaBeta, -LOST, LOST), tally);
            board.unmake(mv, undo);
            (if is_white { -value } else { value }, mv)
        })
        .collect();
    valued.sort_by_key(|&(value, _)| value);
    for (slot, (_, mv)) in list.iter_mut().zip(valued) {
        *slot = mv;
    }
}

/// Searches with this number of threads. Finds the same value as [`search`](super::search()).
pub(super) fn search<B: Board>(
    board: &B,
    depth: u32,
    pruning: Pruning,
    threads: usize,
    rules: Rules,
    seed: u64,
) -> Found {
    let depth = depth.max(1);
    let crew = Crew { team: Team::new(rules, depth), tally: Mutex::default(), threads };
    thread::scope(|scope| crew.work(scope, 0, Worker::first(board, depth, pruning)));
    let tally = *locked(&crew.tally);
    crew.team.found(board, tally, seed)
}

/// Threads of a team.
struct Crew<B> {
    team: Team<B>,
    /// Work done by the threads that have ended.
    tally: Mutex<Tally>,
    threads: usize,
}

impl<B: Board> Crew<B> {
    /// Runs a worker. Each thread starts two others, so that starting many takes little longer than
    /// starting a few.
    fn work<'scope>(
        &'scope self,
        scope: &'scope thread::Scope<'scope, '_>,
        number: usize,
        mut worker: Worker<B>,
    ) {
        // Set this up before threads are started: if the system refuses a thread, that is a panic
        // too.
        let _end = EndOnPanic(&self.team.is_over);
        for other in started_by(number).filter(|&other| other < self.threads) {
            scope.spawn(move || self.work(scope, other, Worker::idle()));
        }
        let mut tally = Tally::default();
        loop {
            let step = worker.step(&self.team);
            tally += step.tally;
            match step.state {
                WorkerState::Busy => {}
                WorkerState::Idle => self.wait(),
                WorkerState::Over => break,
            }
        }
        *locked(&self.tally) += tally;
    }

    /// Waits until there is work or the search is over. Sleeping would take longer than most waits.
    fn wait(&self) {
        const SPINS: u32 = 1_000;
        let mut spins = 0;
        while self.team.available() == 0 && !self.team.is_over() {
            spins += 1;
            if spins < SPINS { std::hint::spin_loop() } else { thread::yield_now() }
        }
    }
}

/// Numbers of the workers that this worker starts.
pub(super) fn started_by(number: usize) -> std::ops::RangeInclusive<usize> {
    2 * number + 1..=2 * number + 2
}

/// Ends the team when one of its threads panics.
struct EndOnPanic<'a>(&'a AtomicBool);

impl Drop for EndOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

/// Locks a mutex, even a poisoned one: a worker that panics ends the search anyway.
pub(super) fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
