//! Predictions from figures that can be worked out by hand.

use super::*;
use crate::code::listing::costs::LoopCost;

/// Kernels of one loop each, of ten instructions that take so many cycles on every CPU.
fn costs(of: &[(&str, f64)]) -> Costs {
    let one = |&(variant, cycles): &(&str, f64)| LoopCost {
        variant: variant.to_owned(),
        function: "throughput".to_owned(),
        instructions: 10,
        cycles: ["znver4", "znver2", "nehalem"].map(|cpu| (cpu.to_owned(), cycles)).into(),
        ..LoopCost::default()
    };
    Costs { loops: of.iter().map(one).collect(), ..Costs::default() }
}

/// A node of a thousand instructions, of which `repetition-scan` saves fifty and `sliders-magic` takes eighty more.
fn inputs() -> Inputs {
    let counts = "
        tool = \"\"
        compiler = \"\"
        source = \"\"
        command = \"\"
        instructions_per_node = 1000.0
        engine = [
            { axis = \"repetition\", variant = \"scan\", more_per_node = -50.0 },
            { axis = \"repetition\", variant = \"distance\", more_per_node = 4.0 },
            { axis = \"sliders\", variant = \"pext\", more_per_node = 0.0 },
            { axis = \"sliders\", variant = \"magic\", more_per_node = 80.0 },
            { axis = \"repetition\", variant = \"counter\", more_per_node = -0.0 },
            { axis = \"target\", variant = \"x86-64-v3\", more_per_node = -100.0 },
        ]
        kernel = [
            { axis = \"sliders\", variant = \"pext\", per_operation = 10.0 },
            { axis = \"sliders\", variant = \"magic\", per_operation = 14.0 },
        ]
    ";
    let costs = [
        ("sliders", costs(&[("pext", 2.0), ("magic", 3.0)])),
        ("repetition", costs(&[("counter", 5.0), ("scan", 5.0), ("distance", 5.0)])),
    ];
    Inputs { counts: toml::from_str(counts).unwrap(), costs: costs.into() }
}

fn axis<'a>(prediction: &'a Prediction, name: &str) -> &'a PredictedAxis {
    prediction.axes.iter().find(|axis| axis.name == name).unwrap()
}

fn of(axis: &PredictedAxis, variant: &str) -> Result<f64, String> {
    axis.variants.iter().find(|one| one.variant == variant).unwrap().gain.clone()
}

#[test]
fn a_gain_follows_from_how_often_a_node_asks_and_what_an_answer_costs() {
    let prediction = predict(&inputs(), cpus::named("znver4").unwrap(), &[]).unwrap();
    // The median kernel takes half a cycle an instruction, a node stalls as long as it works.
    assert!((prediction.cycles_per_node - 1000.0 * 0.5 * STALLS).abs() < 1e-9);
    let sliders = axis(&prediction, "sliders");
    // Twenty questions a node, each 14 instructions of 0.3 cycles where it was 10 of 0.2.
    let expected = 1000.0 / (1000.0 + 20.0 * (14.0 * 0.3 - 10.0 * 0.2)) - 1.0;
    assert!((of(sliders, "magic").unwrap() - expected).abs() < 1e-9);
    assert_eq!((sliders.default.as_str(), sliders.winner.as_str()), ("pext", "pext"));
    // Nothing is counted of an operation: fifty instructions of half a cycle.
    let repetition = axis(&prediction, "repetition");
    assert!((of(repetition, "scan").unwrap() - (1000.0 / 975.0 - 1.0)).abs() < 1e-9);
    assert_eq!(repetition.winner, "scan");
    assert_eq!(prediction.build.features, ["repetition-scan"]);
    assert_eq!(prediction.build.target_cpu.as_deref(), Some("x86-64-v3"));
}

#[test]
fn what_gains_less_than_the_threshold_is_not_chosen() {
    let mut inputs = inputs();
    inputs.counts = toml::from_str(
        "tool = \"\"\ncompiler = \"\"\nsource = \"\"\ncommand = \"\"\ninstructions_per_node = 1000.0\n\
         engine = [{ axis = \"repetition\", variant = \"scan\", more_per_node = -9.0 }]",
    )
    .unwrap();
    let prediction = predict(&inputs, cpus::named("znver4").unwrap(), &[]).unwrap();
    let repetition = axis(&prediction, "repetition");
    assert!(of(repetition, "scan").unwrap() > 0.0);
    assert_eq!(repetition.winner, "counter");
    assert!(prediction.build.is_default());
}

#[test]
fn a_hazard_decides_the_default_and_what_is_not_there_is_named() {
    let prediction = predict(&inputs(), cpus::named("znver2").unwrap(), &["sliders".to_owned()]).unwrap();
    assert_eq!(prediction.hazards, ["slow-pext"]);
    let sliders = axis(&prediction, "sliders");
    assert_eq!(sliders.default, "magic");
    // These figures know nothing of microcode.
    assert!(of(sliders, "pext").unwrap_err().starts_with("slow-pext: "));
    let prediction = predict(&inputs(), cpus::named("nehalem").unwrap(), &[]).unwrap();
    assert_eq!(of(axis(&prediction, "sliders"), "pext"), Err("nehalem has no bmi2".to_owned()));
    assert!(of(axis(&prediction, "target"), "x86-64-v3").is_err());
    assert!(of(axis(&prediction, "sliders"), "rays").unwrap_err().contains("cargo lab bench count --keep"));
}

#[test]
fn what_is_kept_is_enough_to_predict_for_every_cpu_that_is_known() {
    let inputs = Inputs::read(crate::workspace::checkout()).unwrap();
    for cpu in cpus::ALL {
        let prediction = predict(&inputs, &cpu, &[]).unwrap();
        let gains =
            prediction.axes.iter().flat_map(|axis| &axis.variants).filter_map(|one| one.gain.as_ref().ok());
        let gains: Vec<f64> = gains.copied().collect();
        let is_gain = |gain: &f64| gain.is_finite() && gain.abs() < 1.0;
        assert!(gains.len() > 10 && gains.iter().all(is_gain), "{prediction:?}");
        // Twice the instructions at least, and no CPU that is known counts bits in less than one.
        assert!(of(axis(&prediction, "popcount"), "table").unwrap() < -0.01, "{prediction:?}");
    }
}

/// The guide quotes what predictions come to on every machine whose full record is kept and whose CPU is known.
#[test]
fn the_guide_says_how_well_kept_records_were_predicted() {
    const QUOTATION: [&str; 2] = [
        "<!-- drawn from the records: PLYWRIGHT_REDRAW=1 cargo test -p plywright-lab predict -->\n",
        "<!-- so far -->\n",
    ];
    let inputs = Inputs::read(crate::workspace::checkout()).unwrap();
    // Without what an operation takes nothing is predicted from static cost.
    let mut instructions = inputs.clone();
    instructions.counts.kernels.clear();
    let machines = ["amd-epyc-19-1-1", "amd-epyc-19-11-1", "amd-epyc-1a-2-1", "intel-xeon-6-cf-2"];
    let records = machines.map(|machine| (machine, crate::fixtures::record_of(machine)));
    // The instructions are those of the default build, whose evaluation older records had not.
    let own = AXES.iter().find(|axis| axis.name == "evaluation").unwrap().default();
    let records: Vec<_> = records.into_iter().filter(|(_, one)| one.evaluation() == Some(own)).collect();
    assert!(!records.is_empty(), "no full record of an engine with today's evaluation is kept");
    let mut text = "| machine | predicted as | axes in which the predicted winner is the measured one or within 0.5 % of it | pairs in the measured order | mean error of a gain | pairs in order by instructions alone |\n\
                    |---|---|---|---|---|---|\n"
        .to_owned();
    let percent = |gain: f64| format!("{:+.1} %", gain * 100.0);
    let mut details = Vec::new();
    for (machine, record) in &records {
        let cpu = cpus::of(&record.machine).unwrap();
        let checked = check(&predict(&inputs, cpu, &[]).unwrap(), &record.decision);
        let (right, pairs) = checked.ordered();
        let (name, held, all) = (cpu.name, checked.held(), checked.axes.len());
        let error = checked.error().unwrap() * 100.0;
        let (alone, _) = check(&predict(&instructions, cpu, &[]).unwrap(), &record.decision).ordered();
        text += &format!(
            "| [{machine}](../reports/{machine}/README.md) | {name} | {held} of {all} | {right} of {pairs} | {error:.1} % | {alone} of {pairs} |\n"
        );
        for axis in checked.axes.iter().filter(|axis| !axis.holds()) {
            let (name, wrong) = (&axis.name, &axis.predicted.0);
            let gain = axis.gain.map_or("nothing".to_owned(), percent);
            text += &format!("| | | not `{name}`: `{wrong}` was predicted, which measures {gain} | | | |\n");
        }
        for one in &checked.variants {
            let (predicted, measured) = (percent(one.predicted), percent(one.measured));
            let row = format!("| {machine} | `{}-{}` | {predicted} | {measured} |\n", one.axis, one.name);
            details.push(((one.predicted - one.measured).abs(), row));
        }
    }
    // The largest errors; every other row follows from `cargo lab predict` and the record.
    details.sort_by(|one, other| other.0.total_cmp(&one.0));
    text += "\n| machine | variant | predicted | measured |\n|---|---|---|---|\n";
    text.extend(details.into_iter().take(6).map(|(_, row)| row));
    crate::fixtures::assert_quoted("docs/other-machines.md", QUOTATION, &text);
}
