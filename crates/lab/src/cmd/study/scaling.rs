//! `cargo lab study scaling`: what splitting a search over threads gives on this machine, beside the figures of the source (claims 8 to 18).
//!
//! No file is written before everything is measured and simulated; then record and page are replaced together.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, ensure};
use plywright::recipe;
use plywright_study::BENCHMARKS;

use crate::record::{Machine, Noise, Phase};
use crate::study::scaling::ask::Study;
use crate::study::scaling::plan::{self, Group, Scope};
use crate::terminal::progress::Progress;
use outpace::noise::Watch;
use outpace::rng::Rng;
use outpace::sealed::Kept;
use plywright_study::protocol::{BoardKind, MOST_THREADS, Question, Request, Told};

use crate::build::kernels;
use crate::build::targets::{Ready, Target};
use crate::machine;
use crate::machine::tools;
use crate::report;
use crate::study::scaling::quiet::{self, Beside, Probe, Repetition};
use crate::study::scaling::{
    Depths, Position, Program, Run, SCHEMA, Scaling, Simulated, costs, page, shares,
};
use crate::terminal::stdout;
use crate::workspace;
use outpace::files;
use outpace::sealed;

/// The options of `study scaling`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// How deep to search with pruning [default: 7, or 6 with `--quick`].
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(4..=9), conflicts_with = "replay")]
    depth: Option<u32>,
    /// Numbers of threads, separated by commas.
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "1,2,4,8,16,32,64", value_parser = count, conflicts_with = "replay")]
    threads: Vec<usize>,
    /// A ply less, with fewer repetitions: within two minutes.
    #[arg(long, conflicts_with = "replay")]
    quick: bool,
    /// The seed of every random choice.
    #[arg(long, default_value_t = 1, conflicts_with = "replay")]
    seed: u64,
    /// Where the record and its page go [default: reports/MACHINE; of a replay: beside the record].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Draw the page of this record again, without measuring.
    #[arg(long, value_name = "RECORD")]
    replay: Option<PathBuf>,
    #[command(flatten)]
    form: stdout::Form,
}

/// A number of threads.
fn count(word: &str) -> Result<usize, String> {
    let threads = word.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads));
    threads.ok_or_else(|| format!("a number of threads is one from 1 to {MOST_THREADS}"))
}

impl Options {
    fn depths(&self) -> Depths {
        let pruned = self.depth.unwrap_or(if self.quick { 6 } else { 7 });
        Depths { pruned, plain: pruned - 3, leaves: 2 }
    }

    /// The name of record and page: what is special about the run is in it.
    fn stem(&self) -> String {
        let depth = self.depth.map_or_else(String::new, |depth| format!("-depth-{depth}"));
        format!("scaling{}{depth}", if self.quick { "-quick" } else { "" })
    }

    fn command(&self) -> String {
        let threads: Vec<String> = self.threads.iter().map(ToString::to_string).collect();
        let depth = self.depth.map_or_else(String::new, |depth| format!(" --depth {depth}"));
        let quick = if self.quick { " --quick" } else { "" };
        format!("cargo lab study scaling{quick}{depth} --threads {} --seed {}", threads.join(","), self.seed)
    }
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    if let Some(record) = &options.replay {
        return replay(record, options.output.as_deref(), options.form);
    }
    let root = workspace::root()?;
    let machine = machine::identify();
    let folder = options.output.clone().unwrap_or_else(|| root.join("reports").join(&machine.key));
    let stem = options.stem();
    // What cannot be written is the first thing to know.
    drop(files::PendingFile::open(&folder.join(format!("{stem}.json")))?);
    tools::check_toolchain(&root)?;
    crate::catch_interrupts()?;
    // All is compared with one thread.
    let mut threads = [&[1], options.threads.as_slice()].concat();
    threads.sort_unstable();
    threads.dedup();
    let scope = Scope {
        depths: options.depths(),
        threads,
        cores: machine.cpus,
        quick: options.quick,
        seed: options.seed,
    };
    let scaling = Measuring::new(root, machine, scope, options)?.all()?;
    write(&folder, &stem, &scaling, options.form)
}

/// Draws the page of a record, and tells what it says.
fn replay(path: &Path, output: Option<&Path>, form: stdout::Form) -> Result<()> {
    let scaling: Scaling = sealed::load_from(path)?;
    let stem = path.file_stem().context("a record has a name")?.to_string_lossy().into_owned();
    match output {
        Some(folder) => write(folder, &stem, &scaling, form),
        None => {
            let page = path.with_extension("md");
            files::replace(&page, page::markdown(&scaling).as_bytes())?;
            told(&scaling, &page, form)
        }
    }
}

/// Writes record and page, and prints the verdicts.
fn write(folder: &Path, stem: &str, scaling: &Scaling, form: stdout::Form) -> Result<()> {
    let [record, page] = ["json", "md"].map(|end| folder.join(format!("{stem}.{end}")));
    files::replace_all(&[(&record, sealed::write(scaling)?), (&page, page::markdown(scaling).into_bytes())])?;
    report::redraw(&workspace::root()?, folder)?;
    told(scaling, &page, form)
}

fn told(scaling: &Scaling, page: &Path, form: stdout::Form) -> Result<()> {
    form.print(scaling, || format!("{}{}\n", page::summary(scaling), page.display()))
}

/// A run of the verb.
struct Measuring {
    scope: Scope,
    binary: PathBuf,
    phases: Vec<Phase>,
    /// The value of each position at each depth, by whichever search came first.
    values: BTreeMap<(usize, u32), i32>,
    /// What each probe took on the slowest core, in nanoseconds.
    probes: Vec<u64>,
    scaling: Scaling,
    root: PathBuf,
}

impl Measuring {
    /// Builds the program.
    fn new(root: PathBuf, machine: Machine, scope: Scope, options: &Options) -> Result<Self> {
        let started = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let source = machine::source(&root)?;
        let progress = Progress::begin("build", 1);
        let ready = Ready::find(Target::host())?;
        let binaries = kernels::suites(&root, &["minimax"], &ready)?;
        let binary = binaries.into_iter().next().context("cargo built no suite `minimax`")?;
        let took = progress.finish("the study's program");
        let file = std::fs::read(&binary).with_context(|| format!("cannot read {}", binary.display()))?;
        let recipe = recipe::selected_names()?;
        let scaling = Scaling {
            schema: SCHEMA,
            command: options.command(),
            started,
            seed: options.seed,
            quick: options.quick,
            machine,
            compiler: machine::compiler(&root)?,
            source,
            program: Program {
                command: "cargo bench --package plywright-benches --no-run --bench minimax".to_owned(),
                sha256: outpace::sealed::sha256(&file),
                recipe: format!("popcount-{} and sliders-{}", recipe.popcount, recipe.sliders),
            },
            benchmarks: BENCHMARKS
                .iter()
                .map(|one| Position {
                    name: one.name.to_owned(),
                    title: one.title.to_owned(),
                    fen: one.fen.to_owned(),
                })
                .collect(),
            depths: scope.depths,
            runs: Vec::new(),
            crowds: Vec::new(),
            prices: Vec::new(),
            simulated: Vec::new(),
            shares: Vec::new(),
            noise: Noise::default(),
            phases: Vec::new(),
            quiet: 0,
            sha256: String::new(),
        };
        let phases = vec![Phase { name: "build".to_owned(), seconds: took.as_secs_f64() }];
        Ok(Self { scope, binary, phases, values: BTreeMap::new(), probes: Vec::new(), scaling, root })
    }

    /// Measures, calibrates and simulates.
    fn all(mut self) -> Result<Scaling> {
        let watch = Watch::begin();
        let mut study = Study::launch(&self.binary)?;
        let groups = self.scope.groups();
        let progress = Progress::begin("searches", groups.len());
        let mut costs = BoardKind::ALL.map(|board| (board, Vec::new()));
        for group in &groups {
            // What threads cost is not the same all the time: it is measured all along, as the searches are.
            for (board, measured) in &mut costs {
                let before = self.probe(&mut study)?;
                let costs = study.costs(*board)?;
                let after = self.probe(&mut study)?;
                measured.push((costs, Beside { before, after }));
            }
            let told = self.turns(&mut study, group)?;
            progress.step(&format!("{}: {told}", group.name));
        }
        self.scaling.complete();
        let took =
            progress.finish(&format!("{} searches, all with the same values", self.scaling.runs.len()));
        self.phases.push(Phase { name: "searches".to_owned(), seconds: took.as_secs_f64() });

        let prices = |(board, measured): &(_, Vec<_>)| costs::prices(*board, measured, self.scaling.quiet);
        self.scaling.prices = costs.iter().filter_map(prices).collect();
        // A child's time is ours when it has been waited for: until then it would be another's.
        drop(study);
        self.scaling.noise = watch.end();

        let progress = Progress::begin("simulate", BENCHMARKS.len());
        self.simulate(&progress)?;
        let took = progress.finish("virtual workers");
        self.phases.push(Phase { name: "simulations".to_owned(), seconds: took.as_secs_f64() });

        let folded = self.root.join("profiles").join(&self.scaling.machine.key).join("minimax.folded");
        // A machine whose flamegraphs were not drawn has none.
        self.scaling.shares =
            std::fs::read_to_string(folded).map_or_else(|_| Vec::new(), |text| shares::of(&text));
        self.scaling.phases = self.phases;
        Ok(self.scaling)
    }

    /// The searches of a group take turns, in another order each time, three times at least, until each has been measured often enough on a
    /// quiet machine or the group's budget is spent.
    fn turns(&mut self, study: &mut Study, group: &Group) -> Result<String> {
        const LEAST: usize = 3;
        const MOST: usize = 40;
        const SHORTLY: Duration = Duration::from_millis(100);
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
                // It is waited for a quiet machine, but not for much longer than the search takes.
                let last = runs[at].as_ref().and_then(|run| run.repetitions.last());
                let patience =
                    last.map_or(SHORTLY, |last| SHORTLY + 2 * Duration::from_nanos(last.nanoseconds));
                let waiting = Instant::now();
                while before.slowest > limit && waiting.elapsed() < patience {
                    before = self.probe(study)?;
                }
                let told = study.found(request)?;
                self.check(question, &told)?;
                let after = self.probe(study)?;
                let run = runs[at].get_or_insert_with(|| begin(question, &told));
                run.repetitions.push(Repetition {
                    nanoseconds: told.time / 1_000,
                    positions: told.positions,
                    beside: Beside { before, after },
                });
                before = after;
            }
        }
        let repetitions = || runs.iter().flatten().map(|run| &run.repetitions);
        let all: usize = repetitions().map(Vec::len).sum();
        let limit = self.limit();
        let quiet: usize = repetitions().map(|repetitions| quiet::count(repetitions, limit)).sum();
        let crowds = runs.split_off(group.questions.len());
        self.scaling.runs.extend(runs.into_iter().flatten());
        self.scaling.crowds.extend(crowds.into_iter().flatten());
        Ok(format!("{quiet} of {all} repetitions on a quiet machine"))
    }

    /// What a short search on every core at once takes.
    fn probe(&mut self, study: &mut Study) -> Result<Probe> {
        let [fastest, slowest] = study.probe(self.scope.probe())?.map(|time| time / 1_000);
        self.probes.push(slowest);
        Ok(Probe { fastest, slowest })
    }

    /// What a probe takes at most on the quiet machine, by those so far.
    fn limit(&self) -> u64 {
        quiet::quiet(self.probes.clone()).unwrap_or_default()
    }

    /// Nothing unequal is timed.
    fn check(&mut self, question: &Question, told: &Told) -> Result<()> {
        let wanted = *self.values.entry((question.benchmark, question.depth)).or_insert(told.value);
        ensure!(
            told.value == wanted,
            "`{question}` finds {}, but another search of the same depth {wanted}: what is unequal is not timed",
            told.value
        );
        Ok(())
    }

    /// Simulations are no measurements: they keep all cores busy.
    fn simulate(&mut self, progress: &Progress) -> Result<()> {
        let questions = self.scope.simulations();
        let workers = self.scope.cores.clamp(1, BENCHMARKS.len());
        let mut found: Vec<Option<Told>> = vec![None; questions.len()];
        let (binary, scaling) = (&self.binary, &self.scaling);
        // Searches of one position share what the simulator knows of it, so they go to one program.
        let part = |worker: usize| -> Result<Vec<(usize, Told)>> {
            let mut study = Study::launch(binary)?;
            let mut part = Vec::new();
            for (benchmark, known) in BENCHMARKS.iter().enumerate().skip(worker).step_by(workers) {
                for (at, question) in questions.iter().enumerate() {
                    if question.benchmark == benchmark {
                        let costs = costs::of(scaling, &plan::search(question)).with_context(|| {
                            format!("a bug: nothing was measured to simulate `{question}` by")
                        })?;
                        part.push((at, study.simulate(*question, costs)?));
                    }
                }
                progress.step(known.name);
            }
            Ok(part)
        };
        std::thread::scope(|scope| -> Result<()> {
            let parts: Vec<_> = (0..workers).map(|worker| scope.spawn(move || part(worker))).collect();
            for part in parts {
                let part = part.join().map_err(|_| anyhow::anyhow!("a bug: the simulation broke off"))?;
                for (at, told) in part? {
                    found[at] = Some(told);
                }
            }
            Ok(())
        })?;
        for (question, told) in questions.iter().zip(found) {
            let told = told.context("a bug: a simulation is missing")?;
            self.check(question, &told)?;
            self.scaling.simulated.push(Simulated {
                search: plan::search(question),
                value: told.value,
                nanoseconds: told.time / 1_000,
                positions: told.positions,
            });
        }
        Ok(())
    }
}

/// A search before its first repetition.
fn begin(question: &Question, told: &Told) -> Run {
    Run {
        search: plan::search(question),
        value: told.value,
        best: (told.best != "-").then(|| told.best.clone()),
        last: told.last,
        inner: told.inner,
        repetitions: Vec::new(),
        nanoseconds: Vec::new(),
        positions: Vec::new(),
        is_quiet: false,
    }
}

/// How many repetitions on a quiet machine are enough: more of what others are compared with.
fn enough(request: &Request) -> usize {
    match request {
        Request::Search(question) if plan::search(question) != plan::search(question).alone() => 7,
        _ => 15,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(words: &[&str]) -> Result<Options, clap::Error> {
        use clap::Parser;
        #[derive(Debug, Parser)]
        struct Line {
            #[command(flatten)]
            options: Options,
        }
        Line::try_parse_from(std::iter::once(&"scaling").chain(words)).map(|line| line.options)
    }

    #[test]
    fn a_run_is_known_by_what_is_special_about_it() {
        let told = |words: &[&str]| {
            let options = options(words).unwrap();
            (options.stem(), options.command())
        };
        let all = " --threads 1,2,4,8,16,32,64 --seed 1";
        assert_eq!(told(&[]), ("scaling".to_owned(), format!("cargo lab study scaling{all}")));
        let quick = told(&["--quick", "--depth", "5", "--threads", "1,2", "--seed", "3"]);
        assert_eq!(quick.0, "scaling-quick-depth-5");
        assert_eq!(quick.1, "cargo lab study scaling --quick --depth 5 --threads 1,2 --seed 3");
    }

    #[test]
    fn depths_and_threads_have_bounds_and_a_replay_measures_nothing() {
        for words in [
            &["--depth", "3"][..],
            &["--depth", "10"],
            &["--depth", "deep"],
            &["--threads", "0"],
            &["--threads", "1,two"],
            &["--threads", "1025"],
            &["--replay", "record.json", "--quick"],
            &["--replay", "record.json", "--depth", "5"],
        ] {
            assert!(options(words).is_err(), "{words:?}");
        }
    }
}
