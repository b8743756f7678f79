//! The section on where a comparison's figures come from: the targets, the compiler, the binaries, the time spent.

use maud::{Markup, html};

use crate::report::words;
use crate::study::compare::Compared;
use crate::terminal::format::share;
use crate::terminal::table::{Cell, Table};

pub(super) fn section(compared: &Compared) -> Markup {
    let Compared { machine, compiler, source, noise, .. } = compared;
    let share = |part: Option<f64>| part.map_or("unknown".to_owned(), share);
    html! {
        section #provenance {
            h2 { "Where the figures come from" }
            dl {
                @for side in [&compared.a, &compared.b] {
                    dt { (side.name) }
                    dd {
                        (side.triple) ", " (side.bits) " bits"
                        @if let Some(cpu) = &side.target_cpu { ", " code { "-C target-cpu=" (cpu) } }
                    }
                }
                dt { "Compiler" } dd { (compiler.version) ", LLVM " (compiler.llvm) ", for both" }
                dt { "CPU" }
                dd {
                    (machine.brand) " (" (machine.vendor) ", family " (machine.family) ", model " (machine.model) ", stepping "
                    (machine.stepping) "), " (machine.cpus) " logical CPUs"
                }
                dt { "System" } dd { (machine.os) }
                dt { "Source" }
                dd {
                    "plywright " (source.version)
                    @if let Some(revision) = &source.revision { ", revision " code { (revision) } }
                    @if source.dirty { " with changes" }
                }
                dt { "Seed" } dd { (compared.seed) }
                dt { "Other work" }
                dd {
                    "load before " (noise.load_before.map_or("unknown".to_owned(), |load| format!("{load:.2}")))
                    "; of the CPUs' time other processes took " (share(noise.others)) ", the hypervisor " (share(noise.steal))
                }
            }
            details {
                summary { "The binaries" }
                (binaries(compared))
            }
            (words::phases(&compared.phases))
        }
    }
}

fn binaries(compared: &Compared) -> Markup {
    let mut table = Table::new(["binary", "command", "SHA-256"]);
    let cells =
        |name: Cell, command: &str, hash: &str| [name, Cell::code(command), Cell::code(words::short(hash))];
    for side in [&compared.a, &compared.b] {
        for suite in &side.suites {
            let name = Cell::code(&suite.name).and(&format!(" for {}", side.name));
            table.row(&["suite", &side.name, &suite.name], cells(name, &suite.command, &suite.sha256));
        }
    }
    for engine in &compared.engines {
        table.row(&["build", &engine.slug], cells(Cell::code(&engine.slug), &engine.command, &engine.sha256));
    }
    table.html("Binaries", "Every binary that was timed, by its command")
}
