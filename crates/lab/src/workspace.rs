//! The project's folders.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

/// File name of a bundle's manifest, by which a bundle is recognised.
pub const MANIFEST: &str = "bundle.json";

/// Returns the package's root: the folder with our `Cargo.toml`, found from any folder below it.
/// For a lab in a bundle, returns the bundle's folder.
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

/// Returns the folder of the bundle that contains this program, or `None` if there is no bundle.
pub fn bundle() -> Option<PathBuf> {
    // Without `/proc`, as in a bare `chroot`, the path of the program is unknown, but the first
    // word of its command may name it.
    let program = std::env::current_exe().ok().or_else(|| std::env::args_os().next().map(PathBuf::from))?;
    let folder = program.parent().filter(|folder| folder.join(MANIFEST).is_file())?;
    Some(if folder.as_os_str().is_empty() { PathBuf::from(".") } else { folder.to_owned() })
}

fn is_ours(manifest: &Path) -> bool {
    std::fs::read_to_string(manifest)
        .is_ok_and(|text| text.lines().any(|line| line == "name = \"plywright\""))
}

/// Creates and returns the folder for the copies of programs that are launched. The system's
/// temporary folder is not used: it may be on another kind of disk, or forbid running programs.
pub fn launches(root: &Path) -> Result<PathBuf> {
    let folder = target(root).join("launches");
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    Ok(folder)
}

/// Returns the folder of machines' records that a run writes to. In a checkout it is
/// `reports/local/`, which git ignores, so that a run changes no tracked file; with `keep` it is
/// the shipped evidence itself. In a bundle, which ships no evidence, it is `reports/` with or
/// without `keep`.
pub fn results(root: &Path, keep: bool) -> PathBuf {
    let shipped = shipped(root);
    if keep || bundle().is_some() { shipped } else { shipped.join(LOCAL) }
}

/// Returns the folder of the records that the project ships.
pub fn shipped(root: &Path) -> PathBuf {
    root.join("reports")
}

/// Refuses a path that leads out of the checkout through a link: shipped evidence is written only
/// into the checkout itself. The last parts of the path need not exist yet.
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

/// Returns the folder of a machine's flamegraphs: the user's own if there are any, otherwise the
/// shipped one.
pub fn profiles(root: &Path, key: &str) -> PathBuf {
    let profiles = root.join("profiles");
    let local = profiles.join(LOCAL).join(key);
    if local.is_dir() { local } else { profiles.join(key) }
}

/// Returns the folder of the pages that are drawn from `reports/` and `profiles/` of a checkout.
pub fn pages(root: &Path) -> PathBuf {
    cargo_target(root).join("pages")
}

/// Name of the folder of the user's own records, below the shipped ones.
pub const LOCAL: &str = "local";

/// Returns the lab's own folder for its builds: below cargo's target folder, so that `cargo clean`
/// removes it.
pub fn target(root: &Path) -> PathBuf {
    cargo_target(root).join("lab")
}

pub fn cargo_target(root: &Path) -> PathBuf {
    // A bundle has nothing to do with cargo, and must not write into its user's build folder.
    let names =
        if bundle().is_some() { &[][..] } else { &["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"][..] };
    let named = names.iter().find_map(std::env::var_os);
    named.map_or_else(|| root.join("target"), |dir| root.join(dir))
}

/// Returns the paths of a folder's entries, in order.
pub fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let cannot = || format!("cannot read {}", folder.display());
    let entries = std::fs::read_dir(folder).with_context(cannot)?;
    let paths = entries.map(|entry| Ok(entry.with_context(cannot)?.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<Result<_>>()?;
    paths.sort();
    Ok(paths)
}

/// Returns the folders of records in a folder of reports, without that of the user's own records.
pub fn folders_of_records(reports: &Path) -> Result<Vec<PathBuf>> {
    let is_machine = |folder: &PathBuf| folder.is_dir() && !folder.ends_with(LOCAL);
    Ok(entries_if_any(reports)?.into_iter().filter(is_machine).collect())
}

/// Returns the paths of a folder's entries, or an empty list if the folder does not exist.
pub fn entries_if_any(folder: &Path) -> Result<Vec<PathBuf>> {
    let is_there = folder.try_exists().with_context(|| format!("cannot read {}", folder.display()))?;
    if is_there { entries(folder) } else { Ok(Vec::new()) }
}

/// Returns everything below a folder, at any depth, that is not a folder itself, in order.
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

/// Fails if a machine's folder, or its folder of matches, contains links, pipes or devices. The
/// folder may come from somebody else, and a link could make the lab read or write other files.
pub fn check_plain(folder: &Path) -> Result<()> {
    for folder in [folder, &folder.join("matches")] {
        for path in entries_if_any(folder)? {
            let is_folder = path.symlink_metadata().is_ok_and(|kind| kind.is_dir());
            ensure!(is_folder || is_plain(&path), "{} is a link, a pipe or a device", path.display());
        }
    }
    Ok(())
}

/// Returns true if the path is a file, or does not exist: another process may have removed the
/// file.
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
