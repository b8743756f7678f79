//! The weights as data: names, shapes, ranges, and the numbers in nested arrays.

use super::{Half, Pair};

/// The kind of a weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A midgame and an endgame value, in centipawns.
    Pair,
    /// A plain number.
    Number,
    /// Pairs for the 32 squares of the files a to d, from the first rank on; the other half mirrors
    /// them.
    Boards,
}

/// A weight, or a list of weights that belong together.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Name of the weight.
    pub name: &'static str,
    /// Meaning of the weight.
    pub doc: &'static str,
    /// Kind of the weight.
    pub kind: Kind,
    /// Lengths of its list of weights, or the number of boards; empty for a single weight.
    pub shape: &'static [usize],
    /// Smallest allowed value of each of its numbers.
    pub low: i32,
    /// Largest allowed value of each of its numbers.
    pub high: i32,
}

impl Entry {
    /// Count of its numbers.
    pub fn len(&self) -> usize {
        self.dimensions().iter().product()
    }

    /// Returns true if the entry has no numbers; every entry has some.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Lengths of the nested arrays, from the outermost down to its numbers.
    pub(super) fn dimensions(&self) -> Vec<usize> {
        let within: &[usize] = match self.kind {
            Kind::Number => &[],
            Kind::Pair => &[2],
            Kind::Boards => &[32, 2],
        };
        [self.shape, within].concat()
    }
}

/// Numbers in arrays nested to any depth.
pub(super) trait Leaves {
    fn visit(&self, each: &mut dyn FnMut(i32));
    fn visit_mut(&mut self, each: &mut dyn FnMut(&mut i32));
}

impl Leaves for i32 {
    fn visit(&self, each: &mut dyn FnMut(i32)) {
        each(*self);
    }

    fn visit_mut(&mut self, each: &mut dyn FnMut(&mut i32)) {
        each(self);
    }
}

impl Leaves for Pair {
    fn visit(&self, each: &mut dyn FnMut(i32)) {
        each(self.0);
        each(self.1);
    }

    fn visit_mut(&mut self, each: &mut dyn FnMut(&mut i32)) {
        each(&mut self.0);
        each(&mut self.1);
    }
}

// Not inlined: the tables have a hundred arrays, and each would become a loop of its own in the one
// function that visits them all.
impl<T: Leaves, const N: usize> Leaves for [T; N] {
    #[inline(never)]
    fn visit(&self, each: &mut dyn FnMut(i32)) {
        self.iter().for_each(|item| item.visit(each));
    }

    #[inline(never)]
    fn visit_mut(&mut self, each: &mut dyn FnMut(&mut i32)) {
        self.iter_mut().for_each(|item| item.visit_mut(each));
    }
}

/// Pairs in arrays nested to any depth, which become scores.
pub(super) trait Stamp<S> {
    type Stamped;

    fn stamp(&self, score: &mut dyn FnMut(Pair) -> S) -> Self::Stamped;
}

impl<S> Stamp<S> for Pair {
    type Stamped = S;

    fn stamp(&self, score: &mut dyn FnMut(Pair) -> S) -> S {
        score(*self)
    }
}

impl<S, T: Stamp<S>, const N: usize> Stamp<S> for [T; N] {
    type Stamped = [T::Stamped; N];

    fn stamp(&self, score: &mut dyn FnMut(Pair) -> S) -> Self::Stamped {
        self.each_ref().map(|item| item.stamp(score))
    }
}

/// Builds the whole board from its left half.
pub(super) const fn mirrored<T: Copy>(half: &Half<T>) -> [T; 64] {
    let mut board = [half[0]; 64];
    let mut square = 0;
    while square < 64 {
        let file = square % 8;
        board[square] = half[square / 8 * 4 + if file < 4 { file } else { 7 - file }];
        square += 1;
    }
    board
}
