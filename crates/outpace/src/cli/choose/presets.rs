//! The options `--cargo`, `--make` and `--cmake` of `choose`: presets, which supply the axes of the
//! builds.

use super::Choose;
use crate::builds::matrix::{File, Run};
use crate::builds::presets::cargo::{self, Cargo};
use crate::builds::presets::cmake::Cmake;
use crate::builds::presets::make::Make;
use crate::builds::presets::{Preset, Wanted};
use crate::error::{Context, Result, ensure};
use crate::os::machine;

/// The presets, which supply the axes of builds.
#[derive(Debug, clap::Args)]
pub(super) struct Presets {
    /// Build this package by cargo, for other CPUs and with other optimisations and toolchains.
    ///
    /// The axes are target CPU, optimisation level, link-time optimisation (LTO), codegen units,
    /// panic strategy, guidance by a profile (PGO, BOLT), and installed toolchains. Write
    /// `target/release/app` in a run command; the program is built, and found, in
    /// `.outpace/target`. None of your files is changed. More arguments of `cargo build` may
    /// follow: `--cargo='-p app'`.
    #[arg(long, value_name = "ARGUMENTS", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    #[arg(conflicts_with_all = ["make", "cmake", "build", "file", "programs"])]
    cargo: Option<String>,
    /// Build by make, with each installed compiler and with flags added to those of the Makefile.
    ///
    /// The flags are optimisation level, target CPU (`-march`), LTO and guidance by a profile
    /// (PGO). The builds are made in this folder, each after `make clean` or, if the Makefile has
    /// no target `clean`, by `make -B`. A target and other arguments may follow:
    /// `--make='-j8 app'`.
    #[arg(long, value_name = "ARGUMENTS", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    #[arg(conflicts_with_all = ["cmake", "build", "file", "programs"])]
    make: Option<String>,
    /// Build by CMake, with each installed compiler and with the flags that --make tries.
    ///
    /// Write `build/app` in a run command; the program is built, and found, in `.outpace/cmake`.
    /// More arguments of `cmake` may follow: `--cmake=-DTESTS=OFF`.
    #[arg(long, value_name = "ARGUMENTS", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    #[arg(conflicts_with_all = ["build", "file", "programs"])]
    cmake: Option<String>,
    /// With --cargo: features to try. Each becomes an axis, off and on.
    #[arg(long, value_name = "NAME,NAME...", value_delimiter = ',', requires = "cargo")]
    features: Vec<String>,
    /// With --cargo, --make or --cmake: try only these axes; --print-file shows their names.
    #[arg(long, value_name = "AXIS,AXIS...", value_delimiter = ',')]
    only: Vec<String>,
    /// Print the axes of --cargo, --make or --cmake in the format of --file, and build nothing.
    ///
    /// Edit it, and give it to --file or call it `outpace.toml`.
    #[arg(long)]
    pub(super) print_file: bool,
}

impl Presets {
    /// Returns true if a preset was requested.
    pub(super) fn is_given(&self) -> bool {
        [&self.cargo, &self.make, &self.cmake].into_iter().any(Option::is_some)
    }
}

impl Choose {
    /// Returns the requested preset. `runs` are the run commands; a preset that is only printed
    /// needs none.
    pub(super) fn preset(&self, runs: &[Run]) -> Result<Option<Preset>> {
        let Presets { cargo: package, make, cmake, features, only, print_file } = &self.built.presets;
        let Some(arguments) = package.as_ref().or(make.as_ref()).or(cmake.as_ref()) else {
            ensure!(
                !print_file && only.is_empty(),
                "--print-file and --only are for --cargo, --make or --cmake"
            );
            return Ok(None);
        };
        ensure!(cfg!(unix), "--cargo, --make and --cmake need a POSIX shell, which this system lacks");
        ensure!(*print_file || !runs.is_empty(), "`--run COMMAND` is missing: it runs the built program");
        let task = &self.ran.task;
        let path = task.input.as_ref().or(task.ask.as_ref());
        let not_utf8 = "the path of --input or --ask is not UTF-8";
        let input = path.map(|path| path.to_str().map(str::to_owned).context(not_utf8));
        let wanted = Wanted {
            arguments: arguments.clone(),
            runs: runs.to_vec(),
            artifact: self.built.artifact.as_ref().map(|path| path.to_string_lossy().into_owned()),
            train: self.built.train.clone(),
            input: input.transpose()?,
            any_status: task.any_status,
            only: only.clone(),
            levels: machine::levels().into_iter().skip(1).map(str::to_owned).collect(),
        };
        let preset = match (package, make) {
            (Some(_), _) => Cargo::find(features.clone())?.preset(&wanted),
            (_, Some(_)) => Make::find(arguments)?.preset(&wanted),
            _ => Cmake::find()?.preset(&wanted),
        };
        preset.check()?;
        let is_built = |line: &str| line.contains(cargo::TARGET);
        ensure!(
            package.is_none() || preset.runs.iter().all(|run| is_built(&run.command)),
            "with --cargo, each run command must contain the path of a release build, such as target/release/app"
        );
        Ok(Some(preset))
    }

    /// Returns the requested preset in the form of a parsed `--file`.
    pub(super) fn preset_file(&self, runs: &[Run]) -> Result<Option<File>> {
        let preset = self.preset(runs)?;
        preset.map(|preset| File::parse(&preset.text()).context("a preset's own file")).transpose()
    }
}
