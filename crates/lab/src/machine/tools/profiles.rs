//! Keeps profiles in the user's cargo configuration out of the lab's builds.
//!
//! A `[profile.release]` in any `config.toml` that cargo reads overrides the profile in our
//! manifest, so that the same command would build a different engine. Cargo's environment variables
//! override its files. So for each key that a file sets, the lab sets the variable to the value in
//! our manifest, or to cargo's own value if the manifest has none. Some settings have no variable,
//! for example tables for single packages; if a file has one of these, the lab builds nothing.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Result;
use toml::{Table, Value};

/// Cargo's profiles that build nothing that is measured.
pub(in crate::machine) const NOT_MEASURED: [&str; 2] = ["dev", "test"];

/// Cargo's own values of the profile `release`.
const RELEASE: [(&str, &str); 10] = [
    ("codegen-units", "16"),
    ("debug", "false"),
    ("debug-assertions", "false"),
    ("incremental", "false"),
    ("lto", "false"),
    ("opt-level", "3"),
    ("overflow-checks", "false"),
    ("panic", "unwind"),
    ("rpath", "false"),
    ("strip", "debuginfo"),
];

/// A profile's table for the programs that run while cargo builds. It does not affect the engine.
const OF_BUILD_SCRIPTS: &str = "build-override";

/// Environment variables that restore the profiles of the package in `root`: values by name.
pub(super) fn variables(root: &Path) -> Result<BTreeMap<String, String>> {
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).unwrap_or_default();
    let manifest = manifest.parse::<Table>().unwrap_or_default();
    let mut variables = BTreeMap::new();
    for file in files(root, home()) {
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        // Cargo itself reports the error in the file.
        let Ok(configuration) = text.parse::<Table>() else { continue };
        variables.extend(of_file(&manifest, &configuration).map_err(|key| refusal(&file, &key))?);
    }
    Ok(variables)
}

fn refusal(file: &Path, key: &str) -> anyhow::Error {
    anyhow::anyhow!(
        "{} sets `{key}`, which the lab cannot keep out of its builds, so the builds would not be those that a record names: remove \
         the key, or run with another CARGO_HOME",
        file.display()
    )
}

/// Environment variables that undo the profiles of one configuration file.
///
/// # Errors
///
/// The file sets a key for which there is no variable.
fn of_file(manifest: &Table, configuration: &Table) -> Result<BTreeMap<String, String>, String> {
    let mut variables = BTreeMap::new();
    let profiles = configuration.get("profile").and_then(Value::as_table);
    for (profile, keys) in profiles.into_iter().flatten() {
        if NOT_MEASURED.contains(&profile.as_str()) {
            continue;
        }
        for key in keys.as_table().into_iter().flat_map(Table::keys).filter(|key| *key != OF_BUILD_SCRIPTS) {
            let value = value(manifest, profile, key).ok_or_else(|| format!("profile.{profile}.{key}"))?;
            variables.insert(variable(profile, key), value);
        }
    }
    Ok(variables)
}

/// Value of a key in our manifest, from this profile or the nearest one that it inherits from;
/// otherwise cargo's own value.
fn value(manifest: &Table, profile: &str, key: &str) -> Option<String> {
    let table = manifest.get("profile").and_then(|profiles| profiles.get(profile)).and_then(Value::as_table);
    if let Some(value) = table.and_then(|keys| keys.get(key)) {
        return value.as_str().map(str::to_owned).or_else(|| (!value.is_table()).then(|| value.to_string()));
    }
    let parent = table.and_then(|keys| keys.get("inherits")).and_then(Value::as_str);
    match parent {
        Some(parent) => value(manifest, parent, key),
        // Cargo's `bench` inherits from its `release`.
        None if profile == "bench" => value(manifest, "release", key),
        None => RELEASE.iter().find(|(name, _)| *name == key).map(|(_, value)| (*value).to_owned()),
    }
}

/// Name of the variable by which cargo takes a profile's key.
fn variable(profile: &str, key: &str) -> String {
    format!("CARGO_PROFILE_{profile}_{key}").replace('-', "_").to_uppercase()
}

/// Configuration files that cargo may read in a folder: those of the folder and of all folders
/// above, and the file in cargo's home.
fn files(folder: &Path, home: Option<PathBuf>) -> Vec<PathBuf> {
    let folders = folder.ancestors().map(|folder| folder.join(".cargo")).chain(home);
    folders.flat_map(|folder| ["config.toml", "config"].map(|name| folder.join(name))).collect()
}

fn home() -> Option<PathBuf> {
    let named = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    named.or_else(|| Some(std::env::home_dir()?.join(".cargo")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(configuration: &str) -> Result<Vec<(String, String)>, String> {
        let manifest = "[profile.release]\nlto = \"off\"\ncodegen-units = 1\n\
                        [profile.bench]\ninherits = \"release\"\nlto = \"fat\"\n";
        let [manifest, configuration] = [manifest, configuration].map(|text| text.parse().unwrap());
        Ok(of_file(&manifest, &configuration)?.into_iter().collect())
    }

    #[test]
    fn a_key_that_a_file_sets_gets_the_value_of_the_manifest_or_of_cargo() {
        let found = parse(
            "[profile.release]\nlto = true\ncodegen-units = 256\ndebug = 2\nopt-level = 'z'\n\
                        [profile.bench]\nlto = false\ncodegen-units = 3\n\
                        [profile.release.build-override]\nopt-level = 3\n",
        );
        let wanted = [
            ("CARGO_PROFILE_BENCH_CODEGEN_UNITS", "1"),
            ("CARGO_PROFILE_BENCH_LTO", "fat"),
            ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1"),
            ("CARGO_PROFILE_RELEASE_DEBUG", "false"),
            ("CARGO_PROFILE_RELEASE_LTO", "off"),
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "3"),
        ];
        assert_eq!(found, Ok(wanted.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec()));
    }

    #[test]
    fn profiles_that_are_not_measured_need_no_variable() {
        for text in ["", "[profile.dev]\nopt-level = 3\n", "[build]\njobs = 1\n", "profile = 3\n"] {
            assert_eq!(parse(text), Ok(vec![]), "{text}");
        }
    }

    #[test]
    fn a_key_without_a_variable_is_named() {
        for (text, key) in [
            ("[profile.release.package.x]\nopt-level = 1\n", "profile.release.package"),
            ("[profile.release]\ntrim-paths = \"all\"\n", "profile.release.trim-paths"),
        ] {
            assert_eq!(parse(text), Err(key.to_owned()));
        }
    }

    #[test]
    fn the_files_of_all_folders_above_and_of_cargos_home_are_read() {
        let home = tempfile::tempdir().unwrap();
        let root = home.path().join("a b/checkout");
        for (folder, text) in [("a b", "lto = true"), ("a b/checkout", "debug = 1"), ("", "strip = true")] {
            let folder = home.path().join(folder).join(".cargo");
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(folder.join("config.toml"), format!("[profile.release]\n{text}\n")).unwrap();
        }
        let found = variables(&root).unwrap();
        let names = ["DEBUG", "LTO", "STRIP"].map(|key| format!("CARGO_PROFILE_RELEASE_{key}"));
        assert!(names.iter().all(|name| found.contains_key(name)), "{found:?}");
        let text = "[profile.release.package.x]\nopt-level = 1\n";
        let file = root.join(".cargo/config.toml");
        std::fs::write(&file, text).unwrap();
        let error = format!("{:#}", variables(&root).unwrap_err());
        assert!(error.contains(&*file.display().to_string()), "{error}");
    }
}
