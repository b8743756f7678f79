//! Decision trees: as they grow and are packed, and as they are walked.

use super::view::View;
use crate::endings::Wdl;
use crate::recipe::Recipe;
use crate::types::Colour;

/// What a leaf knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// Nothing.
    Open,
    /// Nobody wins.
    Draw,
    /// White wins.
    White,
    /// Black wins.
    Black,
}

impl Leaf {
    /// What the position is worth for the side to move, if that is known.
    #[inline]
    pub fn wdl(self, to_move: Colour) -> Option<Wdl> {
        match self {
            Self::Open => None,
            Self::Draw => Some(Wdl::Draw),
            Self::White => Some(if to_move.is_white() { Wdl::Win } else { Wdl::Loss }),
            Self::Black => Some(if to_move.is_white() { Wdl::Loss } else { Wdl::Win }),
        }
    }
}

impl Leaf {
    /// All, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Open, Self::Draw, Self::White, Self::Black];
}

/// A tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tree {
    /// Nothing more is asked.
    Leaf(Leaf),
    /// Something is.
    Question(Box<Question>),
}

/// A question, and the trees behind its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The number of a feature.
    pub feature: u8,
    /// Its values for which the answer is yes.
    pub values: u64,
    /// What is behind a yes.
    pub yes: Tree,
    /// What is behind a no.
    pub no: Tree,
}

/// From here on what follows an answer is a leaf.
const LEAVES: u16 = 0xfff0;

/// A question as it is walked over: what follows a no and a yes is another one's place, or a leaf.
#[derive(Clone, Copy, Debug)]
struct Step {
    values: u64,
    feature: u8,
    next: [u16; 2],
}

/// A tree to be walked.
#[derive(Debug)]
pub struct Flat {
    begin: u16,
    steps: Vec<Step>,
}

impl Flat {
    /// Of a tree with fewer questions than there are places.
    pub fn new(tree: &Tree) -> Self {
        fn add(tree: &Tree, steps: &mut Vec<Step>) -> u16 {
            match tree {
                Tree::Leaf(leaf) => LEAVES + *leaf as u16,
                Tree::Question(question) => {
                    let place = steps.len();
                    if place >= LEAVES.into() {
                        return LEAVES;
                    }
                    let Question { feature, values, .. } = **question;
                    steps.push(Step { values, feature, next: [LEAVES; 2] });
                    let next = [&question.no, &question.yes].map(|tree| add(tree, steps));
                    steps[place].next = next;
                    place as u16
                }
            }
        }
        let mut steps = Vec::new();
        let begin = add(tree, &mut steps);
        Self { begin, steps }
    }

    /// What the tree knows of a position.
    #[inline]
    pub fn walk<R: Recipe>(&self, view: &View<'_, R>) -> Leaf {
        let mut next = self.begin;
        while let Some(step) = self.steps.get(usize::from(next)) {
            next = step.next[(step.values >> (view.value(step.feature) & 63) & 1) as usize];
        }
        Leaf::ALL[usize::from(next & 3)]
    }
}
