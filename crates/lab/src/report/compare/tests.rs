use super::*;
use crate::record::Rung;
use crate::study::compare::tests::compared;

#[test]
fn the_page_says_what_each_target_costs_and_what_is_missing() {
    let mut compared = compared();
    compared.kernels[2].fault = Some("the suite ended".into());
    compared.noise.others = Some(0.5);
    let page = page(&compared);
    for part in [
        "32 against 64 bits: i686 and x86-64 (a quick run)",
        "the whole engine takes <strong>1.51 times</strong> as long on i686 as on x86-64",
        "with the same recipe on both, shift and multiply and magic tables, <strong>1.39 times</strong>",
        "id=\"kernels-popcount\"",
        "../../asm/i686/popcount/swar.s",
        "../../asm/x86-64/popcount/swar.s",
        "compiled for i686 the library does not have it",
        "the suite ended",
        "no difference",
        "the compiler's builtin",
        "Other processes took 50.0 %",
    ] {
        assert!(page.contains(part), "{part} is not on the page");
    }
}

#[test]
fn a_rung_that_was_not_measured_is_named() {
    let mut compared = compared();
    compared.b.instructions = Rung::Unmeasured { reason: "valgrind is not there".into(), remedy: None };
    compared.engine_rows.clear();
    let page = page(&compared);
    assert!(page.contains("valgrind is not there") && page.contains("The whole engine was not compared."));
}

#[test]
fn a_control_that_was_told_apart_is_a_warning() {
    let mut compared = compared();
    assert!(!page(&compared).contains("told apart from its own copy"));
    compared.kernels[0].judgement.as_mut().unwrap().verdict = Verdict::Slower;
    assert!(
        page(&compared).contains("Popcount/hardware/throughput/control was told apart from its own copy")
    );
}

#[test]
fn a_record_is_text_on_the_page_and_the_charts_name_themselves() {
    let mut compared = compared();
    compared.machine.brand = "<script>alert(1)</script>".into();
    let page = page(&compared);
    assert!(!page.contains("<script>alert") && page.contains("&lt;script&gt;"));
    let drawn = draw(Path::new("some"), &compared);
    let names: Vec<String> =
        drawn.iter().map(|(path, _)| path.file_name().unwrap().to_string_lossy().into_owned()).collect();
    assert_eq!(
        names,
        [
            "compare-x86-64-i686-quick-speed.svg",
            "compare-x86-64-i686-quick-popcount-x86-64.svg",
            "compare-x86-64-i686-quick-popcount-i686.svg",
            "compare-x86-64-i686-quick.html"
        ]
    );
    for (path, text) in &drawn[..3] {
        let svg = String::from_utf8_lossy(text);
        assert!(svg.starts_with("<svg") && svg.contains("<title"), "{}", path.display());
    }
}
