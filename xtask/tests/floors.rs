//! Tests of the imports between the workspace's modules. A floor (a layer of docs/architecture.md)
//! imports only floors below it. No two modules of a package import each other, directly or through
//! other modules, except a folder and its own modules. In the engine this is checked only between
//! folders.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use plywright_testing::checkout as root;

/// Modules of the lab that belong to no floor: the command line, and those that only tests use.
const ON_NO_FLOOR: [&str; 4] = ["crate", "help", "fixtures", "hostile"];

/// The path of each module, and the modules of its own crate that it imports.
type Imports = BTreeMap<String, BTreeSet<String>>;

/// Returns the code of a crate's modules by their paths, without tests and comments.
fn modules(source: &Path) -> BTreeMap<String, String> {
    let (mut found, mut folders) = (BTreeMap::new(), vec![source.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.is_dir() {
                folders.push(entry);
                continue;
            }
            let name = entry.strip_prefix(source).expect("below it").with_extension("");
            let name = name.to_string_lossy().replace('/', "::");
            let name = name.trim_end_matches("::mod").to_owned();
            if entry.extension().is_some_and(|end| end == "rs") && !name.ends_with("tests") {
                let name = if matches!(name.as_str(), "lib" | "main") { "crate".to_owned() } else { name };
                let text = fs::read_to_string(&entry).expect("text");
                found.insert(name, code(&text));
            }
        }
    }
    found
}

/// Returns a module's text without comments and tests. An inline test module must come last,
/// because the text after it is dropped too; a line `mod tests;` may be anywhere.
fn code(text: &str) -> String {
    let mut parts = text.split("\n#[cfg(test)]\n");
    let first = parts.next().unwrap_or_default();
    let behind = parts.map_while(|part| part.split_once('\n').filter(|(item, _)| item.ends_with(';')));
    let lines = first.lines().chain(behind.flat_map(|(_, rest)| rest.lines()));
    lines.filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// Returns the paths that begin with `crate` or `super`, in `use` lines and elsewhere.
fn paths(code: &str) -> BTreeSet<String> {
    let code = spelled_out(code);
    let mut found = BTreeSet::new();
    for start in ["crate::", "super::"] {
        for (at, _) in code.match_indices(start) {
            // A `super` after another one belongs to a path that is already found.
            if !code[..at].ends_with(is_of_a_path) {
                let path = code[at..].split(|letter| !is_of_a_path(letter)).next().unwrap_or_default();
                found.insert(path.trim_end_matches("::self").trim_end_matches("::").to_owned());
            }
        }
    }
    found
}

fn is_of_a_path(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == ':'
}

/// Returns the code with `a::{b, c}` spelled out as `a::b, a::c`.
fn spelled_out(code: &str) -> String {
    let mut code = code.to_owned();
    // Begin with the last list, because it contains no other list.
    while let Some(open) = code.rfind("::{") {
        let head =
            code[..open + 2].rsplit(|letter| !is_of_a_path(letter)).next().unwrap_or_default().to_owned();
        let close = code[open..].find('}').map_or(code.len(), |at| open + at + 1);
        let items = code[open + 3..close].trim_end_matches('}').split(',').map(str::trim);
        let items: Vec<String> = items.map(|item| format!("{head}{item}")).collect();
        code.replace_range(open + 2 - head.len()..close, &items.join(", "));
    }
    code
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
    let imports_of = |(module, code): (&String, &String)| {
        let mut imported = BTreeSet::new();
        for path in paths(code) {
            let mut above = module.as_str();
            let mut rest = path.as_str();
            while let Some(tail) = rest.strip_prefix("super::") {
                above = above.rsplit_once("::").map_or("", |(above, _)| above);
                rest = tail;
            }
            let absolute = match rest.strip_prefix("crate::") {
                Some(rest) => rest.to_owned(),
                None if above.is_empty() => rest.to_owned(),
                None => format!("{above}::{rest}"),
            };
            imported.extend(resolve(&absolute).filter(|found| found != module));
        }
        (module.clone(), imported)
    };
    modules.iter().map(imports_of).collect()
}

/// Returns true if one of two modules is the folder of the other. A folder and its modules may
/// import each other.
fn is_folder_of_other(left: &str, right: &str) -> bool {
    let is_in =
        |module: &str, folder: &str| module.strip_prefix(folder).is_some_and(|rest| rest.starts_with("::"));
    is_in(left, right) || is_in(right, left)
}

/// Returns the modules on a cycle of imports, or between two cycles. They are those that remain
/// after repeatedly removing every module that imports none of the others, or that none of the
/// others imports.
fn cycles(imports: &Imports) -> Vec<String> {
    let mut left: BTreeSet<&String> = imports.keys().collect();
    loop {
        let edge = |from: &String, to: &String| imports[from].contains(to) && !is_folder_of_other(from, to);
        let is_between = |module: &String| {
            left.iter().any(|other| edge(module, other)) && left.iter().any(|other| edge(other, module))
        };
        let between: BTreeSet<_> = left.iter().copied().filter(|module| is_between(module)).collect();
        if between.len() == left.len() {
            return left.into_iter().cloned().collect();
        }
        left = between;
    }
}

#[test]
fn no_modules_of_a_crate_import_each_other() {
    for package in [
        "crates/lab",
        "crates/outpace",
        "crates/parts",
        "crates/stats",
        "crates/studies",
        "crates/study",
        "crates/tables",
        "crates/tune",
        "xtask",
    ] {
        let imports = imports(&root().join(package).join("src"));
        assert!(imports.len() > 3, "{package}: {imports:?}");
        assert_eq!(cycles(&imports), [""; 0], "{package}");
    }
}

/// This holds only between folders. Modules within one folder may import each other, as `worker`,
/// `root` and `team` of the search do.
#[test]
fn no_folders_of_the_engine_import_each_other() {
    let folder = |module: &String| module.split("::").next().unwrap_or_default().to_owned();
    let mut folders = Imports::new();
    for (module, imported) in imports(&root().join("crates/engine/src")) {
        let importer = folder(&module);
        let others = imported.iter().map(folder).filter(|other| *other != importer);
        folders.entry(importer.clone()).or_default().extend(others);
    }
    assert!(folders.len() > 10, "{folders:?}");
    assert_eq!(cycles(&folders), [""; 0]);
}

/// The floors are those that docs/architecture.md lists, from the top down.
#[test]
fn a_floor_of_the_lab_imports_only_floors_below_it() {
    let floors: Vec<Vec<String>> =
        listed("## Floors of the lab").into_iter().rev().map(|floor| vec![floor]).collect();
    assert_floors("crates/lab/src", &floors, &ON_NO_FLOOR);
}

#[test]
fn a_floor_of_outpace_imports_only_floors_below_it() {
    // `statistics` and `rng` are a package of their own.
    let is_module = |floor: &Vec<String>| !floor.iter().any(|name| name == "statistics");
    let floors: Vec<Vec<String>> = floors_of_outpace().into_iter().filter(is_module).collect();
    assert!(floors.len() > 9, "{floors:?}");
    assert_floors("crates/outpace/src", &floors, &["crate"]);
}

/// The library's first page lists the floors from the lowest up, docs/architecture.md from the top
/// down.
#[test]
fn both_lists_of_the_floors_of_outpace_are_in_order() {
    let listed: Vec<String> = listed("## Floors of outpace").into_iter().rev().collect();
    let first_names: Vec<String> = floors_of_outpace().iter().map(|floor| floor[0].clone()).collect();
    assert_eq!(listed, first_names);
}

/// Returns the floors of `outpace` in the table of its library's first page, from the lowest up.
fn floors_of_outpace() -> Vec<Vec<String>> {
    let text = fs::read_to_string(root().join("crates/outpace/src/lib.rs")).expect("the library");
    let rows = text.lines().filter_map(|line| line.strip_prefix("//! | "));
    // The names stand between backticks in the first cell.
    let names = |row: &str| -> Vec<String> {
        row.split('|')
            .take(1)
            .flat_map(|cell| cell.split('`').skip(1).step_by(2))
            .map(str::to_owned)
            .collect()
    };
    rows.map(names).filter(|names| !names.is_empty()).collect()
}

/// Returns the names in the first list below a heading of docs/architecture.md.
fn listed(heading: &str) -> Vec<String> {
    let page = fs::read_to_string(root().join("docs/architecture.md")).expect("the page");
    let list = page.split(heading).nth(1).and_then(|rest| rest.split("```").nth(1)).expect("a list");
    list.lines().skip(1).filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

/// Checks that each module of that source imports only modules of its own floor and of lower
/// floors. `floors` begins with the lowest floor.
fn assert_floors(source: &str, floors: &[Vec<String>], on_no_floor: &[&str]) {
    let folder = |module: &str| module.split("::").next().unwrap_or_default().to_owned();
    let imports = imports(&root().join(source));
    let folders: BTreeSet<String> = imports.keys().map(|module| folder(module)).collect();
    let others = on_no_floor.iter().map(|name| (*name).to_owned());
    let known: BTreeSet<String> = floors.iter().flatten().cloned().chain(others).collect();
    assert_eq!(folders, known, "{source}: left: the folders, right: the floors and the modules on none");
    let floor = |module: &str| floors.iter().position(|floor| floor.contains(&folder(module)));
    for (module, imported) in &imports {
        for other in imported {
            if let (Some(importer), Some(imported)) = (floor(module), floor(other)) {
                assert!(importer >= imported, "{source}: `{module}` imports `{other}`, which is above it");
            }
        }
    }
}

#[test]
fn no_package_mentions_those_above_it() {
    for (source, others) in [
        ("src", &["outpace", "plywright_lab", "plywright_studies"][..]),
        ("crates/engine/src", &["outpace", "plywright_lab", "plywright_studies"]),
        ("crates/parts/src", &["outpace", "plywright_lab", "plywright_studies", "plywright::"]),
        ("crates/outpace/src", &["plywright"]),
        ("crates/lab/src", &["plywright_studies", "xtask::"]),
        ("crates/studies/src", &["xtask::"]),
        ("crates/testing/src", &["plywright_lab", "plywright_studies", "xtask::"]),
        ("xtask/src", &["plywright_studies"]),
        ("crates/stats/src", &["outpace::", "plywright"]),
    ] {
        for (module, code) in modules(&root().join(source)) {
            for other in others {
                assert!(!code.contains(other), "{source}: `{module}` mentions `{other}`");
            }
        }
    }
}

#[test]
fn cycles_of_imports_are_found() {
    let graph = |pairs: &[(&str, &[&str])]| -> Imports {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        pairs.iter().map(|(module, imported)| ((*module).to_owned(), owned(imported))).collect()
    };
    assert_eq!(cycles(&graph(&[("a", &["b"]), ("b", &["c"]), ("c", &[])])), [""; 0]);
    assert_eq!(cycles(&graph(&[("a", &["b"]), ("b", &["c"]), ("c", &["b"]), ("d", &["c"])])), ["b", "c"]);
    assert_eq!(cycles(&graph(&[("a", &["a::b"]), ("a::b", &["a"])])), [""; 0]);
    let found = paths("use crate::{a::{self, B}, c as d};\nuse super::super::e;\nlet x = crate::f::g(1);");
    let wanted = ["crate::a", "crate::a::B", "crate::c", "crate::f::g", "super::super::e"];
    assert_eq!(found.into_iter().collect::<Vec<_>>(), wanted);
    let text = "mod a;\n#[cfg(test)]\nmod tests;\n// b\nuse c;\n#[cfg(test)]\nmod d {\n    use e;\n}";
    assert_eq!(code(text), "mod a;\nuse c;");
}
