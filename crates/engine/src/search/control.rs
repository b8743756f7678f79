//! When a worker breaks off: its count of nodes, its clock, and what the other threads have found.

use super::team::Team;
use super::time::Timer;

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
    node_limit: u64,
    /// The worker polls the clock and the flags where its count of nodes has none of these bits.
    poll_mask: u64,
    /// `ponderhit` had not come yet at the last poll.
    pondering: bool,
}

impl<'a> Control<'a> {
    pub(super) fn new(team: &'a Team<'a>, thread: usize, timer: Timer, node_limit: Option<u64>) -> Self {
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
            node_limit: node_limit.unwrap_or(u64::MAX),
            poll_mask: team.nodes_between_polls() - 1,
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
        // However little time there is, some nodes are better than none. A stop is obeyed at once.
        let late = self.nodes > 0 && self.timer.is_over();
        self.stopped |= late || self.team.is_over();
        if !self.team.is_single() {
            self.publish_counts();
            self.team.yield_cpu();
            self.stopped |= self.node_limit != u64::MAX && self.all_nodes() >= self.node_limit;
            self.overtaken = !self.stopped && self.team.finished() >= depth as u32;
        }
        if self.pondering && !self.timer.is_pondering() {
            self.pondering = false;
            // The time spent on pondering may be all that this move is worth.
            self.stopped |= self.timer.is_enough(self.time_percent);
        }
        self.overtaken &= !self.stopped;
        self.stopped |= self.overtaken;
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
