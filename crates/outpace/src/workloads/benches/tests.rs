//! Tests of benches, with shell scripts that print what the harnesses print.

use super::*;
use crate::workloads::answers;

fn script(folder: &Path, name: &str, text: &str) -> Executable {
    Executable::at(&crate::os::scripts::script(folder, name, text)).unwrap()
}

const CRITERION: &str = r#"case "$*" in
--help) echo '--measurement-time <SECS>';;
*--list*) echo 'group/add: benchmark';;
*' --exact group/add') mkdir -p "$CRITERION_HOME/group/add/new"
 echo '{"median":{"point_estimate":12.5}}' > "$CRITERION_HOME/group/add/new/estimates.json"
 echo 'test group/add ... bench:          12 ns/iter (+/- 0)';;
*) exit 0;;
esac"#;

const DIVAN: &str = "case \"$*\" in
--help) echo '--sample-count <N>';;
--test*) printf 'math\\n╰─ add\\n';;
*' --exact math::add') printf 'math    fastest │ slowest │ median │ mean │ samples │ iters\\n╰─ add  1 ns    │ 3 ns    │ 2 ns   │ 2 ns │ 100     │ 100\\n';;
*) exit 0;;
esac";

const LIBTEST: &str = "case \"$*\" in
--help) echo 'RUST_TEST_TIME_UNIT';;
*--list*) echo 'add: benchmark';;
*' --exact add') echo 'test add ... bench:       1,250.00 ns/iter (+/- 3.10)';;
*) exit 0;;
esac";

fn timed(program: &BenchProgram, name: &str, folder: &Path) -> Result<f64> {
    let replies =
        answers::replies(program, &[Benchmark(name.to_owned())], folder, &mut Rng::new(1, "bench"))?;
    Ok(replies[0].seconds)
}

#[test]
fn each_harness_lists_and_times_its_benchmarks() {
    let folder = tempfile::tempdir().unwrap();
    for (text, wanted, name, seconds) in [
        (CRITERION, Harness::Criterion, "group/add", 12.5e-9),
        (DIVAN, Harness::Divan, "math::add", 2e-9),
        (LIBTEST, Harness::Libtest, "add", 1250e-9),
    ] {
        let executable = script(folder.path(), "bench", text);
        let harness = harness(&executable).unwrap();
        assert_eq!(harness, wanted);
        assert_eq!(names(&executable, harness).unwrap(), [name]);
        let program = BenchProgram { name: "old".into(), executable, harness, limit: LIMIT };
        let found = timed(&program, name, folder.path()).unwrap();
        assert!((found / seconds - 1.0).abs() < 1e-9, "{wanted:?}: {found}");
        let error = timed(&program, "other", folder.path()).unwrap_err().to_string();
        assert!(error.starts_with("the program `old` has no time for benchmark other: its "), "{error}");
    }
}

#[test]
fn a_bad_bench_gives_one_clear_error() {
    let folder = tempfile::tempdir().unwrap();
    let executable = script(folder.path(), "plain", "exit 0");
    let error = harness(&executable).unwrap_err().to_string();
    let wanted = "is no bench of criterion, divan or libtest: its `--help` is not that of one of them";
    assert!(error.ends_with(wanted), "{error}");
    assert!(names(&executable, Harness::Libtest).unwrap_err().to_string().ends_with("has no benchmark"));
    let short = Duration::from_millis(300);
    for (text, wanted) in [
        ("echo panicked >&2; exit 101", "failed in benchmark add (exit status: 101): panicked"),
        ("sleep 60 & sleep 60", "did not end benchmark add within 0.3 s"),
    ] {
        let executable = script(folder.path(), "bad", text);
        let harness = Harness::Libtest;
        let program = BenchProgram { name: "new".into(), executable, harness, limit: short };
        let error = timed(&program, "add", folder.path()).unwrap_err().to_string();
        assert_eq!(error, format!("the program `new` {wanted}"));
    }
}
