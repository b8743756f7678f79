//! Counts events of two programs by the CPU's performance counters, with `perf stat`, if the
//! machine has such counters.
//!
//! Events that are compared with each other are counted in one group, which the kernel schedules
//! together or not at all. A count that covers only a part of the run is refused, because `perf`
//! extrapolates it. On a hybrid CPU each kind of core has separate counters (`cpu_core/cycles/`,
//! `cpu_atom/cycles/`), so each kind gets a separate group. A run in which the counters of both
//! kinds have counted is refused too, because cycles of different cores cannot be added.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use serde::Deserialize;

use crate::error::{Context, Result, bail, ensure};
use crate::os::children;
use crate::os::cpus::Cores;
use crate::os::files;
use crate::os::pin::Pinned;
use crate::programs::Executable;
use crate::programs::dialogue::{self, Step};
use crate::record::{Counts, EventCounts};
use crate::rng::Rng;

/// Groups of events, each counted in separate runs. A group has at most four events, because no CPU
/// that we know has fewer counters.
const GROUPS: [&[&str]; 2] = [
    &["cycles", "instructions", "branch-misses", "cache-misses"],
    &["stalled-cycles-frontend", "stalled-cycles-backend"],
];

/// Longest output of `perf stat` that is read, in bytes.
const LONGEST: u64 = 1 << 20;

/// Longest time for counting a program that does nothing.
const PATIENCE: Duration = Duration::from_secs(60);

/// Two programs whose counters are compared.
#[derive(Clone, Copy, Debug)]
pub struct Pair<'a> {
    /// Names in messages: first the baseline, then the other program.
    pub names: [&'a str; 2],
    /// The programs, in the same order.
    pub programs: [&'a Executable; 2],
    /// Standard input of each.
    pub inputs: [&'a [Step]; 2],
    /// True if the programs may end with an exit status other than 0.
    pub may_fail: bool,
    /// Longest time that a run may take.
    pub limit: Duration,
    /// CPUs that the programs may use. All runs are on the same CPU, except with [`Cores::Any`].
    pub cores: &'a Cores,
    /// Runs of each program for each group of events.
    pub runs: usize,
    /// Folder for the output of `perf`.
    pub folder: &'a Path,
}

/// Counts the events of both programs, which run in turns. Returns [`Counts::Absent`] with the
/// reason if that is not possible.
///
/// # Errors
///
/// Fails if the user interrupts.
pub fn count(pair: &Pair<'_>) -> Result<Counts> {
    count_groups(pair, &GROUPS)
}

fn count_groups(pair: &Pair<'_>, groups: &[&[&str]]) -> Result<Counts> {
    let groups = match countable(Path::new("/"), groups)? {
        Ok(groups) => groups,
        Err(why) => return Ok(Counts::Absent { why }),
    };
    let _pinned = Pinned::to_one_of(pair.cores, &mut Rng::new(0, "counters"));
    let mut events = Vec::new();
    for group in groups {
        match counted(pair, &group) {
            Ok(counts) => events.extend(counts),
            Err(error) => {
                children::check()?;
                return Ok(Counts::Absent { why: error.to_string() });
            }
        }
    }
    Ok(Counts::Counted { events })
}

/// Counts one group of events in some runs of both programs.
fn counted(pair: &Pair<'_>, group: &[&str]) -> Result<Vec<EventCounts>> {
    let mut counts: [BTreeMap<String, Vec<f64>>; 2] = Default::default();
    for at in 0..pair.runs {
        // Every second pair of runs is in the reverse order.
        for side in if at % 2 == 0 { [0, 1] } else { [1, 0] } {
            let (name, program) = (pair.names[side], pair.programs[side]);
            let file = pair.folder.join("counters");
            let mut command = Command::new("perf");
            command.args(["stat", "--json-output", "--event", &words(&units(Path::new("/")), group)]);
            command.arg("--output").arg(&file).arg("--").arg(&program.file);
            let ended = dialogue::run(&mut command, name, program, pair.inputs[side], pair.limit)?;
            ensure!(
                ended.is_fine(pair.may_fail),
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
    let [old, mut new] = counts;
    let both = old.into_iter().filter_map(|(event, old)| {
        let new = new.remove(&event).filter(|new| new.len() == old.len())?;
        Some(EventCounts { event, old, new })
    });
    let mut both: Vec<EventCounts> = both.collect();
    both.sort_by_key(|counts| group.iter().position(|event| *event == counts.event));
    Ok(both)
}

/// Returns the names of the counter units that `perf` must be asked for separately: those of each
/// kind of core of a hybrid CPU. Empty if there is only one kind.
fn units(root: &Path) -> Vec<&'static str> {
    let devices = root.join("sys/bus/event_source/devices");
    ["cpu_core", "cpu_atom", "cpu_lowpower"].into_iter().filter(|unit| devices.join(unit).exists()).collect()
}

/// Returns a group of events in the syntax of `perf`, for user mode only. On a hybrid CPU there is
/// one group for each kind of core.
fn words(units: &[&str], group: &[&str]) -> String {
    let joined = |word: &dyn Fn(&str) -> String| {
        let events: Vec<String> = group.iter().map(|event| word(event)).collect();
        format!("{{{}}}", events.join(","))
    };
    if units.is_empty() {
        return joined(&|event| format!("{event}:u"));
    }
    let groups: Vec<String> = units.iter().map(|unit| joined(&|event| format!("{unit}/{event}/u"))).collect();
    groups.join(",")
}

/// An object of `perf stat --json-output`.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Line {
    /// Name of the event. An object without event and count only adds a ratio to the event before
    /// it.
    event: Option<String>,
    counter_value: Option<String>,
    #[serde(default)]
    pcnt_running: f64,
}

/// Smallest share of the run, in per cent, at which a count is taken to cover the whole run; `perf`
/// prints the share with two decimals.
const WHOLE: f64 = 99.995;

/// Reads the counts of a run. Events that the CPU does not have are left out.
///
/// # Errors
///
/// Fails if a line has another form, if a count covers only a part of the run, or if cores of two
/// kinds have counted.
fn parse(text: &str) -> Result<BTreeMap<String, f64>> {
    let mut counts = BTreeMap::new();
    let mut units: BTreeMap<String, String> = BTreeMap::new();
    for line in text.lines().map(str::trim).filter(|line| line.starts_with('{')) {
        for object in serde_json::Deserializer::from_str(line).into_iter() {
            let Line { event, counter_value, pcnt_running } =
                object.with_context(|| format!("`perf stat` printed: {line:.200}"))?;
            let Some((event, value)) = event.zip(counter_value) else { continue };
            // Counters of cores on which the program did not run have no count.
            if value == "<not supported>" || value == "<not counted>" {
                continue;
            }
            let count = value.parse::<f64>().ok().filter(|count| count.is_finite() && *count >= 0.0);
            let count = count.with_context(|| format!("`{value:.60}` is no count"))?;
            if pcnt_running < WHOLE {
                bail!(
                    "`{event:.60}` was counted in {pcnt_running} % of the run, and the rest is extrapolated: stop other programs that use the counters"
                );
            }
            let (unit, name) = split(&event);
            let other = units.insert(name.to_owned(), unit.to_owned()).filter(|other| other != unit);
            if let Some(other) = other {
                bail!(
                    "the program ran on `{other:.60}` and on `{unit:.60}`: bind it to CPUs of one kind (`taskset`)"
                );
            }
            counts.insert(name.to_owned(), count);
        }
    }
    Ok(counts)
}

/// Splits an event into the unit that counts it and its name: `cpu_core/cycles/u`, or `cycles:u`.
fn split(event: &str) -> (&str, &str) {
    let (unit, name) = event.split_once('/').unwrap_or(("", event));
    (unit, name.split(['/', ':']).next().unwrap_or(name))
}

/// Returns the groups that can be counted on the machine with the file system `root`, or the reason
/// why nothing can be counted. If the CPU lacks an event of a group, or has too few counters for
/// the group, the events are counted one by one.
fn countable<'a>(root: &Path, groups: &[&[&'a str]]) -> Result<Result<Vec<Vec<&'a str>>, String>> {
    if !cfg!(target_os = "linux") {
        return Ok(Err("they are read with `perf`, which only Linux has".to_owned()));
    }
    let units = units(root);
    let (mut found, mut why) = (Vec::new(), None);
    for group in groups {
        match probe(&units, group)? {
            Ok(()) => found.push(group.to_vec()),
            Err(None) => return Ok(Err(reason(root, None))),
            Err(said) => {
                why.get_or_insert(said);
                for &event in *group {
                    if probe(&units, &[event])?.is_ok() {
                        found.push(vec![event]);
                    }
                }
            }
        }
    }
    if found.is_empty() { Ok(Err(reason(root, why.flatten().as_deref()))) } else { Ok(Ok(found)) }
}

/// Tries to count the events of the group in a program that does nothing. If that fails, returns
/// the output of `perf`, or `None` if `perf` cannot be started.
fn probe(units: &[&str], group: &[&str]) -> Result<Result<(), Option<String>>> {
    let mut command = Command::new("perf");
    command.args(["stat", "--json-output", "--event", &words(units, group), "--", "true"]);
    let done = children::run(&mut command, Some(PATIENCE));
    children::check()?;
    let Ok(done) = done else { return Ok(Err(None)) };
    Ok(if done.status.success() && covers(&done.stderr, group) { Ok(()) } else { Err(Some(done.stderr)) })
}

/// Returns true if each event of the group was counted. Here the program may have run on two kinds
/// of cores.
fn covers(text: &str, group: &[&str]) -> bool {
    let is_counted = |event: &&str| {
        let mut lines = text.lines().filter(|line| line.trim_start().starts_with('{'));
        lines.any(|line| parse(line).is_ok_and(|counts| counts.contains_key(*event)))
    };
    group.iter().all(is_counted)
}

/// Finds the reason for a failed count in the output of `perf` and in the system's files.
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
        return "the kernel knows no counters of this CPU, as in most virtual machines (KVM passes them on with `-cpu host`; in a cloud, a bare-metal instance has them)".to_owned();
    }
    let paranoid =
        read("proc/sys/kernel/perf_event_paranoid").and_then(|text| text.trim().parse::<i32>().ok());
    match paranoid {
        Some(level @ 3..) => {
            format!("`perf_event_paranoid` is {level}, so the kernel lets no program count events: run `sysctl kernel.perf_event_paranoid=2` as root")
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

    /// An object as `perf` prints it. The examples are from perf 6.10 on hybrid CPUs, and from perf
    /// 6.1 on other CPUs.
    fn line(event: &str, value: &str, runtime: u64, running: &str) -> String {
        format!(
            "{{\"counter-value\" : \"{value}\", \"unit\" : \"\", \"event\" : \"{event}\", \"event-runtime\" : {runtime}, \"pcnt-running\" : {running}, \"metric-value\" : \"0.000582\", \"metric-unit\" : \"GHz\"}}\n"
        )
    }

    #[test]
    fn events_are_counted_per_kind_of_core() {
        // Printed on a hybrid CPU for a program that ran on the fast cores.
        let fast = "\
{\"counter-value\" : \"<not counted>\", \"unit\" : \"\", \"event\" : \"cpu_atom/branch-misses/u\", \"event-runtime\" : 0, \"pcnt-running\" : 0.00}
{\"counter-value\" : \"5778.000000\", \"unit\" : \"\", \"event\" : \"cpu_core/branch-misses/u\", \"event-runtime\" : 282240, \"pcnt-running\" : 100.00, \"metric-value\" : \"3.226797\", \"metric-unit\" : \"of all branches\", \"metric-threshold\" : \"good\"}
";
        let counts = parse(&format!("# started on Sat\n\n{fast}")).unwrap();
        assert_eq!(counts, BTreeMap::from([("branch-misses".to_owned(), 5778.0)]));
        assert!(covers(fast, &["branch-misses"]) && !covers(fast, &["branch-misses", "cycles"]));
        // Printed on another hybrid CPU for everything that ran on all its cores.
        let both = line("cpu_core/cycles/", "6404864.000000", 16_069_765_136, "100.00")
            + &line("cpu_atom/cycles/", "3011411.000000", 16_080_917_475, "100.00");
        let error = parse(&both).unwrap_err().to_string();
        assert!(error.contains("ran on `cpu_core` and on `cpu_atom`"), "{error}");
        assert!(covers(&both, &["cycles"]), "the probe itself may run on any core");
    }

    #[test]
    fn counts_of_a_part_of_the_run_are_refused() {
        // Printed on a hybrid CPU whose counters were shared, and on an AMD CPU.
        for (event, value, runtime, running) in [
            ("cpu_atom/cycles/", "255620352.000000", 8_690_268_422, "54.00"),
            ("cycles", "1419380.000000", 139_903, "10.00"),
        ] {
            let error = parse(&line(event, value, runtime, running)).unwrap_err().to_string();
            assert!(
                error.contains(&format!("in {} % of the run", running.trim_end_matches(".00"))),
                "{error}"
            );
        }
        // Printed on a Zen, whose counters count stalls, and on a Xeon, whose counters do not.
        let ratios = "\
{\"counter-value\" : \"253195.000000\", \"unit\" : \"\", \"event\" : \"cycles:u\", \"event-runtime\" : 467244, \"pcnt-running\" : 100.00}
{\"counter-value\" : \"144651.000000\", \"unit\" : \"\", \"event\" : \"instructions:u\", \"event-runtime\" : 467244, \"pcnt-running\" : 100.00, \"metric-value\" : 0.57, \"metric-unit\" : \"insn per cycle\"} {\"metric-value\" : 0.70, \"metric-unit\" : \"stalled cycles per insn\"}
{\"metric-value\" : \"0.000000\", \"metric-unit\" : \"(null)\"}
{\"counter-value\" : \"<not supported>\", \"unit\" : \"\", \"event\" : \"stalled-cycles-frontend:u\", \"event-runtime\" : 0, \"pcnt-running\" : 100.00}
";
        let counts = parse(ratios).unwrap();
        assert_eq!(
            counts,
            BTreeMap::from([("cycles".to_owned(), 253_195.0), ("instructions".to_owned(), 144_651.0)])
        );
        for text in ["{", "{}x", &line("cycles:u", "many", 1, "100.00"), &line("cycles:u", "-1", 1, "100.00")]
        {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_hybrid_cpu_has_a_group_for_each_kind_of_core() {
        let group = ["cycles", "instructions"];
        assert_eq!(words(&[], &group), "{cycles:u,instructions:u}");
        let hybrid =
            "{cpu_core/cycles/u,cpu_core/instructions/u},{cpu_atom/cycles/u,cpu_atom/instructions/u}";
        assert_eq!(words(&["cpu_core", "cpu_atom"], &group), hybrid);
        let root = tempfile::tempdir().unwrap();
        assert_eq!(units(root.path()), Vec::<&str>::new());
        for unit in ["cpu_atom", "cpu_core", "msr"] {
            fs::create_dir_all(root.path().join("sys/bus/event_source/devices").join(unit)).unwrap();
        }
        assert_eq!(units(root.path()), ["cpu_core", "cpu_atom"]);
    }

    #[test]
    fn the_reason_for_missing_counters_is_named() {
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

    /// The kernel itself counts some events, on any machine where `perf` may count at all.
    #[cfg(target_os = "linux")]
    #[test]
    fn counts_software_events_of_both_programs() {
        const SOFTWARE: [&str; 3] = ["task-clock", "page-faults", "context-switches"];
        if let Err(said) = probe(&[], &SOFTWARE).unwrap() {
            eprintln!("skipped: perf counts nothing here: {said:?}");
            return;
        }
        let folder = tempfile::tempdir().unwrap();
        let program = |name: &str, text: &str| {
            Executable::at(&crate::os::scripts::script(folder.path(), name, text)).unwrap()
        };
        // Each process that the new program starts adds page faults.
        let (old, new) = (program("old", "read -r line"), program("new", "read -r line; ls; ls; ls"));
        let input = [Step { send: "go\n".into(), until: None }];
        let pair = Pair {
            names: ["old", "new"],
            programs: [&old, &new],
            inputs: [&input, &input],
            may_fail: false,
            limit: Duration::from_secs(60),
            cores: &Cores::Fast,
            runs: 3,
            folder: folder.path(),
        };
        // No CPU has the event `no-such-event`, so the events of the second group are counted one
        // by one.
        for groups in [&[&SOFTWARE[..]][..], &[&["page-faults", "no-such-event"]]] {
            let Counts::Counted { events } = count_groups(&pair, groups).unwrap() else { panic!() };
            let faults = events.iter().find(|counts| counts.event == "page-faults").unwrap();
            assert_eq!((faults.old.len(), faults.new.len()), (3, 3));
            let least = faults.new.iter().copied().fold(f64::INFINITY, f64::min);
            assert!(faults.old.iter().all(|&count| count > 0.0 && count < least), "{faults:?}");
            let names: Vec<&str> = events.iter().map(|counts| counts.event.as_str()).collect();
            assert_eq!(names, if groups[0].len() == 3 { &SOFTWARE[..] } else { &SOFTWARE[1..2] });
        }
        let fails = program("fails", "exit 3");
        let pair = Pair { programs: [&old, &fails], ..pair };
        let Counts::Absent { why } = count_groups(&pair, &[&SOFTWARE]).unwrap() else { panic!() };
        assert!(why.starts_with("`new` failed under `perf stat` (exit status: 3)"), "{why}");
    }
}
