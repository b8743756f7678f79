//! Results as JSON, one object per line, for `cargo studies endgame` to read. Their fields are
//! those of the record that this command writes.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use plywright::board::Position;
use plywright::endings::{Loaded, Material, Wdl};
use plywright::recipe::Recipe;
use plywright_tables::{Accuracy, Tables, compare};

use crate::distances::{self, Counts};
use crate::making::{Making, Memory};
use crate::read_bounded;

/// The tables that are part of the engine.
static PACKED: &[u8] = include_bytes!("../../engine/src/endings/exact/tables.bin");

/// Greatest length of a list of positions, in bytes, so that a wrong file cannot fill the memory.
const LONGEST: u64 = 16 << 20;

/// Returns the line with the accuracy of a rule of this many bytes in an ending.
pub(crate) fn rule(material: &str, bytes: usize, counted: &str, accuracy: &Accuracy) -> String {
    let Accuracy { legal, incorrect, draws, spotted, wins, known, spoilt } = *accuracy;
    format!(
        "{{\"material\":\"{material}\",\"counted\":\"{counted}\",\"bytes\":{bytes},\"legal\":{legal},\"incorrect\":{incorrect},\"draws\":{draws},\
         \"spotted\":{spotted},\"wins\":{wins:?},\"known\":{known:?},\"spoilt\":{spoilt}}}\n"
    )
}

/// Returns the line with the accuracy of the program's exact tables: every position of every table,
/// also with colours exchanged.
pub(crate) fn exact<R: Recipe>(recipe: R, making: &Making) -> Result<String> {
    let mut tables = Tables::new();
    let materials: Vec<Material> = (3..=4).flat_map(Material::all).collect();
    making.make_all(recipe, &materials, &mut tables, |_, _| Ok(()))?;
    let Loaded { exact, notice } = Loaded::of(PACKED);
    ensure!(notice.is_none(), "{}", notice.unwrap_or_default());
    let exact = exact.context("the tables in the program cannot be used")?;
    let found = compare(&exact, &tables);
    let (endings, packed, memory) = (materials.len(), PACKED.len(), exact.bytes());
    Ok(format!(
        "{{\"endings\":{endings},\"positions\":{},\"incorrect\":{},\"packed\":{packed},\"memory\":{memory}}}\n",
        found.positions, found.differing
    ))
}

/// Reads the positions of a file with one FEN per line.
fn positions(path: &Path) -> Result<Vec<(String, Position)>> {
    let name = path.display();
    let text = read_bounded(path, LONGEST).with_context(|| format!("cannot read {name}"))?;
    let text = String::from_utf8(text).with_context(|| format!("cannot read {name}"))?;
    let read = |(line, fen): (usize, &str)| -> Result<(String, Position)> {
        let position: Position = fen.parse().with_context(|| at(path, line))?;
        Ok((fen.to_owned(), position))
    };
    text.lines().enumerate().map(read).collect()
}

/// Names a line of a file for messages; `line` is counted from 0.
fn at(path: &Path, line: usize) -> String {
    format!("{}, line {}", path.display(), line + 1)
}

/// Returns the results of the positions in a file, one FEN per line, from the tables of their
/// materials.
pub(crate) fn judge<R: Recipe>(recipe: R, path: &Path, making: &Making) -> Result<String> {
    let positions = positions(path)?;
    let mut materials = Vec::new();
    for (line, (_, position)) in positions.iter().enumerate() {
        let material = Material::of(position.placement());
        let material = material.with_context(|| format!("{}: too many pieces", at(path, line)))?;
        if material.piece_count() > 2 && !materials.contains(&material) {
            materials.push(material);
        }
    }
    let mut tables = Tables::new();
    making.make_all(recipe, &materials, &mut tables, |_, _| Ok(()))?;
    let mut lines = String::new();
    for (line, (fen, position)) in positions.into_iter().enumerate() {
        let wdl = tables.probe(position.placement());
        let unknown = || {
            format!(
                "{}: the tables have no positions with castling rights or a possible capture en passant",
                at(path, line)
            )
        };
        let wdl = match wdl.with_context(unknown)? {
            Wdl::Win => "win",
            Wdl::Draw => "draw",
            Wdl::Loss => "loss",
        };
        lines += &format!("{{\"fen\":{fen:?},\"truth\":\"{wdl}\"}}\n");
    }
    Ok(lines)
}

/// Returns, for each ending and each number of moves, the number of positions in which White is to
/// move and mates, and in which Black is to move and is mated. For the positions of a file, returns
/// the number of moves in which each is won, or a negative number if it is lost; 0 is a draw, or a
/// mate on the board.
pub(crate) fn distances<R: Recipe>(
    recipe: R,
    materials: &[Material],
    fens: Option<&Path>,
    memory: Memory,
) -> Result<String> {
    let mut tables = distances::Tables::default();
    let materials: Vec<Material> = materials.iter().map(|material| material.canonical().0).collect();
    // Refuses positions without an answer before the tables are made, which may take an hour.
    let positions = fens.map(|path| covered(path, &materials)).transpose()?.unwrap_or_default();
    memory.afford(&materials, distances::bytes(&materials))?;
    let mut lines = String::new();
    for material in materials {
        let Counts { wins, losses } = tables.make(recipe, material)?.counts();
        lines += &format!("{{\"material\":\"{material}\",\"wins\":{wins:?},\"losses\":{losses:?}}}\n");
    }
    for (fen, position) in positions {
        let moves = tables.moves(position.placement()).with_context(|| format!("{fen} has no table"))?;
        lines += &format!("{{\"fen\":{fen:?},\"moves\":{moves}}}\n");
    }
    Ok(lines)
}

/// Reads the positions of a file, all of which the tables of these canonical materials must cover.
fn covered(path: &Path, materials: &[Material]) -> Result<Vec<(String, Position)>> {
    let positions = positions(path)?;
    let needed: Vec<Material> =
        materials.iter().flat_map(|&material| Tables::new().missing(material)).collect();
    for (line, (_, position)) in positions.iter().enumerate() {
        let material = Material::of(position.placement()).map(|material| material.canonical().0);
        let is_covered = material.is_some_and(|material| needed.contains(&material));
        ensure!(
            is_covered,
            "{}: the position belongs to none of the endings given, nor to one that they lead to",
            at(path, line)
        );
        ensure!(
            position.castling().index() == 0,
            "{}: the tables have no positions with castling rights",
            at(path, line)
        );
    }
    Ok(positions)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use plywright::recipe::{self, Entry};

    struct Judge(PathBuf);

    impl Entry for Judge {
        type Output = Result<String>;

        fn run<R: Recipe>(self, recipe: R) -> Result<String> {
            judge(recipe, &self.0, &Making::default())
        }
    }

    fn judged(name: &str, text: &str) -> Result<String> {
        let path = std::env::temp_dir().join(format!("plywright-{}-{name}.fen", std::process::id()));
        std::fs::write(&path, text).unwrap();
        let lines = recipe::enter(Judge(path.clone())).unwrap();
        std::fs::remove_file(path).unwrap();
        lines
    }

    #[test]
    fn positions_are_judged_for_the_side_to_move() {
        // A king in front of its pawn wins whoever moves; with a rook's pawn it does not.
        let (won, lost, drawn) = (
            "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1",
            "4k3/8/4K3/4P3/8/8/8/8 b - - 0 1",
            "k7/8/K7/P7/8/8/8/8 w - - 0 1",
        );
        let lines = judged("whole", &format!("{won}\n{lost}\n{drawn}\n")).unwrap();
        let line = |(fen, truth)| format!("{{\"fen\":\"{fen}\",\"truth\":\"{truth}\"}}\n");
        assert_eq!(lines, [(won, "win"), (lost, "loss"), (drawn, "draw")].map(line).concat());
        for (name, second) in [("torn", "8/8"), ("six", "4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1")] {
            let error = format!("{:#}", judged(name, &format!("{won}\n{second}\n")).unwrap_err());
            assert!(error.contains(", line 2"), "{error}");
        }
    }

    #[test]
    fn a_rules_line_has_every_count() {
        let accuracy = Accuracy {
            legal: 10,
            incorrect: 0,
            draws: 6,
            spotted: 5,
            wins: [3, 1],
            known: [2, 1],
            spoilt: 0,
        };
        let first = &plywright::endings::RULES[0];
        let line = rule(first.material, first.tree.len(), "all", &accuracy);
        let wanted = format!(
            "{{\"material\":\"KPK\",\"counted\":\"all\",\"bytes\":{},\"legal\":10,\"incorrect\":0,\"draws\":6,\"spotted\":5,\
             \"wins\":[3, 1],\"known\":[2, 1],\"spoilt\":0}}\n",
            first.tree.len()
        );
        assert_eq!(line, wanted);
    }
}
