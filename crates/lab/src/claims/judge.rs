//! What becomes of each claim: a pure function of the rows and the evidence.

use std::collections::{BTreeMap, BTreeSet};

use super::evidence::Evidence;
use super::rows::{Claims, Expected, Experiment, Kind, Row, Verb};
use super::trial::{Outcome, Trial};
use crate::build::signature::Answer;
use crate::machine::provenance::Provenance;
use crate::record::finding::{Finding, Holds};
use crate::record::{Judgement, Record, Source, Verdict};
use crate::study::{compare, endgame, scaling};
use crate::terminal::format::{interval, percent, thousands, words};

/// The source's share of questions that its counters answer at once, claim 32.
const EARLY_EXITS: f64 = 0.9995;

/// As many times the questions that the source's counters leave open are still of the same size, claim 32.
const SAME_SIZE: f64 = 2.0;

/// A claim with its verdict.
#[derive(Clone, Debug)]
pub(crate) struct Judged<'a> {
    /// The claim.
    pub(crate) row: &'a Row,
    /// The verdict; none where it cannot be tried here.
    pub(crate) holds: Option<Holds>,
    /// What was seen, a sentence each; where it cannot be tried, why.
    pub(crate) seen: Vec<String>,
    /// How what was seen was made, where it is on record.
    pub(crate) made: Vec<String>,
}

impl Judged<'_> {
    /// The verdict in words.
    pub(crate) fn verdict(&self) -> String {
        match (self.holds, self.row.kind, &self.row.depends) {
            (None, ..) => "not tried here".to_owned(),
            (Some(Holds::Yes), Kind::Feature, _) => "present".to_owned(),
            (Some(Holds::No), Kind::Feature, _) => "missing".to_owned(),
            (Some(Holds::Partly), _, Some(depends)) => format!("depends on: {depends}"),
            (Some(holds), ..) => holds.word().to_owned(),
        }
    }
}

/// What one experiment says: each part of the claim with its verdict.
struct Seen {
    parts: Vec<(Holds, String)>,
    made: Vec<String>,
}

/// The verdict on every claim.
pub(crate) fn judge_all<'a>(claims: &'a Claims, evidence: &Evidence) -> Vec<Judged<'a>> {
    claims.claims.iter().map(|row| judge(row, evidence)).collect()
}

/// The verdict on a claim.
pub(crate) fn judge<'a>(row: &'a Row, evidence: &Evidence) -> Judged<'a> {
    if let Experiment::Missing(reason) = &row.experiment {
        return Judged { row, holds: None, seen: vec![reason.clone()], made: Vec::new() };
    }
    let Some(Seen { parts, made }) = see(row, evidence).filter(|seen| !seen.parts.is_empty()) else {
        let seen = vec![format!("not measured: `{}` does it", row.experiment.command(row.id))];
        return Judged { row, holds: Some(Holds::Unknown), seen, made: Vec::new() };
    };
    let holds = together(parts.iter().map(|part| part.0));
    let tell = |(one, seen): (Holds, String)| {
        if Some(one) == Some(holds) { seen } else { format!("{seen} ({})", one.word()) }
    };
    Judged { row, holds: Some(holds), seen: parts.into_iter().map(tell).collect(), made }
}

/// The verdict on a claim of several parts. One that could not be told beside others that were leaves it at a part.
fn together(parts: impl Iterator<Item = Holds>) -> Holds {
    let all: Vec<Holds> = parts.collect();
    let Some(&first) = all.first() else { return Holds::Unknown };
    if all.iter().all(|&holds| holds == first) {
        return first;
    }
    let is_well = |holds: &Holds| matches!(holds, Holds::Yes | Holds::Bettered);
    if all.iter().all(is_well) { Holds::Yes } else { Holds::Partly }
}

fn see(row: &Row, evidence: &Evidence) -> Option<Seen> {
    let trial = || evidence.trials.as_ref()?.trials.get(&row.id);
    match &row.experiment {
        Experiment::Tests(_) => tests(trial()?),
        Experiment::Study => study(row, trial()?),
        Experiment::EarlyExits => early_exits(trial()?),
        Experiment::Variants(expected) => variants(expected, evidence.choice.as_ref()?),
        Experiment::Record(verb) => {
            let (findings, made) = findings(row.id, *verb, evidence)?;
            let part = |finding: Finding| (finding.holds, format!("{}: {}", finding.said, finding.seen));
            Some(Seen { parts: findings.into_iter().map(part).collect(), made })
        }
        Experiment::Nodes => nodes(evidence),
        Experiment::Missing(_) => None,
    }
}

/// A test that passes shows it.
fn tests(trial: &Trial) -> Option<Seen> {
    let Outcome::Tests(tests) = &trial.outcome else { return None };
    let part = |(test, &passed): (&String, &bool)| {
        let word = if passed { "passes" } else { "fails, or is not there" };
        (if passed { Holds::Yes } else { Holds::No }, format!("the test `{test}` {word}"))
    };
    Some(Seen { parts: tests.iter().map(part).collect(), made: vec![trial.made.line()] })
}

/// The nodes that the engine needs beside the source's, of the file that the test holds.
fn study(row: &Row, trial: &Trial) -> Option<Seen> {
    let mut seen = tests(trial)?;
    if seen.parts.iter().any(|part| part.0 != Holds::Yes) {
        return Some(seen);
    }
    let prefix = format!("claim {}: ", row.id);
    let mut lines = include_str!("../../../../tests/studies.txt").lines();
    let line = lines.find_map(|line| line.strip_prefix(&prefix))?;
    // A move first, the nodes last.
    let parse = |text: &str| -> Option<(String, u64)> {
        let (first, last) = (text.split(' ').next()?, text.rsplit(' ').next()?);
        Some((first.to_owned(), last.parse().ok()?))
    };
    let (ours, source) = line.strip_suffix(')')?.split_once(" nodes (the source: ")?;
    let ((own_move, ours), (source_move, source)) = (parse(ours)?, parse(source)?);
    // Fewer nodes are better only for the same move.
    let holds = if own_move == source_move && ours <= source { Holds::Bettered } else { Holds::Yes };
    let times = source as f64 / ours.max(1) as f64;
    seen.parts.push((holds, format!("{line}: the source's nodes are {times:.1} times as many")));
    Some(seen)
}

fn early_exits(trial: &Trial) -> Option<Seen> {
    let Outcome::EarlyExits { games, nodes, seed, questions, exits } = trial.outcome else { return None };
    let share = exits as f64 / questions.max(1) as f64;
    let most = SAME_SIZE * (1.0 - EARLY_EXITS);
    let holds = match share {
        _ if questions == 0 => Holds::Unknown,
        share if share >= EARLY_EXITS => Holds::Bettered,
        share if 1.0 - share <= most => Holds::Yes,
        _ => Holds::No,
    };
    let seen = format!(
        "{:.3} % of {} questions in {games} games, searches of {} nodes, seed {seed}; it is taken to hold down to {:.2} %, where the table is \
         looked through {SAME_SIZE} times as often as the source's",
        100.0 * share,
        thousands(questions),
        thousands(nodes),
        100.0 * (1.0 - most)
    );
    Some(Seen { parts: vec![(holds, seen)], made: vec![trial.made.line()] })
}

/// Whole engines, judged against the default build.
fn variants(expected: &BTreeMap<String, Expected>, record: &Record) -> Option<Seen> {
    let judged = |slug: &str| -> Option<&Judgement> {
        record.decision.judgements.iter().find(|judgement| {
            judgement.family.as_ref().is_some_and(|axis| format!("{axis}-{}", judgement.variant) == slug)
        })
    };
    let mut parts = Vec::new();
    for (slug, expected) in expected {
        let judgement = judged(slug)?;
        let holds = match (&judgement.verdict, expected) {
            (Verdict::Faster, Expected::Faster) | (Verdict::Slower, Expected::Slower) => Holds::Yes,
            (Verdict::Faster | Verdict::Slower, _)
            | (Verdict::NoDifference { .. } | Verdict::SameCode { .. }, _) => Holds::No,
            (Verdict::Default | Verdict::Unjudged { .. }, _) => Holds::Unknown,
        };
        let mut seen = format!("`{slug}` against the default build: {}", figures(judgement));
        // What the default's own choice comes to where it is named, in another layout: what is seen must be held against it.
        let own = record.axes.iter().find(|axis| Some(&axis.name) == judgement.family.as_ref());
        let own = own.map(|axis| format!("{}-{}", axis.name, axis.default));
        if let Some(own) = own.filter(|own| own != slug)
            && let Some(judgement) = judged(&own).filter(|own| own.estimate.is_some())
        {
            seen += &format!("; beside it `{own}`, the default's own choice by name: {}", figures(judgement));
        }
        parts.push((holds, seen));
    }
    Some(Seen { parts, made: vec![made(&record.command, &record.source, &record.compiler.version)] })
}

/// A verdict with its figures.
fn figures(judgement: &Judgement) -> String {
    let words = words(&judgement.verdict);
    let Some(estimate) = &judgement.estimate else { return words };
    let (gain, interval) = (percent(estimate.gain), interval(estimate.low, estimate.high));
    format!("{words}, {gain} in speed ({interval}, {} launches)", estimate.launches)
}

/// What a verb finds of a claim, and how it was made; none where it has measured nothing of it.
pub(super) fn findings(id: u32, verb: Verb, evidence: &Evidence) -> Option<(Vec<Finding>, Vec<String>)> {
    let of_claim = |all: Vec<Finding>| {
        let own: Vec<Finding> = all.into_iter().filter(|finding| finding.claim == id).collect();
        own.iter().any(|finding| finding.is_measured).then_some(own)
    };
    match verb {
        Verb::Scaling => {
            let record = evidence.scaling.as_ref()?;
            let made = made(&record.command, &record.source, &record.compiler.version);
            Some((of_claim(scaling::claims::findings(record))?, vec![made]))
        }
        Verb::Endgame => {
            let record = evidence.endgame.as_ref()?;
            let made = endgame::claims::made(record, id).map(Provenance::line).collect();
            Some((of_claim(endgame::claims::findings(record))?, made))
        }
        Verb::Compare => evidence.compared.iter().find_map(|compared| {
            let sides = [&compared.a, &compared.b].into_iter().filter(|side| side.bits == 32);
            let all = sides.flat_map(|side| compare::claims::findings(compared, side)).collect();
            let made = made(&compared.command, &compared.source, &compared.compiler.version);
            Some((of_claim(all)?, vec![made]))
        }),
    }
}

/// Claim 37, over all builds on record.
fn nodes(evidence: &Evidence) -> Option<Seen> {
    let (mut parts, mut all, mut compilers) = (Vec::new(), Vec::new(), BTreeSet::new());
    if let Some(record) = &evidence.choice {
        let ran: Vec<_> = record.engines.iter().filter(|engine| engine.nodes.is_some()).collect();
        let same = ran.iter().filter(|engine| engine.nodes == Some(record.signature.nodes)).count();
        let seen = format!(
            "{same} of {} builds by {} search {} nodes",
            ran.len(),
            record.compiler.version,
            thousands(record.signature.nodes)
        );
        parts.push((Holds::of(same, ran.len()), seen));
        compilers.insert(record.compiler.version.as_str());
        all.push(made(&record.command, &record.source, &record.compiler.version));
    }
    for row in evidence.targets.iter().flat_map(|targets| &targets.parts.rows) {
        let ran: Vec<_> = row.cells().filter(|cell| matches!(cell.outcome, Answer::Nodes(_))).collect();
        let same = ran.iter().filter(|cell| cell.is_right()).count();
        let ran = ran.len();
        let compiler = row.compiler.as_ref().map_or("no compiler", |compiler| compiler.version.as_str());
        let not_run = row.cells().count() - ran;
        let rest = if not_run > 0 { format!(", {not_run} more not run") } else { String::new() };
        let seen = format!("on {}, {same} of {ran} builds by {compiler}{rest}", row.name());
        parts.push((Holds::of(same, ran), seen));
        compilers.insert(compiler);
        all.push(made(&row.command, &row.source, compiler));
    }
    // It is a claim on compilers: of one alone it says nothing.
    if compilers.len() < 2 && !parts.is_empty() {
        parts.push((Holds::Unknown, "other compilers are not on record".to_owned()));
    }
    Some(Seen { parts, made: all })
}

/// How a record was made, a line.
fn made(command: &str, source: &Source, compiler: &str) -> String {
    format!("Made by `{command}`, of {}, {compiler}.", source.short(12))
}
