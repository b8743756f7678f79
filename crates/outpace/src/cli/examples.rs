//! Examples at the end of each verb's help.

pub(super) const TOP: &str = "\
Examples:
  outpace ./old ./new                          two programs, the second against the first
  outpace 'gzip -1 -k -c f' 'gzip -6 -k -c f'  two command lines, named gzip-1 and gzip-6
  outpace -S 'sort < a' 'sort -u < a'          for a shell: redirections, pipes, variables
  outpace a=./old b=./new --time 10min --resolution 0.2%
  outpace ./old ./new --ask questions.txt      programs that answer each line with one line
  outpace ./old ./new --prepare 'sync' --warmup 3 --hyperfine h.json
  outpace choose ./a ./b ./c ./d                which one to take, and what that can lose
  outpace revisions main HEAD --build 'make' --run './app --bench'

`outpace help VERB` has examples of each verb.";

pub(super) const COMPARE: &str = "\
Examples:
  outpace compare ./old ./new
  outpace compare old='./app --threads 1' new='./app --threads 4' --cores any
  outpace compare ./a ./b ./c --check-output --json result.json --html page.html
  outpace compare ./old ./new --any-status --json - --markdown answer.md";

pub(super) const CHOOSE: &str = "\
Examples:
  outpace choose ./a ./b ./c
  outpace choose --cargo --run 'target/release/app --bench data.bin'
  outpace choose --make --run './app data' --train './app other-data'
  outpace choose --cmake=-DTESTS=OFF --run 'build/app data'
  outpace choose --cargo --print-file           the axes, as a file that can be edited
  outpace choose --build '{cc} {opt} a.c -o a' --run ./a --axis cc=gcc,clang --axis opt=-O2,-O3
  outpace choose --file builds.toml --time 10min --json choice.json
  outpace choose --check --fail-if loses:1%     in CI; reads ./outpace.toml

Builds run here, one at a time, and are timed against each other: whole commands from start to end,
UCI engines by their time for a node, programs that answer lines by their time for an answer. The
answer ends with the build to take, the most that it loses against the fastest (with 95 %
confidence), and the command that makes it. Builds and measurements are stored in `.outpace`. After
an interrupt, give the same command again: it goes on from there. The exit status is 0, 1 if
`--check` fails, or 2 after an error.";

pub(super) const REVISIONS: &str = "\
Examples:
  outpace revisions main HEAD --build 'cargo build --release' --run 'target/release/app --bench'
  outpace revisions v1.0 v1.1 HEAD --build 'make -j4' --run './app data' --check-output
  outpace revisions main HEAD --build 'make' --run './app' --one-layout";

pub(super) const GIT: &str = "\
Examples:
  outpace git main.. -- cargo bench
  outpace git v1.0..v1.1 --only parse -- cargo bench --bench speed";

pub(super) const BISECT: &str = "\
Examples:
  outpace bisect v1.0 HEAD --build 'make' --run './app --bench' --slower 2%
  outpace bisect nightly-2026-01-01 nightly-2026-06-01 --toolchains --build 'cargo build --release' --run target/release/app";

pub(super) const CI: &str = "\
Examples:
  outpace ci ./old ./new --fail-if slower:1%
  outpace ci main HEAD --build 'make' --run './app --bench' --time 10min --markdown answer.md --json outpace.json";

pub(super) const EXPLAIN: &str = "\
Examples:
  outpace explain ./old ./new
  outpace explain ./old ./new --by samples --functions 30 --input data.txt";

pub(super) const SHOW: &str = "\
Examples:
  outpace show outpace.json --plot
  outpace show outpace.json --html page.html --csv samples.csv";

pub(super) const LINK: &str = "\
Examples:
  outpace link /tmp/links ld.lld -- -o app app.o";

pub(super) const MERGE_PROFILES: &str = "\
Examples:
  outpace merge-profiles .outpace/profile";

#[cfg(test)]
#[test]
fn every_example_is_a_command_line() {
    use clap::{CommandFactory, Parser};
    let mut count = 0;
    for text in [TOP, COMPARE, CHOOSE, REVISIONS, GIT, BISECT, CI, EXPLAIN, SHOW, LINK, MERGE_PROFILES] {
        for line in text.lines().filter(|line| line.starts_with("  outpace ")) {
            // The command of an example, without the explanation that follows a few blanks.
            let command = line.trim_start().split("   ").next().unwrap_or_default();
            let command = command.split("  two ").next().unwrap_or_default();
            let words = shlex::split(command).expect("quotes are closed");
            assert!(super::Cli::try_parse_from(&words).is_ok(), "{command}");
            count += 1;
        }
    }
    assert_eq!(count, 35);
    for verb in super::Cli::command().get_subcommands().filter(|verb| verb.get_name() != "help") {
        let help = verb.clone().render_long_help().to_string();
        assert!(help.contains("Examples:\n  outpace "), "{}", verb.get_name());
    }
}
