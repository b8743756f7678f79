//! Tests every kind of sealed record (a JSON file with its own checksum) with hostile values. Each
//! value is replaced in turn, and the record is sealed again; then several values are replaced at
//! once, at random. Either the record is refused with an error, or all its pages can be made, and
//! none of them has a tag, an escape sequence or a heading that the values forged.
//!
//! The records are those of the repository with their longer lists cut, because further entries of
//! a list are treated like the first.
//!
//! `fuzz/run` sets the variable `PLYWRIGHT_HOSTILE_SECONDS`: each test then tries random
//! replacements for this number of seconds, with a new seed each time. With
//! `PLYWRIGHT_HOSTILE_SEED`, a test tries the files of an earlier seed.

use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use outpace::record::sealed::{SealedRecord, read, sealed};
use outpace::rng::Rng;
use serde_json::{Value, json};

use crate::checkout;

/// A text with special meaning to a shell, a terminal, HTML and Markdown.
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

/// Reads a stored record, and cuts its lists to `most` entries. Lists of up to six entries stay
/// complete, because some of these have a fixed length.
pub fn shortened_record(path: &str, most: usize) -> Value {
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
    let mut value: Value = serde_json::from_slice(&std::fs::read(checkout().join(path)).unwrap()).unwrap();
    cut(&mut value, most);
    value
}

/// Collects the JSON pointers of all values, with only the first entry of each list.
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

/// Least number of files, each with several values replaced, that are tried.
const TOGETHER: usize = 500;

/// Calls `give` with a record for each hostile value at each place of this record, and with some
/// records in which up to four places have hostile values.
fn each_variant(mut record: Value, mut give: impl FnMut(&str, &Value)) {
    let mut found = Vec::new();
    places(&record, "", &mut found);
    let hostile = hostile();
    for place in &found {
        let original = record.pointer(place).unwrap().clone();
        let longer =
            original.as_array().and_then(|entries| entries.first()).map(|first| json!(vec![first; 30]));
        for value in hostile.iter().chain(&longer) {
            record.pointer_mut(place).unwrap().clone_from(value);
            give(place, &record);
        }
        *record.pointer_mut(place).unwrap() = original;
    }
    let variable = |name: &str| std::env::var(name).ok().map(|number| number.parse().unwrap());
    let seconds = variable("PLYWRIGHT_HOSTILE_SECONDS");
    let now = || SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let seed =
        variable("PLYWRIGHT_HOSTILE_SEED").unwrap_or_else(|| if seconds.is_some() { now() } else { 1 });
    let mut rng = Rng::new(seed, "hostile files");
    let until = Instant::now() + Duration::from_secs(seconds.unwrap_or(0));
    println!("seed {seed}");
    let mut tried = 0;
    while tried < TOGETHER || Instant::now() < until {
        tried += 1;
        let mut file = record.clone();
        for _ in 0..2 + rng.below(3) {
            // The place may be gone, if a value around it has already been replaced.
            if let Some(value) = file.pointer_mut(&found[rng.below(found.len())]) {
                value.clone_from(&hostile[rng.below(hostile.len())]);
            }
        }
        give("several places", &file);
    }
    println!("tried {tried} files");
}

/// Tries hostile variants of this record. `pages` makes the pages of a record.
#[track_caller]
pub fn hold<T: SealedRecord>(record: Value, pages: impl Fn(&mut T) -> Vec<String>) {
    let origin = Path::new("file.json");
    let original: T = serde_json::from_value(record.clone()).unwrap();
    let mut original = read(&sealed(&original).unwrap(), origin).unwrap();
    assert!(!pages(&mut original).is_empty());
    let (mut accepted, mut refused) = (0, 0);
    each_variant(record, |place, file| {
        let file = serde_json::from_value::<T>(file.clone()).ok();
        let file = file.and_then(|file| read::<T>(&sealed(&file).ok()?, origin).ok());
        let Some(mut file) = file else {
            refused += 1;
            return;
        };
        accepted += 1;
        for page in pages(&mut file) {
            // HTML pages keep the line breaks of a text, so only Markdown is checked for forged
            // lines.
            let is_markdown = !page.starts_with('<');
            let is_forged = page.contains("<img")
                || page.contains('\u{1b}')
                || (is_markdown && page.lines().any(|line| line.starts_with("## forged")));
            assert!(!is_forged, "{place}: {page}");
        }
    });
    assert!(accepted > 20 && refused > 100, "{accepted} accepted, {refused} refused");
}
