//! Plan of the minimax study: groups of searches of one position that take turns, and searches to
//! simulate. The study's program gets each search as a [`Question`].

use plywright_study::protocol::{BoardKind, Question};
use plywright_study::{BENCHMARKS, Plan, Pruning, Schedule, Split};

use super::{Depths, Search};

/// Searches that take turns.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Group {
    pub(crate) name: String,
    /// The searches. If the sequential one is among them, it comes first.
    pub(crate) questions: Vec<Question>,
    /// The group's first search, run on several cores at once, one copy on each.
    pub(crate) crowds: Vec<Question>,
    /// Total time for repetitions, in seconds.
    pub(crate) budget: f64,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Scope {
    pub(crate) depths: Depths,
    pub(crate) threads: Vec<usize>,
    pub(crate) cores: usize,
    /// True if the repetitions get only an eighth of the usual time.
    pub(crate) quick: bool,
    pub(crate) seed: u64,
}

/// Splits over the moves at or just below the root.
const AT_ROOT: [Split; 2] = [Split::Root, Split::BelowRoot];
/// Splits over the moves at or just above the leaves.
const LEAVES: [Split; 2] = [Split::Leaves, Split::AboveLeaves];
/// Splits that the published study did not try.
const ADDED: [Split; 3] = [Split::RootWatched, Split::YoungBrothers, Split::Ordered];

/// Depth of the probe, which must take long compared with starting threads, and be short compared
/// with the disturbances of a machine.
pub(crate) const PROBE_DEPTH: u32 = 6;

const SEQUENTIAL: Plan = Plan { split: Split::Sequential, schedule: Schedule::Static, threads: 1 };

fn sequential_and(plans: impl IntoIterator<Item = Plan>) -> Vec<Plan> {
    [SEQUENTIAL].into_iter().chain(plans).collect()
}

fn scheduled(split: Split, threads: usize) -> impl Iterator<Item = Plan> {
    Schedule::ALL.into_iter().map(move |schedule| Plan { split, schedule, threads })
}

/// Every parallel split except those at and just above the leaves.
fn near_root(threads: usize) -> impl Iterator<Item = Plan> {
    let added = ADDED.into_iter().map(move |split| Plan { split, schedule: Schedule::Dynamic, threads });
    AT_ROOT.into_iter().flat_map(move |split| scheduled(split, threads)).chain(added)
}

/// The splits of [`near_root`], for searches without pruning. `Ordered` is left out, because
/// without pruning the order of moves does not matter.
fn unpruned(threads: usize) -> impl Iterator<Item = Plan> {
    near_root(threads).filter(|plan| plan.split != Split::Ordered)
}

impl Scope {
    /// Question for the probe, a short search on every core at once ([`super::quiet`]).
    pub(crate) fn probe(&self) -> Question {
        self.question(0, PROBE_DEPTH, Pruning::AlphaBeta, Plan { threads: self.cores, ..SEQUENTIAL })
    }

    /// Numbers of threads for which each thread has a core.
    fn real(&self) -> impl Iterator<Item = usize> + '_ {
        self.threads.iter().copied().filter(|&threads| threads <= self.cores)
    }

    fn question(&self, benchmark: usize, depth: u32, pruning: Pruning, plan: Plan) -> Question {
        Question { benchmark, board: BoardKind::Bitboards, depth, pruning, plan, seed: self.seed }
    }

    fn group(&self, benchmark: usize, name: &str, seconds: f64, questions: Vec<Question>) -> Group {
        Group {
            name: format!("{}, {name}", BENCHMARKS[benchmark].name),
            questions,
            crowds: Vec::new(),
            budget: if self.quick { seconds / 8.0 } else { seconds },
        }
    }

    /// Adds crowds to a group: copies of its first search, run on several cores at once. There is
    /// one crowd for each number of threads for which the machine has the cores.
    fn crowded(&self, mut group: Group) -> Group {
        let alone = group.questions[0];
        let crowd = |threads| Question { plan: Plan { threads, ..SEQUENTIAL }, ..alone };
        group.crowds = self.real().filter(|&threads| threads > 1).map(crowd).collect();
        group
    }

    /// All groups to measure, in order.
    pub(crate) fn groups(&self) -> Vec<Group> {
        let positions = 0..BENCHMARKS.len();
        let mut groups: Vec<Group> = positions.clone().flat_map(|at| self.bitboards(at)).collect();
        groups.extend(positions.map(|at| self.mailbox(at)));
        groups.retain(|group| !group.questions.is_empty());
        groups
    }

    fn bitboards(&self, benchmark: usize) -> [Group; 5] {
        let Depths { pruned, plain, leaves } = self.depths;
        let group = |name, seconds, depth, pruning, plans: Vec<Plan>| {
            let questions = plans.into_iter().map(|plan| self.question(benchmark, depth, pruning, plan));
            self.group(benchmark, name, seconds, questions.collect())
        };
        // With one thread all schedules search alike, so each of these splits has one plan.
        let one_thread = [Split::Root, Split::YoungBrothers, Split::Ordered].into_iter();
        let one_thread = one_thread.map(|split| Plan { split, ..SEQUENTIAL });
        let full =
            sequential_and(one_thread.chain(self.real().filter(|&threads| threads > 1).flat_map(near_root)));
        let less = sequential_and(self.real().flat_map(near_root));
        // The depth is chosen so that threads at the leaves do not take too long.
        let schedules = |threads| LEAVES.into_iter().flat_map(move |split| scheduled(split, threads));
        let at_leaves = sequential_and(self.real().flat_map(schedules));
        let pruning = Pruning::AlphaBeta;
        let unpruned = sequential_and(self.real().flat_map(unpruned));
        [
            self.crowded(group("full depth", 120.0, pruned, pruning, full)),
            self.crowded(group("a ply less", 45.0, pruned - 1, pruning, less)),
            self.crowded(group("without pruning", 20.0, plain, Pruning::None, unpruned)),
            group("leaves", 12.0, leaves, pruning, at_leaves),
            self.group(benchmark, "by depth", 6.0, self.by_depth(benchmark)),
        ]
    }

    /// Sequential searches of every smaller depth, with pruning and without, except those that
    /// another group measures.
    fn by_depth(&self, benchmark: usize) -> Vec<Question> {
        // Other groups measure a ply less than the full depth, and the depth of the leaves.
        let pruned = (1..self.depths.pruned - 1).filter(|&depth| depth != self.depths.leaves);
        let pruned = pruned.map(|depth| (depth, Pruning::AlphaBeta));
        let plain = (1..self.depths.plain).map(|depth| (depth, Pruning::None));
        let question = |(depth, pruning)| self.question(benchmark, depth, pruning, SEQUENTIAL);
        pruned.chain(plain).map(question).collect()
    }

    /// Search on the mailbox, the board of the published study. It is less deep in positions in
    /// which the full depth would take too long.
    fn mailbox(&self, benchmark: usize) -> Group {
        let depth = if benchmark == 0 { self.depths.pruned } else { self.depths.pruned - 2 };
        let question = self.question(benchmark, depth, Pruning::AlphaBeta, SEQUENTIAL);
        self.group(benchmark, "mailbox", 15.0, vec![Question { board: BoardKind::Mailbox, ..question }])
    }

    /// All searches to simulate, grouped by position.
    pub(crate) fn simulations(&self) -> Vec<Question> {
        let mut questions = Vec::new();
        let Depths { pruned, plain, leaves } = self.depths;
        for benchmark in 0..BENCHMARKS.len() {
            let mut ask =
                |depth, pruning, plan| questions.push(self.question(benchmark, depth, pruning, plan));
            for &threads in &self.threads {
                for depth in [pruned, pruned - 1] {
                    near_root(threads).for_each(|plan| ask(depth, Pruning::AlphaBeta, plan));
                }
                unpruned(threads).for_each(|plan| ask(plain, Pruning::None, plan));
            }
            for &threads in &self.threads {
                for plan in LEAVES.into_iter().flat_map(|split| scheduled(split, threads)) {
                    ask(leaves, Pruning::AlphaBeta, plan);
                }
            }
            // Smaller depths at the root show what pruning loses at odd and even depths.
            for &threads in &self.threads {
                for depth in pruned.saturating_sub(3).max(2)..pruned - 1 {
                    let root = Plan { split: Split::Root, schedule: Schedule::Dynamic, threads };
                    ask(depth, Pruning::AlphaBeta, root);
                }
            }
        }
        questions
    }
}

/// The search that a question asks for, in the record's form.
pub(crate) fn search(question: &Question) -> Search {
    let Question { benchmark, board, depth, pruning, plan, .. } = question;
    Search {
        benchmark: BENCHMARKS[*benchmark].name.to_owned(),
        board: board.name().to_owned(),
        depth: *depth,
        pruned: *pruning == Pruning::AlphaBeta,
        split: plan.split.name().to_owned(),
        schedule: plan.split.has_schedule().then(|| plan.schedule.name().to_owned()),
        threads: plan.threads,
    }
}
