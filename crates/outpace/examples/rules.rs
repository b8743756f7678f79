//! Two rules of choice on simulated machines: what each loses, how often two runs agree, and what it takes.
//!
//! *By proof* is the rule before races: every candidate gets launches of its own, as built, until it is shown to be faster or slower; what is
//! faster is checked over code layouts; the fastest of that is taken, and the baseline where nothing is shown. *By loss* is that of
//! [`outpace::decide::choice`]. Time is counted in processes started, each with as many samples.
//!
//! `cargo run --release -p outpace --example rules` prints the table; docs/methodology.md has the quietest and the noisiest setting of it.

use outpace::decide::choice::{self, Belief};
use outpace::decide::verdict::{Stream, judge};
use outpace::measure::lockstep::TOGETHER;
use outpace::record::{Comparison, Launch, Loss, RULES, Rules, Verdict};
use outpace::rng::Rng;
use outpace::statistics::looks;

/// Candidates: a dozen that differ by a per cent, and some that are far behind, as of a chess engine's variants.
const NEAR: usize = 16;
const BEHIND: [f64; 6] = [-0.37, -0.12, -0.07, -0.05, -0.04, -0.03];

/// What a link has for or against a program, as long as it is not linked again.
const LAYOUT: f64 = 0.007;

/// Runs of each rule on each machine.
const RUNS: u64 = 200;

struct Machine {
    rng: Rng,
    spread: f64,
    disturbed: usize,
    started: u32,
}

impl Machine {
    /// One process: its log speed.
    fn process(&mut self, speed: f64) -> f64 {
        self.started += 1;
        let wild = if self.rng.below(100) < self.disturbed { 20.0 } else { 1.0 };
        speed + wild * self.spread * self.rng.normal()
    }

    /// Launches candidates with the baseline, each in a layout of its own or in the one that it was built in.
    fn launch(&mut self, speeds: &[f64], over_layouts: bool) -> Vec<Launch> {
        let layout = |machine: &mut Self| if over_layouts { LAYOUT * machine.rng.normal() } else { 0.0 };
        let own = layout(self);
        let baseline = self.process(own);
        let ratio = |speed: &f64| {
            let own = layout(self);
            let ratio = self.process(speed + own) - baseline;
            Launch::of_centre((ratio * 1e6).round() as i32)
        };
        speeds.iter().map(ratio).collect()
    }
}

/// The speeds: the same for every run with that seed.
fn truths(seed: u64) -> Vec<f64> {
    let mut rng = Rng::new(seed, "truths");
    let near = (0..NEAR).map(|_| 0.01 * rng.normal() - 0.002);
    near.chain(BEHIND).collect()
}

/// Chooses by proof.
fn by_proof(machine: &mut Machine, truths: &[f64], seed: u64) -> usize {
    let rules = Rules { resamples: 999, ..RULES };
    let looks = looks::QUICK;
    let most = looks[looks.len() - 1] as usize;
    // One link of the baseline, one of each candidate.
    let links: Vec<f64> = (0..=truths.len()).map(|_| LAYOUT * machine.rng.normal()).collect();
    let name = |at: usize| format!("c{at}");
    let mut rows: Vec<Comparison> =
        (0..truths.len()).map(|at| Comparison { candidate: name(at), launches: Vec::new() }).collect();
    let stream = |of| Stream { seed, of };
    for &look in &looks {
        let judged = judge(&rows.iter().collect::<Vec<_>>(), &looks, stream("engines"), rules);
        for (at, _) in judged.iter().enumerate().filter(|(_, judged)| !judged.settled) {
            while rows[at].launches.len() < look as usize {
                rows[at].launches.extend(machine.launch(&[truths[at] + links[at + 1] - links[0]], false));
            }
        }
    }
    let judged = judge(&rows.iter().collect::<Vec<_>>(), &looks, stream("engines"), rules);
    let wins = (0..truths.len()).filter(|at| judged[*at].verdict == Verdict::Faster);
    let checked = wins.filter_map(|at| {
        let launches = (0..most).flat_map(|_| machine.launch(&[truths[at]], true)).collect();
        let row = Comparison { candidate: name(at), launches };
        let judged = judge(&[&row], &looks, stream("layouts"), rules).pop()?;
        (judged.verdict == Verdict::Faster).then_some((judged.estimate?.gain, at + 1))
    });
    checked.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(0, |(_, at)| at)
}

/// Chooses by loss, with at most so many processes.
fn by_loss(machine: &mut Machine, truths: &[f64], most: u32) -> usize {
    let name = |at: usize| format!("c{at}");
    let mut rows: Vec<Comparison> =
        (0..truths.len()).map(|at| Comparison { candidate: name(at), launches: Vec::new() }).collect();
    let all: Vec<usize> = (0..truths.len()).collect();
    let mut together = 0;
    let launch = |machine: &mut Machine, rows: &mut Vec<Comparison>, group: &[usize], number: u32| {
        let speeds: Vec<f64> = group.iter().map(|&at| truths[at]).collect();
        for (&at, mut launch) in group.iter().zip(machine.launch(&speeds, true)) {
            launch.together = Some(number);
            rows[at].launches.push(launch);
        }
    };
    for group in (0..12).flat_map(|_| all.chunks(TOGETHER)) {
        launch(machine, &mut rows, group, together);
        together += 1;
    }
    loop {
        let belief = Belief::of(&rows, &[]);
        let losses = belief.losses("baseline", RULES, &mut machine.rng);
        if choice::is_sure(&losses, RULES) || machine.started >= most {
            let place =
                |loss: &Loss| all.iter().position(|at| name(*at) == loss.candidate).map_or(0, |at| at + 1);
            return choice::choose(&losses, RULES, place).map_or(0, place);
        }
        let next = belief.next(&mut machine.rng);
        let group: Vec<usize> = all.iter().copied().filter(|at| next.contains(&name(*at))).collect();
        launch(machine, &mut rows, &group, together);
        together += 1;
    }
}

/// What is lost by a choice; 0 is the baseline.
fn regret(truths: &[f64], chosen: usize) -> f64 {
    let best = truths.iter().copied().fold(0.0, f64::max);
    1.0 - (if chosen == 0 { 0.0 } else { truths[chosen - 1] } - best).exp()
}

fn main() {
    println!(
        "| noise of a launch | disturbed launches | rule | mean loss | 95 of 100 lose at most | lose at most 0.5 % | two runs agree | processes |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for (spread, disturbed) in [(0.008, 0), (0.012, 0), (0.012, 10), (0.02, 10)] {
        let mut by: [(Vec<f64>, u32, u32); 2] = Default::default();
        for seed in 0..RUNS {
            let truths = truths(seed);
            let mut chosen = [[0.0; 2]; 2];
            for (run, chosen) in chosen.iter_mut().enumerate() {
                let machine = |started| Machine {
                    rng: Rng::new(seed, &format!("machine {run}")),
                    spread,
                    disturbed,
                    started,
                };
                let (mut one, mut other) = (machine(0), machine(0));
                let proof = by_proof(&mut one, &truths, 2 * seed + run as u64);
                let loss = by_loss(&mut other, &truths, one.started);
                *chosen = [proof, loss].map(|at| regret(&truths, at));
                by[0].2 += one.started;
                by[1].2 += other.started;
            }
            for rule in 0..2 {
                let (first, second) = (chosen[0][rule], chosen[1][rule]);
                by[rule].0.extend([first, second]);
                by[rule].1 += u32::from((first - second).abs() <= 0.005);
            }
        }
        for (rule, (mut regrets, agreed, started)) in ["by proof", "by loss"].into_iter().zip(by) {
            regrets.sort_by(f64::total_cmp);
            let count = regrets.len() as f64;
            let within = regrets.iter().filter(|regret| **regret <= 0.005).count() as f64;
            println!(
                "| {:.1} % | {disturbed} % | {rule} | {:.2} % | {:.2} % | {:.0} % | {:.0} % | {:.0} |",
                spread * 100.0,
                regrets.iter().sum::<f64>() / count * 100.0,
                regrets[(0.95 * count) as usize] * 100.0,
                within / count * 100.0,
                f64::from(agreed) / RUNS as f64 * 100.0,
                f64::from(started) / count,
            );
        }
    }
}
