//! Notes on the CPUs that a comparison was measured on.

use crate::os::cpus::{Class, Cpus, hundredths, list};

/// Capacity of the machine's fastest CPUs.
const FULL: u32 = 1024;

/// Returns the notes on the CPUs that a reader of the figures needs, one sentence each. `measured`
/// are the CPUs of the launches.
pub(super) fn notes(cpus: &Cpus, measured: &[usize]) -> Vec<String> {
    let mut notes = Vec::new();
    let of_launches = |class: &&Class| class.cpus().any(|cpu| measured.contains(&cpu));
    let used: Vec<&Class> = cpus.classes.iter().filter(of_launches).collect();
    if cpus.classes.len() > 1 {
        let classes: Vec<String> = cpus.classes.iter().map(words).collect();
        let names: Vec<&str> = used.iter().map(|class| class.name.as_str()).collect();
        let classes = classes.join("; ");
        notes.push(match names.as_slice() {
            [] => format!(
                "this machine has CPUs of several classes ({classes}), and the launches used any of them"
            ),
            [name] => format!(
                "measured on the class `{name}` of this machine's CPUs ({classes}); `--cores` selects another class, or each in turn"
            ),
            _ => format!(
                "the launches mix the classes {} of this machine's CPUs ({classes})",
                names.join(" and ")
            ),
        });
    }
    if let Some(quota) = cpus.quota {
        notes.push(format!("the control group grants {} CPUs", hundredths(quota)));
    }
    // Where the CPU itself chooses its frequency, `powersave` is only a hint.
    let leaves_it = cpus.driver.as_deref().is_some_and(|driver| driver.contains("pstate"));
    let slow = |governor: &&str| *governor == "conservative" || *governor == "powersave" && !leaves_it;
    if let Some(governor) = cpus.governor.as_deref().filter(slow) {
        notes.push(format!(
            "the frequency governor `{governor}` keeps the clock low: run `cpupower frequency-set --governor performance` as root"
        ));
    }
    if let Some(power) = &cpus.power {
        notes.push(format!("the system may have run the programs slowly to save power: {power}"));
    }
    if let Some(environment) = &cpus.environment {
        notes.push(format!("measured in {environment}"));
    }
    notes
}

/// Describes a class: `fast: CPUs 0-15 (8 cores), up to 5500 MHz`.
fn words(class: &Class) -> String {
    let cores = class.cores.len();
    let mut text = format!("{}: CPUs {}", class.name, list(class.cpus()));
    if class.cpus().count() > cores {
        text += &format!(" ({cores} cores)");
    }
    if let Some(megahertz) = class.megahertz {
        text += &format!(", up to {megahertz} MHz");
    }
    let capacity = class.capacity.filter(|&capacity| capacity < FULL && class.megahertz.is_none());
    if let Some(capacity) = capacity {
        text += &format!(", {} % as fast", (capacity * 100).div_ceil(FULL));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn class(name: &str, cores: &[&[usize]]) -> Class {
        Class {
            name: name.into(),
            cores: cores.iter().map(|core| core.to_vec()).collect(),
            ..Class::default()
        }
    }

    #[test]
    fn the_class_that_was_measured_is_named_among_the_others() {
        let fast = Class { megahertz: Some(5800), ..class("fast", &[&[0, 1], &[2, 3]]) };
        let middle = Class { capacity: Some(780), ..class("middle", &[&[4], &[5]]) };
        let cpus = Cpus { classes: vec![fast, middle], ..Cpus::default() };
        let [note] = notes(&cpus, &[0, 2]).try_into().unwrap();
        let wanted = "class `fast` of this machine's CPUs (fast: CPUs 0-3 (2 cores), up to 5800 MHz; middle: CPUs 4-5, 77 % as fast)";
        assert!(note.contains(wanted), "{note}");
        assert!(notes(&cpus, &[0, 4])[0].contains("mix the classes fast and middle"));
        assert!(notes(&cpus, &[])[0].contains("used any of them"));
        assert_eq!(notes(&Cpus::default(), &[0]), Vec::<String>::new());
    }

    #[test]
    fn quota_governor_and_environment_are_named() {
        let (governor, driver) = (Some("powersave".to_owned()), Some("acpi-cpufreq".to_owned()));
        let environment = Some("WSL 2, which shares its CPUs with Windows".to_owned());
        let cpus = Cpus { quota: Some(1.5), governor, driver, environment, ..Cpus::default() };
        let power = Some("this process is in the background state".to_owned());
        let cpus = Cpus { power, ..cpus };
        let parts = ["grants 1.5 CPUs", "--governor performance", "save power: this", "measured in WSL 2"];
        let said = notes(&cpus, &[0]);
        assert!(
            said.len() == 4 && said.iter().zip(parts).all(|(note, part)| note.contains(part)),
            "{said:?}"
        );
        // With this driver the CPU chooses its frequency itself, so `powersave` does no harm.
        let driver = Some("intel_pstate".to_owned());
        assert_eq!(
            notes(&Cpus { driver, quota: None, environment: None, power: None, ..cpus }, &[0]).len(),
            0
        );
    }
}
