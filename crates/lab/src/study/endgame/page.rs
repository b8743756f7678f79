//! The page `reports/<machine>/endgame.md`, which is also what the terminal shows.

use std::fmt::Write;

use super::claims::{self, percent};
use super::measure::BALANCED_WITHIN;
use super::record::{Accuracy, Cost, Counted, Judged, Match, Record, RuleFigure, Solved};
use super::solved::{DRAWN_WITHIN, right};
use super::source::{RECOGNISERS, Told};
use crate::machine::provenance::Provenance;
use crate::record::Mode;
use crate::record::finding::Finding;
use crate::terminal::format::thousands;
use crate::terminal::markdown::text;

/// The whole page.
pub(crate) fn page(record: &Record) -> String {
    let mut page = String::new();
    let machine = &record.machine;
    let _ = write!(
        page,
        "# What knowledge of endgames is worth on {}\n\n{} ({} CPUs). Drawn by `cargo lab study endgame` from `endgame.json`.\n\n\
         The variants of the axis `endgame` are not equal and should not be: each knows something else, searches other nodes and plays other \
         moves. So they are not compared as those of the other axes are; what counts is how much they know, what asking costs, how they \
         judge positions that are solved, and how they play.\n",
        machine.key,
        text(&machine.brand),
        machine.cpus
    );
    tell_accuracy(&mut page, record);
    tell_cost(&mut page, record.cost.as_ref());
    tell_solved(&mut page, record.solved.as_ref());
    tell_matches(&mut page, &record.matches);
    tell_claims(&mut page, record);
    page
}

fn tell_accuracy(page: &mut String, record: &Record) {
    page.push_str(
        "\n## How much is known\n\nOf all legal positions of an ending, both sides to move: those of which a rule says what is not true, draws that \
         it spots and that it misses, and wins that it does not take for draws, which is what the source calls wins spotted; last, wins that \
         it says are wins, White's and Black's, White being the stronger side; and what asking costs, of random positions of that ending (see below). \
         Beneath, the source's recogniser, where its figures are told.\n\n",
    );
    if record.accuracy.is_empty() {
        page.push_str(&not_measured("cargo lab study endgame --only accuracy"));
        return;
    }
    page.push_str(
        "| ending | incorrect | draws spotted | draws missed | share | wins spotted | bytes | wins told | ns a probe | instructions a probe |\n\
         |---|---:|---:|---:|---:|---:|---:|---|---:|---:|\n",
    );
    for rule in record.accuracy.iter().flat_map(|accuracy| &accuracy.rules) {
        tell_rule(page, rule, record.cost.as_ref());
        let is_same = |told: &&Told| told.material == rule.material && told.counted == rule.counted;
        if let Some(told) = RECOGNISERS.iter().find(is_same) {
            tell_source(page, told);
        }
    }
    match record.exact() {
        Some(exact) => {
            let known = exact.positions.saturating_sub(exact.incorrect);
            let _ = write!(
                page,
                "\nThe exact tables say of {} of {} positions of {} endings with three or four men what they are worth, colours exchanged among them: \
                 {:.2} %. They are {} bytes in the program and {} in memory.\n",
                thousands(known),
                thousands(exact.positions),
                exact.endings,
                percent(known, exact.positions),
                thousands(exact.packed),
                thousands(exact.memory)
            );
        }
        None => page.push_str("\nThe exact tables were not held to anything.\n"),
    }
    if record.accuracy.iter().all(|Accuracy { men, .. }| *men < 5) {
        let _ = write!(page, "\nEndings with five men: {}", not_measured("cargo lab study endgame --all"));
    }
    for accuracy in &record.accuracy {
        tell_made(page, &accuracy.made);
    }
}

fn tell_rule(page: &mut String, rule: &RuleFigure, cost: Option<&Cost>) {
    let counted = match rule.counted {
        Counted::All => "",
        Counted::Source => ", as the source counts",
    };
    let told = |figure: Option<f64>| figure.map_or_else(String::new, |figure| format!("{figure:.1}"));
    let known = [0, 1].map(|side| match rule.wins[side] {
        0 => "none to tell".to_owned(),
        wins => format!("{} of {}", thousands(rule.known[side]), thousands(wins)),
    });
    let _ = writeln!(
        page,
        "| `{}`{counted} | {} | {} | {} | {:.2} % | {} | {} | {} | {} | {} |",
        rule.material,
        thousands(rule.incorrect),
        thousands(rule.spotted),
        thousands(rule.missed()),
        percent(rule.spotted, rule.draws),
        thousands(rule.wins_kept()),
        thousands(rule.bytes),
        known.join("; "),
        told(cost.and_then(|cost| cost.nanoseconds(rule))),
        told(cost.and_then(|cost| cost.counted(rule)))
    );
}

fn tell_source(page: &mut String, told: &Told) {
    let about = if told.is_precise { "" } else { "about " };
    let _ = writeln!(
        page,
        "| the source (claim {}) | {} | {about}{} | {about}{} | {:.2} % | {} | | | | |",
        told.claim,
        if told.is_precise { "0" } else { "" },
        thousands(told.spotted),
        thousands(told.draws - told.spotted),
        percent(told.spotted, told.draws),
        told.wins.map_or_else(String::new, thousands)
    );
}

fn tell_cost(page: &mut String, cost: Option<&Cost>) {
    page.push_str("\n## What asking costs\n\n");
    let Some(cost) = cost else {
        page.push_str(&not_measured("cargo lab study endgame --only cost"));
        return;
    };
    page.push_str(
        "Of one position, by the operands of the bench `endgame`: `recorded` are positions about which a search asked, the others random ones of an \
         ending that has a rule. Nanoseconds are medians with 95 % intervals, first when nothing waits for the answer (throughput), then in a chain \
         (latency). A variant that knows less is sooner done.\n\n\
         | operands | variant | ns, throughput | ns, latency | instructions, throughput | instructions, latency |\n|---|---|---:|---:|---:|---:|\n",
    );
    for figure in cost.times.iter().filter(|figure| figure.mode == Mode::Throughput) {
        let time = |mode| {
            let same = cost.times.iter().find(|other| {
                other.mode == mode && other.variant == figure.variant && other.operands == figure.operands
            });
            same.map_or_else(String::new, |it| {
                format!("{:.1} [{:.1}, {:.1}]", it.nanoseconds_per_op, it.low, it.high)
            })
        };
        let count = |mode| {
            let same = cost.instructions.iter().find(|other| {
                other.mode == mode && other.variant == figure.variant && other.operands == figure.operands
            });
            same.map_or_else(String::new, |it| format!("{:.1}", it.instructions_per_op))
        };
        let _ = writeln!(
            page,
            "| {} | `{}` | {} | {} | {} | {} |",
            figure.operands,
            figure.variant,
            time(Mode::Throughput),
            time(Mode::Latency),
            count(Mode::Throughput),
            count(Mode::Latency)
        );
    }
    if let Some(why) = &cost.uncounted {
        let _ = write!(page, "\nInstructions were not counted: {}\n", text(why));
    }
    page.push_str(
        "\nThe whole engine over the positions of `bench`. The variants do not search the same nodes, so what their nodes a second differ by is not \
         what asking costs.\n\n| variant | nodes | nodes a second | lowest | highest | times |\n|---|---:|---:|---:|---:|---:|\n",
    );
    for speed in &cost.speeds {
        let mut nps = speed.nps.clone();
        nps.sort_unstable();
        let told = |at: usize| nps.get(at).map_or_else(String::new, |&nps| thousands(nps));
        let _ = writeln!(
            page,
            "| `{}` | {} | {} | {} | {} | {} |",
            speed.variant,
            thousands(speed.nodes),
            told(nps.len() / 2),
            told(0),
            told(nps.len().saturating_sub(1)),
            nps.len()
        );
    }
    tell_made(page, &cost.made);
}

fn tell_solved(page: &mut String, solved: Option<&Solved>) {
    page.push_str("\n## Solved positions\n\n");
    let Some(solved) = solved else {
        page.push_str(&not_measured("cargo lab study endgame --only solved"));
        return;
    };
    let _ = write!(
        page,
        "{} positions of which tables say what they are worth, each searched by each variant's engine to {} nodes from an empty table: random ones, and \
         `recorded` ones about which a search asked. Of each ending half are draws, as far as there are so many. A draw is judged right within {DRAWN_WITHIN} \
         centipawns of 0, any other position beyond that on the right side.\n\n| ending |",
        solved.positions.len(),
        thousands(solved.nodes)
    );
    for Judged { variant, .. } in &solved.judged {
        let _ = write!(page, " `{variant}`: draws | `{variant}`: others |");
    }
    let _ = writeln!(page, "\n|---|{}", "---:|---:|".repeat(solved.judged.len()));
    let mut endings: Vec<&str> = Vec::new();
    for place in &solved.positions {
        if !endings.contains(&place.ending.as_str()) {
            endings.push(&place.ending);
        }
    }
    for ending in endings.into_iter().map(Some).chain([None]) {
        let _ = write!(page, "| {} |", ending.unwrap_or("all"));
        for judged in &solved.judged {
            for draws in [true, false] {
                let (count, right) = right(solved, judged, ending, draws);
                let _ = if count > 0 { write!(page, " {right} of {count} |") } else { write!(page, " |") };
            }
        }
        page.push('\n');
    }
    tell_made(page, &solved.made);
}

fn tell_matches(page: &mut String, matches: &[Match]) {
    page.push_str("\n## Games from endgames\n\n");
    if matches.is_empty() {
        page.push_str(&not_measured("cargo lab study endgame --only matches --games 400"));
        return;
    }
    let _ = write!(
        page,
        "From random endgames with six to nine men that the search with nothing known of endgames takes to be balanced (within {BALANCED_WITHIN} centipawns), each with both colours, at \
         equal time, one game at a time, to their end by the rules; intervals at 95 %, from pairs of games.\n\n\
         | first | second | clock | openings | games | won, drawn, lost | score | Elo | faults |\n|---|---|---|---|---|---|---|---|---|\n",
    );
    for Match { first, second, openings, result, .. } in matches {
        let _ = writeln!(
            page,
            "| {} | {} | {} | {openings} | {} | {}, {}, {} | {:.1} % | {} | {}, {} |",
            text(&format!("`{first}`")),
            text(&format!("`{second}`")),
            text(&result.limits[0]),
            result.games,
            result.wins,
            result.draws,
            result.losses,
            100.0 * result.score,
            result.difference(),
            result.faults[0],
            result.faults[1]
        );
    }
    for played in matches {
        tell_made(page, &played.made);
    }
}

fn tell_claims(page: &mut String, record: &Record) {
    page.push_str(
        "\n## What becomes of the claims\n\n| claim | the source | here | what is seen |\n|---|---|---|---|\n",
    );
    for Finding { claim, said, holds, seen, .. } in claims::findings(record) {
        let _ = writeln!(page, "| {claim} | {said} | **{}** | {} |", holds.word(), text(&seen));
    }
    page.push_str(
        "\nClaims 29 and 30, on the positions of Philidor and Lucena and on a study, are held by `tests/endgames.rs` and `tests/studies.rs`, with \
         nodes in `tests/studies.txt`.\n",
    );
}

fn not_measured(command: &str) -> String {
    format!("Not measured: `{command}` does it.\n")
}

fn tell_made(page: &mut String, made: &Provenance) {
    let _ = write!(page, "\n{}\n", text(&made.line()));
}
