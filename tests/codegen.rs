//! What the kept listings must and must not contain.
//!
//! `cargo lab asm` writes `asm/<target>/<axis>/<variant>.s` from the binaries that are timed. Here a listing's claims are
//! held against it: a figure for "the instruction" is one for the instruction only if the compiler put it there.

use std::path::Path;

/// The lines of one kernel in a kept listing.
fn kernel(target: &str, variant: &str, name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("asm/{target}/{variant}.s"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut lines = text.lines().skip_while(|line| line.strip_suffix(':') != Some(name));
    assert!(lines.next().is_some(), "{} has no kernel `{name}`", path.display());
    lines.take_while(|line| !line.is_empty()).map(|line| line.trim_start().to_owned()).collect()
}

fn count(lines: &[String], mnemonic: &str) -> usize {
    lines.iter().filter(|line| line.split(' ').next() == Some(mnemonic)).count()
}

/// The bodies of the innermost loops: from a label to the jump back to it, with no other label between.
fn loops(lines: &[String]) -> Vec<&[String]> {
    let labels = (0..lines.len()).filter(|&at| lines[at].starts_with(".L"));
    let bodies = labels.filter_map(|start| {
        let label = lines[start].trim_end_matches(':');
        let length =
            lines[start + 1..].iter().position(|line| line.starts_with('.') || line.starts_with('j'))?;
        let end = start + 1 + length;
        lines[end].strip_prefix('j')?.split_once(' ').filter(|(_, target)| *target == label)?;
        Some(&lines[start + 1..=end])
    });
    bodies.collect()
}

#[test]
fn the_hardware_count_is_one_instruction_a_word_and_never_a_call() {
    for target in ["x86-64", "x86-64-v2"] {
        for mode in ["latency", "throughput"] {
            let lines = kernel(target, "popcount/hardware", mode);
            assert_eq!(count(&lines, "call"), 0, "{target}, {mode}");
            let loops = loops(&lines);
            assert!(!loops.is_empty(), "{target}, {mode}: no loop");
            for body in loops {
                let words = body.iter().filter(|line| !line.starts_with("lea") && line.contains("[")).count();
                let words = words.max(1);
                assert_eq!(count(body, "popcnt"), words, "{target}, {mode}: {body:#?}");
            }
        }
    }
}

#[test]
fn without_the_instruction_in_the_target_no_other_variant_uses_it() {
    for variant in ["swar", "sparse", "table"] {
        for mode in ["latency", "throughput"] {
            let lines = kernel("x86-64", &format!("popcount/{variant}"), mode);
            assert_eq!(count(&lines, "popcnt"), 0, "{variant}, {mode}");
        }
    }
}
