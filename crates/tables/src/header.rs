//! The header of the output: the command, the program that ran it, and the user's remark. Reports
//! are this output unchanged, so the header says how each was made.

use clap::Args;
use plywright::about;
use plywright::cpu::identity::Identity;

/// The user's part of the header.
#[derive(Args, Clone, Debug)]
pub(crate) struct OutputHeader {
    /// Remark for the header of the output, such as the other load on the machine.
    #[arg(long, value_name = "TEXT")]
    remark: Option<String>,
}

impl OutputHeader {
    /// Returns the header of the output of these arguments, as lines that begin with `#`.
    pub(crate) fn text(&self, arguments: &str) -> String {
        let cpu = Identity::here().map(|cpu| {
            format!("{} family {} model {}", String::from_utf8_lossy(&cpu.vendor), cpu.family, cpu.model)
        });
        text(&about::text(), cpu, rayon::current_num_threads(), arguments, self.remark.as_deref())
    }
}

/// Returns the arguments of this run, quoted for a shell, without the remark.
pub(crate) fn arguments() -> String {
    shell_line(std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()))
}

/// Joins the arguments, quoted for a shell, and leaves the remark out.
fn shell_line(mut arguments: impl Iterator<Item = String>) -> String {
    let mut words = Vec::new();
    while let Some(word) = arguments.next() {
        if word == "--remark" {
            arguments.next();
        } else if !word.starts_with("--remark=") {
            let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=./,:".contains(letter);
            let plain = !word.is_empty() && word.chars().all(is_plain);
            words.push(if plain { word } else { format!("'{}'", word.replace('\'', r"'\''")) });
        }
    }
    words.join(" ")
}

fn text(about: &str, cpu: Option<String>, threads: usize, arguments: &str, remark: Option<&str>) -> String {
    let field = |name: &str| about.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let features = field("cargo features").unwrap_or_default();
    let is_release = !cfg!(debug_assertions);
    let command = if is_release && features == "none" {
        "cargo tables".to_owned()
    } else {
        let profile = if is_release { "--release " } else { "" };
        let named =
            features.split(' ').filter(|name| *name != "none").map(|name| format!("plywright/{name}"));
        let features: Vec<String> = std::iter::once("make".to_owned()).chain(named).collect();
        format!(
            "cargo run {profile}--package plywright-tables --features {} --bin tables --",
            features.join(",")
        )
    };
    let revision =
        field("revision").map_or_else(|| "no revision".to_owned(), |name| format!("revision {name}"));
    let compiler = field("compiler").unwrap_or("an unknown compiler");
    let threads = format!("{threads} thread{}", if threads == 1 { "" } else { "s" });
    let origin = [Some(revision), Some(compiler.to_owned()), cpu, Some(threads)];
    let origin: Vec<String> = origin.into_iter().flatten().collect();
    let mut header = format!("# {command} {arguments}\n# {}\n", origin.join(", "));
    for line in remark.iter().flat_map(|remark| remark.lines()) {
        header += &format!("# {line}\n");
    }
    header
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_states_command_build_and_remark() {
        let about = "revision 0123456789ab+\ncompiler rustc 1.95.0\ncargo features endgame-exact\n";
        let header =
            text(about, Some("GenuineIntel family 6 model 207".to_owned()), 2, "rules", Some("At rest."));
        let (command, rest) = header.split_once('\n').unwrap();
        // The tests are not a release build.
        assert_eq!(
            command,
            "# cargo run --package plywright-tables --features make,plywright/endgame-exact --bin tables -- rules"
        );
        let origin = "# revision 0123456789ab+, rustc 1.95.0, GenuineIntel family 6 model 207, 2 threads\n";
        assert_eq!(rest, format!("{origin}# At rest.\n"));
        assert!(text("", None, 1, "", None).ends_with("# no revision, an unknown compiler, 1 thread\n"));
    }

    #[test]
    fn arguments_are_written_as_a_shell_reads_them() {
        let words = ["defend", "--remark", "at rest", "--position", "8/8 w", "--remark=x", "it's"];
        let text = shell_line(words.into_iter().map(str::to_owned));
        assert_eq!(text, r"defend --position '8/8 w' 'it'\''s'");
    }
}
