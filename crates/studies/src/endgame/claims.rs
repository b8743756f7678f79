//! Claims on endgame knowledge (23 to 28 and 48 to 51 of `docs/claims.md`): the published figures
//! of the source for its recognisers, which are functions that spot drawn endings, and the verdict
//! on each claim. The verdicts are a pure function of `endgame.json`.

use plywright::endings::RULES;

use super::record::{Counted, Endgames, LONGEST_MATE, MATE, Record, RuleFigure, Solved, Truth};
use super::solved::right;
use crate::finding::{Finding, Holds};
use crate::provenance::Provenance;
use plywright_lab::record::Mode;
use plywright_lab::terminal::format::thousands;

/// Figures of one of the source's recognisers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Recogniser {
    pub(crate) claim: u32,
    pub(crate) material: &'static str,
    /// Set of positions that the figures count.
    pub(crate) counted: Counted,
    pub(crate) spotted: u64,
    pub(crate) draws: u64,
    /// Wins that the recogniser does not take for draws. None if the source does not say; then its
    /// other figures are rounded.
    pub(crate) wins: Option<u64>,
    /// Positions on which the recogniser is wrong, if the source gives their number.
    pub(crate) incorrect: Option<u64>,
}

const fn recogniser(
    claim: u32,
    material: &'static str,
    counted: Counted,
    [spotted, missed]: [u64; 2],
    wins: Option<u64>,
) -> Recogniser {
    let incorrect = if wins.is_some() { Some(0) } else { None };
    Recogniser { claim, material, counted, spotted, draws: spotted + missed, wins, incorrect }
}

/// Every recogniser for which the source has figures.
pub(crate) const RECOGNISERS: [Recogniser; 5] = [
    recogniser(24, "KRKP", Counted::All, [700_000, 512_140], None),
    recogniser(26, "KBKP", Counted::Source, [6_355_575, 607_948], Some(1_248_570)),
    recogniser(27, "KBNKN", Counted::All, [65_560_677, 116_588_650], Some(37_532_061)),
    recogniser(28, "KRPKR", Counted::All, [9_012_914, 202_942_608], Some(271_396_946)),
    Recogniser {
        incorrect: Some(83_061),
        ..recogniser(EARLIER, "KRPKR", Counted::Philidor, [1_551_216, 210_404_306], Some(271_313_885))
    },
];

/// Claim 25: a rook against a pawn that is about to promote. The source plays the promotion.
pub(crate) const STUDY: &str = "r7/3PK3/8/3k1p2/8/8/8/2R5 w - - 0 1";

/// The source's winning move in `STUDY`.
pub(crate) const STUDY_MOVE: &str = "d7d8q";

/// Depth at which the source announces mate.
pub(crate) const STUDY_DEPTH: u32 = 16;

/// Other moves in the study, each with the position at the end of its main line; a table tells
/// whether it is won too. After 1.Ra1 the line is 1...Rxa1 2.d8=Q+, a queen against rook and pawn.
pub(crate) const STUDY_LINES: [(&str, &str); 1] = [("c1a1", "3Q4/4K3/8/3k1p2/8/8/8/r7 b - - 0 2")];

/// Claim on the wins of a pawn against a rook.
const PAWN_WINS: u32 = 23;
/// Claim on a study, a composed position in which a promotion wins.
const STUDIED: u32 = 25;
/// Claim on the function that finds the knowledge for a position.
const DISPATCH: u32 = 48;
/// Claim on the first version of a recogniser, which was never checked against tables.
const EARLIER: u32 = 49;
/// Claim on endings without pawns in which one side has more material.
const IMBALANCES: u32 = 50;
/// Claim on distances to mate.
const DISTANCES: u32 = 51;

/// Mostly drawn endings without pawns and with unequal material. An ending counts only if positions
/// of it were solved. The source speaks of the first three: KRNKR, a rook against two minor pieces,
/// and two minor pieces against one.
const PAWNLESS: [&str; 5] = ["KRNkr", "KRkbn", "KBNkn", "KRkb", "KRkn"];

/// The two halves of the claim on distances. For the first the source prints only pictures.
const BY_ENDING: &str = "KBNKN: White to move mates in 101 moves, Black to move is mated in 95";
const BY_POSITION: &str = "KRPKR: mate in 29 from the position in which only Rd4 wins, and mate in 19 from Lucena's position with Black to move";

/// Ending of the first half, and the moves to mate with White and with Black to move.
pub(crate) const FAR: (&str, [usize; 2]) = ("KBNKN", [101, 95]);

/// Ending of the second half, and its positions as set up from the source's text, each with the
/// moves to mate.
pub(crate) const NEAR: (&str, [(&str, i32); 2]) =
    ("KRPKR", [("8/2k5/2r5/4P3/1R3K2/8/8/8 w - - 0 1", 29), ("4K3/4P3/2k5/8/3R4/8/8/5r2 b - - 0 1", -19)]);

/// Each claim with the source's statement.
const CLAIMS: [(u32, &str); 9] = [
    (
        PAWN_WINS,
        "KRKP: every win of the pawn's side, by rules and two lists of about 1,300 and 6,000 stored positions",
    ),
    (24, "KRKP: about 700,000 of 1,212,140 draws, by about 2,600 records of two bytes"),
    (STUDIED, "a rook against a pawn about to promote: d8=Q at every depth, and mate announced at depth 16"),
    (26, "KBKP: 0 incorrect, 6,355,575 draws spotted and 607,948 missed, 1,248,570 wins"),
    (27, "KBNKN: 0 incorrect, 65,560,677 draws spotted and 116,588,650 missed, 37,532,061 wins"),
    (28, "KRPKR: 0 incorrect, 9,012,914 draws spotted and 202,942,608 missed, 271,396,946 wins"),
    (DISPATCH, "one clean dispatch decides which module handles a position"),
    (
        EARLIER,
        "KRPKR, the first version: 83,061 incorrect, 1,551,216 draws spotted and 210,404,306 missed, 271,313,885 wins",
    ),
    (
        IMBALANCES,
        "drawn endings without pawns in which one side has more, KRNKR first of all, are understood",
    ),
];

/// The second half of claim 27.
const SQUARES: (u32, &str) = (
    27,
    "KBNKN: the rule of four or more safe squares for king and knight, alone, finds 16 % of the draws that the recogniser finds",
);

/// The source's share of the recognised draws that the safe squares find.
const BY_SQUARES: f64 = 0.16;

pub(crate) fn findings(record: &Record) -> Vec<Finding> {
    let parts = &record.parts;
    let judge = |claim| match claim {
        PAWN_WINS => pawn_wins(parts),
        STUDIED => study(parts),
        DISPATCH => dispatch(parts),
        EARLIER => earlier(parts),
        IMBALANCES => imbalances(parts),
        _ => {
            let source = RECOGNISERS.iter().find(|source| source.claim == claim)?;
            let rule = parts.rule(source.material, source.counted)?;
            let (holds, seen) = recognised(source, rule);
            Some((holds, seen + &as_of(parts, [rule])))
        }
    };
    let by_number = CLAIMS.into_iter().map(|(claim, says)| Finding::new(claim, says, judge(claim)));
    let halves = [
        Finding::new(SQUARES.0, SQUARES.1, squares(parts)),
        Finding::new(DISTANCES, BY_ENDING, far(parts)),
        Finding::new(DISTANCES, BY_POSITION, near(parts)),
    ];
    by_number.chain(halves).collect()
}

/// Origins of the parts of the record that judge `claim`, or any claim if it is None.
pub(crate) fn origins(record: &Record, claim: Option<u32>) -> impl Iterator<Item = &Provenance> {
    let Endgames { accuracy, cost, solved, distances, .. } = &record.parts;
    let is_one_of = move |claims: &[u32]| claim.is_none_or(|claim| claims.contains(&claim));
    let ending = RECOGNISERS.iter().find(|source| Some(source.claim) == claim).map(|source| source.material);
    let ending = if claim == Some(PAWN_WINS) { Some("KRKP") } else { ending };
    let accuracy = accuracy.iter().filter(move |accuracy| {
        is_one_of(&[DISPATCH]) || accuracy.rules.iter().any(|rule| Some(rule.material.as_str()) == ending)
    });
    let cost = cost.iter().filter(move |_| is_one_of(&[DISPATCH])).map(|cost| &cost.made);
    let solved = solved.iter().filter(move |_| is_one_of(&[STUDIED, IMBALANCES])).map(|solved| &solved.made);
    let distances =
        distances.iter().filter(move |_| is_one_of(&[DISTANCES])).map(|distances| &distances.made);
    accuracy.map(|accuracy| &accuracy.made).chain(cost).chain(solved).chain(distances)
}

/// Returns words that name the first of these recorded rules that is not in the present program,
/// and the revision that it was recorded at. Returns no words if the program has them all. Rules
/// for the same ending count as equal if their sizes agree.
fn as_of<'a>(parts: &Endgames, rules: impl IntoIterator<Item = &'a RuleFigure>) -> String {
    let is_old = |rule: &&RuleFigure| {
        let now = RULES.iter().find(|now| now.material == rule.material);
        now.is_none_or(|now| now.tree.len() as u64 != rule.bytes)
    };
    let Some(old) = rules.into_iter().find(is_old) else { return String::new() };
    let part = parts.accuracy.iter().find(|accuracy| accuracy.rules.contains(old));
    part.map_or_else(String::new, |part| {
        format!(", of the rule for {} as of {}", old.material, part.made.source.short(12))
    })
}

fn pawn_wins(parts: &Endgames) -> Option<(Holds, String)> {
    let rule = parts.rule("KRKP", Counted::All)?;
    let (known, wins) = (rule.known[1], rule.wins[1]);
    let [told, positions, bytes] = [known, wins, rule.bytes].map(thousands);
    let share = percent(known, wins);
    let alone = format!(
        "the rule alone recognises {told} of {positions} ({share:.1} %) in {bytes} bytes{}",
        as_of(parts, [rule])
    );
    Some(match parts.exact() {
        _ if rule.incorrect > 0 => {
            (Holds::No, format!("{alone}, and is wrong in {} positions", thousands(rule.incorrect)))
        }
        _ if known == wins => (Holds::Yes, alone),
        // Exact tables do not make the claim hold: the default build does not have them, and they
        // are no rule.
        Some(exact) if exact.incorrect == 0 => (
            Holds::No,
            format!(
                "{alone}, and the source's recogniser finds all; to find all, our engine needs the tables of `endgame-exact`, which give every value of {} endings in {} bytes",
                exact.endings,
                thousands(exact.packed)
            ),
        ),
        _ => (Holds::No, format!("{alone}, and the source's recogniser finds all")),
    })
}

/// Judges claim 24, 26, 27 or 28: our rule for an ending against the source's recogniser.
fn recognised(source: &Recogniser, rule: &RuleFigure) -> (Holds, String) {
    let counts = [rule.incorrect, rule.spotted, rule.missed(), rule.wins_kept(), rule.bytes];
    let [incorrect, spotted, missed, wins, bytes] = counts.map(thousands);
    let (ours, theirs) = (percent(rule.spotted, rule.draws), percent(source.spotted, source.draws));
    let seen = format!(
        "{incorrect} incorrect, {spotted} draws spotted and {missed} missed ({ours:.2} %; the source {theirs:.2} %), {wins} wins, in {bytes} bytes"
    );
    if rule.draws != source.draws {
        return (Holds::Unknown, format!("the source counts another set of positions: {seen}"));
    }
    // The source's rounded numbers may differ from ours by a fiftieth.
    let slack = if source.wins.is_some() { 0 } else { source.spotted / 50 };
    let holds = match () {
        () if rule.incorrect > 0 || source.wins.is_some_and(|wins| rule.wins_kept() != wins) => Holds::No,
        () if rule.spotted > source.spotted + slack => Holds::Bettered,
        () if rule.spotted + slack >= source.spotted => Holds::Yes,
        () => Holds::No,
    };
    (holds, seen)
}

/// Judges the second half of claim 27, on the draws that the rule of safe squares finds alone. The
/// source gives them as a share of the draws that its recogniser finds; the number of those is
/// known, so the share of all draws can be computed and compared with ours.
fn squares(parts: &Endgames) -> Option<(Holds, String)> {
    let rule = parts.rule("KBNKN", Counted::Squares)?;
    let source = RECOGNISERS.iter().find(|source| source.claim == SQUARES.0)?;
    let theirs = BY_SQUARES * percent(source.spotted, source.draws);
    let ours = percent(rule.spotted, rule.draws);
    let holds = match rule.incorrect {
        0 if (theirs / 1.25..=theirs * 1.25).contains(&ours) => Holds::Yes,
        _ => Holds::No,
    };
    let [legal, spoilt, wins] = [rule.legal, rule.spoilt, rule.wins[0] + rule.wins[1]].map(thousands);
    let seen = format!(
        "of {legal} random positions the rule takes {ours:.1} % of the draws for draws (the source {theirs:.1} %), and {spoilt} of {wins} wins; a square is safe if the other side does not attack it"
    );
    Some((holds, seen))
}

/// Judges claim 49: the conditions that were never checked against a table must give wrong answers,
/// and the rule that was checked must not. The source does not print its first version, so only the
/// share of wrong answers can be compared.
fn earlier(parts: &Endgames) -> Option<(Holds, String)> {
    let conditions = parts.rule("KRPKR", Counted::Philidor)?;
    let rule = parts.rule("KRPKR", Counted::All)?;
    let source = RECOGNISERS.iter().find(|source| source.claim == EARLIER)?;
    let theirs = percent(source.incorrect?, source.incorrect? + source.spotted);
    let ours = percent(conditions.incorrect, conditions.incorrect + conditions.spotted);
    let holds = match (conditions.incorrect, rule.incorrect) {
        (1.., 0) if (theirs / 2.0..=theirs * 2.0).contains(&ours) => Holds::Yes,
        (1.., 0) => Holds::Partly,
        _ => Holds::No,
    };
    let counts = [conditions.incorrect, conditions.spotted, conditions.missed(), conditions.wins_kept()];
    let [incorrect, spotted, missed, wins] = counts.map(thousands);
    let seen = format!(
        "Philidor's conditions as they are printed: {incorrect} incorrect, {ours:.1} % of what they take for draws (the source's first version {theirs:.1} %), \
         {spotted} draws spotted and {missed} missed, {wins} wins; our rule on the same positions: {} incorrect",
        thousands(rule.incorrect)
    );
    Some((holds, seen))
}

/// Judges claim 50 by the number of drawn positions that a search with the rules of the default
/// build takes for draws. The numbers without knowledge and with tables are only shown.
fn imbalances(parts: &Endgames) -> Option<(Holds, String)> {
    let solved = parts.solved.as_ref()?;
    let count_right = |variant: &str, ending: Option<&str>, draws: bool| -> Option<(usize, usize)> {
        let judged = solved.judged.iter().find(|judged| judged.variant == variant)?;
        let endings = PAWNLESS.iter().filter(|name| ending.is_none_or(|ending| ending == **name));
        let each = endings.map(|&ending| right(solved, judged, Some(ending), draws));
        Some(each.fold((0, 0), |(total, sum), (count, right)| (total + count, sum + right)))
    };
    let (draws, known) = count_right("rules", None, true)?;
    let (_, without) = count_right("none", None, true)?;
    let (others, right) = count_right("rules", None, false)?;
    // Number of endings, and number of those whose draws are all recognised.
    let (mut endings, mut solved_endings, mut by_ending) = (0, 0, Vec::new());
    for &ending in &PAWNLESS {
        let (count, known) = count_right("rules", Some(ending), true)?;
        if count > 0 {
            endings += 1;
            solved_endings += usize::from(known == count);
            by_ending.push(format!("{ending} {known} of {count}"));
        }
    }
    let by_tables =
        count_right("exact", None, true).map_or_else(String::new, |(_, known)| format!(", `exact` {known}"));
    let holds = match known {
        _ if known == draws => Holds::Yes,
        _ if 2 * solved_endings > endings => Holds::Partly,
        _ => Holds::No,
    };
    (draws > 0).then(|| {
        let seen = format!(
            "of {draws} drawn positions a search of {} nodes takes {known} for draws with `rules` ({}), {without} with `none`{by_tables}; with the rules it recognises every draw in {solved_endings} of {endings} endings; of {others} won or lost positions \
             it judges {right} right, with `rules`",
            thousands(solved.nodes),
            by_ending.join(", ")
        );
        (holds, seen)
    })
}

/// Judges the first half of claim 51: whether mates as long as the source's occur in KBNKN. The
/// source shows its positions of this ending only in pictures, so they cannot be set up.
fn far(parts: &Endgames) -> Option<(Holds, String)> {
    let (name, [wins, losses]) = FAR;
    let ending = parts.distances.as_ref()?.endings.iter().find(|ending| ending.material == name)?;
    let at = |counts: &[u64], moves: usize| counts.get(moves).copied().unwrap_or_default();
    let [won, lost] = [at(&ending.wins, wins), at(&ending.losses, losses)];
    let [far_win, far_loss] = [&ending.wins, &ending.losses].map(|counts| counts.len().saturating_sub(1));
    let holds = Holds::from_counts(usize::from(won > 0) + usize::from(lost > 0), 2);
    let [won, lost] = [won, lost].map(thousands);
    let seen = format!(
        "White mates in {wins} in {won} positions and in {far_win} at the longest, Black is mated in {losses} in {lost} positions and in {far_loss} at the longest"
    );
    Some((holds, seen))
}

/// Judges the second half of claim 51 on the positions that can be set up from the source's text.
fn near(parts: &Endgames) -> Option<(Holds, String)> {
    let found = &parts.distances.as_ref()?.positions;
    let known = NEAR.1.iter().filter_map(|(fen, moves)| {
        let found = found.iter().find(|found| found.fen == *fen)?;
        Some((found.moves == *moves, format!("{} in `{fen}` (the source {moves})", found.moves)))
    });
    let (is_right, seen): (Vec<bool>, Vec<String>) = known.unzip();
    let right = is_right.iter().filter(|is_right| **is_right).count();
    (!seen.is_empty()).then(|| {
        let seen = format!("moves to mate for the side to move: {}", seen.join(", "));
        (Holds::from_counts(right, NEAR.1.len()), seen)
    })
}

/// Judges claim 25 by the best answer among the variants with knowledge; the variant without
/// knowledge is only shown.
fn study(parts: &Endgames) -> Option<(Holds, String)> {
    let mut holds = Holds::No;
    let mut seen = Vec::new();
    let Solved { studies, lines, .. } = parts.solved.as_ref()?;
    // Black is to move at the end of each line, so a loss is White's win.
    let wins_too = |best: &str| lines.iter().any(|line| line.ending == best && line.truth == Truth::Loss);
    for study in studies {
        let right = study.best.iter().filter(|best| *best == STUDY_MOVE).count();
        let mut values =
            study.values.iter().zip(1_u32..).filter_map(|(value, depth)| Some((depth, (*value)?)));
        let mate = values.find(|(_, value)| *value >= MATE - LONGEST_MATE);
        let announced = match (mate, study.values.last().copied().flatten()) {
            (Some((depth, value)), _) => format!("mate in {} announced from depth {depth}", MATE - value),
            (None, Some(value)) => format!("no mate announced, {value:+} centipawns at the last depth"),
            (None, None) => "no value at the last depth".to_owned(),
        };
        let others = study.best.iter().filter(|best| wins_too(best)).count();
        let others = (others > 0).then(|| format!(" and at {others} another move whose main line is won"));
        let others = others.unwrap_or_default();
        seen.push(format!(
            "`{}` plays d8=Q at {right} of {} depths{others}, {announced}",
            study.variant,
            study.best.len()
        ));
        let is_always = right == study.best.len() && study.best.len() == STUDY_DEPTH as usize;
        let found = Holds::from_counts(usize::from(is_always) + usize::from(mate.is_some()), 2);
        if study.variant != "none" && (found == Holds::Yes || holds == Holds::No) {
            holds = found;
        }
    }
    let ends = lines.iter().map(|line| {
        let word = if line.truth == Truth::Loss { "won" } else { "not won" };
        format!("the main line of `{}` ends in `{}`, {word} by its table", line.ending, line.fen)
    });
    (!seen.is_empty()).then(|| (holds, seen.into_iter().chain(ends).collect::<Vec<_>>().join("; ")))
}

/// Judges claim 48 by the rules' wrong answers, and shows the cost. That there is a single dispatch
/// is seen in the code, not in the record.
fn dispatch(parts: &Endgames) -> Option<(Holds, String)> {
    let cost = parts.cost.as_ref()?;
    let nanoseconds = |variant| Some(cost.time(variant, "recorded", Mode::Throughput)?.nanoseconds_per_op);
    let (rules, exact) = (nanoseconds("rules")?, nanoseconds("exact")?);
    let incorrect: u64 = parts.rules().map(|rule| rule.incorrect).sum();
    let endings = parts.rules().filter(|rule| rule.counted == Counted::All).count();
    let holds = match (endings, incorrect) {
        (0, _) => Holds::Unknown,
        (_, 0) => Holds::Yes,
        _ => Holds::No,
    };
    let (wrong, as_of) = (thousands(incorrect), as_of(parts, parts.rules()));
    let seen = format!(
        "one function finds the knowledge, and takes {rules:.1} ns for a recorded position with `rules`, {exact:.1} ns with `exact`; {wrong} wrong answers \
         in the {endings} endings with a rule{as_of}"
    );
    Some((holds, seen))
}

/// Share in per cent; 0 if `whole` is 0.
pub(crate) fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
