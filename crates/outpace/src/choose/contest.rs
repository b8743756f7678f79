//! The race of the builds of a choice. It decides which builds to make, which to launch, and when
//! to stop.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use super::arena::{Arena, Refusal};
use super::decide::{belief, between, chosen, draws, ending, losses_by, untried};
use super::record::{Fate, Record, RecordedBuild};
use crate::decide::choice::Belief;
use crate::error::{Error, Result};
use crate::measure::lockstep::{self, Field, with_control};
use crate::os::children;
use crate::programs::asked::Asked;
use crate::record::{CONTROL, Comparison, Known, Launch, Loss, TOGETHER};
use crate::rng::Rng;

/// Launches of the control for each launch of the build with the most launches.
const CONTROL_SHARE: f64 = 0.5;

/// Largest number of combinations that are made at a time before the race goes on.
const MADE_AT_A_TIME: usize = 3;

/// Launches that a build needs before its loss may count as within the bound.
const FEWEST_OF_CHOSEN: usize = 12;

/// Launches within which a build with fewer changes must show that it is as good as the chosen one.
const MOST_OF_RIVAL: usize = 60;

/// Time between two writings of the record while builds race.
const KEEP: Duration = Duration::from_secs(20);

/// Launches that each build needs before a check is decided.
const FIRST_OF_CHECK: usize = 8;

/// Least probability of being the best at which a combination is made. Each build that turns out
/// not to be the best costs time.
const LIKELY: f64 = 0.03;

/// Makes the programs that race.
pub trait Workshop {
    /// Makes the build with this index in [`Record::builds`]. Returns a command line for each run
    /// command together with facts about the build, or the reason why the build could not be made.
    ///
    /// # Errors
    ///
    /// The user interrupts, or something fails that is not the build's fault.
    fn make(&mut self, at: usize) -> Result<Result<Entry, String>>;

    /// Returns true if an earlier run has made the build with this index from the same sources, so
    /// that making it takes no time.
    fn is_made(&self, at: usize) -> bool {
        let _ = at;
        false
    }

    /// Called before [`Workshop::make`] is called for each of these builds in turn. The workshop
    /// may begin to make several of them at the same time.
    ///
    /// # Errors
    ///
    /// The user interrupts, or something fails that is not a build's fault.
    fn begin(&mut self, _places: &[usize]) -> Result<()> {
        Ok(())
    }

    /// Makes the baseline once more in another layout of its code, by its build command. Returns
    /// `None` if the build command makes the same program again or fails.
    ///
    /// # Errors
    ///
    /// The user interrupts, or something fails that is not the build's fault.
    fn twin(&mut self) -> Result<Option<Entry>> {
        Ok(None)
    }

    /// Returns combinations of changes that may be worth making according to the launches so far,
    /// for a record that does not list all combinations from the start.
    fn further(&mut self, _record: &Record) -> Vec<RecordedBuild> {
        Vec::new()
    }
}

/// A build that was made.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    /// The command line of each run command.
    pub runs: Vec<Asked>,
    /// SHA-256 of the program that was made, or `None` where nothing was made.
    pub sha256: Option<String>,
    /// Size of the program in bytes.
    pub bytes: u64,
    /// Time that the build took, in seconds.
    pub seconds: f64,
    /// Number of code layouts from which each launch draws one; 0 where every launch runs the
    /// program itself.
    pub layouts: u32,
    /// Reason why there is only one layout, if others were wanted.
    pub single: Option<String>,
}

/// Progress of a race.
#[derive(Debug)]
pub enum Event<'a> {
    /// A build is being made; the number counts the builds that are made directly after it.
    Making(&'a RecordedBuild, usize),
    /// A build has joined the race or has been excluded, as its `fate` says.
    Made(&'a RecordedBuild),
    /// A launch was made: the rows so far, and the share of the time that has passed.
    Launched(&'a [Comparison], f64),
}

/// Limits of a race.
#[derive(Clone, Debug)]
pub struct Limits {
    /// True if all builds are made rather than only those that may be the best.
    pub full: bool,
    /// If set, the race ends once it is known whether the baseline loses more than this share.
    pub check: Option<f64>,
    /// Longest time spent on measuring. Combinations are made when half of it is over, or sooner.
    pub time: Duration,
    /// Launches that every build gets before further launches go where they are needed.
    pub first: usize,
    /// Largest number of combinations that are made.
    pub combinations: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { full: false, check: None, time: Duration::from_secs(300), first: 4, combinations: usize::MAX }
    }
}

/// A race, with everything that it works on.
pub struct Contest<'a> {
    /// Receives the builds and their launches.
    pub record: &'a mut Record,
    /// The arena of each run command, in the order of [`Record::runs`].
    pub arenas: Vec<Box<dyn Arena + 'a>>,
    /// The maker of the builds.
    pub workshop: &'a mut dyn Workshop,
    /// Called with every event.
    pub event: &'a mut dyn FnMut(Event<'_>),
    /// Limits of the race.
    pub limits: Limits,
    /// Gains that other machines or other runs have measured. They only decide which combinations
    /// are made first, and enter no figure.
    pub expected: &'a [Known],
    /// An earlier run of the same commands on this machine. Its launches count for every program
    /// that is still the same, byte for byte.
    pub before: Option<&'a Record>,
    /// Called from time to time to save the record, so that a later run can go on from it.
    pub keep: &'a mut dyn FnMut(&Record) -> Result<()>,
}

impl<'a> Contest<'a> {
    /// Makes and races the builds. If the user interrupts, the record keeps everything measured so
    /// far.
    ///
    /// # Errors
    ///
    /// The baseline cannot be made or run, something fails that is not a build's fault, or the user
    /// interrupts before every build has two launches.
    pub fn run(mut self) -> Result<()> {
        let firsts = self.firsts();
        let mut rng = Rng::new(self.record.seed, "race");
        let ended = self.make_all(&firsts).and_then(|runs| {
            self.admit_control(&runs)?;
            self.race(&mut rng)
        });
        match ended {
            // The launches made so far are a result if every build has enough of them.
            Err(Error::Interrupted(_)) if self.record.is_measured() => Ok(()),
            other => other,
        }
    }

    /// Returns the builds to make before the race: the baseline, each single change, and the builds
    /// that an earlier run here has made and measured, since they tell something about every
    /// change. If `full` is set, these are all builds. Builds with fewer changes come first. Among
    /// those with the same number of changes, the fastest of an earlier run here come first, so
    /// that an interrupted run has the likely winners.
    fn firsts(&self) -> Vec<usize> {
        let is_first =
            |&at: &usize| self.limits.full || self.record.builds[at].parts.len() < 2 || self.is_measured(at);
        let mut firsts: Vec<usize> = (0..self.record.builds.len()).filter(is_first).collect();
        let gain = |at: usize| {
            let name = self.record.builds[at].name.as_str();
            let before = self.before?;
            // Builds that are the same program have the same gain and keep their order, so the
            // plainest of them races.
            let name = match &before.build(name)?.fate {
                Fate::Same { of } => of,
                _ => name,
            };
            Some(before.decision.row(name)?.gain)
        };
        let changes = |at: usize| self.record.builds[at].parts.len();
        firsts.sort_by(|&a, &b| {
            let (gain_of_a, gain_of_b) = (gain(a).unwrap_or_default(), gain(b).unwrap_or_default());
            changes(a).cmp(&changes(b)).then(gain_of_b.total_cmp(&gain_of_a))
        });
        firsts
    }

    /// Returns true if an earlier run has made and launched the build, and its program still
    /// exists.
    fn is_measured(&self, at: usize) -> bool {
        let line = &self.record.builds[at].build;
        let is_same =
            |other: &RecordedBuild| line.is_some() && other.build == *line && other.fate == Fate::Races;
        self.before.is_some_and(|before| before.builds.iter().any(is_same)) && self.workshop.is_made(at)
    }

    /// Makes these builds. Returns the run commands of the first one that joins the race.
    fn make_all(&mut self, places: &[usize]) -> Result<Vec<Asked>> {
        let mut first = Vec::new();
        let begun = Instant::now();
        self.workshop.begin(places)?;
        self.record.phase("build", begun.elapsed());
        let mut left = places.len();
        for &at in places {
            left -= 1;
            (self.event)(Event::Making(&self.record.builds[at], left));
            let begun = Instant::now();
            let runs = self.make(at)?;
            if first.is_empty() {
                first = runs;
            }
            self.record.phase("build", begun.elapsed());
            (self.event)(Event::Made(&self.record.builds[at]));
            (self.keep)(self.record)?;
        }
        Ok(first)
    }

    /// Makes a build and admits it to all arenas, or records why it is excluded. Returns its run
    /// commands if it takes part.
    fn make(&mut self, at: usize) -> Result<Vec<Asked>> {
        let name = self.record.builds[at].name.clone();
        let entry = match self.workshop.make(at)? {
            Ok(entry) => entry,
            Err(why) if at == 0 => return Err(Error::Invalid(format!("the baseline: {why}"))),
            Err(why) => {
                self.record.builds[at].fate = Fate::Failed { why };
                return Ok(Vec::new());
            }
        };
        let Entry { runs, sha256, bytes, seconds, layouts, single } = entry;
        let build = &mut self.record.builds[at];
        (build.bytes, build.seconds, build.sha256) = (bytes, seconds, sha256.clone());
        build.layouts = layouts;
        if layouts > 0 || single.is_some() {
            let recorded = self.record.layouts.get_or_insert_default();
            recorded.single = recorded.single.take().or(single);
        }
        let build = &mut self.record.builds[at];
        build.commands = runs.iter().map(|run| run.line.clone()).collect();
        build.arguments = runs
            .iter()
            .map(|run| format!("{:?} {:?} {:?}", run.environment, run.arguments, run.options))
            .collect();
        let arguments = build.arguments.clone();
        let is_same = |other: &RecordedBuild| {
            let is_same_file = sha256.is_some() && other.sha256 == sha256;
            is_same_file && other.arguments == arguments && other.fate == Fate::Races
        };
        if let Some(other) = self.record.builds.iter().find(|other| is_same(other)) {
            let name = other.name.clone();
            self.record.builds[at].fate = Fate::Same { of: name };
            return Ok(Vec::new());
        }
        for (arena, asked) in self.arenas.iter_mut().zip(&runs) {
            match arena.admit(&name, asked)? {
                Ok(admitted) => {
                    let build = &mut self.record.builds[at];
                    if sha256.is_none() {
                        (build.sha256, build.bytes) = (Some(admitted.sha256), admitted.bytes);
                    }
                    build.in_place = admitted.in_place;
                    if let Some(why) = build.in_place.clone().filter(|_| build.layouts > 0) {
                        build.layouts = 0;
                        self.record.layouts.get_or_insert_default().single.get_or_insert(why);
                    }
                }
                Err(refusal) => {
                    self.record.builds[at].fate = match refusal {
                        Refusal::Fails(why) => Fate::Failed { why },
                        Refusal::Unequal(how) => Fate::Unequal { how },
                    };
                    return Ok(Vec::new());
                }
            }
        }
        self.record.builds[at].fate = Fate::Races;
        if at == 0 {
            self.insert_control();
        } else {
            let build = &self.record.builds[at];
            // Launches in one layout and launches that each draw one must not be mixed.
            let is_same = |other: &&RecordedBuild| {
                let is_laid_out_alike = (other.layouts > 0) == (build.layouts > 0);
                other.sha256 == build.sha256 && other.commands == build.commands && is_laid_out_alike
            };
            let before = self.before();
            let twin =
                before.and_then(|before| before.builds.iter().find(is_same)).map(|twin| twin.name.clone());
            for (number, run) in self.record.runs.iter_mut().enumerate() {
                let launches =
                    twin.as_deref().map(|twin| launches_of(before, number, twin)).unwrap_or_default();
                run.rows.push(Comparison { candidate: name.clone(), launches });
            }
        }
        Ok(runs)
    }

    /// Inserts the control with its launches of an earlier run, so that a record that is written
    /// before the race has them.
    fn insert_control(&mut self) {
        let before = self.before();
        if let (Some(layouts), Some(before)) = (&mut self.record.layouts, before) {
            layouts.twin = before.has_twin();
        }
        let before = before.filter(|before| before.has_twin() == self.record.has_twin());
        for (number, run) in self.record.runs.iter_mut().enumerate() {
            let launches = launches_of(before, number, CONTROL);
            run.rows.insert(0, Comparison { candidate: CONTROL.to_owned(), launches });
        }
    }

    /// Returns the earlier run if its baseline is this run's baseline, since gains are relative to
    /// it.
    fn before(&self) -> Option<&'a Record> {
        let is_same =
            |before: &&Record| before.builds.first().is_some_and(|other| is_baseline(other, self.record));
        self.before.filter(is_same)
    }

    /// Admits the control, which is then measured like any other build. It is a copy of the
    /// baseline or, if some build takes part in a single layout, the baseline in a single other
    /// layout (the twin). `runs` are the run commands of the baseline.
    fn admit_control(&mut self, runs: &[Asked]) -> Result<()> {
        let begun = Instant::now();
        let was_twin = self.record.has_twin();
        let twin = if self.record.in_one_layout().is_empty() { None } else { self.twin(runs)? };
        self.record.phase("build", begun.elapsed());
        // A program may print the time of its build, so it is no error if the twin gives another
        // answer.
        let is_twin = match twin {
            Some(runs) => self.admit_as_control(&runs)?.is_ok(),
            None => false,
        };
        if let Some(layouts) = &mut self.record.layouts {
            layouts.twin = is_twin;
        }
        if !is_twin && let Err(Refusal::Fails(what) | Refusal::Unequal(what)) = self.admit_as_control(runs)? {
            return Err(Error::Invalid(format!("`{}`, started again: {what}", self.record.baseline())));
        }
        if was_twin != is_twin {
            // The launches of the earlier run are of another control.
            let rows = self.record.runs.iter_mut().flat_map(|run| &mut run.rows);
            rows.filter(|row| row.candidate == CONTROL).for_each(|row| row.launches.clear());
        }
        Ok(())
    }

    fn admit_as_control(&mut self, runs: &[Asked]) -> Result<Result<(), Refusal>> {
        for (arena, asked) in self.arenas.iter_mut().zip(runs) {
            if let Err(refusal) = arena.admit(CONTROL, asked)? {
                return Ok(Err(refusal));
            }
        }
        Ok(Ok(()))
    }

    /// Makes the baseline in a single other layout, and returns its run commands. Returns `None` if
    /// no such layout can be made, or if that would take longer than the race may.
    fn twin(&mut self, runs: &[Asked]) -> Result<Option<Vec<Asked>>> {
        let Some(baseline) = self.record.builds.first() else { return Ok(None) };
        if baseline.layouts > 0 {
            let single = |run: &Asked| Asked { layouts: None, ..run.clone() };
            return Ok(Some(runs.iter().map(single).collect()));
        }
        if baseline.in_place.is_some() || baseline.seconds > self.limits.time.as_secs_f64() {
            return Ok(None);
        }
        Ok(self.workshop.twin()?.map(|entry| entry.runs))
    }

    fn race(&mut self, rng: &mut Rng) -> Result<()> {
        let Limits { time, first, check, mut combinations, .. } = self.limits;
        let mut spent = Duration::ZERO;
        let (mut until, mut is_last) = (time / 2, false);
        while !self.record.rows().is_empty() {
            let left = until.saturating_sub(spent);
            let mut stretch =
                Stretch { contest: self, spent, elapsed: Duration::ZERO, written: Instant::now() };
            let is_over = lockstep::run(&mut stretch, first, left, rng)?;
            spent += stretch.elapsed;
            let mut more = if is_over && is_last { Vec::new() } else { self.likely(rng) };
            if more.is_empty() && !is_over && check.is_none() {
                more = self.untried(rng);
            }
            more.truncate(combinations);
            combinations -= more.len();
            if more.is_empty() && (!is_over || is_last) {
                break;
            }
            (until, is_last) = (time, true);
            self.make_all(&more)?;
        }
        Ok(())
    }

    /// Returns the names to launch next. The list is empty once some build surely loses no more
    /// than is accepted and no build with fewer changes is likely to do as well.
    fn next(&self, belief: &Belief, losses: &[Loss], rows: &[Comparison], rng: &mut Rng) -> Vec<String> {
        let rules = self.record.rules;
        let changes = |loss: &Loss| self.record.build(&loss.candidate).map_or(0, |build| build.parts.len());
        let launched = |loss: &Loss| {
            let row = rows.iter().find(|row| row.candidate == loss.candidate);
            // The baseline takes part in every launch.
            row.map_or(usize::MAX, |row| row.launches.len())
        };
        // A few launches say too little about the differences between launches.
        let is_within = |loss: &&Loss| loss.bound <= rules.loss && launched(loss) >= FEWEST_OF_CHOSEN;
        let chosen = chosen(self.record, losses)
            .and_then(|build| losses.iter().find(|loss| loss.candidate == build.name));
        let Some(chosen) = chosen.filter(is_within) else { return belief.next(rng) };
        // A lower bound of the loss: as far below the expected loss as the bound is above it.
        let low = |loss: &Loss| 2.0 * loss.expected - loss.bound;
        let is_rival = |loss: &&Loss| {
            changes(loss) < changes(chosen) && low(loss) <= rules.loss && launched(loss) < MOST_OF_RIVAL
        };
        let mut group: Vec<String> =
            losses.iter().filter(is_rival).map(|loss| loss.candidate.clone()).collect();
        if !group.is_empty() {
            group.truncate(TOGETHER - 1);
            group.push(chosen.candidate.clone());
        }
        group
    }

    /// Returns the first few of the builds that have not been made yet and may be the best.
    fn likely(&mut self, rng: &mut Rng) -> Vec<usize> {
        for build in self.workshop.further(self.record) {
            if self.record.build(&build.name).is_none() {
                self.record.builds.push(build);
            }
        }
        let unmade = self.record.unmade();
        let parts: Vec<Vec<usize>> = unmade.iter().map(|&at| self.record.builds[at].parts.clone()).collect();
        let rows = self.record.rows();
        // A combination may owe its speed to an interaction, which only its own launches show. So
        // combinations that earlier runs found likely come first.
        let was_likely = |at: &usize| {
            let name = &self.record.builds[*at].name;
            let row = self.before().and_then(|before| before.decision.row(name));
            row.is_some_and(|row| row.best >= LIKELY) || self.was_best(name)
        };
        let mut earlier: Vec<usize> = unmade.iter().copied().filter(was_likely).collect();
        if !earlier.is_empty() {
            earlier.truncate(MADE_AT_A_TIME);
            return earlier;
        }
        let promising = belief(self.record, &rows).promising(&parts, rng);
        let likely = promising.iter().filter(|build| build.best >= LIKELY).map(|build| unmade[build.at]);
        self.with_doubtful_once(likely).take(MADE_AT_A_TIME).collect()
    }

    /// Returns these builds except those with a doubtful change that a build before them has. A
    /// change is doubtful if it has failed and has not worked yet, so each batch tries it once.
    fn with_doubtful_once(&self, places: impl Iterator<Item = usize>) -> impl Iterator<Item = usize> {
        let is_doubtful = |part: &usize| self.record.failures(*part).is_some_and(|count| count > 0);
        let mut doubtful = BTreeSet::new();
        places.filter(move |&at| {
            let parts: Vec<usize> =
                self.record.builds[at].parts.iter().copied().filter(is_doubtful).collect();
            let is_new = parts.iter().all(|part| !doubtful.contains(part));
            if is_new {
                doubtful.extend(parts);
            }
            is_new
        })
    }

    /// Returns true if the build may have been the best one of other runs. For this its gain there,
    /// plus the standard error, is compared with the largest gain there minus its standard error.
    /// The loss must be no more than is accepted.
    fn was_best(&self, name: &str) -> bool {
        let can_race = |known: &&Known| {
            let build = self.record.build(&known.candidate);
            build.is_some_and(|build| !matches!(build.fate, Fate::Failed { .. } | Fate::Unequal { .. }))
        };
        let known = || self.record.known.iter().chain(self.expected).filter(can_race);
        // A large gain in few launches may be luck, so the standard error is subtracted.
        let surest = known().map(|known| known.gain - known.error).fold(0.0, f64::max);
        let loss = |known: &Known| 1.0 - (1.0 + known.gain + known.error) / (1.0 + surest);
        known().any(|known| known.candidate == name && loss(known) <= self.record.rules.loss)
    }

    /// Returns the first few of the builds that are [`untried`].
    fn untried(&self, rng: &mut Rng) -> Vec<usize> {
        let record = &*self.record;
        let belief = belief(record, &record.rows());
        let mut found = untried(record, &belief, &losses_by(record, &belief), rng);
        found.truncate(MADE_AT_A_TIME);
        found
    }

    /// Launches these builds under every run command. A build that fails leaves the whole race.
    fn launch(&mut self, group: &[String]) -> Result<()> {
        let together = self.record.launched().max(self.before.map_or(0, Record::launched));
        let rows = self.record.runs.first().map(|run| run.rows.as_slice()).unwrap_or_default();
        let group = with_control(group.to_vec(), rows, CONTROL_SHARE);
        // In the order of the rows, since the launches come back in that order.
        let group: Vec<String> =
            rows.iter().map(|row| row.candidate.clone()).filter(|name| group.contains(name)).collect();
        let mut launches = Vec::new();
        for arena in &mut self.arenas {
            match arena.launch(&group) {
                Ok(launched) => launches.push(launched),
                Err(Error::Fault(fault)) if group.contains(&fault.program) => {
                    children::check()?;
                    let place = self.record.builds.iter().position(|build| build.name == fault.program);
                    if let Some(at) = place {
                        self.record.builds[at].fate = Fate::Failed { why: fault.what.clone() };
                    }
                    for run in &mut self.record.runs {
                        run.rows.retain(|row| row.candidate != fault.program);
                    }
                    return Ok(());
                }
                Err(error) => {
                    children::check()?;
                    return Err(error);
                }
            }
        }
        for (run, launches) in self.record.runs.iter_mut().zip(launches) {
            let rows = run.rows.iter_mut().filter(|row| group.contains(&row.candidate));
            for (row, launch) in rows.zip(launches) {
                row.launches.push(Launch { together: Some(together), ..launch });
            }
        }
        Ok(())
    }
}

/// A part of a race without a pause in which builds are made.
struct Stretch<'c, 'a> {
    contest: &'c mut Contest<'a>,
    /// Time that earlier stretches took.
    spent: Duration,
    /// Time that this stretch has taken.
    elapsed: Duration,
    /// Time of the last writing of the record.
    written: Instant,
}

impl Field for Stretch<'_, '_> {
    fn rows(&self) -> Cow<'_, [Comparison]> {
        Cow::Owned(self.contest.record.rows())
    }

    fn next(&mut self, rng: &mut Rng) -> Vec<String> {
        let contest = &self.contest;
        let rows = contest.record.rows();
        if rows.is_empty() {
            return Vec::new();
        }
        let belief = belief(contest.record, &rows);
        let Some(most) = contest.limits.check else {
            return contest.next(&belief, &ending(contest.record, &belief), &rows, rng);
        };
        let chance = belief.chance_of_losing(most, between(contest.record), &mut draws(contest.record));
        let is_sure = fewest(&rows) >= FIRST_OF_CHECK && !(0.01..0.99).contains(&chance);
        if is_sure { Vec::new() } else { belief.next(rng) }
    }

    fn launch(&mut self, names: &[String], _: &mut Rng) -> Result<()> {
        self.contest.launch(names)
    }

    fn launched(&mut self, elapsed: Duration) -> Result<()> {
        let contest = &mut *self.contest;
        contest.record.phase("measure", elapsed.saturating_sub(self.elapsed));
        self.elapsed = elapsed;
        if self.written.elapsed() > KEEP {
            self.written = Instant::now();
            (contest.keep)(contest.record)?;
        }
        let share = (self.spent + elapsed).as_secs_f64() / contest.limits.time.as_secs_f64();
        (contest.event)(Event::Launched(&contest.record.rows(), share.min(1.0)));
        Ok(())
    }
}

/// Returns the launches of a build under one run command of an earlier run.
fn launches_of(before: Option<&Record>, run: usize, build: &str) -> Vec<Launch> {
    let rows = before.and_then(|before| before.runs.get(run)).map(|run| &run.rows);
    let row = rows.and_then(|rows| rows.iter().find(|row| row.candidate == build));
    row.map(|row| row.launches.clone()).unwrap_or_default()
}

/// Returns true if the build is the baseline of the record: the same bytes, started in the same
/// way, either both in one layout or both in many.
fn is_baseline(other: &RecordedBuild, record: &Record) -> bool {
    record.builds.first().is_some_and(|first| {
        let is_same = first.sha256.is_some() && first.sha256 == other.sha256;
        is_same && first.commands == other.commands && (first.layouts > 0) == (other.layouts > 0)
    })
}

/// Returns the number of launches of the build with the fewest.
fn fewest(rows: &[Comparison]) -> usize {
    rows.iter().map(|row| row.launches.len()).min().unwrap_or(0)
}
