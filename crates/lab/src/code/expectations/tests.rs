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

/// Whether FileCheck is here. Where it is not, the tests that ask it say so, and the step `codegen` counts as skipped.
pub(super) fn has_filecheck() -> bool {
    let found = tools::find(Path::new("."), Tool::FileCheck).unwrap().is_some();
    if !found {
        eprintln!("not tested: FileCheck is not installed");
    }
    found
}

/// A package with these files of expectations.
fn package(checks: &[(&str, &str)]) -> tempfile::TempDir {
    let root = tempfile::tempdir().unwrap();
    for (name, text) in checks {
        files::replace(&root.path().join("asm/checks").join(name), text.as_bytes()).unwrap();
    }
    root
}

/// What is wrong with a listing of `popcount/hardware` on a target, given its expectations.
fn failures(target: &str, checks: &[(&str, &str)], listing: &str) -> Vec<String> {
    let root = package(checks);
    let checker = Checker { views: root.path().join("views"), ..Checker::new(root.path()).unwrap() };
    let listing = Listing::parse(listing).unwrap();
    checker.check(target, "popcount", "hardware", &listing).unwrap().failures
}

/// Fails unless the listing meets the expectation, and unless a listing with `from` replaced by `to` does not and the
/// failure tells the file, the line and the `culprit`.
fn holds(check: &str, from: &str, to: &str, culprit: &str) {
    let checks = [("popcount/hardware.check", check)];
    assert_eq!(failures("x86-64", &checks, POPCOUNT), [""; 0]);
    let broken = POPCOUNT.replace(from, to);
    assert_ne!(broken, POPCOUNT);
    let failures = failures("x86-64", &checks, &broken);
    let [failure] = failures.as_slice() else { panic!("{failures:?}") };
    let line = 1 + check.lines().position(|line| line.starts_with("CHECK")).unwrap();
    let place = |line| format!("asm/checks/popcount/hardware.check:{line}:");
    assert!((line..line + 3).any(|line| failure.contains(&place(line))), "{failure}");
    assert!(failure.contains(culprit), "{failure}");
}

#[test]
fn an_instruction_that_must_be_there_is_missed() {
    if !has_filecheck() {
        return;
    }
    let check = "# one a word\nCHECK-LABEL: {{^}}latency:\nCHECK: popcnt\nCHECK-LABEL: {{^}}throughput:\n";
    holds(check, "popcnt r9, r9", "call count", "expected string not found");
}

#[test]
fn an_instruction_that_must_not_be_there_is_found() {
    if !has_filecheck() {
        return;
    }
    let check = "CHECK-LABEL: {{^}}latency:\nCHECK-NOT: {{^ +imul}}\n";
    holds(check, "add r8, 8", "imul r8, 8", "imul r8, 8");
}

#[test]
fn a_call_and_a_path_to_a_panic_are_found() {
    if !has_filecheck() {
        return;
    }
    holds("CHECK-NOT: {{^ +call}}\n", "popcnt rax, rdi", "call memcpy", "call memcpy");
    let panic = "CHECK-NOT: core::panicking\n";
    let call = "call core::panicking::panic_bounds_check";
    holds(panic, "popcnt rax, rdi", call, call);
}

#[test]
fn a_bound_on_the_instructions_holds_up_to_it_and_no_further() {
    if !has_filecheck() {
        return;
    }
    let bound = |most: usize| {
        format!(
            "CHECK: {{{{^}}}}latency has [[#COUNT:]] instructions\nCHECK-SAME: that is [[#min(COUNT,{most})]]{{{{$}}}}\n"
        )
    };
    holds(&bound(8), "popcnt r9, r9", "popcnt r9, r9\n    mov r9, r9", "latency has 9 instructions");
    assert_eq!(failures("x86-64", &[("every.check", &bound(7))], POPCOUNT).len(), 1);
    assert_eq!(failures("x86-64", &[("every.check", &bound(9))], POPCOUNT), [""; 0]);
}

#[test]
fn a_spill_is_found_in_the_loop_and_not_before_it() {
    if !has_filecheck() {
        return;
    }
    let check = "CHECK-NOT: {{^loop .* of latency: .*\\[rsp}}\n";
    holds(check, "xor r9, qword ptr [rax + r8]", "mov r9, qword ptr [rsp + 8]", "[rsp + 8]");
}

#[test]
fn an_expectation_holds_on_its_targets_alone() {
    if !has_filecheck() {
        return;
    }
    let checks = [("popcount.check", "POPCNT-NOT: popcnt\nI686: popcnt {{e..}}\n")];
    assert_eq!(failures("x86-64", &checks, POPCOUNT), [""; 0]);
    for target in ["x86-64-v2", "x86-64-v4", "i686"] {
        assert_eq!(failures(target, &checks, POPCOUNT).len(), 1, "{target}");
    }
    assert_eq!(prefixes("aarch64"), ["CHECK", "ARM64"]);
    assert_eq!(prefixes("x86-64-v3"), ["CHECK", "X86", "X64", "POPCNT", "BMI2", "V3"]);
    assert_eq!(prefixes("intel-xeon-6-cf-2"), ["CHECK"]);
}

#[test]
fn every_kind_of_file_is_held_against_a_listing() {
    if !has_filecheck() {
        return;
    }
    let no = "CHECK-NOT: {{^ +popcnt}}\n";
    let checks =
        [("every.check", no), ("popcount.check", no), ("popcount/hardware.check", no), ("score.check", no)];
    assert_eq!(failures("aarch64", &checks, POPCOUNT).len(), 3);
}

#[test]
fn a_misspelt_directive_is_an_error_and_no_silence() {
    for (line, told) in [
        ("CHEKC: popcnt", "line 2: `CHEKC: popcnt` is neither"),
        ("V5: popcnt", "neither a comment nor a directive"),
        ("CHECK-NOTT: popcnt", "neither"),
        ("CHECK-COUNT-x: popcnt", "neither"),
        ("CHECK popcnt", "neither"),
        ("# see CHECK-NOT: popcnt", "would take a word of this comment"),
    ] {
        let error = directives(&format!("# about\n{line}\n")).unwrap_err().to_string();
        assert!(error.contains(told), "{line}: {error}");
    }
    let fine = directives("# about: popcnt\n\nCHECK: a\n  V2-COUNT-3: b\nARM64-LABEL: c\n").unwrap();
    let prefixes: Vec<_> = fine.iter().map(|directive| directive.prefix).collect();
    assert_eq!(prefixes, ["CHECK", "V2", "ARM64"]);
}

#[test]
fn what_filecheck_cannot_read_is_an_error_and_no_judgement() {
    if !has_filecheck() {
        return;
    }
    let root = package(&[("every.check", "CHECK: {{(}}\n")]);
    let checker = Checker { views: root.path().join("views"), ..Checker::new(root.path()).unwrap() };
    let listing = Listing::parse(POPCOUNT).unwrap();
    let error = checker.check("x86-64", "popcount", "hardware", &listing).unwrap_err().to_string();
    assert!(error.contains("FileCheck failed") && error.contains("every.check"), "{error}");
}

#[test]
fn a_file_of_expectations_belongs_to_something() {
    if !has_filecheck() {
        return;
    }
    let check = "CHECK-NOT: panic\n";
    let names = ["popcount".to_owned(), "popcount/swar".to_owned()];
    let of = |name: &str| {
        let root = package(&[("every.check", check), ("popcount/swar.check", check), (name, check)]);
        Checker::new(root.path()).unwrap().check_files(&names).map_err(|error| error.to_string())
    };
    assert_eq!(of("popcount.check"), Ok(()));
    let told = |name: &str| format!("asm/checks/{name} belongs to no axis and no variant");
    for name in ["popcount/swat.check", "popcunt.check", "popcount/swar.txt"] {
        assert_eq!(of(name), Err(told(name)));
    }
}
