//! How a record came about.

use crate::record::Record;
use crate::terminal::format::{date, share};

/// What bears on a record's figures, and what it was: the machine, the compiler, the engine, the run.
pub(super) fn of(record: &Record) -> Vec<(&'static str, String)> {
    let Record { machine, compiler, source, signature, .. } = record;
    let axes = record.axes.iter().map(|axis| format!("{} ({})", axis.name, axis.default));
    let engines = if record.bundle.is_some() { "out of a bundle, linked statically" } else { "built there" };
    let depth = signature.depth.map_or(String::new(), |depth| format!(" at depth {depth}"));
    let speed = record.engines.first().and_then(|default| default.nps);
    let unknown = || "unknown".to_owned();
    vec![
        ("CPU", machine.brand.clone()),
        ("machine", machine.key.clone()),
        ("CPUs", machine.cpus.to_string()),
        ("hypervisor", machine.hypervisor.clone().unwrap_or_else(|| "none".to_owned())),
        ("target levels", machine.levels.join(", ")),
        ("system", machine.os.clone()),
        ("compiler", compiler.version.clone()),
        ("LLVM", compiler.llvm.clone()),
        ("host", compiler.host.clone()),
        ("engines", engines.to_owned()),
        ("plywright", source.version.clone()),
        ("revision", source.short(12)),
        ("source's SHA-256", source.sha256.chars().take(12).collect()),
        ("axes and their defaults", axes.collect::<Vec<_>>().join(", ")),
        ("bench", format!("{} nodes{depth}", signature.nodes)),
        ("nodes a second (default build, one run)", speed.map_or_else(unknown, |speed| speed.to_string())),
        ("run", if record.quick { "quick" } else { "full" }.to_owned()),
        ("slice", format!("{} ms", record.whole_engines.slice_seconds * 1e3)),
        ("seed", record.seed.to_string()),
        ("CPU time of other processes", record.noise.others.map_or_else(unknown, share)),
        ("began", date(record.started)),
        ("command", record.command.clone()),
    ]
}
