//! Collects the texts that the licences of a bundle's programs require: the licences, the authors,
//! and for a statically linked glibc the way to link with another one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use serde_json::Value;

use crate::machine::tools;
use crate::workspace;
use outpace::os::children;

/// Folder for the texts in a bundle.
const FOLDER: &str = "licences";

/// Files with the copyright and the licence of the C library: two on Debian, then one on Fedora.
const GLIBC: [&str; 3] = [
    "/usr/share/doc/libc6-dev/copyright",
    "/usr/share/common-licenses/LGPL-2.1",
    "/usr/share/licenses/glibc/COPYING.LIB",
];

/// A sentence by which the text of the LGPL 2.1 is recognised.
const LGPL: &str = "Each licensee is addressed as \"you\".";

/// Beginnings of names of files with the text of a licence.
const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

/// A package as cargo describes it.
#[derive(Debug, Default, Deserialize)]
struct Package {
    name: String,
    version: String,
    #[serde(default)]
    authors: Vec<String>,
    license: Option<String>,
    license_file: Option<PathBuf>,
    repository: Option<String>,
    manifest_path: PathBuf,
    /// None for a package of the workspace itself.
    source: Option<String>,
    id: String,
}

#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Value,
}

/// Returns the texts for a bundle of this platform, each with its name in the bundle. `linker` is
/// the package and version of the linker in the bundle, if there is one.
pub(super) fn texts(
    root: &Path,
    platform: &str,
    linker: Option<(&str, &str)>,
) -> Result<Vec<(String, Vec<u8>)>> {
    let read = |path: &Path| fs::read(path).with_context(|| format!("cannot read {}", path.display()));
    let mut texts = Vec::new();
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        texts.push((name.to_owned(), read(&root.join(name))?));
    }
    let mit = String::from_utf8_lossy(&texts[0].1).into_owned();
    let mut add = |name: &str, text: Vec<u8>| texts.push((format!("{FOLDER}/{name}"), text));
    let foreign = crates(&root.join("Cargo.toml"), platform, &mit, |package| package.source.is_some())?;
    add("crates.txt", foreign.into_bytes());
    if let Some((package, version)) = linker {
        let manifest = in_registry(&format!("{package}-{version}"))?.join("Cargo.toml");
        add("linker.txt", crates(&manifest, platform, &mit, |_| true)?.into_bytes());
    }
    let sysroot = children::run(Command::new(tools::rustc()).args(["--print", "sysroot"]), None)?.stdout;
    let library = Path::new(sysroot.trim()).join("share/doc/rust/COPYRIGHT-library.html");
    // A compiler that was installed by the system's packages may lack this file.
    if library.is_file() {
        add("rust-library.html", read(&library)?);
    }
    if platform.ends_with("-gnu") {
        add("glibc.txt", glibc()?.into_bytes());
    }
    Ok(texts)
}

/// Returns the folder to which cargo has unpacked an installed package.
fn in_registry(package: &str) -> Result<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let sources = home.context("neither CARGO_HOME nor HOME is set")?.join("registry/src");
    let registries = workspace::entries(&sources)?.into_iter();
    registries.map(|registry| registry.join(package)).find(|folder| folder.is_dir()).with_context(|| {
        format!("the source of {package}, with its licences, is not in {}", sources.display())
    })
}

/// Lists all foreign packages that may be in the programs of a manifest, with the texts of their
/// licences, each text once. `mit` is the text of the MIT licence, for packages without a text.
fn crates(manifest: &Path, platform: &str, mit: &str, is_foreign: fn(&Package) -> bool) -> Result<String> {
    let mut cargo: Command = tools::cargo();
    cargo.args(["metadata", "--quiet", "--locked", "--format-version", "1", "--filter-platform", platform]);
    let ran = children::run(cargo.arg("--manifest-path").arg(manifest), None)?;
    ensure!(ran.status.success(), "cargo cannot name the packages of {}: {}", manifest.display(), ran.stderr);
    let Metadata { mut packages, resolve } =
        serde_json::from_str(&ran.stdout).context("cargo's metadata cannot be parsed")?;
    let nodes = resolve["nodes"].as_array().context("cargo's metadata lists no packages")?;
    let used: BTreeSet<&str> = nodes.iter().filter_map(|node| node["id"].as_str()).collect();
    packages.retain(|package| is_foreign(package) && used.contains(&*package.id));
    write(&packages, mit)
}

fn write(packages: &[Package], mit: &str) -> Result<String> {
    let mut list =
        "The packages that are part of the programs, or that are used to build them, with their licences.\n\
                    Where licences are joined by OR, any one of them suffices. The texts are below, each once.\n\n"
            .to_owned();
    // The text begins with a line about our copyright, which does not hold for others.
    let permission = mit.find("Permission is hereby granted").map_or(mit, |at| &mit[at..]);
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages {
        let Package { name, version, authors, license, repository, .. } = package;
        let license = license.as_deref().unwrap_or("see its text");
        let (named, address) = (format!("{name} {version}"), repository.as_deref().unwrap_or("no address"));
        list += &format!("{named}: {license} ({address})\n");
        let included = included_texts(package)?;
        if included.is_empty() && license.contains("MIT") {
            let who = if authors.is_empty() { format!("the authors of {name}") } else { authors.join(", ") };
            texts.entry(format!("Copyright (c) {who}\n\n{permission}")).or_default().push(named);
            continue;
        }
        ensure!(!included.is_empty(), "the package {named}, under {license}, has no text of its licence");
        for text in included {
            texts.entry(text).or_default().push(named.clone());
        }
    }
    let rule = "-".repeat(80);
    for (text, packages) in texts {
        list += &format!("\n{rule}\n{}\n{rule}\n\n{}\n", packages.join(", "), text.trim_end());
    }
    Ok(list)
}

/// Returns the texts of licences in a package's folder.
fn included_texts(package: &Package) -> Result<Vec<String>> {
    let folder = package.manifest_path.parent().context("a manifest has no folder")?;
    let is_text = |path: &PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy().to_uppercase()).unwrap_or_default();
        NAMES.iter().any(|begin| name.starts_with(begin)) && path.is_file()
    };
    let mut paths: BTreeSet<PathBuf> = workspace::entries(folder)?.into_iter().filter(is_text).collect();
    paths.extend(package.license_file.iter().map(|file| folder.join(file)).filter(|path| path.is_file()));
    let read = |path: &PathBuf| -> Result<String> {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok(String::from_utf8_lossy(&bytes).replace("\r\n", "\n"))
    };
    paths.iter().map(read).collect()
}

/// Returns the statement and the text that the licence of a statically linked C library requires.
fn glibc() -> Result<String> {
    let version = children::run(Command::new("ldd").arg("--version"), None).map(|ran| ran.stdout);
    let version = version.unwrap_or_default().lines().next().unwrap_or("glibc").to_owned();
    let mut text = format!(
        "The programs in this bundle are linked statically with the GNU C Library, which is under the GNU Lesser General Public License, version\n\
         2.1 or later: {version}\n\n\
         You may change that library and link the programs with your version. `objects/` has the object of each engine that can be linked\n\
         again. In `bundle.json` the field `link` of such an engine has the arguments with which the linker `ld` makes it from its object. To build\n\
         the other programs with the C library of another machine, run `cargo lab bundle` there, in a checkout of the source that\n\
         `bundle.json` names.\n\n\
         If you give this bundle to others, you must offer the source of that library with it: `apt-get source glibc` on Debian and Ubuntu.\n"
    );
    for path in GLIBC {
        if let Ok(licence) = fs::read_to_string(path) {
            text += &format!("\n{}\n{licence}", "-".repeat(80));
        }
    }
    let places = GLIBC.join(", ");
    ensure!(text.contains(LGPL), "the text of the licence of glibc, the LGPL 2.1, is in none of {places}");
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn foreign_packages_are_listed_with_their_licences() {
        if !GLIBC.iter().any(|path| Path::new(path).is_file()) {
            eprintln!("skipped: the licence of glibc is not installed");
            return;
        }
        let root = plywright_testing::checkout();
        let texts = texts(root, "x86_64-unknown-linux-gnu", None).unwrap();
        let text = |name: &str| {
            let found = texts.iter().find(|(known, _)| known == name);
            String::from_utf8_lossy(&found.expect(name).1).into_owned()
        };
        let crates = text("licences/crates.txt");
        for package in ["serde ", "cozy-chess ", "criterion ", "rustix "] {
            assert!(crates.lines().any(|line| line.starts_with(package) && line.contains(": ")), "{package}");
        }
        assert!(!crates.contains("plywright-lab"), "our own packages are not foreign");
        assert!(crates.contains("Permission is hereby granted") && crates.contains("Apache License"));
        assert!(text("LICENSE-MIT").contains("MIT"));
        let glibc = text("licences/glibc.txt");
        assert!(glibc.contains(LGPL) && glibc.contains("objects/"));
    }

    #[test]
    fn a_package_without_a_text_gets_the_mit_licence_or_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let package = |license: &str| Package {
            name: "thing".to_owned(),
            version: "1.0.0".to_owned(),
            authors: vec!["A. Person".to_owned()],
            license: Some(license.to_owned()),
            manifest_path: folder.path().join("Cargo.toml"),
            ..Package::default()
        };
        let mit = "Copyright us\n\nPermission is hereby granted, free of charge";
        let text = write(&[package("MIT OR Apache-2.0")], mit).unwrap();
        assert!(text.contains("Copyright (c) A. Person\n\nPermission is hereby granted"), "{text}");
        assert!(!text.contains(" us\n"), "{text}");
        let error = write(&[package("Zlib")], mit).unwrap_err().to_string();
        assert!(error.contains("has no text of its licence"), "{error}");
        fs::write(folder.path().join("LICENSE.md"), "Do as you like.").unwrap();
        assert!(write(&[package("Zlib")], mit).unwrap().contains("Do as you like."));
    }
}
