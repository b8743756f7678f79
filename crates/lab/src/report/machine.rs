//! The section on where the figures come from: CPU, compiler, source, binaries, time spent.

use maud::{Markup, html};

use super::words;
use crate::record::{Engine, Record};

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
                    dt { "Known of it" }
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
                        "Out of a bundle for " (bundle.platform) ", made by " code { (bundle.command) } " (" code { (bundle.sha256.chars().take(12).collect::<String>()) }
                        "): each by its command below and " code { (bundle.flags.join(" ")) } "."
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
            details {
                summary { (record.engines.len()) " builds" }
                div.scroll tabindex="0" {
                    table {
                        caption { "Every engine that was built, by its command" }
                        thead {
                            tr {
                                th scope="col" { "engine" } th scope="col" { "command" } th.n scope="col" { "bytes" }
                                th.n scope="col" { "nodes" } th scope="col" { "SHA-256" } th scope="col" { "remark" }
                            }
                        }
                        tbody { @for engine in &record.engines { (row(engine)) } }
                    }
                }
            }
            details {
                summary { "Time spent" }
                ul { @for phase in &record.phases { li { (phase.name) ": " (words::seconds(phase.seconds)) } } }
            }
        }
    }
}

fn row(engine: &Engine) -> Markup {
    html! {
        tr id=(words::address(&["build", &engine.slug])) {
            td { code { (engine.slug) } }
            td { code { (engine.command) } }
            td.n { (engine.bytes) }
            td.n { (engine.nodes.map_or("–".to_owned(), |nodes| nodes.to_string())) }
            td { code { (engine.sha256.chars().take(12).collect::<String>()) } }
            td {
                @if let Some(fault) = &engine.fault { "✗ " (fault) }
                @if let Some(same) = &engine.same_code_as { "≡ same code as " (same) }
            }
        }
    }
}
