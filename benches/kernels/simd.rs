//! The kernels of the axis `simd`: the operations on rows of numbers in the evaluation by a small
//! network, by task and width of row.
//!
//! | task | one operation |
//! |---|---|
//! | [`Task::Evaluate`] | the evaluation after a move: both sides' rows updated, and the output |
//! | [`Task::Update`] | one side's row updated by the changes of a move |
//! | [`Task::Anew`] | the same row from the biases and all pieces: the work that an update saves |
//! | [`Task::Output`] | the output of two rows |
//!
//! The rows that are read are few, so they stay in the first-level cache, like the rows of the
//! previous position in a search. The columns are spread over the whole table. In the latency
//! kernel the next row depends on a number of the previous result.

use std::hint::black_box;

use plywright::network::{HIDDEN, INPUTS};
use plywright::simd::{ONE, Row, Simd};

use super::{Kernel, opaque, opaque_zero};

/// Number of rows that each side uses in turn; at the greatest width both sides' take 16 KiB.
pub(crate) const PLIES: usize = 4;

/// The operation of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    Evaluate,
    Update,
    Anew,
    Output,
}

/// A move as one side sees it, in columns.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    /// Columns of the pieces that appear: one, or two in castling.
    pub(crate) added: Vec<u16>,
    /// Columns of the pieces that disappear: one, or two in castling and captures.
    pub(crate) removed: Vec<u16>,
    /// Columns of all pieces after the move.
    pub(crate) after: Vec<u16>,
}

/// A network with rows of `N` numbers.
#[derive(Clone, Debug)]
pub(crate) struct Network<const N: usize> {
    /// One column for each input.
    pub(crate) columns: Box<[Row<N>; INPUTS]>,
    pub(crate) biases: Row<N>,
    /// The weights of the output.
    pub(crate) weights: [Row<N>; 2],
    /// The rows before a move.
    pub(crate) line: [[Row<N>; 2]; PLIES],
}

/// A task and its operands.
#[derive(Clone, Debug)]
pub(crate) struct Sums {
    pub(crate) task: Task,
    /// The changes of each move for either side.
    pub(crate) moves: Vec<[Change; 2]>,
    pub(crate) network: AnyWidth,
}

/// Calls a macro with every width of a row.
macro_rules! widths {
    ($callback:ident) => {
        $callback! { (Of32, 32) (Of64, 64) (Of128, 128) (Of256, 256) (Of512, 512) (Of1024, 1024) }
    };
}
pub(crate) use widths;

macro_rules! sized {
    ($(($Of:ident, $width:literal))*) => {
        /// A network of any width.
        #[derive(Clone, Debug)]
        pub(crate) enum AnyWidth {
            $($Of(Box<Network<$width>>)),*
        }

        impl Sums {
            /// Returns the number of operations.
            pub(crate) fn operations(&self) -> usize {
                match self.task {
                    Task::Evaluate | Task::Output => self.moves.len(),
                    Task::Update | Task::Anew => 2 * self.moves.len(),
                }
            }

            /// Returns the answer of every kernel.
            pub(crate) fn answer(&self) -> u64 {
                match &self.network {
                    $(AnyWidth::$Of(network) => answer(self.task, network, &self.moves)),*
                }
            }
        }

        /// Runs everything except the evaluation by a network of the engine's width. It is a
        /// separate function, so that a kernel's listing shows only that evaluation.
        #[inline(never)]
        fn other<const IS_CHAIN: bool>(simd: impl Simd, sums: &Sums) -> u64 {
            match &sums.network {
                $(AnyWidth::$Of(network) => match sums.task {
                    Task::Evaluate => evaluate::<$width, IS_CHAIN>(simd, network, &sums.moves),
                    Task::Update => update::<$width, IS_CHAIN>(simd, network, &sums.moves),
                    Task::Anew => anew::<$width, IS_CHAIN>(simd, network, &sums.moves),
                    Task::Output => output::<$width, IS_CHAIN>(simd, network, &sums.moves),
                },)*
            }
        }
    };
}
widths!(sized);

/// Returns a number of a row as the result of an operation, a different one each turn, so that the
/// compiler can drop no number.
#[inline(always)]
fn number<const N: usize>(row: &Row<N>, turn: usize) -> u64 {
    row.0[turn % N] as u16 as u64
}

/// Returns the answer: every number computed by itself.
fn answer<const N: usize>(task: Task, network: &Network<N>, moves: &[[Change; 2]]) -> u64 {
    let sum = |from: &Row<N>, added: &[u16], removed: &[u16], at: usize| {
        let sum = |columns: &[u16]| {
            columns.iter().map(|&column| i64::from(network.columns[usize::from(column)].0[at])).sum::<i64>()
        };
        (i64::from(from.0[at]) + sum(added) - sum(removed)) as i16
    };
    let output = |rows: &dyn Fn(usize, usize) -> i16| {
        let terms = (0..2).flat_map(|side| (0..N).map(move |at| (side, at))).map(|(side, at)| {
            let number = i64::from(rows(side, at)).clamp(0, ONE.into());
            number * number * i64::from(network.weights[side].0[at])
        });
        terms.sum::<i64>() as i32 as u32 as u64
    };
    let mut total = 0_u64;
    for (turn, changes) in moves.iter().enumerate() {
        let from = &network.line[turn % PLIES];
        let each = |row_value: &dyn Fn(usize, &Change) -> i16| {
            changes.iter().enumerate().map(|(side, change)| row_value(side, change) as u16 as u64).sum()
        };
        total = total.wrapping_add(match task {
            Task::Evaluate => {
                output(&|side, at| sum(&from[side], &changes[side].added, &changes[side].removed, at))
            }
            Task::Output => output(&|side, at| from[side].0[at]),
            Task::Update => {
                each(&|side, change| sum(&from[side], &change.added, &change.removed, (2 * turn + side) % N))
            }
            Task::Anew => {
                each(&|side, change| sum(&network.biases, &change.after, &[], (2 * turn + side) % N))
            }
        });
    }
    total
}

/// References to at most `MOST` columns of the table.
struct Columns<'a, const N: usize, const MOST: usize> {
    columns: [&'a Row<N>; MOST],
    count: usize,
}

impl<'a, const N: usize, const MOST: usize> Columns<'a, N, MOST> {
    #[inline(always)]
    fn new(table: &'a [Row<N>; INPUTS], inputs: &[u16]) -> Self {
        let mut columns = [&table[0]; MOST];
        for (column, &input) in columns.iter_mut().zip(inputs) {
            *column = &table[usize::from(input)];
        }
        Self { columns, count: inputs.len().min(MOST) }
    }

    #[inline(always)]
    fn get(&self) -> &[&'a Row<N>] {
        &self.columns[..self.count]
    }
}

/// Ties the next operation to the result of this one in a chain.
#[inline(always)]
pub(crate) fn link<const IS_CHAIN: bool>(result: u64, zero: u64) -> usize {
    if IS_CHAIN { (result & zero) as usize } else { 0 }
}

#[inline(always)]
fn updated<const N: usize>(
    simd: impl Simd,
    table: &[Row<N>; INPUTS],
    from: &Row<N>,
    to: &mut Row<N>,
    change: &Change,
) {
    let added = Columns::<N, 2>::new(table, &change.added);
    let removed = Columns::<N, 2>::new(table, &change.removed);
    simd.update(from, to, added.get(), removed.get());
}

#[inline(always)]
fn evaluate<const N: usize, const IS_CHAIN: bool>(
    simd: impl Simd,
    network: &Network<N>,
    moves: &[[Change; 2]],
) -> u64 {
    let (table, zero) = (&*network.columns, opaque_zero());
    let mut rows = [Row([0; N]); 2];
    let rows = black_box(&mut rows);
    let (mut total, mut tie) = (0_u64, 0);
    for (turn, changes) in moves.iter().enumerate() {
        let from = &network.line[(turn ^ tie) % PLIES];
        for ((from, to), change) in from.iter().zip(&mut *rows).zip(changes) {
            updated(simd, table, from, to, change);
        }
        let value = opaque(simd.output([&rows[0], &rows[1]], &network.weights) as u32 as u64);
        total = total.wrapping_add(value);
        tie = link::<IS_CHAIN>(value, zero);
    }
    total
}

#[inline(always)]
fn update<const N: usize, const IS_CHAIN: bool>(
    simd: impl Simd,
    network: &Network<N>,
    moves: &[[Change; 2]],
) -> u64 {
    each_side::<N, IS_CHAIN>(moves, |turn, side, change, tie, row| {
        updated(simd, &network.columns, &network.line[(turn ^ tie) % PLIES][side], row, change);
    })
}

#[inline(always)]
fn anew<const N: usize, const IS_CHAIN: bool>(
    simd: impl Simd,
    network: &Network<N>,
    moves: &[[Change; 2]],
) -> u64 {
    each_side::<N, IS_CHAIN>(moves, |_, _, change, tie, row| {
        let pieces = change.after.get(tie..).unwrap_or_default();
        simd.update(&network.biases, row, Columns::<N, 32>::new(&network.columns, pieces).get(), &[]);
    })
}

/// Computes one row for each side of each move: `make(turn, side, change, tie, row)`.
#[inline(always)]
fn each_side<const N: usize, const IS_CHAIN: bool>(
    moves: &[[Change; 2]],
    make: impl Fn(usize, usize, &Change, usize, &mut Row<N>),
) -> u64 {
    let zero = opaque_zero();
    let mut row = Row([0; N]);
    let row = black_box(&mut row);
    let (mut total, mut tie) = (0_u64, 0);
    for (turn, changes) in moves.iter().enumerate() {
        for (side, change) in changes.iter().enumerate() {
            make(turn, side, change, tie, row);
            let value = opaque(number(row, 2 * turn + side));
            total = total.wrapping_add(value);
            tie = link::<IS_CHAIN>(value, zero);
        }
    }
    total
}

#[inline(always)]
fn output<const N: usize, const IS_CHAIN: bool>(
    simd: impl Simd,
    network: &Network<N>,
    moves: &[[Change; 2]],
) -> u64 {
    let zero = opaque_zero();
    let (mut total, mut tie) = (0_u64, 0);
    for turn in 0..moves.len() {
        let [ours, theirs] = &network.line[(turn ^ tie) % PLIES];
        let value = opaque(simd.output([ours, theirs], &network.weights) as u32 as u64);
        total = total.wrapping_add(value);
        tie = link::<IS_CHAIN>(value, zero);
    }
    total
}

macro_rules! kernels {
    ({} $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use plywright::simd::$Variant;

                use super::{HIDDEN, AnyWidth, Task, Sums, evaluate, other};

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/simd/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(simd: $Variant, sums: &Sums) -> u64 {
                    match (&sums.network, sums.task) {
                        (AnyWidth::Of128(network), Task::Evaluate) => {
                            evaluate::<HIDDEN, false>(simd, network, &sums.moves)
                        }
                        _ => other::<false>(simd, sums),
                    }
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/simd/", stringify!($file), "/latency"))]
                pub(crate) fn latency(simd: $Variant, sums: &Sums) -> u64 {
                    match (&sums.network, sums.task) {
                        (AnyWidth::Of128(network), Task::Evaluate) => {
                            evaluate::<HIDDEN, true>(simd, network, &sums.moves)
                        }
                        _ => other::<true>(simd, sums),
                    }
                }
            }
        )*

        /// Returns the kernels of every variant that this CPU runs.
        pub(crate) fn all() -> Vec<Kernel<Sums>> {
            let mut kernels = Vec::new();
            $(
                if let Some(simd) = plywright::simd::$Variant::new() {
                    kernels.push(Kernel {
                        name: plywright::simd::$Variant::NAME,
                        latency: Box::new(move |sums| $file::latency(simd, sums)),
                        throughput: Box::new(move |sums| $file::throughput(simd, sums)),
                    });
                }
            )*
            kernels
        }
    };
}
plywright::simd_variants!(kernels {});
