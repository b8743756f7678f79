//! Two kernels of an axis in lock-step: one launch of a comparison for which the lab makes many
//! launches.
//!
//! Criterion times one kernel for a while and then the next, so a change of the machine in between
//! is part of the difference. Here the two take turns of a fraction of a millisecond, and a sample
//! is the ratio of two consecutive turns. The first of the two is drawn at random, each order
//! equally often, and the samples of the two orders are kept apart.
//!
//! A turn is one untimed pass over the operands, which reloads the data that the other kernel has
//! evicted from the caches, and then one or more timed passes. Both kernels make the same number of
//! passes, over the same operands in the same orders.
//!
//! If the order matters (see `operands/popcount.rs`), the order changes from pass to pass, as in
//! criterion's suites. A shuffle before each pass would take many times as long as the pass. So the
//! orders are drawn beforehand, more than a branch predictor can learn. Outside the timing, the
//! order of each pass is copied to the place where the operands are always read.

use std::fmt::Display;
use std::hint::black_box;
use std::time::{Duration, Instant};

use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::kernels::{CONTROL, Kernel};
use crate::operands::{Set, shuffle};
use crate::suite;
use plywright_benches::paired::{Answer, Mode, Refusal, Request, SingleKernelRequest};

/// Intended length of a turn without its untimed pass, as the mean of both kernels: short compared
/// with changes of the machine's speed, and thousands of times the cost of reading the clock.
const TURN: Duration = Duration::from_micros(300);

/// Number of orders that are drawn if the order matters: together half a million words, which no
/// predictor learns.
const ORDERS: usize = 32;

/// Returns the comparison that the command line requests, or `None` if it requests none. A wrong
/// request ends the suite with one clear error.
pub(crate) fn asked() -> Option<Request> {
    Request::parse(&arguments()).unwrap_or_else(|refusal| refuse(&refusal))
}

/// Returns the kernel that the command line requests to run alone, or `None` if it requests none. A
/// wrong request ends the suite with one clear error.
pub(crate) fn asked_alone() -> Option<SingleKernelRequest> {
    SingleKernelRequest::parse(&arguments()).unwrap_or_else(|refusal| refuse(&refusal))
}

/// Returns the user's command line without the argument that cargo adds.
fn arguments() -> Vec<String> {
    let arguments = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    arguments.filter(|word| word != "--bench").collect()
}

fn refuse(refusal: &dyn Display) -> ! {
    eprintln!("error: {refusal}");
    std::process::exit(2)
}

/// Makes the comparison on a set and prints its samples.
pub(crate) fn run<T: Clone>(
    request: &Request,
    axis: &str,
    kernels: impl Fn() -> Vec<Kernel<T>>,
    set: Set<T>,
) {
    let mut random = Xoshiro256StarStar::seed_from_u64(request.seed);
    let pick = |name| pick(kernels(), name, request.mode).unwrap_or_else(|refusal| refuse(&refusal));
    // Each side has its own kernel, even if both are the same variant. The one that is made first,
    // and so comes first in memory, is drawn at random.
    let (mut baseline, mut variant);
    if random.next_u64() >> 63 == 1 {
        baseline = pick(&request.baseline);
        variant = pick(&request.variant);
    } else {
        variant = pick(&request.variant);
        baseline = pick(&request.baseline);
    }
    for (name, run) in [(&request.baseline, &mut baseline), (&request.variant, &mut variant)] {
        suite::check(axis, request.mode.name(), name, &set, run(&set.operands));
    }
    if set.right.answer(&request.baseline) != set.right.answer(&request.variant) {
        refuse(&"the two answer differently, so what they cost cannot be compared");
    }
    let mut pair = Pair { baseline, variant, orders: Orders::draw(set) };
    print!("{}", pair.samples(request.samples, &mut random));
}

/// Runs one kernel for the requested number of operations of a set, so that the CPU's own counters
/// count hardly anything else in this process.
pub(crate) fn run_alone<T: Clone>(
    request: &SingleKernelRequest,
    axis: &str,
    kernels: impl Fn() -> Vec<Kernel<T>>,
    set: Set<T>,
) {
    let SingleKernelRequest { variant, mode, operations } = request;
    let mut run = pick(kernels(), variant, *mode).unwrap_or_else(|refusal| refuse(&refusal));
    suite::check(axis, mode.name(), variant, &set, run(&set.operands));
    let passes = operations.div_ceil(set.operations);
    let mut orders = Orders::draw(set);
    for pass in 0..passes {
        black_box(run(black_box(orders.pass(pass as usize))));
    }
}

/// A kernel to run.
type Run<T> = Box<dyn FnMut(&T) -> u64>;

/// Returns the kernel of a variant.
fn pick<T>(kernels: Vec<Kernel<T>>, name: &str, mode: Mode) -> Result<Run<T>, Refusal> {
    let known: Vec<&str> = kernels.iter().map(|kernel| kernel.name).filter(|&name| name != CONTROL).collect();
    let refusal = Refusal::Variant { name: name.to_owned(), known: known.join(", ") };
    let kernel = kernels.into_iter().find(|kernel| kernel.name == name && kernel.name != CONTROL);
    kernel.ok_or(refusal).map(|kernel| match mode {
        Mode::Latency => kernel.latency,
        Mode::Throughput => kernel.throughput,
    })
}

/// The operands, in another order at each pass if their order matters.
struct Orders<T> {
    drawn: Vec<T>,
    current: T,
}

impl<T: Clone> Orders<T> {
    fn draw(set: Set<T>) -> Self {
        let mut current = set.operands;
        let drawn = set.reorder.map_or_else(Vec::new, |mut reorder| {
            let draw = |_| {
                reorder(&mut current);
                current.clone()
            };
            (0..ORDERS).map(draw).collect()
        });
        Self { drawn, current }
    }

    /// Returns the operands of a pass, always in the same place.
    fn pass(&mut self, number: usize) -> &T {
        if !self.drawn.is_empty() {
            self.current.clone_from(&self.drawn[number % self.drawn.len()]);
        }
        &self.current
    }
}

/// Two kernels and their operands.
struct Pair<T> {
    baseline: Run<T>,
    variant: Run<T>,
    orders: Orders<T>,
}

impl<T: Clone> Pair<T> {
    fn samples(&mut self, samples: u32, random: &mut Xoshiro256StarStar) -> Answer {
        let passes = self.passes();
        let mut baseline_first: Vec<bool> = (0..samples).map(|sample| sample % 2 == 0).collect();
        shuffle(random, &mut baseline_first);
        let mut answer = Answer::default();
        for (sample, first) in baseline_first.into_iter().enumerate() {
            let begin = sample * (passes + 1);
            let (ours, theirs);
            if first {
                ours = turn(&mut self.baseline, &mut self.orders, begin, passes);
                theirs = turn(&mut self.variant, &mut self.orders, begin, passes);
            } else {
                theirs = turn(&mut self.variant, &mut self.orders, begin, passes);
                ours = turn(&mut self.baseline, &mut self.orders, begin, passes);
            }
            let log = (ours.as_secs_f64() / theirs.as_secs_f64()).ln();
            let samples = if first { &mut answer.baseline_first } else { &mut answer.variant_first };
            samples.push((log * 1e6).round() as i32);
        }
        answer
    }

    /// Returns the number of passes in a turn. It is the same for both kernels: if one is far
    /// slower, its turns are longer and the other's shorter.
    fn passes(&mut self) -> usize {
        let mut middle = |run: &mut Run<T>| {
            let mut taken: Vec<Duration> =
                (0..3).map(|begin| turn(run, &mut self.orders, 2 * begin, 1)).collect();
            taken.sort_unstable();
            taken[1]
        };
        let both = middle(&mut self.baseline) + middle(&mut self.variant);
        let passes = (2 * TURN).as_secs_f64() / both.as_secs_f64();
        passes.round().clamp(1.0, 1e6) as usize
    }
}

/// Runs one untimed pass, and returns the time of `passes` further ones.
fn turn<T: Clone>(run: &mut Run<T>, orders: &mut Orders<T>, begin: usize, passes: usize) -> Duration {
    black_box(run(black_box(orders.pass(begin))));
    let timed = (1..=passes).map(|pass| {
        let operands = orders.pass(begin + pass);
        let start = Instant::now();
        black_box(run(black_box(operands)));
        start.elapsed()
    });
    timed.sum()
}
