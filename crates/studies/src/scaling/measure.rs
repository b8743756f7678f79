//! A run of the minimax study: measures the searches, which take turns, and the costs, and then
//! simulates searches at these costs.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use plywright::recipe;
use plywright_study::BENCHMARKS;
use plywright_study::protocol::{BoardKind, Question, Request, SearchResult};

use super::plan::{self, Group, Scope};
use super::program;
use super::quiet::{self, Probe, Repetition};
use super::{Figures, Position, Program, Run, Scaling, Simulated, Unequal, costs, shares};
use outpace::os::noise::Watch;
use outpace::record::sealed::{self, SealedRecord};
use outpace::rng::Rng;
use plywright_lab::build::kernels;
use plywright_lab::build::targets::{Ready, Target};
use plywright_lab::machine;
use plywright_lab::record::{Compiler, Machine, Source};
use plywright_lab::session::since_1970;
use plywright_lab::terminal::progress::Progress;

/// Least number of repetitions of each search of a group.
const LEAST: usize = 3;
/// Largest number of repetitions of each search of a group.
const MOST: usize = 40;

/// Time to wait for a quiet machine before a search, in addition to twice the time of that search.
const SHORTLY: Duration = Duration::from_millis(100);

/// Suite with the study's program.
pub(crate) const SUITE: &str = "minimax";

/// The study's program and its origin.
pub(crate) struct Built {
    pub(crate) binary: PathBuf,
    /// Command that builds the program.
    pub(crate) command: String,
    pub(crate) compiler: Compiler,
    pub(crate) source: Source,
}

struct Measuring {
    scope: Scope,
    binary: PathBuf,
    /// Value of each position at each depth, as found by the first search of that position to that
    /// depth.
    values: BTreeMap<(usize, u32), i32>,
    /// Time of each probe on the slowest core.
    probes: Vec<u64>,
    scaling: Scaling,
}

/// Builds the program in a checkout.
pub(crate) fn build(root: &Path) -> Result<Built> {
    let source = machine::source(root)?;
    let progress = Progress::begin("build", 1);
    let binaries = kernels::suites(root, &[SUITE], &Ready::find(Target::host())?)?;
    let binary = binaries.into_iter().next().with_context(|| format!("cargo built no suite `{SUITE}`"))?;
    machine::check_source(&machine::source(root)?, &source)?;
    progress.finish("the study's program");
    let command = format!("cargo bench --package plywright-suites --no-run --bench {SUITE}");
    Ok(Built { binary, command, compiler: machine::compiler(root)?, source })
}

/// Measures the searches, then simulates with the measured costs. The machine's profiles, if there
/// are any, lie below `root`.
pub(crate) fn all(
    root: &Path,
    machine: Machine,
    scope: Scope,
    command: String,
    built: Built,
) -> Result<Scaling> {
    let folded = root.join("profiles").join(&machine.key).join("minimax.folded");
    let mut measuring = Measuring::begin(machine, scope, command, built)?;
    // Read the shares before the measuring, so that an unreadable file cannot cost hours. The file
    // is missing if the program was not profiled on the machine.
    measuring.scaling.shares = shares::read(&folded)?;
    measuring.searches()?;
    measuring.simulations()?;
    Ok(measuring.scaling)
}

impl Measuring {
    fn begin(machine: Machine, scope: Scope, command: String, built: Built) -> Result<Self> {
        let Built { binary, command: of_program, compiler, source } = built;
        let started = since_1970()?.as_secs();
        let file = std::fs::read(&binary).with_context(|| format!("cannot read {}", binary.display()))?;
        let recipe = recipe::selected_names()?;
        let benchmarks = BENCHMARKS.iter().map(|benchmark| Position {
            name: benchmark.name.to_owned(),
            title: benchmark.title.to_owned(),
            fen: benchmark.fen.to_owned(),
        });
        let scaling = Scaling {
            schema: Scaling::SCHEMA,
            command,
            started,
            seed: scope.seed,
            quick: scope.quick,
            machine,
            compiler,
            source,
            program: Program {
                command: of_program,
                sha256: sealed::sha256(&file),
                recipe: format!("popcount-{} and sliders-{}", recipe.popcount, recipe.sliders),
            },
            benchmarks: benchmarks.collect(),
            depths: scope.depths,
            ..Scaling::default()
        };
        Ok(Self { scope, binary, values: BTreeMap::new(), probes: Vec::new(), scaling })
    }

    fn searches(&mut self) -> Result<()> {
        let watch = Watch::begin();
        let mut study = program::Program::launch(&self.binary)?;
        let groups = self.scope.groups();
        let progress = Progress::begin("searches", groups.len());
        let mut costs = BoardKind::ALL.map(|board| (board, Vec::new()));
        for group in &groups {
            // The costs of threads vary over time, so they are measured throughout, like the
            // searches.
            for (board, measured) in &mut costs {
                let before = self.probe(&mut study)?;
                let costs = study.costs(*board)?;
                let after = self.probe(&mut study)?;
                measured.push((costs, before[1].max(after[1])));
            }
            let summary = self.turns(&mut study, group)?;
            progress.step(&format!("{}: {summary}", group.name));
        }
        self.scaling.complete();
        let values = match self.scaling.unequal.len() {
            0 => "all with the same values".to_owned(),
            unequal => format!("and {unequal} with other values, which are not timed"),
        };
        progress.finish(&format!("{} searches, {values}", self.scaling.runs.len()));
        let prices = |(board, measured): &(_, Vec<_>)| costs::prices(*board, measured, self.scaling.quiet);
        self.scaling.prices = costs.iter().filter_map(prices).collect();
        // The system adds a child's CPU time to ours only after we have waited for the child;
        // before that, the watch would take it for another program's.
        drop(study);
        self.scaling.noise = watch.end();
        Ok(())
    }

    /// Measures the searches of a group in turns, each turn in a random order. Stops once each
    /// search has enough repetitions on a quiet machine or the group's budget is spent, but not
    /// before [`LEAST`] turns, and at the latest after [`MOST`] turns.
    fn turns(&mut self, study: &mut program::Program, group: &Group) -> Result<String> {
        let begun = Instant::now();
        let searches = group.questions.iter().map(|&question| (question, Request::Search(question)));
        let crowds = group.crowds.iter().map(|&question| (question, Request::ConcurrentMean(question)));
        let asked: Vec<(Question, Request)> = searches.chain(crowds).collect();
        let mut runs: Vec<Option<Run>> = vec![None; asked.len()];
        let mut rng = Rng::new(self.scope.seed, &group.name);
        let mut before = self.probe(study)?;
        for turn in 0..MOST {
            let limit = self.limit();
            let is_open = |&at: &usize| {
                let quiet = runs[at].as_ref().map_or(0, |run| quiet::count(&run.repetitions, limit));
                turn < LEAST || quiet < enough(&asked[at].1)
            };
            let mut order: Vec<usize> = (0..asked.len()).filter(is_open).collect();
            rng.shuffle(&mut order);
            for at in order {
                if turn >= LEAST && begun.elapsed().as_secs_f64() > group.budget {
                    break;
                }
                let (question, request) = &asked[at];
                let last = runs[at].as_ref().and_then(|run| run.repetitions.last());
                let patience = SHORTLY + 2 * Duration::from_nanos(last.map_or(0, |last| last.nanoseconds));
                let waiting = Instant::now();
                while before[1] > limit && waiting.elapsed() < patience {
                    before = self.probe(study)?;
                }
                let found = study.found(request)?;
                let is_equal = self.is_equal(question, false, found.value);
                let after = self.probe(study)?;
                if !is_equal {
                    before = after;
                    continue;
                }
                let run = runs[at].get_or_insert_with(|| Run {
                    search: plan::search(question),
                    value: found.value,
                    best: Some(found.best.clone()).filter(|best| best != "-"),
                    last: found.last_plies,
                    inner: found.inner,
                    repetitions: Vec::new(),
                    figures: Figures::default(),
                });
                run.repetitions.push(Repetition {
                    nanoseconds: found.time / 1_000,
                    positions: found.positions,
                    probes: [before, after],
                });
                before = after;
            }
        }
        let repetitions = || runs.iter().flatten().flat_map(|run| &run.repetitions);
        let (quiet, total) = (quiet::count(repetitions(), self.limit()), repetitions().count());
        let crowds = runs.split_off(group.questions.len());
        self.scaling.runs.extend(runs.into_iter().flatten());
        self.scaling.crowds.extend(crowds.into_iter().flatten());
        Ok(format!("{quiet} of {total} repetitions on a quiet machine"))
    }

    /// Measures a short search on every core at once.
    fn probe(&mut self, study: &mut program::Program) -> Result<Probe> {
        let probe = study.probe(self.scope.probe())?;
        self.probes.push(probe[1]);
        Ok(probe)
    }

    /// Longest time of a probe on the quiet machine, judged by all probes so far.
    fn limit(&self) -> u64 {
        quiet::limit(self.probes.clone()).unwrap_or_default()
    }

    /// Returns true if a search found the same value as the first search of the same position and
    /// depth. Otherwise records it as unequal; unequal searches are not timed.
    fn is_equal(&mut self, question: &Question, is_simulated: bool, value: i32) -> bool {
        let wanted = *self.values.entry((question.benchmark, question.depth)).or_insert(value);
        if value != wanted {
            let search = plan::search(question);
            self.scaling.unequal.push(Unequal { search, is_simulated, value, wanted });
        }
        value == wanted
    }

    /// Simulates all searches. Simulations are not measurements, so they may keep all cores busy.
    /// All simulations of one position go to one process of the program, which reuses the values
    /// that it has computed for that position.
    fn simulations(&mut self) -> Result<()> {
        let progress = Progress::begin("simulate", BENCHMARKS.len());
        let questions = self.scope.simulations();
        let of_position = |questions: &[Question]| -> Result<Vec<SearchResult>> {
            let mut study = program::Program::launch(&self.binary)?;
            let simulate = |question: &Question| {
                let costs = costs::for_search(&self.scaling, &plan::search(question))
                    .with_context(|| format!("a bug: nothing was measured to simulate `{question}` by"))?;
                study.found(&Request::Simulate(*question, costs))
            };
            let found = questions.iter().map(simulate).collect();
            progress.step(BENCHMARKS[questions[0].benchmark].name);
            found
        };
        let found = std::thread::scope(|scope| {
            let positions = questions.chunk_by(|question, next| question.benchmark == next.benchmark);
            let parts: Vec<_> = positions.map(|of_one| scope.spawn(|| of_position(of_one))).collect();
            let broken = |_| anyhow!("a bug: the simulation broke off");
            parts.into_iter().map(|part| part.join().map_err(broken).flatten()).collect::<Result<Vec<_>>>()
        })?;
        for (question, found) in questions.iter().zip(found.into_iter().flatten()) {
            if !self.is_equal(question, true, found.value) {
                continue;
            }
            self.scaling.simulated.push(Simulated {
                search: plan::search(question),
                value: found.value,
                nanoseconds: found.time / 1_000,
                positions: found.positions,
            });
        }
        progress.finish("virtual workers");
        Ok(())
    }
}

/// Number of repetitions on a quiet machine after which a search is not repeated. It is larger for
/// crowds and for the searches with which others are compared.
fn enough(request: &Request) -> usize {
    match request {
        Request::Search(question) if plan::search(question) != plan::search(question).alone() => 7,
        _ => 15,
    }
}
