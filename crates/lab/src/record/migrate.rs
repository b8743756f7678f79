//! Records of older schemas, a step a schema. What an older lab did not measure is told as that, with the reason.
//!
//! What follows from the samples is not worked out again here: the old decision stays as it was made, and
//! `cargo lab decide` tells where today's rules say something else.

use anyhow::{Context, Result, bail};
use serde_json::{Map, Value, json};

/// Why something is not in such a record.
const UNMEASURED: &str = "the lab that made this record did not measure it yet";

/// What a record of the schema `from` is in the next one.
pub(super) fn up(from: u32, record: Value) -> Result<Value> {
    match from {
        1 => from_1(record),
        _ => bail!("no lab wrote records of that schema"),
    }
}

/// Schema 1 knew neither code layouts nor launches bound to a CPU, looked once, and had no seal.
///
/// Its samples were each made of both orders (A B B A or B A A B), so nothing is left of the order in them; every second
/// one stands for either, which keeps their number. Its verdicts had no sign tests: their chances become 1, which claims
/// nothing.
fn from_1(mut record: Value) -> Result<Value> {
    let held = object(&mut record, "the record")?;
    let duel = object(entry(held, "duel")?, "`duel`")?;
    duel.remove("samples_per_launch");
    duel.insert("splits".to_owned(), json!([]));
    let comparisons = list(entry(duel, "comparisons")?, "`duel.comparisons`")?;
    comparisons.iter_mut().try_for_each(comparison)?;
    let looks = looks(comparisons);
    duel.insert("looks".to_owned(), looks);
    duel.insert("missing".to_owned(), json!([]));

    if let Some(confirmation) = held.get_mut("confirmation").filter(|value| !value.is_null()) {
        comparison(confirmation)?;
        let built = confirmation.take();
        *confirmation = json!({
            "built": { "looks": looks_of(&built), "comparisons": [built], "missing": [] },
            "layouts": { "looks": [], "comparisons": [], "missing": [
                { "candidate": super::COMBINED, "reason": UNMEASURED }
            ] },
        });
    }
    let missing = json!({ "looks": [], "comparisons": [], "missing": [] });
    held.insert("layouts".to_owned(), missing);
    let unmeasured = json!({ "state": "unmeasured", "reason": UNMEASURED, "remedy": null });
    held.insert("paired".to_owned(), json!({ "looks": [], "rung": unmeasured }));
    let noise = json!({ "load_before": null, "steal": null, "others": null, "megahertz": null });
    held.insert("noise".to_owned(), noise);
    held.insert("sha256".to_owned(), "".into());

    let decision = object(entry(held, "decision")?, "`decision`")?;
    decision.insert("warnings".to_owned(), json!([]));
    decision.insert("kernels".to_owned(), json!([]));
    for judgement in list(entry(decision, "judgements")?, "`decision.judgements`")? {
        estimated(judgement.get_mut("estimate"));
    }
    for name in ["control", "confirmation"] {
        estimated(decision.get_mut(name).and_then(|judgement| judgement.get_mut("estimate")));
    }
    estimated(decision.get_mut("choice").and_then(|choice| choice.get_mut("gain")));
    Ok(record)
}

/// Adds to an estimate, if it is there, what it did not hold.
fn estimated(estimate: Option<&mut Value>) {
    if let Some(estimate) = estimate.and_then(Value::as_object_mut) {
        for test in ["sign", "signed_rank"] {
            estimate.insert(test.to_owned(), json!(1.0));
        }
    }
}

/// Gives the launches of a comparison their present form.
fn comparison(comparison: &mut Value) -> Result<()> {
    let comparison = object(comparison, "a comparison")?;
    for launch in list(entry(comparison, "launches")?, "a comparison's launches")? {
        let samples = list(launch, "a launch")?;
        let half = |first: usize| samples.iter().skip(first).step_by(2).cloned().collect::<Vec<_>>();
        *launch = json!({ "cpu": null, "baseline_first": half(0), "candidate_first": half(1) });
    }
    Ok(())
}

/// The one look that there was, after the last launch of whichever comparison had the most.
fn looks(comparisons: &[Value]) -> Value {
    let most = comparisons.iter().map(launches).max().filter(|&most| most > 0);
    most.map_or_else(|| json!([]), |most| json!([most]))
}

fn looks_of(comparison: &Value) -> Value {
    looks(std::slice::from_ref(comparison))
}

fn launches(comparison: &Value) -> usize {
    comparison.get("launches").and_then(Value::as_array).map_or(0, Vec::len)
}

fn entry<'a>(object: &'a mut Map<String, Value>, name: &str) -> Result<&'a mut Value> {
    object.get_mut(name).with_context(|| format!("it has no `{name}`"))
}

fn object<'a>(value: &'a mut Value, what: &str) -> Result<&'a mut Map<String, Value>> {
    value.as_object_mut().with_context(|| format!("{what} is no object"))
}

fn list<'a>(value: &'a mut Value, what: &str) -> Result<&'a mut Vec<Value>> {
    value.as_array_mut().with_context(|| format!("{what} is no list"))
}
