//! The preset for CMake: a matrix of the settings that CMake accepts when it sets up a build
//! folder, which are compilers, flags and link-time optimisation.

use super::compilers::{Compilers, march};
use super::{Preset, Wanted, moved, no_flags, value};
use crate::error::{Result, ensure};

/// Folder in which CMake builds.
pub const FOLDER: &str = ".outpace/cmake";

/// Facts that the preset for CMake needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cmake {
    /// Compilers found on this machine.
    pub compilers: Compilers,
}

impl Cmake {
    /// Finds the installed compilers.
    ///
    /// # Errors
    ///
    /// Fails if there is no `CMakeLists.txt` here, or if the user interrupts.
    pub fn find() -> Result<Self> {
        ensure!(std::path::Path::new("CMakeLists.txt").is_file(), "there is no CMakeLists.txt here");
        let named = user_compilers(|name| std::env::var(name).ok());
        let mut selected: Vec<&str> = named.iter().map(String::as_str).collect();
        if selected.is_empty() {
            selected.push("cc");
        }
        Ok(Self { compilers: Compilers::find(&selected)? })
    }

    /// Returns the preset for a CMake project.
    pub fn preset(&self, wanted: &Wanted) -> Preset {
        let mut preset = Preset::new("outpace choose --cmake", wanted);
        self.compilers
            .axis(&mut preset, |c, cxx| format!(" -DCMAKE_C_COMPILER={c} -DCMAKE_CXX_COMPILER={cxx}"));
        let level = |level: &str| {
            let flags = |language: &str| format!(" '-DCMAKE_{language}_FLAGS_RELEASE={level} -DNDEBUG'");
            value(&level[1..], &(flags("C") + &flags("CXX")))
        };
        preset.axis(
            "opt",
            vec![no_flags("own"), level("-O2")],
            "The level of optimisation; CMake's own for a release is -O3.",
        );
        let lto = value("on", " -DCMAKE_INTERPROCEDURAL_OPTIMIZATION=ON");
        preset.axis("lto", vec![no_flags("off"), lto], "Optimisation over all files when they are linked.");
        let options = preset.braces(&[]);
        march(&mut preset, wanted);
        self.compilers.profiles(&mut preset);
        let flags: String = preset.braces(&["compiler", "opt", "lto"]);
        let passed = |language: &str, variable: &str| {
            format!(" ${{flags:+\"-DCMAKE_{language}_FLAGS=${variable}$flags\"}}")
        };
        preset.build = format!(
            "flags=\"{flags}\" && rm -rf {FOLDER} && cmake -S . -B {FOLDER} -DCMAKE_BUILD_TYPE=Release{options}{}{}{} && cmake --build {FOLDER} --parallel",
            passed("C", "CFLAGS"),
            passed("CXX", "CXXFLAGS"),
            wanted.extra_arguments()
        );
        let first = wanted.runs.first().and_then(|run| {
            let (folder, _) = run.command.strip_prefix("./").unwrap_or(&run.command).split_once('/')?;
            (!folder.is_empty() && !folder.contains(char::is_whitespace)).then(|| folder.to_owned())
        });
        let folder = first.unwrap_or_else(|| "build".to_owned());
        preset.run(wanted, "build/app", |command| moved(command, &folder, FOLDER, |_| true));
        preset.notes.push(format!(
            "Programs are built in {FOLDER}, so `{folder}/...` is `{FOLDER}/...` here; a release is built (-DCMAKE_BUILD_TYPE=Release)."
        ));
        preset
    }
}

/// Returns the compilers that the user names in the environment, for C and for C++. Like CMake, it
/// ignores an empty variable.
fn user_compilers(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    ["CC", "CXX"].into_iter().filter_map(variable).filter(|line| !line.trim().is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::user_compilers;

    #[test]
    fn both_variables_for_compilers_count() {
        let named = |c: &str, cxx: &str| {
            user_compilers(|name| match name {
                "CC" => Some(c.to_owned()),
                "CXX" => Some(cxx.to_owned()),
                _ => None,
            })
        };
        assert_eq!(named("clang", "clang++ -m32"), ["clang", "clang++ -m32"]);
        assert_eq!(named("", "g++"), ["g++"]);
        assert_eq!(user_compilers(|_| None), Vec::<String>::new());
    }
}
