//! A score that records its origin: which weights were added, and how many times each.
//!
//! The evaluation is written over any [`Score`]. With this score the engine's own code yields the
//! linear form of a position: the weights that were added, and how many times. Values that are not
//! linear in a weight (the danger to kings is squared) are a constant of the form.

use std::cell::RefCell;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use plywright::eval::{Values, Weights};
use plywright::score::{Score, Tables};

/// An operation on scores, with the numbers of its operands.
#[derive(Clone, Copy, Debug)]
enum Step {
    Sum(u32, u32),
    Difference(u32, u32),
    Times(u32, i32),
}

/// Numbers below this are weights, by the index of their midgame value. From here on they are steps
/// of the tape.
const FIRST_STEP: u32 = 1 << 16;

/// Number of a value that comes from no weight.
const CONSTANT: u32 = u32::MAX;

thread_local! {
    /// Steps of the present position. A score must be `Copy`, so it cannot hold its own history.
    static TAPE: RefCell<Vec<Step>> = const { RefCell::new(Vec::new()) };
}

/// A midgame and an endgame value with their history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Linear {
    node: u32,
    mg: i32,
    eg: i32,
}

impl Linear {
    /// Table of `values` whose scores record their origin.
    pub(crate) fn weights(values: &Values) -> Weights<Self> {
        values.weights_by(|index, mg, eg| Self { node: index as u32, mg, eg })
    }

    /// Forgets the steps of the previous position.
    pub(crate) fn begin() {
        TAPE.with_borrow_mut(Vec::clear);
    }

    /// Adds to `counts`, at the index of each weight's midgame value, the number of times that the
    /// weight is in this score.
    pub(crate) fn count(self, counts: &mut [i32]) {
        TAPE.with_borrow(|tape| {
            let mut factors = vec![0; tape.len()];
            let mut add = |node: u32, factor: i32, factors: &mut [i32]| match node {
                CONSTANT => {}
                FIRST_STEP.. => factors[(node - FIRST_STEP) as usize] += factor,
                _ => counts[node as usize] += factor,
            };
            add(self.node, 1, &mut factors);
            // The operands of a step come before it.
            for (index, &step) in tape.iter().enumerate().rev() {
                let factor = factors[index];
                match step {
                    _ if factor == 0 => {}
                    Step::Sum(a, b) => {
                        add(a, factor, &mut factors);
                        add(b, factor, &mut factors);
                    }
                    Step::Difference(a, b) => {
                        add(a, factor, &mut factors);
                        add(b, -factor, &mut factors);
                    }
                    Step::Times(a, times) => add(a, factor * times, &mut factors),
                }
            }
        });
    }

    fn step(step: Step, mg: i32, eg: i32) -> Self {
        let node = match step {
            Step::Sum(a, CONSTANT) | Step::Difference(a, CONSTANT) | Step::Sum(CONSTANT, a) => a,
            Step::Times(CONSTANT, _) | Step::Times(_, 0) => CONSTANT,
            _ => TAPE.with_borrow_mut(|tape| {
                tape.push(step);
                FIRST_STEP + (tape.len() - 1) as u32
            }),
        };
        Self { node, mg, eg }
    }
}

impl Add for Linear {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::step(Step::Sum(self.node, other.node), self.mg + other.mg, self.eg + other.eg)
    }
}

impl Sub for Linear {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::step(Step::Difference(self.node, other.node), self.mg - other.mg, self.eg - other.eg)
    }
}

impl Neg for Linear {
    type Output = Self;

    fn neg(self) -> Self {
        self * -1
    }
}

impl Mul<i32> for Linear {
    type Output = Self;

    fn mul(self, factor: i32) -> Self {
        Self::step(Step::Times(self.node, factor), self.mg * factor, self.eg * factor)
    }
}

impl AddAssign for Linear {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Linear {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Score for Linear {
    const NAME: &'static str = "linear";
    const ZERO: Self = Self { node: CONSTANT, mg: 0, eg: 0 };

    fn new(mg: i32, eg: i32) -> Self {
        Self { node: CONSTANT, mg, eg }
    }

    fn mg(self) -> i32 {
        self.mg
    }

    fn eg(self) -> i32 {
        self.eg
    }

    fn tables<T: Tables>() -> &'static T::Of<Self> {
        unreachable!("no table of linear scores is compiled in: `Linear::weights` builds one")
    }
}
