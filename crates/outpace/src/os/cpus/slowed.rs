//! Signs that the system slowed a CPU down during a launch, or ran other work on its core.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::files::{text, value};
use super::read::turbo;
use super::{cgroup, here};

/// Way in which the system slowed a CPU down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Slowed {
    /// The quota of the control group was used up.
    Quota,
    /// The CPU was too hot.
    Heat,
    /// The frequency governor or the turbo mode was changed.
    Setting,
}

/// State of a CPU and its core before a launch.
#[derive(Debug)]
pub(crate) struct Before {
    root: PathBuf,
    cpu: Option<usize>,
    siblings: Vec<usize>,
    state: State,
    /// Idle and total time of the siblings, in ticks.
    ticks: Option<(u64, u64)>,
}

/// State that changes when the system slows a CPU down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct State {
    /// Number of periods in which the quota was used up.
    quota: Option<u64>,
    /// Number of times that the CPU's core or package was too hot.
    heat: Option<u64>,
    /// Frequency governor of the CPU, and the turbo mode.
    setting: (Option<String>, Option<bool>),
}

/// Signs found after a launch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Signs {
    pub(crate) slowed: Option<Slowed>,
    /// Share of the time in which other CPUs of the core worked, in thousandths; `None` if the core
    /// has no other CPU, or if the system does not report their time.
    pub(crate) siblings_busy: Option<u16>,
}

impl Before {
    pub(crate) fn new(cpu: Option<usize>) -> Self {
        Self::below(Path::new("/"), cpu, cpu.map(|cpu| here().siblings(cpu)).unwrap_or_default())
    }

    pub(super) fn below(root: &Path, cpu: Option<usize>, siblings: Vec<usize>) -> Self {
        let (state, ticks) = (State::read(root, cpu), ticks(root, &siblings));
        Self { root: root.to_owned(), cpu, siblings, state, ticks }
    }

    pub(crate) fn after(&self) -> Signs {
        let (before, after) = (&self.state, State::read(&self.root, self.cpu));
        let rose =
            |before: Option<u64>, after| before.zip(after).is_some_and(|(before, after)| after > before);
        let slowed = match () {
            () if rose(before.quota, after.quota) => Some(Slowed::Quota),
            () if rose(before.heat, after.heat) => Some(Slowed::Heat),
            () if before.setting != after.setting => Some(Slowed::Setting),
            () => None,
        };
        let busy = self.ticks.zip(ticks(&self.root, &self.siblings)).and_then(|(before, after)| {
            let total = after.1.checked_sub(before.1).filter(|&total| total > 0)?;
            let idle = after.0.saturating_sub(before.0).min(total);
            u16::try_from((total - idle) * 1000 / total).ok()
        });
        Signs { slowed, siblings_busy: busy }
    }
}

impl State {
    fn read(root: &Path, cpu: Option<usize>) -> Self {
        let system = root.join("sys/devices/system");
        let (heat, governor) = cpu.map_or((None, None), |cpu| {
            let folder = system.join(format!("cpu/cpu{cpu}"));
            let names = ["thermal_throttle/core_throttle_count", "thermal_throttle/package_throttle_count"];
            let heat =
                names.into_iter().filter_map(|name| value(&folder.join(name))).reduce(u64::saturating_add);
            (heat, text(&folder.join("cpufreq/scaling_governor")))
        });
        Self { quota: cgroup::throttled(root), heat, setting: (governor, turbo(&system)) }
    }
}

/// Returns the idle and the total time of these CPUs since the system was started.
fn ticks(root: &Path, cpus: &[usize]) -> Option<(u64, u64)> {
    if cpus.is_empty() {
        return None;
    }
    let stat = fs::read_to_string(root.join("proc/stat")).ok()?;
    let mut sum = (0, 0);
    for line in stat.lines() {
        let Some((name, rest)) = line.split_once(' ') else { continue };
        let number = name.strip_prefix("cpu").and_then(|number| number.parse::<usize>().ok());
        if number.is_none_or(|number| !cpus.contains(&number)) {
            continue;
        }
        let fields = rest.split_whitespace().map(|word| word.parse().ok()).collect::<Option<Vec<u64>>>()?;
        sum.0 += fields.get(3)? + fields.get(4)?;
        sum.1 += fields.iter().take(8).sum::<u64>();
    }
    Some(sum)
}
