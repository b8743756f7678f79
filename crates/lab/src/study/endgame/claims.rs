//! What becomes of the source's claims 23 to 28 and 48 on this machine: a pure function of the record.

use plywright::endings::RULES;

use super::record::{Counted, LONGEST_MATE, MATE, Record, RuleFigure};
use super::source::{RECOGNISERS, STUDY_DEPTH, STUDY_MOVE, Told};
use crate::machine::provenance::Provenance;
use crate::record::finding::{Finding, Holds};
use crate::record::{KernelFigure, Mode};
use crate::terminal::format::thousands;

/// The claim on the wins of a pawn against a rook.
const PAWN_WINS: u32 = 23;

/// The claim on a study.
const STUDIED: u32 = 25;

/// The claim on the dispatch.
const DISPATCH: u32 = 48;

/// Every claim's.
pub(crate) fn findings(record: &Record) -> Vec<Finding> {
    let recogniser = |claim| {
        let told = RECOGNISERS.iter().find(|told| told.claim == claim)?;
        let rule = record.rule(told.material, told.counted)?;
        let (holds, seen) = recognised(told, rule);
        Some((holds, seen + &as_of(record, [rule])))
    };
    vec![
        Finding::new(
            PAWN_WINS,
            "KRKP: every win of the pawn's side, by rules and about 1,300 and 6,000 stored positions",
            pawn_wins(record),
        ),
        Finding::new(
            24,
            "KRKP: about 700,000 of 1,212,140 draws, by about 2,600 records of two bytes",
            recogniser(24),
        ),
        Finding::new(
            STUDIED,
            "a rook against a pawn about to promote: d8=Q at every depth, and mate announced at depth 16",
            study(record),
        ),
        Finding::new(
            26,
            "KBKP: 0 incorrect, 6,355,575 draws spotted and 607,948 missed, 1,248,570 wins",
            recogniser(26),
        ),
        Finding::new(
            27,
            "KBNKN: 0 incorrect, 65,560,677 draws spotted and 116,588,650 missed, 37,532,061 wins",
            recogniser(27),
        ),
        Finding::new(
            28,
            "KRPKR: 0 incorrect, 9,012,914 draws spotted and 202,942,608 missed, 271,396,946 wins",
            recogniser(28),
        ),
        Finding::new(
            DISPATCH,
            "one clean dispatch decides which module handles a position",
            dispatch(record),
        ),
    ]
}

/// The parts of the record that a claim is judged by.
pub(crate) fn made(record: &Record, claim: u32) -> impl Iterator<Item = &Provenance> {
    let ending = RECOGNISERS.iter().find(|told| told.claim == claim).map(|told| told.material);
    let ending = if claim == PAWN_WINS { Some("KRKP") } else { ending };
    let accuracy = record.accuracy.iter().filter(move |accuracy| {
        claim == DISPATCH || accuracy.rules.iter().any(|rule| Some(rule.material.as_str()) == ending)
    });
    let cost = record.cost.iter().filter(move |_| claim == DISPATCH).map(|cost| &cost.made);
    let solved = record.solved.iter().filter(move |_| claim == STUDIED).map(|solved| &solved.made);
    accuracy.map(|accuracy| &accuracy.made).chain(cost).chain(solved)
}

/// Of which revision's rules figures are, where a rule of the program has another size by now: the record tells a rule by its size.
fn as_of<'a>(record: &Record, rules: impl IntoIterator<Item = &'a RuleFigure>) -> String {
    let is_old = |rule: &&RuleFigure| {
        let now = RULES.iter().find(|now| now.material == rule.material);
        now.is_none_or(|now| now.tree.len() as u64 != rule.bytes)
    };
    let Some(old) = rules.into_iter().find(is_old) else { return String::new() };
    let part = record.accuracy.iter().find(|accuracy| accuracy.rules.contains(old));
    part.map_or_else(String::new, |part| {
        format!(", of the rule for {} as of {}", old.material, part.made.source.short(12))
    })
}

/// Claim 23.
fn pawn_wins(record: &Record) -> Option<(Holds, String)> {
    let rule = record.rule("KRKP", Counted::All)?;
    let (known, wins) = (rule.known[1], rule.wins[1]);
    let alone = format!(
        "the rule alone tells {} of {} in {} bytes{}",
        thousands(known),
        thousands(wins),
        thousands(rule.bytes),
        as_of(record, [rule])
    );
    if rule.incorrect > 0 {
        return Some((
            Holds::No,
            format!("{alone}, and is wrong in {} positions", thousands(rule.incorrect)),
        ));
    }
    if known == wins {
        return Some((Holds::Yes, alone));
    }
    Some(match record.exact() {
        // The default build does not have them.
        Some(exact) if exact.incorrect == 0 => (
            Holds::Partly,
            format!(
                "with `endgame-exact` the tables tell all of them, and all else of {} endings, in {} bytes; {alone}",
                exact.endings,
                thousands(exact.packed)
            ),
        ),
        _ => (Holds::Partly, alone),
    })
}

/// Claims 24 and 26 to 28.
fn recognised(told: &Told, rule: &RuleFigure) -> (Holds, String) {
    let seen = format!(
        "{} incorrect, {} draws spotted and {} missed ({:.2} %; the source {:.2} %), {} wins, in {} bytes",
        thousands(rule.incorrect),
        thousands(rule.spotted),
        thousands(rule.missed()),
        percent(rule.spotted, rule.draws),
        percent(told.spotted, told.draws),
        thousands(rule.wins_kept()),
        thousands(rule.bytes)
    );
    if rule.draws != told.draws {
        return (Holds::Unknown, format!("another set of positions is counted: {seen}"));
    }
    // What is told in round numbers is held to within a fiftieth.
    let slack = if told.is_precise { 0 } else { told.spotted / 50 };
    let holds = if rule.incorrect > 0 || told.wins.is_some_and(|wins| rule.wins_kept() != wins) {
        Holds::No
    } else if rule.spotted > told.spotted + slack {
        Holds::Bettered
    } else if rule.spotted + slack >= told.spotted {
        Holds::Yes
    } else {
        Holds::No
    };
    (holds, seen)
}

/// Claim 25: what the variants do that know anything, beside the one that does not.
fn study(record: &Record) -> Option<(Holds, String)> {
    let studies = &record.solved.as_ref()?.studies;
    let mut holds = Holds::No;
    let mut told = Vec::new();
    for study in studies {
        let right = study.best.iter().filter(|best| *best == STUDY_MOVE).count();
        let is_mate = |value: &Option<i32>| value.is_some_and(|value| value >= MATE - LONGEST_MATE);
        let mate = study.values.iter().position(is_mate);
        let announced = match mate.and_then(|at| Some((at + 1, study.values[at]?))) {
            Some((depth, value)) => format!("mate in {} announced from depth {depth}", MATE - value),
            None => {
                let last = study.values.last().copied().flatten();
                last.map_or("nothing told".to_owned(), |value| {
                    format!("no mate, {value:+} centipawns at last")
                })
            }
        };
        told.push(format!("`{}` at {right} of {} depths, {announced}", study.variant, study.best.len()));
        let is_always = right == study.best.len() && study.best.len() == STUDY_DEPTH as usize;
        let found = match (is_always, mate.is_some()) {
            (true, true) => Holds::Yes,
            (false, false) => Holds::No,
            _ => Holds::Partly,
        };
        if study.variant != "none" && (found == Holds::Yes || holds == Holds::No) {
            holds = found;
        }
    }
    (!studies.is_empty()).then(|| (holds, told.join("; ")))
}

/// Claim 48: that there is one is in the code; what the record can say is whether it is ever led astray, and what it costs.
fn dispatch(record: &Record) -> Option<(Holds, String)> {
    let cost = record.cost.as_ref()?;
    let of = |variant: &str| {
        let is_it = |figure: &&KernelFigure| {
            figure.variant == variant && figure.operands == "recorded" && figure.mode == Mode::Throughput
        };
        cost.times.iter().find(is_it).map(|figure| figure.nanoseconds_per_op)
    };
    let (rules, exact) = (of("rules")?, of("exact")?);
    let incorrect: u64 =
        record.accuracy.iter().flat_map(|accuracy| &accuracy.rules).map(|rule| rule.incorrect).sum();
    let endings = record.accuracy.iter().flat_map(|accuracy| &accuracy.rules);
    let endings = endings.filter(|rule| rule.counted == Counted::All).count();
    let holds = match (endings, incorrect) {
        (0, _) => Holds::Unknown,
        (_, 0) => Holds::Yes,
        _ => Holds::No,
    };
    Some((
        holds,
        format!(
            "one function is asked, and takes {rules:.1} ns of recorded positions with `rules`, {exact:.1} ns with `exact`; {} wrong answers \
             in the {endings} endings that rules are for{}",
            thousands(incorrect),
            as_of(record, record.accuracy.iter().flat_map(|accuracy| &accuracy.rules))
        ),
    ))
}

/// A share, in percent; of nothing, none.
pub(crate) fn percent(part: u64, all: u64) -> f64 {
    100.0 * part as f64 / all.max(1) as f64
}
