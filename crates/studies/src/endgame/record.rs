//! What knowledge of endgames is worth, kept in `reports/<machine>/endgame.json`.

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use crate::games::Match;
use plywright_lab::machine::provenance::Provenance;
use plywright_lab::record::parts::{InParts, Parts};
use plywright_lab::record::{InstructionFigure, KernelFigure, Mode};

pub(crate) type Record = InParts<Endgames>;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Endgames {
    /// How much is known, by the number of pieces, fewest first.
    pub(crate) accuracy: Vec<Accuracy>,
    pub(crate) cost: Option<Cost>,
    /// How solved positions are judged.
    pub(crate) solved: Option<Solved>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) distances: Option<Distances>,
    /// Matches between two variants from endgames, at equal time.
    pub(crate) matches: Vec<Match<String>>,
}

/// No ending has so many positions: far below where a sum of counts would leave its range.
const MOST: u64 = 1 << 40;

impl Parts for Endgames {
    const SCHEMA: u32 = 2;
    const WHAT: &'static str = "record of endgames";

    fn check(&self) -> Result<()> {
        let rules = self.figures().flat_map(|rule| {
            let &RuleFigure { legal, incorrect, draws, spotted, wins, known, spoilt, .. } = rule;
            [legal, incorrect, draws, spotted, spoilt, wins[0], wins[1], known[0], known[1]]
        });
        let endings = self.distances.iter().flat_map(|distances| &distances.endings);
        let distances = endings.flat_map(|ending| ending.wins.iter().chain(&ending.losses)).copied();
        let most = rules.chain(distances).max().unwrap_or_default();
        ensure!(most <= MOST, "no ending has {most} positions");
        Ok(())
    }
}

impl Endgames {
    /// Takes in how much is known of endings, in place of what is there of so many pieces.
    pub(crate) fn take(&mut self, accuracy: Accuracy) {
        self.accuracy.retain(|old| old.pieces != accuracy.pieces);
        self.accuracy.push(accuracy);
        self.accuracy.sort_by_key(|accuracy| accuracy.pieces);
    }

    pub(crate) fn figures(&self) -> impl Iterator<Item = &RuleFigure> {
        self.accuracy.iter().flat_map(|accuracy| &accuracy.rules)
    }

    /// Those of the engine's own rules.
    pub(crate) fn rules(&self) -> impl Iterator<Item = &RuleFigure> {
        self.figures().filter(|rule| matches!(rule.counted, Counted::All | Counted::Source))
    }

    /// How well the rule of an ending does.
    pub(crate) fn rule(&self, material: &str, counted: Counted) -> Option<&RuleFigure> {
        self.figures().find(|rule| rule.material == material && rule.counted == counted)
    }

    pub(crate) fn exact(&self) -> Option<&ExactFigure> {
        self.accuracy.iter().find_map(|accuracy| accuracy.exact.as_ref())
    }
}

/// How much is known of endings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Accuracy {
    pub(crate) made: Provenance,
    /// The most pieces that they have, kings included: 4 or 5.
    #[serde(rename = "men")]
    pub(crate) pieces: usize,
    pub(crate) rules: Vec<RuleFigure>,
    /// How well the exact tables do; they know nothing of five pieces.
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
    /// Some drawn at random, of which is counted what the source's one rule says that it gives a figure of by itself: four or more safe
    /// squares for king and knight.
    Squares,
    /// Every legal one, of which is counted what the source's conditions of Philidor's position say as they are printed.
    Philidor,
}

/// How well a rule does over the positions of its ending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RuleFigure {
    /// The ending, White being the stronger side.
    pub(crate) material: String,
    pub(crate) counted: Counted,
    pub(crate) bytes: u64,
    /// How many positions there are.
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
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ExactFigure {
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

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Cost {
    pub(crate) made: Provenance,
    /// Time of a probe, by operands.
    pub(crate) times: Vec<KernelFigure>,
    /// Instructions of a probe, likewise.
    pub(crate) instructions: Vec<InstructionFigure>,
    /// Why they were not counted, if they were not.
    pub(crate) uncounted: Option<String>,
}

impl Cost {
    /// What a probe of a variant takes.
    pub(crate) fn time(&self, variant: &str, operands: &str, mode: Mode) -> Option<&KernelFigure> {
        self.times.iter().find(|figure| {
            figure.variant == variant && figure.operands.eq_ignore_ascii_case(operands) && figure.mode == mode
        })
    }

    pub(crate) fn instructions(&self, variant: &str, operands: &str, mode: Mode) -> Option<f64> {
        let is_it = |figure: &&InstructionFigure| {
            figure.variant == variant && figure.operands.eq_ignore_ascii_case(operands) && figure.mode == mode
        };
        self.instructions.iter().find(is_it).map(|figure| figure.instructions_per_op)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Solved {
    pub(crate) made: Provenance,
    /// Nodes of each search, from an empty table.
    pub(crate) nodes: u64,
    pub(crate) positions: Vec<Place>,
    /// What each variant says of them.
    pub(crate) judged: Vec<Judged>,
    /// What each variant makes of the study of claim 25.
    pub(crate) studies: Vec<Study>,
    /// What lies at the end of other moves of that study than the source's, each by its first move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) lines: Vec<Place>,
}

/// In how many moves endings are won, by tables with distances.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Distances {
    pub(crate) made: Provenance,
    pub(crate) endings: Vec<EndingDistances>,
    pub(crate) positions: Vec<Distance>,
}

/// How often each distance occurs in an ending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EndingDistances {
    pub(crate) material: String,
    /// Positions in which White, to move, mates in so many moves, from 0 on.
    pub(crate) wins: Vec<u64>,
    /// Positions in which Black, to move, is mated in so many moves, from 0 on.
    pub(crate) losses: Vec<u64>,
}

/// In how many moves a position is won, or as a negative number lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Distance {
    pub(crate) fen: String,
    pub(crate) moves: i32,
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Place {
    /// Where it is from: its pieces, or what was recorded.
    pub(crate) ending: String,
    pub(crate) fen: String,
    /// What the tables say.
    pub(crate) truth: Truth,
}

/// What a variant says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Judged {
    pub(crate) variant: String,
    /// Centipawns for the side to move, a position each; a mate in `n` moves is [`MATE`] - `n`. None where it says nothing.
    pub(crate) values: Vec<Option<i32>>,
}

/// What a mate in no moves is worth, in centipawns.
pub(crate) const MATE: i32 = 100_000;

/// No mate is as far as that.
pub(crate) const LONGEST_MATE: i32 = 1_000;

/// What a variant finds in a study, by depth, from 1 on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Study {
    pub(crate) variant: String,
    pub(crate) best: Vec<String>,
    /// What it takes the position to be worth, as in [`Judged::values`].
    pub(crate) values: Vec<Option<i32>>,
}
