//! The houses of the workspace, read from their `use` lines: a floor imports only floors below it, and no two modules import each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The floors of the lab, from the ground up. `docs/architecture.md` draws them.
const LAB: [&str; 14] = [
    "workspace",
    "record",
    "terminal",
    "axes",
    "machine",
    "build",
    "code",
    "measure",
    "decide",
    "study",
    "claims",
    "report",
    "bundle",
    "cmd",
];

/// What lies beside the floors: the command line, and what tests alone use.
const BESIDE: [&str; 5] = ["crate", "help", "renamed", "fixtures", "hostile"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A module's path, and what it imports of its own crate.
type Imports = BTreeMap<String, BTreeSet<String>>;

/// The modules of a crate by their paths, with their text as far as it is no test.
fn modules(source: &Path) -> BTreeMap<String, String> {
    fn walk(folder: &Path, source: &Path, found: &mut BTreeMap<String, String>) {
        for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.is_dir() {
                walk(&entry, source, found);
                continue;
            }
            let name = entry.strip_prefix(source).expect("below it").with_extension("");
            let name = name.to_string_lossy().replace('/', "::");
            let name = name.trim_end_matches("::mod").to_owned();
            if entry.extension().is_some_and(|end| end == "rs") && !name.ends_with("tests") {
                let name = if matches!(name.as_str(), "lib" | "main") { "crate".to_owned() } else { name };
                let text = fs::read_to_string(&entry).expect("text");
                let text = text.split("\n#[cfg(test)]\n").next().unwrap_or_default();
                let code: Vec<&str> =
                    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
                found.insert(name, code.join("\n"));
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(source, source, &mut found);
    found
}

/// The paths that begin with `crate` or `super`: those of `use`, with their braces spelled out, and those within the code.
fn paths(code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for start in ["crate::", "super::"] {
        for (at, _) in code.match_indices(start) {
            let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
            // A `super` behind another one is read with that.
            if code[..at].ends_with(|letter: char| is_word(letter) || letter == ':') {
                continue;
            }
            let rest = &code[at..];
            let end = rest.find(|letter: char| !is_word(letter) && letter != ':').unwrap_or(rest.len());
            let head = &rest[..end];
            if rest[end..].starts_with('{') && head.ends_with("::") {
                let mut depth = 0;
                let close = rest[end..].find(|letter| {
                    depth += i32::from(letter == '{') - i32::from(letter == '}');
                    depth == 0
                });
                spell_out(head, &rest[end + 1..end + close.expect("a closing brace")], &mut found);
            } else {
                found.insert(head.trim_end_matches("::").to_owned());
            }
        }
    }
    found
}

fn spell_out(head: &str, list: &str, found: &mut BTreeSet<String>) {
    let (mut depth, mut item) = (0, String::new());
    for letter in list.chars().chain([',']) {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        if letter != ',' || depth > 0 {
            item.push(letter);
            continue;
        }
        let one = std::mem::take(&mut item);
        match one.trim().split_once('{') {
            Some((more, rest)) => spell_out(&format!("{head}{more}"), rest.trim_end_matches('}'), found),
            None => {
                let name = one.split_whitespace().next().unwrap_or_default();
                found.insert(
                    format!("{head}{name}").trim_end_matches("::").trim_end_matches("::self").to_owned(),
                );
            }
        }
    }
}

fn imports(source: &Path) -> Imports {
    let modules = modules(source);
    let resolve = |path: &str| {
        let mut path = path;
        while !path.is_empty() {
            if modules.contains_key(path) {
                return Some(path.to_owned());
            }
            path = path.rsplit_once("::").map_or("", |(above, _)| above);
        }
        None
    };
    let of = |(module, code): (&String, &String)| {
        let mut own = BTreeSet::new();
        for path in paths(code) {
            let mut above = module.as_str();
            let mut rest = path.as_str();
            while let Some(more) = rest.strip_prefix("super::") {
                above = above.rsplit_once("::").map_or("", |(above, _)| above);
                rest = more;
            }
            let absolute = match rest.strip_prefix("crate::") {
                Some(rest) => rest.to_owned(),
                None if above.is_empty() => rest.to_owned(),
                None => format!("{above}::{rest}"),
            };
            own.extend(resolve(&absolute).filter(|found| found != module));
        }
        (module.clone(), own)
    };
    modules.iter().map(of).collect()
}

/// Whether one is the other's folder: what a folder declares and what lies in it are one room.
fn are_one_room(one: &str, other: &str) -> bool {
    let is_in = |one: &str, other: &str| one.strip_prefix(other).is_some_and(|rest| rest.starts_with("::"));
    is_in(one, other) || is_in(other, one)
}

/// A way from the module back to itself, over modules that lie in no folder of one another.
fn circle(imports: &Imports) -> Option<Vec<String>> {
    fn go(at: &str, imports: &Imports, way: &mut Vec<String>, done: &mut BTreeSet<String>) -> bool {
        if let Some(begin) = way.iter().position(|module| module == at) {
            way.drain(..begin);
            return true;
        }
        if done.contains(at) {
            return false;
        }
        way.push(at.to_owned());
        let next = imports.get(at).into_iter().flatten().filter(|next| !are_one_room(at, next));
        for next in next {
            if go(next, imports, way, done) {
                return true;
            }
        }
        way.pop();
        done.insert(at.to_owned());
        false
    }
    let mut done = BTreeSet::new();
    imports.keys().find_map(|module| {
        let mut way = Vec::new();
        go(module, imports, &mut way, &mut done).then_some(way)
    })
}

#[test]
fn no_modules_of_a_crate_import_each_other() {
    for of in ["crates/lab", "crates/outpace", "crates/parts", "crates/study", "crates/tables", "crates/tune"]
    {
        let imports = imports(&root().join(of).join("src"));
        assert!(imports.len() > 3, "{of}: {imports:?}");
        assert_eq!(circle(&imports), None, "{of}");
    }
}

#[test]
fn a_floor_of_the_lab_imports_only_floors_below_it() {
    let floor = |module: &str| {
        let room = module.split("::").next().unwrap_or_default();
        let floor = LAB.iter().position(|floor| *floor == room);
        assert!(floor.is_some() || BESIDE.contains(&room), "`{room}` is on no floor");
        floor
    };
    for (module, imported) in imports(&root().join("crates/lab/src")) {
        for other in imported {
            if let (Some(own), Some(below)) = (floor(&module), floor(&other)) {
                assert!(below <= own, "`{module}` imports `{other}`, which lies above it");
            }
        }
    }
}

#[test]
fn the_page_of_the_architecture_lists_these_floors() {
    let page = fs::read_to_string(root().join("docs/architecture.md")).expect("the page");
    let list =
        page.split("## Floors of the lab").nth(1).and_then(|rest| rest.split("```").nth(1)).expect("a list");
    let told: Vec<&str> = list.lines().skip(1).filter_map(|line| line.split(' ').next()).collect();
    let floors: Vec<&str> = LAB.iter().rev().copied().collect();
    assert_eq!(told, floors);
}

#[test]
fn the_engine_never_mentions_the_lab_and_outpace_never_mentions_the_engine() {
    for (source, others) in [
        ("src", &["outpace", "plywright_lab"][..]),
        ("crates/engine/src", &["outpace", "plywright_lab"]),
        ("crates/parts/src", &["outpace", "plywright_lab", "plywright::"]),
        ("crates/outpace/src", &["plywright"]),
    ] {
        for (module, code) in modules(&root().join(source)) {
            for other in others {
                assert!(!code.contains(other), "{source}: `{module}` mentions `{other}`");
            }
        }
    }
}

#[test]
fn a_circle_is_found_and_a_folder_is_none() {
    let of = |pairs: &[(&str, &[&str])]| -> Imports {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        pairs.iter().map(|(module, imported)| ((*module).to_owned(), owned(imported))).collect()
    };
    assert_eq!(circle(&of(&[("a", &["b"]), ("b", &["c"]), ("c", &[])])), None);
    let found = circle(&of(&[("a", &["b"]), ("b", &["c"]), ("c", &["b"])])).expect("a circle");
    assert_eq!(found, ["b", "c"]);
    assert_eq!(circle(&of(&[("a", &["a::b"]), ("a::b", &["a"])])), None);
    let found = paths("use crate::{a::{self, B}, c as d};\nuse super::super::e;\nlet x = crate::f::g(1);");
    let wanted = ["crate::a", "crate::a::B", "crate::c", "crate::f::g", "super::super::e"];
    assert_eq!(found.into_iter().collect::<Vec<_>>(), wanted);
}
