//! How the program ends before its answer is sure: by a signal, or because a command fails.

use std::fs;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use super::{Scene, text};

#[test]
fn an_interrupt_keeps_all_launches() {
    let scene = Scene::new();
    // A launch has two or three runs, and a sure answer takes ten launches, so there is no sure
    // answer after 20 runs. The script sends two signals, which count as one interrupt.
    let interrupt = "kill -INT $PPID; kill -INT $PPID";
    scene.script(
        "counts",
        &format!("sleep 0.02; echo >> runs; [ \"$(wc -l < runs)\" -ne 20 ] || {{ {interrupt}; }}"),
    );
    let line = "a=./counts b=./counts --workload command --seed 7 --json a.json";
    let output = scene.run(&line.split(' ').collect::<Vec<_>>());
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    let printed = text(&output.stdout);
    assert!(printed.contains("seed 7") && printed.contains("10 launches are needed"), "{printed}");
    assert!(text(&output.stderr).contains("interrupted"), "{output:?}");
    assert_eq!(scene.prints(&["show", "a.json"]), printed);
}

#[test]
fn the_exit_status_tells_the_signal() {
    let scene = Scene::new();
    scene.script("waits", ": > begun; exec sleep 60");
    for (signal, status) in [("-INT", 130), ("-TERM", 143), ("-HUP", 129)] {
        let mut command =
            scene.command(scene.folder.path(), &["./waits", "./waits", "--workload", "command"]);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        while !scene.path("begun").exists() {
            sleep(Duration::from_millis(10));
        }
        let killed = Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(killed.expect("kill starts").success());
        let output = scene.ended(child.wait_with_output().expect("it ends"));
        assert_eq!(output.status.code(), Some(status), "{signal}: {output:?}");
        assert!(text(&output.stderr).contains("interrupted"), "{output:?}");
        fs::remove_file(scene.path("begun")).expect("a file");
    }
}

#[test]
fn launches_before_a_failure_are_kept() {
    let scene = Scene::new();
    // The eighth run that the script counts is in one of the first launches. They have one run of
    // each program.
    let fails =
        "sleep 0.02; echo >> $0-runs; [ \"$(wc -l < $0-runs)\" -lt 8 ] || { echo worn out >&2; exit 7; }";
    scene.script("worn", fails);
    for (line, name) in
        [(["./worn", "true"], "worn"), (["true", "./worn"], "worn"), (["./worn", "b=./worn"], "worn")]
    {
        let _ = fs::remove_file(scene.path("worn-runs"));
        let json = ["--time", "20s", "--json", "a.json"];
        let output = scene.run(&[&line[..], &json].concat());
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let (printed, errors) = (text(&output.stdout), text(&output.stderr));
        let what = "without input (exit status: 7): worn out";
        // If both commands count in the same file, either may be the one that fails.
        let names = if line[1] == "b=./worn" { vec![name, "b"] } else { vec![name] };
        let is_named = names.iter().any(|name| errors.contains(&format!("outpace: the program `{name}` ")));
        assert!(is_named && errors.contains(what), "{errors}");
        assert!(errors.contains(" in run ") && printed.contains(what), "{errors}{printed}");
        assert!(line[1] == "b=./worn" || errors.contains("in run 8 "), "{errors}");
        assert!(printed.contains("the figures are of what was measured before"), "{printed}");
        assert_eq!(scene.prints(&["show", "a.json"]), printed);
        let comparisons = &scene.json("a.json")["parts"][0]["comparisons"];
        assert!(
            comparisons[1]["launches"].as_array().is_some_and(|launches| !launches.is_empty()),
            "{comparisons}"
        );
    }
    // Without any launch there is no answer.
    scene.fails(&["true", "./fails", "--time", "1s"], "failed in run 1 without input (exit status: 3)");
}
