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
        "The variants of the axis `endgame` are not equal and should not be: each knows something else, searches other nodes and plays other \
         moves. So they are not compared as those of the other axes are; what counts is how much they know, what asking costs, how they \
         judge positions that are solved, and how they play.",
    );
    page.section("How much is known");
    accuracy(&mut page, &record.parts);
    page.section("What asking costs");
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
            "From random endgames with six to nine pieces that the search with nothing known of endgames takes to be balanced (within {BALANCED_WITHIN} centipawns), each with both colours, at \
             equal time, one game at a time, to their end by the rules; intervals at 95 %, from pairs of games."
        ));
        games::show(&mut page, matches, |variant| format!("`{variant}`"));
    }
    page.section("What becomes of the claims");
    page.table(&crate::finding::table(&claims::findings(record)));
    page.text(
        "Claims 29 and 30, on the positions of Philidor and Lucena and on a study, are held by `tests/endgames.rs` and `tests/studies.rs`, with \
         nodes in `tests/studies.txt`.",
    );
    page.markdown()
}

fn not_measured(options: &str) -> String {
    format!("Not measured: `cargo studies endgame {options}` does it.")
}

fn accuracy(page: &mut Page, record: &Endgames) {
    page.text(
        "Of all legal positions of an ending, both sides to move: those of which a rule says what is not true, draws that \
         it spots and that it misses, and wins that it does not take for draws, which is what the source calls wins spotted; last, wins that \
         it says are wins, White's and Black's, White being the stronger side. \
         Beneath, the source's recogniser, where it gives its figures.",
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
                "The exact tables say of {known} of {positions} positions of {endings} endings with three or four pieces what they are worth, colours exchanged among them: \
                 {share:.2} %. They are {packed} bytes in the program and {memory} in memory."
            )
        }
        None => "The exact tables were not held to anything.".to_owned(),
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
        Counted::Squares => ", four safe squares for king and knight alone, of positions drawn at random",
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
        "Of one position, by the operands of the bench `endgame`: `recorded` are positions about which a search asked, the others random ones of an \
         ending that has a rule. Nanoseconds are medians with 95 % intervals, first when nothing waits for the answer (throughput), then in a chain \
         (latency). A variant that knows less is sooner done.",
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
        judged.flat_map(|one| ["draws", "others"].map(|kind| format!("`{}`: {kind}", one.variant)));
    page.text(format!(
        "{} positions of which tables say what they are worth, each searched by each variant's engine to {} nodes from an empty table: random ones, and \
         `recorded` ones about which a search asked. Of each ending half are draws, as far as there are so many. A draw is judged right within {DRAWN_WITHIN} \
         centipawns of 0, any other position beyond that on the right side.",
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
            let all: u64 = counts.iter().sum();
            let sum: f64 =
                counts.iter().zip(0_u32..).map(|(&count, moves)| count as f64 * f64::from(moves)).sum();
            [
                format!("{}, {who}", ending.material),
                thousands(all),
                format!("{:.1}", sum / all.max(1) as f64),
                longest.to_string(),
                thousands(counts.last().copied().unwrap_or_default()),
            ]
        };
        [row("White to move mates", &ending.wins), row("Black to move is mated", &ending.losses)]
    });
    page.text(
        "By tables of their own, a byte a position (`cargo tables distances`): with a pawn, it stands on the files a to d; without, White's \
         king stands in the triangle a1, d1, d4. No fifty-move rule.",
    );
    let headings = ["ending", "positions", "moves, mean", "at the longest", "so long"];
    page.table(&Table::of_texts(1, headings, rows));
    page.list(distances.positions.iter().map(|position| match position.moves {
        moves @ 1.. => format!("`{}`: mates in {moves}", position.fen),
        0 => format!("`{}`: a draw", position.fen),
        moves => format!("`{}`: is mated in {}", position.fen, moves.unsigned_abs()),
    }));
    page.text(distances.made.line());
}
