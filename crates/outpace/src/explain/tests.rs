//! Explanations of small programs. One test compiles programs that differ in one function or in
//! their symbols, and runs them under valgrind. The other test has made-up counts.

use std::fs;
use std::process::Command;

use super::*;

/// A program that reads its commands from standard input.
const PROGRAM: &str = "
mod search {
    #[inline(never)]
    pub fn node(count: u64) -> u64 {
        let mut sum = count;
        for at in 0..count {
            sum = BODY;
        }
        sum
    }

    #[inline(never)]
    pub fn leaf(count: u64) -> u64 {
        (0..count).fold(1, |sum, at| (sum ^ at).rotate_left(7))
    }
}

fn main() {
    for line in std::io::stdin().lines().map_while(Result::ok) {
        match line.as_str() {
            \"go\" => println!(\"bestmove {}\", search::node(5_000) ^ search::leaf(5_000)),
            \"hang\" => std::thread::sleep(std::time::Duration::from_secs(600)),
            \"quit\" => return,
            _ => {
                eprintln!(\"there is no command {line}\");
                std::process::exit(3);
            }
        }
    }
}
";

struct Folder(tempfile::TempDir);

impl Folder {
    /// Compiles the program with this body of its loop.
    fn compiled(&self, name: &str, body: &str, options: &[&str]) -> Executable {
        let [source, file] = [format!("{name}.rs"), name.to_owned()].map(|name| self.0.path().join(name));
        fs::write(&source, PROGRAM.replace("BODY", body)).unwrap();
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition=2024", "--crate-name=engine", "-O", "-o"]).arg(&file).arg(&source);
        let done = rustc.args(options).output().expect("rustc is there");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        Executable::at(&file).unwrap()
    }

    fn explained(&self, programs: [&Executable; 2], asked: &[(&str, Option<&str>)]) -> Result<Explanation> {
        let step = |&(send, until): &(&str, Option<&str>)| Step {
            send: format!("{send}\n"),
            until: until.map(str::to_owned),
        };
        let input: Vec<Step> = asked.iter().map(step).collect();
        explain(&Setup {
            names: programs.map(|program| program.file.file_name().and_then(|name| name.to_str()).unwrap()),
            programs,
            input: &input,
            by: By::Cycles,
            measured: None,
            counters: false,
            may_fail: asked[0].0 == "may fail",
            limit: Duration::from_secs(if asked[0].0 == "hang" { 1 } else { 60 }),
            functions: 3,
            listings: 2,
            folder: self.0.path(),
        })
    }

    #[track_caller]
    fn refused(&self, programs: [&Executable; 2], commands: &[(&str, Option<&str>)], wanted: &str) {
        let error = self.explained(programs, commands).unwrap_err().to_string();
        assert!(error.contains(wanted), "{error}");
    }
}

#[test]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn the_function_that_differs_most_comes_first_with_its_machine_code() {
    if !matches!(By::available(), Ok(By::Cycles)) {
        eprintln!("skipped: valgrind is not installed");
        return;
    }
    let folder = Folder(tempfile::tempdir().unwrap());
    let old = folder.compiled("old", "sum.wrapping_mul(31) ^ at", &[]);
    let new = folder.compiled("new", "(sum / (at + 1)).wrapping_mul(31) ^ (at << 3)", &[]);
    let stripped = folder.compiled("stripped", "sum.wrapping_mul(31) ^ at", &["-C", "strip=symbols"]);
    let go = [("go", Some("bestmove")), ("quit", None)];

    let explanation = folder.explained([&old, &new], &go).unwrap();
    let first = &explanation.functions[0];
    assert_eq!((first.function.as_deref(), first.library.as_deref()), (Some("engine::search::node"), None));
    assert!(first.old.is_some_and(|count| count > 5_000) && first.new > first.old, "{explanation}");
    let share = (first.new.unwrap() - first.old.unwrap()) as f64 / explanation.old.total as f64;
    assert_eq!(first.difference, share);
    assert!(explanation.more > 0 && explanation.new.total > explanation.old.total);
    let Difference::Changed { lines, .. } = &explanation.code[0].difference else { panic!("{explanation}") };
    assert!(lines.iter().any(|line| line.starts_with('+') && line.contains("div ")), "{explanation}");
    assert_eq!(explanation.code.len(), 2);
    // The explanation survives a round trip through JSON.
    let json = serde_json::to_string(&explanation).unwrap();
    assert_eq!(serde_json::from_str::<Explanation>(&json).unwrap(), explanation);
    let text = explanation.to_string();
    for part in [
        " engine::search::node\n",
        "engine::search::node (before an instruction: its share of the old total, in per cent):\n--- old\n+++ new\n@@ ",
    ] {
        assert!(text.contains(part), "{text}");
    }

    let explanation = folder.explained([&old, &stripped], &go).unwrap();
    assert!(explanation.new.stripped && !explanation.old.stripped);
    assert!(explanation.to_string().contains("`stripped` has no symbols"), "{explanation}");
    let nameless = explanation.functions.iter().find(|row| row.function.is_none() && row.library.is_none());
    assert!(nameless.is_some_and(|row| row.new > row.old), "{explanation}");

    let wanted = "`old` failed under valgrind (exit status: 3): there is no command stop";
    folder.refused([&old, &new], &[("stop", None)], wanted);
    folder.explained([&old, &new], &[("may fail", None)]).unwrap();
    folder.refused([&old, &new], &[("hang", None)], "`old` has not ended under `valgrind` within 1 s");
    let elsewhere = |name: &str| {
        let mut other = old.clone();
        other.file = folder.0.path().join(name);
        other
    };
    let script = elsewhere("old.rs");
    folder.refused([&script, &new], &go, "old.rs is no ELF program");
    let missing = elsewhere("missing");
    folder.refused([&old, &missing], &go, "missing: there is no such file");
    // Only the programs and their sources are left.
    assert_eq!(fs::read_dir(folder.0.path()).unwrap().count(), 6);
}

#[test]
fn instances_of_a_generic_function_count_together() {
    let function = |symbol: &str, object: &str| Function { symbol: symbol.into(), object: object.into() };
    let [first, second] = ["_ZN1a3run17h0000000000000001E", "_ZN1a3run17h0000000000000002E"];
    let old = Counts::from([
        (function(first, "/bin/old"), 40),
        (function(second, "/bin/old"), 20),
        (function("gone", "/bin/old"), 40),
        (function("memcpy", "/lib/libc.so.6"), 100),
    ]);
    let new = Counts::from([(function(second, "new"), 50), (function("memcpy", "/lib/libc.so.6"), 100)]);
    let folder = tempfile::tempdir().unwrap();
    let program = |name: &str| {
        let file = folder.path().join(name);
        fs::write(&file, name).unwrap();
        Executable::at(&file).unwrap()
    };
    let (left, right) = (program("old"), program("new"));
    let setup = Setup {
        names: ["old", "new"],
        programs: [&left, &right],
        input: &[],
        by: By::Samples,
        measured: None,
        counters: false,
        may_fail: false,
        limit: Duration::ZERO,
        functions: 2,
        listings: 1,
        folder: Path::new(""),
    };
    let binaries = [Binary::empty(), Binary::empty()];
    let explanation = compare(&setup, &binaries, &[old.clone().into(), new.into()]).unwrap();
    let wanted = "\
Samples of each function, without those of the functions that it calls:

old  new  difference  function
 40         −20.00 %  gone
 60   50     −5.00 %  a::run
100  100      0.00 %  1 more
200  150    −25.00 %  total

`old` has no symbols, so its functions have no names and their code cannot be compared. Build it without stripping it.

`new` has no symbols, so its functions have no names and their code cannot be compared. Build it without stripping it.

a::run (of 2 functions of this name, the one with the most samples): its machine code cannot be compared: no function has this symbol

`new` differs by −25.0 % in samples. By function, in points: −20.0 in gone; −5.0 in a::run
";
    assert_eq!(explanation.to_string(), wanted);
    let error = compare(&setup, &binaries, &[old.into(), Counts::new().into()]).unwrap_err().to_string();
    assert_eq!(error, "nothing was counted of `new`: it ran too short a time");
}
