//! `cargo lab bench record`: plays seeded games and writes the operands of the axes into
//! `benches/corpus/`.

use anyhow::Result;

use crate::measure::recording::{BEGINNINGS, EndgamePlan, Plan, Sizes, endgames, play};
use crate::terminal::progress::Progress;
use crate::terminal::stdout::{self, Printed};
use crate::terminal::table::{Cell, Table, column};
use crate::workspace;
use outpace::os::files;
use plywright_benches::corpus::Corpus;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Seed of the games' openings and of the samples.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    form: stdout::Form,
}

pub(super) fn run(options: &Options) -> Result<()> {
    // These values give the recording that is committed: a few hundred KB.
    let (seed, nodes) = (options.seed, 2_000);
    let sizes = Sizes { words: 256, queries: 1024, traces: 8, visits: 512, positions: 512, checks: 512 };
    let plan = Plan { seed, games: 8, opening: 8, plies: 64, nodes, sizes };
    let few = EndgamePlan { seed, games: 8, plies: 120, nodes, sample_size: 1024 };

    let root = workspace::root()?;
    let beginnings = BEGINNINGS.len() as u32 * few.games;
    stdout::note!(
        "recording {} games from random openings, {beginnings} from endgames, seed {seed}",
        plan.games
    );
    let progress = Progress::begin("games", (plan.games + beginnings) as usize);
    let recording = play(&plan, || progress.step("played"));
    let (asked, endgames) = endgames(&few, || progress.step("played"));
    progress.finish("recorded");
    let share = 100.0 * recording.questions.by_either as f64 / recording.questions.asked.max(1) as f64;
    let corpus = Corpus { endgames, ..recording.corpus() };

    let rows = rows(&corpus, asked);
    let mut text = format!(
        "{rows}\nrepetition: {share:.2} % of the questions are answered without comparing positions\n"
    );
    let mut written = Vec::new();
    for (name, file) in corpus.files(seed, &format!("cargo lab bench record --seed {seed}")) {
        text += &format!("benches/corpus/{name}: {} bytes\n", file.len());
        written.push((root.join("benches/corpus").join(name), file));
    }
    files::replace_all(&written)?;
    options.form.print(&Printed { rows }, || text)
}

/// Returns a table of the recorded operands, with the average number of set bits at each call site.
fn rows(corpus: &Corpus, asked: u64) -> Table {
    let mut rows = Table::new([
        column("operands", &["operands"]),
        column("calls", &["times"]),
        column("kept", &["kept"]),
        column("bits on average", &["bits_on_average"]),
    ]);
    let number = |number: u64| Cell::figure(number.to_string(), [number]);
    let mut row = |what: String, times: Cell, kept: usize, bits: Cell| {
        if kept > 0 {
            rows.push([Cell::word(what), times, number(kept as u64), bits]);
        }
    };
    for site in &corpus.popcount {
        let bits: u32 = site.words.iter().map(|word| word.count_ones()).sum();
        let bits = f64::from(bits) / site.words.len() as f64;
        let what = format!("{} ({})", site.name, if site.few { "few" } else { "any" });
        row(what, number(site.calls), site.words.len(), Cell::figure(format!("{bits:.2}"), [bits]));
    }
    for asked in &corpus.sliders {
        let what = format!("{:?} queries", asked.kind).to_lowercase();
        row(what, number(asked.calls), asked.queries.len(), Cell::none());
    }
    let (visits, traces): (usize, _) =
        (corpus.repetition.iter().map(Vec::len).sum(), corpus.repetition.len());
    for (what, times, kept) in [
        (format!("visits of {traces} searches"), Cell::none(), visits),
        ("evaluated positions".to_owned(), Cell::none(), corpus.positions.len()),
        ("positions in check".to_owned(), Cell::none(), corpus.checks.len()),
        ("positions with few pieces".to_owned(), number(asked), corpus.endgames.len()),
    ] {
        row(what, times, kept, Cell::none());
    }
    rows
}
