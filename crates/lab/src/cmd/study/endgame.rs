//! `cargo lab study endgame`: what knowledge of endgames is worth on this machine, with each variant of the axis `endgame`.
//!
//! Each part is written, with the page, when it is measured whole.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::axes;
use crate::build::engines::{self, Built, Plan};
use crate::build::kernels;
use crate::machine;
use crate::machine::provenance::{Provenance, ProvenanceStart};
use crate::machine::tools;
use crate::measure::instructions;
use crate::record::Build;
use crate::record::Source;
use crate::report;
use crate::study::endgame::measure::{self, Engine};
use crate::study::endgame::record::{Accuracy, Cost, Match, Solved};
use crate::study::endgame::{Record, page, solved, tables};
use crate::terminal::progress::Progress;
use crate::terminal::stdout;
use crate::workspace;
use outpace::children;
use outpace::files;
use outpace::rng::Rng;
use outpace::sealed;
use plywright_benches::corpus::Corpus;

/// The axis.
const AXIS: &str = crate::build::signature::AXIS;

/// The variant that knows nothing: it says which openings are balanced.
const NOTHING: &str = "none";

/// A part of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// How much is known, by retrograde analysis.
    Accuracy,
    /// What asking costs, in time and instructions, and the engines' speed.
    Cost,
    /// How solved positions are judged.
    Solved,
    /// Games from endgames.
    Matches,
}

/// The options of `study endgame`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// These parts only; matches are played only where `--games` says how many.
    #[arg(long, value_enum, value_delimiter = ',', value_name = "PART,...")]
    only: Vec<Part>,
    /// Also the endings with five men: minutes, and some 700 MB of memory.
    #[arg(long)]
    all: bool,
    /// How many solved positions of each ending.
    #[arg(long, default_value_t = 20, value_name = "N")]
    positions: usize,
    /// Nodes of a search of a solved position.
    #[arg(long, default_value_t = 20_000, value_name = "N")]
    nodes: u64,
    /// How often `bench` is run by each engine.
    #[arg(long, default_value_t = 5, value_name = "N")]
    repeats: usize,
    /// Play so many games of each pair of variants.
    #[arg(long, default_value_t = 0, value_name = "N")]
    games: u32,
    /// The clock of the games.
    #[arg(long, default_value = "1+0.01", value_name = "SECONDS+INCREMENT", requires = "games")]
    clock: String,
    /// The seed of every random choice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Draw the page of this record again, without measuring.
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["only", "all", "games"])]
    replay: Option<PathBuf>,
    /// Where the record and its page go [default: reports/MACHINE].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    #[command(flatten)]
    form: stdout::Form,
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    if let Some(path) = &options.replay {
        let record: Record = sealed::load_from(path)?;
        return match &options.output {
            Some(folder) => write(folder, &record),
            None => {
                let page = page::page(&record);
                files::replace(&path.with_extension("md"), page.as_bytes())?;
                options.form.print(&record, || page)
            }
        };
    }
    options.check()?;
    let root = workspace::root()?;
    tools::check_toolchain(&root)?;
    crate::catch_interrupts()?;
    let machine = machine::identify();
    let folder = options.output.clone().unwrap_or_else(|| root.join("reports").join(&machine.key));
    // What lies there and cannot be used is the first thing to know.
    let mut record = sealed::load(&folder.join(RECORD))?.unwrap_or_else(|| Record::new(machine.clone()));
    ensure!(
        record.machine.key == machine.key,
        "{} is of another machine: {}",
        folder.join(RECORD).display(),
        record.machine.key
    );
    record.machine = machine;
    let run = Run::build(&root, options)?;
    if options.wants(Part::Accuracy) {
        for &men in options.men() {
            record.take(run.accuracy(men)?);
            write(&folder, &record)?;
        }
    }
    if options.wants(Part::Cost) {
        record.cost = Some(run.cost()?);
        write(&folder, &record)?;
    }
    if options.wants(Part::Solved) {
        record.solved = Some(run.solved()?);
        write(&folder, &record)?;
    }
    if options.wants(Part::Matches) {
        run.play(&mut record, &folder)?;
    }
    let path = folder.join(RECORD);
    options.form.print(&record, || format!("{}\n{}\n", page::page(&record), path.display()))
}

/// The record's file, and the page's.
const RECORD: &str = "endgame.json";
const PAGE: &str = "endgame.md";

fn write(folder: &Path, record: &Record) -> Result<()> {
    let page = page::page(record).into_bytes();
    files::replace_all(&[(folder.join(RECORD), sealed::write(record)?), (folder.join(PAGE), page)])?;
    report::redraw(&workspace::root()?, folder)
}

impl Options {
    fn check(&self) -> Result<()> {
        ensure!((2..=1_000).contains(&self.positions), "--positions: expected a number from 2 to 1000");
        ensure!(
            (100..=100_000_000).contains(&self.nodes),
            "--nodes: expected a number from 100 to 100000000"
        );
        ensure!(self.repeats > 0, "--repeats: expected a number above 0");
        ensure!(
            self.games.is_multiple_of(2) && self.games <= 100_000,
            "--games: expected an even number up to 100000, since each opening is played with both colours"
        );
        ensure!(
            self.games > 0 || !self.only.contains(&Part::Matches),
            "--only matches: `--games` says how many"
        );
        Ok(())
    }

    fn wants(&self, part: Part) -> bool {
        let is_asked = self.only.is_empty() || self.only.contains(&part);
        is_asked && (part != Part::Matches || self.games > 0)
    }

    /// The most men of endings, and then the number beyond that where it is asked for.
    fn men(&self) -> &'static [usize] {
        if self.all { &[4, 5] } else { &[4] }
    }

    /// The command that makes a part again.
    fn command(&self, part: Part) -> String {
        let mut command = "cargo lab study endgame --only ".to_owned();
        let all = if self.all { " --all" } else { "" };
        match part {
            Part::Accuracy => command += &format!("accuracy{all}"),
            Part::Cost => command += &format!("cost --repeats {} --seed {}", self.repeats, self.seed),
            Part::Solved => {
                command += &format!(
                    "solved{all} --positions {} --nodes {} --seed {}",
                    self.positions, self.nodes, self.seed
                );
            }
            Part::Matches => {
                command +=
                    &format!("matches --games {} --clock {} --seed {}", self.games, self.clock, self.seed);
            }
        }
        command
    }
}

/// The engines of a run.
struct Run<'a> {
    root: &'a Path,
    options: &'a Options,
    source: Source,
    engines: Vec<(&'static str, Built)>,
}

impl<'a> Run<'a> {
    /// Builds an engine for each variant, where any is needed.
    fn build(root: &'a Path, options: &'a Options) -> Result<Self> {
        let source = machine::source(root)?;
        let is_needed = [Part::Cost, Part::Solved, Part::Matches].into_iter().any(|part| options.wants(part));
        if !is_needed {
            return Ok(Self { root, options, source, engines: Vec::new() });
        }
        let variants = axes::axis(AXIS)?.variants;
        let plan = |feature: String| Plan { build: Build::of(&[&feature]), slug: feature };
        let plans: Vec<Plan> = variants.iter().map(|variant| plan(variant.feature())).collect();
        let progress = Progress::begin("build", plans.len());
        let built = engines::build(root, &plans, &progress)?;
        progress.finish("the engines are built");
        let engines = variants.iter().zip(built).map(|(variant, built)| Ok((variant.name, built?)));
        let engines = engines.collect::<Result<Vec<_>>>()?;
        ensure!(
            machine::source(root)?.sha256 == source.sha256,
            "the engine's source was changed while the engines were built: run again"
        );
        Ok(Self { root, options, source, engines })
    }

    fn engines(&self) -> Vec<Engine<'_>> {
        self.engines.iter().map(|(variant, built)| Engine { variant, path: &built.path }).collect()
    }

    /// What is kept of how a part was made.
    fn made(&self, making: ProvenanceStart, part: Part) -> Result<Provenance> {
        making.end(self.root, self.options.command(part), &self.source)
    }

    fn accuracy(&self, men: usize) -> Result<Accuracy> {
        let making = ProvenanceStart::begin();
        let progress = Progress::begin("accuracy", 1);
        let rules = tables::rules(self.root, men)?;
        let exact = if men > 4 { None } else { Some(tables::exact(self.root)?) };
        progress.finish(&format!("{} rules held to their tables", rules.len()));
        Ok(Accuracy { made: self.made(making, Part::Accuracy)?, men, rules, exact })
    }

    fn cost(&self) -> Result<Cost> {
        let making = ProvenanceStart::begin();
        let engines = self.engines();
        let mut rng = Rng::new(self.options.seed, "endgame");
        let progress = Progress::begin("speed", engines.len() * self.options.repeats);
        let speeds = measure::speeds(&engines, self.options.repeats, &mut rng, &progress)?;
        progress.finish("`bench` is run");
        let progress = Progress::begin("probes", 2);
        let times = kernels::of_axis(self.root, AXIS)?;
        progress.step("timed");
        let counted = instructions::of_axis(self.root, AXIS);
        children::check()?;
        let (instructions, uncounted) = match counted {
            Ok(figures) => (figures, None),
            Err(error) => (Vec::new(), Some(format!("{error:#}"))),
        };
        progress.finish("probes are timed and counted");
        Ok(Cost { made: self.made(making, Part::Cost)?, times, instructions, uncounted, speeds })
    }

    fn solved(&self) -> Result<Solved> {
        let Options { all, positions: count, nodes, seed, .. } = *self.options;
        let making = ProvenanceStart::begin();
        let corpus = Corpus::load(&self.root.join("benches/corpus"))?;
        let endings: Vec<&str> = solved::FOUR
            .into_iter()
            .chain(if all { &solved::FIVE[..] } else { &[] }.iter().copied())
            .collect();
        let progress = Progress::begin("solve", 1);
        let candidates = tables::judge(self.root, &solved::candidates(&endings, count, &corpus, seed))?;
        let positions = solved::chosen(candidates, count);
        progress.finish(&format!("{} positions are solved", positions.len()));
        let engines = self.engines();
        let progress = Progress::begin("judge", engines.len());
        let judged = measure::judge(&engines, &positions, nodes, &progress)?;
        let studies = measure::studies(&engines)?;
        progress.finish("searched");
        Ok(Solved { made: self.made(making, Part::Solved)?, nodes, positions, judged, studies })
    }

    /// Plays; each match is written when it has been played.
    fn play(&self, record: &mut Record, folder: &Path) -> Result<()> {
        let Options { games, ref clock, seed, .. } = *self.options;
        let engines = self.engines();
        let nothing = engines.iter().find(|engine| engine.variant == NOTHING);
        let nothing = nothing.with_context(|| format!("a bug: there is no variant `{NOTHING}`"))?;
        let count = games as usize / 2;
        let progress = Progress::begin("openings", count);
        let openings = measure::openings(nothing, count, seed, &progress)?;
        progress.finish("openings are drawn");
        let pairs: Vec<_> = engines
            .iter()
            .enumerate()
            .flat_map(|(at, second)| engines[at + 1..].iter().map(move |first| [first, second]))
            .collect();
        let progress = Progress::begin("games", pairs.len());
        for [first, second] in pairs {
            let making = ProvenanceStart::begin();
            let result = measure::play(self.root, [first, second], &openings, games, clock, seed)?;
            record.take_match(Match {
                made: self.made(making, Part::Matches)?,
                first: first.variant.to_owned(),
                second: second.variant.to_owned(),
                openings: openings.len(),
                result,
            });
            write(folder, record)?;
            progress.step(&format!("{} against {}", first.variant, second.variant));
        }
        progress.finish("played");
        Ok(())
    }
}
