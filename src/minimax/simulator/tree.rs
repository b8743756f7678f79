//! A design that the source did not try, simulated: work is split wherever it is, once the eldest move of a node has been searched.
//!
//! That is the rule of "young brothers wait" (Feldmann, 1993). The first move of a node is searched by whoever came there; it sets the window.
//! The others are then laid open: who is idle takes one of them, from the largest open node. The worker that laid them open goes on with
//! them too, and where none is left, waits for its helpers. A node whose window is empty calls its helpers back.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::{Costs, Simulated};
use crate::minimax::material::lost;
use crate::minimax::search::{Node, chosen, is_better};
use crate::minimax::{Board, LOST, Pruning};
use crate::movegen::MoveList;
use crate::types::Move;

/// A node this many plies above the last one, or more, is laid open.
const LEAST_LEFT: u32 = 2;

/// A worker's path goes on below an open node.
type OpenId = usize;

/// A node that is being searched, by one worker.
struct Frame<B> {
    board: B,
    left: u32,
    node: Node,
    list: Vec<Move>,
    next: usize,
    value: i32,
    best: Option<Move>,
    stage: Stage,
    /// Which move of the node above led here.
    mv: Move,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Its moves are not known yet.
    Fresh,
    /// They are searched one after the other.
    Alone,
    /// They are laid open.
    Open(OpenId),
}

/// The moves of a node that everybody may take.
struct Open<B> {
    board: B,
    left: u32,
    node: Node,
    list: Vec<Move>,
    next: usize,
    value: i32,
    best: Option<Move>,
    /// How many moves are being searched by others than the owner.
    helped: usize,
    owner: usize,
    /// The open node above it.
    above: Option<OpenId>,
    is_cut: bool,
    is_done: bool,
}

struct Worker<B> {
    frames: Vec<Frame<B>>,
    /// The open node that it helps at, below which its frames are.
    helps: Option<OpenId>,
    /// It is in the queue with a clock, or sleeps.
    is_awake: bool,
}

struct Simulation<B> {
    costs: Costs,
    workers: Vec<Worker<B>>,
    open: Vec<Open<B>>,
    /// The open nodes that are not done.
    live: Vec<OpenId>,
    queue: BinaryHeap<Reverse<(u64, usize)>>,
    lock_free: u64,
    positions: u64,
    found: Option<(i32, Option<Move>)>,
}

/// What workers of these costs would find together in the tree, and when.
pub fn simulate_tree<B: Board>(
    board: &B,
    depth: u32,
    pruning: Pruning,
    workers: usize,
    seed: u64,
    costs: Costs,
) -> Simulated {
    let workers = workers.max(1);
    let mut simulation = Simulation {
        costs,
        workers: (0..workers).map(|_| Worker { frames: Vec::new(), helps: None, is_awake: false }).collect(),
        open: Vec::new(),
        live: Vec::new(),
        queue: BinaryHeap::new(),
        lock_free: 0,
        positions: 0,
        found: None,
    };
    let root = Frame::new(board.clone(), depth.max(1), Node::new(pruning, -LOST, LOST), Move::NULL);
    simulation.workers[0].frames.push(root);
    simulation.workers[0].is_awake = true;
    // The workers are started once, one after the other, by the first.
    let started = costs.start * (workers as u64 - 1);
    simulation.queue.push(Reverse((started, 0)));
    let mut end = started;
    while let Some(Reverse((time, worker))) = simulation.queue.pop() {
        simulation.workers[worker].is_awake = false;
        let next = simulation.step(worker, time);
        end = end.max(next.unwrap_or(time));
        if let Some(next) = next {
            simulation.workers[worker].is_awake = true;
            simulation.queue.push(Reverse((next, worker)));
        }
        if simulation.found.is_some() {
            break;
        }
    }
    let (value, best) = simulation.found.unwrap_or((0, None));
    let best = best.or_else(|| {
        let mut list = MoveList::new();
        board.clone().moves(&mut list);
        chosen(&list, seed)
    });
    Simulated { value, best, positions: simulation.positions, time: end }
}

impl<B: Board> Frame<B> {
    fn new(board: B, left: u32, node: Node, mv: Move) -> Self {
        let value = lost(board.side());
        Self { board, left, node, list: Vec::new(), next: 0, value, best: None, stage: Stage::Fresh, mv }
    }
}

impl<B: Board> Simulation<B> {
    /// A worker goes on at a time. When it will be done with that; none where it sleeps until it is woken.
    fn step(&mut self, worker: usize, time: u64) -> Option<u64> {
        self.leave_what_is_cut(worker);
        let is_shared = self.workers.len() > 1;
        let Some(frame) = self.workers[worker].frames.last_mut() else {
            return self.find_work(worker, time);
        };
        match frame.stage {
            Stage::Fresh if frame.left == 0 => {
                let last = frame.board.last_ply();
                frame.value = last.value;
                self.positions += last.positions;
                Some(self.give_back(worker, time + self.costs.node))
            }
            Stage::Fresh => {
                let mut list = MoveList::new();
                frame.board.moves(&mut list);
                frame.list = list.to_vec();
                frame.stage = Stage::Alone;
                Some(time + self.costs.node)
            }
            Stage::Alone if frame.next == frame.list.len() || frame.node.is_empty() => {
                Some(self.give_back(worker, time))
            }
            Stage::Alone if frame.next > 0 && frame.left >= LEAST_LEFT && is_shared => {
                Some(self.lay_open(worker, time))
            }
            Stage::Alone => {
                let mv = frame.list[frame.next];
                frame.next += 1;
                let mut board = frame.board.clone();
                let _ = board.make(mv);
                let below = Frame::new(board, frame.left - 1, frame.node, mv);
                self.workers[worker].frames.push(below);
                Some(time)
            }
            Stage::Open(id) => self.go_on_at(worker, id, time),
        }
    }

    /// The lock is taken and given back.
    fn lock(&mut self, time: u64) -> u64 {
        self.lock_free = self.lock_free.max(time) + self.costs.lock;
        self.lock_free
    }

    /// The moves that are left of the node become everybody's.
    fn lay_open(&mut self, worker: usize, time: u64) -> u64 {
        let id = self.open.len();
        let above = self.nearest(worker);
        let Some(frame) = self.workers[worker].frames.last_mut() else { return time };
        frame.stage = Stage::Open(id);
        self.open.push(Open {
            board: frame.board.clone(),
            left: frame.left,
            node: frame.node,
            list: std::mem::take(&mut frame.list),
            next: frame.next,
            value: frame.value,
            best: frame.best,
            helped: 0,
            owner: worker,
            above,
            is_cut: false,
            is_done: false,
        });
        self.live.push(id);
        let time = self.lock(time + self.costs.copy);
        // Who sleeps because there was nothing to do is woken, as many as there are moves.
        let mut wanted = self.open[id].list.len() - self.open[id].next;
        for other in 0..self.workers.len() {
            let sleeper = &mut self.workers[other];
            if wanted > 0 && !sleeper.is_awake && other != worker && sleeper.frames.is_empty() {
                sleeper.is_awake = true;
                wanted -= 1;
                self.queue.push(Reverse((time + self.costs.wake, other)));
            }
        }
        time
    }

    /// The open node right above a worker's last frame.
    fn nearest(&self, worker: usize) -> Option<OpenId> {
        let Worker { frames, helps, .. } = &self.workers[worker];
        let own = frames.iter().rev().find_map(|frame| match frame.stage {
            Stage::Open(id) => Some(id),
            _ => None,
        });
        own.or(*helps)
    }

    /// Whether an open node or one above it is cut.
    fn is_cut(&self, id: OpenId) -> bool {
        let mut next = Some(id);
        while let Some(id) = next {
            if self.open[id].is_cut {
                return true;
            }
            next = self.open[id].above;
        }
        false
    }

    /// A worker below a node that is cut drops what it does there.
    fn leave_what_is_cut(&mut self, worker: usize) {
        if let Some(id) = self.workers[worker].helps
            && self.is_cut(id)
        {
            for at in 0..self.workers[worker].frames.len() {
                if let Stage::Open(own) = self.workers[worker].frames[at].stage {
                    self.close(own);
                }
            }
            self.workers[worker].frames.clear();
            self.workers[worker].helps = None;
            self.open[id].helped -= 1;
            let owner = self.open[id].owner;
            self.wake_owner(id, owner);
            return;
        }
        // Of its own nodes the topmost that is cut stays, to be given back.
        let cut = self.workers[worker]
            .frames
            .iter()
            .position(|frame| matches!(frame.stage, Stage::Open(id) if self.open[id].is_cut));
        if let Some(at) = cut {
            for below in at + 1..self.workers[worker].frames.len() {
                if let Stage::Open(own) = self.workers[worker].frames[below].stage {
                    self.close(own);
                }
            }
            self.workers[worker].frames.truncate(at + 1);
        }
    }

    fn wake_owner(&mut self, id: OpenId, owner: usize) {
        // It looks again at once; when that is, the queue knows.
        if self.open[id].helped == 0
            && !self.workers[owner].is_awake
            && !self.workers[owner].frames.is_empty()
        {
            self.workers[owner].is_awake = true;
            self.queue.push(Reverse((self.lock_free, owner)));
        }
    }

    fn close(&mut self, id: OpenId) {
        self.open[id].is_done = true;
        self.open[id].is_cut = true;
        self.live.retain(|&live| live != id);
    }

    /// An idle worker takes a move of the largest node that is open.
    fn find_work(&mut self, worker: usize, time: u64) -> Option<u64> {
        let has_work = |&&id: &&OpenId| {
            let open = &self.open[id];
            open.next < open.list.len() && !self.is_cut(id)
        };
        let largest = self
            .live
            .iter()
            .filter(has_work)
            .max_by_key(|&&id| (self.open[id].left, Reverse(id)))
            .copied()?;
        let time = self.lock(time);
        let below = self.take(largest);
        self.open[largest].helped += 1;
        self.workers[worker].helps = Some(largest);
        self.workers[worker].frames.push(below);
        Some(time + self.costs.copy)
    }

    /// The next move of an open node.
    fn take(&mut self, id: OpenId) -> Frame<B> {
        let open = &mut self.open[id];
        let mv = open.list[open.next];
        open.next += 1;
        let mut board = open.board.clone();
        let _ = board.make(mv);
        Frame::new(board, open.left - 1, open.node, mv)
    }

    /// The owner of an open node takes another of its moves, gives the node back, or waits for its helpers.
    fn go_on_at(&mut self, worker: usize, id: OpenId, time: u64) -> Option<u64> {
        let open = &self.open[id];
        if open.next < open.list.len() && !open.is_cut {
            let time = self.lock(time);
            let below = self.take(id);
            self.workers[worker].frames.push(below);
            return Some(time + self.costs.copy);
        }
        if open.helped > 0 {
            return None;
        }
        let (value, best) = (open.value, open.best);
        if let Some(frame) = self.workers[worker].frames.last_mut() {
            (frame.value, frame.best) = (value, best);
        }
        self.close(id);
        Some(self.give_back(worker, time))
    }

    /// The value of a worker's last frame goes to the node above it.
    fn give_back(&mut self, worker: usize, time: u64) -> u64 {
        let Some(done) = self.workers[worker].frames.pop() else { return time };
        if let Some(above) = self.workers[worker].frames.last_mut() {
            let Stage::Open(id) = above.stage else {
                if is_better(above.board.side().is_white(), done.value, above.value) {
                    (above.value, above.best) = (done.value, Some(done.mv));
                    above.node.raise(above.board.side().is_white(), done.value);
                }
                return time;
            };
            let time = self.lock(time);
            self.note(id, &done);
            return time;
        }
        let Some(id) = self.workers[worker].helps else {
            self.found = Some((done.value, done.best));
            return time;
        };
        let time = self.lock(time);
        self.note(id, &done);
        let open = &mut self.open[id];
        if open.next < open.list.len() && !open.is_cut {
            let below = self.take(id);
            self.workers[worker].frames.push(below);
            return time + self.costs.copy;
        }
        open.helped -= 1;
        let owner = open.owner;
        self.workers[worker].helps = None;
        self.wake_owner(id, owner);
        time
    }

    /// An open node hears what one of its moves is worth.
    fn note(&mut self, id: OpenId, done: &Frame<B>) {
        let open = &mut self.open[id];
        let is_white = open.board.side().is_white();
        if is_better(is_white, done.value, open.value) {
            (open.value, open.best) = (done.value, Some(done.mv));
            open.is_cut |= open.node.raise(is_white, done.value);
        }
    }
}
