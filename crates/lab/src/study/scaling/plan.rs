//! What is asked of the study's program: groups of searches of one position that take turns, and what is simulated.

use plywright_study::{BENCHMARKS, Plan, Pruning, Schedule, Split};

use super::{Depths, Search};
use plywright_study::protocol::{BoardKind, Question};

/// Searches that take turns.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Group {
    /// What they are.
    pub(crate) name: String,
    /// The searches, the sequential one first where it is among them.
    pub(crate) questions: Vec<Question>,
    /// The first of them on several cores at once, one each.
    pub(crate) crowds: Vec<Question>,
    /// How long its repetitions may take together, in seconds.
    pub(crate) budget: f64,
}

/// What a run is to do.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Scope {
    /// How deep.
    pub(crate) depths: Depths,
    /// Numbers of threads.
    pub(crate) threads: Vec<usize>,
    /// Cores.
    pub(crate) cores: usize,
    /// Less of everything.
    pub(crate) quick: bool,
    /// The seed of ties.
    pub(crate) seed: u64,
}

/// The splits by the moves of the root.
const SPLITS: [Split; 2] = [Split::Root, Split::BelowRoot];
/// The splits by the leaves.
const LEAVES: [Split; 2] = [Split::Leaves, Split::AboveLeaves];
/// The splits that the source did not try.
const OWN: [Split; 3] = [Split::RootWatched, Split::YoungBrothers, Split::Ordered];

/// The probe's depth: long against the starting of threads, short against what disturbs a machine.
pub(crate) const PROBE_DEPTH: u32 = 6;

impl Scope {
    /// A short search on every core at once ([`super::quiet`]).
    pub(crate) fn probe(&self) -> Question {
        let plan = Plan { threads: self.cores, ..SEQUENTIAL };
        self.question(0, BoardKind::Bitboards, PROBE_DEPTH, Pruning::AlphaBeta, plan)
    }

    /// Numbers of threads that each have a core.
    fn real(&self) -> impl Iterator<Item = usize> + '_ {
        self.threads.iter().copied().filter(|&threads| threads <= self.cores)
    }

    fn question(
        &self,
        benchmark: usize,
        board: BoardKind,
        depth: u32,
        pruning: Pruning,
        plan: Plan,
    ) -> Question {
        Question { benchmark, board, depth, pruning, plan, seed: self.seed }
    }

    /// Everything that is measured, in its order.
    pub(crate) fn groups(&self) -> Vec<Group> {
        let mut groups = Vec::new();
        for benchmark in 0..BENCHMARKS.len() {
            groups.push(self.crowded(self.deepest(benchmark)));
            groups.push(self.crowded(self.a_ply_less(benchmark)));
            groups.extend(self.oversubscribed(benchmark));
            groups.push(self.crowded(self.plain(benchmark)));
            groups.push(self.leaves(benchmark));
            groups.push(self.depths(benchmark));
        }
        for benchmark in 0..BENCHMARKS.len() {
            groups.push(self.mailbox(benchmark));
        }
        groups
    }

    fn group(&self, name: &str, benchmark: usize, seconds: f64, questions: Vec<Question>) -> Group {
        let name = format!("{}, {name}", BENCHMARKS[benchmark].name);
        Group {
            name,
            questions,
            crowds: Vec::new(),
            budget: if self.quick { seconds / 8.0 } else { seconds },
        }
    }

    /// With the group's first search on as many cores at once as any of them has threads.
    fn crowded(&self, mut group: Group) -> Group {
        if let Some(&alone) = group.questions.first() {
            let crowd = |threads| Question { plan: Plan { threads, ..SEQUENTIAL }, ..alone };
            group.crowds = self.real().filter(|&threads| threads > 1).map(crowd).collect();
        }
        group
    }

    /// Every split that begins at the root, at the full depth, with a core for each thread.
    fn deepest(&self, benchmark: usize) -> Group {
        let of = |plan| {
            self.question(benchmark, BoardKind::Bitboards, self.depths.pruned, Pruning::AlphaBeta, plan)
        };
        let mut plans = vec![SEQUENTIAL];
        // With one thread the schedules are one and the same.
        let one = |split| Plan { split, schedule: Schedule::Static, threads: 1 };
        plans.extend([Split::Root, Split::YoungBrothers, Split::Ordered].map(one));
        plans.extend(self.real().filter(|&threads| threads > 1).flat_map(whole));
        self.group("full depth", benchmark, 120.0, plans.into_iter().map(of).collect())
    }

    /// A ply less, by every split that begins at the root, with a core for each thread.
    fn a_ply_less(&self, benchmark: usize) -> Group {
        let plans = std::iter::once(SEQUENTIAL).chain(self.real().flat_map(whole));
        let depth = self.depths.pruned - 1;
        let of = |plan| self.question(benchmark, BoardKind::Bitboards, depth, Pruning::AlphaBeta, plan);
        self.group("a ply less", benchmark, 45.0, plans.map(of).collect())
    }

    /// The same with more threads than cores; none where there are cores enough.
    fn oversubscribed(&self, benchmark: usize) -> Option<Group> {
        let more = self.threads.iter().copied().filter(|&threads| threads > self.cores);
        let depth = self.depths.pruned - 1;
        let of = |plan| self.question(benchmark, BoardKind::Bitboards, depth, Pruning::AlphaBeta, plan);
        let questions: Vec<Question> = more.flat_map(whole).map(of).collect();
        (!questions.is_empty()).then(|| self.group("oversubscribed", benchmark, 15.0, questions))
    }

    /// Without pruning.
    fn plain(&self, benchmark: usize) -> Group {
        let of =
            |plan| self.question(benchmark, BoardKind::Bitboards, self.depths.plain, Pruning::None, plan);
        let mut plans = vec![SEQUENTIAL];
        plans.extend(self.real().flat_map(unpruned));
        self.group("without pruning", benchmark, 20.0, plans.into_iter().map(of).collect())
    }

    /// The splits of the leaves, at a depth at which their threads are not too many to be waited for.
    fn leaves(&self, benchmark: usize) -> Group {
        let of = |plan| {
            self.question(benchmark, BoardKind::Bitboards, self.depths.leaves, Pruning::AlphaBeta, plan)
        };
        let mut plans = vec![SEQUENTIAL];
        for &threads in &self.threads {
            // More threads than cores take so long that one schedule must do.
            let schedules = if threads <= self.cores { 3 } else { 1 };
            plans.extend(LEAVES.into_iter().flat_map(|split| scheduled(split, threads).take(schedules)));
        }
        self.group("leaves", benchmark, 12.0, plans.into_iter().map(of).collect())
    }

    /// The sequential search by depth, with pruning and without, and the root's split by depth.
    fn depths(&self, benchmark: usize) -> Group {
        let mut questions = Vec::new();
        let most = self.real().max().unwrap_or(1);
        let parallel = Plan { split: Split::Root, schedule: Schedule::Dynamic, threads: most };
        for depth in 1..self.depths.pruned - 1 {
            // At the leaves' depth it is measured beside them.
            let alone = (depth != self.depths.leaves).then_some(SEQUENTIAL);
            for plan in alone.into_iter().chain([parallel]) {
                questions.push(self.question(
                    benchmark,
                    BoardKind::Bitboards,
                    depth,
                    Pruning::AlphaBeta,
                    plan,
                ));
            }
        }
        for depth in 1..self.depths.plain {
            questions.push(self.question(benchmark, BoardKind::Bitboards, depth, Pruning::None, SEQUENTIAL));
        }
        self.group("by depth", benchmark, 6.0, questions)
    }

    /// The source's board, less deep where that would take too long: sequential and by its best split.
    fn mailbox(&self, benchmark: usize) -> Group {
        let depth = if benchmark == 0 { self.depths.pruned } else { self.depths.pruned - 2 };
        let of = |plan| self.question(benchmark, BoardKind::Mailbox, depth, Pruning::AlphaBeta, plan);
        let mut plans = vec![SEQUENTIAL];
        let dynamic = |threads| Plan { split: Split::Root, schedule: Schedule::Dynamic, threads };
        plans.extend(self.real().max().filter(|&threads| threads > 1).map(dynamic));
        self.group("mailbox", benchmark, 15.0, plans.into_iter().map(of).collect())
    }

    /// Everything that is simulated.
    pub(crate) fn simulations(&self) -> Vec<Question> {
        let mut questions = Vec::new();
        let Depths { pruned, plain, leaves } = self.depths;
        for benchmark in 0..BENCHMARKS.len() {
            let mut ask = |depth, pruning, plan| {
                questions.push(self.question(benchmark, BoardKind::Bitboards, depth, pruning, plan));
            };
            for &threads in &self.threads {
                for depth in [pruned, pruned - 1] {
                    whole(threads).for_each(|plan| ask(depth, Pruning::AlphaBeta, plan));
                }
                unpruned(threads).for_each(|plan| ask(plain, Pruning::None, plan));
            }
            for &threads in &self.threads {
                for plan in LEAVES.into_iter().flat_map(|split| scheduled(split, threads)) {
                    questions.push(self.question(
                        benchmark,
                        BoardKind::Bitboards,
                        leaves,
                        Pruning::AlphaBeta,
                        plan,
                    ));
                }
            }
            // Two plies less, for what pruning loses at odd and even depths.
            for &threads in &self.threads {
                for depth in pruned.saturating_sub(3).max(2)..pruned - 1 {
                    let plan = Plan { split: Split::Root, schedule: Schedule::Dynamic, threads };
                    questions.push(self.question(
                        benchmark,
                        BoardKind::Bitboards,
                        depth,
                        Pruning::AlphaBeta,
                        plan,
                    ));
                }
            }
        }
        questions
    }
}

/// In one thread.
const SEQUENTIAL: Plan = Plan { split: Split::Sequential, schedule: Schedule::Static, threads: 1 };

/// A split by all schedules.
fn scheduled(split: Split, threads: usize) -> impl Iterator<Item = Plan> {
    Schedule::ALL.into_iter().map(move |schedule| Plan { split, schedule, threads })
}

/// Every split but those of the leaves.
fn whole(threads: usize) -> impl Iterator<Item = Plan> {
    let own = OWN.into_iter().map(move |split| Plan { split, schedule: Schedule::Dynamic, threads });
    SPLITS.into_iter().flat_map(move |split| scheduled(split, threads)).chain(own)
}

/// The same without pruning, where the order of moves is nothing.
fn unpruned(threads: usize) -> impl Iterator<Item = Plan> {
    whole(threads).filter(|plan| plan.split != Split::Ordered)
}

/// What a question asks for, as the record has it.
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
