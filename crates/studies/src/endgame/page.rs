//! The page `reports/<machine>/endgame.md`, which is also what the terminal shows.

use super::claims::{self, RECOGNISERS, Recogniser, percent};
use super::measure::BALANCED_WITHIN;
use super::record::{Cost, Counted, Distances, Endgames, ExactFigure, Record, RuleFigure, Solved};
use super::solved::{DRAWN_WITHIN, right};
use crate::games;
use plywright_lab::record::Mode;
use plywright_lab::terminal::format::thousands;
use plywright_lab::terminal::page::Page;
use plywright_lab::terminal::table::Table;

pub(crate) fn page(record: &Record) -> String {
    let machine = &record.machine;
    let Endgames { cost, solved, distances, matches, .. } = &record.parts;
    let mut page = Page::new(format!("What knowledge of endgames is worth on {}", machine.key));
    let (brand, cpus) = (&machine.brand, machine.cpus);
    page.text(format!("{brand} ({cpus} CPUs). Drawn by `cargo studies endgame` from `endgame.json`."));
    page.text(
        "The variants of the axis `endgame` are not equal and should not be: each has different knowledge, searches different nodes and plays different \
         moves. The variants of the other axes are compared by speed. These are compared by how much they know, by the cost of a look-up, by \
         how they judge solved positions, and by how they play.",
    );
    page.section("How much is known");
    accuracy(&mut page, &record.parts);
    page.section("What a look-up costs");
    costs(&mut page, cost.as_ref());
    page.section("Solved positions");
    positions(&mut page, solved.as_ref());
    page.section("Distances to mate");
    far(&mut page, distances.as_ref());
    page.section("Games from endgames");
    if matches.is_empty() {
        page.text(not_measured("--only matches --games 400"));
    } else {
        page.text(format!(
            "Games from random endgames with six to nine pieces that a search without endgame knowledge judges to be balanced (within {BALANCED_WITHIN} centipawns). Each endgame is played with both \
             colours, at equal time, one game at a time, to the end by the rules. The intervals are at 95 %, from pairs of games."
        ));
        games::show(&mut page, matches, |variant| format!("`{variant}`"));
    }
    page.section("What becomes of the claims");
    page.table(&crate::finding::table(&claims::findings(record)));
    page.text(
        "Claims 29 and 30, on the positions of Philidor and Lucena and on a study, are checked by `tests/endgames.rs` and `tests/studies.rs`, with \
         nodes in `tests/studies.txt`.",
    );
    page.markdown()
}

fn not_measured(options: &str) -> String {
    format!("Not measured: `cargo studies endgame {options}` measures it.")
}

fn accuracy(page: &mut Page, record: &Endgames) {
    page.text(
        "For all legal positions of an ending, with either side to move, unless the row names other positions: the positions on which a rule is wrong, the draws that \
         it spots and those that it misses, and the wins that it does not take for draws (the source calls them wins spotted); last, the wins that \
         it recognises, White's and Black's. White is the stronger side. \
         The row below a rule has the figures of the source's recogniser, if the source gives them.",
    );
    if record.accuracy.is_empty() {
        return page.text(not_measured("--only accuracy"));
    }
    let rows = record.figures().flat_map(|rule| {
        let same = |source: &&Recogniser| source.material == rule.material && source.counted == rule.counted;
        let source = RECOGNISERS.iter().find(same).map(source_row);
        [rule_row(rule)].into_iter().chain(source)
    });
    let headings = [
        "ending",
        "incorrect",
        "draws spotted",
        "draws missed",
        "share",
        "wins spotted",
        "bytes",
        "wins recognised",
    ];
    page.table(&Table::of_texts(1, headings, rows));
    page.text(match record.exact() {
        Some(&ExactFigure { endings, positions, incorrect, packed, memory }) => {
            let known = positions.saturating_sub(incorrect);
            let share = percent(known, positions);
            let [known, positions, packed, memory] = [known, positions, packed, memory].map(thousands);
            format!(
                "The exact tables give the right value for {known} of {positions} positions of {endings} endings with three or four pieces, those with exchanged colours included: \
                 {share:.2} %. They take {packed} bytes in the program and {memory} in memory."
            )
        }
        None => "The exact tables were not checked.".to_owned(),
    });
    if record.accuracy.iter().all(|accuracy| accuracy.pieces < 5) {
        page.text(format!("Endings with five pieces: {}", not_measured("--all")));
    }
    record.accuracy.iter().for_each(|accuracy| page.text(accuracy.made.line()));
}

fn rule_row(rule: &RuleFigure) -> [String; 8] {
    let counted = match rule.counted {
        Counted::All => "",
        Counted::Source => ", as the source counts",
        Counted::Squares => {
            ", on random positions, by the rule of four safe squares for king and knight alone"
        }
        Counted::Philidor => ", Philidor's conditions alone, as the source prints them",
    };
    let known = [0, 1].map(|side| match rule.wins[side] {
        0 => "no wins".to_owned(),
        wins => format!("{} of {}", thousands(rule.known[side]), thousands(wins)),
    });
    [
        format!("`{}`{counted}", rule.material),
        thousands(rule.incorrect),
        thousands(rule.spotted),
        thousands(rule.missed()),
        format!("{:.2} %", percent(rule.spotted, rule.draws)),
        thousands(rule.wins_kept()),
        thousands(rule.bytes),
        known.join("; "),
    ]
}

fn source_row(source: &Recogniser) -> [String; 8] {
    let about = if source.wins.is_some() { "" } else { "about " };
    let mut row = [const { String::new() }; 8];
    row[0] = format!("the source (claim {})", source.claim);
    row[1] = source.incorrect.map_or_else(String::new, thousands);
    row[2] = format!("{about}{}", thousands(source.spotted));
    row[3] = format!("{about}{}", thousands(source.draws - source.spotted));
    row[4] = format!("{:.2} %", percent(source.spotted, source.draws));
    row[5] = source.wins.map_or_else(String::new, thousands);
    row
}

fn costs(page: &mut Page, cost: Option<&Cost>) {
    let Some(cost) = cost else { return page.text(not_measured("--only cost")) };
    let of_throughput = cost.times.iter().filter(|figure| figure.mode == Mode::Throughput);
    let operands = of_throughput.map(|figure| {
        let (variant, operands) = (&figure.variant, &figure.operands);
        let modes = [Mode::Throughput, Mode::Latency];
        let times = modes.map(|mode| {
            cost.time(variant, operands, mode).map_or_else(String::new, |it| {
                format!("{:.1} [{:.1}, {:.1}]", it.nanoseconds_per_op, it.low, it.high)
            })
        });
        let counts = modes.map(|mode| {
            cost.instructions(variant, operands, mode).map_or_else(String::new, |count| format!("{count:.1}"))
        });
        [&[operands.clone(), format!("`{variant}`")][..], &times, &counts].concat()
    });
    let headings = [
        "operands",
        "variant",
        "ns, throughput",
        "ns, latency",
        "instructions, throughput",
        "instructions, latency",
    ];
    page.text(
        "The cost of looking up one position, by the operands of the bench `endgame`: `recorded` are positions that a search looked up, the others are random \
         positions of an ending that has a rule. Nanoseconds are medians with 95 % intervals, first for look-ups that do not depend on each other (throughput), then for a chain in which \
         each look-up needs the answer of the one before (latency). The variant `none` knows nothing, so it takes almost no time.",
    );
    page.table(&Table::of_texts(2, headings, operands));
    if let Some(why) = &cost.uncounted {
        page.text(format!("Instructions were not counted: {why}"));
    }
    page.text(cost.made.line());
}

fn positions(page: &mut Page, solved: Option<&Solved>) {
    let Some(solved) = solved else { return page.text(not_measured("--only solved")) };
    let mut endings: Vec<&str> = Vec::new();
    for place in &solved.positions {
        if !endings.contains(&place.ending.as_str()) {
            endings.push(&place.ending);
        }
    }
    let rows = endings.into_iter().map(Some).chain([None]).map(|ending| {
        let cells = solved.judged.iter().flat_map(|judged| {
            [true, false].map(|draws| match right(solved, judged, ending, draws) {
                (0, _) => String::new(),
                (count, right) => format!("{right} of {count}"),
            })
        });
        [ending.unwrap_or("all").to_owned()].into_iter().chain(cells).collect::<Vec<_>>()
    });
    let judged = solved.judged.iter();
    let headings =
        judged.flat_map(|judged| ["draws", "others"].map(|kind| format!("`{}`: {kind}", judged.variant)));
    page.text(format!(
        "{} positions whose values are known from tables: random ones, and `recorded` ones that a search looked up. Each variant's engine searches \
         each of them to {} nodes, with an empty transposition table. Half of each ending's positions are draws, if there are enough. A draw is judged right if its value lies within \
         {DRAWN_WITHIN} centipawns of 0, any other position if its value lies further from 0, in favour of the side that wins.",
        solved.positions.len(),
        thousands(solved.nodes),
    ));
    let headings = ["ending".to_owned()].into_iter().chain(headings);
    page.table(&Table::of_texts(1, headings, rows));
    page.text(solved.made.line());
}

fn far(page: &mut Page, distances: Option<&Distances>) {
    let Some(distances) = distances else { return page.text(not_measured("--only distances --all")) };
    let rows = distances.endings.iter().flat_map(|ending| {
        let row = |who: &str, counts: &[u64]| {
            let longest = counts.len().saturating_sub(1);
            let total: u64 = counts.iter().sum();
            let sum: f64 =
                counts.iter().zip(0_u32..).map(|(&count, moves)| count as f64 * f64::from(moves)).sum();
            [
                format!("{}, {who}", ending.material),
                thousands(total),
                format!("{:.1}", sum / total.max(1) as f64),
                longest.to_string(),
                thousands(counts.last().copied().unwrap_or_default()),
            ]
        };
        [row("White to move mates", &ending.wins), row("Black to move is mated", &ending.losses)]
    });
    page.text(
        "The distances come from separate tables with a byte for each position (`cargo tables distances`). In endings with a pawn, only the positions with \
         the pawn on the files a to d are counted; in other endings, only those with White's king in the triangle a1, d1, d4. The fifty-move rule is ignored.",
    );
    let headings = ["ending", "positions", "moves, mean", "moves, longest", "positions with the longest"];
    page.table(&Table::of_texts(1, headings, rows));
    page.list(distances.positions.iter().map(|position| match position.moves {
        moves @ 1.. => format!("`{}`: mates in {moves}", position.fen),
        0 => format!("`{}`: a draw", position.fen),
        moves => format!("`{}`: is mated in {}", position.fen, moves.unsigned_abs()),
    }));
    page.text(distances.made.line());
}
