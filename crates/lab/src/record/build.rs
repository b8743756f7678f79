//! The build of an engine: the features, target CPU, profile and compiler that cargo is given in
//! addition to `--release`, and the shell command that repeats it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{COMPILER, PROFILE, TARGET};

/// Build of an engine. The default is a plain `cargo build --release`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Build {
    /// Cargo features.
    pub features: Vec<String>,
    /// Value of `-C target-cpu`; `null` if it is not set.
    pub target_cpu: Option<String>,
    /// Use of profiles of the engine's runs. Absent for a plain build.
    #[serde(default, skip_serializing_if = "Profile::is_plain")]
    pub profile: Profile,
    /// Name of the compiler. Absent for the record's default compiler.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compiler: Option<String>,
}

/// Use of profiles of the engine's runs in a build.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Profile {
    /// Without a profile.
    #[default]
    Plain,
    /// Profile-guided: the compiler gets counts of the program's branches and calls from a run of
    /// `bench`, and inlines, unrolls and orders the code by them.
    Pgo,
    /// Profile-guided, and BOLT then reorders the blocks and functions of the finished binary.
    PgoBolt,
}

impl Profile {
    pub const ALL: [Self; 3] = [Self::Plain, Self::Pgo, Self::PgoBolt];

    /// Returns its name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Pgo => "pgo",
            Self::PgoBolt => "pgo-bolt",
        }
    }

    /// Returns the profile use with that name, or `Plain` if there is no such name.
    pub fn named(name: &str) -> Self {
        Self::ALL.into_iter().find(|profile| profile.name() == name).unwrap_or_default()
    }

    pub fn is_plain(&self) -> bool {
        *self == Self::Plain
    }
}

impl Build {
    pub fn from_features(features: &[impl AsRef<str>]) -> Self {
        let features = features.iter().map(|feature| feature.as_ref().to_owned()).collect();
        Self { features, ..Self::default() }
    }

    /// Returns this build with a variant of an axis added; the build must not have a variant of
    /// that axis yet.
    pub fn with(mut self, axis: &str, variant: &str) -> Self {
        match axis {
            TARGET => self.target_cpu = Some(variant.to_owned()),
            PROFILE => self.profile = Profile::named(variant),
            COMPILER => self.compiler = Some(variant.to_owned()),
            _ => self.features.push(format!("{axis}-{variant}")),
        }
        self
    }

    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the build's name: its variants joined by `+`, or an empty string for the default
    /// build.
    pub fn slug(&self) -> String {
        let target = self.target_cpu.as_ref().map(|cpu| format!("{TARGET}-{cpu}"));
        let profile = (!self.profile.is_plain()).then(|| format!("{PROFILE}-{}", self.profile.name()));
        let compiler = self.compiler.as_ref().map(|name| format!("{COMPILER}-{name}"));
        let parts = self.features.iter().cloned().chain(target).chain(profile).chain(compiler);
        parts.collect::<Vec<_>>().join("+")
    }

    /// Returns the shell command that makes the build as the lab does: one line, or several for a
    /// profile-guided build, which must run the engine in between. Compiler flags in the user's
    /// cargo configuration have no effect on it.
    pub fn command(&self) -> String {
        match self.profile {
            Profile::Plain => {
                let cpu = self.target_cpu.as_ref();
                let target = cpu.map(|cpu| format!("-C target-cpu={}", within_quotes(cpu)));
                self.line(&format!("RUSTFLAGS=\"{}\"", target.unwrap_or_default()), "")
            }
            Profile::Pgo | Profile::PgoBolt => script(self),
        }
    }

    /// Returns one call of cargo, as a line for a script that declares [`FLAGS`]. `flags` are shell
    /// words passed to rustc in addition to the build's own flags; `words` are further arguments of
    /// cargo.
    fn guided_line(&self, flags: &[&str], words: &str) -> String {
        let target = self.target_cpu.as_ref().map(|cpu| format!("-Ctarget-cpu={}", quoted(cpu)));
        let flags: Vec<&str> = target.as_deref().into_iter().chain(flags.iter().copied()).collect();
        self.line(&format!("CARGO_ENCODED_RUSTFLAGS=\"$(flags {})\"", flags.join(" ")), words)
    }

    /// Returns one call of cargo, preceded by the variable that holds the flags for rustc; `words`
    /// are further arguments of cargo.
    fn line(&self, flags: &str, words: &str) -> String {
        let features: Vec<String> = self.features.iter().map(|feature| quoted(feature)).collect();
        let features = (!features.is_empty()).then(|| format!(" --features {}", features.join(",")));
        let features = features.unwrap_or_default();
        let cargo = shown_cargo(self.compiler.as_deref());
        format!("{flags} {cargo} build --release --no-default-features{features} --bin plywright{words}")
    }
}

/// Quotes a name for use as a shell word, or as part of one. A name of harmless characters stays as
/// it is.
pub fn quoted(name: &str) -> String {
    shlex::Quoter::new().allow_nul(true).quote(name).unwrap_or_default().into_owned()
}

/// Quotes a name inside a string in double quotes. If the name needs quotes of its own, the result
/// closes the string before the name and reopens it after the name.
fn within_quotes(name: &str) -> String {
    let quoted = quoted(name);
    if quoted == name { quoted } else { format!("\"{quoted}\"") }
}

/// Returns the shell words that call a toolchain's cargo.
fn shown_cargo(name: Option<&str>) -> String {
    match name {
        None => "cargo".to_owned(),
        Some(SYSTEM) => format!("RUSTC={SYSTEM_RUSTC} cargo"),
        Some(name) => format!("cargo +{}", quoted(name)),
    }
}

/// Name of the distribution's compiler as a variant of the axis `compiler`.
pub const SYSTEM: &str = "system";

/// Path where distributions install rustc.
pub const SYSTEM_RUSTC: &str = "/usr/bin/rustc";

/// Options for BOLT: order blocks by their counts and functions by their calls, split off cold
/// code, fold identical functions, use the program header `GNU_STACK` for the new segment, and
/// write no note of the command line into the binary. With that note, one engine built under two
/// names would give two different files.
pub const BOLT: [&str; 7] = [
    "-reorder-blocks=ext-tsp",
    "-reorder-functions=cdsort",
    "-split-functions",
    "-split-all-cold",
    "-icf=safe",
    "-use-gnu-stack",
    "-bolt-info=0",
];

/// Folder for the profiles and intermediate builds of a script, relative to the package.
const ROOM: &str = "target/pgo";

/// Shell function that finds a tool of LLVM: first in the toolchain, then on the PATH by its name
/// with LLVM's version added, as distributions install it, then on the PATH by its plain name. The
/// path is not spelled out, because a build command in a record must work on every machine where
/// somebody reads it.
const FINDS: &str = "tool() { ls \"$(rustc --print target-libdir)/../bin/$1\" 2>/dev/null || \
    command -v \"$1-$(rustc -vV | sed -n 's/^LLVM version: \\([0-9]*\\).*/\\1/p')\" || command -v \"$1\"; }";

/// Shell function that joins flags for `CARGO_ENCODED_RUSTFLAGS` with the separator that cargo
/// expects. `RUSTFLAGS` would not do: cargo splits it at blanks, so the path of the package could
/// not contain a blank.
const FLAGS: &str = "flags() { (IFS=$(printf '\\037'); printf %s \"$*\"); }";

/// Returns the lines that make a profile-guided build, for a shell in the package's folder.
fn script(build: &Build) -> String {
    let generate = format!("\"-Cprofile-generate=$PWD/{ROOM}/raw\"");
    let follow = format!("\"-Cprofile-use=$PWD/{ROOM}/merged.profdata\"");
    let mut lines = vec![
        FINDS.to_owned(),
        FLAGS.to_owned(),
        build.guided_line(&[&generate], &format!(" --target-dir {ROOM}/counting")),
        format!("rm -rf {ROOM}/raw && {ROOM}/counting/release/plywright bench"),
        format!("{} merge -o {ROOM}/merged.profdata {ROOM}/raw", shown("llvm-profdata")),
    ];
    if build.profile == Profile::PgoBolt {
        let bolt = shown("llvm-bolt");
        lines.extend([
            build.guided_line(&[&follow, "-Clink-arg=-Wl,--emit-relocs"], &format!(" --target-dir {ROOM}/linked")),
            format!(
                "{bolt} {ROOM}/linked/release/plywright -instrument \"-instrumentation-file=$PWD/{ROOM}/bolt.fdata\" -o {ROOM}/plywright-counting"
            ),
            format!("{ROOM}/plywright-counting bench"),
            // Cargo's `target/release/plywright` may be a hard link to a file in its build folder.
            // Writing to it would change that file as well, and cargo would not notice.
            format!(
                "mkdir -p target/release && rm -f target/release/plywright && {bolt} {ROOM}/linked/release/plywright -data={ROOM}/bolt.fdata -o target/release/plywright {}",
                BOLT.join(" ")
            ),
        ]);
    } else {
        lines.push(build.guided_line(&[&follow], ""));
    }
    lines.join(" &&\n")
}

/// Returns the shell words that find and call a tool of the compiler's LLVM by [`FINDS`].
fn shown(tool: &str) -> String {
    format!("\"$(tool {tool})\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_has_only_the_flags_of_the_build() {
        let default = "RUSTFLAGS=\"\" cargo build --release --no-default-features --bin plywright";
        assert_eq!(Build::default().command(), default);
        let build =
            Build::from_features(&["popcount-hardware"]).with("sliders", "pext").with(TARGET, "x86-64-v3");
        assert_eq!(
            build.command(),
            "RUSTFLAGS=\"-C target-cpu=x86-64-v3\" cargo build --release --no-default-features \
             --features popcount-hardware,sliders-pext --bin plywright"
        );
        assert_eq!(build.slug(), "popcount-hardware+sliders-pext+target-x86-64-v3");
        assert!(!build.is_default() && Build::default().is_default());
    }

    #[test]
    fn a_hostile_name_cannot_add_a_command() {
        let hostile = "native\"; touch x; \"$(touch y)'`touch z`";
        let build = Build::from_features(&[hostile]).with(TARGET, hostile).with(COMPILER, hostile);
        let words = shlex::split(&build.command()).unwrap();
        assert_eq!(words[0], format!("RUSTFLAGS=-C target-cpu={hostile}"));
        assert_eq!((&words[1][..], &words[2]), ("cargo", &format!("+{hostile}")));
        assert_eq!(words[7], hostile, "{words:?}");
    }
}
