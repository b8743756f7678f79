use std::collections::BTreeMap;

use super::*;
use crate::cmd::report::draw::Drawn;
use crate::decide::verdict;
use crate::machine::{Kind, Note};
use crate::record::Build;
use crate::record::*;
use crate::record::{Basis, Predicted, PredictedAxis, Prediction};

/// A small record with something of everything, and hostile text where text can stand.
fn record() -> Record {
    let estimate = Estimate {
        gain: 0.031,
        low: 0.024,
        high: 0.038,
        corrected_low: 0.02,
        corrected_high: 0.04,
        spread: 0.012,
        launches: 40,
        samples: 1200,
        sign: 1e-9,
        signed_rank: 1e-9,
    };
    let judged = |axis: Option<&str>, variant: &str, verdict| Judgement {
        family: axis.map(str::to_owned),
        variant: variant.to_owned(),
        verdict,
        estimate: Some(estimate),
        layouts: None,
    };
    let kernel = |variant: &str, bits: u32, time| KernelFigure {
        axis: "popcount".into(),
        variant: variant.into(),
        operands: format!("bits-{bits:02}"),
        mode: Mode::Throughput,
        nanoseconds_per_op: time,
        low: time * 0.99,
        high: time * 1.01,
    };
    let paired = |variant: &str, verdict| KernelJudgement {
        axis: "popcount".into(),
        baseline: "hardware".into(),
        variant: variant.into(),
        mode: Mode::Throughput,
        operands: "recorded".into(),
        verdict,
        estimate: Some(estimate),
    };
    Record {
        schema: SCHEMA,
        command: "cargo lab choose --seed 1".into(),
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
            levels: vec!["x86-64".into(), "x86-64-v2".into()],
            os: "linux".into(),
            notes: Vec::new(),
        },
        compilers: BTreeMap::new(),
        compiler: Compiler {
            version: "rustc 1.95".into(),
            host: "x86_64-unknown-linux-gnu".into(),
            llvm: "22".into(),
        },
        source: Source { version: "0.1.0".into(), revision: None, dirty: false, sha256: "0".repeat(64) },
        bundle: None,
        prediction: None,
        axes: vec![Axis {
            name: "popcount".into(),
            default: "hardware".into(),
            variants: vec!["swar".into(), "sparse".into()],
        }],
        unavailable: vec![Unavailable {
            axis: "target".into(),
            variant: "x86-64-v4".into(),
            reason: "this CPU has no AVX-512".into(),
        }],
        engines: vec![],
        signature: Signature { depth: Some(5), nodes: 12345 },
        kernels: Rung::Measured {
            figures: (1..9)
                .flat_map(|bits| [kernel("swar", bits, 1.0), kernel("sparse", bits, 0.2 * f64::from(bits))])
                .collect(),
        },
        paired: Paired { looks: vec![20], rung: Rung::Measured { figures: vec![] } },
        instructions: Rung::Unmeasured {
            reason: "valgrind is not there".into(),
            remedy: Some("apt-get install valgrind".into()),
        },
        duel: Duel {
            hash_mib: 1,
            slice_seconds: 0.002,
            positions: vec![],
            splits: vec![],
            survey: Survey::default(),
        },
        layouts: Survey::default(),
        confirmation: None,
        regret: None,
        against: None,
        unmeasured: vec![],
        noise: Noise::default(),
        listings: Rung::Measured { figures: vec![] },
        decision: Decision {
            rules: Rules { confidence: 0.95, relevance: 0.005, power: 0.9, resamples: 1000, min_launches: 5 },
            control: Some(judged(None, "control", Verdict::NoDifference { smallest_visible: 0.004 })),
            warnings: vec!["the hypervisor gave 7.0 % of the CPUs' time to others".into()],
            judgements: vec![judged(Some("popcount"), "swar", Verdict::Slower)],
            kernels: vec![
                paired("hardware", Verdict::NoDifference { smallest_visible: 0.006 }),
                paired("swar", Verdict::Faster),
                paired("sparse", Verdict::Slower),
            ],
            confirmation: None,
            regret: None,
            against: None,
            choice: Choice {
                winners: vec![],
                build: Build::default(),
                gain: None,
                because: "no axis has a winner".into(),
                command: "cargo build --release --bin plywright".into(),
            },
        },
        phases: vec![],
        sha256: String::new(),
    }
}

#[test]
fn the_page_says_the_decision_the_verdicts_and_what_is_missing() {
    let page = page(&record(), &MachineFiles::default());
    for part in [
        "No axis has a winner.",
        "cargo build --release --bin plywright",
        "id=\"popcount-swar\"",
        "slower",
        "below <strong>5.0 set bits</strong>",
        "valgrind is not there",
        "apt-get install valgrind",
        "this CPU has no AVX-512",
    ] {
        assert!(page.contains(part), "{part} is not on the page");
    }
}

#[test]
fn the_page_says_what_was_asked_for_and_could_not_be_measured() {
    let mut record = record();
    let reason = "`score-split` searches 7 nodes".to_owned();
    record.unmeasured.push(Unmeasured { asked: "--against score-split".to_owned(), reason });
    let page = page(&record, &MachineFiles::default());
    let told = "<code>--against score-split</code> was asked for, but could not be measured: `score-split` searches 7 nodes.";
    assert!(page.contains(told));
    let table = crate::report::summary::table(&record);
    let told = "not measured: `--against score-split`: `score-split` searches 7 nodes\n";
    assert!(table.ends_with(told), "{table}");
}

#[test]
fn a_record_tells_what_was_not_measured_only_if_anything_was_not() {
    let mut record = record();
    let text = serde_json::to_string(&record).unwrap();
    assert!(!text.contains("\"unmeasured\":"), "records of older labs read and look the same");
    assert_eq!(serde_json::from_str::<Record>(&text).unwrap(), record);
    record.unmeasured.push(Unmeasured { asked: "--exhaustive".to_owned(), reason: "why".to_owned() });
    let text = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<Record>(&text).unwrap(), record);
}

#[test]
fn the_page_says_where_a_kernel_and_the_engine_with_it_disagree() {
    let mut record = record();
    let disagreement = "but the whole engine is slower with it";
    assert_eq!(page(&record, &MachineFiles::default()).matches(disagreement).count(), 1, "of `swar` alone");
    record.decision.kernels[1].verdict = Verdict::Slower;
    assert!(!page(&record, &MachineFiles::default()).contains("but the whole engine"));
}

#[test]
fn the_page_says_where_the_kernels_own_control_was_told_apart() {
    let mut record = record();
    let warning = "told apart from itself";
    assert!(!page(&record, &MachineFiles::default()).contains(warning));
    record.decision.kernels[0].verdict = Verdict::Slower;
    assert_eq!(page(&record, &MachineFiles::default()).matches(warning).count(), 1);
}

#[test]
fn the_page_says_what_the_kernels_are_made_of_where_the_record_does() {
    let listing = |variant: &str, same_code_as: Option<&str>, code| ListingFigure {
        axis: "popcount".into(),
        variant: variant.into(),
        target_cpu: "x86-64-v2".into(),
        path: format!("asm/x86-64-v2/popcount/{variant}.s"),
        instructions: 145,
        same_code_as: same_code_as.map(str::to_owned),
        code,
    };
    let by_cpu = |figure| [("haswell".to_owned(), figure)].into();
    let latency = LoopFigure {
        function: "latency".into(),
        instructions: 7,
        remark: None,
        cycles: by_cpu(5.0),
        ports: by_cpu(1.75),
        lacks: [("nehalem".to_owned(), "bmi2".to_owned())].into(),
    };
    let code = CodeFigure {
        bytes: Some(512),
        mix: vec![("mov".into(), 36), ("popcnt".into(), 20)],
        recognised: vec!["popcnt".into()],
        loops: vec![latency],
    };
    let mut record = record();
    let plain = vec![listing("hardware", None, None), listing("swar", Some("hardware"), None)];
    record.listings = Rung::Measured { figures: plain };
    let older = page(&record, &MachineFiles::default());
    assert!(older.contains("145<br><small>≡ same code as hardware"), "{older}");
    assert!(!older.contains("with what it calls: ") && !older.contains("llvm-mca"));
    let written = String::from_utf8(outpace::sealed::write(&record).unwrap()).unwrap();
    assert!(!written.contains("\"code\""), "an older record is written as it was");
    let told =
        vec![listing("hardware", None, Some(code.clone())), listing("swar", Some("hardware"), Some(code))];
    record.listings = Rung::Measured { figures: told };
    record.axes[0].variants.insert(0, "hardware".to_owned());
    let page = page(&record, &MachineFiles::default());
    for (part, times) in [
        (
            "145 instructions for x86-64-v2 in 512 bytes, with what it calls: 36 <code>mov</code>, 20 <code>popcnt</code>.",
            2,
        ),
        ("In its innermost loops the compiler recognised it: popcnt.", 2),
        ("The listing was kept in <a href=\"../../asm/x86-64-v2/popcount/swar.s\">", 1),
        // In its own fold, and in the table of all variants.
        ("<td><code>hardware</code> ≡ <code>swar</code></td><td>latency</td><td class=\"n\">7</td>", 1),
        ("<td class=\"n\">5.0 / 1.8</td><td class=\"n\">lacks bmi2</td>", 3),
    ] {
        assert_eq!(page.matches(part).count(), times, "{part}\n{page}");
    }
    let read = outpace::sealed::write(&record).unwrap();
    let again: Record = outpace::sealed::read(&read, std::path::Path::new("record.json")).unwrap();
    assert_eq!(again.listings, record.listings, "what is written is read back");
}

#[test]
fn the_page_needs_nothing_from_outside_and_runs_nothing_but_its_script() {
    let page = page(&record(), &MachineFiles::default());
    assert!(page.contains("default-src 'none'"));
    assert!(!page.contains("<script>alert"), "what a CPU calls itself is text, not markup");
    assert!(page.contains("&lt;script&gt;alert"));
    for outside in [" src=", "@import", "url(", "<link"] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn what_is_known_of_the_cpu_stands_beside_it_where_it_was_told() {
    let mut record = record();
    assert!(
        !page(&record, &MachineFiles::default()).contains("Known of it"),
        "an older record says nothing of it"
    );
    record.machine.notes = vec![
        Note { kind: Kind::Hazard, name: "slow-pext".into(), told: "pext <b>is</b> slow".into() },
        Note { kind: Kind::Capability, name: "vpopcntdq".into(), told: "counts eight at once".into() },
    ];
    let drawn = page(&record, &MachineFiles::default());
    let warning = "warning: slow-pext: pext &lt;b&gt;is&lt;/b&gt; slow; only the measurement decides";
    assert!(drawn.contains(&format!("{warning}<br>note: vpopcntdq: counts eight at once")), "{drawn}");

    let kept = outpace::sealed::write(&record).unwrap();
    let back: Record = outpace::sealed::read(&kept, std::path::Path::new("record.json")).unwrap();
    assert_eq!(back.machine, record.machine);
    record.machine.notes.clear();
    let without = String::from_utf8(outpace::sealed::write(&record).unwrap()).unwrap();
    assert!(!without.contains("\"notes\""), "so that the seals of older records hold");
}

#[test]
fn the_charts_are_files_of_their_own_that_name_themselves() {
    let charts = charts(&record(), &MachineFiles::default());
    assert_eq!(charts.iter().map(|chart| chart.0).collect::<Vec<_>>(), ["engines.svg", "popcount.svg"]);
    for (name, svg) in charts {
        assert!(svg.starts_with("<svg") && svg.contains("xmlns=") && svg.contains("<title"), "{name}");
    }
}

#[test]
fn what_was_predicted_stands_beside_what_was_measured_and_says_where_they_part() {
    let mut record = record();
    assert!(!page(&record, &MachineFiles::default()).contains("Predicted, and then measured"));
    let variant = |variant: &str, gain, from| Predicted { variant: variant.into(), gain, from };
    record.prediction = Some(Prediction {
        cpu: "znver4".into(),
        counted: Some(record.source.sha256.clone()),
        cycles_per_node: 1000.0,
        axes: vec![PredictedAxis {
            name: "popcount".into(),
            default: "hardware".into(),
            winner: "swar".into(),
            variants: vec![
                variant("swar", Ok(0.02), Basis::Cost),
                variant("sparse", Err("it is <b>not</b> counted".into()), Basis::Nothing),
            ],
        }],
        hazards: vec![],
        build: Build::default().with("popcount", "swar"),
    });
    record.decision.judgements[0].estimate.as_mut().unwrap().gain = -0.031;
    let drawn = page(&record, &MachineFiles::default());
    for part in [
        "In 0 of 1 axes the predicted winner is the measured one or within 0.5 % of it. ",
        "Of 1 pairs of variants that measure more than 0.5 % apart, 0 were predicted in that order. ",
        "A variant's predicted gain is 5.1 % from the measured one in the mean.",
        "<td><code>swar</code></td><td class=\"n\" data-v=\"0.02\">",
        "<td><code>hardware</code> (default)</td><td class=\"n\">–</td><td>no</td>",
        "<td>static cost</td>",
        "not predicted: <code>popcount-sparse</code>: it is &lt;b&gt;not&lt;/b&gt; counted",
    ] {
        assert!(drawn.contains(part), "{part}\n{drawn}");
    }
    let stale = "counted from another source";
    assert!(!drawn.contains(stale));
    record.source.sha256 = "another".into();
    assert!(page(&record, &MachineFiles::default()).contains(stale));

    let written = outpace::sealed::write(&record).unwrap();
    let again: Record = outpace::sealed::read(&written, std::path::Path::new("record.json")).unwrap();
    assert_eq!(again.prediction, record.prediction, "what is written is read back");
}

/// The same with engines and samples, decided by the rules as shipped.
fn decided() -> Record {
    let engine = |slug: &str, variant: Option<&str>| Engine {
        slug: slug.into(),
        axis: variant.map(|_| "popcount".into()),
        variant: variant.map(str::to_owned),
        build: variant.map_or_else(Build::default, |variant| Build::default().with("popcount", variant)),
        command: "cargo build --release --bin plywright".into(),
        sha256: "1".repeat(64),
        code_sha256: None,
        bytes: 1_000_000,
        build_seconds: 20.0,
        same_code_as: None,
        nodes: Some(12345),
        nps: Some(1_000_000),
        fault: None,
    };
    // Around the centre by less than 0.3 %, in an order that is as good as any.
    let launch = |centre: i32, number: i32| {
        let sample = |one: i32| centre + (number * 7919 + one * 104_729) % 2999;
        Launch {
            cpu: Some(0),
            baseline_first: (0..4).map(sample).collect(),
            candidate_first: (4..8).map(sample).collect(),
        }
    };
    let comparison = |slug: &str, centre| Comparison {
        candidate: slug.into(),
        launches: (0..20).map(|number| launch(centre, number)).collect(),
    };
    let mut record = record();
    record.engines = vec![
        engine(BASELINE, None),
        engine(CONTROL, None),
        engine("popcount-swar", Some("swar")),
        engine("popcount-sparse", Some("sparse")),
    ];
    record.duel.survey = Survey {
        looks: vec![20, 30, 45],
        comparisons: vec![
            comparison(CONTROL, -1_500),
            comparison("popcount-swar", -31_500),
            comparison("popcount-sparse", -1_000),
        ],
        missing: vec![],
    };
    record.decision = verdict::decide(&record, verdict::RULES);
    record
}

#[test]
fn the_fixture_of_a_record_is_this_one() {
    let wanted = decided();
    let kept = crate::fixtures::fixture("record.json", &wanted);
    // What a logarithm's last digit is differs from system to system, so the figures that were worked out may too.
    let verdicts = |record: &Record| -> Vec<_> {
        record.decision.judgements.iter().map(|judgement| words(&judgement.verdict)).collect()
    };
    assert_eq!(verdicts(&kept), ["slower", "no difference"]);
    assert_eq!(verdicts(&kept), verdicts(&wanted));
    let decision = kept.decision.clone();
    assert_eq!(kept, Record { decision, sha256: kept.sha256.clone(), ..wanted });
}

/// The verdict without its figures.
fn words(verdict: &Verdict) -> String {
    crate::terminal::format::words(verdict).split(" (").next().unwrap().to_owned()
}

#[test]
fn the_page_over_all_machines_tells_defaults_layouts_and_what_is_not_to_be_had() {
    let mut record = record();
    record.axes.push(Axis {
        name: "target".into(),
        default: "x86-64".into(),
        variants: vec!["x86-64-v4".into()],
    });
    record.axes[0].variants.insert(0, "hardware".into());
    record.decision.choice.because = "<i>".into();
    let mut lost = record.decision.judgements[0].clone();
    lost.variant = "sparse".into();
    lost.verdict = Verdict::NoDifference { smallest_visible: 0.01 };
    let mut estimate = lost.estimate.unwrap();
    estimate.gain = 0.006;
    lost.layouts = Some(LayoutCheck { estimate, spread: 0.01, survived: false });
    record.decision.judgements.push(lost);
    let place =
        |name: &str, record| index::Place { name: name.to_owned(), record, beside: MachineFiles::default() };
    let page = index::page(&[place("one", record.clone()), place("two", record)], &[]);
    assert!(!page.contains("Other pages"));
    for part in [
        "1 machine, 2 records.",
        "&lt;i&gt;.",
        "default</a>",
        "<span class=\"unseen\">slower </span>+3.1 %",
        "<span class=\"unseen\">no difference </span>+0.6 %",
        "not to be had</a>",
        "one/index.html#popcount-swar",
    ] {
        assert!(page.contains(part), "{part} is not on the page\n{page}");
    }
    assert!(!page.contains("<script>alert") && !page.contains("<i>"));
}

#[test]
fn what_was_chosen_is_named() {
    let mut record = record();
    let chosen = "<code>score-split</code> <code>compiler-nightly</code>";
    assert!(!page(&record, &MachineFiles::default()).contains("Chosen:"));
    for (axis, variant) in [("score", "split"), ("compiler", "nightly")] {
        record.decision.choice.winners.push(Winner { axis: axis.into(), variant: variant.into() });
    }
    assert!(page(&record, &MachineFiles::default()).contains(&format!("Chosen: {chosen}")));
    let place = index::Place { name: "one".to_owned(), record, beside: MachineFiles::default() };
    assert!(index::page(&[place], &[]).contains(&format!("<td>{chosen}")));
}

/// Every kept page and chart is what its records draw now. After a change of the report that is meant: `cargo lab report`.
#[test]
fn the_kept_pages_are_what_their_records_draw() {
    let root = crate::workspace::checkout();
    let reports = root.join("reports");
    let folders =
        std::fs::read_dir(&reports).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    for place in folders.filter_map(|folder| index::place(root, &folder).unwrap()) {
        if let Some(kept) = &place.beside.calibration {
            let mut again = kept.clone();
            again.judge_again();
            assert!(again == *kept, "{}: its verdicts are not those of today", place.name);
        }
        for kept in &place.beside.compared {
            let mut again = kept.clone();
            again.judge_again();
            assert!(again == *kept, "{}: the verdicts of {} are not those of today", place.name, kept.stem());
        }
    }
    let redraw = std::env::var_os("PLYWRIGHT_REDRAW").is_some();
    let Drawn { pages, left_out } = crate::cmd::report::draw::pages(root, &reports).unwrap();
    assert!(left_out.is_empty(), "{left_out:?}");
    assert!(pages.len() > 10, "{} pages", pages.len());
    let drawn = pages.iter().map(|(path, _)| path.clone()).collect();
    let orphans = crate::cmd::report::draw::orphans(&reports, &drawn).unwrap();
    assert!(orphans.is_empty(), "no record draws {orphans:?}");
    for (path, wanted) in pages {
        if redraw {
            outpace::files::replace(&path, &wanted).unwrap();
        }
        assert!(
            std::fs::read(&path).unwrap_or_default() == wanted,
            "{} is stale: `cargo lab report`",
            path.display()
        );
    }
}
