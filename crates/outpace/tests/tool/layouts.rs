//! Revisions compared in many layouts of their code: linked again for each launch, or built several
//! times; or in a single layout, which the answer then mentions.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use super::{Scene, repository, text};

/// A program of two objects, one of them in an archive. It appends the offsets of its functions
/// within their pages to a file.
const PROGRAM: &str = "
    #include <stdio.h>
    #include <stdlib.h>
    unsigned work(unsigned);
    int main(void) {
        FILE *notes = fopen(getenv(\"NOTES\"), \"a\");
        fprintf(notes, \"%s %d %d\\n\", NAME, (int)((size_t)main & 4095), (int)((size_t)work & 4095));
        fclose(notes);
        return work(3) != 4;
    }";
const WORK: &str = "unsigned work(unsigned n) { return n + 1; }";

const BUILD: &str = "cc -O1 -c work.c && ar rcs libwork.a work.o && cc -O1 app.c -L. -lwork -o app";

/// Compares two revisions of the program, built by the command `build`. Returns the output, the
/// record, and the offsets of the functions in the older program and in the newer one; `None` if
/// there is no compiler.
fn compared(build: &str, options: &[&str]) -> Option<(String, serde_json::Value, [BTreeSet<String>; 2])> {
    if Command::new("cc").arg("--version").output().is_err() {
        eprintln!("skipped: there is no compiler for C");
        return None;
    }
    let scene = Scene::hastened(5);
    let revision = |name: &str| {
        let program = PROGRAM.replace("NAME,", &format!("\"{name}\","));
        [("app.c", program), ("work.c", WORK.to_owned())]
    };
    let folder = repository(&scene, &[revision("old"), revision("new")]);
    let run = format!("NOTES='{}' ./app", scene.file("notes"));
    let record = scene.file("record.json");
    let line = ["revisions", "HEAD~1", "HEAD", "--workload", "command", "--time", "300ms", "--json", &record];
    let output = scene.run_in(&folder, &[&line[..], &["--build", build, "--run", &run], options].concat());
    assert!(output.status.success(), "{output:?}");
    let notes = fs::read_to_string(scene.path("notes")).expect("the program ran");
    let places = ["old ", "new "]
        .map(|name| notes.lines().filter_map(|line| line.strip_prefix(name)).map(str::to_owned).collect());
    Some((text(&output.stdout), scene.json("record.json"), places))
}

#[test]
#[cfg(all(target_os = "linux", target_pointer_width = "64", target_endian = "little"))]
fn every_launch_links_the_programs_again() {
    let Some((printed, record, places)) = compared(BUILD, &[]) else { return };
    assert_eq!(record["layouts"]["is"], "relinked", "{printed}");
    assert!(!printed.contains("of these two files"), "{printed}");
    for places in places {
        // Both functions move, independently of each other.
        let offsets =
            |at: usize| places.iter().filter_map(|line| line.split(' ').nth(at)).collect::<BTreeSet<_>>();
        assert!(offsets(0).len() >= 3 && offsets(1).len() >= 3, "{places:?}");
    }
}

#[test]
fn programs_that_cannot_be_linked_again_have_one_layout_or_are_rebuilt() {
    // A program that was changed after it was linked cannot be linked again.
    let stripped = format!("{BUILD} && strip app");
    let Some((printed, record, places)) = compared(&stripped, &[]) else { return };
    assert_eq!(record["layouts"]["is"], "single");
    assert!(printed.contains("of these two files"), "{printed}");
    assert!(places.iter().all(|places| places.len() == 1), "{places:?}");

    let flag = "-falign-functions=$((1 << OUTPACE_LAYOUT)) work.c && ar";
    let numbered = stripped.replace("work.c && ar", flag);
    let Some((printed, record, _)) = compared(&numbered, &[]) else { return };
    assert_eq!(record["layouts"]["is"], "rebuilt", "{printed}");
    assert_eq!(record["layouts"]["builds"], 8);
}

#[test]
fn one_layout_on_request() {
    let Some((printed, record, places)) = compared(BUILD, &["--one-layout"]) else { return };
    assert_eq!(record["layouts"]["why"], "`--one-layout`");
    assert!(printed.contains("of these two files"), "{printed}");
    assert!(places.iter().all(|places| places.len() == 1), "{places:?}");
}

/// A program that fails unless its file is named `app`, so that it cannot run as a copy.
const PARTICULAR: &str = "
    #include <stdio.h>
    #include <string.h>
    #include <unistd.h>
    unsigned work(unsigned);
    int main(void) {
        char path[4096] = {0};
        if (readlink(\"/proc/self/exe\", path, 4000) < 0) return 2;
        usleep(WAIT);
        return strcmp(strrchr(path, '/'), \"/app\") != 0 || work(3) != 4;
    }";

#[test]
#[cfg(all(target_os = "linux", target_pointer_width = "64", target_endian = "little"))]
fn a_search_refuses_programs_that_run_in_place() {
    if Command::new("cc").arg("--version").output().is_err() {
        eprintln!("skipped: there is no compiler for C");
        return;
    }
    let scene = Scene::hastened(5);
    let revision = |wait: &str| [("app.c", PARTICULAR.replace("WAIT", wait)), ("work.c", WORK.to_owned())];
    let folder = repository(&scene, &["1000", "8000"].map(revision));
    let search = |options: &[&str]| {
        let line = ["bisect", "HEAD~1", "HEAD", "--slower", "20%", "--each", "10ms"];
        let how = ["--build", BUILD, "--run", "./app", "--workload", "command"];
        scene.run_in(&folder, &[&line[..], &how, options].concat())
    };
    let relinked = search(&[]);
    let errors = text(&relinked.stderr);
    assert!(!relinked.status.success() && errors.contains("runs in place, in one layout"), "{relinked:?}");
    let files = search(&["--one-layout"]);
    assert!(text(&files.stdout).contains("(change 1) is the first slow step."), "{files:?}");
}
