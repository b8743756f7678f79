//! Notes on the way a comparison was measured, which a reader of its figures needs.

use super::{counters, cpus};
use crate::compare::{Answer, Judged, Layouts, Record, Row, Started, Workload};
use crate::record::{CONTROL, Counts, Launch, Unequal};
use crate::statistics::{median, spread};
use crate::text::{seconds, share};

impl Record {
    /// Returns the notes that a reader of the figures needs, one sentence each.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        for Unequal { program, task, answer, first } in self.unequal.iter().flatten() {
            notes.push(format!("`{program}` answers `{answer}` where the first answers `{first}` ({task})"));
        }
        if self.unequal.as_ref().is_some_and(Vec::is_empty) {
            notes.push(
                "times are per unit of work, as `--unequal` asks, although all programs give the same answers"
                    .to_owned(),
            );
        }
        let placed =
            self.programs.iter().filter_map(|program| Some((&program.name, program.in_place.as_ref()?)));
        for (name, reason) in placed {
            notes.push(format!(
                "`{name}` runs in place ({reason}), so its place in memory is the same in all launches"
            ));
        }
        notes.extend(self.programs.iter().filter_map(Started::no_engine));
        notes.extend(self.interleaving());
        notes.extend(self.offer_to_interleave());
        notes.extend(self.layouts.as_ref().filter(|_| self.launches().next().is_some()).map(layouts));
        if !self.is_bound() {
            notes.push("the programs were not bound to one CPU, so their launches differ more".to_owned());
        }
        let is_timed = self.parts.iter().any(|part| !part.comparisons.is_empty());
        if let Some(cpus) = self.machine.topology.as_ref().filter(|_| is_timed) {
            notes.extend(cpus::notes(cpus, &self.cpus()));
        }
        for name in self.same().filter(|_| is_timed) {
            notes.push(format!("`{name}` is the same file as the first, byte for byte"));
        }
        let first = self.programs.first().map_or("", |first| &first.name);
        notes.extend(counters::sentences(first, &self.counters));
        let is_counted = self.counters.iter().any(|counted| matches!(counted.counts, Counts::Counted { .. }));
        if is_counted && matches!(self.layouts, Some(Layouts::Relinked | Layouts::Rebuilt { .. })) {
            notes.push(counters::ONE_LAYOUT.to_owned());
        }
        notes
    }

    /// Returns the notes on interleaved programs; none if they were not interleaved.
    pub(crate) fn interleaving(&self) -> Vec<String> {
        if !self.interleaved {
            return Vec::new();
        }
        let unlike = self.programs.iter().filter_map(unlike_its_wait);
        std::iter::once(INTERLEAVED.to_owned()).chain(unlike).collect()
    }

    /// Returns a note if an answer about whole commands is not sure although there are enough
    /// launches, these differ much, and `--interleave` is possible.
    fn offer_to_interleave(&self) -> Option<String> {
        let is_possible = self.workload == Workload::Command
            && !self.interleaved
            && self.is_bound()
            && !self.machine.os.starts_with("windows")
            && !["--prepare", "--conclude"].iter().any(|option| self.command.contains(option));
        if !is_possible {
            return None;
        }
        let is_open = |row: &&Row| {
            let is_unsure =
                |judged: Judged| judged.answer == Answer::Unsure && judged.low.zip(judged.high).is_some();
            row.candidate != CONTROL && row.judged.is_some_and(is_unsure)
        };
        let noise = self.decision.rows.iter().filter(is_open).find_map(|row| self.noise_of_long_runs(row))?;
        Some(format!(
            "launches differ by {} (standard deviation): `--interleave` runs the commands of a launch at the same time on one CPU and compares their CPU times, so fewer launches may be enough; time that a command waits then does not count",
            share(noise)
        ))
    }

    /// Returns the standard deviation between the launches of this row, if interleaving is worth
    /// trying for it.
    fn noise_of_long_runs(&self, row: &Row) -> Option<f64> {
        let part = self.parts.iter().find(|part| part.benchmark == row.benchmark)?;
        let comparison = part.comparisons.iter().find(|comparison| comparison.candidate == row.candidate)?;
        let centres: Vec<f64> = comparison.launches.iter().filter_map(Launch::centre).collect();
        let time = median(comparison.launches.iter().filter_map(Launch::seconds))?;
        Some(spread(&centres) / 1e6).filter(|noise| *noise > NOISY && time > LONG)
    }

    /// Describes the use of the launches' time by purpose, if the record has it.
    pub fn spent(&self) -> Option<String> {
        let costs = self.costs.as_ref()?;
        let total = costs.total();
        let each = seconds(total / costs.launches.max(1) as f64);
        let part = |(name, seconds): &(&str, f64)| format!("{name} {}", share(seconds / total.max(1e-9)));
        let is_spent = |(_, seconds): &&(&str, f64)| *seconds > 0.0;
        let parts: Vec<String> = costs.parts().iter().filter(is_spent).map(part).collect();
        Some(format!("{} launches of {each} each: {}", costs.launches, parts.join(", ")))
    }
}

/// Standard deviation between launches of whole commands above which interleaving is worth trying.
/// On a noisy virtual machine, launches of interleaved commands of 110 ms differed by about 1 %.
const NOISY: f64 = 0.02;

/// Seconds of a run below which interleaving is not worth trying, since the commands change turns
/// every half millisecond.
const LONG: f64 = 0.02;

/// Says how interleaved programs ran, and what their times are.
const INTERLEAVED: &str = "the programs of a launch ran at the same time on one CPU, which the system gave to each in turn, and the times are CPU times";

/// Says why the CPU time of a program is not the time that a user waits for it, because it waits
/// itself, or has several threads. Returns `None` if the two times agree.
fn unlike_its_wait(Started { name, busy, .. }: &Started) -> Option<String> {
    match (*busy)? {
        busy @ ..0.9 => Some(format!(
            "`{name}` waits for {} of its time, and `--interleave` does not count that",
            share(1.0 - busy)
        )),
        busy @ 1.1.. => Some(format!(
            "`{name}` uses {busy:.1} CPUs, and `--interleave` counts the time of all its threads on one"
        )),
        _ => None,
    }
}

/// Describes the layouts of the programs' code.
fn layouts(layouts: &Layouts) -> String {
    match layouts {
        Layouts::Relinked => {
            "every launch linked the programs anew, with the functions of each in another order".to_owned()
        }
        Layouts::Rebuilt { builds } => format!(
            "each program was built {builds} times in other layouts, and every launch drew a build: the figures are of these builds"
        ),
        Layouts::Single { why } => format!(
            "the figures are of these files ({why}): other builds of the same sources may have other speeds, since their functions have other addresses; the size of that difference is unknown"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::{Part, decide};
    use crate::record::{Comparison, Counted};

    #[test]
    fn a_record_says_where_programs_were_not_bound_to_a_cpu() {
        let launches = vec![Launch::of_centre(0); 3];
        let comparisons = vec![Comparison { candidate: "new".into(), launches }];
        let parts = vec![Part { comparisons, ..Part::default() }];
        let mut record = Record { parts, ..Record::default() };
        assert!(!record.is_bound() && record.notes()[0].contains("bound to one CPU"), "{:?}", record.notes());
        let launches = record.parts[0].comparisons.iter_mut().flat_map(|comparison| &mut comparison.launches);
        launches.for_each(|launch| launch.cpu = Some(1));
        assert!(record.is_bound() && record.notes().is_empty());
    }

    #[test]
    fn a_note_offers_to_interleave_noisy_commands() {
        // One run takes 100 ms, and launches differ by `noise` around `centre`, in millionths.
        let comparison = |candidate: &str, count: i32, centre: i32, noise: i32| Comparison {
            candidate: candidate.into(),
            launches: (0..count)
                .map(|at| Launch {
                    cpu: Some(1),
                    nanoseconds: Some(100_000_000),
                    ..Launch::of_centre(centre + noise * (at % 5 - 2))
                })
                .collect(),
        };
        let record = |comparisons: Vec<Comparison>| Record {
            command: "outpace old new more".into(),
            programs: ["old", "new", "more"]
                .map(|name| Started { name: name.into(), ..Started::default() })
                .into(),
            parts: vec![Part { comparisons, ..Part::default() }],
            ..Record::default()
        };
        let noisy = || record(vec![comparison("new", 20, 0, 30_000)]);
        let is_offered = |mut record: Record| {
            record.decision = decide(&record);
            record.notes().iter().any(|note| note.starts_with("launches differ by 4"))
        };
        assert!(is_offered(noisy()));
        // The note is about the first candidate that it helps.
        let quiet = comparison("new", 20, 0, 5_000);
        assert!(!is_offered(record(vec![quiet.clone()])));
        assert!(is_offered(record(vec![quiet, comparison("more", 20, 0, 30_000)])));
        assert!(!is_offered(record(vec![comparison(CONTROL, 20, 0, 30_000)])));
        assert!(!is_offered(record(vec![comparison("new", 20, 300_000, 30_000)])), "the answer is sure");
        assert!(!is_offered(record(vec![comparison("new", 5, 0, 30_000)])), "too few launches");

        assert!(!is_offered(Record { interleaved: true, ..noisy() }));
        assert!(!is_offered(Record { workload: Workload::Benches, ..noisy() }));
        for option in ["--prepare", "--conclude"] {
            assert!(!is_offered(Record { command: format!("outpace old new {option} true"), ..noisy() }));
        }
        let changed = |change: fn(&mut Launch)| {
            let mut record = noisy();
            record.parts[0].comparisons[0].launches.iter_mut().for_each(change);
            record
        };
        assert!(!is_offered(changed(|launch| launch.cpu = None)));
        assert!(!is_offered(changed(|launch| launch.nanoseconds = Some(10_000_000))), "short runs");
        let mut elsewhere = noisy();
        elsewhere.machine.os = "windows".into();
        assert!(!is_offered(elsewhere));
    }

    #[test]
    fn a_note_names_counts_of_one_layout_beside_times_of_many() {
        let counted = |counts| Counted { benchmark: String::new(), candidate: "new".into(), counts };
        let note = |counts, layouts| {
            let counters = vec![counted(counts)];
            let notes = Record { counters, layouts, ..Record::default() }.notes();
            notes.iter().any(|note| note.contains("of one layout of each program"))
        };
        let some = || Counts::Counted { events: Vec::new() };
        assert!(note(some(), Some(Layouts::Relinked)) && note(some(), Some(Layouts::Rebuilt { builds: 8 })));
        assert!(!note(some(), None) && !note(some(), Some(Layouts::Single { why: "so".into() })));
        assert!(!note(Counts::Absent { why: "no PMU".into() }, Some(Layouts::Relinked)));
    }
}
