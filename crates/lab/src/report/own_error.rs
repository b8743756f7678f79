//! The tables of `docs/methodology.md` on the lab's own error: a calibration by the present rule,
//! and the launches of two older calibrations, judged by the earlier rule and by the present one.
//! The tests check that the tables are current.

use std::fmt::Write;
use std::path::PathBuf;
use std::slice;

use crate::decide::calibration::{self, Calibration};
use crate::fixtures::assert_quoted;
use crate::record::LOSS_RULES;
use crate::terminal::format::thousands;
use outpace::compare::calibration::decisions::Decisions;
use outpace::compare::calibration::{CANDIDATE, Case, Share, Summary, Trial, judge_again};
use outpace::decide::{Rules, is_open};
use outpace::record::{Comparison, Launch, sealed};
use outpace::statistics::{median, spread};

/// Key and CPU of the machine whose comparisons were ended by the present rule.
const PRESENT: [&str; 2] = ["amd-epyc-19-1-1", "Zen 3"];

/// Keys and CPUs of the machines whose comparisons were ended by the earlier rule.
const EARLIER: [[&str; 2]; 2] = [["amd-epyc-1a-2-1", "Zen 5"], ["intel-xeon-6-cf-2", "Xeon"]];

/// Asserts that the page has this text where it shows what is drawn from `source`.
fn assert_drawn(source: &str, wanted: &str) {
    let command = "PLYWRIGHT_REDRAW=1 cargo test -p plywright-lab own_error";
    let begin = format!("<!-- drawn from {source}: {command} -->\n");
    assert_quoted("docs/methodology.md", [&begin, "<!-- end of the drawn part -->\n"], wanted);
}

fn path(machine: &str) -> PathBuf {
    plywright_testing::checkout().join(format!("reports/{machine}/calibration.json"))
}

/// Returns the calibration by the present rule.
fn present() -> Calibration {
    let calibration = calibration::read(&path(PRESENT[0])).unwrap().expect("it was calibrated");
    assert_eq!(calibration.verdicts, Some(Rules::default()));
    calibration
}

/// Returns a calibration by the earlier rule, with the verdicts that it stores.
fn earlier(machine: &str) -> Calibration {
    let calibration: Calibration = sealed::load(&path(machine)).unwrap().expect("it was calibrated");
    assert!(calibration.verdicts.is_none(), "{machine} was calibrated again: draw another table");
    calibration
}

fn of_case(trials: &[Trial], case: Case) -> Vec<Trial> {
    trials.iter().filter(|trial| trial.case == case).cloned().collect()
}

fn counts(share: Share) -> String {
    format!("{} of {}", share.count, share.of)
}

/// Says by how much launches of copies differ: the median over all comparisons of copies.
fn noise(calibration: &Calibration, cpu: &str) -> String {
    let copies = of_case(&calibration.trials, Case::Copies);
    let spreads = copies
        .iter()
        .map(|trial| spread(&trial.centres.iter().copied().map(f64::from).collect::<Vec<_>>()) / 1e4);
    format!("by {:.1} % on the {cpu}", median(spreads).expect("copies were compared"))
}

/// Returns the trial as it would have been if it had ended at its first sure answer by the present
/// rule.
fn ended_at_first_answer(trial: &Trial) -> Trial {
    let rules = Rules::default();
    let mut comparison = Comparison { candidate: CANDIDATE.to_owned(), launches: Vec::new() };
    let is_settled = |centre: &i32| {
        comparison.launches.push(Launch::of_centre(*centre));
        !is_open(&comparison, &rules, 1)
    };
    let made = trial.centres.len();
    let count = trial.centres.iter().position(is_settled).map_or(made, |at| at + 1);
    let mut shorter = Trial {
        seconds: trial.seconds * count as f64 / made as f64,
        centres: trial.centres[..count].to_vec(),
        ..trial.clone()
    };
    judge_again(slice::from_mut(&mut shorter), &rules);
    shorter
}

/// Returns the median of `value` over the trials. A trial that did not find the true difference
/// counts as infinite; `–` means that such a trial is the median.
fn until_found(trials: &[Trial], digits: usize, value: impl Fn(&Trial) -> f64) -> String {
    let values = trials.iter().map(|trial| if trial.is_right() { value(trial) } else { f64::INFINITY });
    let median = median(values).filter(|median| median.is_finite());
    median.map_or_else(|| "–".to_owned(), |median| format!("{median:.digits$}"))
}

#[test]
fn the_page_shows_a_calibration_by_the_present_rule() {
    let calibration = present();
    let mut text = "| case | comparisons | reported as different | in the wrong direction | intervals that held the truth | mean estimate | launches | seconds |\n\
                    |---|---:|---:|---:|---:|---:|---:|---:|\n"
        .to_owned();
    for summary in Summary::all(&calibration.trials) {
        let Summary { case, told_apart, wrong, covered, .. } = summary;
        let trials = of_case(&calibration.trials, case);
        let launches = median(trials.iter().map(|trial| trial.centres.len() as f64)).unwrap();
        let seconds = median(trials.iter().map(|trial| trial.seconds)).unwrap();
        let (mean, error) = summary.mean;
        let (apart, most) = (told_apart.count, told_apart.high * 100.0);
        let apart =
            if case == Case::Copies { format!("{apart} (at most {most:.1} %)") } else { apart.to_string() };
        let wrong = wrong.filter(|_| case != Case::Copies);
        let mean = match case {
            Case::Layouts => String::new(),
            _ => format!("{:+.2} ± {:.2} %", mean * 100.0, error * 100.0),
        };
        let count = |share: Option<Share>| share.map_or_else(String::new, |share| share.count.to_string());
        let _ = writeln!(
            text,
            "| {} | {} | {apart} | {} | {} | {} | {launches:.0} | {seconds:.0} |",
            case.name(),
            told_apart.of,
            count(wrong),
            count(covered),
            mean.replace('-', "−"),
        );
    }
    let _ = writeln!(text, "\nLaunches of copies differ {}.", noise(&calibration, PRESENT[1]));
    assert_drawn("the calibration", &text);
}

#[test]
fn the_page_shows_choices_among_builds_of_known_speeds() {
    let mut text = "| time limit | choices | lost at most 0.5 % | lost on average | lost no more than they reported | pairs that agree | seconds |\n\
                    |---|---:|---:|---:|---:|---:|---:|\n"
        .to_owned();
    let decisions = present().decisions;
    for (limit, is_quick) in [("a minute", false), ("12 seconds", true)] {
        let made: Vec<_> = decisions.iter().filter(|decision| decision.quick == is_quick).cloned().collect();
        let Decisions { within, mean, held, agreed, seconds, .. } =
            Decisions::summarise(&made, LOSS_RULES).expect("there are choices with either limit");
        let _ = writeln!(
            text,
            "| {limit} | {} | {} | {:.2} % | {} | {} | {seconds:.0} |",
            within.of,
            within.count,
            mean * 100.0,
            held.count,
            counts(agreed)
        );
    }
    assert_drawn("the choices", &text);
}

#[test]
fn the_page_compares_the_earlier_rule_with_the_present_one() {
    let mut text = "| CPU | case | reported as different, before | launches | seconds | reported as different, now | launches | seconds |\n\
                    |---|---|---:|---:|---:|---:|---:|---:|\n"
        .to_owned();
    let mut noises = Vec::new();
    for [machine, cpu] in EARLIER {
        let calibration = earlier(machine);
        for case in Case::all().filter(|case| *case != Case::Layouts) {
            let before = of_case(&calibration.trials, case);
            let now: Vec<Trial> = before.iter().map(ended_at_first_answer).collect();
            let [before, now] = [before, now].map(|trials| {
                let found = counts(Summary::from_trials(&trials, case).unwrap().told_apart);
                if case == Case::Copies {
                    return format!("{found} |  | ");
                }
                let launches = until_found(&trials, 0, |trial| trial.centres.len() as f64);
                format!("{found} | {launches} | {}", until_found(&trials, 1, |trial| trial.seconds))
            });
            let _ = writeln!(text, "| {cpu} | {} | {before} | {now} |", case.name());
        }
        noises.push(noise(&calibration, cpu));
    }
    let _ = writeln!(text, "\nLaunches of copies differ {}.", noises.join(" and "));
    assert_drawn("the older calibrations", &text);
}

#[test]
fn the_readme_counts_copies_and_slowdowns_of_the_older_engines() {
    let trials: Vec<Trial> = EARLIER
        .iter()
        .flat_map(|[machine, _]| earlier(machine).trials)
        .map(|trial| ended_at_first_answer(&trial))
        .collect();
    let told_apart = |case| Summary::from_trials(&trials, case).expect("it was tried").told_apart;
    let [copies, slowed] = [Case::Copies, Case::Handicap { basis_points: 100 }].map(told_apart);
    let wanted = format!(
        "Of {} byte-identical copies of two earlier engines, the lab calls {} different; \
         of {} engines slowed by exactly 1 % it finds {}",
        thousands(copies.of.into()),
        copies.count,
        slowed.of,
        slowed.count
    );
    let readme = std::fs::read_to_string(plywright_testing::checkout().join("README.md")).unwrap();
    let words: Vec<&str> = readme.split_whitespace().collect();
    assert!(words.join(" ").contains(&wanted), "the README does not say: {wanted}");
}
