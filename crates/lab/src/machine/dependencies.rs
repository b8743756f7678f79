//! The parts of the manifests and of the lock file that affect the engine's code. A library used
//! only by the lab or by a test does not change the engine.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};
use toml::Table;

use super::tools::profiles::NOT_MEASURED;

/// Manifests of the engine's packages. A package outside the workspace has only the first.
pub(super) const MANIFESTS: [&str; 3] = ["Cargo.toml", "crates/engine/Cargo.toml", "crates/parts/Cargo.toml"];

/// The lock file, with the versions of all packages.
pub(super) const LOCK: &str = "Cargo.lock";

/// Tables of a manifest that decide what is compiled, and how.
const TABLES: [&str; 7] =
    ["features", "dependencies", "build-dependencies", "target", "profile", "lib", "bin"];

/// Everything in the manifests and the lock file that affects the engine, as text: the relevant
/// tables of each manifest, and each library with its version and checksum.
pub(super) fn of_engine(root: &Path) -> Result<String> {
    let paths = MANIFESTS.iter().map(|name| root.join(name)).filter(|path| path.is_file());
    let manifests = paths.map(|path| Ok(without_dev(read(&path)?)));
    let manifests: Vec<Table> = manifests.collect::<Result<_>>()?;
    let lock = read(&root.join(LOCK))?;
    let names: BTreeSet<&str> = manifests.iter().flat_map(dependencies).collect();
    let field = |table: &Table, name: &str| table.get(name).map_or(Value::Null, |value| json!(value));
    let tables = |manifest: &Table| TABLES.map(|name| field(manifest, name));
    let workspace =
        manifests.first().and_then(|manifest| manifest.get("workspace")?.get("dependencies")?.as_table());
    let inherited = |name: &&str| workspace.map_or(Value::Null, |table| field(table, name));
    let text = json!({
        "manifests": manifests.iter().map(tables).collect::<Vec<_>>(),
        "inherited": names.iter().map(inherited).collect::<Vec<_>>(),
        "libraries": libraries(&lock, names.clone()),
    });
    Ok(text.to_string())
}

pub(super) fn read(path: &Path) -> Result<Table> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    text.parse().with_context(|| format!("{} is not valid TOML", path.display()))
}

/// Returns a manifest without the profiles that are never used for a measured engine.
fn without_dev(mut manifest: Table) -> Table {
    if let Some(profiles) = manifest.get_mut("profile").and_then(toml::Value::as_table_mut) {
        profiles.retain(|name, _| !NOT_MEASURED.contains(&name));
    }
    manifest
}

/// Returns the names of the libraries that a manifest depends on, on any target.
fn dependencies(manifest: &Table) -> Vec<&str> {
    let targets = manifest.get("target").and_then(toml::Value::as_table);
    let tables =
        targets.into_iter().flat_map(Table::values).filter_map(toml::Value::as_table).chain([manifest]);
    let lists = tables.flat_map(|table| ["dependencies", "build-dependencies"].map(|name| table.get(name)));
    let lists = lists.flatten().filter_map(toml::Value::as_table);
    lists.flat_map(|list| list.keys().map(String::as_str)).collect()
}

/// Returns these libraries and all their dependencies, with the versions and checksums in the lock
/// file. The engine's own packages are left out, because their manifests are read instead.
fn libraries<'a>(lock: &'a Table, names: BTreeSet<&'a str>) -> Vec<[Value; 3]> {
    let packages = lock.get("package").and_then(toml::Value::as_array).map_or(&[][..], Vec::as_slice);
    let (mut found, mut open) = (BTreeSet::new(), Vec::from_iter(names));
    let mut libraries = Vec::new();
    while let Some(name) = open.pop() {
        let is_new = found.insert(name);
        let of_name =
            packages.iter().filter(|package| package.get("name").and_then(toml::Value::as_str) == Some(name));
        // In the lock file, packages of the workspace have no `source`.
        for package in of_name.filter(|package| is_new && package.get("source").is_some()) {
            let field = |name: &str| package.get(name).map_or(Value::Null, |value| json!(value));
            libraries.push(["name", "version", "checksum"].map(field));
            let needs = package.get("dependencies").and_then(toml::Value::as_array).into_iter().flatten();
            // An entry is a name, followed by the version if the lock file has several.
            open.extend(needs.filter_map(|need| need.as_str()?.split(' ').next()));
        }
    }
    libraries.sort_by_key(|library| library.each_ref().map(ToString::to_string));
    libraries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_that_only_the_lab_or_the_tests_use_do_not_count() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
        let manifest =
            "[workspace]\nmembers = []\n[dependencies]\na = \"1\"\n[dev-dependencies]\nt = \"1\"\n";
        let package = |name: &str, version: &str, needs: &str| {
            format!(
                "[[package]]\nname = \"{name}\"\nversion = \"{version}\"\nsource = \"r\"\nchecksum = \"c\"\ndependencies = [{needs}]\n"
            )
        };
        let lock =
            [package("a", "1.0.0", "\"b 2.0.0\""), package("b", "2.0.0", ""), package("t", "1.0.0", "")]
                .concat();
        let now = |manifest: &str, lock: &str| {
            write("Cargo.toml", manifest);
            write("Cargo.lock", lock);
            of_engine(folder.path()).unwrap()
        };
        let before = now(manifest, &lock);
        assert!(before.contains("\"2.0.0\"") && !before.contains("\"t\""), "{before}");
        let more = lock.clone() + &package("z", "1.0.0", "");
        assert_eq!(now(&manifest.replace("[]", "[\"crates/lab\"]"), &more), before);
        assert_eq!(now(manifest, &lock.replace("\"t\"\nversion = \"1", "\"t\"\nversion = \"2")), before);
        assert_ne!(now(manifest, &lock.replace("\"2.0.0\"\n", "\"2.0.1\"\n")), before);
        assert_ne!(now(&(manifest.to_owned() + "[profile.release]\nlto = true\n"), &lock), before);
        let [some, other] = [1, 2].map(|level| format!("{manifest}[profile.dev]\nopt-level = {level}\n"));
        assert_eq!(now(&some, &lock), now(&other, &lock));
        write("Cargo.lock", "no toml");
        assert!(of_engine(folder.path()).unwrap_err().to_string().ends_with("Cargo.lock is not valid TOML"));
    }
}
