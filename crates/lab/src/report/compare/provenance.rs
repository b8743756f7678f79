//! The section on where a comparison's figures come from: the targets, the compiler, the binaries, the time spent.

use maud::{Markup, html};

use crate::report::words;
use crate::study::compare::{Compared, Side};

pub(super) fn section(compared: &Compared) -> Markup {
    let (compiler, source, noise) = (&compared.compiler, &compared.source, &compared.noise);
    let percent =
        |share: Option<f64>| share.map_or("unknown".to_owned(), |share| format!("{:.1} %", share * 100.0));
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
                    (compared.machine.brand) " (" (compared.machine.vendor) ", family " (compared.machine.family)
                    ", model " (compared.machine.model) ", stepping " (compared.machine.stepping) "), "
                    (compared.machine.cpus) " logical CPUs"
                }
                dt { "System" } dd { (compared.machine.os) }
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
                    "; of the CPUs' time other processes took " (percent(noise.others)) ", the hypervisor "
                    (percent(noise.steal))
                }
            }
            details {
                summary { "The binaries" }
                div.scroll tabindex="0" {
                    table {
                        caption { "Every binary that was timed, by its command" }
                        thead {
                            tr { th scope="col" { "binary" } th scope="col" { "command" } th scope="col" { "SHA-256" } }
                        }
                        tbody {
                            @for side in [&compared.a, &compared.b] { (suites(side)) }
                            @for engine in &compared.engines {
                                tr id=(words::address(&["build", &engine.slug])) {
                                    td { code { (engine.slug) } }
                                    td { code { (engine.command) } }
                                    td { code { (engine.sha256.chars().take(12).collect::<String>()) } }
                                }
                            }
                        }
                    }
                }
            }
            details {
                summary { "Time spent" }
                ul { @for phase in &compared.phases { li { (phase.name) ": " (words::seconds(phase.seconds)) } } }
            }
        }
    }
}

fn suites(side: &Side) -> Markup {
    html! {
        @for suite in &side.suites {
            tr id=(words::address(&["suite", &side.name, &suite.name])) {
                td { code { (suite.name) } " for " (side.name) }
                td { code { (suite.command) } }
                td { code { (suite.sha256.chars().take(12).collect::<String>()) } }
            }
        }
    }
}
