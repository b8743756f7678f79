//! Flamegraphs of instructions, counted by callgrind: of the whole engine with each variant, and of
//! each variant's kernels.

use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result, ensure};
use plywright::recipe::AXES;

use crate::build::candidates::{self, BuildAxes, Candidates};
use crate::build::engines::{self, BuildOptions, Built, Plan};
use crate::build::signature::{self, Recorded, SHALLOW};
use crate::build::targets::{Check, Options, Ready, Target};
use crate::decide::verdict;
use crate::evidence;
use crate::machine::compilers;
use crate::machine::tools::{self, Tool};
use crate::measure::counters::{self, Program};
use crate::measure::instructions;
use crate::measure::stacks::{self, Stacks};
use crate::record::profiles::{
    Counters, Difference, FILE, Graph, NARROW, Picture, Profiles, Shares, Subject,
};
use crate::record::{COMPILER, Counted as EngineCounts, PROFILE, Record, TARGET, Unavailable, Verdict};
use crate::report::profiles::{Sources, page, picture};
use crate::report::site::{self, Ways};
use crate::terminal::format::{thousands, words};
use crate::terminal::progress::Progress;
use crate::terminal::stdout;
use crate::{axes, machine, workspace};
use outpace::os::children;
use outpace::os::files;
use outpace::record::sealed;
use outpace::report::counters::sentences;

/// Root function of an engine's picture. It covers the searches, but neither the program's start
/// nor the clearing of tables between the positions.
pub(super) const SEARCH: &str = "search::Searcher::search";

/// Flags for debug information that tells which functions were inlined where, with their paths. The
/// code itself does not change.
const LINES: [&str; 2] = ["-Cdebuginfo=1", "-Cstrip=none"];

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    All,
    /// The default build alone.
    Default,
    /// An axis, or one variant of it.
    Axis(String, Option<String>),
}

/// Returns true if the name is an axis of the engine's code, or of its build (`target`, `profile`,
/// `compiler`).
pub(super) fn is_axis(name: &str) -> bool {
    AXES.iter().any(|axis| axis.name == name) || [TARGET, PROFILE, COMPILER].contains(&name)
}

impl Wanted {
    pub(super) fn parse(text: &str) -> Result<Self> {
        if text == "default" {
            return Ok(Self::Default);
        }
        let (axis, variant) =
            text.split_once('/').map_or((text, None), |(axis, variant)| (axis, Some(variant)));
        if !is_axis(axis) {
            axes::axis(axis)?;
        }
        if let (Ok(axis), Some(variant)) = (axes::axis(axis), variant) {
            axes::variant(axis, variant)?;
        }
        Ok(Self::Axis(axis.to_owned(), variant.map(str::to_owned)))
    }

    fn has(&self, axis: &str, variant: &str) -> bool {
        match self {
            Self::All => true,
            Self::Default => false,
            Self::Axis(chosen, None) => chosen == axis,
            Self::Axis(chosen, Some(chosen_variant)) => {
                (chosen.as_str(), chosen_variant.as_str()) == (axis, variant)
            }
        }
    }

    /// Returns the engines other than the default build, and the reasons why some are left out.
    fn candidates(&self, root: &Path) -> Result<Candidates> {
        let only = match self {
            Self::All => Vec::new(),
            Self::Default => return Ok(Candidates::default()),
            Self::Axis(axis, _) => vec![axis.clone()],
        };
        let chosen = only.first().and_then(|name| AXES.iter().find(|axis| axis.name == name));
        let build = BuildAxes::of_checkout(root, &compilers::all(root)?)?;
        let machine = machine::identify();
        let mut candidates =
            match chosen.filter(|chosen| !chosen.plays_alike || axes::needed_by(chosen).is_some()) {
                Some(_) => Candidates::default(),
                None => Candidates::list(Some(&machine), &build, &only, &[])?,
            };
        // Some axes matter only with another evaluation, so they are built with that one.
        for axis in AXES
            .iter()
            .filter(|axis| only.is_empty() || chosen.is_some_and(|chosen| chosen.name == axis.name))
        {
            if let Some(needed) = axes::needed_by(axis) {
                let axes = [axis.name.to_owned()];
                let list = Candidates::list(Some(&machine), &build, &axes, &[needed])?;
                candidates.unavailable.retain(|absent| absent.axis != axis.name);
                candidates.unavailable.extend(list.unavailable);
                candidates.plans.extend(list.plans);
            }
        }
        // Variants that play differently are not timed against the default, but their instructions
        // can be counted.
        for axis in AXES.iter().filter(|axis| !axis.plays_alike) {
            candidates.unavailable.retain(|absent| absent.axis != axis.name);
            axis.variants.iter().for_each(|variant| candidates.plan(axis.name, variant.name));
        }
        // If only one axis is wanted, the engine that it is compared with must be counted too.
        let base = chosen.and_then(|chosen| axes::counted_against(chosen.name).into_iter().next());
        let is_base = |axis: &str, variant: &str| base == Some((axis, variant));
        candidates.plans.retain(|(_, axis, variant)| self.has(axis, variant) || is_base(axis, variant));
        candidates.unavailable.retain(|absent| self.has(&absent.axis, &absent.variant));
        let none = candidates.plans.is_empty() && candidates.unavailable.is_empty();
        // The default variant has no engine of its own.
        let has_default = chosen.is_some_and(|chosen| self.has(chosen.name, chosen.default()));
        ensure!(has_default || !none, "there is no such variant of `{}`", only.join("`, `"));
        Ok(candidates)
    }
}

impl Wanted {
    /// Returns the name and the features of each engine of an axis of the code, for this machine's
    /// own target. Engines that this machine cannot run are left out.
    pub(super) fn engines(&self, root: &Path) -> Result<Vec<(String, Vec<String>)>> {
        let Self::Axis(axis, _) = self else { return Ok(Vec::new()) };
        let Ok(axis) = axes::axis(axis) else { return Ok(Vec::new()) };
        let plans = self.candidates(root)?.plans.into_iter();
        let plans = plans.filter(|(_, axis_name, variant)| self.has(axis_name, variant));
        let named = |variant: &str| format!("{}-{variant}", axis.name);
        let mut engines: Vec<_> =
            plans.map(|(plan, _, variant)| (named(&variant), plan.build.features)).collect();
        // The default variant has no engine of its own.
        if self.has(axis.name, axis.default())
            && !engines.iter().any(|(name, _)| *name == named(axis.default()))
        {
            let needed = axes::needed_by(axis).into_iter().collect();
            engines.insert(0, (named(axis.default()), needed));
        }
        Ok(engines)
    }
}

/// The counts of one engine, or of a variant's kernels.
struct Counted {
    subject: Subject,
    target: String,
    variant: Option<(String, String)>,
    rustc: String,
    stacks: Stacks,
    /// The engine's program; `None` for kernels.
    binary: Option<PathBuf>,
}

pub(super) fn run(root: &Path, folder: &Path, wanted: &Wanted, has_counters: bool) -> Result<()> {
    tools::check_toolchain(root)?;
    crate::session::catch_interrupts()?;
    let valgrind = tools::ensure(root, Tool::Valgrind)?;
    let version = tools::find(root, Tool::Valgrind)?.map(|found| found.version).unwrap_or_default();
    let tool = format!("valgrind {version}");
    let machine = machine::identify();
    // Other programs do not affect the counts, but this run would disturb their measurements.
    let _locks = crate::session::lock_machine(Some(folder))?;
    let kept: Option<Profiles> = sealed::load(&folder.join(FILE))?;
    let [local, shipped] =
        [workspace::results(root, false), workspace::shipped(root)].map(|reports| reports.join(&machine.key));
    let reports = if local.is_dir() { local } else { shipped };
    let sources = Sources::read(root)?;
    // A record of another source of the engine says nothing about the present one, so it is
    // ignored.
    let of_now = |folder: &Path| -> Result<Option<Record>> {
        let record = sealed::load::<Record>(&folder.join("record.json"))?;
        Ok(record.filter(|record| record.source.sha256 == sources.engine).map(verdict::redecide))
    };
    let records = [of_now(&reports)?, of_now(&evidence::classical(&reports))?];
    if records[0].is_none() {
        stdout::note!(
            "note: differences are not drawn, because no record of the present engine says which variants are faster or slower here: `cargo lab` makes one"
        );
    }

    let (mut measured, mut unavailable) = engines(root, &valgrind, wanted)?;
    measured.extend(kernels(root, &Ready::find(Target::host())?, wanted)?);
    if *wanted == Wanted::All {
        match narrow(root, &valgrind) {
            Ok(counted) => measured.extend(counted),
            Err(error) => {
                children::check()?;
                let reason = format!("{error:#}");
                unavailable.push(Unavailable { axis: TARGET.to_owned(), variant: NARROW.to_owned(), reason });
            }
        }
    }
    ensure!(Sources::read(root)? == sources, "the source was changed while it was counted: run again");

    let default = measured.first().context("the default build is missing")?;
    let mut pictures = Vec::new();
    let mut graphs = Vec::new();
    for entry in &measured {
        let judged = entry.variant.as_ref().and_then(|(axis, variant)| {
            let [plain, classical] = &records;
            let needs = axes::axis(axis).is_ok_and(|axis| axes::needed_by(axis).is_some());
            let record = classical.as_ref().filter(|_| needs).or(plain.as_ref())?;
            Some(record.decision.judgement(axis, variant)?.verdict.clone())
        });
        let differs = matches!(judged, Some(Verdict::Faster | Verdict::Slower)) || entry.target == NARROW;
        let others = entry.variant.as_ref().map_or(Vec::new(), |(axis, _)| axes::counted_against(axis));
        let base = others.first().map_or(Some(default), |(axis, variant)| {
            let it = Some(((*axis).to_owned(), (*variant).to_owned()));
            measured.iter().find(|other| other.subject == Subject::Engine && other.variant == it)
        });
        let before = base.filter(|_| entry.subject == Subject::Engine && differs).map(|base| (base, judged));
        let graph = entry.draw(before, &tool, &sources, &mut pictures);
        let base =
            base.filter(|base| has_counters && entry.variant != base.variant && entry.target == base.target);
        let counters = base.map(|base| entry.counters(root, base)).transpose()?.flatten();
        graphs.push(Graph { counters, ..graph });
    }
    let former: Vec<String> =
        kept.iter().flat_map(Profiles::pictures).map(|picture| picture.name.clone()).collect();
    let mut profiles = kept
        .filter(|kept| *wanted != Wanted::All && kept.has_pictures_in(folder))
        .unwrap_or_else(|| Profiles::none(&machine.key, &machine.brand));
    let counters: Vec<Option<Counters>> = graphs.iter().map(|graph| graph.counters.clone()).collect();
    profiles.merge(graphs, unavailable);
    let file = |(name, content): (String, Vec<u8>)| (folder.join(name), content);
    let mut written: Vec<_> = pictures.into_iter().map(file).collect();
    let ways = Ways::new(root, folder, &machine.key);
    let index = site::page(root, folder);
    written.push((index.clone(), page(&profiles, &sources, &ways).into_bytes()));
    written.push((folder.join(FILE), sealed::write(&profiles)?));
    files::replace_all(&written)?;
    clear(folder, &former, &profiles)?;
    crate::session::redraw(root, &reports);
    for Counters { baseline, counted } in counters.iter().flatten() {
        for sentence in sentences(baseline, std::slice::from_ref(counted)) {
            stdout::print(format_args!("{sentence}\n"))?;
        }
    }
    let bytes: u64 = profiles.pictures().map(|picture| picture.bytes).sum();
    stdout::print(format_args!(
        "{} pictures drawn; {} pictures in all, {} KiB\n{}\n",
        written.len() - 2,
        profiles.pictures().count(),
        thousands(bytes / 1024),
        index.strip_prefix(root).unwrap_or(&index).display()
    ))
}

/// Removes pictures of this subcommand that were in the list before and are not any more.
fn clear(folder: &Path, former: &[String], profiles: &Profiles) -> Result<()> {
    for name in former {
        let path = folder.join(name);
        let is_ours = KINDS.iter().any(|kind| name.starts_with(kind)) && name.ends_with(".svg");
        if is_ours && path.exists() && profiles.pictures().all(|picture| picture.name != *name) {
            std::fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    Ok(())
}

/// Prefixes of the pictures' names.
const KINDS: [&str; 3] = ["engine-", "kernels-", "difference-"];

impl Counted {
    fn name(&self) -> String {
        let target = if self.target == NARROW { "i686-" } else { "" };
        let label =
            self.variant.as_ref().map_or("default".to_owned(), |(axis, variant)| format!("{axis}-{variant}"));
        format!("{target}{label}")
    }

    /// Counts cycles, instructions and misses of `bench` in this engine and in `base`, by the CPU's
    /// own counters. Returns `None` for kernels.
    fn counters(&self, root: &Path, base: &Self) -> Result<Option<Counters>> {
        let Some((candidate_program, baseline_program)) = self.binary.as_deref().zip(base.binary.as_deref())
        else {
            return Ok(None);
        };
        let (candidate, baseline) = (self.name(), base.name());
        let first = Program::bench(&baseline, baseline_program, Some(SHALLOW));
        let counts =
            counters::count(root, [&first, &Program::bench(&candidate, candidate_program, Some(SHALLOW))])?;
        let counted = EngineCounts { benchmark: String::new(), candidate, counts };
        Ok(Some(Counters { baseline, counted }))
    }

    /// Draws the counts, and their difference from another engine if there is one.
    fn draw(
        &self,
        before: Option<(&Self, Option<Verdict>)>,
        tool: &str,
        sources: &Sources,
        pictures: &mut Vec<(String, Vec<u8>)>,
    ) -> Graph {
        let name = self.name();
        let what = match self.subject {
            Subject::Engine => format!("`plywright bench {SHALLOW}`, build {name}"),
            Subject::Kernels => format!("kernels of {name}"),
        };
        let about = format!("instructions on {}, by {tool}, {}", self.target, self.rustc);
        let mut keep = |kind: &str, text: String| {
            let file = format!("{kind}-{name}.svg");
            let picture = Picture::new(file.clone(), text.as_bytes());
            pictures.push((file, text.into_bytes()));
            picture
        };
        let file = keep(self.subject.name(), picture(&what, &about, &self.stacks, None));
        let difference = before.map(|(before, verdict)| {
            let speed =
                verdict.as_ref().map_or(String::new(), |verdict| format!(", in time {}", words(verdict)));
            let other = if before.variant.is_none() { "the default build".to_owned() } else { before.name() };
            let what = format!("{what}, against {other}{speed}");
            let about = format!(
                "{about}; red: more than in the other build, blue: fewer, as shares of the other's total"
            );
            Difference {
                file: keep("difference", picture(&what, &about, &self.stacks, Some(&before.stacks))),
                verdict,
            }
        });
        let (axis, variant) = self.variant.clone().unzip();
        let command = match &self.variant {
            _ if self.target == NARROW => "--all".to_owned(),
            None => "default".to_owned(),
            Some((axis, variant)) => format!("{axis}/{variant}"),
        };
        Graph {
            subject: self.subject,
            target: self.target.clone(),
            axis,
            variant,
            instructions: self.stacks.values().sum(),
            file,
            command: format!("cargo lab profile {command}"),
            tool: tool.to_owned(),
            rustc: self.rustc.clone(),
            source: sources.source(self.subject).to_owned(),
            network: network(&self.stacks),
            counters: None,
            difference,
        }
    }
}

/// Returns the instructions of the network's two parts, with the functions that they call. Returns
/// `None` if a part is missing, because the engine has no network or the functions were renamed.
fn network(stacks: &Stacks) -> Option<Shares> {
    const ACCUMULATORS: &str = "network::accumulators::Accumulators::evaluate";
    const OUTPUT: &str = "network::Network::output";
    let mut shares = Shares::default();
    for (stack, instructions) in stacks {
        let has = |name| stack.split(';').any(|frame| frame == name);
        if has(OUTPUT) {
            shares.output += instructions;
        } else if has(ACCUMULATORS) {
            shares.update += instructions;
        }
    }
    (shares.update > 0 && shares.output > 0).then_some(shares)
}

/// Counts the default build and the wanted engines, and returns the reasons why others are missing.
fn engines(root: &Path, valgrind: &Path, wanted: &Wanted) -> Result<(Vec<Counted>, Vec<Unavailable>)> {
    let Candidates { plans, mut unavailable, compilers, .. } = wanted.candidates(root)?;
    let plans = plans.into_iter().map(|(plan, axis, variant)| (plan, Some((axis, variant))));
    let (plans, origins): (Vec<Plan>, Vec<_>) =
        std::iter::once((candidates::baseline(&[]), None)).chain(plans).unzip();
    let progress = Progress::begin("build", plans.len());
    let options = BuildOptions { folder: Some("profiled"), flags: &LINES, ..BuildOptions::default() };
    let built = engines::build_in(root, &plans, options, &progress)?;
    progress.finish(&format!("{} engines with debug information", plans.len()));

    let host = Target::host().name;
    let default_rustc = machine::compiler(root)?.version;
    let recorded = Recorded::read(root)?;
    let progress = Progress::begin("count", plans.len());
    let count = |(plan, built): &(&Plan, Result<Built>)| -> Result<Stacks> {
        let built = built.as_ref().map_err(|error| anyhow::anyhow!("{error:#}"))?;
        let stacks =
            count(root, valgrind, built, &plan.slug, recorded.counts_of(&plan.build.features)?.shallow);
        progress.step(&plan.slug);
        stacks
    };
    let binaries: Vec<Option<PathBuf>> =
        built.iter().map(|built| built.as_ref().ok().map(|built| built.path.clone())).collect();
    let threads = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let tasks: Vec<(&Plan, Result<Built>)> = plans.iter().zip(built).collect();
    let found = crate::parallel::map(threads, &tasks, |task| {
        children::check()?;
        Ok(count(task))
    })?;
    children::check()?;
    progress.finish(&format!("instructions of {} engines", plans.len()));
    let mut counted = Vec::new();
    for (((stacks, origin), plan), binary) in found.into_iter().zip(origins).zip(&plans).zip(binaries) {
        match (stacks, origin) {
            (Ok(stacks), origin) => {
                let compiler = plan.build.compiler.as_ref().and_then(|name| compilers.get(name));
                let rustc = compiler.map_or(&default_rustc, |compiler| &compiler.version).clone();
                let (subject, target) = (Subject::Engine, host.clone());
                counted.push(Counted { subject, target, variant: origin, rustc, stacks, binary });
            }
            (Err(error), Some((axis, variant))) => {
                unavailable.push(Unavailable { axis, variant, reason: format!("{error:#}") });
            }
            (Err(error), None) => return Err(error.context("the default build")),
        }
    }
    Ok((counted, unavailable))
}

/// Returns the stacks of an engine's `bench`. Fails if it does not search the number of nodes in
/// the engine's signature.
fn count(root: &Path, valgrind: &Path, built: &Built, name: &str, nodes: u64) -> Result<Stacks> {
    let folder = workspace::target(root).join("stacks");
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let file = folder.join(format!("{name}.out"));
    let depth = SHALLOW.to_string();
    let (stacks, printed) = stacks::of_program(valgrind, &built.path, &["bench", &depth], &file, SEARCH)?;
    let said = signature::parse(&printed).context("its `bench` does not end with `N nodes` and `N nps`")?;
    ensure!(said.nodes == nodes, "a bug: its bench searches {} nodes, which should be {nodes}", said.nodes);
    // The file is large, and the next count writes it again.
    std::fs::remove_file(&file).with_context(|| format!("cannot remove {}", file.display()))?;
    Ok(stacks)
}

fn kernels(root: &Path, ready: &Ready, wanted: &Wanted) -> Result<Vec<Counted>> {
    let rustc = machine::compiler(root)?.version;
    let axes: Vec<_> = axes::with_kernels()
        .filter(|axis| axis.variants.iter().any(|variant| wanted.has(axis.name, variant.name)))
        .collect();
    if axes.is_empty() {
        return Ok(Vec::new());
    }
    let progress = Progress::begin("kernels", axes.len());
    let mut counted = Vec::new();
    for axis in axes {
        let found = instructions::stacks(root, ready, axis)?;
        let found = found.into_iter().filter(|(variant, _)| wanted.has(axis.name, variant));
        counted.extend(found.map(|(variant, stacks)| Counted {
            subject: Subject::Kernels,
            target: ready.target.name.clone(),
            variant: Some((axis.name.to_owned(), variant.to_owned())),
            rustc: rustc.clone(),
            stacks,
            binary: None,
        }));
        progress.step(axis.name);
    }
    progress.finish(&format!("{} variants", counted.len()));
    Ok(counted)
}

/// Counts the default build and all kernels on the 32-bit target.
fn narrow(root: &Path, valgrind: &Path) -> Result<Vec<Counted>> {
    let ready = Ready::find(Target::parse(NARROW)?)?;
    let check = Check::within(root, ready.clone(), "profiled-i686");
    let changes = ["debug=\"limited\"", "strip=\"none\""];
    let (built, _) = check.engine(Options {
        features: &[],
        library_features: &[],
        profile: "release",
        changes: &changes,
    })?;
    let stacks = count(root, valgrind, &built, NARROW, Recorded::read(root)?.default.shallow)?;
    let rustc = machine::compiler(root)?.version;
    let mut counted = vec![Counted {
        subject: Subject::Engine,
        target: NARROW.to_owned(),
        variant: None,
        rustc,
        stacks,
        binary: None,
    }];
    counted.extend(kernels(root, &ready, &Wanted::All)?);
    Ok(counted)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(variant: Option<(&str, &str)>, stacks: &[(&str, u64)]) -> Counted {
        Counted {
            subject: Subject::Engine,
            target: "x86-64".to_owned(),
            variant: variant.map(|(axis, variant)| (axis.to_owned(), variant.to_owned())),
            rustc: "rustc 1.95.0".to_owned(),
            stacks: stacks.iter().map(|(stack, count)| ((*stack).to_owned(), *count)).collect(),
            binary: None,
        }
    }

    #[test]
    fn a_name_asks_for_an_axis_or_a_variant_or_the_default_build() {
        let axis =
            |axis: &str, variant: Option<&str>| Wanted::Axis(axis.to_owned(), variant.map(str::to_owned));
        assert_eq!(Wanted::parse("popcount").unwrap(), axis("popcount", None));
        let swar = Wanted::parse("popcount/swar").unwrap();
        assert!(
            swar.has("popcount", "swar") && !swar.has("popcount", "table") && !swar.has("sliders", "swar")
        );
        assert!(Wanted::parse("target/native").unwrap().has("target", "native"));
        assert!(!Wanted::parse("default").unwrap().has("popcount", "swar"));
        for (text, wanted) in
            [("slider", "there is no axis `slider`"), ("popcount/swat", "has no variant `swat`")]
        {
            let error = Wanted::parse(text).unwrap_err().to_string();
            assert!(error.contains(wanted), "{error}");
        }
    }

    #[test]
    fn engines_that_play_differently_are_drawn_too() {
        let engines = |text: &str| -> Vec<String> {
            let wanted = if text == "all" { Wanted::All } else { Wanted::parse(text).unwrap() };
            let candidates = wanted.candidates(plywright_testing::checkout()).unwrap();
            assert!(text == "all" || candidates.unavailable.is_empty(), "{text}");
            candidates.plans.into_iter().map(|(plan, ..)| plan.slug).collect()
        };
        assert_eq!(engines("endgame"), ["endgame-none", "endgame-rules", "endgame-exact"]);
        assert_eq!(engines("endgame/none"), ["endgame-none"]);
        assert_eq!(engines("repetition/scan"), ["repetition-scan"]);
        // The engine that it is compared with is included.
        assert_eq!(engines("score/split"), ["evaluation-classical+score-split", "evaluation-classical"]);
        assert_eq!(engines("all").iter().filter(|slug| *slug == "evaluation-classical").count(), 1);
    }

    #[test]
    fn pictures_are_named_after_their_subject_and_differences_need_a_verdict() {
        let sources = Sources { engine: "e".to_owned(), kernels: "k".to_owned() };
        let default = counted(None, &[("bench;eval", 100)]);
        let swar = counted(Some(("popcount", "swar")), &[("bench;eval", 130)]);
        let mut pictures = Vec::new();
        let first = default.draw(None, "valgrind 3.19.0", &sources, &mut pictures);
        let before = Some((&default, Some(Verdict::Slower)));
        let second = swar.draw(before, "valgrind 3.19.0", &sources, &mut pictures);
        let narrow = Counted { target: NARROW.to_owned(), ..counted(None, &[("bench", 1)]) };
        let third = narrow.draw(Some((&default, None)), "valgrind 3.19.0", &sources, &mut pictures);
        let names: Vec<&str> = pictures.iter().map(|(name, _)| name.as_str()).collect();
        let wanted = [
            "engine-default.svg",
            "engine-popcount-swar.svg",
            "difference-popcount-swar.svg",
            "engine-i686-default.svg",
            "difference-i686-default.svg",
        ];
        assert_eq!(names, wanted);
        assert_eq!((first.instructions, second.instructions, first.difference), (100, 130, None));
        assert_eq!(second.difference.unwrap().verdict, Some(Verdict::Slower));
        let wanted = ["default", "popcount/swar", "--all"].map(|what| format!("cargo lab profile {what}"));
        assert_eq!([first.command, second.command, third.command], wanted);
        let difference = String::from_utf8(pictures[2].1.clone()).unwrap();
        assert!(difference.contains("against the default build, in time slower"), "{difference}");
        assert!(difference.contains("<title>bench: 100.00 %, +30.00 %</title>"), "{difference}");
    }

    #[test]
    fn the_two_parts_of_the_network_are_found_if_there_is_one() {
        let evaluate = "search;network::accumulators::Accumulators::evaluate";
        let (add, output) = (format!("{evaluate};add"), format!("{evaluate};network::Network::output;add"));
        let stacks = [("search", 60), (evaluate, 5), (&*add, 25), (&*output, 10)];
        assert_eq!(network(&counted(None, &stacks).stacks), Some(Shares { update: 30, output: 10 }));
        assert_eq!(network(&counted(None, &stacks[..3]).stacks), None);
    }
}
