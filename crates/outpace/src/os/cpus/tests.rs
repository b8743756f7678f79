//! Tests the reading of CPUs on fake machines, which are folders with the files that Linux would
//! have on the real one.

use std::fs;
use std::path::Path;

use super::*;

/// A folder that serves as the root of a machine's file system.
struct Machine(tempfile::TempDir);

impl Machine {
    /// Makes a machine with this many CPUs.
    fn new(cpus: usize) -> Self {
        let machine = Self(tempfile::tempdir().unwrap());
        machine.set("sys/devices/system/cpu/online", &list(0..cpus));
        machine.set("sys/devices/system/node/online", "0");
        (0..cpus).for_each(|cpu| machine.set_cpu(cpu, "topology/core_cpus_list", &cpu.to_string()));
        machine
    }

    fn root(&self) -> &Path {
        self.0.path()
    }

    fn set(&self, path: &str, text: &str) {
        let path = self.root().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, format!("{text}\n")).unwrap();
    }

    fn set_cpu(&self, cpu: usize, name: &str, text: &str) {
        self.set(&format!("sys/devices/system/cpu/cpu{cpu}/{name}"), text);
    }

    fn cache(&self, cpu: usize, level: u32, size: &str) {
        self.set_cpu(cpu, &format!("cache/index{level}/level"), &level.to_string());
        self.set_cpu(cpu, &format!("cache/index{level}/type"), "Unified");
        self.set_cpu(cpu, &format!("cache/index{level}/size"), size);
    }

    fn cpus(&self) -> Cpus {
        Cpus::read(self.root())
    }
}

/// Returns the CPUs that launches choose from.
fn drawn(cores: &Cores, cpus: &Cpus) -> String {
    list(cores.drawn(cpus))
}

/// Returns for each class its name and the CPUs that launches choose from.
fn classes(cpus: &Cpus) -> Vec<(String, String)> {
    cpus.classes.iter().map(|class| (class.name.clone(), list(class.firsts()))).collect()
}

fn pairs(entries: &[(&str, &str)]) -> Vec<(String, String)> {
    entries.iter().map(|(name, cpus)| ((*name).to_owned(), (*cpus).to_owned())).collect()
}

/// An i9-13900K: 8 cores with two threads each, two of them favoured, and 16 small cores.
fn raptor_lake() -> Machine {
    let machine = Machine::new(32);
    machine.set("sys/devices/cpu_core/cpus", "0-15");
    machine.set("sys/devices/cpu_atom/cpus", "16-31");
    machine.set("sys/devices/system/cpu/intel_pstate/no_turbo", "0");
    for cpu in 0..32 {
        let is_fast = cpu < 16;
        let first = cpu / 2 * 2;
        let frequency = match cpu {
            8..12 => "5800000",
            _ if is_fast => "5500000",
            _ => "4300000",
        };
        if is_fast {
            machine.set_cpu(cpu, "topology/core_cpus_list", &format!("{first}-{}", first + 1));
        }
        machine.set_cpu(cpu, "cpufreq/cpuinfo_max_freq", frequency);
        machine.set_cpu(cpu, "cpufreq/scaling_governor", "powersave");
        machine.set_cpu(cpu, "cpufreq/scaling_driver", "intel_pstate");
        machine.cache(cpu, 2, if is_fast { "2048K" } else { "4096K" });
        machine.cache(cpu, 3, "36864K");
    }
    machine
}

#[test]
fn a_raptor_lake_has_two_classes() {
    let cpus = raptor_lake().cpus();
    assert_eq!(classes(&cpus), pairs(&[("fast", "0,2,4,6,8,10,12,14"), ("efficient", "16-31")]));
    assert_eq!(drawn(&Cores::Fast, &cpus), "0,2,4,6,8,10,12,14");
    assert_eq!(drawn(&Cores::Efficient, &cpus), "16-31");
    assert_eq!(drawn(&Cores::Any, &cpus), "");
    assert_eq!(drawn(&Cores::These(vec![0, 1, 20]), &cpus), "0-1,20");
    assert_eq!((cpus.siblings(4), cpus.siblings(16)), (vec![5], vec![]));
    // A process that may use only small cores has one class. CPUs that it may not use are left out,
    // also if they share a core with one that it may use.
    let few = cpus.within(&[1, 16, 17]);
    assert_eq!(classes(&few), pairs(&[("fast", "1"), ("efficient", "16-17")]));
    assert_eq!(classes(&cpus.within(&[16, 17])), pairs(&[("fast", "16-17")]));
}

#[test]
fn clusters_of_an_arm_machine_are_classes() {
    // Like an Apple M1 under Linux: four small cores come first.
    let machine = Machine::new(8);
    for cpu in 0..8 {
        let (register, capacity, frequency) = match cpu {
            0..4 => ("0x00000000611f0221", "459", "2064000"),
            _ => ("0x00000000611f0231", "1024", "3204000"),
        };
        machine.set_cpu(cpu, "regs/identification/midr_el1", register);
        machine.set_cpu(cpu, "cpu_capacity", capacity);
        machine.set_cpu(cpu, "cpufreq/cpuinfo_max_freq", frequency);
    }
    let cpus = machine.cpus();
    assert_eq!(classes(&cpus), pairs(&[("fast", "4-7"), ("efficient", "0-3")]));
    // Three clusters, without frequencies, two of them of the same kind of core.
    let machine = Machine::new(8);
    for cpu in 0..8 {
        machine.set_cpu(
            cpu,
            "regs/identification/midr_el1",
            if cpu < 4 { "0x411fd460" } else { "0x411fd4d0" },
        );
        machine.set_cpu(cpu, "cpu_capacity", ["326", "780", "1024"][[0, 0, 0, 0, 1, 1, 1, 2][cpu]]);
    }
    let cpus = machine.cpus();
    assert_eq!(classes(&cpus), pairs(&[("fast", "7"), ("middle", "4-6"), ("efficient", "0-3")]));
}

#[test]
fn a_server_with_two_sockets_has_one_class() {
    let machine = Machine::new(64);
    machine.set("sys/devices/system/node/online", "0-1");
    for cpu in 0..64 {
        let core = cpu % 32;
        machine.set_cpu(cpu, "topology/core_cpus_list", &format!("{core},{}", core + 32));
        machine.set_cpu(cpu, "cpufreq/cpuinfo_max_freq", "3500000");
        machine.set_cpu(cpu, "cpufreq/scaling_governor", "powersave");
        machine.set_cpu(cpu, "cpufreq/scaling_driver", "acpi-cpufreq");
        machine.cache(cpu, 3, "49152K");
    }
    let cpus = machine.cpus();
    assert_eq!((cpus.classes.len(), cpus.nodes), (1, 2));
    assert_eq!(classes(&cpus), pairs(&[("fast", "0-31")]));
    assert_eq!((cpus.governor.as_deref(), cpus.driver.as_deref()), (Some("powersave"), Some("acpi-cpufreq")));
    // One half of the cores has a larger cache.
    (0..16).chain(32..48).for_each(|cpu| machine.cache(cpu, 3, "96M"));
    let cpus = machine.cpus();
    assert_eq!(classes(&cpus), pairs(&[("fast", "0-15"), ("efficient", "16-31")]));
    assert_eq!(cpus.classes[0].level_3, Some(96 << 10));
}

#[test]
fn a_quota_below_one_cpu_is_refused() {
    let machine = Machine::new(4);
    machine.set("proc/self/cgroup", "0::/");
    machine.set("sys/fs/cgroup/cpu.max", "max 100000");
    assert_eq!(machine.cpus().quota, None);
    machine.set("sys/fs/cgroup/cpu.max", "150000 100000");
    let cpus = machine.cpus();
    assert_eq!(cpus.quota, Some(1.5));
    cpus.check(1).unwrap();
    // Loaded on two CPUs, the programs would be stopped too.
    assert!(cpus.check(2).unwrap_err().to_string().contains("grant at least 2 CPUs"));
    // A nested group with a smaller quota.
    machine.set("proc/self/cgroup", "1:memory:/\n0::/user/job");
    machine.set("sys/fs/cgroup/user/cpu.max", "50000 100000");
    machine.set("sys/fs/cgroup/user/job/cpu.max", "max 100000");
    let error = machine.cpus().check(1).unwrap_err().to_string();
    assert!(error.starts_with("the control group grants 0.5 CPUs"), "{error}");
    // The first version of control groups; the path of the group is one of the host.
    let machine = Machine::new(4);
    machine.set("proc/self/cgroup", "4:cpu,cpuacct:/docker/0123\n0::/");
    machine.set("sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us", "-1");
    machine.set("sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us", "100000");
    assert_eq!(machine.cpus().quota, None);
    machine.set("sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us", "25000");
    assert_eq!(machine.cpus().quota, Some(0.25));
    assert_eq!([0.999, 0.25, 1.5, 2.0].map(hundredths), ["0.99", "0.25", "1.5", "2"]);
}

#[test]
fn a_slowed_launch_and_a_busy_sibling_are_noticed() {
    let machine = raptor_lake();
    machine.set("proc/self/cgroup", "0::/");
    machine.set("sys/fs/cgroup/cpu.max", "200000 100000");
    let throttled =
        |count: u32| machine.set("sys/fs/cgroup/cpu.stat", &format!("usage_usec 7\nnr_throttled {count}"));
    let stat = |idle: u32, busy: u32| {
        machine.set(
            "proc/stat",
            &format!("cpu  9 9 9 9 9 9 9 9\ncpu2 0 0 0 0 0 0 0 0 0 0\ncpu3 {busy} 0 0 {idle} 0 0 0 0 0 0"),
        );
    };
    let heat = |count: u32| machine.set_cpu(2, "thermal_throttle/core_throttle_count", &count.to_string());
    throttled(3);
    stat(1000, 0);
    heat(0);
    let begin = || slowed::Before::below(machine.root(), Some(2), machine.cpus().siblings(2));
    let before = begin();
    stat(1075, 25);
    assert_eq!(before.after(), Signs { slowed: None, siblings_busy: Some(250) });
    throttled(4);
    assert_eq!(before.after().slowed, Some(Slowed::Quota));
    let before = begin();
    heat(1);
    assert_eq!(before.after().slowed, Some(Slowed::Heat));
    let before = begin();
    machine.set_cpu(2, "cpufreq/scaling_governor", "performance");
    assert_eq!(before.after().slowed, Some(Slowed::Setting));
    let before = begin();
    machine.set("sys/devices/system/cpu/intel_pstate/no_turbo", "1");
    assert_eq!(before.after().slowed, Some(Slowed::Setting));
}

#[test]
fn wsl_is_named() {
    let machine = Machine::new(2);
    machine.set("proc/sys/kernel/osrelease", "5.15.167.4-microsoft-standard-WSL2");
    assert!(machine.cpus().environment.is_some_and(|name| name.starts_with("WSL 2")));
    let empty = tempfile::tempdir().unwrap();
    let cpus = Cpus::read(empty.path());
    assert_eq!(cpus, Cpus::default());
    assert_eq!(drawn(&Cores::Fast, &cpus), "");
}

#[test]
fn parses_lists_as_linux_writes_them() {
    assert_eq!(parse_list("0-2,8\n"), Some(vec![0, 1, 2, 8]));
    assert_eq!(list([8, 0, 2, 1]), "0-2,8");
    for text in ["x", "3-1", "0-99999999999", "-", "1-", "fast,1"] {
        assert_eq!(parse_list(text), None, "{text}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_thread_is_bound_to_a_listed_cpu() {
    use crate::os::pin::{Pinned, allowed};
    use crate::rng::Rng;

    let allowed = allowed();
    let last = *allowed.last().unwrap();
    let pinned = Pinned::to_one_of(&Cores::These(vec![last]), &mut Rng::new(1, "listed")).unwrap();
    assert_eq!(pinned.cpu(), last);
    assert!(Pinned::to_one_of(&Cores::Any, &mut Rng::new(1, "any")).is_none());
}
