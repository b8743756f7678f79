//! `cargo lab record`: plays a seeded search and writes what the axes were asked into `benches/corpus/`.

use anyhow::Result;
use comfy_table::{CellAlignment, Table, presets};
use indicatif::{ProgressBar, ProgressStyle};

use crate::corpus::Corpus;
use crate::tape::{Plan, Sizes, play};
use crate::{files, stdout, workspace};

/// The options of `record`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Draws the openings of the games, and the samples.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The recording that is committed: a few hundred KB.
const fn plan(seed: u64) -> Plan {
    let sizes = Sizes { words: 256, queries: 1024, tapes: 8, visits: 512, positions: 512, checks: 512 };
    Plan { seed, games: 8, opening: 8, plies: 64, nodes: 2_000, sizes }
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let plan = plan(options.seed);
    eprintln!("recording {} games from random openings, seed {}", plan.games, plan.seed);
    let bar = ProgressBar::new(plan.games.into())
        .with_style(ProgressStyle::with_template("{wide_bar} game {pos} of {len}")?);
    let tape = play(&plan, |_| bar.inc(1));
    bar.finish_and_clear();
    let early = tape.early_exit_rate();
    let corpus = tape.corpus();

    let folder = root.join("benches/corpus");
    let command = format!("cargo lab record --seed {}", plan.seed);
    let mut told = format!("{}\n", table(&corpus));
    told += &format!("repetition counters: {:.2} % of the questions exit early\n", 100.0 * early);
    let mut written = Vec::new();
    for (name, text) in corpus.files(plan.seed, &command) {
        told += &format!("benches/corpus/{name}: {} bytes\n", text.len());
        written.push((folder.join(name), text));
    }
    files::replace_all(&written)?;
    stdout::print(told)
}

/// What was recorded, and how many bits were counted where.
fn table(corpus: &Corpus) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header([
        "operands",
        "times",
        "kept",
        "bits on average",
    ]);
    for site in &corpus.popcount {
        let bits: u32 = site.words.iter().map(|word| word.count_ones()).sum();
        let expects = if site.few { "few" } else { "any" };
        table.add_row([
            format!("{} ({expects})", site.name),
            site.calls.to_string(),
            site.words.len().to_string(),
            format!("{:.2}", f64::from(bits) / site.words.len() as f64),
        ]);
    }
    for asked in &corpus.sliders {
        let name = format!("{:?} queries", asked.kind).to_lowercase();
        table.add_row([name, asked.calls.to_string(), asked.queries.len().to_string(), String::new()]);
    }
    let (visits, tapes): (usize, _) = (corpus.repetition.iter().map(Vec::len).sum(), corpus.repetition.len());
    table.add_row([format!("visits of {tapes} searches"), String::new(), visits.to_string(), String::new()]);
    let positions = corpus.positions.len().to_string();
    table.add_row(["evaluated positions".to_owned(), String::new(), positions, String::new()]);
    let checks = corpus.checks.len().to_string();
    table.add_row(["positions in check".to_owned(), String::new(), checks, String::new()]);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
