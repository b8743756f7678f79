//! `outpace choose`: which builds are made and which drop out, what it prints, and which files it
//! leaves.

use std::collections::BTreeSet;
use std::fs;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use super::{Scene, text};

/// Builds a script that sleeps for `{time}` seconds and prints `{word}`.
const BUILD: &str = "sed 's/TIME/{time}/; s/WORD/{word}/' app.in > app && chmod +x app";

impl Scene {
    fn with_source() -> Self {
        let scene = Self::hastened(5);
        fs::write(scene.path("app.in"), "#!/bin/sh\nsleep TIME; echo WORD\n").expect("a source");
        scene
    }

    /// Returns a command line that chooses among builds of [`BUILD`], with more arguments.
    fn choice<'a>(&self, more: &[&'a str]) -> Vec<&'a str> {
        [&["choose", "--build", BUILD, "--run", "./app", "--seed", "7", "--time", "20s"], more].concat()
    }
}

#[test]
fn the_fastest_build_is_chosen() {
    let scene = Scene::with_source();
    fs::write(scene.path("app"), "mine").expect("a file");
    let axes = ["--axis", "time=0.008,0.016,0.002", "--axis", "word=yes,no"];
    let printed =
        scene.prints(&[&scene.choice(&axes)[..], &["--json", "a.json", "--markdown", "a.md"]].concat());
    let has = |words: &str| assert!(printed.contains(words), "{printed}");
    has("take      `time=0.002`: +");
    has("behind the best of these 3");
    has("yours     `baseline` loses ");
    has("left out  `word=no`: it answers");
    has("make it   sed 's/TIME/0.002/; s/WORD/yes/' app.in > app && chmod +x app");
    assert_eq!(scene.prints(&["show", "a.json"]), printed);
    let record = scene.json("a.json");
    assert_eq!(record["decision"]["chosen"], "time=0.002");
    assert_eq!(record["builds"][0]["name"], "baseline");
    let markdown = fs::read_to_string(scene.path("a.md")).expect("Markdown");
    assert!(markdown.contains("| time=0.002 ★ | ") && markdown.contains(" ms | +"), "{markdown}");
    scene.prints(&["show", "a.json", "--html", "a.html"]);
    let page = fs::read_to_string(scene.path("a.html")).expect("a page");
    assert!(page.contains("<code>time=0.002</code> ★") && page.contains(" ms</td>"), "{page}");
    assert_eq!(fs::read_to_string(scene.path("app")).expect("it is back"), "mine");
    assert_eq!(fs::read_to_string(scene.path(".outpace/.gitignore")).expect("a file"), "*\n");
}

#[test]
fn existing_programs_are_compared_without_a_build() {
    let scene = Scene::new();
    for (name, time) in [("slow", "0.03"), ("fast", "0.005"), ("mid", "0.015")] {
        scene.script(name, &format!("sleep {time}"));
    }
    let printed = scene.prints(&["choose", "./slow", "./fast", "./mid", "--time", "20s"]);
    assert!(printed.contains("take      `fast`: +"), "{printed}");
    let status = |rule: &str, programs: [&str; 2]| {
        let line = ["choose", programs[0], programs[1], "--time", "20s", "--check", "--fail-if", rule];
        scene.run(&line).status.code()
    };
    assert_eq!(status("loses:10%", ["./slow", "./fast"]), Some(1));
    assert_eq!(status("loses:10%", ["./fast", "./slow"]), Some(0));
}

#[test]
fn the_file_describes_the_axes() {
    let scene = Scene::with_source();
    let file = "build = \"sed 's/TIME/{time}/' app.in > app && chmod +x app\"\nrun = \"./app\"\n\
                [[axis]]\nname = \"time\"\nvalues = [{ label = \"slow\", text = \"0.012\" }, { label = \"fast\", text = \"0.002\" }]\n";
    fs::write(scene.path("outpace.toml"), file).expect("a file");
    let printed = scene.prints(&["choose", "--time", "20s"]);
    assert!(printed.contains("take      `time=fast`: +"), "{printed}");
    scene.fails(&["choose", "--time", "20s", "--axis", "x=1,2"], "the axis `x` changes nothing");
    fs::write(scene.path("outpace.toml"), "built = 1\n").expect("a file");
    scene.fails(&["choose"], "outpace.toml: TOML parse error at line 1");
    fs::remove_file(scene.path("outpace.toml")).expect("a file");
    scene.fails(&["choose"], "there is no outpace.toml");
}

#[test]
fn bad_axes_are_refused() {
    let scene = Scene::with_source();
    let time = ["--axis", "time=0.01,0.008"];
    for (more, words) in [
        (vec![], "there is nothing to choose from"),
        (time.to_vec(), "`{word}` in --build names no axis: there is `time`"),
        (vec!["--axis", "time=1,1", "--axis", "word=a,b"], "the axis `time` has the value `1` twice"),
        (vec!["--axis", "time=1,2", "--axis", "word=a"], "the axis `word` has only one value"),
        (vec!["--axis", "time=1,2", "--axis", "word=a,b", "--axis", "z=1,2"], "the axis `z` changes nothing"),
        (vec!["--axis", "time"], "give a name and values"),
        (
            vec!["--axis", "time=1,2", "--axis", "word=a,b", "--guard", "x=1%"],
            "there is no run command of that name",
        ),
        (
            vec!["--axis", "time=1,2", "--axis", "word=a,b", "--artifact", "../app"],
            "cannot be the artifact of a build",
        ),
        (
            vec!["--axis", "time=1,2", "--axis", "word=a,b", "--artifact", "other"],
            "does not name what is built, other",
        ),
        (
            vec!["--axis", "time=1,2", "--axis", "word=a,b", "-S"],
            "--shell is for existing programs: a run command is started without a shell",
        ),
    ] {
        scene.fails(&scene.choice(&more), words);
    }
    let broken = ["choose", "--build", "true {a}", "--run", "./app", "--axis", "a=1,2"];
    scene.fails(&broken, "the baseline: the build `true 1` succeeded and made no ./app");
    let broken = ["choose", "--build", "echo why >&2; false {a}", "--run", "./app", "--axis", "a=1,2"];
    scene.fails(&broken, "ended with status 1:\nwhy");
}

#[test]
fn a_failed_build_is_reported_with_its_last_lines() {
    let scene = Scene::with_source();
    let build =
        "test {ok} = yes || { echo no luck >&2; exit 3; }; sed 's/TIME/{time}/' app.in > app && chmod +x app";
    let line = ["choose", "--build", build, "--run", "./app", "--time", "20s"];
    let printed = scene.prints(&[&line[..], &["--axis", "time=0.008,0.002", "--axis", "ok=yes,no"]].concat());
    assert!(printed.contains("failed    `ok=no`: the build `test no = yes"), "{printed}");
    assert!(printed.contains("ended with status 3:\n          no luck"), "{printed}");
    assert!(printed.contains("take      `time=0.002`"), "{printed}");
}

#[test]
fn a_source_that_changes_while_it_is_built_ends_the_run() {
    let scene = Scene::with_source();
    let git = |words: &str| {
        let done = Command::new("git").current_dir(scene.path("")).args(words.split(' ')).output();
        assert!(done.expect("git").status.success(), "{words}");
    };
    git("init --quiet");
    git("add app.in");
    git("-c user.name=One -c user.email=one@example.org commit --quiet --message=first");
    let build = "sed 's/TIME/{time}/' app.in > app && chmod +x app && echo '# {time}' >> app.in";
    let line = ["choose", "--build", build, "--run", "./app", "--axis", "time=0.008,0.002"];
    scene.fails(&line, "the sources have changed while they were built");
    // Uncommitted changes are built, with a note.
    let line = ["choose", "--build", "sed 's/TIME/{time}/' app.in > app && chmod +x app", "--run", "./app"];
    let output = scene.run(&[&line[..], &["--axis", "time=0.012,0.002", "--time", "20s"]].concat());
    assert!(output.status.success(), "{output:?}");
    assert!(text(&output.stderr).contains("have changed since the last commit"), "{output:?}");
}

#[test]
fn a_compiler_that_changes_between_builds_ends_the_run() {
    let scene = Scene::with_source();
    fs::create_dir(scene.path("bin")).expect("a folder");
    scene.script("bin/pretended-cc", "sed 's/TIME/'$1'/' app.in > app && chmod +x app");
    let build = "pretended-cc {time} && echo '# {time}' >> bin/pretended-cc";
    let line = ["choose", "--build", build, "--run", "./app", "--axis", "time=0.008,0.002"];
    let mut command = scene.command(scene.folder.path(), &line);
    let path = std::env::var("PATH").expect("a path");
    let output = command.env("PATH", format!("{}:{path}", scene.path("bin").display())).output();
    let output = scene.ended(output.expect("it starts"));
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(text(&output.stderr).contains("pretended-cc is not as it was"), "{output:?}");
}

#[test]
fn an_interrupt_in_a_build_restores_the_file() {
    let scene = Scene::with_source();
    fs::write(scene.path("app"), "mine").expect("a file");
    let build = "echo $$ > pid; test {time} = 1 || sleep 60; cp app.in app; chmod +x app";
    let line = ["choose", "--build", build, "--run", "./app", "--axis", "time=0,1"];
    let mut command = scene.command(scene.folder.path(), &line);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    while fs::read_to_string(scene.path("pid")).map_or(true, |pid| !pid.ends_with('\n')) {
        sleep(Duration::from_millis(10));
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("kill starts").success());
    let output = scene.ended(child.wait_with_output().expect("it ends"));
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    assert_eq!(fs::read_to_string(scene.path("app")).expect("it is back"), "mine");
    let pid = fs::read_to_string(scene.path("pid")).expect("a number");
    let alive = Command::new("kill").args(["-0", pid.trim()]).stderr(Stdio::null()).status();
    assert!(!alive.expect("kill starts").success(), "the build has ended");
}

#[test]
fn a_build_ends_when_outpace_is_killed() {
    let scene = Scene::with_source();
    let build = "test {time} = 1; (while sleep 0.02; do echo >> beats; done)";
    let line = ["choose", "--build", build, "--run", "./app", "--axis", "time=0,1"];
    let mut child = scene.command(scene.folder.path(), &line).stderr(Stdio::null()).spawn().expect("a run");
    let beats = || fs::metadata(scene.path("beats")).map_or(0, |file| file.len());
    while beats() == 0 {
        sleep(Duration::from_millis(10));
    }
    child.kill().expect("it is killed");
    child.wait().expect("it ends");
    let has_ended = (0..20).any(|_| {
        let before = beats();
        sleep(Duration::from_millis(500));
        beats() == before
    });
    assert!(has_ended, "the build survives outpace");
}

#[test]
fn a_later_run_reuses_builds_and_launches() {
    let scene = Scene::with_source();
    let git = |words: &str| {
        let done = Command::new("git").current_dir(scene.path("")).args(words.split(' ')).output();
        assert!(done.expect("git").status.success(), "{words}");
    };
    git("init --quiet");
    git("add .");
    git("-c user.name=One -c user.email=one@example.org commit --quiet --message=first");
    fs::write(scene.path(".git/info/exclude"), "tmp\n*.json\nbuilt\n").expect("a file");
    let build = "echo x >> built; sed 's/TIME/{time}/' app.in > app && chmod +x app";
    let line = ["choose", "--build", build, "--run", "./app", "--axis", "time=0.008,0.002", "--time", "20s"];
    let launches = |more: &[&str]| {
        scene.prints(&[&line[..], &["--json", "a.json"], more].concat());
        let record = scene.json("a.json");
        record["runs"][0]["rows"][1]["launches"].as_array().expect("launches").len()
    };
    let built = || fs::read_to_string(scene.path("built")).expect("a count").lines().count();
    let first = launches(&[]);
    assert_eq!(built(), 2);
    assert!(launches(&[]) >= first, "the launches of the first run count");
    assert_eq!(built(), 2, "nothing is built again");
    // A changed source is built again, and launches of the old programs do not count.
    fs::write(scene.path("app.in"), "#!/bin/sh\nsleep TIME; echo other\n").expect("a source");
    launches(&[]);
    assert_eq!(built(), 4);
    launches(&["--fresh"]);
    assert_eq!(built(), 6);
    // A damaged record is named, and the run starts from the beginning.
    fs::write(scene.path(".outpace/choice.json"), "{").expect("a file");
    let output = scene.run(&line);
    assert!(output.status.success(), "{output:?}");
    assert!(text(&output.stderr).contains("outpace: begins anew: "), "{output:?}");
}

/// A program that appends the offset of `main` within its page to a file.
#[cfg(all(target_os = "linux", target_pointer_width = "64", target_endian = "little"))]
const NOTING: &str = "
    #include <stdio.h>
    #include <stdlib.h>
    int main(void) {
        FILE *notes = fopen(getenv(\"NOTES\"), \"a\");
        fprintf(notes, \"%s %d\\n\", FAST ? \"fast\" : \"slow\", (int)((size_t)main & 4095));
        return fclose(notes);
    }";

/// Chooses between two builds of [`NOTING`], made by the command `build`, that differ only in the
/// word they note. Returns the output, the record, and how many different offsets `main` had in the
/// build that notes `fast`.
#[cfg(all(target_os = "linux", target_pointer_width = "64", target_endian = "little"))]
fn laid_out(build: &str, more: &[&str]) -> Option<(String, serde_json::Value, usize)> {
    if Command::new("cc").arg("--version").output().is_err() {
        eprintln!("skipped: there is no compiler for C");
        return None;
    }
    let scene = Scene::hastened(5);
    fs::write(scene.path("app.c"), NOTING).expect("a source");
    let notes = format!("NOTES={}", scene.file("notes"));
    let line = ["choose", "--build", build, "--run", "./app", "--env", &notes, "--axis", "fast=0,1"];
    let rest = ["--workload", "command", "--time", "500ms", "--json", "a.json"];
    let printed = scene.prints(&[&line[..], &rest, more].concat());
    let printed = printed.split_whitespace().collect::<Vec<_>>().join(" ");
    let notes = fs::read_to_string(scene.path("notes")).expect("the program ran");
    let places: BTreeSet<&str> = notes.lines().filter(|line| line.starts_with("fast")).collect();
    Some((printed, scene.json("a.json"), places.len()))
}

#[test]
#[cfg(all(target_os = "linux", target_pointer_width = "64", target_endian = "little"))]
fn every_launch_links_each_build_in_a_new_layout() {
    let Some((printed, record, places)) = laid_out("cc -DFAST={fast} app.c -o app", &[]) else { return };
    assert!(places >= 3 && printed.contains("every launch drew one"), "{places}: {printed}");
    assert!(record["builds"][1]["layouts"].as_u64() >= Some(4), "{record}");
    assert!(record["decision"].get("layout").is_none(), "{record}");
}

#[test]
#[cfg(all(target_os = "linux", target_pointer_width = "64", target_endian = "little"))]
fn without_layouts_the_baseline_has_a_twin() {
    // A program that was changed after it was linked cannot be linked again.
    let build = "cc -DFAST={fast} app.c -o app && strip app";
    let Some((printed, record, places)) = laid_out(build, &[]) else { return };
    assert!(places == 1 && printed.contains("by one other layout of the baseline"), "{places}: {printed}");
    assert!(printed.contains("behind the best of these 2 files"), "{printed}");
    assert_eq!(record["layouts"]["twin"], true);
    assert!(record["decision"]["layout"].as_f64() > Some(0.0), "{record}");

    // With `--one-layout` there is no twin either.
    let Some((printed, record, places)) = laid_out(build, &["--one-layout"]) else { return };
    assert_eq!(record["layouts"]["single"], "`--one-layout`");
    assert!(places == 1 && record["layouts"].get("twin").is_none(), "{printed}");
}
