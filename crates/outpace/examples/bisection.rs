//! Bisects simulated histories, and counts how often the slow step is found, and the comparisons
//! and builds that this takes.
//!
//! Each history has 64 steps after the first one. The log speed of a build is that of its step plus
//! a random effect of the build, and a comparison has a noise of 0.5 %. *Plain* is a bisection that
//! trusts every answer. It compares each step that it visits a fixed number of times with the first
//! step, and takes it for slow if the mean is beyond half of the last step's loss. The number after
//! *plain* counts all of its comparisons. It does not test whether the last step is slower at all.
//!
//! `cargo run -p outpace --example bisection` prints the table in the documentation of
//! [`outpace::decide::bisect`].

use outpace::decide::bisect::{Answer, Bench, Event, Measured, Outcome, Rules, bisect};
use outpace::error::Result;
use outpace::rng::Rng;

const LAST: usize = 64;
const NOISE: f64 = 0.005;

/// Histories of each kind.
const RUNS: u64 = 400;

/// A kind of history.
struct Kind {
    name: &'static str,
    /// The losses. The place of the first one is random; the second one comes half a history later.
    losses: &'static [f64],
    /// Difference between builds of equally fast source (standard deviation).
    between: f64,
    /// Lasting change of speed by each step (standard deviation).
    drift: f64,
    /// Percentage of comparisons with ten times the noise, which their standard errors do not show.
    wild: usize,
    share: f64,
    /// The standard deviation between builds that the rules assume.
    assumed: f64,
    /// True if each comparison uses builds in new layouts.
    layouts: bool,
}

const USUAL: Kind = Kind {
    name: "2 % lost",
    losses: &[0.02],
    between: 0.002,
    drift: 0.0,
    wild: 0,
    share: 0.01,
    assumed: 0.002,
    layouts: false,
};

const KINDS: [Kind; 17] = [
    USUAL,
    Kind { name: "2 % lost, a share of 0.5 % looked for", share: 0.005, ..USUAL },
    Kind { name: "2 % lost, each step drifts by 0.03 %", drift: 0.0003, ..USUAL },
    Kind { name: "2 % lost, builds do not differ", between: 0.0, ..USUAL },
    Kind { name: "2 % lost, builds differ by 0.4 %", between: 0.004, ..USUAL },
    Kind { name: "the same, and the rules say so", between: 0.004, assumed: 0.004, ..USUAL },
    Kind { name: "2 % lost, builds differ by 0.5 %", between: 0.005, ..USUAL },
    Kind { name: "2 % lost, new layouts, builds do not differ", between: 0.0, layouts: true, ..USUAL },
    Kind { name: "2 % lost, new layouts, builds differ by 0.2 %", layouts: true, ..USUAL },
    Kind { name: "2 % lost, new layouts, builds differ by 0.5 %", between: 0.005, layouts: true, ..USUAL },
    Kind { name: "2 % lost, 5 of 100 comparisons wild", wild: 5, ..USUAL },
    Kind { name: "3 % lost", losses: &[0.03], ..USUAL },
    Kind { name: "5 % lost", losses: &[0.05], ..USUAL },
    Kind { name: "1 % lost, a share of 0.5 % looked for", losses: &[0.01], share: 0.005, ..USUAL },
    Kind { name: "nothing lost", losses: &[], ..USUAL },
    Kind {
        name: "1 % lost twice, a share of 0.5 % looked for",
        losses: &[0.01, 0.01],
        share: 0.005,
        ..USUAL
    },
    Kind { name: "1 % lost twice", losses: &[0.01, 0.01], ..USUAL },
];

struct World {
    places: Vec<usize>,
    speeds: Vec<f64>,
    /// Difference between builds in other layouts (standard deviation).
    of_layouts: f64,
    wild: usize,
    rng: Rng,
    built: Vec<bool>,
    measured: usize,
}

impl World {
    fn new(seed: u64, kind: &Kind) -> Self {
        let first = 1 + Rng::new(seed, "place").below(if kind.losses.len() > 1 { LAST / 2 } else { LAST });
        let places: Vec<usize> = (0..kind.losses.len()).map(|at| first + at * LAST / 2).collect();
        let mut rng = Rng::new(seed, kind.name);
        let mut level = 0.0;
        let speed = |step: usize| {
            level += kind.drift * rng.normal();
            level +=
                places.iter().position(|place| *place == step).map_or(0.0, |at| (-kind.losses[at]).ln_1p());
            level + if kind.layouts { 0.0 } else { kind.between * rng.normal() }
        };
        let speeds = (0..=LAST).map(speed).collect();
        let of_layouts = if kind.layouts { kind.between } else { 0.0 };
        Self { places, speeds, of_layouts, wild: kind.wild, rng, built: vec![false; LAST + 1], measured: 0 }
    }

    fn compare(&mut self, step: usize, baseline: usize) -> f64 {
        self.measured += 1;
        [step, baseline].iter().for_each(|side| self.built[*side] = true);
        let times = if self.rng.below(100) < self.wild { 10.0 } else { 1.0 };
        let mut speed = |step: usize| self.speeds[step] + self.of_layouts * self.rng.normal();
        speed(step) - speed(baseline) + times * NOISE * self.rng.normal()
    }

    fn built(&self) -> usize {
        self.built.iter().filter(|built| **built).count()
    }
}

impl Bench for World {
    fn build(&mut self, _: usize) -> Result<Outcome<()>> {
        Ok(Ok(()))
    }

    fn measure(&mut self, step: usize, baseline: usize) -> Result<Outcome<Measured>> {
        Ok(Ok(Measured { gain: self.compare(step, baseline).exp_m1(), error: NOISE }))
    }

    fn report(&mut self, _: Event<'_>) {}
}

/// Results of the histories of a kind.
#[derive(Default)]
struct Tally {
    /// Counts of answers: a slow step alone, a slow step among several, other steps, no step.
    outcomes: [u32; 4],
    /// Number of steps in the answers with several.
    several: usize,
    comparisons: Vec<usize>,
    builds: usize,
}

impl Tally {
    fn count(&mut self, found: Option<(usize, usize)>, world: &World) {
        let holds = |(from, to): (usize, usize)| world.places.iter().any(|place| (from..=to).contains(place));
        let outcome = match found {
            None => 3,
            Some(run) if !holds(run) => 2,
            Some((from, to)) => usize::from(from < to),
        };
        self.outcomes[outcome] += 1;
        if let Some((from, to)) = found.filter(|_| outcome == 1) {
            self.several += to - from + 1;
        }
        self.comparisons.push(world.measured);
        self.builds += world.built();
    }

    fn share(&self, outcome: usize) -> String {
        format!("{:.1} %", f64::from(self.outcomes[outcome]) / RUNS as f64 * 100.0)
    }

    fn row(mut self) -> String {
        self.comparisons.sort_unstable();
        let count = self.comparisons.len();
        let mean = |sum: usize, count: usize| sum as f64 / count.max(1) as f64;
        let [found, among, others, none] = [0, 1, 2, 3].map(|outcome| self.share(outcome));
        let several = mean(self.several, self.outcomes[1] as usize);
        let among = if self.outcomes[1] == 0 { among } else { format!("{among} (of {several:.1})") };
        format!(
            "{found} | {among} | {others} | {none} | {:.1} ({}) | {:.1}",
            mean(self.comparisons.iter().sum(), count),
            self.comparisons[count * 95 / 100],
            mean(self.builds, count),
        )
    }
}

/// A bisection that trusts every answer.
fn plain(world: &mut World, times: usize) -> (usize, usize) {
    let mean = |world: &mut World, step: usize| {
        (0..times).map(|_| world.compare(step, 0)).sum::<f64>() / times as f64
    };
    let half = mean(world, LAST) / 2.0;
    let (mut fast, mut slow) = (0, LAST);
    while slow - fast > 1 {
        let middle = usize::midpoint(fast, slow);
        if mean(world, middle) < half { slow = middle } else { fast = middle }
    }
    (slow, slow)
}

fn main() {
    println!(
        "| history | found | among several | others | none | comparisons (95 of 100 at most) | builds | plain, 7 | plain, 21 | plain, 42 |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for kind in &KINDS {
        let mut tally = Tally::default();
        let mut plainly: [Tally; 3] = Default::default();
        for seed in 0..RUNS {
            let mut world = World::new(seed, kind);
            let rules =
                Rules { share: kind.share, own: kind.assumed, layouts: kind.layouts, ..Rules::default() };
            let place = match bisect(LAST, rules, &mut world).expect("the figures are possible").answer {
                Answer::Slower { from, to, .. } => Some((from, to)),
                Answer::NotSlower { .. } | Answer::Open => None,
            };
            tally.count(place, &world);
            for (tally, times) in plainly.iter_mut().zip([1, 3, 6]) {
                let mut world = World::new(seed, kind);
                let place = plain(&mut world, times);
                tally.count(Some(place), &world);
            }
        }
        let plainly = plainly.map(|tally| tally.share(0)).join(" | ");
        println!("| {} | {} | {plainly} |", kind.name, tally.row());
    }
}
