//! The weights as data: names, shapes, ranges, and the numbers within nested arrays.

use super::{Half, Pair};

/// What a weight is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A midgame and an endgame value, in centipawns.
    Pair,
    /// A plain number.
    Number,
    /// Pairs for the 32 squares of the files a to d, from the first rank on; the other half is their mirror image.
    Boards,
}

/// A weight, or a list of them that belong together.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name.
    pub name: &'static str,
    /// What it means.
    pub doc: &'static str,
    /// What it is.
    pub kind: Kind,
    /// How many there are, and for boards how many boards; empty for a single one.
    pub shape: &'static [usize],
    /// The least that each of its numbers may be.
    pub low: i32,
    /// The most.
    pub high: i32,
}

impl Entry {
    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.dimensions().iter().product()
    }

    /// Whether it has no numbers, which none has.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The lengths of the nested arrays down to its numbers.
    pub(super) fn dimensions(&self) -> Vec<usize> {
        let within: &[usize] = match self.kind {
            Kind::Number => &[],
            Kind::Pair => &[2],
            Kind::Boards => &[32, 2],
        };
        [self.shape, within].concat()
    }
}

/// Numbers, however deep in arrays.
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

// Not inlined: the tables have a hundred arrays, and each would be a loop of its own in the one function that goes through them all.
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

/// Pairs, however deep in arrays, that become scores.
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

/// The whole board of which this is the left half.
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
