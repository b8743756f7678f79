//! When a worker breaks off: its count of nodes, its clock, and what the other threads have found.
//!
//! The first thread heeds no limit and no stop before it has a line of the first iteration: a move that was searched is better than the
//! first legal one, and takes well under a millisecond. Where it takes far longer (a board full of queens), they are heeded after all.

use super::limits::Limits;
use super::team::Team;
use super::time::Timer;

/// While there is no line, polls that would end the search are passed over for so many nodes. The first iteration of a game's position takes
/// up to some hundred (124 among those of `bench`). With a slow disk a look into Syzygy files, which is a poll too, may take as long.
const PASSED_NODES: u64 = 1 << 12;

/// What a worker watches while it searches.
pub(super) struct Control<'a> {
    pub(super) team: &'a Team<'a>,
    /// The index of this thread in the team; 0 is the thread that called the search.
    pub(super) thread: usize,
    pub(super) timer: Timer,
    pub(super) nodes: u64,
    /// How many positions this thread has found in Syzygy files.
    pub(super) table_hits: u64,
    /// The search is being broken off: what the worker's functions return from now on means nothing.
    pub(super) stopped: bool,
    /// The worker was stopped because another thread has finished this iteration or a deeper one.
    pub(super) overtaken: bool,
    /// How much of the usual time the search should take, in per cent.
    pub(super) time_percent: u32,
    /// Limits and stops are heeded: there is a line whose first move can be played.
    has_line: bool,
    /// They are heeded as soon as a move of the root has been searched.
    first_move_is_enough: bool,
    /// Nodes since the search would have ended, if there had been a line.
    passed_nodes: u64,
    node_limit: u64,
    /// The node limit of the search; [`node_limit`](Self::node_limit) is that one as soon as it is heeded.
    asked_nodes: u64,
    /// The worker polls the clock and the flags where its count of nodes has none of these bits.
    poll_mask: u64,
    /// `ponderhit` had not come yet at the last poll.
    pondering: bool,
}

impl<'a> Control<'a> {
    pub(super) fn new(team: &'a Team<'a>, thread: usize, timer: Timer, limits: &Limits) -> Self {
        let asked_nodes = limits.nodes.unwrap_or(u64::MAX);
        // The lines of the search are those of the first thread; the others may end without one.
        let has_line = thread > 0;
        Self {
            team,
            thread,
            pondering: timer.is_pondering(),
            timer,
            nodes: 0,
            table_hits: 0,
            stopped: false,
            overtaken: false,
            time_percent: 100,
            has_line,
            first_move_is_enough: limits.first_move_is_enough,
            passed_nodes: 0,
            node_limit: if has_line { asked_nodes } else { u64::MAX },
            asked_nodes,
            poll_mask: team.nodes_between_polls() - 1,
        }
    }

    /// There is a line whose first move can be played: from now on limits and stops are heeded.
    pub(super) fn found_line(&mut self) {
        self.has_line = true;
        self.node_limit = self.asked_nodes;
    }

    /// A move of the root has been searched and is the best so far.
    pub(super) fn found_move(&mut self) {
        if self.first_move_is_enough {
            self.found_line();
        }
    }

    /// Nodes that all threads have searched; of the others, as they published last.
    pub(super) fn all_nodes(&self) -> u64 {
        self.nodes + self.team.others_nodes(self.thread)
    }

    /// Positions that all threads have found in Syzygy files; of the others, as they published last.
    pub(super) fn all_table_hits(&self) -> u64 {
        self.table_hits + self.team.others_table_hits(self.thread)
    }

    /// Counts a node of the iteration `depth`. False where the search must be broken off before that node.
    #[inline(always)]
    pub(super) fn count_node(&mut self, depth: i32) -> bool {
        if self.nodes >= self.node_limit {
            self.stopped = true;
        } else if self.nodes & self.poll_mask == 0 {
            self.poll(depth);
        }
        self.nodes += u64::from(!self.stopped);
        !self.stopped
    }

    /// Checks the clock, the flags and the other threads.
    #[cold]
    pub(super) fn poll(&mut self, depth: i32) {
        let is_over = self.timer.is_over() || self.team.is_over();
        self.stopped |= if self.has_line { is_over } else { self.has_waited_enough(is_over) };
        if !self.team.is_single() {
            self.publish_counts();
            self.team.yield_cpu();
            self.stopped |= self.node_limit != u64::MAX && self.all_nodes() >= self.node_limit;
            self.overtaken = !self.stopped && self.team.finished() >= depth as u32;
        }
        if self.pondering && self.has_line && !self.timer.is_pondering() {
            self.pondering = false;
            // The time spent on pondering may be all that this move is worth.
            self.stopped |= self.timer.is_enough(self.time_percent);
        }
        self.overtaken &= !self.stopped;
        self.stopped |= self.overtaken;
    }

    /// At a poll while there is no line: returns true once the search would have ended long ago.
    fn has_waited_enough(&mut self, is_over: bool) -> bool {
        if is_over || self.nodes >= self.asked_nodes {
            self.passed_nodes += self.poll_mask + 1;
        }
        self.passed_nodes > PASSED_NODES
    }

    /// Shows the other threads how many nodes and table hits this thread has.
    pub(super) fn publish_counts(&self) {
        self.team.publish_counts(self.thread, self.nodes, self.table_hits);
    }

    /// Whether the search goes on: nothing has stopped this worker, or only that another thread was faster.
    pub(super) fn resume(&mut self) -> bool {
        let goes_on = self.overtaken || !self.stopped;
        if goes_on {
            (self.overtaken, self.stopped) = (false, false);
        }
        goes_on
    }
}
