//! `cargo lab predict CPU`: predicts what a CPU that is not here would choose.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use plywright::recipe::AXES;
use serde_json::json;

use crate::axes;
use crate::build::candidates;
use crate::decide::predict::{self, Inputs, UNPREDICTED, cpus};
use crate::record::Prediction;
use crate::terminal::format::percent;
use crate::terminal::stdout;
use crate::terminal::table::{Cell, Table, column};
use crate::{machine, workspace};
use outpace::files;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The CPU, by LLVM's name: `nehalem`, `haswell`, `skylake`, `icelake-server`, `alderlake`, `sapphirerapids`, `znver2`, `znver3`,
    /// `znver4` or `znver5`; any other name lists them.
    cpu: String,
    /// Look at this axis only; may be given several times.
    #[arg(long, value_name = "NAME")]
    axis: Vec<String>,
    /// Where the prediction is kept [default: nowhere].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    #[command(flatten)]
    form: stdout::Form,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let cpu = cpus::named(&options.cpu)?;
    candidates::check_axes(&options.axis)?;
    let root = workspace::root()?;
    let inputs = Inputs::read(&root)?;
    let prediction = predict::predict(&inputs, cpu, &options.axis)?;
    ensure!(!prediction.axes.is_empty(), "nothing is predicted of `{}`", options.axis.join("`, `"));
    if let Some(folder) = &options.output {
        let text = serde_json::to_string_pretty(&prediction)? + "\n";
        files::replace(&folder.join("prediction.json"), text.as_bytes())?;
    }
    let rows = rows(&prediction);
    let answer = json!({
        "rows": rows,
        "predicted_for": prediction.cpu,
        "hazards": prediction.hazards,
        "cycles_per_node": prediction.cycles_per_node,
        "command": prediction.build.command(),
    });
    let is_stale = prediction.is_stale(&machine::source(&root)?.sha256);
    options.form.print(&answer, || text(&prediction, &rows, is_stale))
}

fn rows(prediction: &Prediction) -> Table {
    let mut rows = Table::new([
        column("axis", &["axis"]),
        column("variant", &["variant"]),
        column("predicted", &["predicted_gain"]),
        column("from", &["from"]),
        column("is", &["is_winner", "is_default"]),
        column("why not", &["why_not"]),
    ]);
    for axis in &prediction.axes {
        let mut row = |variant: &str, gain, from, why_not| {
            let (wins, is_default) = (variant == axis.winner, variant == axis.default);
            let words = [(wins, "winner"), (is_default, "default")];
            let words: Vec<&str> = words.into_iter().filter(|(is, _)| *is).map(|(_, word)| word).collect();
            let is = Cell::figure(words.join(", "), [wins, is_default]);
            rows.push([Cell::word(&axis.name), Cell::word(variant), gain, from, is, why_not]);
        };
        row(&axis.default, Cell::none(), Cell::none(), Cell::none());
        for one in &axis.variants {
            let (gain, why_not) = match &one.gain {
                Ok(gain) => (Cell::figure(percent(*gain), [*gain]), Cell::none()),
                Err(reason) => (Cell::none(), Cell::word(reason)),
            };
            row(&one.variant, gain, Cell::word(one.from.words()), why_not);
        }
    }
    rows
}

fn text(prediction: &Prediction, rows: &Table, is_stale: bool) -> String {
    let mut text = format!("predicted for {}, not measured:\n{rows}\n", prediction.cpu);
    for hazard in &prediction.hazards {
        text += &format!("hazard: {hazard}\n");
    }
    for (axis, why) in UNPREDICTED {
        text += &format!("not predicted: {axis}: {why}\n");
    }
    for axis in AXES {
        if let Some(reason) = axes::not_compared(&axis, &[]) {
            text += &format!("not predicted: {}: {reason}\n", axis.name);
        }
    }
    if is_stale {
        text += "the instructions were counted from another source than this one; `cargo lab bench count --keep` counts them anew\n";
    }
    let winners = prediction.axes.iter().filter(|axis| axis.winner != axis.default);
    let winners: Vec<String> = winners.map(|axis| format!("{}-{}", axis.name, axis.winner)).collect();
    let result = if winners.is_empty() {
        "no variant is predicted to be faster than the default build's by more than the threshold".to_owned()
    } else {
        format!("predicted to be faster: {}; only a measurement decides", winners.join(", "))
    };
    text + &format!("{}: {result}\n{}\n", prediction.cpu, prediction.build.command())
}
