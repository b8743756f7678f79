//! `cargo lab report draw [FOLDER ...]`: generates every page and chart from the records of
//! `reports/` and `profiles/`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Error, Result, bail, ensure};

use crate::build::targets;
use crate::bundle;
use crate::decide::beaten;
use crate::evidence::Evidence;
use crate::machine;
use crate::record::Record;
use crate::record::runs::Runs;
use crate::report::index::Elsewhere;
use crate::report::place::Place;
use crate::report::profiles::{self, Sources};
use crate::report::site::Ways;
use crate::report::{self, brief, index, site};
use crate::terminal::stdout::{self, Printed};
use crate::terminal::table::{Cell, Table, column};
use crate::workspace;

use outpace::os::files;
use outpace::record::sealed;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Generate pages only for the folders of these names in `reports/` and `reports/local/`
    /// [default: all].
    #[arg(value_name = "FOLDER")]
    folders: Vec<String>,
    /// Also generate the shipped charts and Markdown pages, which git tracks.
    #[arg(long)]
    keep: bool,
    /// Write nothing, and fail if a shipped chart or page is not the one that its record gives, or
    /// if its record does not exist any more.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    form: stdout::Form,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let reports = workspace::shipped(&root);
    if options.keep && !options.check {
        site::shipped(&root).iter().try_for_each(|folder| workspace::check_within(&root, folder))?;
    }
    for name in &options.folders {
        let results = [&reports, &reports.join(workspace::LOCAL)];
        let is_there = machine::is_name(name) && results.iter().any(|reports| reports.join(name).is_dir());
        ensure!(is_there, "there is no folder `{}` in {}", name.escape_debug(), reports.display());
    }
    let Rendered { mut pages, mut left_out } = pages(&root, &reports)?;
    let graphs = flamegraphs(&root)?;
    pages.extend(graphs.pages);
    left_out.extend(graphs.left_out);
    for (folder, error) in &left_out {
        stdout::note!("warning: {} is left out of the report: {error:#}", folder.display());
    }
    let kept = workspace::folders_of_records(&reports)?;
    // A record that cannot be read was named above.
    let kept = kept.iter().filter_map(|folder| sealed::load::<Record>(&folder.join("record.json")).ok()?);
    for sentence in beaten::beaten(&kept.collect::<Vec<_>>()) {
        stdout::note!("warning: {sentence}");
    }
    let index = site::page(&root, &reports);
    let is_named = |path: &Path| {
        let is_below = |name: &String| path.iter().any(|part| part == name.as_str());
        options.folders.is_empty() || path == index || options.folders.iter().any(is_below)
    };
    let is_written = |path: &Path| match site::is_shipped(&root, path) {
        true => options.keep || options.check,
        false => !options.check,
    };
    let wanted = |path: &Path| is_named(path) && is_written(path);
    let mut columns = Table::new([column("page", &["page"]), column("state", &["state"])]);
    let shown = |path: &Path| path.strip_prefix(&root).unwrap_or(path).display().to_string();
    let (mut changed, mut orphaned) = (Vec::new(), 0);
    let drawn: BTreeSet<PathBuf> = pages.iter().map(|(path, _)| path.clone()).collect();
    for (path, text) in pages.into_iter().filter(|(path, _)| wanted(path)) {
        let is_as_long = std::fs::metadata(&path).is_ok_and(|kept| kept.len() == text.len() as u64);
        let is_same = is_as_long && std::fs::read(&path).is_ok_and(|kept| kept == text);
        let state = match (is_same, options.check) {
            (true, _) => "unchanged",
            (false, true) => "stale",
            (false, false) => "drawn",
        };
        columns.push([Cell::word(shown(&path)), Cell::word(state)]);
        if !is_same {
            ensure!(workspace::is_plain(&path), "{} is a link, a pipe or a device", path.display());
            if site::is_shipped(&root, &path) && !options.check {
                workspace::check_within(&root, &path)?;
            }
            changed.push((path, text));
        }
    }
    // Files next to an unusable record may belong to it, so they are not reported as orphans.
    let is_known = |path: &PathBuf| !left_out.iter().any(|(folder, _)| path.starts_with(folder));
    for orphan in orphans(&reports, &drawn)?.into_iter().filter(|path| wanted(path)).filter(is_known) {
        columns.push([Cell::word(shown(&orphan)), Cell::word("orphaned")]);
        orphaned += 1;
    }
    if !options.check {
        files::replace_all(&changed)?;
    }
    let printed = Printed { rows: &columns };
    options.form.print(&printed, || format!("{columns}\n{}\n", shown(&index)))?;
    if options.check && !changed.is_empty() {
        bail!("{} of the charts and pages are stale: run `cargo lab report --keep`", changed.len());
    }
    ensure!(
        !options.check || orphaned == 0,
        "{orphaned} of the charts and pages belong to no record: remove them"
    );
    let unusable = left_out.iter().filter(|(folder, _)| is_named(folder)).count();
    ensure!(!options.check || unusable == 0, "{unusable} of the folders have a record that cannot be used");
    Ok(())
}

/// Generates the pages of the flamegraphs. A page marks pictures of an older source, so it must be
/// generated again after a change of the source. A list without pictures gets no page.
pub(crate) fn flamegraphs(root: &Path) -> Result<Rendered> {
    let folders = profiles::all(root)?;
    let (mut pages, mut left_out) = (Pages::new(), Vec::new());
    if folders.is_empty() {
        return Ok(Rendered { pages, left_out });
    }
    let now = Sources::read(root)?;
    for (folder, profiles) in folders {
        let profiles = match profiles {
            Ok(profiles) => profiles,
            Err(error) => {
                left_out.push((folder, error));
                continue;
            }
        };
        if !profiles.has_pictures_in(&folder) {
            continue;
        }
        let stale = profiles::stale(&profiles, &now);
        if stale > 0 {
            let (folder, count) = (folder.display(), profiles.pictures().count());
            stdout::note!(
                "warning: {stale} of {count} flamegraphs in {folder} are of another source: run `cargo lab profile --all`"
            );
        }
        let ways = Ways::new(root, &folder, &profiles.machine);
        let page = profiles::page(&profiles, &now, &ways);
        pages.push((site::page(root, &folder), page.into_bytes()));
    }
    Ok(Rendered { pages, left_out })
}

/// Returns the lab's pages and charts in the folders of `reports` that belong to no record, because
/// the record was removed or renamed. Ignores Markdown pages of other programs.
pub(crate) fn orphans(reports: &Path, drawn: &BTreeSet<PathBuf>) -> Result<Vec<PathBuf>> {
    let is_ours = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let end = path.extension().unwrap_or_default();
        end == "html" || end == "svg" || OURS.contains(&&*name)
    };
    let mut orphans = Vec::new();
    for folder in folders_of_all(reports)? {
        let ours = workspace::entries(&folder)?.into_iter().filter(is_ours);
        orphans.extend(ours.filter(|path| !drawn.contains(path)));
    }
    Ok(orphans)
}

/// Names of the Markdown pages that the lab generates in a machine's folder.
const OURS: [&str; 2] = [brief::FILE, "targets.md"];

/// Returns the folders of shipped records, and those of the user's own.
fn folders_of_all(reports: &Path) -> Result<Vec<PathBuf>> {
    let local = workspace::folders_of_records(&reports.join(workspace::LOCAL))?;
    Ok(workspace::folders_of_records(reports)?.into_iter().chain(local).collect())
}

/// Pages and charts, each with its path and its contents.
type Pages = Vec<(PathBuf, Vec<u8>)>;

/// Generated pages of a folder of reports or of flamegraphs.
pub(crate) struct Rendered {
    /// Every page and chart. The page over all machines comes last.
    pub pages: Pages,
    /// Folders with an unusable record or list of flamegraphs, each with the reason. No page
    /// contains anything from them.
    pub left_out: Vec<(PathBuf, Error)>,
}

/// Generates every page and chart of the records below `reports`. If a record is unusable, only the
/// pages of its own folder are missing.
pub(crate) fn pages(root: &Path, reports: &Path) -> Result<Rendered> {
    let (mut pages, mut places, mut left_out) = (Vec::new(), Vec::new(), Vec::new());
    let mut runs: BTreeMap<String, Runs> = BTreeMap::new();
    let now = bundle::source(root)?.sha256;
    for folder in folders_of_all(reports)? {
        let name = folder.strip_prefix(reports).unwrap_or(&folder).to_string_lossy().into_owned();
        match workspace::check_plain(&folder).and_then(|()| of_folder(root, &folder, &name, &now)) {
            Ok((place, of_machine, drawn)) => {
                places.extend(place);
                pages.extend(drawn);
                // The user's own runs and the shipped ones on the same kind of CPU are shown
                // together.
                if let Some(new) = of_machine {
                    let machine = new.machine.clone();
                    let kept = runs.entry(machine).or_insert_with_key(|machine| Runs::none(machine));
                    new.runs.into_iter().for_each(|run| kept.add(run));
                }
            }
            Err(error) => left_out.push((folder, error)),
        }
    }
    let runs: Vec<Runs> = runs.into_values().collect();
    let shipped: Vec<&Place> = places.iter().filter(|place| !place.name.contains('/')).collect();
    if site::is_shipped(root, reports) {
        pages.push((reports.join(brief::FILE), brief::of_all(&shipped, &now).into_bytes()));
    }
    let from = site::folder(root, reports);
    let elsewhere = elsewhere(&from, reports, &places, &pages);
    let index = index::page(&places, &runs, &elsewhere, &now);
    pages.push((site::page(root, reports), index.into_bytes()));
    Ok(Rendered { pages, left_out })
}

/// Returns the contents of a folder: its record, the runs on the machine if the folder has the
/// machine's name, and the folder's pages.
fn of_folder(
    root: &Path,
    folder: &Path,
    name: &str,
    now: &str,
) -> Result<(Option<Place>, Option<Runs>, Pages)> {
    let mut evidence = Evidence::read(folder)?;
    let programs: Option<outpace::compare::Record> = sealed::load(&folder.join(outpace::compare::FILE))?;
    let targets = evidence.targets.as_ref().map(targets::page::markdown);
    let mut pages: Pages =
        targets.map(|page| (folder.join("targets.md"), page.into_bytes())).into_iter().collect();
    pages.extend(programs.as_ref().map(|programs| {
        let page = site::folder(root, folder).join("outpace.html");
        (page, outpace::report::page(programs).into_bytes())
    }));
    let last = folder.file_name().unwrap_or_default().to_string_lossy();
    let runs = evidence.runs.clone().filter(|runs| runs.machine == last);
    let Some(record) = evidence.choice.take().filter(|_| machine::is_name(&last)) else {
        return Ok((None, runs, pages));
    };
    pages.extend(report::draw(root, folder, &record, &evidence, now)?);
    Ok((Some(Place { name: name.to_owned(), record, evidence }), runs, pages))
}

/// Returns links to the pages of folders without a record of `choose`, because no machine's page
/// links to those pages. Skips folders with names that the lab would not give. The links are
/// relative to the folder `from`.
fn elsewhere(from: &Path, reports: &Path, places: &[Place], pages: &[(PathBuf, Vec<u8>)]) -> Vec<Elsewhere> {
    let is_page = |path: &Path| path.extension().is_some_and(|end| end == "html" || end == "md");
    let below = |path: &Path| {
        let below = path.strip_prefix(reports).or_else(|_| path.strip_prefix(from)).ok()?;
        let name = below.to_string_lossy().into_owned();
        let folder = below.parent()?.file_name()?.to_string_lossy();
        let is_alone =
            machine::is_name(&folder) && !places.iter().any(|place| below.starts_with(&place.name));
        let link = site::way(from, path.parent()?) + &path.file_name()?.to_string_lossy();
        is_alone.then_some(Elsewhere { name, link })
    };
    pages.iter().map(|(path, _)| path.as_path()).filter(|path| is_page(path)).filter_map(below).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Record, Verdict};

    #[test]
    fn pages_without_a_record_are_orphans() {
        let reports = tempfile::tempdir().unwrap();
        let path = |name: &str| reports.path().join(name);
        for folder in ["zen", "a:b"] {
            std::fs::create_dir(path(folder)).unwrap();
            std::fs::write(path(folder).join("threads.md"), "").unwrap();
            std::fs::write(path(folder).join("rules.txt"), "").unwrap();
        }
        std::fs::write(path("zen/gone.svg"), "").unwrap();
        let drawn = ["zen/threads.md", "a:b/threads.md", "zen/engines.svg"].map(path);
        let orphans = orphans(reports.path(), &drawn.iter().cloned().collect()).unwrap();
        assert_eq!(orphans, [path("zen/gone.svg")]);
        let pages = drawn.map(|path| (path, Vec::new()));
        let name = "zen/threads.md".to_owned();
        let found = elsewhere(reports.path(), reports.path(), &[], &pages);
        assert_eq!(found, [Elsewhere { link: name.clone(), name }]);
    }

    #[test]
    fn an_unusable_list_of_flamegraphs_is_left_out() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("profiles/zen");
        std::fs::create_dir_all(&folder).unwrap();
        assert!(flamegraphs(root.path()).unwrap().left_out.is_empty(), "a folder without a list");
        std::fs::write(folder.join(crate::record::profiles::FILE), "{}").unwrap();
        for path in ["Cargo.toml", "Cargo.lock", "crates/engine/Cargo.toml", "crates/parts/Cargo.toml"] {
            let copy = root.path().join(path);
            std::fs::create_dir_all(copy.parent().unwrap()).unwrap();
            std::fs::copy(plywright_testing::checkout().join(path), copy).unwrap();
        }
        let Rendered { pages, left_out } = flamegraphs(root.path()).unwrap();
        assert_eq!((pages.len(), left_out.len()), (0, 1));
        assert!(left_out[0].0 == folder, "{left_out:?}");
    }

    #[test]
    fn an_unusable_record_is_left_out() {
        type Damage = fn(&mut Record);
        let damages: [(&str, Damage); 5] = [
            ("a confidence of 1.5", |record| record.decision.rules.confidence = 1.5),
            ("a loss of -1", |record| record.decision.rules.loss = -1.0),
            ("a resolution of 2", |record| record.decision.verdicts.resolution = 2.0),
            ("which is no name", |record| record.axes[0].variants.push("native\"; touch x; \"".to_owned())),
            ("a variant of popcount occurs twice", |record| {
                let again = record.axes[0].variants[0].clone();
                record.axes[0].variants.push(again);
            }),
        ];
        let reports = tempfile::tempdir().unwrap();
        let keep = |name: &str, record: &Record| {
            let path = reports.path().join(name).join("record.json");
            files::replace(&path, &sealed::sealed(record).unwrap()).unwrap();
        };
        let good = crate::fixtures::record();
        keep("good", &good);
        for (at, (_, damage)) in damages.iter().enumerate() {
            let mut bad = good.clone();
            damage(&mut bad);
            keep(&format!("bad-{at}"), &bad);
        }
        let Rendered { mut pages, left_out } = pages(plywright_testing::checkout(), reports.path()).unwrap();
        let page = String::from_utf8(pages.pop().unwrap().1).unwrap();
        assert!(page.contains("good/index.html") && !page.contains("bad-"), "{page}");
        assert_eq!(left_out.len(), damages.len());
        for (at, ((expected, _), (folder, error))) in damages.iter().zip(&left_out).enumerate() {
            assert!(folder.ends_with(format!("bad-{at}")), "{expected}: {}", folder.display());
            assert!(format!("{error:#}").contains(expected), "{expected}: {error:#}");
        }
    }

    #[test]
    fn an_old_record_is_judged_again_and_not_changed() {
        let reports = tempfile::tempdir().unwrap();
        let path = |name: &str| reports.path().join(name).join("record.json");
        let record = crate::fixtures::record();
        let mut older = record.clone();
        let old = Verdict::Unjudged { reason: "by the rule of old".to_owned() };
        older.decision.judgements.iter_mut().for_each(|judged| judged.verdict = old.clone());
        let older = sealed::sealed(&older).unwrap();
        files::replace(&path("older"), &older).unwrap();
        let damaged = String::from_utf8(sealed::sealed(&record).unwrap()).unwrap();
        let seed = format!("\"seed\": {}", record.seed);
        assert!(damaged.contains(&seed), "{damaged}");
        let damaged = damaged.replacen(&seed, &format!("\"seed\": {}", record.seed + 1), 1);
        files::replace(&path("damaged"), damaged.as_bytes()).unwrap();
        let Rendered { pages, left_out } = pages(plywright_testing::checkout(), reports.path()).unwrap();
        let [(folder, _)] = &left_out[..] else { panic!("{left_out:?}") };
        assert!(folder.ends_with("damaged"), "{left_out:?}");
        let page = pages.iter().find(|(page, _)| page.ends_with("older/index.html")).unwrap();
        let page = String::from_utf8_lossy(&page.1);
        assert!(!page.contains("by the rule of old") && page.contains("slower"), "{page}");
        assert_eq!(std::fs::read(path("older")).unwrap(), older);
    }

    #[test]
    fn a_damaged_neighbour_removes_no_other_pages() {
        let reports = tempfile::tempdir().unwrap();
        let record = crate::fixtures::record();
        let key = &record.machine.key;
        let keep = |name: &str, content: &[u8]| {
            files::replace(&reports.path().join(name).join("record.json"), content).unwrap();
        };
        keep(key, &sealed::sealed(&record).unwrap());
        keep(&format!("{key}-with-evaluation-classical"), b"{}");
        let Rendered { pages, left_out } = pages(plywright_testing::checkout(), reports.path()).unwrap();
        assert_eq!(left_out.len(), 1);
        assert!(pages.iter().any(|(path, _)| *path == reports.path().join(key).join("index.html")));
    }

    #[test]
    #[cfg(unix)]
    fn a_folder_with_a_link_or_a_pipe_is_left_out() {
        let reports = tempfile::tempdir().unwrap();
        let path = |name: &str| reports.path().join(name);
        let record = sealed::sealed(&crate::fixtures::record()).unwrap();
        for name in ["linked", "piped", "sound"] {
            files::replace(&path(name).join("record.json"), &record).unwrap();
        }
        std::os::unix::fs::symlink(path("victim"), path("linked/index.html")).unwrap();
        let pipe = path("piped/claims.json");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let Rendered { pages, left_out } = pages(plywright_testing::checkout(), reports.path()).unwrap();
        let left: Vec<_> =
            left_out.iter().map(|(folder, error)| (folder.clone(), error.to_string())).collect();
        let said = |path: &Path| format!("{} is a link, a pipe or a device", path.display());
        let expected = [path("linked/index.html"), pipe];
        assert_eq!(
            left.iter().map(|(_, said)| said.clone()).collect::<Vec<_>>(),
            expected.map(|path| said(&path))
        );
        assert!(pages.iter().all(|(page, _)| page.starts_with(path("sound")) || *page == path("index.html")));
    }
}
