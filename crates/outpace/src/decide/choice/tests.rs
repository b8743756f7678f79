//! Tests of choices among candidates whose speeds are known.

use super::*;
use crate::record::LOSS_RULES;

/// A simulated machine. `spread` is the standard deviation of the log speed between processes of
/// one program; for `disturbed` per cent of the processes it is 20 times as large.
struct Machine {
    rng: Rng,
    spread: f64,
    disturbed: usize,
}

impl Machine {
    fn new(seed: u64, spread: f64, disturbed: usize) -> Self {
        Self { rng: Rng::new(seed, "machine"), spread, disturbed }
    }

    /// Launches the candidates together and stores their log ratios to the baseline.
    fn launch(&mut self, number: u32, truths: &[f64], group: &[usize], rows: &mut [Comparison]) {
        let mut process = |speed: f64| {
            let wild = if self.rng.below(100) < self.disturbed { 20.0 } else { 1.0 };
            speed + wild * self.spread * self.rng.normal()
        };
        let baseline = process(0.0);
        for &at in group {
            let mut launch = Launch::of_centre(((process(truths[at]) - baseline) * 1e6).round() as i32);
            launch.together = Some(number);
            rows[at].launches.push(launch);
        }
    }

    /// Races candidates of these log speeds until the choice is sure or `most` launches were made.
    /// Returns the losses and the number of launches.
    fn race(&mut self, truths: &[f64], first: usize, most: u32) -> (Vec<Loss>, u32) {
        let name = |at: usize| format!("c{at}");
        let mut rows: Vec<Comparison> =
            (0..truths.len()).map(|at| Comparison { candidate: name(at), launches: Vec::new() }).collect();
        let mut made = 0;
        let candidates: Vec<usize> = (0..truths.len()).collect();
        for _ in 0..first {
            for group in candidates.chunks(TOGETHER) {
                self.launch(made, truths, group, &mut rows);
                made += 1;
            }
        }
        loop {
            let belief = Belief::new(&rows, &[]);
            let losses = belief.losses("baseline", LOSS_RULES, &mut self.rng);
            let is_sure = losses.iter().any(|loss| loss.bound <= LOSS_RULES.loss);
            if is_sure || made >= most {
                return (losses, made);
            }
            let next = belief.next(&mut self.rng);
            let group: Vec<usize> =
                candidates.iter().copied().filter(|&at| next.contains(&name(at))).collect();
            self.launch(made, truths, &group, &mut rows);
            made += 1;
        }
    }
}

/// Returns the loss of a candidate against the best.
fn loss(truths: &[f64], candidate: &str) -> f64 {
    let best = truths.iter().copied().fold(0.0, f64::max);
    let speed = candidate.strip_prefix('c').map_or(0.0, |at| truths[at.parse::<usize>().unwrap()]);
    1.0 - (speed - best).exp()
}

#[test]
fn speeds_are_estimated_from_launches_of_changing_groups() {
    let truths = [0.02, -0.3, 0.0, 0.025, -0.01];
    let mut machine = Machine::new(5, 0.01, 10);
    let mut rows: Vec<Comparison> =
        (0..5).map(|at| Comparison { candidate: format!("c{at}"), launches: Vec::new() }).collect();
    for number in 0..1200 {
        let group: Vec<usize> = (0..5).filter(|at| (number >> at) % 3 != 0).collect();
        machine.launch(number, &truths, &group, &mut rows);
    }
    let belief = Belief::new(&rows, &[]);
    for ((gain, error), truth) in belief.measured.iter().zip(truths) {
        assert!((gain - truth).abs() < 3.5 * error && *error < 0.001, "{:?}", belief.measured);
    }
}

#[test]
fn the_chosen_candidate_loses_no_more_than_its_bound() {
    let mut within = 0;
    let mut regret = 0.0;
    const RUNS: u64 = 60;
    for seed in 0..RUNS {
        let mut rng = Rng::new(seed, "truths");
        let mut truths: Vec<f64> = (0..10).map(|_| 0.01 * rng.normal() - 0.005).collect();
        truths.extend([-0.37, -0.05]);
        let (losses, _) = Machine::new(seed, 0.012, 5).race(&truths, 12, 1500);
        let chosen = choose(&losses, LOSS_RULES, |loss| loss.candidate.clone()).unwrap();
        let lost = loss(&truths, &chosen.candidate);
        within += u32::from(lost <= chosen.bound);
        regret += lost / RUNS as f64;
    }
    assert!(within >= 54, "{within} of {RUNS} losses are within the bound");
    assert!(regret < 0.003, "{regret}");
}

#[test]
fn a_sure_choice_ends_the_race_after_few_launches() {
    let mut machine = Machine::new(3, 0.01, 0);
    let (losses, launches) = machine.race(&[0.05, -0.3, 0.0, -0.02, 0.002, -0.1], 12, 5000);
    assert!(launches <= 30, "{launches} launches for a lead of 5 %");
    let loss_of = |name: &str| losses.iter().find(|loss| loss.candidate == name).unwrap();
    assert!(loss_of("c0").best > 0.99 && loss_of("baseline").bound > 0.03, "{losses:?}");
    // The bound that ends a race is the smallest one reported.
    assert_eq!(loss_of("c0").bound, 0.005);
}

#[test]
fn the_plainest_of_equally_good_candidates_is_taken() {
    let loss = |candidate: &str, expected, bound| {
        let candidate = candidate.to_owned();
        Loss { candidate, gain: 0.0, error: 0.001, expected, bound, best: 0.3 }
    };
    let losses = [loss("native", 0.0001, 0.001), loss("baseline", 0.002, 0.0049), loss("slow", 0.01, 0.02)];
    let rank = |loss: &Loss| usize::from(loss.candidate != "baseline");
    assert_eq!(choose(&losses, LOSS_RULES, rank).unwrap().candidate, "baseline");
    let strict = LossRules { loss: 0.0001, ..LOSS_RULES };
    assert_eq!(choose(&losses, strict, rank).unwrap().candidate, "native");
    assert!(choose(&[], LOSS_RULES, rank).is_none());
}

#[test]
fn earlier_runs_are_weighted_by_their_errors() {
    let row = |value| Comparison { candidate: "c0".into(), launches: vec![Launch::of_centre(value); 4] };
    let launches =
        Comparison { launches: [9_000, 10_000, 11_000, 10_000].map(Launch::of_centre).into(), ..row(0) };
    let known = |gain, error| Known { candidate: "c0".into(), gain, error, runs: 1 };
    let centre = |known: &[Known]| Belief::new(std::slice::from_ref(&launches), known).measured[0].0;
    assert!((centre(&[]) - 0.01).abs() < 1e-6);
    assert!((centre(&[known(0.03, 1e-6)]) - 0.03_f64.ln_1p()).abs() < 1e-4);
    assert!((centre(&[known(0.03, 10.0)]) - 0.01).abs() < 1e-4);
    let between = centre(&[known(0.03, 0.0005)]);
    assert!(0.011 < between && between < 0.029, "{between}");
}

#[test]
fn without_launches_the_baseline_is_chosen() {
    let losses = Belief::new(&[], &[]).losses("baseline", LOSS_RULES, &mut Rng::new(1, "none"));
    let [baseline] = &losses[..] else { panic!("{losses:?}") };
    assert_eq!((baseline.candidate.as_str(), baseline.bound, baseline.best), ("baseline", 0.005, 1.0));
    assert!(Belief::new(&[], &[]).next(&mut Rng::new(1, "none")).is_empty());
}

#[test]
fn interactions_of_unmade_builds_change_bounds_and_probabilities() {
    let row = |name: &str, logs: [i32; 4]| Comparison {
        candidate: name.to_owned(),
        launches: logs.repeat(5).into_iter().map(Launch::of_centre).collect(),
    };
    let rows = [row("0", [9_000, 10_000, 10_500, 11_000]), row("1", [1_900, 2_000, 2_100, 2_500])];
    let parts = |name: &str| vec![name.parse::<usize>().unwrap()];
    let asked = |interacting: &[usize], between: f64| {
        let belief = Belief::from_matrix(
            &rows,
            &[],
            Parts { effects: 2, changes_of: &parts, interacting, interaction: 0.003 },
        );
        let rng = || Rng::new(1, "others");
        let others = [vec![0, 1]];
        let bound = belief.bound_with_others("0", &others, (LOSS_RULES, between), &mut rng());
        (belief.promising(&others, &mut rng())[0].best, bound)
    };
    let ((alone, near), (together, far)) = (asked(&[], 0.0), asked(&[1], 0.0));
    assert!(together < alone && far > near + 0.002, "{together} < {alone}, {far} > {near}");
    assert!(asked(&[], 0.01).1 > near + 0.002);
}

#[test]
fn a_large_gain_is_not_shrunk_away_by_noise() {
    let logs = [900_000, 1_700_000, 1_300_000, 1_250_000, 1_600_000, 1_050_000, 1_350_000, 1_200_000];
    let row =
        Comparison { candidate: "0".to_owned(), launches: logs.into_iter().map(Launch::of_centre).collect() };
    let parts = Parts { effects: 1, changes_of: &|_| vec![0], interacting: &[], interaction: INTERACTION };
    let belief = Belief::from_matrix(&[row], &[], parts);
    assert!(belief.chance_of_losing(0.1, 0.003, &mut Rng::new(1, "check")) > 0.99);
}

#[test]
fn differences_between_runs_do_not_make_one_of_many_equal_builds_faster() {
    let mut rng = Rng::new(1, "equal builds");
    let mut row = |at: usize| Comparison {
        candidate: at.to_string(),
        launches: (0..40).map(|_| Launch::of_centre((1000.0 * rng.normal()) as i32)).collect(),
    };
    let rows: Vec<Comparison> = (0..40).map(&mut row).collect();
    let chance = Belief::new(&rows, &[]).chance_of_losing(0.01, 0.014, &mut Rng::new(1, "check"));
    assert!((0.1..0.4).contains(&chance), "{chance}");
}
