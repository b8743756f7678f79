//! The preset for make: a matrix of the settings that make accepts on its command line, which are a
//! compiler, and flags after those of the Makefile.

use std::collections::BTreeMap;
use std::process::Command;

use super::compilers::{Compilers, level, march};
use super::{Preset, Wanted, in_double_quotes, literal, no_flags, value};
use crate::error::{Context, Result, ensure};
use crate::os::children;

/// Variables to which flags are added.
const FLAGS: [&str; 3] = ["CFLAGS", "CXXFLAGS", "LDFLAGS"];

/// Facts about the user's Makefile and the installed compilers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Make {
    /// Variables for compilers and flags, as make prints them: not expanded.
    pub variables: BTreeMap<String, String>,
    /// True if the Makefile has a target `clean`.
    pub cleans: bool,
    /// Compilers found on this machine.
    pub compilers: Compilers,
}

impl Make {
    /// Inspects the Makefile, given these arguments of make, and the installed compilers.
    ///
    /// # Errors
    ///
    /// Fails if there is no make or no Makefile, or if the user interrupts.
    pub fn find(arguments: &str) -> Result<Self> {
        let (options, targets) = split(arguments);
        let mut command = Command::new("make");
        // Make prints its database of variables and rules; nothing is made.
        command.args(["-p", "-n", "-q"]).args(options).args(targets).env("LC_ALL", "C");
        let done = children::run(&mut command, None).context("cannot run make")?;
        children::check()?;
        ensure!(
            !done.stderr.contains("no makefile found"),
            "make finds no Makefile here; --make='-C FOLDER' names another folder"
        );
        let mut make = Self::read(&done.stdout);
        make.compilers = Compilers::find(&[make.compiler()])?;
        Ok(make)
    }

    /// Parses the output of `make -p`.
    pub fn read(printed: &str) -> Self {
        let mut make = Self::default();
        for line in printed.lines() {
            make.cleans |= line == "clean:" || line.starts_with("clean: ");
            let Some((name, value)) = line.split_once('=') else { continue };
            let name = name.trim_end_matches([':', ' ']);
            if FLAGS.contains(&name) || matches!(name, "CC" | "CXX") {
                make.variables.insert(name.to_owned(), value.trim().to_owned());
            }
        }
        make
    }

    fn variable(&self, name: &str) -> &str {
        self.variables.get(name).map_or("", String::as_str)
    }

    /// Returns the user's own compiler: the one for C++ if it is not make's default, else the one
    /// for C.
    fn compiler(&self) -> &str {
        match self.variable("CXX") {
            "" | "g++" | "c++" => self.variable("CC"),
            named => named,
        }
    }

    /// Returns the preset for a Makefile.
    pub fn preset(&self, wanted: &Wanted) -> Preset {
        let mut preset = Preset::new("outpace choose --make", wanted);
        self.compilers.axis(&mut preset, |c, cxx| format!(" CC={c} CXX={cxx}"));
        let flags = format!("{} {}", self.variable("CFLAGS"), self.variable("CXXFLAGS"));
        let others = ["-O2", "-O3"].into_iter().filter(|other| level(&flags) != Some(other));
        let mut values = vec![no_flags("own")];
        values.extend(others.map(|other| value(&other[1..], &format!(" {other}"))));
        preset.axis("opt", values, "The level of optimisation.");
        march(&mut preset, wanted);
        let lto = value("on", " -flto");
        preset.axis("lto", vec![no_flags("off"), lto], "Optimisation over all files when they are linked.");
        self.compilers.profiles(&mut preset);
        let (options, _) = split(&wanted.arguments);
        let options: String = options.iter().map(|word| format!(" {}", literal(word))).collect();
        // Without a target that removes the results of a build, `-B` makes everything again.
        let (clean, anew) =
            if self.cleans { (format!("make{options} clean && "), "") } else { (String::new(), " -B") };
        let passed: String = FLAGS
            .iter()
            .map(|name| {
                let usual = literal(&in_double_quotes(self.variable(name)));
                format!(" ${{flags:+\"{name}={usual}$flags\"}}")
            })
            .collect();
        preset.build = format!(
            "flags=\"{}\" && {clean}make{anew}{}{passed}{}",
            preset.braces(&["compiler"]),
            preset.brace("compiler"),
            wanted.extra_arguments()
        );
        preset.run(wanted, "./app", str::to_owned);
        preset.notes.push(
            "Flags go behind the Makefile's own, in CFLAGS, CXXFLAGS and LDFLAGS; a Makefile that does not read these gives the same program again."
                .to_owned(),
        );
        preset
    }
}

/// Splits make's arguments into two lists: options and variables, which `make clean` also gets, and
/// targets.
fn split(arguments: &str) -> (Vec<&str>, Vec<&str>) {
    let (mut options, mut targets) = (Vec::new(), Vec::new());
    let mut words = arguments.split_whitespace();
    while let Some(word) = words.next() {
        if word.starts_with('-') || word.contains('=') {
            options.push(word);
            if matches!(word, "-C" | "-f" | "-I" | "-o" | "-W") {
                options.extend(words.next());
            }
        } else {
            targets.push(word);
        }
    }
    (options, targets)
}
