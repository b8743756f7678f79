//! `cargo studies endgame`: measures the worth of endgame knowledge on this machine, for each
//! variant of the axis `endgame`.
//!
//! Each part is written, together with the page, once it is measured completely.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::{PartsRun, put};
use crate::endgame::claims::{FAR, NEAR, STUDY_LINES};
use crate::endgame::record::{Accuracy, Cost, Distances, Endgames, Solved};
use crate::endgame::{measure, page, solved, tables};
use crate::engines::{Engine, Engines};
use crate::games::Plan;
use crate::provenance::ProvenanceStart;
use outpace::os::children;
use plywright_benches::corpus::Corpus;
use plywright_lab::build::kernels;
use plywright_lab::measure::instructions;
use plywright_lab::session::Files;
use plywright_lab::terminal::progress::Progress;

const AXIS: &str = plywright_lab::build::signature::AXIS;

/// Variant without endgame knowledge, whose scores decide which openings are balanced.
const NOTHING: &str = "none";

/// Part of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// Correctness of each variant's knowledge, checked against tables made by retrograde analysis.
    Accuracy,
    /// Cost of a look-up in the knowledge, in time and instructions.
    Cost,
    /// Judgement of solved positions by each variant.
    Solved,
    /// Moves to mate in KBNKN (minutes); with `--all` also positions of KRPKR (an hour, 3 GB of
    /// memory).
    Distances,
    /// Games from endgames.
    Matches,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Run only these parts; matches need `--games`; distances run only if named.
    #[arg(long, value_enum, value_delimiter = ',', value_name = "PART,...")]
    only: Vec<Part>,
    /// Include endings with five pieces (minutes, about 700 MB; with `distances` an hour, 3 GB).
    #[arg(long)]
    all: bool,
    /// Solved positions per ending.
    #[arg(long, default_value_t = 20, value_name = "N")]
    positions: usize,
    /// Nodes per search of a solved position.
    #[arg(long, default_value_t = 20_000, value_name = "N", value_parser = clap::value_parser!(u64).range(100..=100_000_000))]
    nodes: u64,
    /// Games per pair of variants.
    #[arg(long, default_value_t = 0, value_name = "N")]
    games: u32,
    /// Clock of the games.
    #[arg(long, default_value = "1+0.01", value_name = "SECONDS+INCREMENT", requires = "games")]
    clock: String,
    /// Seed of every random choice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    files: Files,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    options.check()?;
    let mut run = PartsRun::<Endgames>::begin("endgame", page::page, &options.files, "")?;
    let needs_engines = [Part::Solved, Part::Matches].into_iter().any(|part| options.wants(part));
    let engines = Engines::build(&run.root, AXIS, |_| needs_engines)?;
    if options.wants(Part::Accuracy) {
        // Largest numbers of pieces, kings included: always four, and five on request.
        let piece_counts: &[usize] = if options.all { &[4, 5] } else { &[4] };
        for &pieces in piece_counts {
            let accuracy = options.accuracy(pieces, &run.root, &engines)?;
            run.record.parts.take(accuracy);
            run.write()?;
        }
    }
    if options.wants(Part::Cost) {
        let cost = options.cost(&run.root, &engines)?;
        let size = |cost: &Cost| cost.times.len() + cost.instructions.len();
        put(&mut run.record.parts.cost, cost, |part| &part.made, size);
        run.write()?;
    }
    if options.wants(Part::Solved) {
        let solved = options.solved(&run.root, &engines)?;
        let size = |solved: &Solved| (solved.positions.len() + solved.lines.len(), solved.nodes);
        put(&mut run.record.parts.solved, solved, |part| &part.made, size);
        run.write()?;
    }
    if options.wants(Part::Distances) {
        let distances = options.distances(&run.root, &engines)?;
        let size = |distances: &Distances| distances.endings.len() + distances.positions.len();
        put(&mut run.record.parts.distances, distances, |part| &part.made, size);
        run.write()?;
    }
    if options.wants(Part::Matches) {
        options.play(&engines, &mut run)?;
    }
    run.show(&options.files)
}

impl Options {
    fn check(&self) -> Result<()> {
        ensure!((2..=1_000).contains(&self.positions), "--positions: expected a number from 2 to 1000");
        ensure!(
            self.games.is_multiple_of(2) && self.games <= 100_000,
            "--games: expected an even number up to 100000, since each opening is played with both colours"
        );
        let are_asked = self.only.contains(&Part::Matches);
        ensure!(self.games > 0 || !are_asked, "--only matches: give the number of games with `--games`");
        Ok(())
    }

    fn wants(&self, part: Part) -> bool {
        let is_asked = self.only.is_empty() || self.only.contains(&part);
        match part {
            Part::Matches => is_asked && self.games > 0,
            Part::Distances => self.only.contains(&part),
            _ => is_asked,
        }
    }

    /// Command that makes a part again.
    fn command(&self, part: Part) -> String {
        let Self { positions, nodes, games, clock, seed, .. } = self;
        let all_flag = if self.all { " --all" } else { "" };
        let part = match part {
            Part::Accuracy => format!("accuracy{all_flag}"),
            Part::Cost => "cost".to_owned(),
            Part::Solved => format!("solved{all_flag} --positions {positions} --nodes {nodes} --seed {seed}"),
            Part::Distances => format!("distances{all_flag}"),
            Part::Matches => format!("matches --games {games} --clock {clock} --seed {seed}"),
        };
        format!("cargo studies endgame --only {part}")
    }

    fn accuracy(&self, pieces: usize, root: &Path, engines: &Engines) -> Result<Accuracy> {
        let start = ProvenanceStart::begin();
        let progress = Progress::begin("accuracy", 1);
        let rules = tables::rules(root, pieces)?;
        let exact = if pieces > 4 { None } else { Some(tables::exact(root)?) };
        engines.check_source()?;
        progress.finish(&format!("{} rules are checked against their tables", rules.len()));
        Ok(Accuracy { made: engines.provenance(start, self.command(Part::Accuracy))?, pieces, rules, exact })
    }

    fn cost(&self, root: &Path, engines: &Engines) -> Result<Cost> {
        let start = ProvenanceStart::begin();
        let progress = Progress::begin("probes", 2);
        let times = kernels::of_axis(root, AXIS)?;
        progress.step("timed");
        let counted = instructions::of_axis(root, AXIS);
        children::check()?;
        engines.check_source()?;
        let (instructions, uncounted) = match counted {
            Ok(figures) => (figures, None),
            Err(error) => (Vec::new(), Some(format!("{error:#}"))),
        };
        progress.finish("probes are timed and counted");
        let made = engines.provenance(start, self.command(Part::Cost))?;
        Ok(Cost { made, times, instructions, uncounted })
    }

    fn solved(&self, root: &Path, engines: &Engines) -> Result<Solved> {
        let Self { positions: count, nodes, seed, .. } = *self;
        let start = ProvenanceStart::begin();
        let corpus = Corpus::load(&root.join("benches/corpus"))?;
        let five = if self.all { &solved::FIVE[..] } else { &[] };
        let endings = [&solved::FOUR[..], five].concat();
        let progress = Progress::begin("solve", 1);
        let candidates = tables::judge(root, &solved::candidates(&endings, count, &corpus, seed))?;
        let positions = solved::chosen(candidates, count);
        progress.finish(&format!("{} positions are solved", positions.len()));
        let progress = Progress::begin("judge", engines.all.len());
        let judged = measure::judge(&engines.all, &positions, nodes, &progress)?;
        let studies = measure::studies(&engines.all)?;
        // These lines need a table of five pieces.
        let lines = if self.all {
            tables::judge(root, &STUDY_LINES.map(|(first, fen)| (first.to_owned(), fen.to_owned())))?
        } else {
            Vec::new()
        };
        engines.check_source()?;
        progress.finish("searched");
        let made = engines.provenance(start, self.command(Part::Solved))?;
        Ok(Solved { made, nodes, positions, judged, studies, lines })
    }

    fn distances(&self, root: &Path, engines: &Engines) -> Result<Distances> {
        // Check the source now, just before the program is built: a failure at the end would lose
        // an hour.
        engines.check_source()?;
        let start = ProvenanceStart::begin();
        let progress = Progress::begin("distances", 1);
        let (mut names, mut fens) = (vec![FAR.0], Vec::new());
        if self.all {
            names.push(NEAR.0);
            fens.extend(NEAR.1.iter().map(|(fen, _)| *fen));
        }
        let (endings, positions) = tables::distances(root, &names, &fens)?;
        progress.finish(&format!("{} endings", endings.len()));
        Ok(Distances { made: engines.provenance(start, self.command(Part::Distances))?, endings, positions })
    }

    /// Plays a match for each pair of variants, from openings that the variant without knowledge
    /// judges to be balanced.
    fn play(&self, engines: &Engines, run: &mut PartsRun<Endgames>) -> Result<()> {
        let Self { games, ref clock, seed, .. } = *self;
        let nothing = engines.all.iter().find(|engine| engine.variant == NOTHING);
        let nothing = nothing.with_context(|| format!("a bug: there is no variant `{NOTHING}`"))?;
        let count = games as usize / 2;
        let progress = Progress::begin("openings", count);
        let openings = measure::openings(nothing, count, seed, &progress)?;
        progress.finish("openings are generated");
        let numbered = engines.all.iter().enumerate();
        let pairs =
            numbered.flat_map(|(at, second)| engines.all[at + 1..].iter().map(move |first| [first, second]));
        let pairs: Vec<_> = pairs.map(|pair| pair.map(|engine| (engine, 1))).collect();
        let plan = Plan { games, clock, seed, hash_mib: measure::HASH_MIB, openings: Some(&openings) };
        let command = self.command(Part::Matches);
        let player = |(engine, _): (&Engine, usize)| engine.variant.to_owned();
        run.play(engines, &pairs, (plan, &command), player, |parts| &mut parts.matches)
    }
}
