//! The page of two records: what differs beyond chance, drawn from them alone.

use maud::{Markup, html};

use super::frame::Frame;
use super::words;
use crate::decide::differences::{Differences, Row, Side, summary};
use crate::decide::figures::Kind;

pub(crate) fn page(found: &Differences, sides: [&Side; 2]) -> String {
    let [a, b] = &found.names;
    Frame {
        title: format!("{b} against {a}"),
        eyebrow: html! { "Plywright · two records" },
        heading: "What two records differ by".to_owned(),
        main: html! {
            section #short {
                h2 { "In short" }
                p.lead { (summary::sentence(found)) }
                @for line in summary::in_common(found) { p { (words::sentence(&line)) } }
                @for remark in &found.remarks { p.note { (remark) } }
            }
            section #circumstances {
                h2 { "Circumstances" }
                (summary::circumstances(found).html("circumstance", "How the two came about"))
            }
            (choices(found))
            (figures(found))
            section #code {
                h2 { "Machine code" }
                @for line in summary::code_in_short(found) { p { (words::sentence(&line)) } }
                @if !found.code.is_empty() {
                    details {
                        summary { "All " (found.code.len()) }
                        (summary::code(found).html("code", "Kernels by their listings, engines by the hash of their code and constants"))
                    }
                }
            }
            @if !found.left_out.is_empty() {
                section #left-out {
                    h2 { "What is not compared" }
                    @for one in &found.left_out {
                        details {
                            summary { (one.why) ", " (one.what) " (" (one.names.len()) ")" }
                            p { (one.names.join(", ")) }
                        }
                    }
                }
            }
            (doubts(found, sides))
        },
        footer: html! {
            "Drawn by " code { "cargo lab compare records " (a) " " (b) } " from two records alone; nothing was measured. A is " code { (a) }
            ", B is " code { (b) } "."
        },
    }
    .draw()
}

fn choices(found: &Differences) -> Markup {
    html! {
        section #choices {
            h2 { "What was decided" }
            @if found.agree() {
                p { "Both choose:" }
                pre.command { code { (found.choices[0].0) } }
            } @else {
                @for (letter, (command, because)) in ["A", "B"].into_iter().zip(&found.choices) {
                    p { (letter) " chooses (" (because) "):" }
                    pre.command { code { (command) } }
                }
            }
            p {
                (found.same_verdicts) " verdicts are the same, " (found.verdicts.len())
                " differ. Where its figures do not differ for certain, a verdict lay at the edge of what decides."
            }
            @if !found.verdicts.is_empty() {
                (summary::verdicts(found).html("verdict", "Verdicts that differ"))
            }
        }
    }
}

/// The figures that differ; those that do not, a kind each.
fn figures(found: &Differences) -> Markup {
    let is_any = found.different().next().is_some();
    html! {
        section #different {
            h2 { "What differs for certain" }
            @if is_any {
                p {
                    "First what differs by the most for certain: " em { "at least" } " is the end of the interval that is corrected for the \
                    number of figures. Of " em { "kernel times" } " the ratio is shown without what all kernels have in common."
                }
                (summary::figures(found, Row::differs).html("different", "Figures that differ"))
            } @else {
                p { "Nothing, beyond what two runs of the same bytes differ by." }
            }
        }
        section #rest {
            h2 { "What does not" }
            @for line in summary::rest(found) { p { (words::sentence(&line)) } }
            @for kind in Kind::ALL {
                @let rows = summary::figures(found, |row| row.kind == kind && !row.differs());
                @if !rows.is_empty() {
                    details {
                        summary { (kind.name()) " (" (rows.len()) ")" }
                        (rows.html(kind.name(), kind.name()))
                    }
                }
            }
        }
    }
}

/// What noise was assumed, and from where.
fn doubts(found: &Differences, sides: [&Side; 2]) -> Markup {
    let percent = |share: f64| format!("{:.2} %", share * 100.0);
    html! {
        section #doubts {
            h2 { "How sure this is" }
            ul {
                li {
                    "Engines and kernels in lock-step: both records' intervals over launches, their errors added up"
                    @if found.calibrated > 0.0 { ", and no less for engines than " (percent(found.calibrated)) ", by calibration" }
                    "."
                }
                @for (letter, side) in ["A", "B"].into_iter().zip(sides) {
                    li {
                        @match &side.calibrated {
                            Some(calibrated) => {
                                "The calibration of " (letter) "'s machine: of " (calibrated.told_apart.of)
                                " comparisons of the same bytes " (calibrated.told_apart.count) " were told apart, their estimates differ by "
                                (percent(calibrated.deviation)) " (standard deviation), and of all intervals "
                                (percent(calibrated.covered.value())) " held the truth."
                            }
                            None => { "There is no calibration of " (letter) "'s machine: its intervals are taken at their word." }
                        }
                    }
                }
                li {
                    "Kernel times are of one process a record, and what falls upon a machine for a second falls upon all benches of that second: \
                    two runs of the same bytes differed by up to 2.5 times in single ones. So none is judged alone. A kernel's times over all \
                    operands are taken together (midmean), freed of what all kernels have in common, and held against what two launches differ \
                    by: the larger of what the records' own launches in lock-step did, and what all kernels here scatter by."
                }
                li {
                    "All figures together are one family (Holm): the chance that any of them is called different without being so is "
                    (percent(1.0 - found.rules.confidence)) "; and the truth must lie beyond " (percent(found.rules.relevance)) "."
                }
                li { "Instructions and machine code are exact: what changed has changed." }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decide::differences::find;
    use crate::decide::differences::tests::side;

    fn pages(change: impl Fn(&mut Side)) -> String {
        let [a, mut b] = ["intel-xeon-6-cf-2", "amd-epyc-1a-2-1"].map(side);
        change(&mut b);
        page(&find(&a, &b), [&a, &b])
    }

    #[test]
    fn the_page_says_what_differs_and_what_does_not_and_how_sure_that_is() {
        let page = pages(|_| {});
        for part in [
            "figures differ for certain",
            "The machine was not equally busy",
            "<td>d8b6a555abb4</td>",
            "id=\"different\"",
            "popcount/mixed/recorded/throughput",
            "kernel time (1103)",
            "only in A, instructions (12)",
            "of 500 comparisons of the same bytes 0 were told apart",
            "do not: at the edge",
        ] {
            assert!(page.contains(part), "{part} is not on the page");
        }
        let tables = page.matches("<table>").count();
        assert_eq!(page.matches("class=\"scroll\"").count(), tables, "every table can be sorted");
        let none = pages(|side| side.calibrated = None);
        assert!(none.contains("There is no calibration of B's machine"));
    }

    #[test]
    fn text_of_a_record_is_no_markup() {
        let page = pages(|side| {
            side.name = "<script>alert(1)</script>".into();
            side.record.machine.brand = "<img src=x onerror=alert(1)>".into();
            side.record.decision.choice.command = "</code><script>".into();
            side.record.engines[0].slug = "<i>".into();
            side.record.decision.judgements[0].variant = "\"><script>".into();
        });
        assert_eq!(page.matches("<script").count(), 1, "the frame's own");
        assert!(!page.contains("<img") && !page.contains("<i>") && page.contains("&lt;img src=x"));
    }
}
