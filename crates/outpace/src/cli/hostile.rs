//! Tests against hostile records. Each value of a stored record is replaced in turn by values that
//! an attacker might put there, with a valid checksum. The record must either be refused with an
//! error, or all outputs must be made from it without harm.

use std::path::Path;

use serde_json::{Value, json};

use crate::compare::{Record, Workload, decide};
use crate::decide::bisect;
use crate::record::sealed::{self, SealedRecord};
use crate::record::{Launch, is_name};
use crate::report::comparison::Shown;
use crate::report::{bisection, comparison, export, page};
use crate::text::steers;

/// A text with characters that have a meaning to a shell, a terminal, HTML and Markdown.
const TEXT: &str = "../../<img src=x onerror=alert(1)>\u{1b}[2J\u{9b}\u{202e}\n## forged\r\n| a `b\"'; touch x [y](//z) @all";

/// Returns the hostile values, as JSON.
fn hostile() -> Vec<String> {
    let words = "null true [] {} [0,0] 0 -1 1 2.0 NaN 5e-324 1e308 -1e308 1e999 -2147483648 4294967295 2199023255552 \
        -9223372036854775808 18446744073709551615 18446744073709551616";
    let texts = ["", "NaN", "-inf", TEXT, &"a".repeat(10_000)].map(|text| Value::from(text).to_string());
    words.split(' ').map(str::to_owned).chain(texts).collect()
}

/// Placeholder of the value that is replaced.
const HERE: &str = "\"@here@\"";

/// Collects the JSON pointers of this value, which is at `place`, and of all values below it; of a
/// list, only of its first entry.
fn places(value: &Value, place: &str, found: &mut Vec<String>) {
    found.push(place.to_owned());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, entry)| places(entry, &format!("{place}/{name}"), found));
        }
        Value::Array(entries) => {
            entries.iter().take(1).for_each(|first| places(first, &format!("{place}/0"), found));
        }
        _ => {}
    }
}

/// Calls `give` with every record that differs from `whole` in a single value at or below the JSON
/// pointer `below`: the value is changed, missing or duplicated, or a list gets many more entries.
fn each_variation(whole: &Value, below: &str, mut give: impl FnMut(&str, &str)) {
    let mut found = Vec::new();
    places(whole.pointer(below).unwrap(), below, &mut found);
    let hostile = hostile();
    for place in found.iter().filter(|place| !place.is_empty()) {
        let original = whole.pointer(place).unwrap();
        let mut changed = whole.clone();
        *changed.pointer_mut(place).unwrap() = "@here@".into();
        let text = changed.to_string();
        hostile.iter().for_each(|value| give(place, &text.replace(HERE, value)));
        if let Some([first, ..]) = original.as_array().map(Vec::as_slice) {
            give(place, &text.replace(HERE, &json!(vec![first; 30]).to_string()));
        }
        let (above, name) = place.rsplit_once('/').unwrap();
        if let Some(fields) = changed.pointer_mut(above).unwrap().as_object_mut() {
            let entry = format!("\"{name}\":{original}");
            give(place, &text.replace(&format!("\"{name}\":{HERE}"), &format!("{entry},{entry}")));
            fields.remove(name);
            give(place, &changed.to_string());
        }
    }
}

/// Reads each variation of the record `whole` with a new checksum, and calls `draw` with those that
/// are accepted.
#[track_caller]
fn check_all<T: SealedRecord>(whole: &Value, below: &str, draw: impl Fn(T)) {
    let origin = Path::new("file.json");
    let read = |text: &str| match serde_json::from_str::<T>(text) {
        Ok(value) => sealed::read::<T>(&sealed::sealed(&value).unwrap(), origin),
        Err(_) => sealed::read(text.as_bytes(), origin),
    };
    draw(read(&whole.to_string()).unwrap());
    let (mut taken, mut refused) = (0, 0);
    each_variation(whole, below, |place, text| match read(text) {
        Ok(value) => {
            taken += 1;
            draw(value);
        }
        Err(error) => {
            refused += 1;
            let error = error.to_string();
            assert!(error.starts_with("file.json ") && !error.contains(steers), "{place}: {error:?}");
        }
    });
    assert!(taken > 5 && refused > 20, "{taken} are read, {refused} refused");
}

/// Fails if an output contains control characters for a terminal, or a forged heading or table row.
fn check_harmless(what: &str, text: &str) {
    assert!(!text.contains(|letter: char| letter != '\n' && steers(letter)), "{what}: {text:?}");
    assert!(!text.lines().any(|line| line.starts_with("## ") || line.starts_with("| a ")), "{what}: {text}");
}

/// Fails if a value is null where the tool that reads the export expects a number.
fn check_numbers(value: &Value) {
    const NULL: [&str; 7] =
        ["function_id", "value_str", "throughput", "slope", "stddev", "start_time", "exit_code"];
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, entry)| {
            // A process that stays alive has no exit status.
            if name != "exit_codes" && (!entry.is_null() || !NULL.contains(&name.as_str())) {
                check_numbers(entry);
            }
        }),
        Value::Array(entries) => entries.iter().for_each(check_numbers),
        _ => assert!(!value.is_null(), "a number is null"),
    }
}

/// Draws a record in every form.
fn draw(record: &Record) {
    let page = page(record);
    // Line ends within a text remain in a page, where they do no harm.
    let is_steering = page.contains(|letter: char| letter != '\n' && steers(letter));
    assert!(!is_steering && !page.contains("<img"), "{page:?}");
    let markdown = comparison::markdown(record, "heading");
    check_harmless("Markdown", &markdown);
    assert!(!markdown.contains(['@', '[', ']']) && !markdown.contains("<img"), "{markdown}");
    check_harmless("text", &comparison::answer_of(record, Shown { plot: true, costs: true }));
    let csv = export::csv(record);
    check_harmless("CSV", &csv);
    let launches =
        record.parts.iter().flat_map(|part| &part.comparisons).flat_map(|comparison| &comparison.launches);
    assert_eq!(csv.lines().count(), 1 + launches.map(Launch::samples).sum::<usize>());
    check_numbers(&export::hyperfine(record));
    for (at, program) in record.programs.iter().enumerate() {
        assert!(is_name(&program.name), "a file is named after it");
        check_numbers(&export::critcmp(record, at));
    }
}

/// Returns a shipped record with shortened lists, and with values added in fields that it lacks.
fn full_record() -> Value {
    fn cut(value: &mut Value) {
        match value {
            Value::Array(entries) => {
                entries.truncate(if entries.iter().any(Value::is_object) { 14 } else { 2 });
                entries.iter_mut().for_each(cut);
            }
            Value::Object(fields) => fields.values_mut().for_each(cut),
            _ => {}
        }
    }
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../reports/stockfish-15-1-slowed/outpace.json");
    let mut whole: Value = serde_json::from_slice(&std::fs::read(kept).unwrap()).unwrap();
    cut(&mut whole);
    let gone = json!({
        "name": "gone", "command": "./gone", "says": "Gone 1", "revision": ["0123456789abcdef", "go away"],
        "sha256": "0", "bytes": 1, "in_place": "a script", "no_uciok": 10.0, "options": [["Hash", "1"]], "fault": "ended",
        "busy": 0.5,
    });
    whole["programs"].as_array_mut().unwrap().insert(1, gone);
    whole["unequal"] = json!([{ "program": "slow", "task": "line 1", "answer": "a", "first": "b" }]);
    whole["interleaved"] = true.into();
    whole["rules"]["limit"] = json!({ "is": "slower", "by": 0.01 });
    whole["parts"][0]["benchmark"] = "group/add".into();
    whole["parts"][0]["fault"] = "the program `slow` ended".into();
    let usage = json!({ "user": 5, "system": 6, "memory": 7, "status": 0 });
    whole["parts"][0]["comparisons"][0]["launches"][0]["used"] =
        json!({ "baseline": usage, "candidate": usage });
    let launch = &mut whole["parts"][0]["comparisons"][0]["launches"][0];
    launch["left_out"] = json!(["heat"]);
    launch["slowed"] = "quota".into();
    launch["siblings_busy"] = 300.into();
    launch["picoseconds"] = 1_500.into();
    whole["layouts"] = json!({ "is": "single", "why": "a script has no layout" });
    whole["costs"] = json!({
        "launches": 20, "copying": 0.1, "starting": 0.2, "warm_up": 0.3, "turns": 0.4, "control": 0.5,
        "left_out": 0.6, "rest": 0.7,
    });
    let events = json!([{ "event": "cycles", "old": [1.0, 2.0], "new": [3.0, 4.0] }]);
    whole["counters"] = json!([{
        "benchmark": "group/add", "candidate": "slow", "counts": { "kind": "counted", "events": events },
    }]);
    let class = json!({ "name": "fast", "cores": [[0, 1]], "capacity": 1024, "level_2": 1024, "level_3": 8192, "megahertz": 3000 });
    whole["machine"]["topology"] = json!({
        "classes": [class], "nodes": 1, "quota": 1.5, "governor": "powersave", "driver": "intel_pstate",
        "turbo": true, "power": "a battery", "environment": "WSL 2",
    });
    whole["machine"]["notes"] = json!([{ "kind": "hazard", "name": "slow-pext", "told": "pext is slow" }]);
    whole["machine"]["hypervisor"] = "KVM".into();
    let record: Record = serde_json::from_value(whole).unwrap();
    serde_json::to_value(Record { decision: decide(&record), ..record }).unwrap()
}

#[test]
fn a_hostile_comparison_is_refused_or_drawn_without_harm() {
    let both = |mut record: Record| {
        // The record is drawn with the decision in the file, as other programs may draw it, and
        // with the recomputed one, as `outpace show` draws it.
        draw(&record);
        record.decision = decide(&record);
        draw(&record);
    };
    let whole = full_record();
    check_all(&whole, "", both);
    // Of the programs, the variations above change only the first, the baseline. The reason why a
    // program was not measured is shown only for a candidate, so the second is changed too.
    check_all(&whole, "/programs/1", both);
    let mut other = whole.clone();
    let lines = Workload::Lines { file: "q".into(), lines: 3, sha256: "0".into(), slice: 0.001 };
    other["workload"] = serde_json::to_value(lines).unwrap();
    check_all(&other, "/workload", both);
}

#[test]
fn a_hostile_bisection_is_refused_or_drawn_without_harm() {
    let gain = json!({ "gain": -0.05, "low": -0.06, "high": -0.04, "comparisons": 3 });
    let steps = ["a", "b", "c", "d"].map(|name| json!({ "name": name, "subject": "one", "sha256": "0" }));
    let comparisons = [(3, 0, -0.05), (2, 0, -0.05), (1, 0, 0.0), (2, 1, -0.05)].map(
        |(step, baseline, gain)| json!({ "step": step, "baseline": baseline, "gain": gain, "error": 0.003 }),
    );
    let whole = json!({
        "schema": 1, "kind": "bisection", "command": "outpace bisect", "started": 1, "seed": 7,
        "machine": crate::record::Machine { key: "zen".into(), ..Default::default() },
        "tool": crate::record::Source::default(),
        "build": "make", "run": "./app", "rules": bisect::Rules::default(),
        "steps": steps, "notes": ["one\ntwo"], "comparisons": comparisons,
        "skipped": [{ "step": 1, "reason": "one\ntwo" }],
        "places": [0.1, 0.8, 0.1],
        "answer": { "is": "slower", "from": 2, "to": 2, "chance": 0.8, "why": "found", "ends": gain },
        "confirmed": { "gain": gain, "is_slower": true },
        "sha256": "",
    });
    check_all(&whole, "", |mut record: bisect::Record| {
        check_harmless("text", &bisection::text(&record));
        if record.decide().is_ok() {
            check_harmless("text", &bisection::text(&record));
        }
    });
}
