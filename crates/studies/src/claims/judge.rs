//! The verdict on each claim: a pure function of the claim's row in `claims.toml` and the evidence
//! (all records of a machine).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::counted::{BUILTIN, Counted, LOOP, Popcounts, SHIFT};
use super::rows::{Claims, Direction, Expected, Experiment, Kind, Measuring, Row, Verb};
use super::trial::{Games, Outcome, Trial};
use super::wakes::{Delays, Loaded, SLEEP, Wakes};
use crate::evidence::{Evidence, Origin};
use crate::finding::{Finding, Holds, LAYOUT};
use crate::matches::ratings::{self, List};
use crate::matches::time::{PARTS, Part, Timed};
use crate::soak::{ITSELF, Soak};
use crate::targets::Compared;
use crate::{endgame, scaling};
use outpace::statistics::NINETY_FIVE;
use plywright_lab::build::signature::Answer;
use plywright_lab::record::{BASELINE, Estimate, Judgement, KernelJudgement, Record, Verdict};
use plywright_lab::terminal::format::{date, interval, percent, share, thousands, words};

/// Claim 32: the source's share of queries for a repetition that its counters answer at once.
const EARLY_EXITS: f64 = 0.9995;

/// Claim 32: the share of queries that the counters leave open may be up to this multiple of the
/// source's; the claim then still holds.
const SAME_SIZE: f64 = 2.0;

/// Claim 54: the source's margin for time that passes unseen by its clock, in microseconds.
const MARGIN: u64 = 25_000;

/// Claim 55: a function takes the same time for every number of bits if its longest time is at most
/// this multiple of its shortest.
const FLAT: f64 = 1.25;

/// Claim 55: the claim holds if one of these is the largest number of bits up to which the loop is
/// faster. The source says "about 7" for two compilers and 6 for a third; one more or less is
/// allowed.
const BREAK_EVEN: std::ops::RangeInclusive<u32> = 5..=8;

#[derive(Clone, Debug)]
pub(crate) struct Judged<'a> {
    pub(crate) row: &'a Row,
    /// The verdict, or None if the claim cannot be tried here.
    pub(crate) holds: Option<Holds>,
    /// True if one part of the claim was seen to hold and another was seen not to, or if a part was
    /// seen to hold in part.
    depends: bool,
    /// Sentences that say what was seen; for a claim that cannot be tried, the reason.
    pub(crate) seen: Vec<String>,
    /// Origin of the evidence that decides the verdict.
    pub(crate) rests_on: Vec<Origin>,
    /// Origin of evidence from engines older than the latest, which decides nothing.
    pub(crate) history: Vec<Origin>,
}

impl<'a> Judged<'a> {
    /// A claim without a verdict and without evidence.
    pub(crate) fn untried(row: &'a Row) -> Self {
        let (seen, rests_on, history) = (Vec::new(), Vec::new(), Vec::new());
        Self { row, holds: None, depends: false, seen, rests_on, history }
    }

    pub(crate) fn verdict(&self) -> String {
        match (self.holds, self.row.kind, &self.row.depends) {
            (None, ..) => "not tried here".to_owned(),
            (Some(Holds::Yes), Kind::Feature, _) => "present".to_owned(),
            (Some(Holds::No), Kind::Feature, _) => "missing".to_owned(),
            (Some(Holds::Partly), _, Some(depends)) if self.depends => format!("depends on: {depends}"),
            (Some(holds), ..) => holds.word().to_owned(),
        }
    }

    /// Origin of the oldest evidence that decides the verdict. If only evidence of older engines
    /// ("history") exists, the oldest of that.
    fn oldest(&self) -> Option<&Origin> {
        let deciding = self.rests_on.iter().min_by_key(|made| made.started);
        deciding.or_else(|| self.history.iter().min_by_key(|made| made.started))
    }

    /// Start of the evidence that [`age`](Self::age) names, in seconds since 1970.
    pub(crate) fn started(&self) -> Option<u64> {
        self.oldest().map(|made| made.started)
    }

    /// Day on which the evidence that [`age`](Self::age) names was begun, as `2026-11-29`.
    pub(crate) fn day(&self) -> Option<String> {
        let at = date(self.started()?);
        Some(at.split(' ').next().unwrap_or_default().to_owned())
    }

    /// Returns true if the evidence that [`age`](Self::age) names is of the engine whose source has
    /// this SHA-256.
    pub(crate) fn is_of(&self, sha256: &str) -> bool {
        self.oldest().is_some_and(|made| made.source.sha256 == sha256)
    }

    /// Date and revision of the oldest evidence that decides the verdict. If only evidence of older
    /// engines exists, those of the oldest of that, after the word "history".
    pub(crate) fn age(&self) -> String {
        let kind = if self.rests_on.is_empty() { "history: " } else { "" };
        self.oldest().map(|made| format!("{kind}{}", made.age())).unwrap_or_default()
    }
}

/// Parts of a claim, each with its verdict and what was seen.
type Parts = Vec<(Holds, String)>;

/// Parts that one piece of evidence judges, and its origin.
struct Seen {
    parts: Parts,
    made: Vec<Origin>,
}

/// One kind of evidence that a claim needs: everything that exists, and the command that makes it.
struct Needed {
    seen: Vec<Seen>,
    command: String,
}

pub(crate) fn judge_all<'a>(claims: &'a Claims, evidence: &Evidence) -> Vec<Judged<'a>> {
    claims.claims.iter().map(|row| judge(row, evidence)).collect()
}

/// Judges a claim. Evidence of an older engine than the latest is shown but decides nothing.
pub(crate) fn judge<'a>(row: &'a Row, evidence: &Evidence) -> Judged<'a> {
    let mut judged = Judged::untried(row);
    if let Experiment::Missing(reason) = &row.experiment {
        judged.seen.push(reason.clone());
        return judged;
    }
    let latest = evidence.latest();
    let is_history = |origin: &Origin| latest.as_ref() != Some(&origin.source.sha256);
    let (mut parts, mut old) = (Vec::new(), Vec::new());
    for Needed { seen, command } in needed(row, evidence, &is_history) {
        let seen = seen.into_iter().filter(|seen| !seen.parts.is_empty());
        let (past, now): (Vec<Seen>, Vec<Seen>) = seen.partition(|seen| seen.made.iter().any(&is_history));
        if now.is_empty() {
            let since = if past.is_empty() { "" } else { " since the engine changed" };
            parts.push((Holds::Unknown, format!("not measured{since}: `{command}` measures it")));
        }
        for seen in now {
            parts.extend(seen.parts);
            judged.rests_on.extend(seen.made);
        }
        for seen in past {
            let text = |(holds, seen): (Holds, String)| format!("history: {seen} ({} then)", holds.word());
            old.extend(seen.parts.into_iter().map(text));
            judged.history.extend(seen.made);
        }
    }
    let holds = together(parts.iter().map(|part| part.0));
    let has = |which: &[Holds]| parts.iter().any(|part| which.contains(&part.0));
    judged.depends = has(&[Holds::Yes, Holds::Bettered, Holds::Partly]) && has(&[Holds::No, Holds::Partly]);
    let is_alike = parts.iter().all(|part| part.0 == holds);
    let text = |(part, seen): (Holds, String)| {
        if is_alike { seen } else { format!("{seen} ({})", part.word()) }
    };
    judged.holds = Some(holds);
    judged.seen = parts.into_iter().map(text).chain(old).collect();
    judged.rests_on.dedup();
    judged.history.dedup();
    judged
}

/// Combines the verdicts on the parts of a claim. It holds in part if one part does, or if one part
/// was seen to hold and another not to. If no part was seen to hold, one denied part is enough to
/// deny the claim. If no part was denied and one cannot be judged, the claim cannot be judged.
pub(super) fn together(parts: impl Iterator<Item = Holds>) -> Holds {
    let verdicts: Vec<Holds> = parts.collect();
    let Some(&first) = verdicts.first() else { return Holds::Unknown };
    if verdicts.iter().all(|&holds| holds == first) {
        return first;
    }
    let has = |which: &[Holds]| verdicts.iter().any(|holds| which.contains(holds));
    match (has(&[Holds::Yes, Holds::Bettered]), has(&[Holds::No]), has(&[Holds::Partly])) {
        (_, _, true) | (true, true, _) => Holds::Partly,
        (false, true, false) => Holds::No,
        _ if has(&[Holds::Unknown]) => Holds::Unknown,
        _ => Holds::Yes,
    }
}

/// Collects all evidence by which a claim is judged.
fn needed(row: &Row, evidence: &Evidence, is_history: &dyn Fn(&Origin) -> bool) -> Vec<Needed> {
    let trial = evidence.trials.as_ref().and_then(|trials| trials.trials.get(&row.id));
    let of_trial = |see: fn(&Row, &Trial) -> Option<Parts>| -> Vec<Seen> {
        let parts = trial.and_then(|trial| Some((see(row, trial)?, vec![Origin::from(&trial.made)])));
        parts.map(|(parts, made)| Seen { parts, made }).into_iter().collect()
    };
    let seen: Vec<Seen> = match &row.experiment {
        Experiment::Tests(_) => of_trial(tests),
        Experiment::Study => of_trial(study),
        Experiment::EarlyExits => of_trial(early_exits),
        Experiment::Wakes => of_trial(wakes),
        Experiment::Popcounts => of_trial(popcounts),
        Experiment::Variants(expected) => {
            let is_classical = row.experiment.is_of_classical();
            let record = if is_classical { evidence.of_classical() } else { evidence.choice.as_ref() };
            record.and_then(|record| variants(expected, record)).into_iter().collect()
        }
        Experiment::Record(verb) => {
            let part = |finding: Finding| (finding.holds, format!("{}: {}", finding.said, finding.seen));
            let found = findings(row.id, *verb, evidence).into_iter();
            found
                .map(|(findings, made)| Seen { parts: findings.into_iter().map(part).collect(), made })
                .collect()
        }
        Experiment::Nodes => nodes(evidence, is_history),
        Experiment::Clocks => clocks(evidence, is_history),
        Experiment::ErrorBars => error_bars(evidence),
        Experiment::Rating => ratings(evidence),
        Experiment::Missing(_) => Vec::new(),
    };
    let mut needed = vec![Needed { seen, command: row.command() }];
    let has_tests = matches!(row.experiment, Experiment::Tests(_) | Experiment::Study);
    if !has_tests && !row.also.is_empty() {
        let command = format!("cargo studies claims {}", row.id);
        needed.push(Needed { seen: of_trial(tests), command });
    }
    needed
}

/// Lists the commands that make missing evidence, each with the claims that need it, in the order
/// of the claims. Evidence is missing if none is stored for the engine whose source has this
/// SHA-256.
pub(crate) fn unmeasured(rows: &[&Row], evidence: &Evidence, sha256: &str) -> Vec<(Measuring, Vec<u32>)> {
    let is_history = |origin: &Origin| origin.source.sha256 != sha256;
    let mut commands: Vec<(Measuring, Vec<u32>)> = Vec::new();
    for row in rows {
        let Some(measuring) = row.experiment.measuring() else { continue };
        let is_kept = match row.experiment {
            // Only the record of the targets counts here. The builds of `cargo lab choose` are
            // judged too, but they may all be by one compiler.
            Experiment::Nodes => {
                let mut rows = evidence.targets.iter().flat_map(|matrix| &matrix.parts.rows);
                rows.any(|row| !is_history(&Origin::from(row)))
            }
            // A record of these verbs may hold only some of the parts that the claim needs.
            Experiment::Record(verb @ (Verb::Endgame | Verb::Distances | Verb::CompareClassical)) => {
                findings(row.id, verb, evidence).is_some_and(|(findings, made)| {
                    findings.iter().all(|finding| finding.is_measured) && !made.iter().any(is_history)
                })
            }
            _ => {
                let primary = needed(row, evidence, &is_history).into_iter().next();
                let is_current = |seen: &Seen| !seen.parts.is_empty() && !seen.made.iter().any(is_history);
                primary.is_some_and(|primary| primary.seen.iter().any(is_current))
            }
        };
        if is_kept {
            continue;
        }
        match commands.iter_mut().find(|entry| entry.0 == measuring) {
            Some((_, ids)) => ids.push(row.id),
            None => commands.push((measuring, vec![row.id])),
        }
    }
    commands
}

/// Judges a claim by its tests: a test that passes shows the claim. A test that the claim names now
/// but that was not run in the trial shows nothing.
fn tests(row: &Row, trial: &Trial) -> Option<Parts> {
    let Outcome::Tests(tests) = &trial.outcome else { return None };
    let part = |test: &str| {
        let (holds, word) = match tests.get(test) {
            Some(true) => (Holds::Yes, "passes"),
            Some(false) => (Holds::No, "fails, or does not exist"),
            None => (Holds::Unknown, "was not run"),
        };
        (holds, format!("the test `{test}` {word}"))
    };
    Some(row.tests().map(part).collect())
}

/// An engine's answer in a study (a published test position), parsed from `tests/studies.txt`:
/// `h3g4 mate 10 from depth 22, 404574` has the move, the mate, the depth from which the engine
/// kept to them, and the nodes.
struct Sight<'a> {
    best: &'a str,
    /// Number of moves to the mate that it announces, if any.
    mate: Option<u32>,
    depth: u32,
    nodes: u64,
}

impl<'a> Sight<'a> {
    fn parse(text: &'a str) -> Option<Self> {
        let (found, place) = text.split_once(" from depth ")?;
        let (depth, nodes) = place.split_once(", ")?;
        let (best, announced) = found.split_once(' ').unwrap_or((found, ""));
        let mate = announced.strip_prefix("mate ").map(str::parse).transpose().ok()?;
        Some(Self { best, mate, depth: depth.parse().ok()?, nodes: nodes.parse().ok()? })
    }

    /// Parses our engine's answer and the source's from the line of a claim.
    fn both(line: &'a str) -> Option<[Self; 2]> {
        let (ours, source) = line.strip_suffix(')')?.split_once(" nodes (the source: ")?;
        Some([Self::parse(ours)?, Self::parse(source)?])
    }
}

/// Judges a study: its tests must pass, and move, mate, depth and nodes are compared with the
/// source's. Both answers come from the line of `tests/studies.txt` at the time of the trial.
fn study(row: &Row, trial: &Trial) -> Option<Parts> {
    let mut parts = tests(row, trial)?;
    if parts.iter().any(|part| part.0 != Holds::Yes) {
        return Some(parts);
    }
    match trial.study.as_deref().and_then(Sight::both) {
        Some([ours, source]) => parts.extend(compared(&ours, &source)),
        None => parts.push((Holds::Unknown, "the engine's answer at that time was not stored".to_owned())),
    }
    Some(parts)
}

/// Compares an answer with the source's. Depth and nodes are compared only if our engine finds the
/// same move and a mate that is no longer than the source's.
fn compared(ours: &Sight<'_>, source: &Sight<'_>) -> Parts {
    let less = |ours: u64, source: u64| match ours.cmp(&source) {
        std::cmp::Ordering::Less => Holds::Bettered,
        std::cmp::Ordering::Equal => Holds::Yes,
        std::cmp::Ordering::Greater => Holds::No,
    };
    let is_same_move = ours.best == source.best;
    let mut parts = vec![if is_same_move {
        (Holds::Yes, format!("the move is the source's, {}", ours.best))
    } else {
        (Holds::No, format!("the move is {}, the source's {}", ours.best, source.best))
    }];
    let mut is_same = is_same_move;
    if let Some(theirs) = source.mate {
        let holds = ours.mate.map_or(Holds::No, |moves| less(moves.into(), theirs.into()));
        is_same &= holds != Holds::No;
        let announced =
            ours.mate.map_or_else(|| "no mate is announced".to_owned(), |moves| format!("mate in {moves}"));
        parts.push((holds, format!("{announced}, the source's in {theirs}")));
    }
    let compared = |holds| if is_same { holds } else { Holds::Unknown };
    let no_verdict = if is_same { "" } else { "; no verdict, since the answers differ" };
    let depths =
        format!("found and kept from depth {}, by the source from {}{no_verdict}", ours.depth, source.depth);
    parts.push((compared(less(ours.depth.into(), source.depth.into())), depths));
    let times = source.nodes as f64 / ours.nodes.max(1) as f64;
    let [searched, theirs] = [ours.nodes, source.nodes].map(thousands);
    let nodes = format!("{searched} nodes; the source's {theirs} are {times:.1} times as many{no_verdict}");
    parts.push((compared(less(ours.nodes, source.nodes)), nodes));
    parts
}

fn early_exits(_: &Row, trial: &Trial) -> Option<Parts> {
    let (slots, games) = match &trial.outcome {
        Outcome::NeverSeen { slots, games } => (*slots, games),
        Outcome::EarlyExits { questions, exits, .. } => {
            let share = 100.0 * *exits as f64 / (*questions).max(1) as f64;
            let seen = format!("{share:.3} % by the counters or by too few plies, counted together");
            return Some(vec![(Holds::Unknown, seen)]);
        }
        _ => return None,
    };
    Some(games.iter().map(|games| never_seen(slots, games)).collect())
}

/// Judges by the counters alone, because the source's engine has no other early exit.
fn never_seen(slots: u64, games: &Games) -> (Holds, String) {
    let &Games { games, nodes, seed, questions } = games;
    let share = |count: u64| count as f64 / questions.asked.max(1) as f64;
    let most = SAME_SIZE * (1.0 - EARLY_EXITS);
    let holds = match share(questions.by_counters) {
        _ if questions.asked == 0 => Holds::Unknown,
        share if share >= EARLY_EXITS => Holds::Bettered,
        share if 1.0 - share <= most => Holds::Yes,
        _ => Holds::No,
    };
    let [asked, searched, slots] = [questions.asked, nodes, slots].map(thousands);
    let percent = |count: u64| format!("{:.2} %", 100.0 * share(count));
    let [counters, plies, either] =
        [questions.by_counters, questions.by_plies, questions.by_either].map(percent);
    let least = 100.0 * (1.0 - most);
    let noun = if games == 1 { "game" } else { "games" };
    let seen = format!(
        "with {searched} nodes a move, in {games} {noun} with seed {seed}, the {slots} counters alone answer {counters} of {asked} questions at once (the check for too \
         few plies since the last irreversible move alone {plies}, the two together {either}); the claim asks for {least:.2} %, which leaves {SAME_SIZE} times as \
         many questions open as the source's counters do"
    );
    (holds, seen)
}

/// Judges claim 54 on an idle machine and on a busy one.
fn wakes(_: &Row, trial: &Trial) -> Option<Parts> {
    let Outcome::Wakes(Wakes { rounds, slept, answered, loaded }) = trial.outcome else { return None };
    let mut parts = delays(rounds, "on an idle machine", slept, answered);
    match loaded {
        Some(Loaded { busy, slept, answered }) => {
            parts.extend(delays(rounds, &format!("beside {busy} busy threads"), slept, answered));
        }
        None => parts.push((Holds::Unknown, "on a busy machine it was not measured".to_owned())),
    }
    Some(parts)
}

/// Judges the three parts of claim 54: a sleep lasts longer than asked for, and the time that
/// passes unseen stays within the margin, both for an engine that sleeps between two looks for a
/// line and for ours, which waits for the line. If 99 of 100 trials stay within the margin and the
/// latest does not, that part holds in part.
fn delays(rounds: u64, place: &str, slept: Delays, answered: Delays) -> Parts {
    let described = |Delays { median, most, worst }| {
        let [median, most, worst] = [median, most, worst].map(|delay: u64| delay as f64 / 1e3);
        format!(
            "{median:.2} ms in the median, {most:.2} ms or less in 99 of 100, {worst:.2} ms at worst, in {rounds} trials"
        )
    };
    let sleep = SLEEP.as_micros() as u64;
    let covered = |before: u64, delays: Delays| match before.saturating_add(delays.worst) {
        worst if worst <= MARGIN => Holds::Yes,
        _ if before.saturating_add(delays.most) <= MARGIN => Holds::Partly,
        _ => Holds::No,
    };
    let [unseen, worst] = [slept.most, slept.worst].map(|delay| sleep.saturating_add(delay) as f64 / 1e3);
    let lasts = if slept.median > 0 { Holds::Yes } else { Holds::No };
    let longer = format!("{place} a sleep of {} ms lasts longer by {}", sleep / 1_000, described(slept));
    let misses = format!(
        "so an engine that sleeps between two looks for a line misses up to {unseen:.2} ms in 99 of 100, {worst:.2} ms at worst; its margin is 25 ms"
    );
    let ours = format!(
        "ours waits for the line: after an idle time it answers a search of one node in {}; the margin is the same",
        described(answered)
    );
    vec![(lasts, longer), (covered(sleep, slept), misses), (covered(0, answered), ours)]
}

/// Judges the three parts of claim 55 for each compiler and width: shift and multiply takes the
/// same time for every number of bits; the loop is faster up to about 7 bits ([`BREAK_EVEN`]); the
/// compiler's builtin is slower than shift and multiply.
fn popcounts(_: &Row, trial: &Trial) -> Option<Parts> {
    let Outcome::Popcounts(Popcounts { set_bits, counted, unmeasured }) = &trial.outcome else { return None };
    let mut parts = Vec::new();
    for shift in counted.iter().filter(|counts| counts.function == SHIFT && !counts.is_ours) {
        let Counted { bits, by: compiler, .. } = shift;
        let counted_by = |function: &str| {
            counted
                .iter()
                .find(|counts| (&counts.by, counts.bits) == (compiler, *bits) && counts.function == function)
        };
        let (Some(sparse), Some(builtin)) = (counted_by(LOOP), counted_by(BUILTIN)) else { continue };
        let ours = |function: &str| {
            counted
                .iter()
                .find(|counts| counts.is_ours && counts.bits == *bits && counts.function == function)
        };
        let here = format!("{compiler}, {bits} bits");
        let (least, most) = extent(shift);
        let comparison = ours(SHIFT).map_or_else(String::new, |ours| format!("; ours {}", range(ours)));
        let holds = if most <= FLAT * least { Holds::Yes } else { Holds::No };
        parts.push((holds, format!("{here}: shift and multiply takes {}{comparison}", range(shift))));
        let even = break_even(set_bits, sparse, shift);
        let comparison = match (ours(LOOP), ours(SHIFT)) {
            (Some(sparse), Some(shift)) => format!("; ours {}", faster(break_even(set_bits, sparse, shift))),
            _ => String::new(),
        };
        let holds = if even.is_some_and(|bits| BREAK_EVEN.contains(&bits)) { Holds::Yes } else { Holds::No };
        parts.push((holds, format!("{here}: the loop is {}{comparison}", faster(even))));
        let slower = |counts: &Counted| {
            builtin.picoseconds.iter().zip(&counts.picoseconds).filter(|(time, other)| time > other).count()
        };
        let (by_shift, by_loop, numbers) = (slower(shift), slower(sparse), set_bits.len());
        let seen = format!(
            "{here}: the compiler's builtin takes {}, more than shift and multiply at {by_shift} of {numbers} numbers of bits and more than the loop at {by_loop}",
            range(builtin)
        );
        // With many bits set, the loop is slower than anything, so it does not decide.
        parts.push((Holds::from_counts(by_shift, numbers), seen));
    }
    if parts.is_empty() {
        parts.push((Holds::Unknown, "no C compiler is here".to_owned()));
    }
    if let Some((_, seen)) = parts.last_mut().filter(|_| !unmeasured.is_empty()) {
        *seen += &format!("; left out: {}", unmeasured.join("; "));
    }
    Some(parts)
}

/// Shortest and longest time for counting one word, in nanoseconds.
fn extent(counts: &Counted) -> (f64, f64) {
    let nanoseconds = |time: Option<&u64>| time.copied().unwrap_or_default() as f64 / 1e3;
    (nanoseconds(counts.picoseconds.iter().min()), nanoseconds(counts.picoseconds.iter().max()))
}

fn range(counts: &Counted) -> String {
    let (least, most) = extent(counts);
    format!("{least:.2} to {most:.2} ns")
}

/// Largest number of bits up to which `counts` is always faster than `other`; `None` if it is not
/// faster at the first number of bits.
fn break_even(set_bits: &[u32], counts: &Counted, other: &Counted) -> Option<u32> {
    let times = counts.picoseconds.iter().zip(&other.picoseconds);
    set_bits.iter().zip(times).take_while(|(_, (time, other))| time < other).last().map(|(bits, _)| *bits)
}

/// Says up to how many bits one function is faster than the other, given their [`break_even`].
fn faster(bits: Option<u32>) -> String {
    let nowhere = || "not faster at the lowest number of bits".to_owned();
    bits.map_or_else(nowhere, |bits| {
        format!("faster up to {bits} {}", if bits == 1 { "bit" } else { "bits" })
    })
}

/// Judges a claim by the intervals of whole engines against the default build, and those of kernels
/// if the claim is also about them. The bound is the claim's own, or else the smallest gain or loss
/// worth a decision. A claim holds if the whole interval lies beyond the bound, does not hold if the
/// whole interval lies short of it, and is undecided otherwise.
fn variants(expected: &BTreeMap<String, Expected>, record: &Record) -> Option<Seen> {
    let relevance = record.decision.verdicts.resolution;
    let with = record.with().join(",");
    let with = if with.is_empty() { with } else { format!(" with `{with}`") };
    let mut parts = Vec::new();
    for (slug, expected) in expected {
        let judged = record.decision.of_slug(slug)?;
        let relevance = expected.more_than.unwrap_or(relevance);
        let claimed = |holds: Holds| if expected.is == Direction::NoFaster { holds.denied() } else { holds };
        let mut as_built = record.whole_engines.as_built.iter();
        let is_in_one_layout = as_built.any(|build| build.candidate == *slug || build.candidate == BASELINE);
        let slack = if is_in_one_layout { LAYOUT } else { 0.0 };
        let mut seen = format!("`{slug}` against the default build{with}: {}", figures(judged));
        // The build that names the default's variant explicitly has the default's code in another
        // code layout. Its result is shown beside the others, as the size of such an effect.
        let axis = judged.family.as_ref().and_then(|name| record.axis(name));
        let default_slug = axis.map(|axis| format!("{}-{}", axis.name, axis.default));
        if let Some(default_slug) = default_slug.filter(|default_slug| default_slug != slug)
            && let Some(beside) =
                record.decision.of_slug(&default_slug).filter(|judgement| judgement.estimate.is_some())
        {
            seen += &format!(
                "; for comparison `{default_slug}`, the default's code in another layout: {}",
                figures(beside)
            );
        }
        let Some(estimate) = judged.estimate else {
            let is_same = matches!(judged.verdict, Verdict::SameCode { .. });
            parts.push((if is_same { claimed(Holds::No) } else { Holds::Unknown }, seen));
            continue;
        };
        let layouts = if is_in_one_layout {
            format!("in one code layout, which alone may change the speed by {}", share(LAYOUT))
        } else {
            "each launch in a code layout of its own".to_owned()
        };
        let (word, least, most) = expected.is.interval(estimate, slack);
        let bound = if expected.is == Direction::NoFaster { "no more" } else { "more" };
        seen += &format!(
            "; {layouts}; by an interval that holds whenever the run ends, the {word} is {}; the claim asks for {bound} than {}",
            interval(least, most),
            share(relevance)
        );
        parts.push((claimed(Holds::from_interval(relevance, least, most)), seen));
        if let Some(bound) = expected.at_most {
            let holds = Holds::from_interval(bound, least, most).denied();
            let [most, bound] = [most, bound].map(share);
            let seen =
                format!("`{slug}`: the {word} is at most {most}; the claim asks for no more than {bound}");
            parts.push((holds, seen));
        }
        if expected.in_kernel {
            let is_of = |kernel: &&KernelJudgement| *slug == format!("{}-{}", kernel.axis, kernel.variant);
            let kernels = record.decision.kernels.iter().filter(is_of);
            let before = parts.len();
            parts.extend(kernels.filter_map(|kernel| {
                let (word, least, most) = expected.is.interval(kernel.estimate?, 0.0);
                let (mode, operands) = (kernel.mode.name(), &kernel.operands);
                let (interval, bound) = (interval(least, most), share(relevance));
                let seen = format!(
                    "the kernel of `{slug}`, {mode} on {operands} operands, in lock-step with the default's: the {word} is {interval}; the claim asks \
                     for more than {bound}"
                );
                Some((claimed(Holds::from_interval(relevance, least, most)), seen))
            }));
            if parts.len() == before {
                parts.push((Holds::Unknown, format!("the kernel of `{slug}` was not measured")));
            }
        }
    }
    Some(Seen { parts, made: vec![Origin::from(record)] })
}

impl Direction {
    /// Names the direction of the claim, a gain or a loss, and returns the interval widened by
    /// `slack` at both ends.
    fn interval(self, Estimate { low, high, .. }: Estimate, slack: f64) -> (&'static str, f64, f64) {
        let (low, high) = (low - slack, high + slack);
        match self {
            Self::Faster | Self::NoFaster => ("gain", low, high),
            Self::Slower => ("loss", -high, -low),
        }
    }
}

/// Verdict with its figures.
pub(super) fn figures(judgement: &Judgement) -> String {
    let words = words(&judgement.verdict);
    let Some(estimate) = &judgement.estimate else { return words };
    let (gain, interval) = (percent(estimate.gain), interval(estimate.low, estimate.high));
    format!("{words}, {gain} in speed ({interval}, {} launches)", estimate.launches)
}

/// Findings on a claim from the record of a verb, and the origin of their evidence. Returns None if
/// the verb has measured nothing that bears on the claim.
pub(super) fn findings(id: u32, verb: Verb, evidence: &Evidence) -> Option<(Vec<Finding>, Vec<Origin>)> {
    let of_claim = |findings: Vec<Finding>| {
        let matching: Vec<Finding> = findings.into_iter().filter(|finding| finding.claim == id).collect();
        matching.iter().any(|finding| finding.is_measured).then_some(matching)
    };
    match verb {
        Verb::Scaling => {
            let record = evidence.scaling.as_ref()?;
            Some((of_claim(scaling::claims::findings(record))?, vec![Origin::from(record)]))
        }
        Verb::Endgame | Verb::Distances => {
            let record = evidence.endgame.as_ref()?;
            let made = endgame::claims::origins(record, Some(id)).map(Origin::from).collect();
            Some((of_claim(endgame::claims::findings(record))?, made))
        }
        Verb::Compare => best_first(&evidence.compared, evidence).into_iter().find_map(|compared| {
            let sides = [&compared.a, &compared.b].into_iter().filter(|side| side.bits == 32);
            let findings = sides.flat_map(super::compared::findings).collect();
            Some((of_claim(findings)?, vec![Origin::from(compared)]))
        }),
        Verb::CompareClassical => {
            let best = best_first(&evidence.classical_compared, evidence);
            let sha256 = &best.first()?.source.sha256;
            let others = best_first(&evidence.compared, evidence);
            let comparisons: Vec<&Compared> = best
                .iter()
                .chain(&others)
                .copied()
                .filter(|comparison| comparison.source.sha256 == *sha256)
                .collect();
            let (findings, used) = super::compared::on_engines(&comparisons);
            Some((of_claim(findings)?, used.into_iter().map(Origin::from).collect()))
        }
    }
}

/// Orders comparisons: those of the latest source come first, among equals those of full runs
/// before quick ones, and then the latest.
fn best_first<'a>(compared: &'a [Compared], evidence: &Evidence) -> Vec<&'a Compared> {
    let latest = evidence.latest();
    let is_history = |origin: &Origin| latest.as_ref().is_some_and(|latest| origin.source.sha256 != *latest);
    let mut ordered: Vec<_> = compared.iter().collect();
    ordered.sort_by_key(|comparison| {
        (is_history(&Origin::from(*comparison)), comparison.quick, Reverse(comparison.started))
    });
    ordered
}

/// Judges claim 37 (equal node counts by all compilers) on all recorded builds.
fn nodes(evidence: &Evidence, is_history: &dyn Fn(&Origin) -> bool) -> Vec<Seen> {
    let (mut evidence_of_builds, mut compilers) = (Vec::new(), BTreeSet::new());
    if let Some(record) = &evidence.choice {
        let made = Origin::from(record);
        let mut by_compiler: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
        // An engine without a count crashed, or its node count varied between runs.
        for engine in &record.engines {
            let [same, ran] = by_compiler.entry(&record.compiler_of(&engine.build).version).or_default();
            *same += usize::from(engine.nodes == Some(record.signature.nodes));
            *ran += 1;
        }
        if !is_history(&made) {
            compilers.extend(by_compiler.keys().copied());
        }
        let nodes = thousands(record.signature.nodes);
        let part = |(compiler, [same, ran]): (&str, [usize; 2])| {
            (
                Holds::from_counts(same, ran),
                format!("{same} of {ran} builds by {compiler} search {nodes} nodes"),
            )
        };
        evidence_of_builds
            .push(Seen { parts: by_compiler.into_iter().map(part).collect(), made: vec![made] });
    }
    for row in evidence.targets.iter().flat_map(|targets| &targets.parts.rows) {
        let made = Origin::from(row);
        let ran: Vec<_> = row.cells().filter(|cell| matches!(cell.outcome, Answer::Nodes(_))).collect();
        let same = ran.iter().filter(|cell| cell.is_right()).count();
        let ran = ran.len();
        let compiler = row.compiler.as_ref().map_or("no compiler", |compiler| compiler.version.as_str());
        let not_run = row.cells().count() - ran;
        let rest = if not_run > 0 { format!(", {not_run} more not run") } else { String::new() };
        let seen =
            format!("on {}, {same} of {ran} builds by {compiler} search the same nodes{rest}", row.target);
        if !is_history(&made) && ran > 0 {
            compilers.insert(compiler);
        }
        // Without a build that ran there is no verdict.
        let parts = if ran > 0 { vec![(Holds::from_counts(same, ran), seen)] } else { Vec::new() };
        evidence_of_builds.push(Seen { parts, made: vec![made] });
    }
    // The claim compares compilers, so a single compiler shows nothing.
    if compilers.len() == 1 {
        let parts = vec![(Holds::Unknown, "other compilers are not on record".to_owned())];
        evidence_of_builds.push(Seen { parts, made: Vec::new() });
    }
    evidence_of_builds
}

/// Judges claim 43 on the stored games on the clock: a verdict on each match and on the soak, and
/// the parts of the claim for which there are no games.
fn clocks(evidence: &Evidence, is_history: &dyn Fn(&Origin) -> bool) -> Vec<Seen> {
    let matches = evidence
        .matches
        .iter()
        .filter_map(|record| Some((Timed::of_match(record)?, Origin::from(&record.made))));
    let soaks = evidence.soak.iter().map(|soak| (Timed::of_soak(soak), Origin::from(soak)));
    let (mut evidence_of_games, mut played) = (Vec::new(), BTreeSet::new());
    for (timed, made) in matches.chain(soaks).filter(|(timed, _)| timed.parts().next().is_some()) {
        if !is_history(&made) {
            played.extend(timed.parts());
        }
        evidence_of_games.push(Seen { parts: vec![timed.verdict()], made: vec![made] });
    }
    if !played.is_empty() {
        let missing = PARTS.into_iter().filter(|part| !played.contains(part));
        evidence_of_games.push(Seen { parts: missing.map(Part::missing).collect(), made: Vec::new() });
    }
    evidence_of_games
}

/// Claim 62: number of games of the match whose error in Elo the claim is about.
const GAMES: f64 = 1_000.0;

/// Claim 62: a typical change that improves an engine is worth less than this many Elo.
const CHANGE: f64 = 10.0;

/// Judges claim 62: computes half the width of the 95 % interval after 1,000 games between equal
/// engines, which depends on their share of draws alone.
fn error_bars(evidence: &Evidence) -> Vec<Seen> {
    let of_soak = |soak: &Soak| {
        let rows = || soak.rows.iter().filter(|row| row.opponent == ITSELF);
        let [games, draws] = [rows().map(|row| row.games).sum(), rows().map(|row| row.draws).sum::<u32>()];
        (games > 0).then_some(())?;
        let drawn = f64::from(draws) / f64::from(games);
        // Elo for one point more per game: the slope of Elo over the score, at a score of one half.
        let elo_per_point = 1_600.0 / std::f64::consts::LN_10;
        // The square root is the standard deviation of the mean score of `GAMES` games.
        let half = NINETY_FIVE * elo_per_point * (0.25 * (1.0 - drawn) / GAMES).sqrt();
        let holds = if half > CHANGE { Holds::Yes } else { Holds::No };
        let seen = format!(
            "{} games of the engine against itself, {} of them drawn: after 1,000 such games the 95 % interval reaches {half:.0} Elo to both sides; the claim asks for more than {CHANGE:.0}",
            thousands(games.into()),
            share(drawn)
        );
        Some(Seen { parts: vec![(holds, seen)], made: vec![Origin::from(soak)] })
    };
    evidence.soak.iter().filter_map(of_soak).collect()
}

/// Judges claim 47 by a list of ratings for each version of the engine's source that played the
/// anchor, the opponent with a published rating.
fn ratings(evidence: &Evidence) -> Vec<Seen> {
    let sources: BTreeSet<&str> = evidence.matches.iter().map(|record| &*record.made.source.sha256).collect();
    let of_source = |source| {
        let matches = || evidence.matches.iter().filter(move |record| record.made.source.sha256 == source);
        let list = List::from_matches(matches())?;
        let rated = matches().filter(|record| ratings::is_rated(record));
        Some(Seen {
            parts: vec![list.verdict()],
            made: rated.map(|record| Origin::from(&record.made)).collect(),
        })
    };
    sources.into_iter().filter_map(of_source).collect()
}
