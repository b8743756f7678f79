//! Lets the engines of a run of `cargo lab choose` take part in the race of
//! [`outpace::choose::Contest`]: [`Builds`] makes the builds of the race, and [`Engines`] launches
//! them as programs.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Result;

use crate::build::built::BuiltEngine;
use crate::build::candidates;
use crate::build::engines::Plan;
use crate::bundle::origin::Origin;
use crate::decide::verdict;
use crate::record::{Missing, Phase, Record, Slice};
use crate::terminal::progress::Progress;
use outpace::choose::{self, Admitted, Arena, Entry, Event, Fate, RecordedBuild, Refusal, Workshop};
use outpace::error::{self, Error};
use outpace::measure::lockstep::{self, Setup};
use outpace::os::children;
use outpace::programs::asked::{self, Asked};
use outpace::record::Launch;
use outpace::rng::Rng;
use outpace::workloads::Program;
use outpace::workloads::uci::UciEngine;

/// Name of the phase that measures whole engines.
pub(super) const ENGINES: &str = "engines";

/// Engines that were built. The first two are the baseline and its copy, the control.
pub(super) type Bench = RefCell<Vec<BuiltEngine>>;

/// The engines as builds that take part in a race.
pub(super) struct Builds<'a> {
    origin: &'a Origin,
    record: &'a Record,
    bench: &'a Bench,
    shown: &'a Shown,
    /// Plans of the builds, in the order of [`choose::Record::builds`].
    plans: Vec<Plan>,
    /// Reasons why engines could not be built, by their slugs.
    broken: BTreeMap<String, String>,
}

impl<'a> Builds<'a> {
    /// Returns the builds of the race `field`, whose engines are in the record.
    pub(super) fn new(
        field: &choose::Record,
        record: &'a Record,
        origin: &'a Origin,
        (bench, shown): (&'a Bench, &'a Shown),
    ) -> Self {
        let engines = field.builds.iter().filter_map(|build| record.engine(&build.name));
        let plans = engines.map(|engine| Plan { slug: engine.slug.clone(), build: engine.build.clone() });
        Self { origin, record, bench, shown, plans: plans.collect(), broken: BTreeMap::new() }
    }

    fn is_built(&self, slug: &str) -> bool {
        self.bench.borrow().iter().any(|built| built.engine.slug == slug)
    }

    /// Builds the engines of these plans. Adds those that search the right nodes to the engines
    /// that were built ([`Bench`]), and records for each of the others why it is missing.
    fn build(&mut self, plans: &[Plan]) -> Result<()> {
        let progress = self.shown.begin("combine", plans.len());
        let built = self.origin.engines(plans, &progress)?;
        progress.finish(&format!("{} builds of several variants", plans.len()));
        for (plan, built) in plans.iter().zip(built) {
            let verified = built.and_then(|built| {
                let mut built = BuiltEngine::new(plan, built);
                built.verify(&self.record.signature).map(|()| built)
            });
            children::check()?;
            match verified {
                Ok(mut built) => {
                    let mut bench = self.bench.borrow_mut();
                    built.engine.same_code_as = built.twin(&bench);
                    bench.push(built);
                }
                Err(error) => drop(self.broken.insert(plan.slug.clone(), format!("{error:#}"))),
            }
        }
        Ok(())
    }
}

impl Workshop for Builds<'_> {
    fn begin(&mut self, places: &[usize]) -> error::Result<()> {
        let mut plans: Vec<Plan> = places.iter().map(|&at| self.plans[at].clone()).collect();
        plans.retain(|plan| !self.is_built(&plan.slug));
        if plans.is_empty() {
            return Ok(());
        }
        self.build(&plans).map_err(|error| {
            error.downcast::<Error>().unwrap_or_else(|error| Error::Invalid(format!("{error:#}")))
        })
    }

    fn make(&mut self, at: usize) -> error::Result<Result<Entry, String>> {
        let slug = &self.plans[at].slug;
        let bench = self.bench.borrow();
        let Some(built) = bench.iter().find(|built| built.engine.slug == *slug) else {
            return Ok(Err(self.broken.get(slug).cloned().unwrap_or_else(|| "it was not built".to_owned())));
        };
        let engine = &built.engine;
        if let Some(fault) = &engine.fault {
            return Ok(Err(fault.clone()));
        }
        Ok(Ok(Entry {
            runs: vec![asked::one(slug, slug, &[])?],
            sha256: Some(verdict::code_of(engine).to_owned()),
            // Size and build time are left out, so that they cannot decide between engines with the
            // same number of changes from the baseline.
            ..Entry::default()
        }))
    }

    /// Combined builds of an interrupted run join at once, because cargo still has them.
    fn is_made(&self, _: usize) -> bool {
        true
    }

    fn further(&mut self, field: &choose::Record) -> Vec<RecordedBuild> {
        let plans = candidates::combined(self.record, &choose::losses(field));
        let is_new = |plan: &Plan| self.plans.iter().all(|other| other.build != plan.build);
        let plans: Vec<Plan> = plans.into_iter().filter(is_new).collect();
        let builds = plans.iter().map(|plan| verdict::combination(plan, &self.record.axes)).collect();
        self.plans.extend(plans);
        builds
    }
}

/// The engines as programs that are launched together, each in a new code layout.
pub(super) struct Engines<'a> {
    pub(super) bench: &'a Bench,
    pub(super) positions: Vec<Slice>,
    pub(super) samples: u32,
    pub(super) folder: PathBuf,
    pub(super) seed: u64,
    pub(super) rng: Rng,
    /// Engines that take part. The baseline is the first.
    pub(super) racers: Vec<UciEngine>,
}

impl Arena for Engines<'_> {
    /// Admits an engine without a check, because the workshop has checked that it searches the same
    /// nodes as the baseline.
    fn admit(&mut self, name: &str, _: &Asked) -> error::Result<Result<Admitted, Refusal>> {
        let bench = self.bench.borrow();
        let Some(built) = bench.iter().find(|built| built.engine.slug == name) else {
            return Ok(Err(Refusal::Fails("was not built".to_owned())));
        };
        let mut as_built = Vec::new();
        self.racers.push(in_layouts(built, &self.folder, self.seed, &mut as_built));
        let in_place = as_built.pop().map(|missing: Missing| missing.reason);
        let (sha256, bytes) = (verdict::code_of(&built.engine).to_owned(), built.engine.bytes);
        Ok(Ok(Admitted { sha256, bytes, in_place }))
    }

    fn launch(&mut self, names: &[String]) -> error::Result<Vec<Launch>> {
        let find = |name: &String| self.racers.iter().find(|racer| racer.name() == name);
        let group: Vec<&UciEngine> = names.iter().filter_map(find).collect();
        let setup = Setup::of_builds(&self.positions, &self.folder, self.samples);
        lockstep::launch(&self.racers[0], &group, &setup, &mut self.rng)
    }
}

/// Copies the state of a race to the record of the run.
pub(super) fn measured(record: &mut Record, field: &choose::Record, bench: &[BuiltEngine]) {
    record.engines = bench.iter().map(|built| built.engine.clone()).collect();
    record.whole_engines.as_built.clear();
    record.whole_engines.survey.missing.clear();
    for RecordedBuild { name, fate, in_place, .. } in &field.builds {
        let engine = record.engines.iter_mut().find(|engine| engine.slug == *name);
        match (fate, engine) {
            (Fate::Failed { why } | Fate::Unequal { how: why }, Some(engine)) => {
                engine.fault = Some(why.clone());
            }
            (Fate::Failed { why }, None) => {
                let (candidate, reason) = (name.clone(), why.clone());
                record.whole_engines.survey.missing.push(Missing { candidate, reason });
            }
            _ => {}
        }
        if let Some(reason) = in_place.clone() {
            record.whole_engines.as_built.push(Missing { candidate: name.clone(), reason });
        }
    }
    let rows = field.runs.first().map(|run| run.rows.clone());
    record.whole_engines.survey.comparisons = rows.unwrap_or_default();
}

/// Returns the phases of a race as the lab names them.
pub(super) fn phases(field: &choose::Record) -> impl Iterator<Item = Phase> {
    field.phases.iter().map(|phase| {
        let name = if phase.name == "build" { "combine" } else { ENGINES };
        Phase { name: name.to_owned(), ..phase.clone() }
    })
}

/// Progress bars of a race. The race pauses while combined engines are built.
pub(super) struct Shown {
    name: &'static str,
    /// Estimated time of the phases that follow.
    later: Duration,
    bar: RefCell<Option<Progress>>,
}

impl Shown {
    pub(super) fn new(name: &'static str, later: Duration) -> Self {
        Self { name, later, bar: RefCell::new(None) }
    }

    /// Ends the race's present bar, and begins one for the building of engines.
    fn begin(&self, name: &'static str, steps: usize) -> Progress {
        self.bar.take();
        Progress::before(self.later, name, steps)
    }

    pub(super) fn show(&self, event: &Event<'_>) {
        match event {
            Event::Launched(_, share) => {
                let mut bar = self.bar.borrow_mut();
                bar.get_or_insert_with(|| Progress::before(self.later, self.name, 100)).share(*share);
            }
            Event::Made(_) | Event::Making(..) => {}
        }
    }

    /// Ends the race's bar with the numbers of candidates and launches.
    pub(super) fn finish(&self, field: &choose::Record) {
        let launches = field.rows().into_iter().map(|row| row.launches.len());
        let (fewest, most) = (launches.clone().min().unwrap_or(0), launches.clone().max().unwrap_or(0));
        if let Some(bar) = self.bar.take() {
            bar.finish(&format!("{} candidates, {fewest} to {most} launches", launches.len()));
        }
    }
}

/// Returns the race of a record's engines in its state before the first launch.
pub(super) fn field(record: &Record) -> choose::Record {
    let mut field = verdict::of_matrix(record, &record.known, record.decision.rules);
    field.builds.iter_mut().for_each(|build| build.fate = Fate::NotMade);
    field.runs.iter_mut().for_each(|run| run.rows.clear());
    field
}

/// Returns the engine with a new code layout for each launch. If no layouts can be made, returns it
/// with the layout of its build, and adds the reason to `as_built`.
pub(super) fn in_layouts(
    built: &BuiltEngine,
    folder: &Path,
    seed: u64,
    as_built: &mut Vec<Missing>,
) -> UciEngine {
    built.in_layouts(folder, seed).unwrap_or_else(|reason| {
        as_built.push(Missing { candidate: built.engine.slug.clone(), reason });
        built.uci_engine()
    })
}
