//! CPUs of the machine: their classes, the cores that they share, and what may slow them down.
//!
//! A hybrid machine has CPUs of several speeds. Launches on random CPUs of all speeds would mix
//! several machines, so a comparison stays within one class ([`Cores`]). Of the CPUs that share a
//! core only the first is used, and the others get no work from us, unless the user asks for it (a
//! list of CPUs, any CPU, or load on all of them).
//!
//! Linux describes all this in `/sys` and `/proc`. On other systems no class is known, and launches
//! may use every CPU.

mod cgroup;
mod cores;
mod files;
mod read;
mod slowed;
#[cfg(test)]
mod tests;

use std::path::Path;
use std::sync::{LazyLock, OnceLock};

use serde::{Deserialize, Serialize};

pub use cores::Cores;
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
    /// Driver that sets the frequency that the governor requests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driver: Option<String>,
    /// True if the CPUs may exceed their base frequency; `None` if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turbo: Option<bool>,
    /// Reason for which the system may run programs slowly to save power, if there is one. Windows
    /// and macOS only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<String>,
    /// Environment that adds noise of its own, such as WSL.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub environment: Option<String>,
}

/// CPUs of one speed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Class {
    /// Name for `--cores`: `fast`, `middle` or `efficient`. If there are more than three classes,
    /// those between are `middle-1`, `middle-2` and so on.
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

    /// Returns all CPUs of the class.
    pub fn cpus(&self) -> impl Iterator<Item = usize> {
        self.cores.iter().flatten().copied()
    }
}

/// Returns the CPUs of this machine, as they were at the first call.
pub fn here() -> &'static Cpus {
    static HERE: LazyLock<Cpus> = LazyLock::new(|| match std::env::consts::OS {
        "linux" => Cpus::read(Path::new("/")),
        _ => Cpus { power: power(), ..Cpus::default() },
    });
    &HERE
}

/// Returns the reason for which the system may run this process slowly to save power.
fn power() -> Option<String> {
    if outpace_power::is_in_background() {
        return Some("this process is in the background state (`taskpolicy -b`)".to_owned());
    }
    REFUSED.get().cloned()
}

/// Reason for which the system refused full speed, once it was asked.
static REFUSED: OnceLock<String> = OnceLock::new();

/// Asks the system to run this process at full speed. A program that measures calls it before
/// [`here`], whose result includes a refusal.
pub fn ask_for_full_speed() {
    if let Err(error) = outpace_power::own_at_full_speed() {
        let _ = REFUSED.set(error.to_string());
    }
}

impl Cpus {
    /// Reads the CPUs from the files below `root`, which is `/` except in tests.
    pub fn read(root: &Path) -> Self {
        read::read(root)
    }

    /// Returns the description reduced to the CPUs in `allowed`, with its classes named again.
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

    /// Names the classes by their order: `fast` first, `efficient` last.
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

    /// Checks that the quota of the control group grants as many whole CPUs as the programs use at
    /// once.
    ///
    /// # Errors
    ///
    /// Fails if it grants less: the system then stops the programs for a part of every period, and
    /// the times show that instead of the programs.
    pub fn check(&self, used: usize) -> Result<()> {
        let Some(quota) = self.quota.filter(|&quota| quota < used as f64) else { return Ok(()) };
        let plural = if used == 1 { "" } else { "s" };
        bail!(
            "the control group grants {} CPUs but the programs use {used}, so the system would stop them in every period: grant at least {used} CPU{plural} (cgroup v2: `cpu.max`; v1: `cpu.cfs_quota_us`; docker: `--cpus {used}`; Kubernetes: `limits: cpu: {used}`)",
            hundredths(quota)
        )
    }
}

/// Returns a quota as text with at most two decimals, rounded down so that a quota just below a
/// whole number of CPUs does not look like that number.
pub(crate) fn hundredths(quota: f64) -> String {
    ((quota * 100.0).floor() / 100.0).to_string()
}

/// Writes numbers as Linux does: `0-3,8`.
pub(crate) fn list(cpus: impl IntoIterator<Item = usize>) -> String {
    let mut cpus: Vec<usize> = cpus.into_iter().collect();
    cpus.sort_unstable();
    let runs = cpus.chunk_by(|cpu, next| next - cpu == 1).filter_map(|run| Some((run.first()?, run.last()?)));
    let words: Vec<String> = runs
        .map(|(first, last)| if first == last { first.to_string() } else { format!("{first}-{last}") })
        .collect();
    words.join(",")
}

/// CPU numbers from here on are refused. The largest kernels support 8192 CPUs.
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
