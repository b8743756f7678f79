//! Where the project's folders are.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

/// What a bundle's manifest is called, by which a bundle is known.
pub const MANIFEST: &str = "bundle.json";

/// The package's root: the folder with our `Cargo.toml`, from wherever in it the lab is run; the bundle's folder for a lab that
/// is in a bundle.
pub fn root() -> Result<PathBuf> {
    if let Some(folder) = bundle() {
        return Ok(folder);
    }
    let here = std::env::current_dir().context("cannot find the current folder")?;
    here.ancestors()
        .find(|folder| is_ours(&folder.join("Cargo.toml")))
        .map(Path::to_path_buf)
        .with_context(|| format!("{} is not inside a checkout of plywright", here.display()))
}

/// The folder of the bundle that this program is in; none if it is in none.
pub fn bundle() -> Option<PathBuf> {
    // A root folder without `/proc` does not show where a program is; how it was called may.
    let program = std::env::current_exe().ok().or_else(|| std::env::args_os().next().map(PathBuf::from))?;
    let folder = program.parent().filter(|folder| folder.join(MANIFEST).is_file())?;
    Some(if folder.as_os_str().is_empty() { PathBuf::from(".") } else { folder.to_owned() })
}

fn is_ours(manifest: &Path) -> bool {
    std::fs::read_to_string(manifest)
        .is_ok_and(|text| text.lines().any(|line| line == "name = \"plywright\""))
}

/// The folder for fresh copies of what is launched, which is there then. The system's own may be on a disk of another kind, or let
/// nothing run.
pub fn launches(root: &Path) -> Result<PathBuf> {
    let folder = target(root).join("launches");
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    Ok(folder)
}

/// The folder of machines' records that a run writes to. In a checkout it is `reports/local/`, which git ignores, so that a run
/// changes no tracked file; `keep` names the shipped evidence itself. A bundle ships nothing, and has one folder.
pub fn results(root: &Path, keep: bool) -> PathBuf {
    let shipped = shipped(root);
    if keep || bundle().is_some() { shipped } else { shipped.join(LOCAL) }
}

/// The folder of the records that the project ships.
pub fn shipped(root: &Path) -> PathBuf {
    root.join("reports")
}

/// Refuses a path that leads out of the checkout by a link: shipped evidence is written only into the checkout itself. What is below the
/// path need not be there yet.
pub fn check_within(root: &Path, path: &Path) -> Result<()> {
    let is_there = |path: &&Path| path.symlink_metadata().is_ok();
    let there = path.ancestors().find(is_there).unwrap_or(root);
    let real = |path: &Path| path.canonicalize().with_context(|| format!("cannot follow {}", path.display()));
    let (home, leads) = (real(root)?, real(there)?);
    ensure!(
        leads.starts_with(&home),
        "{} leads to {}, out of the checkout: `--keep` writes shipped evidence only into the checkout itself",
        there.display(),
        leads.display()
    );
    Ok(())
}

/// The folder of a machine's flamegraphs: the user's own where there are some, or else the shipped one.
pub fn profiles(root: &Path, key: &str) -> PathBuf {
    let profiles = root.join("profiles");
    let own = profiles.join(LOCAL).join(key);
    if own.is_dir() { own } else { profiles.join(key) }
}

/// The folder of the pages that are drawn from what lies in `reports/` and `profiles/` of a checkout.
pub fn pages(root: &Path) -> PathBuf {
    cargo_target(root).join("pages")
}

/// The folder of the user's own records, below the shipped ones.
pub const LOCAL: &str = "local";

/// The lab's own folder for what it builds: below cargo's target folder, so that `cargo clean` removes it.
pub fn target(root: &Path) -> PathBuf {
    cargo_target(root).join("lab")
}

pub fn cargo_target(root: &Path) -> PathBuf {
    // A bundle has nothing of cargo's, and does not write where its user's builds are.
    let names =
        if bundle().is_some() { &[][..] } else { &["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"][..] };
    let named = names.iter().find_map(std::env::var_os);
    named.map_or_else(|| root.join("target"), |dir| root.join(dir))
}

/// The paths of what lies in a folder, in order.
pub fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let cannot = || format!("cannot read {}", folder.display());
    let entries = std::fs::read_dir(folder).with_context(cannot)?;
    let paths = entries.map(|entry| Ok(entry.with_context(cannot)?.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<Result<_>>()?;
    paths.sort();
    Ok(paths)
}

/// The same of a folder that need not be there.
pub fn entries_if_any(folder: &Path) -> Result<Vec<PathBuf>> {
    let is_there = folder.try_exists().with_context(|| format!("cannot read {}", folder.display()))?;
    if is_there { entries(folder) } else { Ok(Vec::new()) }
}

/// What is no folder below a folder, in order.
pub fn below(folder: &Path) -> Result<Vec<PathBuf>> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for path in entries(&folder)? {
            if path.is_dir() && !path.is_symlink() { &mut folders } else { &mut files }.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Refuses a machine's folder with links, pipes or devices in it or in its folder of matches: it may be a stranger's, and have its page written or its
/// record read elsewhere.
pub fn check_plain(folder: &Path) -> Result<()> {
    for folder in [folder, &folder.join("matches")] {
        for path in entries_if_any(folder)? {
            let is_folder = path.symlink_metadata().is_ok_and(|kind| kind.is_dir());
            ensure!(is_folder || is_plain(&path), "{} is a link, a pipe or a device", path.display());
        }
    }
    Ok(())
}

/// Whether it is a file, or nothing: another process may have removed it.
pub fn is_plain(path: &Path) -> bool {
    path.symlink_metadata().map_or(true, |kind| kind.is_file())
}

#[cfg(test)]
#[cfg(unix)]
#[test]
fn shipped_evidence_is_not_written_through_a_link_out_of_the_checkout() {
    use std::os::unix::fs::symlink;
    let [root, other] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let (reports, profiles) = (root.path().join("reports"), root.path().join("profiles"));
    check_within(root.path(), &reports.join("zen/claims.md")).unwrap();
    std::fs::create_dir(&reports).unwrap();
    symlink(&reports, &profiles).unwrap();
    check_within(root.path(), &profiles.join("zen")).unwrap();
    symlink(other.path(), reports.join("linked")).unwrap();
    symlink("/nowhere", reports.join("lost")).unwrap();
    for (name, words) in [("linked/claims.md", "out of the checkout: `--keep`"), ("lost", "cannot follow")] {
        let error = check_within(root.path(), &reports.join(name)).unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
    }
}
