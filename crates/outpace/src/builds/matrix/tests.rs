//! Tests of the matrix of builds: its combinations, its file, and its command lines.

use super::*;

fn axis(text: &str) -> Axis {
    Axis::parse(text).unwrap()
}

fn matrix(axes: &[&str]) -> Matrix {
    Matrix::new(axes.iter().map(|text| axis(text)).collect(), &[]).unwrap()
}

fn names(matrix: &Matrix) -> Vec<String> {
    matrix.builds().unwrap().iter().map(|build| matrix.name(build)).collect()
}

#[test]
fn builds_with_the_fewest_changes_come_first() {
    let matrix = matrix(&["opt=-O2,-O3", "cc=gcc,clang,icx"]);
    assert_eq!(
        names(&matrix),
        ["baseline", "cc=clang", "cc=icx", "opt=-O3", "opt=-O3+cc=clang", "opt=-O3+cc=icx"]
    );
    let builds = matrix.builds().unwrap();
    let parts: Vec<_> = builds.iter().map(|build| matrix.parts(build)).collect();
    assert_eq!(parts, [vec![], vec![1], vec![2], vec![0], vec![0, 1], vec![0, 2]]);
    assert_eq!(matrix.effects(), 3);
    assert_eq!(matrix.line("{cc} {opt} a.c", &builds[4]), "clang -O3 a.c");
}

#[test]
fn a_name_in_braces_is_filled_and_other_braces_stay() {
    let values = [("a", "1"), ("b-2", "x y")];
    for (line, filled) in [
        ("x {a} {b-2}", "x 1 x y"),
        ("{a}{a}", "11"),
        ("${a} {{a}} {a", "${a} {a} {a"),
        ("awk '{ print }' {}", "awk '{ print }' {}"),
        ("{{{a}}}", "{{a}}"),
        ("{c} é{a}", "{c} é1"),
    ] {
        assert_eq!(fill(line, &values), filled, "{line}");
    }
    assert_eq!(placeholders("${x} {{y}} {z} {w}{"), ["z", "w"]);
}

#[test]
fn conditions_and_forbidden_values_leave_out_builds() {
    let lto = Axis { only_with: vec![("cc".into(), vec!["clang".into()])], ..axis("lto=off,thin") };
    let axes = vec![axis("cc=gcc,clang"), lto, axis("opt=2,3")];
    let pair = |name: &str, label: &str| (name.to_owned(), label.to_owned());
    let matrix = Matrix::new(axes, &[vec![pair("lto", "thin"), pair("opt", "3")]]).unwrap();
    assert_eq!(names(&matrix), ["baseline", "opt=3", "cc=clang", "cc=clang+opt=3", "cc=clang+lto=thin"]);
}

#[test]
fn a_senseless_matrix_is_refused_with_the_reason() {
    let refusal = |axes: &[&str], forbidden: &[Vec<(String, String)>]| {
        let axes = axes.iter().map(|text| axis(text)).collect();
        Matrix::new(axes, forbidden).unwrap_err().to_string()
    };
    let pair = |name: &str, label: &str| (name.to_owned(), label.to_owned());
    for (axes, forbidden, words) in [
        (&["a=1,1"][..], vec![], "the axis `a` has the value `1` twice"),
        (&["a=1"], vec![], "the axis `a` has only one value"),
        (&["a=1,2", "a=3,4"], vec![], "the axis `a` is given twice"),
        (&["1=1,2"], vec![], "the axis `1`: a name has letters"),
        (&["a=1,2"], vec![vec![pair("b", "1")]], "there is no axis `b`; there is `a`"),
        (&["a=1,2"], vec![vec![pair("a", "3")]], "the axis `a` has no value `3`; it has `1`, `2`"),
        (&["a=1,2"], vec![vec![pair("a", "1")]], "`forbid` excludes the baseline"),
        (&["a=1,2"], vec![vec![]], "is empty"),
    ] {
        let said = refusal(axes, &forbidden);
        assert!(said.contains(words), "{said}");
    }
    assert!(Axis::parse("nothing").unwrap_err().to_string().contains("--axis opt=-O2,-O3"));

    let matrix = matrix(&["a=1,2", "b=1,2"]);
    let said = |lines: &[(&str, &str)]| matrix.check_lines(lines).unwrap_err().to_string();
    let unused = said(&[("--build", "make {a}"), ("--run", "./x")]);
    assert_eq!(unused, "the axis `b` changes nothing: `{b}` is in no command");
    let unknown = said(&[("--build", "make {a} {b} {c}")]);
    assert_eq!(
        unknown,
        "`{c}` in --build names no axis: there are `a`, `b`; for the text `{c}` itself write `{{c}}`"
    );
    matrix.check_lines(&[("--build", "make {a}"), ("--run", "./x {b}")]).unwrap();
}

#[test]
fn too_many_combinations_are_refused_before_they_are_listed() {
    let axes: Vec<String> = (0..40).map(|at| format!("a{at}=1,2")).collect();
    let axes: Vec<&str> = axes.iter().map(String::as_str).collect();
    assert!(matrix(&axes).builds().unwrap_err().to_string().contains("too many combinations"));
    assert!(matrix(&axes[..13]).builds().unwrap_err().to_string().contains("8192 combinations"));
}

#[test]
fn parses_labels_conditions_and_several_runs() {
    let file = File::parse(
        r#"
        build = "make CC={cc} LTO={lto}"
        run = [{ name = "small", command = "./app small" }, { name = "large", command = "./app large" }]
        env = { LC_ALL = "C" }

        [[axis]]
        name = "cc"
        values = ["gcc", "clang"]

        [[axis]]
        name = "lto"
        values = [{ label = "off", text = "" }, { label = "thin", text = "-flto=thin" }]
        only-with = { cc = "clang" }

        [[forbid]]
        cc = "clang"
        lto = "off"
        "#,
    )
    .unwrap();
    assert_eq!(file.run.len(), 2);
    let matrix = file.matrix(vec![axis("opt=2,3")]).unwrap();
    assert_eq!(names(&matrix), ["baseline", "opt=3", "cc=clang+lto=thin", "cc=clang+lto=thin+opt=3"]);
    let replaced = file.matrix(vec![axis("cc=clang,gcc")]);
    assert!(replaced.unwrap_err().to_string().contains("`forbid` excludes the baseline"));
}

#[test]
fn a_bad_file_is_refused_with_its_line() {
    for (text, words) in [
        ("build = 1", "build = 1"),
        ("built = \"make\"", "unknown field `built`"),
        ("[[axis]]\nname = \"a\"\nvalues = [1]", "a value is a text"),
        ("run = 3", "a command, or a list"),
        ("build = \"make", "line 1"),
    ] {
        let said = File::parse(text).unwrap_err().to_string();
        assert!(said.contains(words), "{text}: {said}");
    }
}

#[test]
fn a_value_that_learns_is_built_twice_with_the_training_between() {
    let file = File::parse(
        r#"
        build = "make{opt}{profile}"
        train = "./app --opt={opt}"
        axis = [
            { name = "opt", values = ["", " O=3"] },
            { name = "profile", values = [{ label = "off", text = "" }, { label = "pgo", text = " use", learn = " count" }] },
        ]
        "#,
    );
    let file = file.unwrap();
    let learns = file.matrix(Vec::new()).unwrap();
    let lines: Vec<String> =
        learns.builds().unwrap().iter().map(|build| line(&file, &learns, build)).collect();
    let learnt = |opt: &str| {
        format!(
            "( make{opt} count ) && rm -rf .outpace/profile && ( ./app --opt={opt} ) && ( make{opt} use )"
        )
    };
    assert_eq!(lines, ["make".to_owned(), learnt(""), "make O=3".to_owned(), learnt(" O=3")]);
    learns.check_training(file.train.as_deref()).unwrap();
    assert!(learns.check_training(None).unwrap_err().to_string().contains("give one with `--train COMMAND`"));
}

fn line(file: &File, matrix: &Matrix, build: &Build) -> String {
    matrix.build_line(file.build.as_deref().unwrap(), file.train.as_deref(), build)
}

#[test]
fn parses_the_file_in_the_documentation() {
    let page = include_str!("../../../docs/choose.md");
    let text = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let file = File::parse(text).unwrap();
    let matrix = file.matrix(Vec::new()).unwrap();
    assert_eq!(names(&matrix), ["baseline", "opt=-O3", "cc=clang", "cc=clang+lto=thin", "cc=clang+opt=-O3"]);
    let lines: Vec<(&str, &str)> = file.run.iter().map(|run| ("--run", run.command.as_str())).collect();
    matrix.check_lines(&[&[("--build", file.build.as_deref().unwrap())], &lines[..]].concat()).unwrap();
}
