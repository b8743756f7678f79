//! CPUs of the machine: their classes, the cores that they share, and what may slow them down.
//!
//! A hybrid machine has CPUs of several speeds, so launches on CPUs drawn among all of them would
//! mix several machines. A comparison stays within one class ([`Cores`]). Of CPUs that share a core
//! only the first is drawn; the others stay without work of ours.
//!
//! Linux describes all this in `/sys` and `/proc`. Elsewhere nothing is known, and there is one
//! class.

mod cgroup;
mod cores;
mod files;
mod read;
mod slowed;
#[cfg(test)]
mod tests;

use std::path::Path;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub use cores::{Cores, Group};
pub use slowed::Slowed;
pub(crate) use slowed::{Before, Signs};

use crate::error::{Result, bail};

/// CPUs of a machine, and limits on their speed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cpus {
    /// Classes of CPUs, the fastest first. Empty if the system describes no CPU.
    pub classes: Vec<Class>,
    /// Number of NUMA nodes; 0 if unknown.
    pub nodes: usize,
    /// Number of CPUs whose time the control group may use; `None` without such a quota.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quota: Option<f64>,
    /// Frequency governor, if all CPUs have the same one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub governor: Option<String>,
    /// Driver that carries out what the governor wants.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driver: Option<String>,
    /// True if the CPUs may exceed their base frequency; `None` if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turbo: Option<bool>,
    /// Environment that adds noise of its own, such as WSL.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub environment: Option<String>,
}

/// CPUs of one speed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Class {
    /// Name for `--cores`: `fast`, `middle` or `efficient`.
    pub name: String,
    /// Cores of this class, each with the CPUs (hardware threads) that share it.
    pub cores: Vec<Vec<usize>>,
    /// Highest frequency of any of them, in MHz.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub megahertz: Option<u32>,
    /// Speed relative to the machine's fastest CPUs, which have 1024, by the system's scheduler.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capacity: Option<u32>,
    /// Size of the second-level cache, in KiB.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level_2: Option<u32>,
    /// Size of the third-level cache, in KiB.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level_3: Option<u32>,
}

impl Class {
    /// Returns the first CPU of each core.
    pub fn firsts(&self) -> Vec<usize> {
        self.cores.iter().filter_map(|core| core.first().copied()).collect()
    }

    fn cpus(&self) -> impl Iterator<Item = usize> {
        self.cores.iter().flatten().copied()
    }

    /// Describes the class in words: `fast: CPUs 0-15 (8 cores), up to 5500 MHz`.
    fn words(&self) -> String {
        let cpus = list(self.cpus());
        let cores = self.cores.len();
        let mut text = format!("{}: CPUs {cpus}", self.name);
        if self.cpus().count() > cores {
            text += &format!(" ({cores} cores)");
        }
        if let Some(megahertz) = self.megahertz {
            text += &format!(", up to {megahertz} MHz");
        }
        let capacity = self.capacity.filter(|&capacity| capacity < FULL && self.megahertz.is_none());
        if let Some(capacity) = capacity {
            text += &format!(", {} % as fast", (capacity * 100).div_ceil(FULL));
        }
        text
    }
}

/// Capacity of the machine's fastest CPUs.
const FULL: u32 = 1024;

/// Fewest CPUs that a quota must grant: a program that wants one CPU is otherwise stopped in every
/// period, whatever it does.
const FEWEST: f64 = 1.0;

/// Returns the CPUs of this machine, as they were at the first call.
pub fn here() -> &'static Cpus {
    static HERE: LazyLock<Cpus> = LazyLock::new(|| match std::env::consts::OS {
        "linux" => Cpus::read(Path::new("/")),
        _ => Cpus::default(),
    });
    &HERE
}

impl Cpus {
    /// Reads the CPUs from the files below `root`, which is `/` except in tests.
    pub fn read(root: &Path) -> Self {
        read::read(root)
    }

    /// Returns the CPUs among these, with classes of their own.
    #[must_use]
    pub fn within(&self, allowed: &[usize]) -> Self {
        let mut cpus = self.clone();
        for class in &mut cpus.classes {
            class.cores.iter_mut().for_each(|core| core.retain(|cpu| allowed.contains(cpu)));
            class.cores.retain(|core| !core.is_empty());
        }
        cpus.classes.retain(|class| !class.cores.is_empty());
        cpus.name();
        cpus
    }

    /// Names the classes by their order.
    fn name(&mut self) {
        let count = self.classes.len();
        for (at, class) in self.classes.iter_mut().enumerate() {
            class.name = match at {
                0 => "fast".to_owned(),
                _ if at + 1 == count => "efficient".to_owned(),
                1 if count == 3 => "middle".to_owned(),
                _ => format!("middle-{at}"),
            };
        }
    }

    /// Returns the other CPUs of a CPU's core.
    pub fn siblings(&self, cpu: usize) -> Vec<usize> {
        let mut cores = self.classes.iter().flat_map(|class| &class.cores);
        let core = cores.find(|core| core.contains(&cpu));
        core.into_iter().flatten().copied().filter(|&other| other != cpu).collect()
    }

    /// Checks that the quota of the control group grants a whole CPU.
    ///
    /// # Errors
    ///
    /// Fails if it grants less: the system then stops the programs for a part of every period, and
    /// the times show that instead of the programs.
    pub fn check(&self) -> Result<()> {
        let Some(quota) = self.quota.filter(|&quota| quota < FEWEST) else { return Ok(()) };
        bail!(
            "the control group grants {quota:.2} CPUs, so the system would stop the programs in every period: grant at least one CPU (cgroup v2: `cpu.max`; v1: `cpu.cfs_quota_us`; docker: `--cpus 1`; Kubernetes: `limits: cpu: 1`)"
        )
    }

    /// Returns what a reader of the figures should know, one sentence each. `measured` are the CPUs
    /// of the launches.
    pub fn notes(&self, measured: &[usize]) -> Vec<String> {
        let mut notes = Vec::new();
        let of_launches = |class: &&Class| class.cpus().any(|cpu| measured.contains(&cpu));
        let used: Vec<&Class> = self.classes.iter().filter(of_launches).collect();
        if self.classes.len() > 1 {
            let classes: Vec<String> = self.classes.iter().map(Class::words).collect();
            let names: Vec<&str> = used.iter().map(|class| class.name.as_str()).collect();
            let classes = classes.join("; ");
            notes.push(match names.as_slice() {
                [] => format!("this machine has CPUs of several classes ({classes}), and the launches used any of them"),
                [name] => format!("measured on the class `{name}` of this machine's CPUs ({classes}); `--cores` names another, or each"),
                _ => format!("the launches mix the classes {} of this machine's CPUs ({classes})", names.join(" and ")),
            });
        }
        if let Some(quota) = self.quota {
            notes.push(format!("the control group grants {quota} CPUs"));
        }
        // Where the CPU itself chooses its frequency, `powersave` is only a hint.
        let leaves_it = self.driver.as_deref().is_some_and(|driver| driver.contains("pstate"));
        let slow = |governor: &&str| *governor == "conservative" || *governor == "powersave" && !leaves_it;
        if let Some(governor) = self.governor.as_deref().filter(slow) {
            notes.push(format!(
                "the frequency governor `{governor}` keeps the clock low: `cpupower frequency-set --governor performance` as root"
            ));
        }
        if let Some(environment) = &self.environment {
            notes.push(format!("measured in {environment}"));
        }
        notes
    }

    /// Returns a reason to doubt figures that were measured on both CPUs of a core at once.
    pub fn shares_cores(&self, measured: &[usize]) -> Option<String> {
        let cpu =
            measured.iter().find(|&&cpu| self.siblings(cpu).iter().any(|other| measured.contains(other)))?;
        let others = list(self.siblings(*cpu));
        Some(format!("CPU {cpu} and {others} share a core, and launches ran on both"))
    }
}

/// Writes numbers as Linux does: `0-3,8`.
pub(crate) fn list(cpus: impl IntoIterator<Item = usize>) -> String {
    let mut cpus: Vec<usize> = cpus.into_iter().collect();
    cpus.sort_unstable();
    let runs = cpus.chunk_by(|one, next| next - one == 1).filter_map(|run| Some((run.first()?, run.last()?)));
    let words: Vec<String> = runs
        .map(|(first, last)| if first == last { first.to_string() } else { format!("{first}-{last}") })
        .collect();
    words.join(",")
}

/// Largest number of a CPU that is read, above the 8192 of the largest kernels.
const MOST: usize = 1 << 16;

/// Reads numbers as Linux writes them; `None` if the text is something else.
pub(crate) fn parse_list(text: &str) -> Option<Vec<usize>> {
    let mut cpus = Vec::new();
    for word in text.trim().split(',').filter(|word| !word.is_empty()) {
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        let (first, last): (usize, usize) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
        if first > last || last >= MOST {
            return None;
        }
        cpus.extend(first..=last);
    }
    cpus.sort_unstable();
    cpus.dedup();
    Some(cpus)
}
