//! The preset for cargo: a matrix of the settings that cargo offers for a program, which are
//! toolchain, optimisation level, link-time optimisation, codegen units, panics, features, target
//! CPU, and profile-guided optimisation.
//!
//! No file of the user is changed. Values of the release profile are passed by `--config`. Compiler
//! flags are also passed by `--config`, where cargo joins them with the user's own flags; if the
//! user's flags are in an environment variable, ours are appended to that variable. Programs are
//! built in [`TARGET`], so the user's `target/` stays unchanged.

use std::path::Path;
use std::process::Command;

use super::{MERGED, Preset, Value, Wanted, moved, no_flags, value};
use crate::builds::matrix::LEARNT;
use crate::builds::revisions::{Toolchain, installed};
use crate::error::{Context, Result, ensure};
use crate::os::children;

/// Folder in which cargo builds.
pub const TARGET: &str = ".outpace/target";

/// Facts about the user's package and its tools.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cargo {
    /// Name of the package here, which is also the program's name unless the user says otherwise.
    pub package: Option<String>,
    /// Installed toolchains except the active one.
    pub toolchains: Vec<String>,
    /// Release profile in the user's files.
    pub release: Release,
    /// Place of the user's own compiler flags.
    pub flags: Flags,
    /// Features that may be switched on.
    pub features: Vec<String>,
}

/// Values of the release profile that the user's files set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Release {
    opt_level: Option<String>,
    lto: Option<String>,
    codegen_units: Option<String>,
    panic: Option<String>,
}

impl Release {
    /// Reads a manifest or a configuration; its values override those read before.
    pub fn read(&mut self, text: &str) {
        let Ok(table) = text.parse::<toml::Table>() else { return };
        let Some(release) = table.get("profile").and_then(|profile| profile.get("release")) else { return };
        let said = |name: &str| {
            let value = release.get(name)?;
            Some(value.as_str().map_or_else(|| value.to_string(), str::to_owned))
        };
        for (place, name) in [
            (&mut self.opt_level, "opt-level"),
            (&mut self.lto, "lto"),
            (&mut self.codegen_units, "codegen-units"),
            (&mut self.panic, "panic"),
        ] {
            *place = said(name).or(place.take());
        }
    }
}

/// Place of the user's own compiler flags. The flags of a preset go to the same place, because
/// cargo reads only one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flags {
    /// The key `rustflags` of this table in cargo's configuration: `build`, or `target.` and the
    /// host. If the user has no flags, it is `build`.
    Config(String),
    /// In the variable `RUSTFLAGS`.
    Rustflags,
    /// In the variable `CARGO_ENCODED_RUSTFLAGS`.
    Encoded,
}

impl Default for Flags {
    fn default() -> Self {
        Self::Config("build".to_owned())
    }
}

impl Flags {
    /// Finds the place in cargo's order: the environment, then the flags for the target, then those
    /// for all targets. `is_set` returns true if an environment variable is set.
    pub fn find(is_set: impl Fn(&str) -> bool, configs: &[String], host: &str) -> Self {
        if is_set("CARGO_ENCODED_RUSTFLAGS") {
            return Self::Encoded;
        }
        if is_set("RUSTFLAGS") {
            return Self::Rustflags;
        }
        let has_target = |text: &String| {
            let table = text.parse::<toml::Table>().ok();
            let targets = table.as_ref().and_then(|table| table.get("target")?.as_table());
            targets.is_some_and(|targets| {
                targets.iter().any(|(name, target)| {
                    (name == host || name.starts_with("cfg(")) && target.get("rustflags").is_some()
                })
            })
        };
        if configs.iter().any(has_target) { Self::Config(format!("target.{host}")) } else { Self::default() }
    }

    /// Returns the text of a shell line that passes a flag. The flag may contain substitutions of a
    /// shell.
    fn pass(&self, flag: &str) -> String {
        match self {
            Self::Config(key) if flag.contains('$') => format!(" --config \"{key}.rustflags=['{flag}']\""),
            Self::Config(key) => format!(" --config '{key}.rustflags=[\"{flag}\"]'"),
            Self::Rustflags => format!(" {flag}"),
            Self::Encoded => format!("$(printf '\\037'){flag}"),
        }
    }

    /// Returns the text to put before `cargo` and the text to put after the options. One of them
    /// contains `braces`: the names of axes in braces, which the matrix replaces by flags. If the
    /// flags belong in an environment variable, the first text sets it to the user's flags and
    /// these, and the second is empty. If they are passed by `--config`, the first text is empty
    /// and the second is `braces`.
    fn around(&self, braces: &str) -> (String, String) {
        match self {
            Self::Config(_) => (String::new(), braces.to_owned()),
            _ if braces.is_empty() => Default::default(),
            Self::Rustflags => (format!("RUSTFLAGS=\"$RUSTFLAGS{braces}\" "), String::new()),
            Self::Encoded => {
                (format!("CARGO_ENCODED_RUSTFLAGS=\"$CARGO_ENCODED_RUSTFLAGS{braces}\" "), String::new())
            }
        }
    }
}

impl Cargo {
    /// Inspects the package, its configuration and the installed toolchains.
    ///
    /// # Errors
    ///
    /// Fails if there is no package here, if there is no cargo, if the path of this folder cannot
    /// be passed to the compiler, or if the user interrupts.
    pub fn find(features: Vec<String>) -> Result<Self> {
        let said = |command: &mut Command| -> Result<Result<String, String>> {
            let done = children::run(command, None);
            children::check()?;
            Ok(match done {
                Ok(done) if done.status.success() => Ok(done.stdout.trim().to_owned()),
                Ok(done) => Err(done.stderr.trim().to_owned()),
                Err(error) => Err(error.to_string()),
            })
        };
        let manifest =
            said(Command::new("cargo").args(["locate-project", "--workspace", "--message-format", "plain"]))?;
        let manifest = manifest.ok().context("cargo finds no package here (`cargo locate-project`)")?;
        let here = std::env::current_dir().context("there is no working folder")?;
        let mut release = Release::default();
        release.read(&std::fs::read_to_string(&manifest).with_context(|| format!("cannot read {manifest}"))?);
        // The nearest configuration overrides those above it, so it is read last.
        let home = std::env::var_os("CARGO_HOME").map(Into::into);
        let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
        let folders = here.ancestors().map(|folder| folder.join(".cargo")).chain(home);
        let files = folders.flat_map(|folder| [folder.join("config.toml"), folder.join("config")]);
        let configs: Vec<String> = files.filter_map(|file| std::fs::read_to_string(file).ok()).collect();
        configs.iter().rev().for_each(|text| release.read(text));
        let versions = said(Command::new("rustc").arg("-vV"))?.unwrap_or_default();
        let host = versions.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default();
        let flags = Flags::find(|name| std::env::var_os(name).is_some(), &configs, host);
        let is_plain = here.to_str().is_some_and(|path| !path.contains(['\'', '\\', '"']))
            && (flags != Flags::Rustflags || !here.to_string_lossy().contains(' '));
        ensure!(
            is_plain,
            "the path {} cannot be passed to the compiler, which must be told where a profile lies: it has a quote or a backslash in it, or a blank that `RUSTFLAGS` cannot hold",
            here.display()
        );
        let active = said(Command::new("rustup").args(["show", "active-toolchain"]))?.unwrap_or_default();
        let active = active.split_whitespace().next().unwrap_or_default().to_owned();
        // Without rustup there is only one toolchain.
        let installed_toolchains = if active.is_empty() { Vec::new() } else { installed()? };
        // `nightly` means the nightly toolchain for this host.
        let short = |name: &str| {
            name.strip_suffix(host).and_then(|name| name.strip_suffix('-')).unwrap_or(name).to_owned()
        };
        let others =
            installed_toolchains.iter().map(|Toolchain { name, .. }| name).filter(|name| **name != active);
        let toolchains = others.map(|name| short(name)).collect();
        Ok(Self { package: package(&here), toolchains, release, flags, features })
    }

    /// Returns the preset for a cargo package.
    pub fn preset(&self, wanted: &Wanted) -> Preset {
        let mut preset = Preset::new("outpace choose --cargo", wanted);
        let profile = |name: &str, label: &str, text: &str| {
            value(label, &format!(" --config profile.release.{name}={text}"))
        };
        let toolchains = self.toolchains.iter().map(|name| value(name, &format!(" +{name}")));
        preset.axis(
            "toolchain",
            std::iter::once(no_flags("own")).chain(toolchains).collect(),
            "Installed toolchains; your own is the active one.",
        );
        let Release { opt_level, lto, codegen_units, panic } = &self.release;
        let is_other = |setting: &Option<String>, default: &str, text: &str| {
            setting.as_deref().unwrap_or(default) != text
        };
        let mut opt = vec![no_flags("own")];
        opt.extend(
            ["3", "2"]
                .into_iter()
                .filter(|text| is_other(opt_level, "3", text))
                .map(|text| profile("opt-level", text, text)),
        );
        preset.axis("opt-level", opt, "The level of optimisation; cargo's default is 3.");
        let is_lto = |name: &str| match lto.as_deref() {
            None | Some("false") => name == "off",
            Some("true" | "fat") => name == "fat",
            Some(setting) => setting == name,
        };
        let mut values = vec![no_flags("own")];
        for (label, text) in [("off", "false"), ("thin", "'\"thin\"'"), ("fat", "'\"fat\"'")] {
            if !is_lto(label) {
                values.push(profile("lto", label, text));
            }
        }
        preset.axis(
            "lto",
            values,
            "Optimisation over all crates when they are linked; cargo's default is within each crate.",
        );
        let units = if codegen_units.as_deref() == Some("1") { "16" } else { "1" };
        preset.axis(
            "codegen-units",
            vec![no_flags("own"), profile("codegen-units", units, units)],
            "The number of parts in which a crate is compiled; cargo's default is 16.",
        );
        if panic.as_deref() != Some("abort") {
            let abort = profile("panic", "abort", "'\"abort\"'");
            preset.axis(
                "panic",
                vec![no_flags("own"), abort],
                "The effect of a panic. With `abort` a program cannot catch panics: remove this axis if yours does.",
            );
        }
        for feature in &self.features {
            let name = format!(
                "feature-{}",
                feature
                    .replace(|letter: char| !letter.is_ascii_alphanumeric() && !"-_".contains(letter), "-")
            );
            preset.axis(
                &name,
                vec![no_flags("off"), value("on", &format!(" --features {feature}"))],
                &format!("The feature `{feature}`."),
            );
        }
        let options = preset.braces(&["toolchain"]);
        let levels = wanted.levels.iter().map(String::as_str).chain(["native"]);
        let cpus = levels.map(|level| value(level, &self.flags.pass(&format!("-Ctarget-cpu={level}"))));
        preset.axis(
            "target-cpu",
            std::iter::once(no_flags("own")).chain(cpus).collect(),
            "The CPU to compile for: a level that this CPU has, or exactly this CPU. The program may not run on other CPUs.",
        );
        let pgo = Value {
            label: "pgo".to_owned(),
            text: self.flags.pass(&format!("-Cprofile-use={MERGED}")),
            learn: Some(self.flags.pass(&format!("-Cprofile-generate=$PWD/{LEARNT}"))),
        };
        preset.axis(
            "profile",
            vec![no_flags("off"), pgo],
            "Optimisation by the profile that the training leaves.",
        );
        let flags = preset.brace("target-cpu") + &preset.brace("profile");
        let (environment, behind) = self.flags.around(&flags);
        preset.build = format!(
            "{environment}cargo{} build --release --target-dir {TARGET}{}{options}{behind}",
            preset.brace("toolchain"),
            wanted.extra_arguments()
        );
        let name = self.package.as_deref().unwrap_or("app");
        preset.run(wanted, &format!("target/release/{name}"), |command| {
            moved(command, "target", TARGET, |rest| rest.contains("/release/"))
        });
        preset.notes.push(format!(
            "Programs are built in {TARGET}, so `target/release/...` is `{TARGET}/release/...` here."
        ));
        preset
    }
}

/// Returns the name of the package whose manifest lies in that folder.
fn package(folder: &Path) -> Option<String> {
    let text = std::fs::read_to_string(folder.join("Cargo.toml")).ok()?;
    let table = text.parse::<toml::Table>().ok()?;
    Some(table.get("package")?.get("name")?.as_str()?.to_owned())
}
