//! Tests of `docs/record.schema.json`, the published JSON Schema of `record.json`: it is generated
//! from the types, and every shipped record must fit it.
//!
//! After a change of the types or their docs, generate it again:
//! `PLYWRIGHT_REDRAW=1 cargo test -p plywright-lab published_schema`.

use std::path::Path;

use jsonschema::Validator;
use schemars::Schema;
use schemars::transform::{RecursiveTransform, Transform};
use serde_json::{Value, json};

use super::{Record, SCHEMA};
use plywright_testing::checkout as root;

/// Generates the schema from the types, with each description on one line and without rustdoc's
/// links. Adds conditions that the types do not express but that the reader of records checks: the
/// version, and the form of the machine's key and of the checksum.
fn generated() -> Value {
    let mut schema = schemars::schema_for!(Record);
    let mut plain = RecursiveTransform(|schema: &mut Schema| {
        if let Some(Value::String(text)) = schema.get_mut("description") {
            *text = text.replace("[`", "`").replace("`]", "`").replace('\n', " ");
        }
    });
    plain.transform(&mut schema);
    let mut schema = schema.to_value();
    schema["title"] = "A record of `cargo lab choose`".into();
    schema["properties"]["schema"]["const"] = SCHEMA.into();
    schema["properties"]["sha256"]["pattern"] = "^[0-9a-f]{64}$".into();
    let key = &mut schema["$defs"]["Machine"]["properties"]["key"];
    key["pattern"] = "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$".into();
    schema
}

fn read(path: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

fn validator() -> Validator {
    jsonschema::draft202012::new(&read(&root().join("docs/record.schema.json"))).unwrap()
}

#[test]
fn published_schema_matches_the_types() {
    let path = root().join("docs/record.schema.json");
    let wanted = serde_json::to_string_pretty(&generated()).unwrap() + "\n";
    if std::env::var_os("PLYWRIGHT_REDRAW").is_some() {
        outpace::os::files::replace(&path, wanted.as_bytes()).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    assert!(
        kept == wanted,
        "{} differs from the types: redraw it (see the top of this file)",
        path.display()
    );
    assert!(jsonschema::draft202012::meta::is_valid(&read(&path)));
    assert!(!kept.contains("[`"), "links lead nowhere in JSON");
}

#[test]
fn shipped_records_fit_the_published_schema() {
    let validator = validator();
    for path in crate::fixtures::records() {
        let record = read(&path);
        let wrong = validator.iter_errors(&record);
        let wrong = wrong.map(|error| format!("{}: {error}", error.instance_path()));
        let wrong: Vec<String> = wrong.collect();
        assert!(wrong.is_empty(), "{}: {}", path.display(), wrong.join("\n"));
    }
}

#[test]
fn broken_records_do_not_fit_the_published_schema() {
    let validator = validator();
    let whole = read(&root().join("tests/fixtures/record.json"));
    let broken: [(&str, Value); 12] = [
        ("/schema", json!(2)),
        ("/schema", json!("3")),
        ("/command", json!(null)),
        ("/started", json!(-1)),
        ("/machine/key", json!("../../etc")),
        ("/machine/cpus", json!(1.5)),
        ("/kernels/state", json!("guessed")),
        ("/kernels/figures/0/mode", json!("sideways")),
        ("/kernels/figures/0/nanoseconds_per_op", json!(null)),
        ("/duel/comparisons", json!({})),
        ("/decision/judgements/0/verdict/is", json!("quicker")),
        ("/sha256", json!("none")),
    ];
    for (place, value) in broken {
        let mut record = whole.clone();
        *record.pointer_mut(place).unwrap_or_else(|| panic!("no {place}")) = value;
        assert!(!validator.is_valid(&record), "{place}");
    }
    for name in whole.as_object().unwrap().keys() {
        let mut record = whole.clone();
        record.as_object_mut().unwrap().remove(name);
        // Of the fields that a record may lack, the fixture has only `known`.
        assert_eq!(validator.is_valid(&record), name == "known", "{name}");
    }
}
