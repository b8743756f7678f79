//! How an engine is built: what is said to cargo beyond `--release`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{COMPILER, PROFILE, TARGET};

/// How an engine is built. The default is what `cargo build --release` gives where nothing is said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Build {
    /// The cargo features.
    pub features: Vec<String>,
    /// `-C target-cpu`, where it is set.
    pub target_cpu: Option<String>,
    /// What is done with what runs of the engine tell.
    #[serde(default, skip_serializing_if = "Profile::is_plain")]
    pub profile: Profile,
    /// The compiler, where it is another than the one that runs the lab.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compiler: Option<String>,
}

/// What is done with what runs of the engine tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Profile {
    /// Nothing: there are no such runs.
    #[default]
    Plain,
    /// The compiler is told how often each edge of the program was taken: it inlines, lays out and unrolls by that.
    Pgo,
    /// And then BOLT moves the blocks and functions of the finished binary.
    PgoBolt,
}

impl Profile {
    /// All ways; the first is what cargo does by itself.
    pub const ALL: [Self; 3] = [Self::Plain, Self::Pgo, Self::PgoBolt];

    /// Returns its name, as records and the command line write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Pgo => "pgo",
            Self::PgoBolt => "pgo-bolt",
        }
    }

    /// Returns the one with that name, or `Plain` if there is no such name.
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
        let all = self.features.iter().cloned().chain(target).chain(profile).chain(compiler);
        all.collect::<Vec<_>>().join("+")
    }

    /// Returns the shell command that makes the build as the lab makes it: one line, or several if
    /// the engine must run before its build is done. Flags from the user's own cargo configuration
    /// do not get in.
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

    /// Returns a line of a script that declares [`FLAGS`]: one call of cargo. `flags` are shell
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

/// Quotes a name that is to stand between double quotes. A name that needs quotes itself closes and
/// reopens them.
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

pub const SYSTEM: &str = "system";

/// Path where distributions install rustc.
pub const SYSTEM_RUSTC: &str = "/usr/bin/rustc";

/// Options for BOLT: it orders blocks by their counts and functions by their calls, moves cold code
/// apart, and folds identical functions. It leaves no note of its command line, because that note
/// would make the same engine under two names differ.
pub const BOLT: [&str; 7] = [
    "-reorder-blocks=ext-tsp",
    "-reorder-functions=cdsort",
    "-split-functions",
    "-split-all-cold",
    "-icf=safe",
    "-use-gnu-stack",
    "-bolt-info=0",
];

/// Folder of a script's profile counts, relative to the package.
const ROOM: &str = "target/pgo";

/// Shell function that finds a tool of the compiler's LLVM on any machine: the toolchain's own, a
/// distribution's with the version behind its name, or any. A record's build command must work
/// wherever it is read.
const FINDS: &str = "tool() { ls \"$(rustc --print target-libdir)/../bin/$1\" 2>/dev/null || \
    command -v \"$1-$(rustc -vV | sed -n 's/^LLVM version: \\([0-9]*\\).*/\\1/p')\" || command -v \"$1\"; }";

/// Shell function that joins flags for `CARGO_ENCODED_RUSTFLAGS` with the separator that cargo
/// expects. `RUSTFLAGS` would not do: it splits at blanks, so the path of the package could not
/// contain one.
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
            // The file that cargo put there may be a hard link to the one that it holds to be
            // fresh.
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
    fn the_command_names_what_differs_and_lets_no_other_flag_in() {
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
    fn a_name_that_is_none_cannot_add_a_command() {
        let hostile = "native\"; touch x; \"$(touch y)'`touch z`";
        let build = Build::from_features(&[hostile]).with(TARGET, hostile).with(COMPILER, hostile);
        let words = shlex::split(&build.command()).unwrap();
        assert_eq!(words[0], format!("RUSTFLAGS=-C target-cpu={hostile}"));
        assert_eq!((&words[1][..], &words[2]), ("cargo", &format!("+{hostile}")));
        assert_eq!(words[7], hostile, "{words:?}");
    }
}
