//! A run of the study: the searches in turns, what things cost, and then the simulations.

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
use outpace::record::sealed::{self, Kept};
use outpace::rng::Rng;
use plywright_lab::build::kernels;
use plywright_lab::build::targets::{Ready, Target};
use plywright_lab::machine::{self, provenance::since_1970};
use plywright_lab::record::{Compiler, Machine, Source};
use plywright_lab::terminal::progress::Progress;

/// Each search of a group is repeated at least so often, and at most so often.
const LEAST: usize = 3;
const MOST: usize = 40;

/// How long a quiet machine is waited for, beyond twice the time of the search.
const SHORTLY: Duration = Duration::from_millis(100);

/// The suite that holds the study's program.
pub(crate) const SUITE: &str = "minimax";

/// The study's program, and what it was built from.
pub(crate) struct Built {
    pub(crate) binary: PathBuf,
    /// The line that builds it.
    pub(crate) command: String,
    pub(crate) compiler: Compiler,
    pub(crate) source: Source,
}

struct Measuring {
    scope: Scope,
    binary: PathBuf,
    /// The value of each position at each depth, by whichever search came first.
    values: BTreeMap<(usize, u32), i32>,
    /// What each probe took on the slowest core.
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

/// Measures, and simulates by what was measured. Profiles of the machine, if there are any, lie below `root`.
pub(crate) fn all(
    root: &Path,
    machine: Machine,
    scope: Scope,
    command: String,
    built: Built,
) -> Result<Scaling> {
    let folded = root.join("profiles").join(&machine.key).join("minimax.folded");
    let mut measuring = Measuring::begin(machine, scope, command, built)?;
    // Before hours of measuring: what cannot be read is no reason to lose them. A machine whose flamegraphs were not drawn has none.
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
        let benchmarks = BENCHMARKS.iter().map(|one| Position {
            name: one.name.to_owned(),
            title: one.title.to_owned(),
            fen: one.fen.to_owned(),
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
            // What threads cost is not the same all the time: it is measured all along, as the searches are.
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
        // A child's time is ours when it has been waited for: until then it would be another's.
        drop(study);
        self.scaling.noise = watch.end();
        Ok(())
    }

    /// The searches of a group take turns, in another order each time, until each has been measured often enough on a quiet machine or the
    /// group's budget is spent.
    fn turns(&mut self, study: &mut program::Program, group: &Group) -> Result<String> {
        let begun = Instant::now();
        let searches = group.questions.iter().map(|&question| (question, Request::Search(question)));
        let crowds = group.crowds.iter().map(|&question| (question, Request::Crowd(question)));
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
                    last: found.last,
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
        let (quiet, all) = (quiet::count(repetitions(), self.limit()), repetitions().count());
        let crowds = runs.split_off(group.questions.len());
        self.scaling.runs.extend(runs.into_iter().flatten());
        self.scaling.crowds.extend(crowds.into_iter().flatten());
        Ok(format!("{quiet} of {all} repetitions on a quiet machine"))
    }

    /// What a short search on every core at once takes.
    fn probe(&mut self, study: &mut program::Program) -> Result<Probe> {
        let probe = study.probe(self.scope.probe())?;
        self.probes.push(probe[1]);
        Ok(probe)
    }

    /// What a probe takes at most on the quiet machine, by those so far.
    fn limit(&self) -> u64 {
        quiet::limit(self.probes.clone()).unwrap_or_default()
    }

    /// Whether a search found what the others of its depth did. One that did not is kept as such, and not timed.
    fn is_equal(&mut self, question: &Question, is_simulated: bool, value: i32) -> bool {
        let wanted = *self.values.entry((question.benchmark, question.depth)).or_insert(value);
        if value != wanted {
            let search = plan::search(question);
            self.scaling.unequal.push(Unequal { search, is_simulated, value, wanted });
        }
        value == wanted
    }

    /// Simulations are no measurements: they keep all cores busy. Searches of one position share what the simulator knows of it, so
    /// they go to one program.
    fn simulations(&mut self) -> Result<()> {
        let progress = Progress::begin("simulate", BENCHMARKS.len());
        let questions = self.scope.simulations();
        let of_position = |questions: &[Question]| -> Result<Vec<SearchResult>> {
            let mut study = program::Program::launch(&self.binary)?;
            let simulate = |question: &Question| {
                let costs = costs::of(&self.scaling, &plan::search(question))
                    .with_context(|| format!("a bug: nothing was measured to simulate `{question}` by"))?;
                study.found(&Request::Simulate(*question, costs))
            };
            let found = questions.iter().map(simulate).collect();
            progress.step(BENCHMARKS[questions[0].benchmark].name);
            found
        };
        let found = std::thread::scope(|scope| {
            let positions = questions.chunk_by(|one, next| one.benchmark == next.benchmark);
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

/// How many repetitions on a quiet machine are enough: more of what others are compared with.
fn enough(request: &Request) -> usize {
    match request {
        Request::Search(question) if plan::search(question) != plan::search(question).alone() => 7,
        _ => 15,
    }
}
