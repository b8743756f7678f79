//! The published JSON Schemas of the files that `outpace` writes. They are generated from the
//! types. That of comparisons is also checked against the stored reports, and the others against
//! values written here.
//!
//! After a change of the types, generate them again: `PLYWRIGHT_REDRAW=1 cargo test -p outpace
//! --features schema --test schema`.

use std::path::{Path, PathBuf};

use outpace::choose;
use outpace::compare;
use outpace::decide::bisect;
use outpace::explain;
use outpace::record::sealed::SealedRecord;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema};
use serde_json::{Value, json};

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(format!("{name}.schema.json"))
}

fn read(path: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(path).expect("a file")).expect("JSON")
}

/// Returns the name and the schema of each type. The schemas of stored records also get rules that
/// the types do not express, such as the version and the form of the machine's key and of the hash.
fn generated() -> [(&'static str, Value); 4] {
    let mut comparison = schema::<compare::Record>();
    comparison["title"] = "What outpace writes with --json: compare, revisions, git and ci".into();
    let mut bisection = schema::<bisect::Record>();
    bisection["title"] = "What outpace bisect writes with --json".into();
    bisection["properties"]["kind"]["const"] = bisect::KIND.into();
    let mut choice = schema::<choose::Record>();
    choice["title"] = "What outpace choose writes with --json".into();
    choice["properties"]["kind"]["const"] = choose::KIND.into();
    for (schema, version) in [
        (&mut comparison, compare::Record::SCHEMA),
        (&mut bisection, bisect::Record::SCHEMA),
        (&mut choice, choose::Record::SCHEMA),
    ] {
        schema["properties"]["schema"]["const"] = version.into();
        schema["properties"]["sha256"]["pattern"] = "^[0-9a-f]{64}$".into();
        // The key is empty if the CPU cannot be identified.
        schema["$defs"]["Machine"]["properties"]["key"]["pattern"] =
            "^([A-Za-z0-9][A-Za-z0-9._-]{0,99})?$".into();
    }
    let mut explanation = schema::<explain::Explanation>();
    explanation["title"] = "What outpace explain writes with --json".into();
    [("outpace", comparison), ("bisect", bisection), ("explain", explanation), ("choose", choice)]
}

/// Returns the schema of a type, its descriptions on one line and without rustdoc's links.
fn schema<T: JsonSchema>() -> Value {
    let mut schema = schemars::schema_for!(T);
    let mut plain = RecursiveTransform(|schema: &mut Schema| {
        if let Some(Value::String(text)) = schema.get_mut("description") {
            *text = text.replace("[`", "`").replace("`]", "`").replace('\n', " ");
        }
    });
    plain.transform(&mut schema);
    schema.to_value()
}

/// Panics unless the value is valid by the published schema of that name, and becomes invalid with
/// each replacement of `broken` (a JSON pointer and a value).
#[track_caller]
fn assert_fits(name: &str, value: &Value, broken: &[(&str, Value)]) {
    let validator = jsonschema::draft202012::new(&read(&path(name))).expect("a schema");
    let wrong: Vec<String> =
        validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(wrong.is_empty(), "{name}: {}", wrong.join("\n"));
    for (place, other) in broken {
        let mut changed = value.clone();
        *changed.pointer_mut(place).unwrap_or_else(|| panic!("no {place}")) = other.clone();
        assert!(!validator.is_valid(&changed), "{name}: {place}");
    }
}

#[test]
fn the_published_schemas_are_generated_from_the_types() {
    for (name, schema) in generated() {
        let (path, wanted) = (path(name), format!("{schema:#}\n"));
        if std::env::var_os("PLYWRIGHT_REDRAW").is_some() {
            outpace::os::files::replace(&path, wanted.as_bytes()).expect("written");
        }
        let kept = std::fs::read_to_string(&path).expect("a schema");
        assert!(kept == wanted, "{} differs from the types", path.display());
        assert!(jsonschema::draft202012::meta::is_valid(&schema));
        assert!(!kept.contains("[`"), "rustdoc's links mean nothing in JSON");
    }
}

#[test]
fn stored_comparisons_fit_the_published_schema() {
    let reports = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../reports");
    let entries = std::fs::read_dir(reports).expect("the reports").flatten();
    let kept: Vec<PathBuf> =
        entries.map(|entry| entry.path().join(compare::FILE)).filter(|path| path.is_file()).collect();
    assert!(!kept.is_empty());
    let broken = [
        ("/schema", json!(2)),
        ("/command", json!(null)),
        ("/started", json!(-1)),
        ("/machine/key", json!("../../etc")),
        ("/workload/is", json!("guessed")),
        ("/programs/0/bytes", json!(1.5)),
        ("/parts/0/comparisons/0/launches/0/baseline_first/0", json!("1")),
        ("/decision/rows/0/judged/answer", json!("quicker")),
        ("/sha256", json!("none")),
    ];
    kept.iter().for_each(|path| assert_fits("outpace", &read(path), &broken));
}

#[test]
fn a_bisection_and_an_explanation_fit_their_schemas() {
    let gain = json!({ "gain": -0.05, "low": -0.06, "high": -0.04, "comparisons": 3 });
    let bisection = json!({
        "schema": 1, "kind": bisect::KIND, "command": "outpace bisect", "started": 1, "seed": 7,
        "machine": outpace::os::machine::identify(), "tool": outpace::record::Source::default(),
        "build": "make", "run": "./app", "rules": bisect::Rules::default(),
        "steps": [{ "name": "a", "subject": "one", "sha256": "0" }, { "name": "b", "subject": "two", "sha256": null }],
        "comparisons": [{ "step": 1, "baseline": 0, "gain": -0.05, "error": 0.003 }],
        "skipped": [{ "step": 1, "reason": "no" }], "places": [1.0],
        "answer": { "is": "slower", "from": 1, "to": 1, "chance": 0.99, "why": "found", "ends": gain },
        "confirmed": { "gain": gain, "is_slower": true }, "sha256": "0".repeat(64),
    });
    // The types must write exactly the value that is checked against the schema.
    let record: bisect::Record = serde_json::from_value(bisection.clone()).expect("a bisection");
    assert_eq!(serde_json::to_value(record).expect("JSON"), bisection);
    let broken = [("/kind", json!("search")), ("/answer/why", json!("lost")), ("/places/0", json!(null))];
    assert_fits("bisect", &bisection, &broken);

    let side = |name: &str| json!({ "name": name, "total": 10, "stripped": false });
    let explanation = json!({
        "by": "instructions", "old": side("old"), "new": side("new"),
        "functions": [{ "function": "f", "library": null, "old": 10, "new": null, "difference": -1.0, "causes": [-0.5, -0.5, 0.0] }],
        "more": 0, "measured": { "difference": 0.02, "low": 0.01, "high": 0.03 },
        "counters": { "kind": "counted", "events": [{ "event": "cycles", "old": 10.0, "new": 11.0, "difference": 0.1, "interval": null }] },
        "code": [{ "function": "f", "instances": 1, "difference": { "kind": "changed", "lines": ["+ret"], "more": 0 } }],
    });
    let typed: explain::Explanation = serde_json::from_value(explanation.clone()).expect("an explanation");
    assert_eq!(serde_json::to_value(typed).expect("JSON"), explanation);
    let broken =
        [("/by", json!("guess")), ("/code/0/difference/kind", json!("odd")), ("/old/total", json!(-1))];
    assert_fits("explain", &explanation, &broken);
}

#[test]
fn a_choice_fits_its_schema() {
    let usage = json!({ "user": 5, "system": 6, "memory": 7, "status": 0 });
    let launch = json!({
        "cpu": 1, "together": 0, "nanoseconds": 9, "used": { "baseline": usage, "candidate": usage },
        "baseline_first": [-9], "candidate_first": [11],
    });
    let build = |name: &str, parts: Value, fate: Value| {
        json!({
            "name": name, "parts": parts, "build": "gcc -O2 a.c -o a", "commands": ["./a"], "sha256": "0", "bytes": 9,
            "seconds": 1.5, "layouts": 16, "fate": fate,
        })
    };
    let row = |build: &str| {
        json!({
            "build": build, "gain": 0.5, "interval": [0.25, 0.75], "expected": 0.125, "bound": 0.25, "best": 0.5,
            "launches": 9,
        })
    };
    let choice = json!({
        "schema": choose::Record::SCHEMA, "kind": choose::KIND, "tool": "0.1.0", "command": "outpace choose",
        "started": 1, "seed": 7, "machine": outpace::os::machine::identify(), "load": "idle", "tools": "0",
        "axes": [{ "name": "opt", "values": ["-O2", "-O3", "-Ofast"] }],
        "builds": [
            build("baseline", json!([]), json!({ "is": "races" })),
            build("opt=-O3", json!([0]), json!({ "is": "same", "of": "baseline" })),
            build("opt=-Ofast", json!([1]), json!({ "is": "unequal", "how": "it prints 2 for 1" })),
        ],
        "runs": [{
            "name": "run", "command": "./a", "workload": { "is": "command" },
            "rows": [{ "candidate": "opt=-O3", "launches": [launch] }],
        }],
        "layouts": {}, "rules": { "confidence": 0.75, "loss": 0.5 }, "seconds": 30.0,
        "noise": { "load_before": null, "steal": 0.5, "others": null, "megahertz": null },
        "decision": {
            "rows": [row("opt=-O3"), row("baseline")], "chosen": "opt=-O3", "absent": ["opt=-Ofast", 0.5, 0.25],
            "control": [-0.5, 0.5], "not_made": 1, "with_absent": 0.5,
        },
        "phases": [{ "name": "build", "seconds": 1.5 }], "sha256": "0".repeat(64),
    });
    // The types must write exactly the value that is checked against the schema.
    let record: choose::Record = serde_json::from_value(choice.clone()).expect("a choice");
    assert_eq!(serde_json::to_value(record).expect("JSON"), choice);
    let broken = [
        ("/kind", json!("comparison")),
        ("/builds/0/fate/is", json!("wins")),
        ("/builds/1/parts/0", json!(-1)),
        ("/decision/rows/0/bound", json!("0.5 %")),
        ("/runs/0/rows/0/launches/0/cpu", json!(0.5)),
    ];
    assert_fits("choose", &choice, &broken);
}
