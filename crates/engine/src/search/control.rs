//! The end of a worker's search: by its count of nodes, its clock, or the progress of other
//! threads.
//!
//! Until the first thread has a line of the first iteration, it heeds no limit and no request to
//! stop: a searched move is better than the first legal one, and takes well under a millisecond. If
//! that line takes far longer (a board full of queens), limits and stops apply after all.

use super::limits::Limits;
use super::team::Team;
use super::time::Timer;

/// While the first thread has no line, it ignores polls that would end the search, for this number
/// of nodes. The first iteration of a position from a game takes up to some hundred nodes (at most
/// 124 in the positions of `bench`). A lookup in Syzygy files is a poll too. Each ignored poll
/// counts as the whole interval of nodes between polls, since a lookup on a slow disk may take as
/// long.
const IGNORED_NODES: u64 = 1 << 12;

/// The state that a worker checks to know when to stop.
pub(super) struct Control<'a> {
    pub(super) team: &'a Team<'a>,
    /// Index of this thread in the team; 0 is the thread that called the search.
    pub(super) thread: usize,
    pub(super) timer: Timer,
    pub(super) nodes: u64,
    /// Positions that this thread has found in Syzygy files.
    pub(super) table_hits: u64,
    /// True once the search is being broken off. Values that the worker's functions return from
    /// then on mean nothing.
    pub(super) stopped: bool,
    /// True if the worker was stopped because another thread has finished this iteration or a
    /// deeper one.
    pub(super) overtaken: bool,
    /// Time that the search should take, in per cent of the usual time.
    pub(super) time_percent: u32,
    /// True once a line has a first move that can be played. From then on limits and stops apply.
    has_line: bool,
    /// True if limits and stops apply as soon as one move of the root has been searched.
    first_move_is_enough: bool,
    /// Number of nodes for which polls have been ignored because there was no line.
    ignored_nodes: u64,
    node_limit: u64,
    /// The node limit of the search. [`node_limit`](Self::node_limit) takes this value once limits
    /// apply.
    asked_nodes: u64,
    /// The worker polls the clock and the flags when its count of nodes has none of these bits set.
    poll_mask: u64,
    /// True while the search ponders. The first poll after `ponderhit` at which there is a line
    /// clears it.
    pondering: bool,
}

impl<'a> Control<'a> {
    pub(super) fn new(team: &'a Team<'a>, thread: usize, timer: Timer, limits: &Limits) -> Self {
        let asked_nodes = limits.nodes.unwrap_or(u64::MAX);
        // Only the first thread has to wait for a line; the other threads may end without one.
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
            ignored_nodes: 0,
            node_limit: if has_line { asked_nodes } else { u64::MAX },
            asked_nodes,
            poll_mask: team.nodes_between_polls() - 1,
        }
    }

    /// Notes that a line has a first move that can be played: from now on limits and stops apply.
    pub(super) fn found_line(&mut self) {
        self.has_line = true;
        self.node_limit = self.asked_nodes;
    }

    /// Notes that a move of the root has been searched and is the best so far.
    pub(super) fn found_move(&mut self) {
        if self.first_move_is_enough {
            self.found_line();
        }
    }

    /// Nodes of all threads; for the other threads, the counts that they published last.
    pub(super) fn all_nodes(&self) -> u64 {
        self.nodes + self.team.others_nodes(self.thread)
    }

    /// Positions that all threads have found in Syzygy files; for the other threads, the counts
    /// that they published last.
    pub(super) fn all_table_hits(&self) -> u64 {
        self.table_hits + self.team.others_table_hits(self.thread)
    }

    /// Counts a node of the iteration `depth`. Returns false if the search must be broken off
    /// before that node.
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
            // The time spent on pondering may already be enough for this move.
            self.stopped |= self.timer.is_enough(self.time_percent);
        }
        self.overtaken &= !self.stopped;
        self.stopped |= self.overtaken;
    }

    /// Called at a poll while there is no line. `is_over` is true if the clock or a flag would end
    /// the search. Returns true once more than [`IGNORED_NODES`] nodes have been ignored.
    fn has_waited_enough(&mut self, is_over: bool) -> bool {
        if is_over || self.nodes >= self.asked_nodes {
            self.ignored_nodes += self.poll_mask + 1;
        }
        self.ignored_nodes > IGNORED_NODES
    }

    /// Publishes this thread's counts of nodes and table hits to the other threads.
    pub(super) fn publish_counts(&self) {
        self.team.publish_counts(self.thread, self.nodes, self.table_hits);
    }

    /// Returns true if the search goes on: this worker was not stopped, or only because another
    /// thread was faster. Clears the stop in that case.
    pub(super) fn resume(&mut self) -> bool {
        let goes_on = self.overtaken || !self.stopped;
        if goes_on {
            (self.overtaken, self.stopped) = (false, false);
        }
        goes_on
    }
}
