//! Formats the lines that the engine writes to its client.

use std::fmt::Write as _;

use crate::board::Position;
use crate::movegen::{Rules, san};
use crate::recipe::{AXES, Names};
use crate::search::{AnyRecipe, Bound, Chances, Report, nodes_per_second};
use crate::types::{Colour, Move, Piece, Square};

/// The engine's name and version.
const NAME: &str = concat!("Plywright ", env!("CARGO_PKG_VERSION"));

/// Returns the answer to `uci`.
pub(super) fn identity(engine: AnyRecipe) -> String {
    let options = super::option::declarations(engine.uses_network());
    let recipe = recipe(engine.names());
    format!("id name {NAME}\nid author the Plywright authors\n{options}info string {recipe}\nuciok\n")
}

/// Returns the output of `--version`: the version, the recipe and the target, a line each.
pub fn version(names: Names) -> String {
    format!("{NAME}\n{}\ntarget {}\n", recipe(names), target())
}

fn recipe(names: Names) -> String {
    let mut line = String::from("recipe");
    for (axis, name) in AXES.iter().zip(names.all()) {
        let _ = write!(line, " {}={name}", axis.name);
    }
    line
}

/// Returns the target of the compilation: architecture, operating system and, on x86-64, the level.
fn target() -> String {
    let level = cfg_select! {
        all(
            target_arch = "x86_64", target_feature = "avx512f", target_feature = "avx512bw",
            target_feature = "avx512cd", target_feature = "avx512dq", target_feature = "avx512vl"
        ) => " (level x86-64-v4)",
        all(
            target_arch = "x86_64", target_feature = "avx2", target_feature = "bmi1", target_feature = "bmi2",
            target_feature = "fma", target_feature = "lzcnt", target_feature = "movbe"
        ) => " (level x86-64-v3)",
        all(target_arch = "x86_64", target_feature = "popcnt", target_feature = "sse4.2") => " (level x86-64-v2)",
        target_arch = "x86_64" => " (level x86-64)",
        _ => "",
    };
    format!("{}-{}{level}", std::env::consts::ARCH, std::env::consts::OS)
}

/// Appends the `info` line of a report. If `chances` are given, the line also has these
/// probabilities of a win, a draw and a loss.
pub(super) fn report(lines: &mut String, report: &Report<'_>, chances: Option<Chances>) {
    let Report { rank, depth, seldepth, score, bound, nodes, time, hashfull, table_hits, line } = report;
    let _ = write!(lines, "info depth {depth} seldepth {seldepth} multipv {rank} score {score}");
    lines.push_str(match bound {
        Bound::Exact => "",
        Bound::Lower => " lowerbound",
        Bound::Upper => " upperbound",
    });
    if let Some(Chances { win, draw, loss }) = chances {
        let _ = write!(lines, " wdl {win} {draw} {loss}");
    }
    let speed = nodes_per_second(*nodes, *time);
    let _ = write!(lines, " nodes {nodes} nps {speed} time {} hashfull {hashfull}", time.as_millis());
    if let Some(hits) = table_hits {
        let _ = write!(lines, " tbhits {hits}");
    }
    if !line.is_empty() {
        lines.push_str(" pv");
    }
    for mv in *line {
        let _ = write!(lines, " {mv}");
    }
    lines.push('\n');
}

/// Appends the `info` line about a move of the root that the search begins to search.
pub(super) fn trying(lines: &mut String, depth: u32, mv: Move, number: usize) {
    let _ = writeln!(lines, "info depth {depth} currmove {mv} currmovenumber {number}");
}

/// Appends the last line of a search, `bestmove`. Its move is `(none)` if there is no legal move.
pub(super) fn best_move(lines: &mut String, best: Option<Move>, ponder: Option<Move>) {
    let _ = match (best, ponder) {
        (Some(best), Some(ponder)) => writeln!(lines, "bestmove {best} ponder {ponder}"),
        (Some(best), None) => writeln!(lines, "bestmove {best}"),
        (None, _) => writeln!(lines, "bestmove (none)"),
    };
}

/// Returns the answer to `d`: the board, its FEN and key, the pieces that give check, and the legal
/// moves.
pub(super) fn drawing(rules: Rules, position: &Position) -> String {
    const FILES: &str = "    a b c d e f g h\n";
    let mut lines = String::from(FILES);
    for rank in (0..8).rev() {
        let _ = write!(lines, "  {}", rank + 1);
        for file in 0..8 {
            let letter = position.piece_at(Square::at(file, rank)).map_or('.', Piece::letter);
            let _ = write!(lines, " {letter}");
        }
        let _ = writeln!(lines, " {}", rank + 1);
    }
    lines.push_str(FILES);

    let checkers: Vec<String> =
        rules.checkers(position).into_iter().map(|square| square.to_string()).collect();
    let mut moves: Vec<String> = rules.legal(position).iter().map(|&mv| san(rules, position, mv)).collect();
    moves.sort_unstable();
    let _ = writeln!(lines, "FEN: {position}");
    let _ = writeln!(lines, "Key: {}", position.key());
    let _ = writeln!(lines, "Checkers: {}", or_dash(&checkers));
    let _ = writeln!(lines, "Legal moves ({}): {}", moves.len(), or_dash(&moves));
    lines
}

/// Returns the answer to `eval` if a network evaluates.
pub(super) fn network_value(side: Colour, value: i32) -> String {
    let side = if side.is_white() { "White" } else { "Black" };
    format!("The network's value for the side to move ({side}), in centipawns: {value}\n")
}

fn or_dash(words: &[String]) -> String {
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::recipe::Portable;
    use crate::search::UciScore;
    use crate::types::MoveKind;

    #[test]
    fn a_report_is_one_line() {
        let line = [Move::new(Square::E2, Square::E4, MoveKind::DoublePush)];
        let mut report = Report {
            rank: 2,
            depth: 7,
            seldepth: 12,
            score: UciScore::Mate(-3),
            bound: Bound::Exact,
            nodes: 123_456,
            time: Duration::from_millis(500),
            hashfull: 1,
            table_hits: None,
            line: &line,
        };
        let text = |report: &Report<'_>, chances| {
            let mut lines = String::new();
            super::report(&mut lines, report, chances);
            lines
        };
        let expected = "info depth 7 seldepth 12 multipv 2 score mate -3 nodes 123456 nps 246912 time 500 hashfull 1 \
                        pv e2e4\n";
        assert_eq!(text(&report, None), expected);

        report.table_hits = Some(12);
        assert!(text(&report, None).ends_with(" hashfull 1 tbhits 12 pv e2e4\n"));
        report.table_hits = None;
        (report.time, report.nodes, report.line) = (Duration::ZERO, u64::MAX, &[]);
        assert!(text(&report, None).ends_with(" time 0 hashfull 1\n"));
        (report.score, report.bound) = (UciScore::Centipawns(-20), Bound::Upper);
        let chances = Chances { win: 100, draw: 700, loss: 200 };
        assert!(text(&report, Some(chances)).contains(" score cp -20 upperbound wdl 100 700 200 nodes "));
        report.bound = Bound::Lower;
        assert!(text(&report, None).contains(" score cp -20 lowerbound nodes "));
        let mut lines = String::new();
        trying(&mut lines, 9, line[0], 3);
        assert_eq!(lines, "info depth 9 currmove e2e4 currmovenumber 3\n");
    }

    #[test]
    fn the_drawing_shows_the_board_the_check_and_the_moves() {
        let position: Position = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1".parse().unwrap();
        let lines = drawing(Portable::PORTABLE.into(), &position);
        assert!(lines.contains("\n  2 . . . . r . . . 2\n"), "{lines}");
        assert!(lines.contains("\nFEN: 4k3/8/8/8/8/8/4r3/4K3 w - - 0 1\n"), "{lines}");
        assert!(lines.contains("\nCheckers: e2\n"), "{lines}");
        assert!(lines.ends_with("\nLegal moves (3): Kd1 Kf1 Kxe2\n"), "{lines}");
    }
}
