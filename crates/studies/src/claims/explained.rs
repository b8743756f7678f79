//! Explains by machine code why a claim holds or does not hold on a machine's CPU. `claims.toml`
//! has the sentences. Their figures are filled in from the machine's stored files whenever the page
//! is drawn, so they always agree with the records.
//!
//! A sentence has placeholders for its figures: in braces, the kind of figure and its subject.
//!
//! | placeholder | replaced by |
//! |---|---|
//! | `{time score/split latency recorded}` | nanoseconds per operation, on these operands |
//! | `{paired score/split latency recorded}` | lock-step speed against the default, same operands |
//! | `{count score/split latency}` | instructions per operation, on recorded operands |
//! | `{speed score/split}` | the whole engine against the default build, with its interval |
//! | `{over popcount/mixed popcount/swar}` | speed against another engine, from the gains of both |
//! | `{work score/split}` | instructions of its `bench` against the default's: `2.0 % fewer` |
//! | `{even latency bits-}` | set bits at which `sparse` and `swar` take equal time, on `bits-*` |
//! | `{code i686/popcount/swar}` | number of instructions in a stored listing |
//! | `{loop i686/popcount/swar latency}` | number in the longest innermost loop of this function |
//!
//! The last two may have one more word, which limits the count to instructions with this name or,
//! if it begins with `[`, with this operand (`[rsp`).
//!
//! Times by density of set bits are taken from a comparison of targets, if the machine has one of
//! the same engine: the verdict on claim 35 follows from that comparison too.

use std::path::{Path, PathBuf};

use super::judge::figures;
use super::rows::Row;
use crate::evidence::Evidence;
use crate::targets::{Compared, Side};
use plywright_lab::axes;
use plywright_lab::code::listing;
use plywright_lab::code::listing::shipped::longest;
use plywright_lab::decide::density::{ABOUT, EXACT, break_even, curves};
use plywright_lab::decide::figures::Kind;
use plywright_lab::evidence::of_neighbour;
use plywright_lab::record::profiles::{self, Graph, Profiles, Subject};
use plywright_lab::record::{Judgement, KernelFigure, ListingFigure, Mode, Record, Verdict};
use plywright_lab::terminal::format::{date, nanoseconds, percent, share, thousands};

/// Placeholder for a machine's key in a path.
pub(super) const MACHINE: &str = "MACHINE";

/// Evidence stored for a machine besides its records: listings and flamegraphs.
#[derive(Debug, Default)]
pub(crate) struct StoredEvidence {
    root: PathBuf,
    profiles: Option<Profiles>,
    /// SHA-256 of the engine's present source.
    now: String,
}

#[derive(Debug)]
pub(crate) struct Explained {
    /// Words for the CPU and the records from which the figures come.
    pub(crate) by: String,
    pub(crate) says: Vec<String>,
    /// Listings, and the flamegraphs that still exist, which show the reason.
    pub(crate) files: Vec<String>,
}

/// Records from which the figures of an explanation are taken.
struct Measured<'a> {
    record: &'a Record,
    /// A comparison of targets, and its side that is built like the record's kernels.
    compared: Option<(&'a Compared, &'a Side)>,
    profiles: &'a Profiles,
}

impl<'a> Measured<'a> {
    fn new(record: &'a Record, evidence: &'a Evidence, profiles: &'a Profiles) -> Self {
        let of_source = evidence.compared.iter().filter(|other| other.source.sha256 == record.source.sha256);
        let mut sides = of_source.flat_map(|other| [(other, &other.a), (other, &other.b)]);
        let is_like = |side: &Side| side.triple == record.compiler.host && side.target_cpu.is_none();
        let compared = sides.find(|(_, side)| is_like(side) && !side.density.figures().is_empty());
        Self { record, compared, profiles }
    }

    /// Times of kernels by density.
    fn densities(&self) -> &'a [KernelFigure] {
        self.compared.map_or_else(|| self.record.kernels.figures(), |(_, side)| side.density.figures())
    }

    /// Names the CPU and the records. The comparison of targets is named only if a sentence has a
    /// time by density.
    fn by(&self, sentences: &[String]) -> String {
        let by = format!("{}, by the record begun {}", self.record.machine.brand, date(self.record.started));
        let has_density =
            sentences.iter().any(|sentence| sentence.contains(EXACT) || sentence.contains(ABOUT));
        match self.compared.filter(|_| has_density) {
            Some((compared, _)) => {
                format!("{by}, and for times by density the comparison begun {}", date(compared.started))
            }
            None => by,
        }
    }
}

impl StoredEvidence {
    /// Reads the evidence for the machine with this key in the checkout at `root`. `now` is the
    /// SHA-256 of the engine's present source.
    pub(crate) fn read(root: &Path, machine: &str, now: &str) -> Self {
        let profiles = of_neighbour(&root.join("profiles").join(machine).join(profiles::FILE));
        Self { root: root.to_owned(), profiles, now: now.to_owned() }
    }

    /// Returns true if the latest record is of another engine than the present one, so that no
    /// record counts as present.
    pub(crate) fn is_all_history(&self, evidence: &Evidence) -> bool {
        !self.now.is_empty() && evidence.latest().is_some_and(|latest| latest != self.now)
    }

    /// Returns true if there are flamegraphs of engines built from the source with this SHA-256.
    pub(crate) fn has_engines_of(&self, source: &str) -> bool {
        let graphs = self.profiles.iter().flat_map(|profiles| &profiles.graphs);
        graphs.filter(|graph| graph.subject == Subject::Engine).any(|graph| graph.source == source)
    }

    /// Files that show a claim on this machine. Files that belong to a machine are left out if they
    /// do not exist.
    pub(crate) fn shown(&self, row: &Row, machine: &str) -> Vec<String> {
        let is_there = |path: &&String| {
            !path.contains(MACHINE) || self.root.join(path.replace(MACHINE, machine)).is_file()
        };
        row.see.iter().filter(is_there).map(|path| path.replace(MACHINE, machine)).collect()
    }

    /// Explains the claim of a row. Returns None if the row has no explanation, if a figure or a
    /// file for it is missing, or if the record is not of the latest engine.
    pub(crate) fn explain(&self, row: &Row, evidence: &Evidence) -> Option<Explained> {
        let (why, profiles) = (row.explained.as_ref()?, self.profiles.as_ref()?);
        let [_, axis, variant] = parts(why.of.first()?)?;
        let record = evidence.whole_engines_with(&format!("{axis}-{variant}"))?;
        let source =
            Some(&record.source.sha256).filter(|sha256| evidence.latest().as_ref() == Some(*sha256))?;
        let mut files = Vec::new();
        for slug in &why.of {
            let [target, axis, variant] = parts(slug)?;
            let listing = format!("asm/{slug}.s");
            self.is_recorded(record, [target, axis, variant]).then(|| files.push(listing))?;
            let mut has_graph = false;
            let graphs = profiles.graphs.iter().filter(|graph| graph.target == target);
            let is_own =
                |graph: &&Graph| graph.source == *source && graph.is_of(Subject::Engine, axis, variant);
            // The default variant may have no flamegraph of its own. The engine that the others are
            // compared with contains the default variant, so its flamegraph is shown instead.
            let is_default = axes::axis(axis).is_ok_and(|axis| axis.default() == variant);
            let takes_base = is_default && !graphs.clone().any(|graph| is_own(&graph));
            let base = axes::counted_against(axis).into_iter().next();
            for graph in graphs {
                let is_base = takes_base && graph.source == *source && graph.is_engine(base);
                if is_base || is_own(&graph) || graph.is_of(Subject::Kernels, axis, variant) {
                    has_graph = true;
                    let picture =
                        graph.difference.as_ref().map_or(&graph.file, |difference| &difference.file);
                    let picture = format!("profiles/{}/{}", profiles.machine, picture.name);
                    // Pictures of an older engine may have been deleted.
                    files.extend(Some(picture).filter(|picture| self.root.join(picture).is_file()));
                }
            }
            has_graph.then_some(())?;
        }
        let measured = Measured::new(record, evidence, profiles);
        let says = why.says.iter().map(|sentence| self.fill(sentence, &measured));
        Some(Explained { by: measured.by(&why.says), says: says.collect::<Option<_>>()?, files })
    }

    fn fill(&self, sentence: &str, measured: &Measured<'_>) -> Option<String> {
        let mut parts = sentence.split('{');
        let mut text = parts.next()?.to_owned();
        for part in parts {
            let (figure, rest) = part.split_once('}')?;
            text += &self.figure(figure, measured)?;
            text += rest;
        }
        Some(text)
    }

    fn figure(&self, figure: &str, measured: &Measured<'_>) -> Option<String> {
        let &Measured { record, profiles, .. } = measured;
        let judged = |slug: &str| record.decision.of_slug(&slug.replace('/', "-"));
        let gain = |slug: &str| match judged(slug)? {
            Judgement { verdict: Verdict::Default, .. } => Some(0.0),
            other => Some(other.estimate.as_ref()?.gain),
        };
        let figure_of = |kind: Kind, name: String| {
            let mut figures_of_record = plywright_lab::decide::figures::of_record(record).into_iter();
            Some(figures_of_record.find(|figure| figure.kind == kind && figure.name() == name)?.value?.value)
        };
        Some(match figure.split(' ').collect::<Vec<_>>()[..] {
            ["time", slug, mode, operands] => {
                let [axis, variant] = parts(slug)?;
                let by_density = measured.densities().iter().find(|time| {
                    (&*time.axis, &*time.variant, &*time.operands, time.mode.name())
                        == (axis, variant, operands, mode)
                });
                nanoseconds(match by_density {
                    Some(time) => time.nanoseconds_per_op,
                    None => figure_of(Kind::Time, format!("{slug}/{operands}/{mode}"))?,
                })
            }
            ["paired", slug, mode, operands] => {
                percent(figure_of(Kind::Lockstep, format!("{slug}/{operands}/{mode}"))? - 1.0)
            }
            ["count", slug, mode] => {
                let count = figure_of(Kind::Instructions, format!("{slug}/recorded/{mode}"))?;
                let digits = usize::from(count < 100.0);
                format!("{count:.digits$}")
            }
            ["speed", slug] => figures(judged(slug)?),
            ["over", slug, other] => percent((1.0 + gain(slug)?) / (1.0 + gain(other)?) - 1.0),
            ["work", slug] => {
                let [axis, variant] = parts(slug)?;
                let graphs = &profiles.graphs;
                let graph = graphs.iter().find(|graph| {
                    graph.is_of(Subject::Engine, axis, variant) && graph.source == record.source.sha256
                })?;
                let default = profiles.base(graph, &axes::counted_against(axis))?;
                let more = graph.instructions as f64 / default.instructions as f64 - 1.0;
                format!("{} {}", share(more.abs()), if more < 0.0 { "fewer" } else { "more" })
            }
            ["even", mode, operands] => {
                let mode = Mode::named(mode)?;
                let found = break_even(&curves(measured.densities(), operands, mode));
                found.map_or_else(|| "no number of bits".to_owned(), |bits| format!("{bits:.1} bits"))
            }
            ["code", slug] => self.count(slug, None, "")?,
            ["code", slug, which] => self.count(slug, None, which)?,
            ["loop", slug, function] => self.count(slug, Some(function), "")?,
            ["loop", slug, function, which] => self.count(slug, Some(function), which)?,
            _ => return None,
        })
    }

    /// Returns true if the listing exists and does not contradict the record: if the record counted
    /// this variant's code, the listing must be of the code that was counted.
    fn is_recorded(&self, record: &Record, [target, axis, variant]: [&str; 3]) -> bool {
        let Ok(Some(listing)) = listing::read(&self.root, target, axis, variant) else { return false };
        let is_it = |figure: &&ListingFigure| {
            [&*figure.target_cpu, &*figure.axis, &*figure.variant] == [target, axis, variant]
        };
        record.listings.figures().iter().find(is_it).is_none_or(|figure| listing.is_of(figure))
    }

    /// Counts the instructions of a listing, or of the longest loop of one of its functions, that
    /// match `which`.
    fn count(&self, slug: &str, function: Option<&str>, which: &str) -> Option<String> {
        let [target, axis, variant] = parts(slug)?;
        let listing = listing::read(&self.root, target, axis, variant).ok()??;
        let lines: Vec<&str> = match function {
            Some(name) => {
                longest(listing.functions.iter().find(|function| function.name == name)?)?.instructions
            }
            None => {
                let lines = listing.functions.iter().flat_map(|function| &function.lines).map(String::as_str);
                lines.filter(|line| !line.starts_with('.') && *line != "nop").collect()
            }
        };
        let is_such = |line: &&&str| {
            which.is_empty()
                || line.split(' ').next() == Some(which)
                || which.starts_with('[') && line.contains(which)
        };
        Some(thousands(lines.iter().filter(is_such).count() as u64))
    }
}

/// Splits `x86-64/score/split` or `score/split` into its `N` parts. Returns None for another number
/// of parts.
fn parts<const N: usize>(slug: &str) -> Option<[&str; N]> {
    slug.split('/').collect::<Vec<_>>().try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::load_record;
    use crate::targets::tests::compared;

    #[test]
    fn times_by_density_are_from_a_comparison_of_the_same_engine() {
        let record: Record = load_record("tests/fixtures/amd-epyc-19-11-1/record.json");
        let mut evidence = Evidence { compared: vec![compared()], ..Evidence::default() };
        let by_of = |evidence: &Evidence, sentence: &str| {
            let profiles = Profiles::default();
            let measured = Measured::new(&record, evidence, &profiles);
            (measured.densities() == record.kernels.figures(), measured.by(&[sentence.to_owned()]))
        };
        let (even, other) = ("{even latency bits-}", "{time popcount/mixed throughput recorded}");
        evidence.compared[0].source.sha256 = "another".to_owned();
        let (is_of_record, by) = by_of(&evidence, even);
        assert!(is_of_record && !by.contains("comparison"), "{by}");
        evidence.compared[0].source = record.source.clone();
        let (is_of_record, by) = by_of(&evidence, even);
        let begun = date(evidence.compared[0].started);
        assert!(!is_of_record && by.ends_with(&format!("by density the comparison begun {begun}")), "{by}");
        assert!(!by_of(&evidence, other).1.contains("comparison"));
        // The other side is built for another platform.
        evidence.compared[0].a.triple = "another".to_owned();
        assert!(by_of(&evidence, even).0);
    }
}
