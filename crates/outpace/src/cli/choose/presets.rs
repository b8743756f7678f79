//! Builds that a toolchain's preset names.

use super::Choose;
use crate::builds::matrix::{File, Run};
use crate::builds::presets::cargo::{self, Cargo};
use crate::builds::presets::cmake::Cmake;
use crate::builds::presets::make::Make;
use crate::builds::presets::{Preset, Wanted};
use crate::error::{Context, Result, ensure};
use crate::os::machine;

/// What knows the axes of builds.
#[derive(Debug, clap::Args)]
pub(super) struct Presets {
    /// Try what cargo can do to this package: CPU, optimisation, link-time optimisation, a profile that is learnt from a run, toolchains. Programs are built in
    /// `.outpace/target`, so `target/release/app` in a run command means `.outpace/target/release/app`. No file of yours is changed. More arguments
    /// of `cargo build` may follow: `--cargo='-p app'`.
    #[arg(long, value_name = "ARGUMENTS", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    #[arg(conflicts_with_all = ["make", "cmake", "build", "file", "programs"])]
    cargo: Option<String>,
    /// Try what can be given to make: compilers, and flags behind those of the Makefile. The builds are made here, after `make clean`. A target and other arguments may
    /// follow: `--make='-j8 app'`.
    #[arg(long, value_name = "ARGUMENTS", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    #[arg(conflicts_with_all = ["cmake", "build", "file", "programs"])]
    make: Option<String>,
    /// Try what can be given to CMake. Programs are built in `.outpace/cmake`, so `build/app` in a run command means `.outpace/cmake/app`. More arguments of
    /// `cmake` may follow: `--cmake=-DTESTS=OFF`.
    #[arg(long, value_name = "ARGUMENTS", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    #[arg(conflicts_with_all = ["build", "file", "programs"])]
    cmake: Option<String>,
    /// With --cargo: features that may be switched on, each on its own.
    #[arg(long, value_name = "NAME,NAME...", value_delimiter = ',', requires = "cargo")]
    features: Vec<String>,
    /// With --cargo, --make or --cmake: choose by these axes alone, by their names in what --print-file prints.
    #[arg(long, value_name = "AXIS,AXIS...", value_delimiter = ',')]
    only: Vec<String>,
    /// Print what --cargo, --make or --cmake chooses from, as a file that `--file` reads and that you can edit, and build nothing.
    #[arg(long)]
    pub(super) print_file: bool,
}

impl Presets {
    /// Returns true if one was asked for.
    pub(super) fn is_given(&self) -> bool {
        [&self.cargo, &self.make, &self.cmake].into_iter().any(Option::is_some)
    }
}

impl Choose {
    /// The preset that was asked for. `runs` are the run commands, which a file that is printed can do without.
    pub(super) fn preset(&self, runs: &[Run]) -> Result<Option<Preset>> {
        let Presets { cargo: package, make, cmake, features, only, print_file } = &self.built.presets;
        let Some(arguments) = package.as_ref().or(make.as_ref()).or(cmake.as_ref()) else {
            ensure!(
                !print_file && only.is_empty(),
                "--print-file and --only are for --cargo, --make or --cmake"
            );
            return Ok(None);
        };
        ensure!(cfg!(unix), "--cargo, --make and --cmake need a shell of POSIX, which is not here");
        ensure!(*print_file || !runs.is_empty(), "`--run` is wanted: the command that runs what was built");
        let task = &self.ran.task;
        let path = task.input.as_ref().or(task.ask.as_ref());
        let input = path.map(|path| path.to_str().map(str::to_owned).context("a path is no text"));
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
            "a run command names nothing that cargo builds for a release, such as target/release/app"
        );
        Ok(Some(preset))
    }

    /// The same as the file that it is.
    pub(super) fn preset_file(&self, runs: &[Run]) -> Result<Option<File>> {
        let preset = self.preset(runs)?;
        preset.map(|preset| File::parse(&preset.text()).context("a preset's own file")).transpose()
    }
}
