//! How the program ends before its answer is sure.

use std::fs;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use super::{Scene, text};

#[test]
fn an_interrupt_takes_no_launch_away() {
    let scene = Scene::new();
    // A launch has 9 to 51 runs, and a sure answer takes 17 launches. One event may send two signals.
    let interrupt = "kill -INT $PPID; kill -INT $PPID";
    scene.script("counts", &format!("echo >> runs; [ \"$(wc -l < runs)\" -ne 100 ] || {{ {interrupt}; }}"));
    let line = "a=./counts b=./counts --workload command --seed 7 --json a.json";
    let output = scene.run(&line.split(' ').collect::<Vec<_>>());
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    let printed = text(&output.stdout);
    assert!(printed.contains("seed 7") && printed.contains("17 launches are needed"), "{printed}");
    assert!(text(&output.stderr).contains("interrupted"), "{output:?}");
    assert_eq!(scene.prints(&["show", "a.json"]), printed);
}

#[test]
fn the_exit_status_tells_which_signal_came() {
    let scene = Scene::new();
    scene.script("waits", ": > begun; exec sleep 60");
    for (signal, status) in [("-INT", 130), ("-TERM", 143), ("-HUP", 129)] {
        let mut command = scene.command(scene.0.path(), &["./waits", "./waits", "--workload", "command"]);
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
