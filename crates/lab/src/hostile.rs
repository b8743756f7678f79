//! In every kind of kept file each value is replaced in turn by what a hostile hand would put there, with the right seal, then several at once by
//! chance: the file is refused by an error, or all that follows from it is made.
//!
//! The files are kept ones, with their longer lists cut: what holds of one entry holds of the next.
//!
//! `fuzz/run` does the latter for as long as `PLYWRIGHT_HOSTILE_SECONDS` says in each test, by another seed each time; `PLYWRIGHT_HOSTILE_SEED` does the
//! same files again.

use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use serde_json::{Value, json};

use crate::build::targets::{self, Matrix};
use crate::bundle::Manifest;
use crate::claims::evidence::Evidence;
use crate::claims::trial::Trials;
use crate::cmd::compare::records;
use crate::cmd::study::matches as cmd_matches;
use crate::cmd::test::{kills, soak};
use crate::decide::calibration::Calibration;
use crate::decide::pool::Pooled;
use crate::decide::{differences, verdict};
use crate::record::kills::Kills;
use crate::record::profiles::tests::graph;
use crate::record::profiles::{Difference, Profiles, Subject};
use crate::record::runs::Runs;
use crate::record::soak::Soak;
use crate::record::{Machine, Record, Unavailable, Verdict};
use crate::report::place::Place;
use crate::report::profiles::Sources;
use crate::report::site::Ways;
use crate::report::unfolded::Code;
use crate::report::{self, export, index, summary};
use crate::study::compare::{self, Compared};
use crate::study::matches::ratings::List;
use crate::study::scaling::{self, Scaling};
use crate::study::{endgame, matches, threads};
use crate::workspace::checkout as root;
use outpace::calibration::sentence;
use outpace::rng::Rng;
use outpace::sealed::{Kept, read, sealed};

/// A text that means something to a shell, a terminal, HTML and Markdown.
const TEXT: &str = "../../<img src=x onerror=alert(1)>\u{1b}[2J\n## forged | a `b\"'; touch x";

fn hostile() -> Vec<Value> {
    let mut values: Vec<Value> = vec![json!(null), json!(true), json!([]), json!({}), json!([0, 0])];
    values.extend(
        [0, -1, 1, i32::MIN.into(), u32::MAX.into(), 1 << 41, i64::MIN].map(|number: i64| json!(number)),
    );
    values.extend([2.0, 1e308, -1e308, 5e-324].map(|number: f64| json!(number)));
    values.extend([json!(u64::MAX), json!(""), json!(TEXT), json!("a".repeat(10_000))]);
    values
}

/// A kept file, its lists cut to so many entries, with rules that are quick to go by; no list of a fixed length is longer than six.
fn kept(path: &str, most: usize) -> Value {
    fn cut(value: &mut Value, most: usize) {
        match value {
            Value::Array(entries) => {
                if entries.len() > 6 {
                    entries.truncate(most);
                }
                entries.iter_mut().for_each(|entry| cut(entry, most));
            }
            Value::Object(fields) => fields.values_mut().for_each(|field| cut(field, most)),
            _ => {}
        }
    }
    let mut value: Value = serde_json::from_slice(&std::fs::read(root().join(path)).unwrap()).unwrap();
    cut(&mut value, most);
    for place in ["/rules", "/decision/rules"] {
        if let Some(rules) = value.pointer_mut(place) {
            (rules["resamples"], rules["min_launches"]) = (json!(19), json!(2));
        }
    }
    for place in ["/looks", "/duel/looks", "/paired/looks"] {
        if let Some(looks) = value.pointer_mut(place) {
            *looks = json!([2, 4]);
        }
    }
    value
}

/// The places of all values, lists seen by their first entry alone.
fn places(value: &Value, place: &str, found: &mut Vec<String>) {
    if !place.is_empty() {
        found.push(place.to_owned());
    }
    match value {
        Value::Object(fields) => {
            for (name, entry) in fields {
                places(entry, &format!("{place}/{}", name.replace('~', "~0").replace('/', "~1")), found);
            }
        }
        Value::Array(entries) => {
            if let Some(first) = entries.first() {
                places(first, &format!("{place}/0"), found);
            }
        }
        _ => {}
    }
}

/// How many files are tried at least that differ in several values.
const TOGETHER: usize = 500;

/// Gives every file that differs in one value from this one, and some that differ in two to four.
fn each(mut whole: Value, mut give: impl FnMut(&str, &Value)) {
    let mut found = Vec::new();
    places(&whole, "", &mut found);
    let hostile = hostile();
    for place in &found {
        let own = whole.pointer(place).unwrap().clone();
        let longer = own.as_array().and_then(|entries| entries.first()).map(|first| json!(vec![first; 30]));
        for value in hostile.iter().chain(&longer) {
            whole.pointer_mut(place).unwrap().clone_from(value);
            give(place, &whole);
        }
        *whole.pointer_mut(place).unwrap() = own;
    }
    let asked = |name: &str| std::env::var(name).ok().map(|number| number.parse().unwrap());
    let seconds = asked("PLYWRIGHT_HOSTILE_SECONDS");
    let now = || SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let seed = asked("PLYWRIGHT_HOSTILE_SEED").unwrap_or_else(|| if seconds.is_some() { now() } else { 1 });
    let mut rng = Rng::new(seed, "hostile files");
    let until = Instant::now() + Duration::from_secs(seconds.unwrap_or(0));
    println!("seed {seed}");
    let mut tried = 0;
    while tried < TOGETHER || Instant::now() < until {
        tried += 1;
        let mut file = whole.clone();
        for _ in 0..2 + rng.below(3) {
            // What stands in place of a value above it may not have the place.
            if let Some(value) = file.pointer_mut(&found[rng.below(found.len())]) {
                value.clone_from(&hostile[rng.below(hostile.len())]);
            }
        }
        give("several places", &file);
    }
    println!("tried {tried} files");
}

/// Tries these files; what is made of a file are pages.
#[track_caller]
fn hold<T: Kept>(whole: Value, made: impl Fn(&mut T) -> Vec<String>) {
    let origin = Path::new("file.json");
    let own: T = serde_json::from_value(whole.clone()).unwrap();
    let mut own = read(&sealed(&own).unwrap(), origin).unwrap();
    assert!(!made(&mut own).is_empty());
    let (mut taken, mut refused) = (0, 0);
    each(whole, |place, file| {
        let file = serde_json::from_value::<T>(file.clone()).ok();
        let file = file.and_then(|file| read::<T>(&sealed(&file).ok()?, origin).ok());
        let Some(mut file) = file else {
            refused += 1;
            return;
        };
        taken += 1;
        for page in made(&mut file) {
            // A page of HTML has lines where a text in it has.
            let is_markdown = !page.starts_with('<');
            let is_forged = page.contains("<img")
                || page.contains('\u{1b}')
                || (is_markdown && page.lines().any(|line| line.starts_with("## forged")));
            assert!(!is_forged, "{place}: {page}");
        }
    });
    assert!(taken > 20 && refused > 100, "{taken} are read, {refused} refused");
}

/// The pages of a machine with this record and nothing else.
fn pages(record: &Record) -> Vec<String> {
    let nowhere = Path::new("nowhere");
    let files = report::draw(nowhere, nowhere, record, &Evidence::default(), "").unwrap();
    files.into_iter().map(|(_, text)| String::from_utf8(text).unwrap()).collect()
}

/// The page of a machine with this evidence in addition to its record.
fn with_evidence(evidence: &Evidence) -> String {
    let mut record: Record = serde_json::from_value(kept("tests/fixtures/record.json", 2)).unwrap();
    record.axes.clear();
    report::page(&record, evidence, &Code::default())
}

/// The page over all machines with one that has this record and this evidence.
fn over_all(record: &Record, evidence: Evidence) -> String {
    let place = Place { name: "zen".to_owned(), record: record.clone(), evidence };
    index::page(&[place], &[], &[], "", "")
}

/// The page of the claims by such evidence.
fn claims(machine: &Machine, evidence: &Evidence) -> String {
    crate::claims::page::page(machine, evidence, &Default::default()).unwrap()
}

#[test]
fn a_record() {
    let whole = kept("tests/fixtures/record.json", 2);
    let other: Record = serde_json::from_value(whole.clone()).unwrap();
    hold(whole, |record: &mut Record| {
        for format in <export::Format as clap::ValueEnum>::value_variants() {
            if let Ok(text) = export::export(record, *format) {
                assert!(!text.contains("null") || *format != export::Format::Bmf, "{text}");
            }
        }
        let mut all = pages(record);
        record.decision = verdict::decide(record, record.decision.rules);
        all.extend(pages(record));
        all.push(over_all(record, Evidence::default()));
        let _ = summary::table(record);
        // A comment ends with its line, and what a line says stands in no other.
        let choice: toml::Table = summary::choice(record).unwrap().parse().unwrap();
        assert_eq!(choice["because"].as_str(), Some(record.decision.choice.because.as_str()));
        assert!(choice.len() <= 10, "{choice}");
        let named = |record: &Record| differences::Side {
            name: "a".to_owned(),
            record: record.clone(),
            deviation: 0.0,
        };
        let text = records::text(&differences::find(&named(&other), &named(record)), true);
        assert!(!text.contains('\u{1b}') && !text.contains("\n## forged"), "{text}");
        all
    });
}

#[test]
fn a_list_of_runs() {
    let mut whole = kept("reports/amd-epyc-19-11-1/runs.json", 7);
    // The first three chose by an older rule, which knew no losses.
    whole["runs"].as_array_mut().unwrap().drain(..3);
    hold(whole, |runs: &mut Runs| {
        let known = Pooled::of(&runs.runs).known();
        assert!(known.iter().all(|one| one.gain.is_finite()), "{known:?}");
        let page = index::page(&[], std::slice::from_ref(runs), &[], "", "");
        vec![page, with_evidence(&Evidence { runs: Some(runs.clone()), ..Evidence::default() })]
    });
}

#[test]
fn a_comparison_of_targets() {
    let record: Record = serde_json::from_value(kept("tests/fixtures/record.json", 2)).unwrap();
    hold(kept("reports/intel-xeon-6-cf-2/compare-x86-64-i686-quick.json", 1), |compared: &mut Compared| {
        compared.judge_again();
        let evidence = Evidence { compared: vec![compared.clone()], ..Evidence::default() };
        let alone = [compare::page::page(compared), claims(&compared.machine, &evidence)];
        alone.into_iter().chain([with_evidence(&evidence), over_all(&record, evidence)]).collect()
    });
}

#[test]
fn a_study_of_scaling() {
    hold(kept("reports/intel-xeon-6-cf-2/scaling.json", 4), |scaling: &mut Scaling| {
        let evidence = Evidence { scaling: Some(scaling.clone()), ..Evidence::default() };
        vec![claims(&scaling.machine, &evidence), scaling::page::page(scaling)]
    });
}

#[test]
fn a_record_of_endgames() {
    hold(kept("tests/fixtures/endgame.json", 4), |record: &mut endgame::Record| {
        let evidence = Evidence { endgame: Some(record.clone()), ..Evidence::default() };
        vec![claims(&record.machine, &evidence), endgame::page::page(record)]
    });
}

#[test]
fn a_list_of_flamegraphs() {
    let mut profiles = Profiles::none("zen", "Zen");
    let mut swar = graph(Subject::Engine, Some(("popcount", "swar")), "a");
    swar.difference = Some(Difference { file: swar.file.clone(), verdict: Some(Verdict::Slower) });
    let missing = Unavailable { axis: "target".into(), variant: "native".into(), reason: "no".into() };
    let kernels = graph(Subject::Kernels, Some(("popcount", "swar")), "a");
    profiles.merge(vec![graph(Subject::Engine, None, "a"), swar, kernels], vec![missing]);
    hold(serde_json::to_value(&profiles).unwrap(), |profiles: &mut Profiles| {
        vec![report::profiles::page(profiles, &Sources::default(), &Ways::default())]
    });
}

#[test]
fn a_record_of_threads() {
    hold(kept("tests/fixtures/threads.json", 4), |record: &mut threads::Record| {
        vec![threads::page::page(record)]
    });
}

#[test]
fn a_table_of_targets() {
    hold(kept("reports/intel-xeon-6-cf-2/targets.json", 4), |matrix: &mut Matrix| {
        let evidence = Evidence { targets: Some(matrix.clone()), ..Evidence::default() };
        vec![claims(&matrix.machine, &evidence), targets::page::markdown(matrix)]
    });
}

#[test]
fn a_record_of_claims() {
    let mut whole = kept("reports/amd-epyc-1a-2-1/claims.json", 4);
    let trials = whole["trials"].as_object_mut().unwrap();
    // Tests, questions, delays and counts.
    trials.retain(|claim, _| ["1", "32", "54", "55"].contains(&claim.as_str()));
    hold(whole, |trials: &mut Trials| {
        vec![claims(&trials.machine, &Evidence { trials: Some(trials.clone()), ..Evidence::default() })]
    });
}

#[test]
fn a_calibration() {
    hold(kept("reports/intel-xeon-6-cf-2/calibration.json", 4), |calibration: &mut Calibration| {
        let mut all = vec![sentence(&calibration.trials)];
        all.push(with_evidence(&Evidence { calibration: Some(calibration.clone()), ..Evidence::default() }));
        calibration.judge_again();
        all.push(sentence(&calibration.trials));
        all
    });
}

#[test]
fn the_manifest_of_a_bundle() {
    let compiler = json!({ "version": "rustc 1.95.0", "host": "x86_64-unknown-linux-gnu", "llvm": "22" });
    let source = json!({ "version": "0.1.0", "revision": null, "dirty": false, "sha256": "0" });
    let whole = json!({
        "schema": 1, "command": "cargo lab bundle", "platform": "x86_64-unknown-linux-gnu", "architecture": "x86_64",
        "flags": ["-Ctarget-feature=+crt-static"], "axes": ["side"], "toolchain": "stable", "compiler": compiler,
        "compilers": { "nightly": compiler }, "source": source,
        "engines": [{
            "features": [], "target_cpu": null, "file": "engines/baseline", "code_sha256": null,
            "link": { "Ok": { "object": "objects/baseline.o", "words": ["file:ld"] } },
        }],
        "missing": [{ "axis": "target", "variant": "native", "reason": "a bundle holds no engine for one very CPU" }],
        "suites": { "side": "suites/side" },
        "instructions": { "state": "unmeasured", "reason": "no valgrind", "remedy": null },
        "listings": { "state": "unmeasured", "reason": "no listing", "remedy": null },
        "files": { "engines/baseline": "0", "objects/baseline.o": "0", "ld": "0", "lab": "0", "suites/side": "0" },
        "sha256": "",
    });
    hold(whole, |manifest: &mut Manifest| {
        manifest.engines.iter().map(|engine| engine.build.command()).collect()
    });
}

#[test]
fn the_summaries_of_games_and_of_kills() {
    let soak = serde_json::to_value(crate::record::soak::tests::soak()).unwrap();
    let is_plain =
        |text: String| assert!(!text.contains('\u{1b}') && !text.contains("\n## forged"), "{text}");
    hold(soak, |soak: &mut Soak| {
        is_plain(soak::printed(soak));
        let evidence = Evidence { soak: Some(soak.clone()), ..Evidence::default() };
        vec![claims(&soak.machine, &evidence), soak::rows(soak).markdown()]
    });
    let kills = serde_json::to_value(crate::record::kills::tests::kills()).unwrap();
    hold(kills, |kills: &mut Kills| {
        is_plain(kills::printed(kills));
        vec![kills::rows(kills).markdown()]
    });
}

#[test]
fn a_record_of_a_match() {
    let record = crate::study::matches::tests::record("Glaurung 2.2", matches::ratings::CLOCK, [8, 2, 2]);
    hold(serde_json::to_value(record).unwrap(), |record: &mut matches::Record| {
        let printed = cmd_matches::printed(std::slice::from_ref(record));
        let is_plain = !printed.contains('\u{1b}') && !printed.contains("\n## forged");
        assert!(is_plain, "{printed}");
        let mut all = vec![matches::table(&[record]).markdown()];
        all.extend(List::of([&*record]).map(|list| list.table().markdown()));
        let evidence = Evidence { matches: vec![record.clone()], ..Evidence::default() };
        all.push(claims(&record.machine, &evidence));
        all
    });
}
