//! Hardware counters of both programs, by `perf stat`, where the machine has any.
//!
//! Events that are compared with each other are counted in one group, which the kernel schedules
//! together or not at all. A count that covers only a part of the run is refused: `perf` would
//! extrapolate it. On a hybrid CPU each kind of core has counters of its own (`cpu_core/cycles/`,
//! `cpu_atom/cycles/`); a run that both have counted is refused too, since the two are cycles of
//! different machines.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde::{Deserialize, Serialize};

use super::Setup;
use super::run::{PATIENCE, run};
use crate::decide::{Rules, judge};
use crate::error::{Context, Result, bail, ensure};
use crate::os::children;
use crate::os::files;
use crate::record::Launch;

/// Groups of events, each counted in a run of its own. No CPU that we know has fewer than four
/// counters.
const GROUPS: [&[&str]; 2] = [
    &["cycles", "instructions", "branch-misses", "cache-misses"],
    &["stalled-cycles-frontend", "stalled-cycles-backend"],
];

/// Runs of each program for each group: the fewest that give an interval, and two more.
const RUNS: usize = 12;

/// Longest output of `perf stat` that is read, in bytes.
const LONGEST: u64 = 1 << 20;

/// Counters of both programs, or the reason for their absence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Counters {
    /// The counters, in user mode.
    Counted {
        /// One entry for each event that the CPU counts.
        events: Vec<Counter>,
    },
    /// The CPU's counters cannot be read.
    Absent {
        /// Reason, and what the user can do.
        why: String,
    },
}

/// Counts of one event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counter {
    /// Name of the event, as `perf` has it.
    pub event: String,
    /// Median count of the old program.
    pub old: f64,
    /// Median count of the new program.
    pub new: f64,
    /// Increase from the old program to the new one, as a share.
    pub difference: f64,
    /// Interval of the increase; `None` if the counts give none.
    pub interval: Option<(f64, f64)>,
}

/// Counts both programs in turns, or says why they cannot be counted.
///
/// # Errors
///
/// A program fails, the counts cannot be read or are extrapolated, or the user interrupts.
pub(super) fn counters(setup: &Setup<'_>) -> Result<Counters> {
    if let Err(why) = available(Path::new("/"), &GROUPS[0][..2])? {
        return Ok(Counters::Absent { why });
    }
    let mut events = Vec::new();
    for group in GROUPS {
        // CPUs differ in the stalls that they count, so these may be absent.
        if let Ok(()) = probe(group)? {
            events.extend(counted(setup, group)?);
        }
    }
    Ok(Counters::Counted { events })
}

/// Counts one group of events in some runs of both programs.
fn counted(setup: &Setup<'_>, group: &[&str]) -> Result<Vec<Counter>> {
    let mut counts: [BTreeMap<String, Vec<f64>>; 2] = Default::default();
    for at in 0..RUNS {
        // Every second pair of runs is in the other order.
        for side in if at % 2 == 0 { [0, 1] } else { [1, 0] } {
            let file = setup.folder.join("counters");
            let mut command = Command::new("perf");
            command.args(["stat", "--json-output", "--event", &events_of(group), "--output"]).arg(&file);
            command.arg("--").arg(&setup.programs[side].file);
            let ended = run(&mut command, side, setup)?;
            let name = setup.names[side];
            ensure!(
                ended.is_fine(setup),
                "`{name}` failed under `perf stat` ({}): {}",
                ended.status,
                ended.last
            );
            let text = String::from_utf8_lossy(&files::read(&file, LONGEST)?).into_owned();
            for (event, count) in parse(&text).with_context(|| format!("the counters of `{name}`"))? {
                counts[side].entry(event).or_default().push(count);
            }
        }
    }
    let [old, new] = &counts;
    Ok(old.iter().filter_map(|(event, old)| Some(counter(event, old, new.get(event)?))).collect())
}

/// Compares the counts of an event in as many runs of both programs.
fn counter(event: &str, old: &[f64], new: &[f64]) -> Counter {
    let median = |counts: &[f64]| crate::statistics::median(counts.iter().copied()).unwrap_or(0.0);
    let ratio = |(old, new): (&f64, &f64)| {
        let log = ((new.max(1.0) / old.max(1.0)).ln() * 1e6).round();
        Launch::of_centre(log as i32)
    };
    let launches: Vec<Launch> = old.iter().zip(new).map(ratio).collect();
    let judged = judge(&launches, &Rules::default(), 1);
    Counter {
        event: event.to_owned(),
        old: median(old),
        new: median(new),
        difference: judged.map_or(0.0, |judged| judged.gain),
        interval: judged.and_then(|judged| judged.low.zip(judged.high)),
    }
}

/// Returns a group of events in the words of `perf`, for user mode only.
fn events_of(group: &[&str]) -> String {
    let events: Vec<String> = group.iter().map(|event| format!("{event}:u")).collect();
    format!("{{{}}}", events.join(","))
}

/// A line of `perf stat --json-output`.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Line {
    event: String,
    counter_value: String,
    #[serde(default)]
    pcnt_running: f64,
}

/// Share of the run, in per cent, from which a count is one of the whole run; `perf` prints two
/// decimals.
const WHOLE: f64 = 99.995;

/// Reads the counts of a run. Events that the CPU does not have are left out.
///
/// # Errors
///
/// A line has another form, a count covers a part of the run only, or cores of two kinds have
/// counted.
pub fn parse(text: &str) -> Result<BTreeMap<String, f64>> {
    let mut counts = BTreeMap::new();
    let mut units: BTreeMap<String, String> = BTreeMap::new();
    for line in text.lines().map(str::trim).filter(|line| line.starts_with('{')) {
        let Line { event, counter_value, pcnt_running } =
            serde_json::from_str(line).with_context(|| format!("`perf stat` printed: {line:.200}"))?;
        // The counters of the cores that the program did not run on have counted nothing.
        if counter_value == "<not supported>" || counter_value == "<not counted>" {
            continue;
        }
        let count = counter_value.parse::<f64>().ok().filter(|count| count.is_finite() && *count >= 0.0);
        let count = count.with_context(|| format!("`{counter_value:.60}` is no count"))?;
        if pcnt_running < WHOLE {
            bail!(
                "`{event:.60}` was counted in {pcnt_running} % of the run, and the rest is extrapolated: end what else uses the counters"
            );
        }
        let (unit, name) = split(&event);
        if let Some(other) = units.insert(name.to_owned(), unit.to_owned()).filter(|other| other != unit) {
            bail!(
                "the program ran on `{other:.60}` and on `{unit:.60}`: bind it to CPUs of one kind (`taskset`)"
            );
        }
        counts.insert(name.to_owned(), count);
    }
    Ok(counts)
}

/// Splits an event into the unit that counts it and its name: `cpu_core/cycles/u`, or `cycles:u`.
fn split(event: &str) -> (&str, &str) {
    let (unit, name) = event.split_once('/').unwrap_or(("", event));
    (unit, name.split(['/', ':']).next().unwrap_or(name))
}

/// Returns the reason why these events cannot be counted below this root, if there is one.
fn available(root: &Path, events: &[&str]) -> Result<Result<(), String>> {
    if !cfg!(target_os = "linux") {
        return Ok(Err("only Linux has them".to_owned()));
    }
    match probe(events)? {
        Ok(()) => Ok(Ok(())),
        Err(said) => Ok(Err(reason(root, said.as_deref()))),
    }
}

/// Counts the events of a program that does nothing. Returns what `perf` said if it cannot, or
/// `None` if it cannot be started.
fn probe(events: &[&str]) -> Result<Result<(), Option<String>>> {
    let mut command = Command::new("perf");
    command.args(["stat", "--json-output", "--event", &events_of(events), "--", "true"]);
    let done = children::run(&mut command, Some(PATIENCE));
    children::check()?;
    let Ok(done) = done else { return Ok(Err(None)) };
    let counts = parse(&done.stderr).is_ok_and(|counts| counts.len() == events.len());
    Ok(if done.status.success() && counts { Ok(()) } else { Err(Some(done.stderr)) })
}

/// Finds the reason for a failed count in the words of `perf` and in the system's files.
fn reason(root: &Path, said: Option<&str>) -> String {
    let read = |path: &str| std::fs::read_to_string(root.join(path)).ok();
    let Some(said) = said else {
        return "`perf` is not installed (Debian and Ubuntu: `apt install linux-perf`; Fedora: `dnf install perf`)".to_owned();
    };
    let units = root.join("sys/bus/event_source/devices");
    let names = std::fs::read_dir(&units).into_iter().flatten().flatten();
    let has_unit = names
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .any(|name| name == "cpu" || name.starts_with("cpu_") || name.starts_with("arm"));
    if !has_unit {
        return "the kernel knows no counters of this CPU, as in most virtual machines (a hypervisor may pass them on: KVM with `-cpu host`, a bare-metal instance of a cloud)".to_owned();
    }
    let paranoid =
        read("proc/sys/kernel/perf_event_paranoid").and_then(|text| text.trim().parse::<i32>().ok());
    match paranoid {
        Some(level @ 3..) => {
            format!("`perf_event_paranoid` is {level}, which lets no program count: `sysctl kernel.perf_event_paranoid=2` as root")
        }
        _ if said.to_lowercase().contains("permission") || said.contains("not permitted") => {
            "the system allows no counting here; a container needs `--cap-add PERFMON`, or a seccomp profile that allows `perf_event_open`".to_owned()
        }
        _ => format!("`perf stat` says: {}", crate::text::last_line(said).unwrap_or_else(|| "nothing".to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn line(event: &str, value: &str, running: &str) -> String {
        format!(
            "{{\"counter-value\" : \"{value}\", \"unit\" : \"\", \"event\" : \"{event}\", \"event-runtime\" : 635204, \"pcnt-running\" : {running}}}\n"
        )
    }

    #[test]
    fn each_kind_of_core_counts_for_itself_and_no_part_of_a_run_is_extrapolated() {
        // As `perf` 6 writes it on a hybrid CPU for a program that ran on the fast cores.
        let fast = [
            line("cpu_atom/cycles/u", "<not counted>", "0.00"),
            line("cpu_core/cycles/u", "6326000.000000", "100.00"),
            line("cpu_atom/instructions/u", "<not counted>", "0.00"),
            line("cpu_core/instructions/u", "12652000.000000", "100.00"),
            line("stalled-cycles-frontend:u", "<not supported>", "100.00"),
        ];
        let counts = parse(&format!("# started on Sat\n\n{}", fast.concat())).unwrap();
        assert_eq!(
            counts,
            BTreeMap::from([("cycles".to_owned(), 6_326_000.0), ("instructions".to_owned(), 12_652_000.0)])
        );
        let plain = line("cycles:u", "7.000000", "100.00") + &line("branch-misses:u", "1.000000", "100.00");
        assert_eq!(parse(&plain).unwrap().len(), 2);
        let both = line("cpu_core/cycles/u", "18685492.000000", "100.00")
            + &line("cpu_atom/cycles/u", "255620352.000000", "100.00");
        let error = parse(&both).unwrap_err().to_string();
        assert!(error.contains("ran on `cpu_core` and on `cpu_atom`"), "{error}");
        let part = line("cycles:u", "18685492.000000", "54.00");
        let error = parse(&part).unwrap_err().to_string();
        assert!(error.contains("in 54 % of the run"), "{error}");
        for text in ["{", "{}", &line("cycles:u", "many", "100.00"), &line("cycles:u", "-1", "100.00")] {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_reason_for_having_no_counters_is_named() {
        let root = tempfile::tempdir().unwrap();
        let why = |said| reason(root.path(), said);
        assert!(why(None).contains("not installed"));
        assert!(why(Some("")).contains("virtual machine"));
        fs::create_dir_all(root.path().join("sys/bus/event_source/devices/cpu_core")).unwrap();
        assert!(why(Some("Error:\nPermission denied\n")).contains("PERFMON"));
        assert!(why(Some("Error:\nodd\n")).ends_with("says: odd"));
        fs::create_dir_all(root.path().join("proc/sys/kernel")).unwrap();
        fs::write(root.path().join("proc/sys/kernel/perf_event_paranoid"), "4\n").unwrap();
        assert!(why(Some("Error:\n")).contains("`perf_event_paranoid` is 4"));
    }

    #[test]
    fn counts_of_runs_are_compared_with_an_interval() {
        let [old, new] =
            [100.0, 112.0].map(|count| (0..12).map(|at| count + f64::from(at % 3)).collect::<Vec<_>>());
        let counter = counter("cycles", &old, &new);
        let (low, high) = counter.interval.unwrap();
        assert!((0.11..0.13).contains(&counter.difference), "{counter:?}");
        assert!(low > 0.05 && low <= counter.difference && high >= counter.difference, "{counter:?}");
    }

    /// Every kernel counts page faults by itself, on any machine.
    #[cfg(target_os = "linux")]
    #[test]
    fn events_of_the_kernel_are_counted_in_a_group() {
        match probe(&["page-faults", "task-clock"]).unwrap() {
            Ok(()) => {}
            Err(said) => eprintln!("skipped: perf counts nothing here: {said:?}"),
        }
    }
}
