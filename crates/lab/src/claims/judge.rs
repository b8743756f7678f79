//! What becomes of each claim: a pure function of the rows and the evidence.

use std::collections::{BTreeMap, BTreeSet};

use super::evidence::Evidence;
use super::rows::{Claims, Expected, Experiment, Kind, Row, Verb};
use super::trial::{Outcome, Trial};
use crate::build::signature::Answer;
use crate::machine::provenance::Provenance;
use crate::record::finding::Finding;
use crate::record::finding::Holds;
use crate::record::{Judgement, Record, Source, Verdict};
use crate::study::compare;
use crate::study::endgame;
use crate::study::scaling;
use crate::terminal::format::thousands;

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
        match (self.holds, self.row.kind) {
            (None, _) => "not tried here".to_owned(),
            (Some(Holds::Yes), Kind::Feature) => "present".to_owned(),
            (Some(Holds::No), Kind::Feature) => "missing".to_owned(),
            (Some(Holds::Partly), _) if self.row.depends.is_some() => {
                format!("depends on: {}", self.row.depends.as_deref().unwrap_or_default())
            }
            (Some(holds), _) => holds.word().to_owned(),
        }
    }
}

/// What one experiment says: each part of the claim with its verdict.
struct Printed {
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
    let told = told(row, evidence).filter(|told| !told.parts.is_empty());
    let Some(Printed { parts, made }) = told else {
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

fn told(row: &Row, evidence: &Evidence) -> Option<Printed> {
    match &row.experiment {
        Experiment::Tests(_) => tests(evidence.trials.as_ref()?.trials.get(&row.id)?),
        Experiment::Study => study(row, evidence.trials.as_ref()?.trials.get(&row.id)?),
        Experiment::EarlyExits => early_exits(evidence.trials.as_ref()?.trials.get(&row.id)?),
        Experiment::Variants(expected) => variants(expected, evidence.choice.as_ref()?),
        Experiment::Record(verb) => record(row.id, *verb, evidence),
        Experiment::Nodes => nodes(evidence),
        Experiment::Missing(_) => None,
    }
}

/// A test that passes shows it.
fn tests(trial: &Trial) -> Option<Printed> {
    let Outcome::Tests(tests) = &trial.outcome else { return None };
    let part = |(test, &passed): (&String, &bool)| {
        let word = if passed { "passes" } else { "fails, or is not there" };
        (if passed { Holds::Yes } else { Holds::No }, format!("the test `{test}` {word}"))
    };
    Some(Printed { parts: tests.iter().map(part).collect(), made: vec![trial.made.line()] })
}

/// The nodes that the engine needs beside the source's, of the file that the test holds.
fn study(row: &Row, trial: &Trial) -> Option<Printed> {
    let mut told = tests(trial)?;
    if told.parts.iter().any(|part| part.0 != Holds::Yes) {
        return Some(told);
    }
    let prefix = format!("claim {}: ", row.id);
    let line =
        include_str!("../../../../tests/studies.txt").lines().find_map(|line| line.strip_prefix(&prefix))?;
    let nodes = |text: &str| {
        let digits: String = text.chars().rev().skip_while(|letter| !letter.is_ascii_digit()).collect();
        let digits: String = digits.chars().take_while(char::is_ascii_digit).collect();
        digits.chars().rev().collect::<String>().parse::<u64>().ok()
    };
    let (ours, source) = line.split_once(" (the source: ")?;
    let is_same_move = ours.split(' ').next() == source.split(' ').next();
    let (ours, source) = (nodes(ours.strip_suffix(" nodes")?)?, nodes(source)?);
    // Fewer nodes are better only for the same move.
    let holds = if is_same_move && ours <= source { Holds::Bettered } else { Holds::Yes };
    let times = source as f64 / ours.max(1) as f64;
    told.parts.push((holds, format!("{line}: the source's nodes are {times:.1} times as many")));
    Some(told)
}

fn early_exits(trial: &Trial) -> Option<Printed> {
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
    Some(Printed { parts: vec![(holds, seen)], made: vec![trial.made.line()] })
}

/// Whole engines, judged against the default build.
fn variants(expected: &BTreeMap<String, Expected>, record: &Record) -> Option<Printed> {
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
    Some(Printed { parts, made: vec![made(&record.command, &record.source, &record.compiler.version)] })
}

/// A verdict with its figures.
fn figures(judgement: &Judgement) -> String {
    let told = crate::terminal::format::words(&judgement.verdict);
    let Some(estimate) = &judgement.estimate else { return told };
    let [gain, low, high] =
        [estimate.gain, estimate.low, estimate.high].map(crate::terminal::format::percent);
    format!("{told}, {gain} in speed ({low} to {high}, {} launches)", estimate.launches)
}

/// What another verb says of a claim; none where it has measured nothing of it.
fn record(id: u32, verb: Verb, evidence: &Evidence) -> Option<Printed> {
    let (findings, made) = findings(id, verb, evidence)?;
    let tell = |finding: Finding| (finding.holds, format!("{}: {}", finding.said, finding.seen));
    Some(Printed { parts: findings.into_iter().map(tell).collect(), made })
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
fn nodes(evidence: &Evidence) -> Option<Printed> {
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
    for row in evidence.targets.iter().flat_map(|targets| &targets.rows) {
        let ran = row.cells().filter(|cell| matches!(cell.outcome, Answer::Nodes(_)));
        let (ran, same) =
            ran.fold((0, 0), |(ran, same), cell| (ran + 1, same + usize::from(cell.is_right())));
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
    Some(Printed { parts, made: all })
}

/// How a record was made, a line.
fn made(command: &str, source: &Source, compiler: &str) -> String {
    format!("Made by `{command}`, of {}, {compiler}.", source.short(12))
}
