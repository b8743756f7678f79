//! The section on the origin of the figures: CPU, compiler, source, binaries, time spent.

use maud::{Markup, html};

use super::words;
use crate::record::{Engine, Record};
use crate::terminal::format::seconds;
use crate::terminal::table::{Cell, Table};

pub(super) fn section(record: &Record) -> Markup {
    let (machine, compiler, source) = (&record.machine, &record.compiler, &record.source);
    let agreed = record.engines.iter().filter(|engine| engine.nodes == Some(record.signature.nodes)).count();
    html! {
        section #provenance {
            h2 { "Where the figures come from" }
            dl {
                dt { "CPU" }
                dd {
                    (machine.brand) " (" (machine.vendor) ", family " (machine.family) ", model " (machine.model)
                    ", stepping " (machine.stepping) "), " (machine.cpus) " logical CPUs"
                    @if let Some(hypervisor) = &machine.hypervisor { ", under " (hypervisor) }
                }
                dt { "Target levels" } dd { (machine.levels.join(", ")) }
                @if !machine.notes.is_empty() {
                    dt { "Known properties" }
                    dd {
                        @for (index, note) in machine.notes.iter().enumerate() {
                            @if index > 0 { br; }
                            (note.line())
                        }
                    }
                }
                dt { "System" } dd { (machine.os) }
                dt { "Compiler" } dd { (compiler.version) ", LLVM " (compiler.llvm) ", " (compiler.host) }
                @for (name, other) in &record.compilers {
                    dt { "Compiler of " code { "compiler-" (name) } } dd { (other.version) ", LLVM " (other.llvm) ", " (other.host) }
                }
                @if let Some(bundle) = &record.bundle {
                    dt { "Engines" }
                    dd {
                        "Out of a bundle for " (bundle.platform) ", made by " code { (bundle.command) } " (" code { (format!("{:.12}", bundle.sha256)) }
                        "): each was built by its command below with the flags " code { (bundle.flags.join(" ")) } "."
                    }
                }
                dt { "Source" }
                dd {
                    "plywright " (source.version)
                    @if let Some(revision) = &source.revision { ", revision " code { (revision) } }
                    @if source.dirty { " with changes" }
                }
                dt { "Seed" } dd { (record.seed) }
                dt { "Signature" }
                dd {
                    (record.signature.nodes) " nodes"
                    @if let Some(depth) = record.signature.depth { " at depth " (depth) }
                    ", reached by " (agreed) " of " (record.engines.len()) " builds"
                }
            }
            (words::folded(format!("{} builds", record.engines.len()), &builds(&record.engines)))
            details {
                summary { "Time spent" }
                ul { @for phase in &record.phases { li { (phase.name) ": " (seconds(phase.seconds)) } } }
            }
        }
    }
}

fn builds(engines: &[Engine]) -> Markup {
    let mut table = Table::new(["engine", "command", "bytes", "nodes", "SHA-256", "remark"]);
    for engine in engines {
        let fault = engine.fault.iter().map(|fault| format!("✗ {fault}"));
        let same = engine.same_code_as.iter().map(|same| format!("≡ same code as {same}"));
        let cells = [
            Cell::code(&engine.slug),
            Cell::code(&engine.build.command()),
            Cell::number(engine.bytes),
            engine.nodes.map_or(Cell::none(), Cell::number),
            Cell::code(&format!("{:.12}", engine.sha256)),
            Cell::word(fault.chain(same).collect::<String>()),
        ];
        table.row(&["build", &engine.slug], cells);
    }
    table.html("Builds", "Every engine that was built, by its command")
}
