//! What knowledge of endgames was seen to be worth, kept in `reports/<machine>/endgame.json`.
//!
//! Each part says itself how it was made: a run replaces those that it has made anew and leaves the others.

use serde::{Deserialize, Serialize};

use crate::machine::provenance::Provenance;
use crate::measure::matches::Outcome;
use crate::record::{InstructionFigure, KernelFigure, Machine, Mode};
use outpace::sealed::Kept;

/// All parts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Record {
    /// The version of this format.
    pub(crate) schema: u32,
    /// The machine.
    pub(crate) machine: Machine,
    /// How much is known, by the number of men, fewest first.
    pub(crate) accuracy: Vec<Accuracy>,
    /// What asking costs.
    pub(crate) cost: Option<Cost>,
    /// How solved positions are judged.
    pub(crate) solved: Option<Solved>,
    /// Matches from endgames.
    pub(crate) matches: Vec<Match>,
    /// SHA-256 over all other fields.
    pub(crate) sha256: String,
}

impl Kept for Record {
    const SCHEMA: u32 = 1;
    const WHAT: &'static str = "record of endgames";

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }

    fn check(&self) -> anyhow::Result<()> {
        self.machine.check()
    }
}

/// How much is known of endings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Accuracy {
    /// How it was found out.
    pub(crate) made: Provenance,
    /// The most men that they have, kings included: 4 or 5.
    pub(crate) men: usize,
    /// How well each rule does.
    pub(crate) rules: Vec<RuleFigure>,
    /// How well the exact tables do; they know nothing of five men.
    pub(crate) exact: Option<ExactFigure>,
}

/// Which positions of an ending are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Counted {
    /// Every legal one, both sides to move.
    All,
    /// Of those, the ones that the source counts.
    Source,
}

/// How well a rule does over the positions of its ending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RuleFigure {
    /// The ending, White being the stronger side.
    pub(crate) material: String,
    /// Which positions are counted.
    pub(crate) counted: Counted,
    /// How large the rule is.
    pub(crate) bytes: u64,
    /// How many positions.
    pub(crate) legal: u64,
    /// Those of which it says what is not true.
    pub(crate) incorrect: u64,
    /// Those that are draws.
    pub(crate) draws: u64,
    /// Draws that it says are draws.
    pub(crate) spotted: u64,
    /// Those that a side wins: White, Black.
    pub(crate) wins: [u64; 2],
    /// Wins that it says are wins.
    pub(crate) known: [u64; 2],
    /// Wins that it takes for draws.
    pub(crate) spoilt: u64,
}

impl RuleFigure {
    /// Draws of which it says nothing.
    pub(crate) fn missed(&self) -> u64 {
        self.draws.saturating_sub(self.spotted)
    }

    /// Wins that it does not take for draws: the source calls them spotted.
    pub(crate) fn wins_kept(&self) -> u64 {
        (self.wins[0] + self.wins[1]).saturating_sub(self.spoilt)
    }

    /// Whether a figure of the axis `endgame` tells what it costs to ask this rule where nothing waits for the answer. Its time is that
    /// of any position of the ending, not of those that the source counts.
    fn is_asked(&self, variant: &str, operands: &str, mode: Mode) -> bool {
        self.counted == Counted::All
            && variant == "rules"
            && operands.eq_ignore_ascii_case(&self.material)
            && mode == Mode::Throughput
    }
}

/// How well the exact tables do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ExactFigure {
    /// How many endings.
    pub(crate) endings: u64,
    /// How many positions were asked for, colours exchanged among them.
    pub(crate) positions: u64,
    /// Those of which they say what is not true.
    pub(crate) incorrect: u64,
    /// Bytes in the program.
    pub(crate) packed: u64,
    /// Bytes in memory.
    pub(crate) memory: u64,
}

/// What asking costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Cost {
    /// How it was measured.
    pub(crate) made: Provenance,
    /// Time of a probe, by operands.
    pub(crate) times: Vec<KernelFigure>,
    /// Instructions of a probe, likewise.
    pub(crate) instructions: Vec<InstructionFigure>,
    /// Why they were not counted, if they were not.
    pub(crate) uncounted: Option<String>,
    /// Nodes a second of each engine.
    pub(crate) speeds: Vec<Speed>,
}

impl Cost {
    /// Nanoseconds a probe of the rules, on random positions of this rule's ending.
    pub(crate) fn nanoseconds(&self, rule: &RuleFigure) -> Option<f64> {
        let is_it = |figure: &&KernelFigure| rule.is_asked(&figure.variant, &figure.operands, figure.mode);
        self.times.iter().find(is_it).map(|figure| figure.nanoseconds_per_op)
    }

    /// Instructions a probe, likewise.
    pub(crate) fn counted(&self, rule: &RuleFigure) -> Option<f64> {
        let is_it =
            |figure: &&InstructionFigure| rule.is_asked(&figure.variant, &figure.operands, figure.mode);
        self.instructions.iter().find(is_it).map(|figure| figure.instructions_per_op)
    }
}

/// How fast an engine goes over the positions of `bench`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Speed {
    /// The variant.
    pub(crate) variant: String,
    /// How many nodes it searches there: each variant has a number of its own.
    pub(crate) nodes: u64,
    /// Nodes a second, each time.
    pub(crate) nps: Vec<u64>,
}

/// How solved positions are judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Solved {
    /// How it was measured.
    pub(crate) made: Provenance,
    /// Nodes of each search, from an empty table.
    pub(crate) nodes: u64,
    /// The positions.
    pub(crate) positions: Vec<Place>,
    /// What each variant says of them.
    pub(crate) judged: Vec<Judged>,
    /// What each variant makes of the study of claim 25.
    pub(crate) studies: Vec<Study>,
}

/// What a position is worth for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Truth {
    /// It is mated.
    Loss,
    /// Neither side can force a mate.
    Draw,
    /// It mates.
    Win,
}

/// A solved position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Place {
    /// Where it is from: its men, or what was recorded.
    pub(crate) ending: String,
    /// The position.
    pub(crate) fen: String,
    /// What the tables say.
    pub(crate) truth: Truth,
}

/// What a variant says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Judged {
    /// The variant.
    pub(crate) variant: String,
    /// Centipawns for the side to move, a position each; a mate in `n` moves is [`MATE`] - `n`. None where nothing was told.
    pub(crate) values: Vec<Option<i32>>,
}

/// What a mate in no moves is worth, in centipawns.
pub(crate) const MATE: i32 = 100_000;

/// No mate is as far as that.
pub(crate) const LONGEST_MATE: i32 = 1_000;

/// What a variant finds in a study, by depth, from 1 on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Study {
    /// The variant.
    pub(crate) variant: String,
    /// Its moves.
    pub(crate) best: Vec<String>,
    /// What it takes the position to be worth, as in [`Judged::values`].
    pub(crate) values: Vec<Option<i32>>,
}

/// A match between two variants from endgames, at equal time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Match {
    /// How it was made.
    pub(crate) made: Provenance,
    /// Who plays.
    pub(crate) first: String,
    /// Against whom.
    pub(crate) second: String,
    /// From how many openings.
    pub(crate) openings: usize,
    /// What it came to.
    pub(crate) result: Outcome,
}

impl Record {
    /// A record of nothing yet.
    pub(crate) fn new(machine: Machine) -> Self {
        Self {
            schema: Self::SCHEMA,
            machine,
            accuracy: Vec::new(),
            cost: None,
            solved: None,
            matches: Vec::new(),
            sha256: String::new(),
        }
    }

    /// Takes in how much is known of endings, in place of what is there of so many men.
    pub(crate) fn take(&mut self, accuracy: Accuracy) {
        self.accuracy.retain(|old| old.men != accuracy.men);
        self.accuracy.push(accuracy);
        self.accuracy.sort_by_key(|accuracy| accuracy.men);
    }

    /// Takes a match in, in place of an older one of the same players.
    pub(crate) fn take_match(&mut self, played: Match) {
        let same = |old: &&mut Match| old.first == played.first && old.second == played.second;
        match self.matches.iter_mut().find(same) {
            Some(old) => *old = played,
            None => self.matches.push(played),
        }
    }

    /// How well the rule of an ending does.
    pub(crate) fn rule(&self, material: &str, counted: Counted) -> Option<&RuleFigure> {
        let of = |rule: &&RuleFigure| rule.material == material && rule.counted == counted;
        self.accuracy.iter().flat_map(|accuracy| &accuracy.rules).find(of)
    }

    /// How well the exact tables do.
    pub(crate) fn exact(&self) -> Option<&ExactFigure> {
        self.accuracy.iter().find_map(|accuracy| accuracy.exact.as_ref())
    }
}
