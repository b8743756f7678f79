//! The page of a machine's flamegraphs, which marks those of another source than the current one.

use std::path::{Path, PathBuf};

use anyhow::{Error, Result};
use maud::{Markup, html};

use super::chart::{self, flame};
use super::frame::Frame;
use super::site::Ways;
use crate::axes;
use crate::machine;
use crate::measure::stacks::Stacks;
use crate::record::profiles::{FILE, Graph, NARROW, Profiles, Shares, Subject};
use crate::terminal::format::{percent, sentence, thousands};
use crate::terminal::table::{Cell, Table, inline};
use crate::workspace;
use outpace::record::sealed;
use outpace::report::counters::sentences;

/// SHA-256 of the current sources of engines and kernels.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    pub engine: String,
    pub kernels: String,
}

impl Sources {
    pub fn read(root: &Path) -> Result<Self> {
        let engine = machine::source(root)?.sha256;
        let kernels =
            sealed::sha256(format!("{engine} {}", machine::digest_of_kernels(root, |_| true)?).as_bytes());
        Ok(Self { engine, kernels })
    }

    pub fn source(&self, subject: Subject) -> &str {
        match subject {
            Subject::Engine => &self.engine,
            Subject::Kernels => &self.kernels,
        }
    }

    fn is_of(&self, graph: &Graph) -> bool {
        graph.source == self.source(graph.subject)
    }
}

/// Returns how many pictures were drawn of an older source.
pub fn stale(profiles: &Profiles, now: &Sources) -> usize {
    let stale = profiles.graphs.iter().filter(|graph| !now.is_of(graph));
    stale.map(|graph| 1 + usize::from(graph.difference.is_some())).sum()
}

/// Draws a flamegraph as a file. If `before` holds the stacks of another engine, the colours show
/// the differences from that engine.
pub fn picture(title: &str, about: &str, stacks: &Stacks, before: Option<&Stacks>) -> String {
    chart::file(flame::draw(title, about, stacks, before))
}

/// Reads the lists of flamegraphs below `profiles/`: the folder of each, and the list or the reason
/// why it cannot be used.
pub fn all(root: &Path) -> Result<Vec<(PathBuf, Result<Profiles>)>> {
    let profiles = root.join("profiles");
    let mut folders = workspace::entries_if_any(&profiles)?;
    folders.extend(workspace::entries_if_any(&profiles.join(workspace::LOCAL))?);
    let kept = folders.into_iter().filter(|path| path.is_dir()).filter_map(|path| {
        let load = |()| sealed::load(&path.join(FILE)).map_err(Error::from);
        let profiles = workspace::check_plain(&path).and_then(load).transpose()?;
        Some((path, profiles))
    });
    Ok(kept.collect())
}

/// Draws the page of a machine's flamegraphs.
pub fn page(profiles: &Profiles, now: &Sources, ways: &Ways) -> String {
    let bytes: u64 = profiles.pictures().map(|picture| picture.bytes).sum();
    let stale = stale(profiles, now);
    Frame {
        title: format!("Flamegraphs on {}", profiles.brand),
        eyebrow: html! {
            a href={ (ways.index) "index.html" } { "Plywright" } " · where each variant executes its instructions · "
            a href={ (ways.machine) "index.html" } { "what is fastest on this machine" }
        },
        heading: format!("Flamegraphs on {}", profiles.brand),
        main: html! {
            section #short {
                p.lead { (profiles.pictures().count()) " pictures, " (thousands(bytes / 1024)) " KiB." }
                @if stale > 0 {
                    p.missing {
                        (stale) " of them are out of date, because the source has changed. To draw them anew: " code { "cargo lab profile --all" }
                    }
                }
                p {
                    "A frame is as wide as its share of the instructions, and stands on its caller; point at it for its whole name and its figures. "
                    "Callgrind counts every instruction with the functions that led to it, and the program's debug information tells what "
                    "was inlined. Two counts of the same program are equal. Instructions are not time: the verdicts compare times, and the "
                    "differences tell where a variant that is faster or slower executes more or fewer instructions. Frames below 0.1 % are not drawn."
                }
            }
            section #engines {
                h2 { "Whole engines" }
                p {
                    "The searches of " code { "bench" } ", without the start of the engine and the clearing of its tables. Differences are shares of the "
                    "default build's instructions: red frames execute more instructions than in the default build, blue frames fewer. Axes that matter only "
                    "with the classical evaluation are compared with their own default, which has that evaluation too."
                }
                (table(profiles, now, &ways.record, Subject::Engine, "Whole engines", "Each variant alone in the default build, on the positions of `bench`"))
                @for (graph, parts) in profiles.graphs.iter().filter_map(|graph| Some(graph).zip(graph.network)) {
                    p {
                        code { (graph.axis.as_deref().unwrap_or("default")) "-" (graph.variant.as_deref().unwrap_or("build")) }
                        ", the network's part: " (parts_of_network(parts, graph.instructions)) "."
                    }
                }
                @for counters in profiles.graphs.iter().filter_map(|graph| graph.counters.as_ref()) {
                    @for counted in sentences(&counters.baseline, std::slice::from_ref(&counters.counted)) {
                        p { (inline(&sentence(&counted))) }
                    }
                }
                @if !profiles.unavailable.is_empty() {
                    h3 { "Without a flamegraph" }
                    ul {
                        @for absent in &profiles.unavailable {
                            li.missing { code { (absent.axis) "-" (absent.variant) } ": " (absent.reason) "." }
                        }
                    }
                }
            }
            section #kernels {
                h2 { "Kernels" }
                p {
                    "The kernel alone, on operands recorded in a search, as a chain of dependent operations (latency) and as independent operations "
                    "(throughput). The preparation of the operands is not counted."
                }
                (table(profiles, now, &ways.record, Subject::Kernels, "Kernels", "Each variant's kernels"))
            }
        },
        footer: html! {
            "Drawn by " code { "cargo lab report" } " from " code { (FILE) } " beside this page. Each picture is drawn again by the command of its row."
        },
    }
    .draw()
}

fn table(
    profiles: &Profiles,
    now: &Sources,
    pictures: &str,
    subject: Subject,
    name: &str,
    caption: &str,
) -> Markup {
    let is_engine = subject == Subject::Engine;
    let is_of_subject = |graph: &&Graph| graph.subject == subject;
    let graphs = || profiles.graphs.iter().filter(is_of_subject);
    let mut columns = vec!["variant", "target", "flamegraph", "instructions"];
    if is_engine {
        columns.extend(["against the default", "difference"]);
    }
    let mut table = Table::new(columns.into_iter().chain(["source", "drawn by"]));
    let default = graphs().find(|graph| graph.axis.is_none() && graph.target != NARROW);
    for graph in graphs() {
        let label = graph.axis.as_deref().zip(graph.variant.as_deref());
        let (axis, variant) = label.unwrap_or(("default", "build"));
        let mut cells = vec![
            Cell::code(&label.map_or("default".to_owned(), |(axis, variant)| format!("{axis}-{variant}")))
                .naming(),
            Cell::word(&graph.target),
            Cell::word(subject.name()).link(format!("{pictures}{}", graph.file.name)),
            Cell::figure(thousands(graph.instructions), [graph.instructions]),
        ];
        if is_engine {
            let base = profiles.base(graph, &axes::counted_against(axis));
            let more = base.map(|base| graph.instructions as f64 / base.instructions as f64 - 1.0);
            cells.push(more.map_or(Cell::none(), |more| Cell::figure(percent(more), [more])));
            cells.push(graph.difference.as_ref().map_or(Cell::word(""), |difference| {
                let cell = difference.verdict.as_ref().map_or(Cell::word("by target"), Cell::verdict);
                cell.link(format!("{pictures}{}", difference.file.name))
            }));
        }
        let state = if now.is_of(graph) { "today's" } else { "another" };
        cells.extend([
            Cell::word(state),
            Cell::code(&graph.command).below([format!("{}, {}", graph.tool, graph.rustc)]),
        ]);
        // A row for kernels or for another target has a longer address, so that every row has its
        // own.
        let is_host = default.is_none_or(|default| default.target == graph.target);
        let short: &[&str] = &[axis, variant];
        let whole: &[&str] = &[subject.name(), &graph.target, axis, variant];
        table.row(if is_engine && is_host { short } else { whole }, cells);
    }
    table.html(name, inline(caption))
}

/// Returns the network's parts as shares of `total` instructions.
fn parts_of_network(Shares { update, output }: Shares, total: u64) -> String {
    let share = |part: u64| format!("{:.1} %", part as f64 / total as f64 * 100.0);
    let rest = total.saturating_sub(update).saturating_sub(output);
    format!("update {}, output {}, the rest {}", share(update), share(output), share(rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::profiles::tests::graph;
    use crate::record::profiles::{Counters, Difference, Picture};
    use crate::record::{Counted, Counts, Unavailable, Verdict};

    fn now() -> Sources {
        Sources { engine: "e".to_owned(), kernels: "k".to_owned() }
    }

    #[test]
    fn the_page_links_every_picture_and_says_which_are_of_an_older_source() {
        let mut profiles = Profiles::none("zen", "Zen <b>");
        let swar = Some(("popcount", "swar"));
        let mut engine = graph(Subject::Engine, swar, "e");
        engine.instructions = 1100;
        let counts = Counts::Absent { why: "no PMU <b>".to_owned() };
        let counted = Counted { benchmark: String::new(), candidate: "popcount-swar".to_owned(), counts };
        engine.counters = Some(Counters { baseline: "default".to_owned(), counted });
        let file = Picture::new("difference-popcount-swar.svg".to_owned(), b"");
        engine.difference = Some(Difference { file, verdict: Some(Verdict::Slower) });
        let reason = Unavailable { axis: "target".into(), variant: "native".into(), reason: "no <i>".into() };
        let graphs = vec![graph(Subject::Engine, None, "e"), engine, graph(Subject::Kernels, swar, "old")];
        profiles.merge(graphs, vec![reason]);
        let ways = Ways { machine: "../../reports/zen/".to_owned(), ..Ways::default() };
        let drawn = page(&profiles, &now(), &ways);
        crate::fixtures::assert_says(
            &drawn,
            &[
                "4 pictures",
                "1 of them are out of date, because the source has changed.",
                "href=\"engine-default.svg\"",
                "href=\"engine-popcount-swar.svg\"",
                "href=\"difference-popcount-swar.svg\"",
                "href=\"kernels-popcount-swar.svg\"",
                "id=\"popcount-swar\"",
                "+10.0 %",
                "slower",
                "no &lt;i&gt;",
                "No hardware counters: no PMU &lt;b&gt;.",
                "Zen &lt;b&gt;",
                "../../reports/zen/index.html",
            ],
        );
        assert_eq!(stale(&profiles, &now()), 1);
        profiles.graphs.retain(|graph| graph.source == "e");
        assert!(!page(&profiles, &now(), &ways).contains("out of date"));
    }

    /// Also checks that the shipped pictures of a list are complete and small, if there are any, and
    /// that each is in a list.
    #[test]
    fn every_shipped_flamegraph_is_the_one_in_its_list() {
        let root = plywright_testing::checkout();
        for (folder, profiles) in all(root).unwrap() {
            let profiles = profiles.unwrap();
            let (mut bytes, mut of_time) = (0, 0);
            let has_pictures = profiles.has_pictures_in(&folder);
            for picture in profiles.pictures().filter(|_| has_pictures) {
                let content = std::fs::read(folder.join(&picture.name)).unwrap();
                bytes += content.len();
                assert_eq!(Picture::new(picture.name.clone(), &content), *picture, "{}", folder.display());
            }
            let drawn = |name: &str| {
                ["engine-", "kernels-", "difference-"].iter().any(|begin| name.starts_with(begin))
            };
            for path in workspace::entries(&folder).unwrap() {
                let name = path.file_name().unwrap().to_str().unwrap();
                if name.starts_with("time-") {
                    of_time += std::fs::read(&path).unwrap().len();
                }
                let is_listed = profiles.pictures().any(|picture| picture.name == name);
                assert!(is_listed || !drawn(name), "nothing lists {}", path.display());
            }
            assert!(bytes <= 3 << 20, "{}: {bytes} bytes", folder.display());
            assert!(of_time <= 1 << 20, "{}: {of_time} bytes of time", folder.display());
        }
    }
}
