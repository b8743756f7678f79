//! Gives each cargo build a separate target folder.
//!
//! Cargo builds in the folder that is named by `CARGO_TARGET_DIR`, `CARGO_BUILD_BUILD_DIR`, or a
//! `config.toml` in this folder or one above it. If two revisions are built in one such folder,
//! they get each other's programs: cargo takes the second revision for up to date, because its
//! files are older than the earlier build.

use std::path::Path;
use std::process::Command;

/// Keys by which a configuration file names the target folder and the build folder; cargo's options
/// have the same names.
const KEYS: [&str; 2] = ["target-dir", "build-dir"];

/// Makes cargo, and whatever the command starts, build below `folder`, regardless of the user's
/// environment and configuration.
pub fn set_target(command: &mut Command, folder: &Path) {
    command.env_remove("CARGO_BUILD_TARGET_DIR");
    command.env("CARGO_TARGET_DIR", folder).env("CARGO_BUILD_BUILD_DIR", folder);
}

/// Makes cargo build the checkout in `root` below its `target/`. If the checkout's configuration
/// names a target folder, the finished programs appear in that folder, where its build command
/// expects them.
pub fn set_target_of_checkout(command: &mut Command, root: &Path) {
    set_target(command, &root.join("target"));
    let files = ["config.toml", "config"].map(|name| root.join(".cargo").join(name));
    let texts = files.iter().filter_map(|file| std::fs::read_to_string(file).ok());
    if texts.into_iter().any(|text| names_a_target_folder(&text)) {
        command.env_remove("CARGO_TARGET_DIR");
    }
}

fn names_a_target_folder(config: &str) -> bool {
    // An inline table has several keys in a line, after `{` and after each comma.
    let lines = config.lines().filter_map(|line| line.split('#').next());
    let pairs = lines.flat_map(|line| line.split(['{', ','])).filter_map(|pair| pair.split_once('='));
    let mut names = pairs.filter_map(|(key, _)| key.rsplit('.').next()).map(str::trim);
    names.any(|name| [KEYS[0], &format!("\"{}\"", KEYS[0]), &format!("'{}'", KEYS[0])].contains(&name))
}

/// Returns the argument of cargo that names a target folder or a build folder, if there is one.
/// With such an argument all builds would share one folder.
pub fn named(arguments: &[String]) -> Option<&str> {
    arguments.iter().map(String::as_str).find(|word| KEYS.iter().any(|key| word.contains(key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_a_target_folder_in_a_configuration() {
        for config in [
            "[build]\ntarget-dir = \"out\"\n",
            "build.target-dir='x'",
            "[build]\n  \"target-dir\"=\"x\"",
            "build = { jobs = 1, target-dir = 'x' }",
            "\"build\".'target-dir' = 'x'",
        ] {
            assert!(names_a_target_folder(config), "{config}");
        }
        for config in
            ["", "build.build-dir = 'x'", "[build]\ntarget = \"x\"", "# target-dir\n[build]\njobs = 1"]
        {
            assert!(!names_a_target_folder(config), "{config}");
        }
    }

    #[test]
    fn finds_a_target_folder_among_arguments() {
        let found = |line: &str| {
            let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
            named(&words).map(str::to_owned)
        };
        assert_eq!(found("--target-dir /shared").as_deref(), Some("--target-dir"));
        assert_eq!(found("--bench a --target-dir=/shared").as_deref(), Some("--target-dir=/shared"));
        assert_eq!(found("--config build.build-dir='/shared'").as_deref(), Some("build.build-dir='/shared'"));
        assert_eq!(found("--bench a --target x86_64-unknown-linux-gnu"), None);
    }
}
