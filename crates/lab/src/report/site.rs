//! Folders of pages, and the links of pages to each other and to the files of the package.
//!
//! The page of a folder in `reports/` or `profiles/` is drawn below `target/pages/`, in a folder of
//! the same name: git ignores it there, and after a `cargo clean` the command `cargo lab report`
//! draws it again. In any other folder, and in every folder of a bundle, the page lies beside its
//! record.

use std::path::{Path, PathBuf, absolute};

use crate::workspace;

/// File name of a folder's short page, which code hosts show.
pub const SHORT: &str = "README.md";

/// Folders of the package whose pages are drawn below `target/pages/`.
const MIRRORED: [&str; 2] = ["reports", "profiles"];

/// Returns the folder for the pages that are drawn from the records in `folder`.
pub fn folder(root: &Path, folder: &Path) -> PathBuf {
    let is_mirrored = MIRRORED.iter().any(|name| folder.starts_with(root.join(name)));
    match folder.strip_prefix(root) {
        Ok(name) if is_mirrored && workspace::bundle().is_none() => workspace::pages(root).join(name),
        _ => folder.to_owned(),
    }
}

/// Returns the path of the page that is drawn from the records in `folder`.
pub fn page(root: &Path, folder: &Path) -> PathBuf {
    self::folder(root, folder).join("index.html")
}

/// Returns the folders of shipped evidence.
pub fn shipped(root: &Path) -> [PathBuf; MIRRORED.len()] {
    MIRRORED.map(|name| root.join(name))
}

/// Returns true for shipped evidence, which git tracks: a run writes such a file only with
/// `--keep`.
pub fn is_shipped(root: &Path, path: &Path) -> bool {
    let is_below = |name: &&str| path.starts_with(root.join(name));
    let is_local = |name: &&str| path.starts_with(root.join(name).join(workspace::LOCAL));
    workspace::bundle().is_none() && MIRRORED.iter().any(|name| is_below(name) && !is_local(name))
}

/// Returns the prefix by which a page in the folder `from` links to files in the folder `to`: an
/// empty string, or a relative path that ends with `/`.
pub fn way(from: &Path, to: &Path) -> String {
    let [from, to] = [from, to].map(|path| absolute(path).unwrap_or_else(|_| path.to_owned()));
    let way = pathdiff::diff_paths(&to, &from).unwrap_or(to);
    let way = way.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
    if way.is_empty() { way } else { way + "/" }
}

/// The prefixes of a page's links.
#[derive(Clone, Debug, Default)]
pub struct Ways {
    /// To the package's files.
    pub(super) root: String,
    /// To the files beside the record: charts, other records, pictures.
    pub(super) record: String,
    /// To the page over all machines.
    pub(super) index: String,
    /// To the page of the machine: the local one if there is one, else the shipped one.
    pub(super) machine: String,
    /// To the page of the machine's flamegraphs.
    pub(super) profiles: String,
}

impl Ways {
    /// Returns the prefixes of the page that is drawn from the records in `folder`, which were made
    /// on the machine `key`.
    pub fn new(root: &Path, folder: &Path, key: &str) -> Self {
        let from = self::folder(root, folder);
        let to = |folder: &Path| way(&from, folder);
        let reports = workspace::shipped(root);
        let local = reports.join(workspace::LOCAL).join(key);
        let machine = if local.is_dir() { local } else { reports.join(key) };
        Self {
            root: to(root),
            record: to(folder),
            index: to(&self::folder(root, &reports)),
            machine: to(&self::folder(root, &machine)),
            profiles: to(&self::folder(root, &workspace::profiles(root, key))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_the_package_lie_below_target_and_link_back() {
        let root = tempfile::tempdir().unwrap();
        let root = root.path();
        let zen = root.join("reports/local/zen");
        let from = folder(root, &zen);
        assert_eq!(page(root, &zen), workspace::pages(root).join("reports/local/zen/index.html"));
        let ways = Ways::new(root, &zen, "zen");
        for (way, to) in [(&ways.root, root), (&ways.record, &zen)] {
            let there = format!("{}/{way}", from.display());
            std::fs::create_dir_all(&from).unwrap();
            std::fs::create_dir_all(to).unwrap();
            assert_eq!(Path::new(&there).canonicalize().unwrap(), to.canonicalize().unwrap());
        }
        assert_eq!(ways.index, "../../");
        assert_eq!(ways.profiles, "../../../profiles/zen/");
    }

    #[test]
    fn pages_of_other_folders_lie_beside_their_records() {
        let root = Path::new("/checkout");
        let folder = Path::new("/elsewhere/zen");
        assert_eq!(page(root, folder), folder.join("index.html"));
        assert_eq!(Ways::new(root, folder, "zen").record, "");
        assert_eq!(page(root, &root.join("reports-2")), root.join("reports-2/index.html"));
    }

    #[test]
    fn shipped_files_are_those_that_are_not_local() {
        let root = Path::new("/checkout");
        let is_shipped = |path: &str| is_shipped(root, &root.join(path));
        assert!(
            ["reports/README.md", "reports/zen/engines.svg", "profiles/zen/a.svg"]
                .into_iter()
                .all(is_shipped)
        );
        assert!(
            !["reports/local/zen/engines.svg", "profiles/local/zen/a.svg", "target/x"]
                .into_iter()
                .any(is_shipped)
        );
    }
}
