use std::path::Path;

use super::*;
use crate::decide::calibration::{self, Calibration};
use crate::fixtures::{kept, record, record_of};
use crate::machine::{Kind, Note};
use crate::record::runs::{Run, Runs};
use crate::record::*;
use outpace::record::sealed;

fn drawn(record: &Record) -> String {
    page(record, &Evidence::default(), &Code::default())
}

/// Checks that the page of the changed record contains `parts`, and that the page of the unchanged
/// record does not.
#[track_caller]
fn assert_says(change: impl FnOnce(&mut Record), parts: &[&str]) {
    let mut record = record();
    let before = drawn(&record);
    change(&mut record);
    let after = drawn(&record);
    for part in parts {
        assert!(after.contains(part), "{part} is not on the page\n{after}");
        assert!(!before.contains(part), "{part} is on the page without the change");
    }
    let written = sealed::write(&record).unwrap();
    let mut again: Record = sealed::read(&written, Path::new("record.json")).unwrap();
    again.sha256.clone_from(&record.sha256);
    assert_eq!(again, record, "what is written is read back");
}

#[test]
fn the_page_says_the_decision_the_verdicts_and_what_is_missing() {
    let parts = [
        "The plainest build that loses at most 0.5 % against the best",
        "cargo build --release --no-default-features --features popcount-sparse --bin plywright",
        "id=\"popcount-swar\"",
        "slower",
        "The loop wins below 5.0 set bits where every word has as many",
        "valgrind is not there",
        "apt-get install valgrind",
        "this CPU has no AVX-512",
        // A CPU's own name is text, not markup.
        "&lt;script&gt;alert",
    ];
    crate::fixtures::assert_says(&drawn(&record()), &parts);
}

#[test]
fn what_else_a_record_holds_stands_on_the_page() {
    assert_says(
        |record| {
            let (asked, reason) = ("--against score-split".to_owned(), "it searches 7 nodes".to_owned());
            record.unmeasured.push(Unmeasured { asked, reason });
            let note = "not measured: `--against score-split`: it searches 7 nodes\n";
            assert!(summary::table(record).ends_with(note));
        },
        &[
            "<code>--against score-split</code> was asked for, but could not be measured: it searches 7 nodes.",
        ],
    );
    assert_says(
        |record| {
            record.machine.notes = vec![
                Note { kind: Kind::Hazard, name: "slow-pext".into(), text: "pext <b>is</b> slow".into() },
                Note {
                    kind: Kind::Capability,
                    name: "vpopcntdq".into(),
                    text: "counts eight at once".into(),
                },
            ];
        },
        &[
            "warning: slow-pext: pext &lt;b&gt;is&lt;/b&gt; slow; only the measurement decides<br>note: vpopcntdq: counts eight at once",
        ],
    );
    assert_says(
        |record| {
            for (axis, variant) in [("score", "split"), ("compiler", "nightly")] {
                record.decision.choice.winners.push(Winner { axis: axis.into(), variant: variant.into() });
            }
        },
        &["Chosen: <code>popcount-sparse</code> <code>score-split</code> <code>compiler-nightly</code>"],
    );
}

/// Returns a verdict on a kernel against the baseline's, with the figures of some engine.
fn kernel(axis: &str, [baseline, variant]: [&str; 2], mode: Mode, verdict: Verdict) -> KernelJudgement {
    let [axis, baseline, variant, operands] = [axis, baseline, variant, "recorded"].map(str::to_owned);
    let estimate = record().decision.judgements[0].estimate;
    KernelJudgement { axis, baseline, variant, mode, operands, verdict, estimate }
}

#[test]
fn the_page_says_where_a_kernel_and_the_engine_with_it_disagree_or_its_control_is_told_apart() {
    let kernels = |control: Verdict, swar: Verdict| {
        let judged = |variant, verdict| kernel("popcount", ["hardware", variant], Mode::Throughput, verdict);
        let mut record = record();
        record.decision.kernels =
            vec![judged("hardware", control), judged("swar", swar), judged("sparse", Verdict::Slower)];
        drawn(&record)
    };
    let none = Verdict::NoDifference { smallest_visible: 0.006 };
    let page = kernels(none.clone(), Verdict::Faster);
    assert_eq!(page.matches("but the whole engine is slower with it").count(), 1, "of `swar` alone");
    assert!(!page.contains("told apart from itself"));
    assert!(!kernels(none, Verdict::Slower).contains("but the whole engine"));
    let page = kernels(Verdict::Slower, Verdict::Slower);
    assert_eq!(page.matches("told apart from itself").count(), 1);
}

#[test]
fn the_page_says_what_the_kernels_are_made_of_where_the_record_does() {
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
    let listings = |record: &mut Record, code: Option<&CodeFigure>| {
        let listing = |variant: &str, same_code_as: Option<&str>| ListingFigure {
            axis: "popcount".into(),
            variant: variant.into(),
            target_cpu: "x86-64-v2".into(),
            path: format!("asm/x86-64-v2/popcount/{variant}.s"),
            instructions: 145,
            same_code_as: same_code_as.map(str::to_owned),
            code: code.cloned(),
        };
        let figures = vec![listing("hardware", None), listing("swar", Some("hardware"))];
        record.listings = Figures::Measured { figures };
        record.axes[0].variants.insert(0, "hardware".to_owned());
    };
    let mut older = record();
    listings(&mut older, None);
    let older = drawn(&older);
    assert!(older.contains("145<br><small>≡ same code as hardware"), "{older}");
    assert!(!older.contains("with what it calls: ") && !older.contains("llvm-mca"));
    assert_says(
        |record| listings(record, Some(&code)),
        &[
            "145 instructions for x86-64-v2 in 512 bytes, with what it calls: 36 <code>mov</code>, 20 <code>popcnt</code>.",
            "In its innermost loops the compiler recognised it: popcnt.",
            "The listing was kept in <a href=\"asm/x86-64-v2/popcount/swar.s\">",
            "<td><code>hardware</code> ≡ <code>swar</code></td><td>latency</td><td class=\"n\">7</td>",
            "<td class=\"n\">5.0 / 1.8</td><td class=\"n\">lacks bmi2</td>",
        ],
    );
}

#[test]
fn the_page_over_all_machines_shows_defaults_and_what_is_not_to_be_had() {
    let mut record = record();
    let [name, default, variants] = ["target", "x86-64", "x86-64-v4"].map(str::to_owned);
    record.axes.push(Axis { name, default, variants: vec![variants] });
    record.axes[0].variants.insert(0, "hardware".into());
    record.decision.choice.because = "<i>".into();
    record.decision.choice.winners.push(Winner { axis: "score".into(), variant: "split".into() });
    record.decision.judgements[1].estimate.as_mut().unwrap().gain = 0.006;
    let place =
        |name: &str, record| place::Place { name: name.to_owned(), record, evidence: Evidence::default() };
    let page = index::page(&[place("one", record.clone()), place("two", record)], &[], &[], "", "");
    assert!(!page.contains("Other pages"));
    crate::fixtures::assert_says(
        &page,
        &[
            "1 machine, 2 records.",
            "&lt;i&gt;.",
            "<td><code>popcount-sparse</code> <code>score-split</code>",
            "default</a>",
            "\u{2212}3.0 %</a><br><small>slower</small>",
            "+0.6 %</a><br><small>no difference, chosen ★</small>",
            "not to be had</a>",
            "one/index.html#popcount-swar",
        ],
    );
    assert!(!page.contains("<script>alert") && !page.contains("<i>"));
}

/// Returns the small record, assigned to that machine and source.
fn place(name: &str, machine: &str, source: &str) -> place::Place {
    let mut record = record();
    (record.machine.key, record.source.sha256) = (machine.into(), source.into());
    place::Place { name: name.to_owned(), record, evidence: Evidence::default() }
}

#[test]
fn the_page_over_all_machines_draws_what_each_cpu_has_and_shows_history_and_gaps_too() {
    let mut places = [place("one", "one", "new"), place("two", "two", "old")];
    let mut compared: crate::compare::Compared =
        kept("reports/intel-xeon-6-cf-2/compare-x86-64-i686-quick.json");
    compared.machine = places[1].record.machine.clone();
    places[1].evidence.compared.push(compared);
    let split = kernel("score", ["packed", "split"], Mode::Latency, Verdict::Slower);
    places[0].record.decision.kernels.push(split);
    let page = index::page(&places, &[], &[], "", "new");
    crate::fixtures::assert_says(
        &page,
        &[
            "<strong>one</strong> (<a href=\"one/index.html\">",
            "<code>popcount-sparse</code>, <strong>+2.0 %</strong>",
            "<strong>one</strong>. The loop wins below 5.0 set bits where every word has as many.",
            "<title>one, swar: \u{2212}3.0 %</title>",
            ">split, latency</text>",
            ">not measured</text>",
            "<title>two, history, i686: \u{2212}33.9 %</title>",
            "two/compare-x86-64-i686-quick.md",
            "id=\"popcount-two-compare-x86-64-i686-quick\"",
            "one: 32 against 64 bits is not measured. </strong>To get it: <code>cargo lab compare targets</code>",
        ],
    );
    let history = "<span class=\"missing\"> History: measured with an older engine, ";
    // The matches are the answer, the break-even, the comparison and its break-even.
    assert_eq!(page.matches(history).count(), 4, "{page}");
    assert_eq!(index::page(&places, &[], &[], "", "old").matches(history).count(), 4);
    let places = [place("one", "one", "new")];
    let page = index::page(&places, &[], &[], "", "new");
    assert!(!page.contains(", history") && page.contains("Not measured on any CPU."), "{page}");
}

/// Returns runs on a machine: three that agree or nearly so, one of them disturbed, and one of
/// older source.
fn runs() -> Runs {
    let record = record();
    let mut runs = Runs::none("zen");
    let [best, other] = ["popcount-sparse+target-native", "baseline"];
    let chosen = [other, best, best, other];
    for (at, chosen) in (0..).zip(chosen) {
        let mut run = Run::from_record(&record, &record.decision.losses);
        (run.started, run.chosen) = (1_700_000_000 + 3600 * at, chosen.into());
        run.command = format!("cargo lab choose --quick --seed {at}");
        run.quick = at != 2;
        run.noise.others = Some(if at == 1 { 0.25 } else { 0.01 });
        runs.add(run);
    }
    runs.runs[0].source.sha256 = "older".into();
    runs
}

#[test]
fn what_each_build_loses_stands_on_the_page_in_the_table_and_in_the_choice() {
    let record = record();
    let page = drawn(&record);
    let guarantee = "popcount-sparse+target-native: +2.0 % [2.0, 2.0], expected loss 0.0 %, at most 0.5 %";
    crate::fixtures::assert_says(
        &page,
        &[
            &format!("<strong>{guarantee}</strong>."),
            "<h2>What each build loses</h2>",
            "Earlier runs of the same source by the same compiler count too, 2 runs at most for a build.",
            "<code>popcount-sparse+target-native</code> ★</th>",
            "Up to 4 candidates and the default are launched together",
            "<code>baseline</code>: no &lt;b&gt;linker&lt;/b&gt;",
            "The chosen build has <code>sparse</code> instead of the default",
        ],
    );
    assert_eq!(losses::guarantee(&record.decision.choice).as_deref(), Some(guarantee));
    let mut choice = record.decision.choice.clone();
    choice.gain.as_mut().unwrap().low = -0.0001;
    let text = losses::guarantee(&choice).unwrap();
    assert!(text.contains(": +2.0 % [0.0, 2.0], "), "what rounds to nothing has no sign: {text}");
    let table = summary::table(&record);
    assert!(table.contains("together") && table.contains("the default build"), "{table}");
    let choice: toml::Table = summary::choice(&record).unwrap().parse().unwrap();
    assert_eq!(choice["loss"]["expected"].as_float(), Some(0.0), "{choice}");
}

#[test]
fn the_runs_of_a_machine_stand_on_its_page_and_on_the_page_over_all() {
    let evidence = Evidence { runs: Some(runs()), ..Evidence::default() };
    let page = page(&record(), &evidence, &Code::default());
    assert!(page.contains("<h2>Runs on this machine</h2>"), "{page}");
    let places = [place("zen", "zen", "new"), place("zen-quick", "zen", "old")];
    let index = index::page(&places, &[runs()], &[], "", "new");
    crate::fixtures::assert_says(&index, &["1 machine, 2 records, 4 runs.", "zen/index.html#runs"]);
    let alone = index::page(&[], &[runs()], &[], "", "new");
    crate::fixtures::assert_says(&alone, &["<h3>Runs on zen</h3>", "1 machine, 0 records, 4 runs."]);
}

#[test]
fn a_variants_row_leads_to_its_flamegraphs() {
    use crate::record::profiles::tests::graph;
    use crate::record::profiles::{FILE, Profiles, Subject};

    let root = tempfile::tempdir().unwrap();
    let mut record = record();
    record.machine.key = "zen".into();
    record.quick = false;
    let mut profiles = Profiles::none("zen", "Zen");
    let graphs = [(Subject::Engine, "swar"), (Subject::Kernels, "swar"), (Subject::Kernels, "table")];
    let graphs = graphs.map(|(subject, variant)| graph(subject, Some(("popcount", variant)), "a"));
    profiles.merge(graphs.into(), Vec::new());
    let path = root.path().join("profiles/zen").join(FILE);
    outpace::os::files::replace(&path, &sealed::write(&profiles).unwrap()).unwrap();
    let folder = root.path().join("reports/zen");
    let page = page(&record, &Evidence::default(), &Code::read(root.path(), &folder, &record, "").unwrap());
    let says = "error was not measured on this machine. To measure it: <code>cargo lab calibrate</code>";
    assert!(page.contains(says), "{page}");
    let kept = plywright_testing::checkout().join("reports/amd-epyc-19-11-1/calibration.json");
    let copy = root.path().join("reports/zen/calibration.json");
    outpace::os::files::replace(&copy, &std::fs::read(kept).unwrap()).unwrap();
    let again = |now| {
        self::page(&record, &Evidence::default(), &Code::read(root.path(), &folder, &record, now).unwrap())
    };
    assert!(
        !again("").contains("lab's own error on this") && again("b").contains("with an older engine. To")
    );
    let link = "<a href=\"../../profiles/zen/index.html#";
    assert!(page.contains(&format!("{link}popcount-swar\">engine, kernels</a>")), "{page}");
    assert!(page.contains(">flamegraph</th>") && !drawn(&record).contains(">flamegraph</th>"), "{page}");
}

/// Returns the folders of shipped records.
fn shipped() -> Vec<std::path::PathBuf> {
    crate::cmd::report::draw::folders(&plywright_testing::checkout().join("reports")).unwrap()
}

/// Panics if the verdict on a subject has turned into its opposite since it was kept, although the
/// samples are the same. Each verdict comes with the name of its subject; the kept ones are all
/// found again.
fn assert_same_way<'a, S: Ord + std::fmt::Debug>(
    shown: &std::path::Path,
    again: impl IntoIterator<Item = (S, &'a Verdict)>,
    kept: impl IntoIterator<Item = (S, &'a Verdict)>,
) {
    let again: std::collections::BTreeMap<S, &Verdict> = again.into_iter().collect();
    for (subject, kept) in kept {
        let shown = shown.display();
        let now = again.get(&subject).unwrap_or_else(|| panic!("{shown}: no verdict on {subject:?}"));
        let has_turned =
            matches!((now, kept), (Verdict::Faster, Verdict::Slower) | (Verdict::Slower, Verdict::Faster));
        assert!(!has_turned, "{shown}: {subject:?} was {kept:?} and is {now:?}");
    }
}

#[test]
fn kept_samples_of_a_choice_still_lead_to_it_and_to_no_opposite_verdict() {
    use crate::cmd::decide::verdicts;
    for folder in shipped() {
        let Some(kept) = sealed::load::<Record>(&folder.join("record.json")).unwrap() else { continue };
        let name = folder.file_name().unwrap().to_str().unwrap();
        let (kept, again) = (kept.decision, record_of(name).decision);
        assert_same_way(&folder, verdicts(&again), verdicts(&kept));
        assert_eq!(again.choice.build, kept.choice.build, "{}", folder.display());
        // Older losses are smaller, because they did not count the difference between runs.
        let [bound, former] =
            [&again, &kept].map(|record| record.choice.loss.as_ref().map(|loss| loss.bound));
        assert!(bound >= former, "{}: {bound:?} {former:?}", folder.display());
    }
}

#[test]
fn kept_samples_of_a_calibration_lead_to_no_opposite_verdict() {
    for folder in shipped() {
        let Some(kept) = sealed::load::<Calibration>(&folder.join("calibration.json")).unwrap() else {
            continue;
        };
        let mut again = kept.clone();
        again.judge_again();
        // Trials have no names; they stay in their places.
        let [again, kept] = [&again, &kept]
            .map(|calibration| calibration.trials.iter().map(|trial| &trial.judgement.verdict).enumerate());
        assert_same_way(&folder, again, kept);
    }
}

#[test]
fn kept_samples_of_two_targets_lead_to_no_opposite_verdict() {
    for folder in shipped() {
        for again in compare::all(&folder).unwrap() {
            let path = folder.join(format!("{}.json", again.stem()));
            let kept: compare::Compared = sealed::load_from(&path).unwrap();
            let [again, kept] = [&again, &kept].map(|compared| {
                let rows = compared.comparisons.iter().enumerate();
                rows.filter_map(|(at, row)| Some((at, &row.judgement.as_ref()?.verdict)))
            });
            assert_same_way(&path, again, kept);
        }
    }
}

/// A shipped chart or short page bears the digest of the record that it was drawn from. After a new
/// record, run `cargo lab report --keep`.
#[test]
fn shipped_charts_are_drawn_from_the_records_beside_them() {
    let reports = crate::workspace::shipped(plywright_testing::checkout());
    let mut count = 0;
    for folder in crate::cmd::report::draw::folders(&reports).unwrap() {
        let record: Option<Record> = sealed::load(&folder.join("record.json")).unwrap();
        let calibration = calibration::read(&folder.join("calibration.json")).unwrap();
        for path in crate::workspace::entries(&folder).unwrap() {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let digest = match &*name {
                "calibration.svg" => calibration.as_ref().map(|calibration| &calibration.sha256),
                brief::FILE => record.as_ref().map(|record| &record.sha256),
                name if name.ends_with(".svg") => record.as_ref().map(|record| &record.sha256),
                name => {
                    assert!(
                        !name.ends_with(".html"),
                        "{} is a page: it is drawn, not shipped",
                        path.display()
                    );
                    continue;
                }
            };
            let digest = digest.unwrap_or_else(|| panic!("no record draws {}", path.display()));
            let text = std::fs::read_to_string(&path).unwrap();
            let path = path.display();
            assert!(text.contains(digest.as_str()), "{path} is stale: `cargo lab report --keep`");
            count += 1;
        }
    }
    assert!(count > 10, "{count} charts and pages");
}

#[test]
fn the_short_page_shows_the_choice_its_bound_and_the_charts() {
    let root = tempfile::tempdir().unwrap();
    let folder = root.path().join("reports/zen");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("threads.md"), "# What several threads are worth\n").unwrap();
    let evidence = Evidence { runs: Some(runs()), ..Evidence::default() };
    let drawn = draw(root.path(), &folder, &record(), &evidence, "").unwrap();
    let text = |name: &str| {
        let (path, text) = drawn.iter().find(|(path, _)| path.ends_with(name)).unwrap();
        (path.clone(), String::from_utf8(text.clone()).unwrap())
    };
    let (path, page) = text(brief::FILE);
    assert_eq!(path, folder.join(brief::FILE));
    crate::fixtures::assert_says(
        &page,
        &[
            "Chosen: `popcount-sparse+target-native`: +2.0 % [2.0, 2.0], expected loss 0.0 %, at most 0.5 %.",
            "| `popcount-sparse+target-native` ★ |",
            "| the default build |",
            "](engines.svg)",
            "- [What several threads are worth](threads.md)",
            "## Runs",
            &record().sha256,
        ],
    );
    let (page, html) = text("index.html");
    assert_eq!(page, site::page(root.path(), &folder), "a page lies below target/");
    assert!(html.contains("/reports/zen/record.json\">"), "{html}");
    let place = place("zen", "zen", "new");
    let all = brief::of_all(&[&place]);
    crate::fixtures::assert_says(&all, &["| [zen](zen/README.md) |", "`popcount-sparse+target-native`"]);
}
