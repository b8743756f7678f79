//! Reads from the system how much other work disturbs the machine while programs are timed: from
//! `/proc` and `/sys` on Linux; elsewhere nothing is known.

use std::fs;

use serde::{Deserialize, Serialize};

/// Disturbances during a run, as far as the system reports them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Noise {
    /// Average number of processes that wanted to run, over the minute before the measurement
    /// began; `None` if the system does not report it.
    pub load_before: Option<f64>,
    /// Share of the CPUs' time that the hypervisor gave to others.
    pub steal: Option<f64>,
    /// Share of the CPUs' time that other processes took: everything that was neither idle, nor
    /// stolen, nor ours.
    pub others: Option<f64>,
    /// Lowest and highest clock frequency seen, in MHz.
    pub megahertz: Option<(f64, f64)>,
}

/// A watch over some phases of a run.
#[derive(Clone, Debug)]
pub struct Watch {
    load: Option<f64>,
    begun: Option<Ticks>,
    ours: Option<u64>,
    megahertz: Option<(f64, f64)>,
}

/// Time of the CPUs since the system was started, in ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ticks {
    total: u64,
    idle: u64,
    steal: u64,
}

/// Returns the text of a file in which the kernel describes the machine. Only Linux has such files;
/// under Wine, a program for Windows would find those of the host.
fn read(path: &str) -> Option<String> {
    cfg!(target_os = "linux").then(|| fs::read_to_string(path).ok()).flatten()
}

impl Watch {
    /// Begins to watch.
    pub fn begin() -> Self {
        let load = read("/proc/loadavg").and_then(|text| text.split_whitespace().next()?.parse().ok());
        Self { load, begun: Ticks::now(), ours: ours(), megahertz: megahertz() }
    }

    /// Samples the clock frequency once more. Called between phases, never during a launch.
    pub fn look(&mut self) {
        if let (Some((low, high)), Some((now_low, now_high))) = (self.megahertz, megahertz()) {
            self.megahertz = Some((low.min(now_low), high.max(now_high)));
        }
    }

    /// Returns the disturbances from the beginning until now.
    pub fn end(mut self) -> Noise {
        self.look();
        let shares = self.begun.zip(Ticks::now()).and_then(|(before, after)| {
            let total = after.total.checked_sub(before.total).filter(|&total| total > 0)?;
            let idle = after.idle.saturating_sub(before.idle);
            let steal = after.steal.saturating_sub(before.steal);
            let ours = ours()?.saturating_sub(self.ours?);
            let others = total.saturating_sub(idle + steal + ours);
            Some((steal as f64 / total as f64, others as f64 / total as f64))
        });
        let (steal, others) = shares.unzip();
        Noise { load_before: self.load, steal, others, megahertz: self.megahertz }
    }
}

impl Ticks {
    fn now() -> Option<Self> {
        Self::parse(&read("/proc/stat")?)
    }

    /// Parses the first line: `cpu user nice system idle iowait irq softirq steal ...`. The time of
    /// guests is already part of `user`.
    fn parse(text: &str) -> Option<Self> {
        let line = text.lines().next()?.strip_prefix("cpu ")?;
        let fields = line.split_whitespace().map(|word| word.parse().ok()).collect::<Option<Vec<u64>>>()?;
        let total = fields.iter().take(8).sum();
        Some(Self { total, idle: fields.get(3)? + fields.get(4)?, steal: *fields.get(7)? })
    }
}

/// Returns the time that this process and its ended children have used, in ticks.
fn ours() -> Option<u64> {
    ticks_of(&read("/proc/self/stat")?)
}

/// Returns the sum of fields 14 to 17 of `stat`: user and system time of the process, and of its
/// children that were waited for.
fn ticks_of(stat: &str) -> Option<u64> {
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    fields.get(11..15)?.iter().map(|word| word.parse::<u64>().ok()).sum()
}

/// Returns the lowest and the highest current frequency of the CPUs, in MHz.
fn megahertz() -> Option<(f64, f64)> {
    let current = |cpu: usize| -> Option<f64> {
        let path = format!("/sys/devices/system/cpu/cpu{cpu}/cpufreq/scaling_cur_freq");
        Some(read(&path)?.trim().parse::<f64>().ok()? / 1e3)
    };
    (0..1024)
        .map_while(current)
        .map(|frequency| (frequency, frequency))
        .reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_the_kernels_files_as_documented() {
        let text = "cpu  100 1 20 800 50 3 4 22 7 0\ncpu0 1 2 3\n";
        assert_eq!(Ticks::parse(text), Some(Ticks { total: 1000, idle: 850, steal: 22 }));
        assert_eq!(Ticks::parse("intr 5\n"), None);
        assert_eq!(Ticks::parse("cpu  1 2 x\n"), None);
        let stat = "42 (a name) with ) S 1 42 42 0 -1 4194560 100 0 0 0 11 7 1000 200 20 0 1 0 5 6";
        assert_eq!(ticks_of(stat), Some(1218));
        assert_eq!(ticks_of("42 (short) S 1"), None);
    }

    #[test]
    fn a_watch_gives_shares_or_nothing() {
        let watch = Watch::begin();
        std::thread::sleep(std::time::Duration::from_millis(30));
        let noise = watch.end();
        for share in [noise.steal, noise.others].into_iter().flatten() {
            assert!((0.0..=1.0).contains(&share), "{noise:?}");
        }
    }
}
