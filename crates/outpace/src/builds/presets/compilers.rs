//! Compilers of C and C++ on this machine, and the axes of their settings that the presets for make
//! and CMake share.

use std::process::Command;

use super::{MERGED, Preset, Value, Wanted, no_flags, value};
use crate::builds::matrix::LEARNT;
use crate::error::Result;
use crate::os::children;

/// A family of compilers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compiler {
    /// The GNU compilers, `gcc` and `g++`.
    Gcc,
    /// LLVM's compilers, `clang` and `clang++`.
    Clang,
}

impl Compiler {
    const ALL: [Self; 2] = [Self::Gcc, Self::Clang];

    /// Returns the names of the programs for C and for C++.
    pub(super) fn programs(self) -> (&'static str, &'static str) {
        match self {
            Self::Gcc => ("gcc", "g++"),
            Self::Clang => ("clang", "clang++"),
        }
    }

    /// Recognises a compiler by its output for `--version`.
    fn of_version(text: &str) -> Option<Self> {
        if text.contains("clang") {
            return Some(Self::Clang);
        }
        text.contains("Free Software Foundation").then_some(Self::Gcc)
    }

    /// Returns the value that passes the flags for following a profile, and for counting in the
    /// first build. The build line has the flags inside double quotes of the shell. Text in single
    /// quotes inside them is one word for the shell that runs the compiler.
    fn profile(self) -> Value {
        let counts = format!(" -fprofile-generate='$PWD/{LEARNT}'");
        let (text, learn) = match self {
            // `-fprofile-correction` accepts counts that are inconsistent because several threads
            // counted. `-Wno-missing-profile` is for programs that only the build runs, which have
            // no counts.
            Self::Gcc => (
                format!(" -fprofile-use='$PWD/{LEARNT}' -fprofile-correction -Wno-missing-profile"),
                format!("{counts} -fprofile-update=prefer-atomic"),
            ),
            Self::Clang => (format!(" -fprofile-use='{MERGED}'"), counts),
        };
        Value { label: "pgo".to_owned(), text, learn: Some(learn) }
    }
}

/// Compilers found on this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compilers {
    /// Family of the user's own compilers, if it can be recognised and is the same for C and C++.
    pub selected: Option<Compiler>,
    /// Families that are installed.
    pub installed: Vec<Compiler>,
}

impl Compilers {
    /// Finds the installed compilers. `selected` has the commands of the user's own compilers: one,
    /// or those for C and for C++.
    ///
    /// # Errors
    ///
    /// Fails if the user interrupts.
    pub fn find(selected: &[&str]) -> Result<Self> {
        let version = |line: &str| -> Result<Option<Compiler>> {
            let mut words = line.split_whitespace();
            let Some(program) = words.next() else { return Ok(None) };
            let done = children::run(Command::new(program).args(words).arg("--version"), None);
            children::check()?;
            Ok(done.ok().and_then(|done| Compiler::of_version(&done.stdout)))
        };
        let mut installed = Vec::new();
        for compiler in Compiler::ALL {
            if version(compiler.programs().0)? == Some(compiler) {
                installed.push(compiler);
            }
        }
        let families = selected.iter().map(|line| version(line)).collect::<Result<Vec<_>>>()?;
        Ok(Self { selected: common(&families), installed })
    }

    /// Adds the axis of compilers, if another one than the user's is installed. `pass` returns the
    /// text that selects a compiler, from its commands for C and for C++.
    pub(super) fn axis(&self, preset: &mut Preset, pass: impl Fn(&str, &str) -> String) {
        let others = self.installed.iter().filter(|compiler| self.selected != Some(**compiler));
        let values = others.map(|compiler| {
            let (c, cxx) = compiler.programs();
            value(c, &pass(c, cxx))
        });
        preset.axis(
            COMPILER,
            std::iter::once(no_flags("own")).chain(values).collect(),
            "The compiler, of those that are installed.",
        );
    }

    /// Adds an axis of profiles for each family of compilers that builds may use, because the
    /// families' flags differ.
    pub(super) fn profiles(&self, preset: &mut Preset) {
        let compilers = preset.axes.iter().find(|(axis, _)| axis.name == COMPILER);
        let labels: Vec<String> = compilers
            .map(|(axis, _)| axis.values.iter().map(|value| value.label.clone()).collect())
            .unwrap_or_default();
        for compiler in Compiler::ALL {
            let label = if self.selected == Some(compiler) { "own" } else { compiler.programs().0 };
            let is_there = labels.iter().any(|other| other == label);
            if !is_there && self.selected != Some(compiler) {
                continue;
            }
            let name = if self.selected == Some(compiler) { "profile" } else { &format!("profile-{label}") };
            preset.axis(
                name,
                vec![no_flags("off"), compiler.profile()],
                "Optimisation by the profile that the training leaves.",
            );
            // The axis is missing if the user asked for other axes only.
            let added = preset.axes.iter_mut().find(|(axis, _)| axis.name == name);
            if let Some((axis, _)) = added.filter(|_| is_there) {
                axis.only_with = vec![(COMPILER.to_owned(), vec![label.to_owned()])];
            }
        }
    }
}

/// Returns the family of these compilers, or `None` if they are of different or unknown families.
/// The flags for a profile go to the compilers for both languages, and suit only one family.
fn common(families: &[Option<Compiler>]) -> Option<Compiler> {
    let first = *families.first()?;
    first.filter(|_| families.iter().all(|family| *family == first))
}

/// Name of the axis of compilers.
const COMPILER: &str = "compiler";

/// Adds the axis of the instruction sets to compile for.
pub(super) fn march(preset: &mut Preset, wanted: &Wanted) {
    let levels = wanted.levels.iter().map(String::as_str).chain(["native"]);
    let values = levels.map(|level| value(level, &format!(" -march={level}")));
    preset.axis(
        "march",
        std::iter::once(no_flags("own")).chain(values).collect(),
        "The CPU to compile for: a level that this CPU has, or exactly this CPU. The program may not run on other CPUs.",
    );
}

/// Returns the last optimisation level among the flags, which is the one in effect.
pub(super) fn level(flags: &str) -> Option<&str> {
    flags.split_whitespace().rfind(|word| word.starts_with("-O"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognises_a_compiler_by_its_version_text() {
        let gcc = "cc (Debian 12.2.0-14) 12.2.0\nCopyright (C) 2022 Free Software Foundation, Inc.\n";
        assert_eq!(Compiler::of_version(gcc), Some(Compiler::Gcc));
        assert_eq!(Compiler::of_version("Debian clang version 19.1.4\n"), Some(Compiler::Clang));
        assert_eq!(Compiler::of_version("Apple clang version 15.0.0\n"), Some(Compiler::Clang));
        assert_eq!(Compiler::of_version("tcc version 0.9.27\n"), None);
    }

    #[test]
    fn compilers_for_two_languages_have_a_family_only_if_it_is_the_same() {
        let (gcc, clang) = (Some(Compiler::Gcc), Some(Compiler::Clang));
        assert_eq!(common(&[gcc]), gcc);
        assert_eq!(common(&[clang, clang]), clang);
        for families in [&[gcc, clang][..], &[None, clang], &[clang, None], &[None], &[]] {
            assert_eq!(common(families), None, "{families:?}");
        }
    }
}
