use super::*;

#[test]
fn an_unmeasured_rung_keeps_its_reason() {
    let rung =
        Rung::<KernelFigure>::from_result(Err(anyhow::anyhow!("no valgrind")), Some("apt install valgrind"));
    let text = serde_json::to_string(&rung).unwrap();
    assert_eq!(text, r#"{"state":"unmeasured","reason":"no valgrind","remedy":"apt install valgrind"}"#);
    assert!(rung.figures().is_empty());
}
