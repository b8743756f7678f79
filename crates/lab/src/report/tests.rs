//! Tests of the pages. The pages of a small record are whole snapshots in `snapshots/`; after a
//! change, `INSTA_UPDATE=always cargo test -p plywright-lab --lib report` accepts them, and
//! `git diff` shows what changed.

use std::path::Path;

use super::*;
use crate::decide::calibration::{self, Calibration};
use crate::fixtures::{record, record_of};
use crate::machine::{Kind, Note};
use crate::record::runs::{Run, Runs};
use crate::record::*;
use outpace::record::sealed;

fn drawn(record: &Record) -> String {
    page(record, &Evidence::default(), &PageContext::default())
}

/// Returns the words of a page without its frame, each text between two tags on its own line. The
/// tags are left out, so that a change of the markup alone leaves the snapshots as they are.
fn words_of(page: &str) -> String {
    let main = page.split_once("<main>").and_then(|(_, rest)| rest.split_once("</main>"));
    let texts = main.expect("a page has a main part").0.split('<').filter_map(|part| part.split_once('>'));
    texts.map(|(_, text)| text.trim()).filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Returns the small record with an example of everything that a page may show.
fn full() -> Record {
    let mut record = record();
    let (asked, reason) = ("--against score-split".to_owned(), "it searches 7 nodes".to_owned());
    record.unmeasured.push(Unmeasured { asked, reason });
    let note = |kind, name: &str, text: &str| Note { kind, name: name.into(), text: text.into() };
    record.machine.notes = vec![
        note(Kind::Hazard, "slow-pext", "pext <b>is</b> slow"),
        note(Kind::Capability, "vpopcntdq", "counts eight at once"),
    ];
    let [name, default, variant] = ["target", "x86-64", "x86-64-v4"].map(str::to_owned);
    record.axes.push(Axis { name, default, variants: vec![variant] });
    record.axes[0].variants.insert(0, "hardware".to_owned());
    for (axis, variant) in [("score", "split"), ("compiler", "nightly")] {
        record.decision.choice.winners.push(Winner { axis: axis.into(), variant: variant.into() });
    }
    let kernel = |variant, verdict| kernel("popcount", ["hardware", variant], Mode::Throughput, verdict);
    // The default is judged slower than its own copy (the control), and the verdicts on the engine
    // and on one kernel are opposite.
    record.decision.kernels = vec![
        kernel("hardware", Verdict::Slower),
        kernel("swar", Verdict::Faster),
        kernel("sparse", Verdict::Slower),
    ];
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
    let listing = |variant: &str, same_code_as: Option<&str>| ListingFigure {
        axis: "popcount".into(),
        variant: variant.into(),
        target_cpu: "x86-64-v2".into(),
        path: format!("asm/x86-64-v2/popcount/{variant}.s"),
        instructions: 145,
        same_code_as: same_code_as.map(str::to_owned),
        code: Some(code.clone()),
    };
    let figures = vec![listing("hardware", None), listing("swar", Some("hardware"))];
    record.listings = Figures::Measured { figures };
    record
}

/// Returns a verdict on a variant's kernel, compared with the baseline's kernel. Its figures do not
/// matter: they are those of the first engine of the small record.
fn kernel(axis: &str, [baseline, variant]: [&str; 2], mode: Mode, verdict: Verdict) -> KernelJudgement {
    let [axis, baseline, variant, operands] = [axis, baseline, variant, "recorded"].map(str::to_owned);
    let estimate = record().decision.judgements[0].estimate;
    KernelJudgement { axis, baseline, variant, mode, operands, verdict, estimate }
}

#[test]
fn a_full_record_is_read_back_as_it_was_written() {
    let full = full();
    let written = sealed::write(&full).unwrap();
    let mut again: Record = sealed::read(&written, Path::new("record.json")).unwrap();
    again.sha256.clone_from(&full.sha256);
    assert_eq!(again, full);
}

#[test]
fn a_page_shows_everything_that_a_record_holds() {
    let evidence = Evidence { runs: Some(runs()), ..Evidence::default() };
    insta::assert_snapshot!("page", words_of(&page(&full(), &evidence, &PageContext::default())));
    // What is not in the record is not on the page.
    let plain = drawn(&record());
    for part in
        ["was asked for", "slow-pext", "differs from its own copy", "llvm-mca", "with what it calls: "]
    {
        assert!(!plain.contains(part), "{part}");
    }
}

#[test]
fn the_choice_is_shown_with_the_cpus_counters_or_the_reason_for_their_absence() {
    let mut record = record();
    let says = |record: &Record| {
        let printed = summary::text(record, Path::new("record.json"), summary::View::default());
        [printed, words_of(&drawn(record))].map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    assert!(says(&record).iter().all(|text| !text.contains("counters")), "they were not asked for");
    let counted = |counts| Counted { benchmark: String::new(), candidate: "popcount-swar".into(), counts };
    let event = |event: &str, old: f64, new: f64| outpace::record::EventCounts {
        event: event.into(),
        old: vec![old; 12],
        new: vec![new; 12],
    };
    let events = vec![event("cycles", 1e6, 12e5), event("instructions", 2e6, 3e6)];
    for (counts, words) in [
        (Counts::Counted { events }, "popcount-swar"),
        (Counts::Absent { why: "no PMU".into() }, "ardware counters: no PMU"),
    ] {
        let is_counted = matches!(counts, Counts::Counted { .. });
        record.counters = vec![counted(counts)];
        let record = sealed::read(&sealed::write(&record).unwrap(), Path::new("a")).unwrap();
        for text in says(&record) {
            assert!(text.contains(words), "{text}");
            let figures =
                ["cycles +20.0 % [+20.0, +20.0]", "instructions +50.0 %", "2.50 instructions a cycle"];
            assert!(figures.iter().all(|figure| text.contains(figure) == is_counted), "{text}");
        }
    }
    let events = vec![event("cycles", 1.0, 1.0); 1001];
    record.counters = vec![counted(Counts::Counted { events })];
    assert!(sealed::write(&record).is_err(), "more events than any CPU has");
}

#[test]
fn the_terminal_and_the_file_of_the_choice_show_the_same_record() {
    let full = full();
    let text = summary::text(&full, Path::new("zen/record.json"), summary::View::default());
    insta::assert_snapshot!("terminal", text);
    insta::assert_snapshot!("table", summary::table(&full));
    insta::assert_snapshot!("choice", summary::choice(&full).unwrap());
    let mut choice = record().decision.choice.clone();
    choice.gain.as_mut().unwrap().low = -0.0001;
    let text = losses::guarantee(&choice).unwrap();
    assert!(text.contains(": +2.0 % [0.0, 2.0], "), "what rounds to nothing has no sign: {text}");
}

/// Returns a place called `name` with the small record, which gets the given machine and source.
fn place(name: &str, machine: &str, source: &str) -> place::Place {
    let mut record = record();
    (record.machine.key, record.source.sha256) = (machine.into(), source.into());
    place::Place { name: name.to_owned(), record, evidence: Evidence::default() }
}

#[test]
fn the_page_over_all_machines_shows_each_cpu_with_history_and_gaps() {
    let mut places = [place("one", "one", "new"), place("two", "two", "old")];
    let split = kernel("score", ["packed", "split"], Mode::Latency, Verdict::Slower);
    places[0].record.decision.kernels.push(split);
    let page = index::page(&places, &[runs()], &[], "new");
    insta::assert_snapshot!("index", words_of(&page));
    let history = "<span class=\"missing\"> History: measured with an older engine, ";
    assert_eq!(page.matches(history).count(), index::page(&places, &[], &[], "old").matches(history).count());
    let alone = index::page(&places[..1], &[], &[], "new");
    assert!(!alone.contains(", history"), "{alone}");
    let no_record = index::page(&[], &[runs()], &[], "new");
    crate::fixtures::assert_says(&no_record, &["<h2>Runs on zen</h2>", "1 machine, 0 records, 4 runs."]);
}

/// Returns four runs on a machine: one of older source, and three of the present source. Of these
/// three, two choose the same build (one of the two was disturbed), and the last one chooses the
/// baseline.
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
    let context = |now: &str| PageContext::read(root.path(), &folder, &record, now).unwrap();
    let page_without_pictures = self::page(&record, &Evidence::default(), &context(""));
    assert!(!page_without_pictures.contains(">flamegraph</th>"), "{page_without_pictures}");
    for picture in profiles.pictures() {
        outpace::os::files::replace(&path.with_file_name(&picture.name), b"<svg/>").unwrap();
    }
    let page = page(&record, &Evidence::default(), &context(""));
    let says = "error was not measured on this machine. To measure it: <code>cargo lab calibrate</code>";
    assert!(page.contains(says), "{page}");
    let kept = plywright_testing::checkout().join("tests/fixtures/intel-xeon-6-cf-2/calibration.json");
    let copy = root.path().join("reports/zen/calibration.json");
    outpace::os::files::replace(&copy, &std::fs::read(kept).unwrap()).unwrap();
    let again = |now| self::page(&record, &Evidence::default(), &context(now));
    assert!(
        !again("").contains("lab's own error on this") && again("b").contains("with an older engine. To")
    );
    let link = "<a href=\"../../profiles/zen/index.html#";
    assert!(page.contains(&format!("{link}popcount-swar\">engine, kernels</a>")), "{page}");
    assert!(page.contains(">flamegraph</th>") && !drawn(&record).contains(">flamegraph</th>"), "{page}");
}

/// Returns the folders of shipped records.
fn shipped() -> Vec<std::path::PathBuf> {
    crate::workspace::folders_of_records(&plywright_testing::checkout().join("reports")).unwrap()
}

/// Panics if the present rules turn a verdict of a record into its opposite, or give no verdict on
/// one of its subjects. Each verdict is given with the name of its subject.
fn assert_same_way<'a, S: Ord + std::fmt::Debug>(
    folder: &std::path::Path,
    again: impl IntoIterator<Item = (S, &'a Verdict)>,
    kept: impl IntoIterator<Item = (S, &'a Verdict)>,
) {
    let again: std::collections::BTreeMap<S, &Verdict> = again.into_iter().collect();
    for (subject, kept) in kept {
        let folder = folder.display();
        let now = again.get(&subject).unwrap_or_else(|| panic!("{folder}: no verdict on {subject:?}"));
        let has_turned =
            matches!((now, kept), (Verdict::Faster, Verdict::Slower) | (Verdict::Slower, Verdict::Faster));
        assert!(!has_turned, "{folder}: {subject:?} was {kept:?} and is {now:?}");
    }
}

#[test]
fn shipped_records_still_give_the_same_choice_and_no_opposite_verdict() {
    for folder in shipped() {
        let Some(kept) = sealed::load::<Record>(&folder.join("record.json")).unwrap() else { continue };
        let name = folder.file_name().unwrap().to_str().unwrap();
        let (kept, again) = (kept.decision, record_of(name).decision);
        assert_same_way(&folder, again.verdicts_by_name(), kept.verdicts_by_name());
        assert_eq!(again.choice.build, kept.choice.build, "{}", folder.display());
        // Older losses are smaller, because they did not count the difference between runs.
        let [bound, former] =
            [&again, &kept].map(|record| record.choice.loss.as_ref().map(|loss| loss.bound));
        assert!(bound >= former, "{}: {bound:?} {former:?}", folder.display());
    }
}

#[test]
fn shipped_calibrations_still_give_no_opposite_verdict() {
    for folder in shipped() {
        let Some(kept) = sealed::load::<Calibration>(&folder.join("calibration.json")).unwrap() else {
            continue;
        };
        let mut again = kept.clone();
        again.judge_again();
        // Trials have no names, but they keep their order, so their places serve as names.
        let [again, kept] = [&again, &kept]
            .map(|calibration| calibration.trials.iter().map(|trial| &trial.judgement.verdict).enumerate());
        assert_same_way(&folder, again, kept);
    }
}

/// A shipped chart or short page bears the digest of the record that it was drawn from. After a new
/// record, run `cargo lab report --keep`.
#[test]
fn shipped_charts_are_drawn_from_the_records_beside_them() {
    let reports = crate::workspace::shipped(plywright_testing::checkout());
    let mut count = 0;
    for folder in crate::workspace::folders_of_records(&reports).unwrap() {
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
            let digest =
                digest.unwrap_or_else(|| panic!("there is no record to draw {} from", path.display()));
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
    let (path, brief) = text(brief::FILE);
    assert_eq!(path, folder.join(brief::FILE));
    insta::assert_snapshot!("brief", brief);
    let (path, html) = text("index.html");
    assert_eq!(path, site::page(root.path(), &folder), "a page lies below target/");
    assert!(html.contains("/reports/zen/record.json\">"), "{html}");
    let (place, older) = (place("zen", "zen", "new"), place("old", "zen", "old"));
    insta::assert_snapshot!("brief-of-all", brief::of_all(&[&place, &older], &place.record.source.sha256));
}
