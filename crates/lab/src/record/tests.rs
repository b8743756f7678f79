use super::*;

#[test]
fn an_unmeasured_rung_keeps_its_reason() {
    let rung =
        Rung::<KernelFigure>::from_result(Err(anyhow::anyhow!("no valgrind")), Some("apt install valgrind"));
    let text = serde_json::to_string(&rung).unwrap();
    assert_eq!(text, r#"{"state":"unmeasured","reason":"no valgrind","remedy":"apt install valgrind"}"#);
    assert!(rung.figures().is_empty());
}

/// A record of the first schema, as it was kept in the revision 96550c1, cut down to two axes and 14 launches.
fn oldest() -> (Vec<u8>, std::path::PathBuf) {
    let path = crate::workspace::checkout().join("tests/records/schema-1.json");
    (std::fs::read(&path).unwrap(), path)
}

#[test]
fn a_record_of_the_first_schema_is_brought_up_with_all_its_samples() {
    let (text, path) = oldest();
    let old: serde_json::Value = serde_json::from_slice(&text).unwrap();
    let record: Record = sealed::read(&text, &path).unwrap();
    assert_eq!((record.schema, record.seed), (SCHEMA, 233_618_252));
    assert_eq!(record.decision.choice.build.target_cpu.as_deref(), Some("native"), "what was decided stays");
    assert_eq!((&record.duel.survey.looks[..], record.duel.survey.comparisons.len()), (&[14][..], 4));
    let samples = |launch: &Launch| {
        // One after the other again, as the old record has them.
        let pairs = launch.baseline_first.iter().zip(&launch.candidate_first);
        pairs.flat_map(|(one, other)| [*one, *other]).collect::<Vec<i32>>()
    };
    let comparisons =
        record.duel.survey.comparisons.iter().zip(old["duel"]["comparisons"].as_array().unwrap());
    let confirmation = &record.confirmation.as_ref().unwrap().built.comparisons[0];
    for (comparison, old) in comparisons.chain([(confirmation, &old["confirmation"])]) {
        let launches: Vec<Vec<i32>> = serde_json::from_value(old["launches"].clone()).unwrap();
        assert_eq!(comparison.launches.iter().map(samples).collect::<Vec<_>>(), launches);
        assert!(comparison.launches.iter().all(|launch| launch.centre().is_some()));
    }
    assert!(
        matches!(&record.paired.rung, Rung::Unmeasured { reason, .. } if reason.contains("did not measure"))
    );
    // It is a record as good as any: written, read, decided again, and of the published form.
    let again = sealed::write(&record).unwrap();
    assert_eq!(sealed::read::<Record>(&again, &path).unwrap(), record);
    let decided = crate::decide::verdict::decide(&record, crate::decide::verdict::RULES);
    let verdict = |decision: &Decision| {
        let swar = decision.judgements.iter().find(|judgement| judgement.variant == "swar").unwrap();
        swar.verdict.clone()
    };
    assert_eq!((verdict(&record.decision), verdict(&decided)), (Verdict::Slower, Verdict::Slower));
}

#[test]
fn a_damaged_record_of_the_first_schema_is_refused_where_it_is_damaged() {
    let (text, path) = oldest();
    let old: serde_json::Value = serde_json::from_slice(&text).unwrap();
    for (place, value, told) in [
        ("/duel", serde_json::json!([]), "`duel` is no object"),
        ("/duel/comparisons/0/launches/0", serde_json::json!(3), "a launch is no list"),
        (
            "/duel/comparisons/0/launches/0/0",
            serde_json::json!("x"),
            "invalid type: string \"x\", expected i32",
        ),
        ("/decision", serde_json::json!(null), "`decision` is no object"),
        ("/confirmation", serde_json::json!(7), "a comparison is no object"),
        ("/machine/key", serde_json::json!("../.."), "its machine's key is `../..`, which names no folder"),
    ] {
        let mut damaged = old.clone();
        *damaged.pointer_mut(place).unwrap() = value;
        let text = serde_json::to_vec(&damaged).unwrap();
        let error = format!("{:#}", sealed::read::<Record>(&text, &path).unwrap_err());
        assert!(error.contains("schema-1.json is") && error.contains(told), "{place}: {error}");
    }
}
