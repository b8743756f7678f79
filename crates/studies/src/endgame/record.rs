//! Record of `cargo studies endgame` on the worth of endgame knowledge, stored in
//! `reports/<machine>/endgame.json`.

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use crate::games::Match;
use crate::provenance::Provenance;
use plywright_lab::record::parts::{InParts, Parts};
use plywright_lab::record::{InstructionFigure, KernelFigure, Mode};

pub(crate) type Record = InParts<Endgames>;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Endgames {
    /// Correctness of the knowledge over all positions of endings: one entry for up to four pieces,
    /// then one for five.
    pub(crate) accuracy: Vec<Accuracy>,
    pub(crate) cost: Option<Cost>,
    /// Judgement of solved positions.
    pub(crate) solved: Option<Solved>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) distances: Option<Distances>,
    /// Matches between two variants from endgames, at equal time.
    pub(crate) matches: Vec<Match<String>>,
}

/// Upper bound of the positions of an ending; sums of such counts cannot overflow.
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
    /// Adds an entry, replacing the one for the same number of pieces.
    pub(crate) fn take(&mut self, accuracy: Accuracy) {
        self.accuracy.retain(|old| old.pieces != accuracy.pieces);
        self.accuracy.push(accuracy);
        self.accuracy.sort_by_key(|accuracy| accuracy.pieces);
    }

    pub(crate) fn figures(&self) -> impl Iterator<Item = &RuleFigure> {
        self.accuracy.iter().flat_map(|accuracy| &accuracy.rules)
    }

    /// Figures of the engine's rules, without those of the source's conditions, which the engine
    /// does not use ([`Counted::Squares`], [`Counted::Philidor`]).
    pub(crate) fn rules(&self) -> impl Iterator<Item = &RuleFigure> {
        self.figures().filter(|rule| matches!(rule.counted, Counted::All | Counted::Source))
    }

    /// Figures of the rule for one ending.
    pub(crate) fn rule(&self, material: &str, counted: Counted) -> Option<&RuleFigure> {
        self.figures().find(|rule| rule.material == material && rule.counted == counted)
    }

    pub(crate) fn exact(&self) -> Option<&ExactFigure> {
        self.accuracy.iter().find_map(|accuracy| accuracy.exact.as_ref())
    }
}

/// Correctness of the knowledge over all positions of the endings with up to four pieces, or with
/// five.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Accuracy {
    pub(crate) made: Provenance,
    /// Largest number of pieces in these endings, kings included: 4 or 5.
    #[serde(rename = "men")]
    pub(crate) pieces: usize,
    pub(crate) rules: Vec<RuleFigure>,
    /// Figures of the exact tables, which have no endings with five pieces.
    pub(crate) exact: Option<ExactFigure>,
}

/// Set of positions that a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Counted {
    /// Every legal position, with both sides to move.
    All,
    /// The legal positions that the source, the blog of the engine iCE, counts.
    Source,
    /// Random legal positions, judged by the rule of safe squares alone: a draw if king and knight
    /// have four or more. It is the only rule for which the source gives a separate figure.
    Squares,
    /// Every legal position, judged by the source's conditions of Philidor's position, exactly as
    /// printed.
    Philidor,
}

/// Results of a rule over the positions of its ending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RuleFigure {
    /// The ending, with White as the stronger side.
    pub(crate) material: String,
    pub(crate) counted: Counted,
    /// Size of the rule in the program.
    pub(crate) bytes: u64,
    /// Number of positions.
    pub(crate) legal: u64,
    /// Positions on which the rule is wrong.
    pub(crate) incorrect: u64,
    /// Draws among the positions.
    pub(crate) draws: u64,
    /// Draws that the rule recognises.
    pub(crate) spotted: u64,
    /// Positions won by White and by Black.
    pub(crate) wins: [u64; 2],
    /// Wins that the rule recognises, for White and for Black.
    pub(crate) known: [u64; 2],
    /// Wins that the rule takes for draws.
    pub(crate) spoilt: u64,
}

impl RuleFigure {
    /// Draws that the rule does not recognise.
    pub(crate) fn missed(&self) -> u64 {
        self.draws.saturating_sub(self.spotted)
    }

    /// Wins that the rule does not take for draws; the source calls them spotted.
    pub(crate) fn wins_kept(&self) -> u64 {
        (self.wins[0] + self.wins[1]).saturating_sub(self.spoilt)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ExactFigure {
    pub(crate) endings: u64,
    /// Positions that were looked up, those with exchanged colours included.
    pub(crate) positions: u64,
    /// Positions on which the tables are wrong.
    pub(crate) incorrect: u64,
    /// Size in the program, in bytes.
    pub(crate) packed: u64,
    /// Size in memory, in bytes.
    pub(crate) memory: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Cost {
    pub(crate) made: Provenance,
    /// Times of a probe, by operands.
    pub(crate) times: Vec<KernelFigure>,
    /// Instructions of a probe, by operands.
    pub(crate) instructions: Vec<InstructionFigure>,
    /// Reason for missing instruction counts.
    pub(crate) uncounted: Option<String>,
}

impl Cost {
    /// Time of a probe with this variant.
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
    /// Nodes of each search, which begins with an empty table.
    pub(crate) nodes: u64,
    pub(crate) positions: Vec<Place>,
    /// Values of the positions by each variant.
    pub(crate) judged: Vec<Judged>,
    /// Answers of each variant in the study of claim 25.
    pub(crate) studies: Vec<Study>,
    /// Final positions of the study's main lines whose first move is not the one that the source of
    /// claim 25 gives. In these, `Place::ending` is the first move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) lines: Vec<Place>,
}

/// Moves to mate in endings, by tables with distances.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Distances {
    pub(crate) made: Provenance,
    pub(crate) endings: Vec<EndingDistances>,
    pub(crate) positions: Vec<Distance>,
}

/// Number of positions of an ending at each distance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EndingDistances {
    pub(crate) material: String,
    /// Number of positions in which White, to move, mates in `n` moves, at index `n`.
    pub(crate) wins: Vec<u64>,
    /// Number of positions in which Black, to move, is mated in `n` moves, at index `n`.
    pub(crate) losses: Vec<u64>,
}

/// Moves to mate for the side to move, negative if it is mated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Distance {
    pub(crate) fen: String,
    pub(crate) moves: i32,
}

/// Value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Truth {
    /// The side to move is mated.
    Loss,
    /// Neither side can force a mate.
    Draw,
    /// The side to move mates.
    Win,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Place {
    /// Origin of the position: its ending, or `RECORDED`.
    pub(crate) ending: String,
    pub(crate) fen: String,
    /// Value by the tables.
    pub(crate) truth: Truth,
}

/// Values by one variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Judged {
    pub(crate) variant: String,
    /// Value of each position in centipawns for the side to move; a mate in `n` moves is [`MATE`] -
    /// `n`. None if the variant printed no value.
    pub(crate) values: Vec<Option<i32>>,
}

/// Value of a mate in no moves, in centipawns.
pub(crate) const MATE: i32 = 100_000;

/// Number of moves that no mate reaches. A value is a mate if it differs from [`MATE`], or from its
/// negative, by no more than this.
pub(crate) const LONGEST_MATE: i32 = 1_000;

/// Answers of a variant in a study, one for each depth from 1 on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Study {
    pub(crate) variant: String,
    pub(crate) best: Vec<String>,
    /// Value of the position, as in [`Judged::values`].
    pub(crate) values: Vec<Option<i32>>,
}
