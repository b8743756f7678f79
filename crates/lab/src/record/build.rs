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
    /// All of them; the first is what cargo does by itself.
    pub const ALL: [Self; 3] = [Self::Plain, Self::Pgo, Self::PgoBolt];

    /// Its name, in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Pgo => "pgo",
            Self::PgoBolt => "pgo-bolt",
        }
    }

    /// The one of that name, or else the plain one.
    pub fn named(name: &str) -> Self {
        Self::ALL.into_iter().find(|profile| profile.name() == name).unwrap_or_default()
    }

    pub fn is_plain(&self) -> bool {
        *self == Self::Plain
    }
}

impl Build {
    pub fn of(features: &[impl AsRef<str>]) -> Self {
        let features = features.iter().map(|feature| feature.as_ref().to_owned()).collect();
        Self { features, ..Self::default() }
    }

    /// The same with that variant of that axis, of which nothing is said yet.
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

    /// What it is called: its variants, joined; nothing of the default.
    pub fn slug(&self) -> String {
        let target = self.target_cpu.as_ref().map(|cpu| format!("{TARGET}-{cpu}"));
        let profile = (!self.profile.is_plain()).then(|| format!("{PROFILE}-{}", self.profile.name()));
        let compiler = self.compiler.as_ref().map(|name| format!("{COMPILER}-{name}"));
        let all = self.features.iter().cloned().chain(target).chain(profile).chain(compiler);
        all.collect::<Vec<_>>().join("+")
    }

    /// What makes it, for a shell, as the lab makes it: a line, or a few where the engine must run before it is done. Flags that the
    /// user's own configuration may set do not get in.
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

    /// A line of a script that declares [`FLAGS`]: one call of cargo, with these words of a shell as flags for rustc besides the build's own, and
    /// with more words for cargo.
    fn guided_line(&self, flags: &[&str], words: &str) -> String {
        let target = self.target_cpu.as_ref().map(|cpu| format!("-Ctarget-cpu={}", quoted(cpu)));
        let flags: Vec<&str> = target.as_deref().into_iter().chain(flags.iter().copied()).collect();
        self.line(&format!("CARGO_ENCODED_RUSTFLAGS=\"$(flags {})\"", flags.join(" ")), words)
    }

    /// One call of cargo, with the variable that holds the flags for rustc, and with more words for cargo.
    fn line(&self, flags: &str, words: &str) -> String {
        let features: Vec<String> = self.features.iter().map(|feature| quoted(feature)).collect();
        let features = (!features.is_empty()).then(|| format!(" --features {}", features.join(",")));
        let features = features.unwrap_or_default();
        let cargo = shown_cargo(self.compiler.as_deref());
        format!("{flags} {cargo} build --release --no-default-features{features} --bin plywright{words}")
    }
}

/// A name as a word of a shell, or a part of one. What a name may be is written as it is.
pub fn quoted(name: &str) -> String {
    shlex::Quoter::new().allow_nul(true).quote(name).unwrap_or_default().into_owned()
}

/// The same between double quotes, which it leaves where it must be quoted itself.
fn within_quotes(name: &str) -> String {
    let quoted = quoted(name);
    if quoted == name { quoted } else { format!("\"{quoted}\"") }
}

/// How a shell calls a toolchain's cargo.
fn shown_cargo(name: Option<&str>) -> String {
    match name {
        None => "cargo".to_owned(),
        Some(SYSTEM) => format!("RUSTC={SYSTEM_RUSTC} cargo"),
        Some(name) => format!("cargo +{}", quoted(name)),
    }
}

pub const SYSTEM: &str = "system";

/// Where distributions put it.
pub const SYSTEM_RUSTC: &str = "/usr/bin/rustc";

/// What BOLT is asked for: blocks in the order of their counts, functions by who calls whom, what is cold apart, what is the same once; and no
/// note of the command, with which the same engine under two names would be two.
pub const BOLT: [&str; 7] = [
    "-reorder-blocks=ext-tsp",
    "-reorder-functions=cdsort",
    "-split-functions",
    "-split-all-cold",
    "-icf=safe",
    "-use-gnu-stack",
    "-bolt-info=0",
];

/// Where the counts of a script lie, below the package.
const ROOM: &str = "target/pgo";

/// Finds a tool of the compiler's LLVM on whatever machine: the toolchain's own, a distribution's with the version behind its name, or
/// any. What a record says to build must not hang on where it is read.
const FINDS: &str = "tool() { ls \"$(rustc --print target-libdir)/../bin/$1\" 2>/dev/null || \
    command -v \"$1-$(rustc -vV | sed -n 's/^LLVM version: \\([0-9]*\\).*/\\1/p')\" || command -v \"$1\"; }";

/// Joins flags for `CARGO_ENCODED_RUSTFLAGS`, by the separator that cargo expects. In `RUSTFLAGS` the package's folder could have no blank in
/// its path.
const FLAGS: &str = "flags() { (IFS=$(printf '\\037'); printf %s \"$*\"); }";

/// The lines that make such a build, for a shell in the package's folder.
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
            // What cargo put there may be linked to what it holds to be fresh.
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

/// How a shell calls a tool of the compiler's LLVM: by [`FINDS`].
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
        let build = Build::of(&["popcount-hardware"]).with("sliders", "pext").with(TARGET, "x86-64-v3");
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
        let build = Build::of(&[hostile]).with(TARGET, hostile).with(COMPILER, hostile);
        let words = shlex::split(&build.command()).unwrap();
        assert_eq!(words[0], format!("RUSTFLAGS=-C target-cpu={hostile}"));
        assert_eq!((&words[1][..], &words[2]), ("cargo", &format!("+{hostile}")));
        assert_eq!(words[7], hostile, "{words:?}");
    }
}
