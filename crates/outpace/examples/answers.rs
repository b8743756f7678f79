//! Simulates comparisons, and counts the launches that an answer takes and the equal programs that
//! are called different.
//!
//! Each comparison is judged after every launch, as `outpace` does, by the default rules. The kinds
//! of noise are those of real launches (normal, with outliers), and wilder ones. In `bursts` ten
//! quiet launches and ten noisy ones take turns.
//!
//! `cargo run --release -p outpace --example answers` prints the tables;
//! docs/error-rates.md has them.

use outpace::compare::{Answer, Rules, judge};
use outpace::record::Launch;
use outpace::rng::Rng;

/// Number of comparisons behind each figure of the first two tables.
const COMPARISONS: usize = 200;

/// Number of comparisons of equal programs behind each figure of the last table.
const EQUAL: usize = 200;

/// Gains in per cent, each with the number of launches after which a comparison ends without an
/// answer.
const GAINS: [(f64, usize); 5] = [(0.5, 400), (1.0, 200), (2.0, 100), (5.0, 60), (30.0, 40)];

/// Launches of each comparison of equal programs in the last table.
const LAUNCHES_OF_EQUAL: usize = 200;

/// Returns the noise of the launch with this number, in per cent.
type Noise = fn(&mut Rng, usize) -> f64;

const NOISES: [(&str, Noise); 6] = [
    ("normal, 1.2 %", |rng, _| 1.2 * rng.normal()),
    ("normal, 1.2 %; 5 % outliers of 6 %", |rng, _| {
        if rng.below(20) == 0 { 6.0 * rng.normal() } else { 1.2 * rng.normal() }
    }),
    ("Student's with 3 degrees of freedom, 0.8 %", |rng, _| {
        let squares: f64 = (0..3).map(|_| rng.normal().powi(2)).sum();
        0.8 * rng.normal() / (squares / 3.0).sqrt()
    }),
    ("two modes, 3 % apart", |rng, _| (if rng.below(2) == 0 { 1.5 } else { -1.5 }) + 0.4 * rng.normal()),
    ("Cauchy's, 1 %", |rng, _| (rng.normal() / rng.normal()).clamp(-1e3, 1e3)),
    ("bursts of 4 %", |rng, at| if at / 10 % 2 == 0 { 0.5 * rng.normal() } else { 4.0 * rng.normal() }),
];

fn launch(gain: f64, noise: Noise, rng: &mut Rng, at: usize) -> Launch {
    Launch::of_centre(((gain + noise(rng, at)) * 1e4).round() as i32)
}

/// Returns the number of launches until the answer is "faster" or "slower", and that answer; `None`
/// if there is no such answer after `most` launches.
fn compared(gain: f64, most: usize, noise: Noise, rng: &mut Rng) -> Option<(usize, Answer)> {
    let rules = Rules::default();
    let mut launches = Vec::new();
    (0..most).find_map(|at| {
        launches.push(launch(gain, noise, rng, at));
        let answer = judge(&launches, &rules, 1)?.answer;
        matches!(answer, Answer::Faster | Answer::Slower).then_some((launches.len(), answer))
    })
}

/// Returns the number of launches until the answer for equal programs is "no difference", 1000 at
/// most.
fn shown_equal(noise: Noise, rng: &mut Rng) -> usize {
    let rules = Rules::default();
    let mut launches = Vec::new();
    let end = (0..1000).find(|&at| {
        launches.push(launch(0.0, noise, rng, at));
        judge(&launches, &rules, 1).is_some_and(|judged| judged.answer == Answer::NoDifference)
    });
    end.map_or(1000, |at| at + 1)
}

fn main() {
    println!(
        "Launches to \"faster\": the median of {COMPARISONS} comparisons, and what 90 of 100 need at most\n"
    );
    print!("| noise of a launch |");
    GAINS.iter().for_each(|(gain, _)| print!(" {gain} % |"));
    println!("\n|---|{}", "---:|".repeat(GAINS.len()));
    for (name, noise) in NOISES {
        print!("| {name} |");
        for (gain, most) in GAINS {
            let mut rng = Rng::new(1, &format!("{name} {gain}"));
            let mut counts: Vec<usize> = (0..COMPARISONS)
                .map(|_| match compared(gain, most, noise, &mut rng) {
                    Some((count, Answer::Faster)) => count,
                    _ => usize::MAX,
                })
                .collect();
            counts.sort_unstable();
            let word = |at: usize| match counts[at] {
                usize::MAX => format!("> {most}"),
                count => count.to_string(),
            };
            print!(" {} ({}) |", word(COMPARISONS / 2), word(COMPARISONS * 9 / 10));
        }
        println!();
    }
    println!(
        "\nLaunches of equal programs to \"no difference\" of {} %: the median of {COMPARISONS} comparisons, \
         and what 90 of 100 need at most\n",
        100.0 * Rules::default().resolution
    );
    println!("| noise of a launch | launches |\n|---|---:|");
    for (name, noise) in &NOISES[..3] {
        let mut rng = Rng::new(3, name);
        let mut counts: Vec<usize> = (0..COMPARISONS).map(|_| shown_equal(*noise, &mut rng)).collect();
        counts.sort_unstable();
        println!("| {name} | {} ({}) |", counts[COMPARISONS / 2], counts[COMPARISONS * 9 / 10]);
    }
    println!(
        "\nEqual programs that were called different at any of {LAUNCHES_OF_EQUAL} launches, of {EQUAL} \
         (the promise: at most 0.5 %)\n"
    );
    println!("| noise of a launch | called different |\n|---|---:|");
    for (name, noise) in NOISES {
        let mut rng = Rng::new(2, name);
        let called = (0..EQUAL).filter(|_| compared(0.0, LAUNCHES_OF_EQUAL, noise, &mut rng).is_some());
        println!("| {name} | {} |", called.count());
    }
}
