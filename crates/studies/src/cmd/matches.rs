//! `cargo studies matches`: plays matches with other engines on the clock.
//!
//! Each match is stored in `matches/` of the machine's folder once it has been played. It is played
//! again only with `--restart`, or if the stored match does not meet the request: it was played
//! with another engine, compiler, opponent, option or seed, with another number of games at a time
//! (if `--at-once` names one), or has too few games. Its games are stored next to the record as
//! PGN; the record has the digest of that file.

use std::num::NonZero;

use anyhow::{Context, Result, bail, ensure};

use crate::games::{self, Referee, player};
use crate::matches::ratings::List;
use crate::matches::{self, Asked, FOLDER, OWN_BUILD, Opponent, PLANS, Plan, Record};
use crate::provenance::ProvenanceStart;
use outpace::os::files;
use outpace::record::sealed::{self, SealedRecord};
use plywright_lab::build::engines::{self, Plan as Build};
use plywright_lab::build::signature;
use plywright_lab::machine;
use plywright_lab::record::{self, BASELINE};
use plywright_lab::session::{Begun, Files};
use plywright_lab::terminal::progress::Progress;
use plywright_lab::terminal::stdout::Printed;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Matches to play, as `toga2-1+0.1` [default: all].
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// Games per match, instead of the planned number.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    games: Option<u32>,
    /// Games played at a time [default: one for each CPU].
    #[arg(long, value_name = "N")]
    at_once: Option<NonZero<usize>>,
    /// Seed for the order of the openings.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play again the matches that are already recorded for this engine.
    #[arg(long)]
    restart: bool,
    #[command(flatten)]
    files: Files,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let plans = wanted(&options.names)?;
    let Begun { root, machine, folder, locks } = options.files.begin("")?;
    let mut kept = matches::all(&folder)?;
    if let Some(Record { name, machine: other, .. }) =
        kept.iter().find(|record| record.machine.key != machine.key)
    {
        bail!("{} has a match of another machine, {}: {name}", folder.display(), other.key);
    }
    let (source, compiler) = (machine::source(&root)?, machine::compiler(&root)?);
    let games = |plan: &Plan| options.games.unwrap_or(plan.games);
    let opponent = |plan: &Plan| match plan.opponent {
        Opponent::Program(program) => std::fs::read(games::opponent(program).ok()?).ok(),
        Opponent::Build(_) => None,
    };
    let is_kept = |plan: &Plan| {
        let asked = Asked {
            games: games(plan),
            seed: options.seed,
            at_once: options.at_once.map(NonZero::get),
            opponent: opponent(plan).map(|program| sealed::sha256(&program)),
        };
        kept.iter().any(|record| record.is(plan, &asked, &source, &compiler))
    };
    let missing: Vec<Plan> = plans.iter().copied().filter(|plan| options.restart || !is_kept(plan)).collect();
    if !missing.is_empty() {
        let mut builds =
            vec![Build { slug: BASELINE.to_owned(), build: record::Build::from_features(&[] as &[&str]) }];
        for plan in &missing {
            match plan.opponent {
                // A missing program is reported before anything is built or played.
                Opponent::Program(program) => {
                    games::opponent(program)?;
                }
                Opponent::Build(feature) if builds.iter().all(|build| build.slug != feature) => {
                    builds.push(Build {
                        slug: feature.to_owned(),
                        build: record::Build::from_features(&[feature]),
                    });
                }
                Opponent::Build(_) => {}
            }
        }
        let referee = Referee::new(&root)?;
        let progress = Progress::begin("build", builds.len());
        let built = engines::build(&root, &builds, &progress)?;
        let built = built.into_iter().collect::<Result<Vec<_>>>()?;
        let engine = built.first().context("a bug: no engine was built")?;
        progress.finish("the engines are built");
        machine::check_source(&machine::source(&root)?, &source)?;
        let signature = signature::measure(&engine.path, None)?.nodes;
        let at_once = options.at_once.map_or_else(std::thread::available_parallelism, Ok)?.to_string();
        let progress = Progress::begin("games", missing.iter().map(|plan| games(plan) as usize).sum());
        let mut before = 0;
        for plan in &missing {
            let name = plan.name();
            let (opponent, program) = match plan.opponent {
                Opponent::Program(program) => (program.to_owned(), games::opponent(program)?),
                Opponent::Build(feature) => {
                    let other = builds.iter().zip(&built).find(|(build, _)| build.slug == feature);
                    let (_, other) = other.context("a bug: an opponent was not built")?;
                    (format!("{OWN_BUILD}{feature}"), other.path.clone())
                }
            };
            let total = games(plan) as usize;
            let [games, seed] = [total as u64, options.seed].map(|n| n.to_string());
            let players = [
                player("Plywright", &engine.path, "", plan.own),
                player(plan.opponent.name(), &program, plan.arguments, plan.options),
            ];
            let arguments =
                ["--tc", plan.clock, "--games", &games, "--concurrency", &at_once, "--seed", &seed];
            let start = ProvenanceStart::begin();
            let show = |line: &str| {
                // The referee reports `118 games: +40 =50 -28, ...` twice a minute.
                let played = line.split_once(" games: ").and_then(|(count, _)| count.parse::<usize>().ok());
                progress.line(line);
                played.into_iter().for_each(|played| progress.at(before + played.min(total)));
            };
            let (played, pgn) = referee.play(&players, &arguments, show)?;
            before += total;
            let is_same = played.programs[0].as_ref() == Some(&engine.sha256);
            ensure!(is_same, "the engine was changed while it played: run again");
            let is_whole = played.pgn_sha256 == Some(sealed::sha256(pgn.as_bytes()));
            ensure!(is_whole, "the PGN file is not the one that the referee wrote: run again");
            let command =
                format!("cargo studies matches {name} --games {games} --at-once {at_once} --seed {seed}");
            let made = start.end(&root, command, &source)?;
            let record = Record {
                schema: Record::SCHEMA,
                name: name.clone(),
                machine: machine.clone(),
                made,
                signature,
                opponent,
                played,
                sha256: String::new(),
            };
            let [path, games] = ["json", "pgn"].map(|end| folder.join(FOLDER).join(format!("{name}.{end}")));
            files::replace_all(&[(&games, pgn.into_bytes()), (&path, sealed::write(&record)?)])?;
            kept.retain(|old| old.name != name);
            kept.push(record);
        }
        progress.finish("played");
    }
    drop(locks);
    kept.retain(|record| plans.iter().any(|plan| plan.name() == record.name));
    options.files.form.print(&Printed { rows: &kept }, || printed(&kept))
}

/// Plans with these names, or all plans if no name is given.
fn wanted(names: &[String]) -> Result<Vec<Plan>> {
    let known: Vec<String> = PLANS.iter().map(Plan::name).collect();
    if let Some(unknown) = names.iter().find(|name| !known.contains(name)) {
        anyhow::bail!("there is no match `{}`; the matches are {}", unknown.escape_debug(), known.join(", "));
    }
    let is_wanted = |plan: &&Plan| names.is_empty() || names.contains(&plan.name());
    Ok(PLANS.iter().filter(is_wanted).copied().collect())
}

/// Table of matches, followed by the list of ratings if there is one.
pub(crate) fn printed(kept: &[Record]) -> String {
    let list = List::from_matches(kept).map_or_else(String::new, |list| format!("\n\n{}", list.table()));
    format!("{}{list}\n", matches::table(&kept.iter().collect::<Vec<_>>()))
}
