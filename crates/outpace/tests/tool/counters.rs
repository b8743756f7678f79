//! Hardware counters in the output.

use super::*;

/// A script in place of `perf`, on a hybrid CPU whose efficient cores the programs do not use. The
/// program `more` takes a fifth more cycles than the others, and the same number of instructions.
/// Stalls are not counted.
const PERF: &str = r#"file=/dev/stderr
shift 2
while [ "$1" != -- ]; do
  case "$1" in --event) events=$2 ;; --output) file=$2 ;; esac
  shift 2
done
shift
"$@" || exit
case "$1" in *more*) cycles=120 ;; *) cycles=100 ;; esac
line() {
  printf '{"counter-value" : "%s", "unit" : "", "event" : "%s", "event-runtime" : 282240, "pcnt-running" : %s}\n' "$@" >>"$file"
}
case "$events" in
  *stalled*) line '<not supported>' stalled-cycles-frontend:u 0.00 ;;
  *)
    line "${cycles}0000.000000" cpu_core/cycles/u "$PART"
    line '<not counted>' cpu_atom/cycles/u 0.00
    line 2000000.000000 cpu_core/instructions/u 100.00
    line 300.000000 cpu_core/branch-misses/u 100.00
    line 40.000000 cpu_core/cache-misses/u 100.00 ;;
esac"#;

#[test]
fn counters_are_shown_with_the_times() {
    let scene = Scene::hastened(10);
    scene.script("perf", PERF);
    scene.script("more", "while read -r line; do echo \"$line!\"; done");
    fs::write(scene.path("questions"), "one\ntwo\n").expect("a file");
    let path = format!("{}:{}", scene.file(""), std::env::var("PATH").expect("a path"));
    let line = "./echo ./more --ask questions --time 100ms --counters --json a.json --markdown a.md";
    let run = |part: &str| {
        let mut command = scene.command(&scene.path(""), &line.split(' ').collect::<Vec<_>>());
        let output = scene.ended(command.env("PATH", &path).env("PART", part).output().expect("it starts"));
        assert!(output.status.success(), "{output:?}");
        text(&output.stdout)
    };
    let printed = run("100.00");
    if cfg!(target_os = "linux") {
        let counters = "hardware counters of whole runs of `more` against `echo`: cycles +20.0 % [+20.0, +20.0]; instructions 0.0 %";
        assert!(printed.contains(counters) && printed.contains("1.67 instructions a cycle"), "{printed}");
        assert!(fs::read_to_string(scene.path("a.md")).expect("Markdown").contains("cycles +20.0 %"));
        let events = &scene.json("a.json")["counters"][0]["counts"]["events"];
        assert_eq!(events.as_array().map(Vec::len), Some(4), "{events}");
        assert_eq!(events[0]["new"].as_array().map(Vec::len), Some(12), "{events}");
        // A count that covers only a part of the run is refused.
        assert!(run("54.00").contains("no hardware counters: "), "{line}");
    } else {
        assert!(
            printed.contains("no hardware counters: they are read with `perf`, which only Linux has"),
            "{printed}"
        );
    }
    scene.fails(&["true", "b=true", "--counters", "--prepare", "true"], "--counters runs the programs alone");
}

#[test]
fn the_chosen_build_has_counters() {
    let scene = Scene::hastened(10);
    scene.script("perf", PERF);
    scene.script("more", "while read -r line; do sleep 0.02; echo \"$line!\"; done");
    fs::write(scene.path("questions"), "one\ntwo\n").expect("a file");
    let path = format!("{}:{}", scene.file(""), std::env::var("PATH").expect("a path"));
    let line = "choose ./more ./echo --ask questions --time 2s --counters --json a.json";
    let mut command = scene.command(&scene.path(""), &line.split(' ').collect::<Vec<_>>());
    let output = scene.ended(command.env("PATH", path).env("PART", "100.00").output().expect("it starts"));
    assert!(output.status.success(), "{output:?}");
    let counters = if cfg!(target_os = "linux") {
        "hardware counters of whole runs of `echo` against `more`: cycles \u{2212}16.7 %"
    } else {
        "no hardware counters: they are read with `perf`, which only Linux has"
    };
    let printed = text(&output.stdout);
    // Long sentences are wrapped.
    let words = printed.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains(counters), "{printed}");
    assert_eq!(scene.prints(&["show", "a.json"]), printed);
}
