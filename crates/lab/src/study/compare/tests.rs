use super::*;
use crate::decide::verdict::RULES;
use crate::record::{Estimate, Launch, Verdict};
use plywright_benches::turns::{self, Question as Asked, Reply};

/// An estimate between two ends, with its verdict.
pub(crate) fn estimated(low: f64, high: f64, verdict: Verdict) -> Judgement {
    let estimate = Estimate {
        gain: f64::midpoint(low, high),
        low,
        high,
        corrected_low: low,
        corrected_high: high,
        spread: 0.01,
        launches: 20,
        samples: 160,
        sign: 1e-6,
        signed_rank: 1e-6,
    };
    Judgement { axis: None, variant: String::new(), verdict, estimate: Some(estimate), layouts: None }
}

fn launches(centre: i32) -> Vec<Launch> {
    let launch = |number: i32| {
        let sample = |one: i32| centre + (number * 7919 + one * 104_729) % 2999;
        Launch {
            cpu: Some(0),
            baseline_first: (0..4).map(sample).collect(),
            candidate_first: (4..8).map(sample).collect(),
        }
    };
    (0..20).map(launch).collect()
}

fn side(name: &str, bits: u32) -> Side {
    let count = |variant: &str, instructions_per_op| InstructionFigure {
        axis: "popcount".into(),
        variant: variant.into(),
        operands: "recorded".into(),
        mode: Mode::Throughput,
        instructions_per_op,
    };
    let kernel = |variant: &str, bits: u32, nanoseconds_per_op: f64| KernelFigure {
        axis: "popcount".into(),
        variant: variant.into(),
        operands: format!("bits-{bits:02}"),
        mode: Mode::Throughput,
        nanoseconds_per_op,
        low: nanoseconds_per_op,
        high: nanoseconds_per_op,
    };
    let listing = ListingFigure {
        axis: "popcount".into(),
        variant: "swar".into(),
        target_cpu: name.into(),
        path: format!("asm/{name}/popcount/swar.s"),
        instructions: 40,
        same_code_as: None,
        code: None,
    };
    let program = |build: &str, instructions| ProgramFigure {
        engine: engines::slug(name, build),
        arguments: "bench 3".into(),
        recipe: "popcount=swar sliders=magic".into(),
        instructions,
    };
    let wide = f64::from(bits) / 32.0;
    Side {
        name: name.into(),
        triple: format!("{name}-unknown-linux-gnu"),
        target_cpu: None,
        bits,
        folder: name.into(),
        suites: vec![Suite {
            name: "popcount".into(),
            command: "cargo bench --no-run --bench popcount".into(),
            sha256: "2".repeat(64),
        }],
        instructions: Rung::Measured { figures: vec![count("swar", 24.0 / wide)] },
        programs: Rung::Measured {
            figures: vec![program("default", 1_000_000), program("portable", 2_000_000)],
        },
        density: Rung::Measured {
            figures: (1..9)
                .flat_map(|bits| {
                    [kernel("swar", bits, 2.0), kernel("sparse", bits, 0.4 * f64::from(bits) - 0.2)]
                })
                .collect(),
        },
        listings: Rung::Measured { figures: vec![listing] },
    }
}

/// A small comparison with something of everything, and hostile text where text can stand.
pub(crate) fn compared() -> Compared {
    let kernel = |variant: &str, is_control: bool, centre| KernelRow {
        axis: "popcount".into(),
        variant: variant.into(),
        mode: Mode::Throughput,
        is_control,
        operands: "recorded".into(),
        operations: 16_384,
        answer: u64::MAX,
        fault: None,
        comparison: Comparison {
            candidate: format!("popcount/{variant}/throughput{}", if is_control { "/control" } else { "" }),
            launches: launches(centre),
        },
        baseline_picoseconds: vec![vec![1000; 8]; 20],
        judgement: None,
    };
    let mut failed = kernel("table", false, 0);
    (failed.fault, failed.comparison.launches) = (Some("the suite ended".into()), Vec::new());
    failed.baseline_picoseconds.clear();
    let duel = |question, baseline: &str, candidate: &str, centre| DuelRow {
        question,
        baseline: baseline.into(),
        fault: None,
        comparison: Comparison { candidate: candidate.into(), launches: launches(centre) },
        judgement: None,
    };
    let mut compared = Compared {
        schema: SCHEMA,
        command: "cargo lab compare targets x86-64 i686 --quick --seed 1".into(),
        started: 1_800_000_000,
        seed: 1,
        quick: true,
        machine: Machine {
            key: "some-cpu".into(),
            vendor: "GenuineSome".into(),
            brand: "<script>alert(1)</script>".into(),
            family: 6,
            model: 1,
            stepping: 2,
            cpus: 2,
            hypervisor: None,
            levels: vec!["x86-64".into()],
            os: "linux".into(),
            notes: Vec::new(),
        },
        compiler: Compiler {
            version: "rustc 1.95".into(),
            host: "x86_64-unknown-linux-gnu".into(),
            llvm: "22".into(),
        },
        source: Source { version: "0.1.0".into(), revision: None, dirty: false, sha256: "0".repeat(64) },
        a: side("x86-64", 64),
        b: side("i686", 32),
        rules: RULES,
        looks: vec![20],
        kernels: vec![
            kernel("hardware", true, -1_500),
            kernel("swar", false, -693_147),
            kernel("sparse", false, -1_000),
            failed,
        ],
        absent: vec![Absent {
            axis: "sliders".into(),
            variant: "pext".into(),
            only: Some("x86-64".into()),
            reason: "there is no PEXT of 64 bits".into(),
        }],
        signature: Signature { depth: Some(5), nodes: 12_345 },
        engines: Vec::new(),
        positions: Vec::new(),
        duels: vec![
            duel(Question::Control, "x86-64-default", "x86-64-default-control", -1_500),
            duel(Question::Default, "x86-64-default", "i686-default", -693_147),
            duel(Question::Portable, "x86-64-portable", "i686-portable", -405_465),
            duel(Question::Popcount, "i686-portable", "i686-mixed", -20_000),
        ],
        noise: Noise { others: Some(0.5), ..Noise::default() },
        phases: Vec::new(),
        sha256: String::new(),
    };
    compared.judge_again();
    compared
}

#[test]
fn a_comparison_comes_back_as_it_was_written_and_its_verdicts_follow_from_its_samples() {
    let compared = compared();
    let text = sealed::write(&compared).unwrap();
    let mut back: Compared = sealed::read(&text, Path::new("compare-x86-64-i686.json")).unwrap();
    back.judge_again();
    back.sha256.clear();
    assert!(back == compared);
    let verdicts: Vec<Option<&Verdict>> =
        compared.kernels.iter().map(|row| row.judgement.as_ref().map(|one| &one.verdict)).collect();
    assert!(matches!(
        verdicts[..],
        [Some(Verdict::NoDifference { .. }), Some(Verdict::Slower), Some(Verdict::NoDifference { .. }), None]
    ));
}

#[test]
fn a_gain_is_told_as_how_many_times_as_long_the_other_takes() {
    let compared = compared();
    let (times, low, high) = ratio(&compared.kernels[1].judgement.as_ref().unwrap().estimate.unwrap());
    assert!(low <= times && times <= high && (1.99..2.01).contains(&times), "{low} {times} {high}");
    let (a, b) = compared.kernels[1].nanoseconds().unwrap();
    assert!((a - 1.0).abs() < 1e-9 && (1.99..2.01).contains(&b), "{a} {b}");
    assert_eq!(compared.kernels[3].nanoseconds(), None);
}

#[test]
fn what_is_settled_is_open_no_more() {
    let open = |low, high, verdict| is_open(Some(&estimated(low, high, verdict)), RULES);
    let same = || Verdict::NoDifference { smallest_visible: 0.01 };
    assert!(is_open(None, RULES));
    assert!(!open(0.02, 0.03, Verdict::Faster) && !open(-0.03, -0.02, Verdict::Slower));
    assert!(!open(-0.004, 0.004, same()) && open(-0.004, 0.006, same()) && open(-0.006, 0.004, same()));
}

#[test]
fn a_question_and_an_answer_come_back_as_they_were_sent() {
    for question in [Asked::Take("swar/latency".into()), Asked::Turn { begin: 7, passes: 3 }] {
        assert_eq!(Asked::parse(question.to_string().trim_end()), Ok(question));
    }
    for line in ["", "take", "turn 1", "turn 1 0", "turn -1 1", "turn 1 99999999999", "stop", "take a b"] {
        assert!(Asked::parse(line).is_err(), "{line}");
    }
    let serves =
        Reply::Serves { operands: "recorded".into(), operations: 12, kernels: vec!["a/latency".into()] };
    for reply in [serves, Reply::Answer(u64::MAX), Reply::Took(12), Reply::Refused("no such kernel".into())] {
        let text = reply.to_string();
        assert_eq!(Reply::parse(&text), Ok(reply));
        for end in 0..text.len() {
            assert!(Reply::parse(&text[..end]).is_err(), "{:?}", &text[..end]);
        }
    }
    for line in
        ["took\n", "took x\n", "answer -1\n", "serves recorded 0 a\n", "serves recorded 1\n", "hello\n"]
    {
        assert!(Reply::parse(line).is_err(), "{line}");
    }
}

#[test]
fn a_suite_is_asked_to_serve_by_its_arguments_alone() {
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let asked = turns::arguments("score").map(str::to_owned);
    assert_eq!(turns::asked(&asked), Ok(Some("score")));
    assert_eq!(turns::asked(&words("--noplot score")), Ok(None));
    assert!(turns::asked(&words("--serve")).is_err() && turns::asked(&words("--serve a b")).is_err());
}
