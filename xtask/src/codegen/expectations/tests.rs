use super::*;

const POPCOUNT: &str = "\
# mix: 1 popcnt

latency:
    mov rax, qword ptr [rdi + 8]
    mov qword ptr [rsp - 8], 0
.L0:
    xor r9, qword ptr [rax + r8]
    popcnt r9, r9
    add r8, 8
    cmp rdx, r8
    jne .L0
    ret

throughput:
    popcnt rax, rdi
    ret
";

/// Returns true if FileCheck is installed. Without it the tests that need it are skipped.
fn has_filecheck() -> bool {
    let found = tools::find(Path::new("."), Tool::FileCheck).unwrap().is_some();
    if !found {
        eprintln!("skipped: FileCheck is not installed");
    }
    found
}

fn package(checks: &[(&str, &str)]) -> tempfile::TempDir {
    let root = tempfile::tempdir().unwrap();
    for (name, text) in checks {
        files::replace(&root.path().join("asm/checks").join(name), text.as_bytes()).unwrap();
    }
    root
}

/// Returns the failures of a listing of `popcount/hardware` on a target with these expectations.
fn failures(target: &str, checks: &[(&str, &str)], listing: &str) -> Result<Vec<String>> {
    let root = package(checks);
    let checker = Checker { views: root.path().join("views"), ..Checker::new(root.path()).unwrap() };
    let mut verdict = Verdict::default();
    checker.check([target, "popcount", "hardware"], &Listing::parse(listing).unwrap(), &mut verdict)?;
    Ok(verdict.failures)
}

#[test]
fn a_failure_names_the_line_of_the_expectation() {
    if !has_filecheck() {
        return;
    }
    let call = "call core::panicking::panic_bounds_check";
    for (what, check, from, to, culprit) in [
        (
            "an instruction that must be there",
            "# one a word\nCHECK-LABEL: {{^}}latency:\nCHECK: popcnt\nCHECK-LABEL: {{^}}throughput:\n",
            "popcnt r9, r9",
            "call count",
            "expected string not found",
        ),
        (
            "one that must not be there",
            "CHECK-LABEL: {{^}}latency:\nCHECK-NOT: {{^ +imul}}\n",
            "add r8, 8",
            "imul r8, 8",
            "imul r8, 8",
        ),
        ("a call", "CHECK-NOT: {{^ +call}}\n", "popcnt rax, rdi", "call memcpy", "call memcpy"),
        ("a path to a panic", "CHECK-NOT: core::panicking\n", "popcnt rax, rdi", call, call),
        (
            "a spill in the loop, and not the one before it",
            "CHECK-NOT: {{^loop .* of latency: .*\\[rsp}}\n",
            "xor r9, qword ptr [rax + r8]",
            "mov r9, qword ptr [rsp + 8]",
            "[rsp + 8]",
        ),
        (
            "more instructions than the bound",
            "CHECK: {{^}}latency has [[#COUNT:]] instructions\nCHECK-SAME: that is [[#min(COUNT,8)]]{{$}}\n",
            "popcnt r9, r9",
            "popcnt r9, r9\n    mov r9, r9",
            "latency has 9 instructions",
        ),
    ] {
        let checks = [("popcount/hardware.check", check)];
        assert_eq!(failures("x86-64", &checks, POPCOUNT).unwrap(), [""; 0], "{what}");
        let broken = POPCOUNT.replace(from, to);
        let failures = failures("x86-64", &checks, &broken).unwrap();
        let [failure] = failures.as_slice() else { panic!("{what}: {failures:?}") };
        let first = 1 + check.lines().position(|line| line.starts_with("CHECK")).unwrap();
        let place = |line| format!("asm/checks/popcount/hardware.check:{line}:");
        assert!((first..first + 3).any(|line| failure.contains(&place(line))), "{what}: {failure}");
        assert!(failure.contains(culprit), "{what}: {failure}");
    }
}

#[test]
fn expectations_hold_only_on_their_targets() {
    if !has_filecheck() {
        return;
    }
    let levels = [("popcount.check", "POPCNT-NOT: popcnt\nI686: popcnt {{e..}}\n")];
    let no = "CHECK-NOT: {{^ +popcnt}}\n";
    let every =
        [("every.check", no), ("popcount.check", no), ("popcount/hardware.check", no), ("score.check", no)];
    for (target, checks, wrong) in [
        ("x86-64", &levels[..], 0),
        ("x86-64-v2", &levels, 1),
        ("x86-64-v4", &levels, 1),
        ("i686", &levels, 1),
        ("aarch64", &every, 3),
    ] {
        assert_eq!(failures(target, checks, POPCOUNT).unwrap().len(), wrong, "{target}");
    }
    assert_eq!(prefixes("aarch64"), ["CHECK", "ARM64"]);
    assert_eq!(prefixes("x86-64-v3"), ["CHECK", "X86", "X64", "POPCNT", "BMI2", "V3"]);
    assert_eq!(prefixes("intel-xeon-6-cf-2"), ["CHECK"]);
}

#[test]
fn a_misspelt_directive_is_an_error() {
    for (line, message) in [
        ("CHEKC: popcnt", "line 2: `CHEKC: popcnt` is neither"),
        ("V5: popcnt", "neither a comment nor a directive"),
        ("CHECK-NOTT: popcnt", "neither"),
        ("CHECK-COUNT-x: popcnt", "neither"),
        ("CHECK popcnt", "neither"),
        ("# see CHECK-NOT: popcnt", "would take a word of this comment"),
    ] {
        let error = directives(&format!("# about\n{line}\n")).unwrap_err().to_string();
        assert!(error.contains(message), "{line}: {error}");
    }
    let fine = directives("# about: popcnt\n\nCHECK: a\n  V2-COUNT-3: b\nARM64-LABEL: c\n").unwrap();
    assert_eq!(fine, ["CHECK", "V2", "ARM64"]);
}

#[test]
fn expectations_that_filecheck_cannot_read_are_an_error() {
    if !has_filecheck() {
        return;
    }
    let error = failures("x86-64", &[("every.check", "CHECK: {{(}}\n")], POPCOUNT).unwrap_err().to_string();
    assert!(error.contains("FileCheck failed") && error.contains("every.check"), "{error}");
}

#[test]
fn expectations_of_unknown_variants_are_an_error() {
    if !has_filecheck() {
        return;
    }
    let check = "CHECK-NOT: panic\n";
    let names = ["popcount".to_owned(), "popcount/swar".to_owned()];
    for (name, belongs) in [
        ("popcount.check", true),
        ("popcount/swat.check", false),
        ("popcunt.check", false),
        ("popcount/swar.txt", false),
    ] {
        let root = package(&[("every.check", check), ("popcount/swar.check", check), (name, check)]);
        let checked =
            Checker::new(root.path()).unwrap().check_files(&names).map_err(|error| error.to_string());
        let wrong = format!("asm/checks/{name} belongs to no axis and no variant");
        assert_eq!(checked, if belongs { Ok(()) } else { Err(wrong) });
    }
}

#[test]
fn unused_files_of_expectations_are_named() {
    if !has_filecheck() {
        return;
    }
    let root = package(&[("every.check", "CHECK-NOT: panic\n"), ("popcount.check", "ARM64: cnt\n")]);
    let checker = Checker { views: root.path().join("views"), ..Checker::new(root.path()).unwrap() };
    let (listing, mut verdict) = (Listing::parse(POPCOUNT).unwrap(), Verdict::default());
    checker.check(["x86-64", "popcount", "hardware"], &listing, &mut verdict).unwrap();
    assert_eq!(checker.unused_files(&verdict).unwrap(), [Path::new("asm/checks/popcount.check")]);
}
