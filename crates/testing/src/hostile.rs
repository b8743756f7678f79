//! In every kind of kept file each value is replaced in turn by what a hostile hand would put there, with the right seal, then several at once by
//! chance: the file is refused by an error, or all that follows from it is made.
//!
//! The files are kept ones, with their longer lists cut: what holds of one entry holds of the next.
//!
//! `fuzz/run` does the latter for as long as `PLYWRIGHT_HOSTILE_SECONDS` says in each test, by another seed each time; `PLYWRIGHT_HOSTILE_SEED` does the
//! same files again.

use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use outpace::record::sealed::{Kept, read, sealed};
use outpace::rng::Rng;
use serde_json::{Value, json};

use crate::checkout;

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
pub fn kept(path: &str, most: usize) -> Value {
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
pub fn hold<T: Kept>(whole: Value, made: impl Fn(&mut T) -> Vec<String>) {
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
