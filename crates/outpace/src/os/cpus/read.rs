//! Reads the classes of CPUs, and the limits on their speed, from the files in which Linux
//! describes them.

use std::collections::BTreeMap;
use std::path::Path;

use super::files::{text, value};
use super::{Class, Cpus, cgroup, parse_list};

/// A CPU belongs to the class of a faster one if its frequency and capacity are at least this share
/// of the faster one's, and if both have the same kind of core and equal caches. Within one class
/// some CPUs may reach a few per cent more (Intel's favoured cores, AMD's preferred ones).
const ALIKE: f64 = 0.9;

/// Properties of one CPU.
#[derive(Clone, Debug, Default)]
struct Cpu {
    number: usize,
    /// CPUs of the same core, itself included.
    core: Vec<usize>,
    /// Rank of its kind of core, higher for a faster kind. It follows from the Intel counter unit
    /// that lists this CPU (`cpu_core`, `cpu_atom`, `cpu_lowpower`); 0 if no unit does.
    rank: u8,
    /// Kind of core, as the text of Arm's identification register. These kinds have no order.
    kind: Option<String>,
    capacity: Option<u32>,
    /// Highest frequency, in kHz.
    kilohertz: Option<u32>,
    level_2: Option<u32>,
    level_3: Option<u32>,
}

impl Cpu {
    fn read(system: &Path, number: usize) -> Option<Self> {
        let folder = system.join(format!("cpu/cpu{number}"));
        if !folder.is_dir() {
            return None;
        }
        let core = ["topology/core_cpus_list", "topology/thread_siblings_list"];
        let core = core.iter().find_map(|name| parse_list(&text(&folder.join(name))?));
        let cache = |level: u32| {
            let indices = (0..8).map(|index| folder.join(format!("cache/index{index}")));
            let mut data = indices.filter(|index| {
                value::<u32>(&index.join("level")) == Some(level)
                    && text(&index.join("type")).is_some_and(|kind| kind != "Instruction")
            });
            kibibytes(&text(&data.next()?.join("size"))?)
        };
        Some(Self {
            number,
            core: core.unwrap_or_else(|| vec![number]),
            rank: 0,
            kind: text(&folder.join("regs/identification/midr_el1")),
            capacity: value(&folder.join("cpu_capacity")),
            kilohertz: value(&folder.join("cpufreq/cpuinfo_max_freq")),
            level_2: cache(2),
            level_3: cache(3),
        })
    }

    /// Returns the keys for sorting by speed: rank, then capacity, which also counts the work done
    /// per cycle, then frequency, then the size of the last cache.
    fn speed(&self) -> (u8, u32, u32, u32) {
        let cache = self.level_3.or(self.level_2);
        (self.rank, self.capacity.unwrap_or(0), self.kilohertz.unwrap_or(0), cache.unwrap_or(0))
    }

    fn is_like(&self, first: &Self) -> bool {
        let near = |here: Option<u32>, first: Option<u32>| {
            here.zip(first).is_none_or(|(here, first)| f64::from(here) >= ALIKE * f64::from(first))
        };
        let same = (self.rank, &self.kind) == (first.rank, &first.kind)
            && (self.level_2, self.level_3) == (first.level_2, first.level_3);
        same && near(self.capacity, first.capacity) && near(self.kilohertz, first.kilohertz)
    }
}

pub(super) fn read(root: &Path) -> Cpus {
    let devices = root.join("sys/devices");
    let system = devices.join("system");
    let online = list_of(&system.join("cpu/online")).unwrap_or_default();
    let mut cpus: Vec<Cpu> = online.iter().filter_map(|&number| Cpu::read(&system, number)).collect();
    for (pmu, rank) in [("cpu_core", 3), ("cpu_atom", 2), ("cpu_lowpower", 1)] {
        let listed = list_of(&devices.join(pmu).join("cpus")).unwrap_or_default();
        cpus.iter_mut().filter(|cpu| listed.contains(&cpu.number)).for_each(|cpu| cpu.rank = rank);
    }
    cpus.sort_by(|cpu, other| other.speed().cmp(&cpu.speed()).then(cpu.number.cmp(&other.number)));
    let mut groups: Vec<Vec<Cpu>> = Vec::new();
    for cpu in cpus {
        match groups.iter_mut().find(|group| group.first().is_some_and(|first| cpu.is_like(first))) {
            Some(group) => group.push(cpu),
            None => groups.push(vec![cpu]),
        }
    }
    // Text of a file that all CPUs have in common; `None` if they differ.
    let common = |name: &str| {
        let mut texts: Vec<String> = online
            .iter()
            .filter_map(|cpu| text(&system.join(format!("cpu/cpu{cpu}/cpufreq/{name}"))))
            .collect();
        texts.dedup();
        texts.pop().filter(|_| texts.is_empty())
    };
    let mut cpus = Cpus {
        classes: groups.iter().map(|group| class(group)).collect(),
        nodes: list_of(&system.join("node/online")).map_or(0, |nodes| nodes.len()),
        quota: cgroup::quota(root),
        governor: common("scaling_governor"),
        driver: common("scaling_driver"),
        turbo: turbo(&system),
        // Only Windows and macOS run programs slowly to save power.
        power: None,
        environment: environment(root),
    };
    cpus.name();
    cpus
}

/// Returns the class of alike CPUs, which are sorted by their speed.
fn class(group: &[Cpu]) -> Class {
    let mut cores: BTreeMap<Vec<usize>, Vec<usize>> = BTreeMap::new();
    for cpu in group {
        cores.entry(cpu.core.clone()).or_default().push(cpu.number);
    }
    let mut cores: Vec<Vec<usize>> = cores.into_values().collect();
    cores.iter_mut().for_each(|core| core.sort_unstable());
    cores.sort_unstable();
    let most = |field: fn(&Cpu) -> Option<u32>| group.iter().filter_map(field).max();
    Class {
        name: String::new(),
        cores,
        megahertz: most(|cpu| cpu.kilohertz).map(|kilohertz| kilohertz / 1000),
        capacity: most(|cpu| cpu.capacity),
        level_2: most(|cpu| cpu.level_2),
        level_3: most(|cpu| cpu.level_3),
    }
}

/// Returns true if the CPUs may exceed their base frequency, according to Intel's driver or else to
/// any other; `None` if neither tells.
pub(super) fn turbo(system: &Path) -> Option<bool> {
    let by_intel = value::<u8>(&system.join("cpu/intel_pstate/no_turbo")).map(|off| off == 0);
    by_intel.or_else(|| value::<u8>(&system.join("cpu/cpufreq/boost")).map(|on| on == 1))
}

/// Returns the environment that lies between the process and the machine, if it is known to add
/// noise.
fn environment(root: &Path) -> Option<String> {
    let release = text(&root.join("proc/sys/kernel/osrelease"))?.to_lowercase();
    let version = if release.contains("wsl2") { "WSL 2" } else { "WSL" };
    let shared = format!("{version}, which shares its CPUs with Windows");
    release.contains("microsoft").then_some(shared)
}

fn list_of(path: &Path) -> Option<Vec<usize>> {
    parse_list(&text(path)?)
}

/// Parses a size such as `2048K` or `32M`.
fn kibibytes(text: &str) -> Option<u32> {
    let at = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let number: u32 = text[..at].parse().ok()?;
    match &text[at..] {
        "K" => Some(number),
        "M" => number.checked_mul(1024),
        _ => None,
    }
}
