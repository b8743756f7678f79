//! Bisections of simulated histories: how often the place is found, and by how many comparisons and builds.
//!
//! Each history has 64 steps after the first one. Builds differ from their step's level by an effect of their own, a comparison has noise of
//! 0.5 %. *Plain* is a bisection that takes each answer for true: it compares each step so many times with the first one, and takes it for slow
//! where the mean is beyond half of what the last step loses. It does not ask whether the last step is slower at all.
//!
//! `cargo run --release -p outpace --example bisection` prints the table that the page of [`outpace::bisect`] has.

use outpace::bisect::{Answer, Bench, Event, Measured, Outcome, Rules, bisect};
use outpace::error::Result;
use outpace::rng::Rng;

const LAST: usize = 64;
const NOISE: f64 = 0.005;

/// Histories of each kind.
const RUNS: u64 = 400;

/// A kind of history.
struct Kind {
    name: &'static str,
    /// The losses: the place of the first is drawn, that of the next is half of the history later or earlier.
    losses: &'static [f64],
    /// What builds of a level differ by (standard deviation).
    own: f64,
    /// What each step changes for good (standard deviation).
    drift: f64,
    /// In so many of a hundred comparisons the noise is ten times as large; their errors do not say so.
    wild: usize,
    share: f64,
}

const KINDS: [Kind; 10] = [
    Kind { name: "2 %", losses: &[0.02], own: 0.002, drift: 0.0, wild: 0, share: 0.01 },
    Kind { name: "2 %, share 0.5 %", losses: &[0.02], own: 0.002, drift: 0.0, wild: 0, share: 0.005 },
    Kind {
        name: "2 %, each step drifts by 0.03 %",
        losses: &[0.02],
        own: 0.002,
        drift: 0.0003,
        wild: 0,
        share: 0.01,
    },
    Kind {
        name: "2 %, builds differ by 0.4 %",
        losses: &[0.02],
        own: 0.004,
        drift: 0.0,
        wild: 0,
        share: 0.01,
    },
    Kind {
        name: "2 %, 5 of 100 comparisons wild",
        losses: &[0.02],
        own: 0.002,
        drift: 0.0,
        wild: 5,
        share: 0.01,
    },
    Kind { name: "5 %", losses: &[0.05], own: 0.002, drift: 0.0, wild: 0, share: 0.01 },
    Kind { name: "1 %, share 0.5 %", losses: &[0.01], own: 0.002, drift: 0.0, wild: 0, share: 0.005 },
    Kind { name: "none", losses: &[], own: 0.002, drift: 0.0, wild: 0, share: 0.01 },
    Kind {
        name: "1 % twice, share 0.5 %",
        losses: &[0.01, 0.01],
        own: 0.002,
        drift: 0.0,
        wild: 0,
        share: 0.005,
    },
    Kind {
        name: "1 % twice, share 1 %",
        losses: &[0.01, 0.01],
        own: 0.002,
        drift: 0.0,
        wild: 0,
        share: 0.01,
    },
];

struct World {
    places: Vec<usize>,
    speeds: Vec<f64>,
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
            level + kind.own * rng.normal()
        };
        let speeds = (0..=LAST).map(speed).collect();
        Self { places, speeds, wild: kind.wild, rng, built: vec![false; LAST + 1], measured: 0 }
    }

    fn compare(&mut self, step: usize, baseline: usize) -> f64 {
        self.measured += 1;
        [step, baseline].iter().for_each(|one| self.built[*one] = true);
        let times = if self.rng.below(100) < self.wild { 10.0 } else { 1.0 };
        self.speeds[step] - self.speeds[baseline] + times * NOISE * self.rng.normal()
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

    fn tell(&mut self, _: Event<'_>) {}
}

/// What became of the histories of a kind.
#[derive(Default)]
struct Tally {
    /// The first place alone, it among others, a run without it, another step alone, no slower step.
    outcomes: [u32; 5],
    confirmed: u32,
    comparisons: Vec<usize>,
    /// Steps in all answers.
    width: usize,
    builds: usize,
}

impl Tally {
    fn count(&mut self, found: Option<(usize, usize)>, world: &World) {
        let holds = |(from, to): (usize, usize)| world.places.iter().any(|place| (from..=to).contains(place));
        let outcome = match found {
            None => 4,
            Some(run) if run.0 == run.1 => 3 * usize::from(!holds(run)),
            Some(run) => 1 + usize::from(!holds(run)),
        };
        self.width += found.map_or(0, |(from, to)| to - from + 1);
        self.outcomes[outcome] += 1;
        self.comparisons.push(world.measured);
        self.builds += world.built();
    }

    fn print(mut self, name: &str, rule: &str) {
        self.comparisons.sort_unstable();
        let count = self.comparisons.len();
        let share = |count: u32| format!("{:.1} %", f64::from(count) / RUNS as f64 * 100.0);
        let [right, within, without, wrong, none] = self.outcomes.map(&share);
        println!(
            "| {name} | {rule} | {right} | {within} | {without} | {wrong} | {none} | {} | {:.1} | {:.1} ({}) | {:.1} |",
            share(self.confirmed),
            self.width as f64 / (count as u32 - self.outcomes[4]).max(1) as f64,
            self.comparisons.iter().sum::<usize>() as f64 / count as f64,
            self.comparisons[count * 95 / 100],
            self.builds as f64 / count as f64,
        );
    }
}

/// The bisection that takes each answer for true.
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
        "| history | rule | the first step that lost | among several | others | another | none | confirmed | steps told | comparisons (95 of 100 at most) | builds |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for kind in &KINDS {
        let mut tally = Tally::default();
        for seed in 0..RUNS {
            let mut world = World::new(seed, kind);
            let rules = Rules { share: kind.share, ..Rules::default() };
            let found = bisect(LAST, rules, &mut world).expect("figures that can be");
            let place = match found.answer {
                Answer::Slower { from, to, .. } => Some((from, to)),
                Answer::NotSlower { .. } | Answer::Open => None,
            };
            tally.confirmed += u32::from(found.confirmed.is_some_and(|one| one.is_slower));
            if seed < 400 && std::env::args().len() > 1 && place != Some((world.places[0], world.places[0])) {
                println!(
                    "{seed} {:?} {:?} {:?} {}",
                    world.places,
                    found.answer,
                    found.confirmed,
                    found.comparisons.len()
                );
            }
            tally.count(place, &world);
        }
        tally.print(kind.name, "chances");
        for times in [1, 3, 6] {
            let mut tally = Tally::default();
            for seed in 0..RUNS {
                let mut world = World::new(seed, kind);
                let found = plain(&mut world, times);
                tally.count(Some(found), &world);
            }
            tally.print(kind.name, &format!("plain, {times} each"));
        }
        if std::env::args().len() > 1 {
            return;
        }
    }
}
