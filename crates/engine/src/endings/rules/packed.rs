//! Trees as bytes: probable parts of a tree take few bits.
//!
//! A tree is coded from its root. The first item says whether the root is a question or a leaf. For
//! a leaf its kind follows; for a question its feature, its values, and then the trees for yes and
//! for no. Values are coded as eight rows of eight bits: a row is empty, or equal to the last row
//! that was not empty, or coded by its bits, each predicted from its neighbours.

use super::super::coder::{Coder, Decoder, Probability};
use super::tree::{Leaf, Question, Tree};

/// Largest depth of a tree.
pub const DEEPEST: usize = 64;

/// Largest number of questions in a tree.
const MOST: usize = 1 << 15;

/// The probabilities of all items.
struct Model {
    /// By the answer that leads to the tree: 0 for yes or the root, 1 for no.
    asks: [Probability; 2],
    leaves: [[Probability; 4]; 2],
    features: [Probability; 128],
    empty: [Probability; 16],
    repeated: [Probability; 8],
    /// By the bit before, the bit above, the bit above and to the right, and whether there is a row
    /// above.
    bits: [Probability; 16],
    questions: usize,
}

impl Model {
    fn new() -> Self {
        Self {
            asks: [Probability::EVEN; 2],
            leaves: [[Probability::EVEN; 4]; 2],
            features: [Probability::EVEN; 128],
            empty: [Probability::EVEN; 16],
            repeated: [Probability::EVEN; 8],
            bits: [Probability::EVEN; 16],
            questions: 0,
        }
    }

    /// Codes a tree. A decoder ignores `tree` and finds out the real one.
    fn tree<C: Coder>(&mut self, coder: &mut C, tree: &Tree, is_no: bool, depth: usize) -> Tree {
        let (is_question, known) = match tree {
            Tree::Leaf(leaf) => (false, *leaf),
            Tree::Question(_) => (true, Leaf::Open),
        };
        let side = usize::from(is_no);
        // Unpacking bytes that are not a tree would otherwise go on for ever.
        let may_ask = depth < DEEPEST && self.questions < MOST;
        if !may_ask || !coder.code(&mut self.asks[side], is_question) {
            let number = self.number(coder, known as usize, 2, |model, at| &mut model.leaves[side][at]);
            return Tree::Leaf(Leaf::ALL[number]);
        }
        self.questions += 1;
        let open = Tree::Leaf(Leaf::Open);
        let (feature, values, yes, no) = match tree {
            Tree::Question(question) => (question.feature, question.values, &question.yes, &question.no),
            Tree::Leaf(_) => (0, 0, &open, &open),
        };
        let feature = self.number(coder, feature.into(), 7, |model, at| &mut model.features[at]) as u8;
        let values = self.values(coder, values);
        let yes = self.tree(coder, yes, false, depth + 1);
        let no = self.tree(coder, no, true, depth + 1);
        Tree::Question(Box::new(Question { feature, values, yes, no }))
    }

    /// Codes a number of `bits` bits, the highest first, each predicted from the bits before it.
    fn number<C: Coder>(
        &mut self,
        coder: &mut C,
        number: usize,
        bits: u32,
        probability: impl Fn(&mut Self, usize) -> &mut Probability,
    ) -> usize {
        let mut found = 1;
        for bit in (0..bits).rev() {
            let is_set = coder.code(probability(self, found), number >> bit & 1 != 0);
            found = found << 1 | usize::from(is_set);
        }
        found - (1 << bits)
    }

    fn values<C: Coder>(&mut self, coder: &mut C, values: u64) -> u64 {
        let (mut found, mut last, mut was_empty) = (0, None::<u8>, false);
        for row in 0..8 {
            let wanted = (values >> (8 * row)) as u8;
            let above = last.unwrap_or(0);
            was_empty = coder.code(&mut self.empty[row * 2 + usize::from(was_empty)], wanted == 0);
            if was_empty {
                continue;
            }
            let is_repeated = last.is_some() && coder.code(&mut self.repeated[row], wanted == above);
            let mut bits = if is_repeated { above } else { 0 };
            if !is_repeated {
                for bit in 0..8 {
                    let before = if bit == 0 { 0 } else { bits >> (bit - 1) & 1 };
                    let (there, right) = (above >> bit & 1, above.checked_shr(bit + 1).unwrap_or(0) & 1);
                    let at = usize::from(before | there << 1 | right << 2) | usize::from(last.is_some()) << 3;
                    bits |= u8::from(coder.code(&mut self.bits[at], wanted >> bit & 1 != 0)) << bit;
                }
            }
            last = Some(bits);
            found |= u64::from(bits) << (8 * row);
        }
        found
    }
}

/// Codes a tree, for packing and for unpacking. A decoder ignores `tree` and returns the one in its
/// bytes.
pub fn code<C: Coder>(coder: &mut C, tree: &Tree) -> Tree {
    Model::new().tree(coder, tree, false, 0)
}

/// Unpacks a tree. Any bytes give some tree.
pub fn unpack(bytes: &[u8]) -> Tree {
    Model::new().tree(&mut Decoder::new(bytes), &Tree::Leaf(Leaf::Open), false, 0)
}
