//! `cargo xtask kills`: kills subcommands of the project that write files (*verbs*) again and again
//! at random moments, and checks that nothing is lost.
//!
//! Each call continues in the folder where the previous one was killed. A call that ends by itself
//! must also leave no temporary file. The calls do little work, because only the moment of the kill
//! matters.

mod harness;
#[cfg(test)]
mod hostile;
mod leftovers;
mod record;

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use clap::ValueEnum;

use self::harness::{Harness, Verb};
use crate::kills::record::{Kills, Row, Wrong};
use outpace::os::children;
use outpace::os::files;
use outpace::record::sealed;
use outpace::rng::Rng;
use plywright_lab::machine;
use plywright_lab::session::{Begun, Files};
use plywright_lab::terminal::format;
use plywright_lab::terminal::progress::Progress;
use plywright_lab::terminal::stdout;
use plywright_lab::terminal::table::Table;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Total number of kills.
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    kills: u32,
    /// Kill only these verbs; may be given more than once.
    #[arg(long, value_enum, value_name = "VERB")]
    only: Vec<Verb>,
    /// Seed for the times of the kills.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Discard the results of earlier kills and begin again.
    #[arg(long)]
    restart: bool,
    #[command(flatten)]
    files: Files,
}

/// Of this many calls of a verb, one is not killed.
const NOT_KILLED: u64 = 10;

/// Moment at which a call is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moment {
    /// Time after the start of the call.
    after: Duration,
    /// True to wait, once that time has passed, until the call writes a file.
    writing: bool,
}

/// Returns the plan of the call with this number: the index of its verb, the number of earlier
/// calls of that verb (its turn), and the [`Moment`] of its kill, with the time as a share of
/// `Harness::longest`. The moment is None if the call is not killed. The seed decides the random
/// times.
fn plan_call(seed: u64, call: u64, verbs: usize) -> (usize, u64, Option<(f64, bool)>) {
    let (verb, turn) = (call as usize % verbs, call / verbs as u64);
    let mut rng = Rng::new(seed, &format!("kill {call}"));
    let moment = (rng.below(1 << 20) as f64 / f64::from(1 << 20), rng.below(2) == 0);
    (verb, turn, (turn % NOT_KILLED != NOT_KILLED - 1).then_some(moment))
}

pub(crate) fn run(options: &Options) -> Result<()> {
    ensure!(cfg!(target_os = "linux"), "`cargo xtask kills` needs /proc to find leftovers: run it on Linux");
    let Begun { root, machine, folder, locks } = options.files.begin("")?;
    let path = folder.join("kills.json");
    let kept: Option<Kills> = if options.restart { None } else { sealed::load(&path)? };
    let fresh = Kills {
        schema: <Kills as sealed::SealedRecord>::SCHEMA,
        seed: options.seed,
        machine,
        compiler: machine::compiler(&root)?,
        source: machine::source(&root)?,
        ..Kills::default()
    };
    let mut kills = kept.unwrap_or_else(|| fresh.clone());
    check_same(&kills, &fresh, &path)?;
    let verbs = if options.only.is_empty() { Verb::value_variants() } else { &options.only };
    let missing = u64::from(options.kills).saturating_sub(kills.kills());
    if missing > 0 {
        let harness = Harness::prepare(&root, verbs)?;
        let progress = Progress::begin("kills", missing as usize);
        let mut last = verbs.iter();
        loop {
            children::check()?;
            let begun = Instant::now();
            let (at, turn, moment) = plan_call(kills.seed, kills.calls(), verbs.len());
            let (verb, moment) = if kills.kills() < options.kills.into() {
                (verbs[at], moment)
            } else {
                // After the last kill each verb is called once more without a kill.
                let Some(&verb) = last.next() else { break };
                (verb, None)
            };
            let longest = harness.longest(verb);
            let moment = moment.map(|(share, writing)| Moment { after: longest.mul_f64(share), writing });
            let call = harness.call(verb, turn, kills.calls(), moment)?;
            call.faults
                .iter()
                .for_each(|fault| plywright_lab::note!("{:>12} {}: {fault}", "fault", verb.name()));
            let killed = call.killed.is_some();
            kills.add_call(&verb.name(), call, begun.elapsed().as_secs_f64());
            kills.command = command(&kills, &options.only);
            files::replace(&path, &sealed::write(&kills)?)?;
            if killed {
                progress.step(&verb.name());
            }
        }
        progress.finish(&format!("{} kills", kills.kills()));
    }
    drop(locks);
    options.files.form.print(&kills, || format!("{}{}\n", printed(&kills), path.display()))?;
    plywright_lab::session::exit_unless(kills.wrong() == 0)
}

/// Fails if the machine, compiler, revision or engine of this run differs from that of the stored
/// summary.
fn check_same(kept: &Kills, fresh: &Kills, path: &Path) -> Result<()> {
    let differences = [
        ("machine", kept.machine.key != fresh.machine.key),
        ("compiler", kept.compiler != fresh.compiler),
        ("revision", kept.source.revision != fresh.source.revision),
        ("engine", kept.source.sha256 != fresh.source.sha256),
    ];
    plywright_lab::session::check_same(path, "made", &differences)
}

fn command(kills: &Kills, only: &[Verb]) -> String {
    let only: String = only.iter().map(|verb| format!(" --only {}", verb.name())).collect();
    format!("cargo xtask kills --kills {}{only} --seed {}", kills.kills(), kills.seed)
}

/// Returns the summary for the terminal: the table, the faults, and the total.
pub(crate) fn printed(kills: &Kills) -> String {
    let mut text = format!("{}\n", rows(kills));
    kills.faults.iter().for_each(|fault| stdout::line(&mut text, format_args!("fault: {fault}")));
    text + &sentence(kills) + "\n"
}

pub(crate) fn rows(kills: &Kills) -> Table {
    let wrong = Wrong::default().counts().map(|(name, _)| name);
    let headings = ["verb", "calls", "kills", "while it wrote"].into_iter().chain(wrong);
    let row = |Row { verb, calls, kills, writing, wrong }: &Row| {
        let counts = [*calls, *kills, *writing].into_iter().chain(wrong.counts().map(|(_, count)| count));
        std::iter::once(verb.clone()).chain(counts.map(|count| count.to_string())).collect::<Vec<_>>()
    };
    Table::of_texts(1, headings, kills.rows.iter().map(row))
}

fn sentence(kills: &Kills) -> String {
    stdout::plain(&format!(
        "{} kills in {:.1} h, of {}: {} faults. `{}`",
        format::thousands(kills.kills()),
        kills.seconds / 3600.0,
        kills.source.short(12),
        kills.wrong(),
        kills.command
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kills::record::tests::kills;

    #[test]
    fn calls_are_planned_by_the_seed() {
        let calls: Vec<_> = (0..1000).map(|call| plan_call(1, call, 5)).collect();
        assert_eq!(calls[9], plan_call(1, 9, 5));
        assert_ne!(calls[9], plan_call(2, 9, 5));
        for verb in 0..5 {
            let turns: Vec<u64> = calls.iter().filter(|call| call.0 == verb).map(|call| call.1).collect();
            assert_eq!(turns, (0..200).collect::<Vec<_>>());
        }
        let moments: Vec<(f64, bool)> = calls.iter().filter_map(|call| call.2).collect();
        assert_eq!(moments.len(), 900);
        for tenth in 0..10 {
            let low = f64::from(tenth) / 10.0;
            let count = moments.iter().filter(|(share, _)| (low..low + 0.1).contains(share)).count();
            assert!((60..120).contains(&count), "{count} from {low}");
        }
        assert!((400..500).contains(&moments.iter().filter(|(_, writing)| *writing).count()));
    }

    #[test]
    fn kills_of_another_program_are_refused() {
        let path = Path::new("some/kills.json");
        check_same(&kills(), &kills(), path).unwrap();
        type Change = fn(&mut Kills);
        let changes: [(Change, &str); 4] = [
            (|now| now.machine.key.push('x'), "machine"),
            (|now| now.compiler.llvm.push('x'), "compiler"),
            (|now| now.source.revision = Some("another".into()), "revision"),
            (|now| now.source.sha256.push('x'), "engine"),
        ];
        for (change, what) in changes {
            let mut now = kills();
            change(&mut now);
            let error = check_same(&kills(), &now, path).unwrap_err().to_string();
            assert!(error.starts_with(&format!("some/kills.json was made with another {what}: ")), "{error}");
        }
    }

    #[test]
    fn the_table_and_the_sentence_show_all_counts() {
        let kills = kills();
        let table = rows(&kills).to_string();
        let row = table.lines().find(|line| line.contains("book")).unwrap();
        let counts: Vec<&str> =
            row.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
        assert_eq!(counts, ["1", "1", "0", "0", "0", "2", "0", "1"], "{table}");
        let text = sentence(&kills);
        assert!(text.starts_with("3 kills in 0.0 h, of "), "{text}");
        assert!(text.ends_with(": 3 faults. `cargo xtask kills --kills 3 --seed 1`"), "{text}");
        assert_eq!(command(&kills, &[Verb::Book]), "cargo xtask kills --kills 3 --only book --seed 1");
    }
}
