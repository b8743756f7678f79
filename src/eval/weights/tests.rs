//! What the table promises.

use super::*;

macro_rules! every_variant_holds_the_values {
    ({} $(($file:ident, $variant:ident))*) => {
        #[test]
        fn every_variant_holds_the_values() {
            $({
                use crate::score::$variant as Variant;
                let weights = <Variant as Score>::tables::<Family>();
                let built = Values::SHIPPED.weights::<Variant>().unwrap();
                let pair = |score: Variant| (score.mg(), score.eg());
                assert_eq!(pair(weights.tempo), Values::SHIPPED.tempo);
                assert_eq!(weights.material.map(pair), Values::SHIPPED.material);
                assert_eq!(weights.queen_mobility.map(pair), Values::SHIPPED.queen_mobility);
                assert_eq!(weights.danger_attacker, Values::SHIPPED.danger_attacker);
                // The table that is built at run time is the one that was stamped at compile time.
                assert_eq!(format!("{built:?}"), format!("{weights:?}"));
            })*
        }
    };
}
score_variants!(every_variant_holds_the_values {});

#[test]
fn boards_are_mirrored() {
    let weights = Values::SHIPPED.weights_by(|_, mg, eg| (mg, eg));
    for (board, half) in weights.squares.iter().zip(&Values::SHIPPED.squares) {
        for square in 0..64 {
            assert_eq!(board[square], board[square ^ 7]);
        }
        assert_eq!((board[0], board[3], board[60]), (half[0], half[3], half[31]));
    }
}

#[test]
fn scores_are_built_with_the_index_of_their_numbers() {
    let numbers = Values::SHIPPED.numbers();
    let mut pairs = 0;
    let _ = Values::SHIPPED.weights_by(|at, mg, eg| {
        assert_eq!((numbers[at], numbers[at + 1]), (mg, eg));
        pairs += 1;
    });
    let plain: usize = ENTRIES.iter().filter(|entry| entry.kind == Kind::Number).map(Entry::len).sum();
    assert_eq!(2 * pairs + plain, numbers.len());
    assert_eq!(Values::from_numbers(&numbers), Values::SHIPPED);
}

#[test]
fn the_shipped_file_is_what_its_writer_makes_of_its_values() {
    assert!(include_str!("shipped.rs") == Values::SHIPPED.to_source(), "run `cargo tune write`");
}

#[test]
fn no_sum_of_shipped_weights_leaves_the_limit() {
    assert_eq!(Values::SHIPPED.check(), Ok(()));
    const { assert!(super::super::LIMIT < i16::MAX as i32) };
}

#[test]
fn weights_that_could_add_up_to_too_much_are_refused() {
    let mut heavy = Values::SHIPPED;
    heavy.material = [(0, 2_000); 5];
    let error = heavy.weights::<crate::score::Packed>().unwrap_err();
    assert!(error.to_string().contains("largest part of it is that of `material`"), "{error}");
    heavy.material = [(2_001, 0); 5];
    let error = heavy.check().unwrap_err();
    assert_eq!(error.to_string(), "`material` has 2001, but may be from 0 to 2000");
}

#[test]
fn the_numbers_are_of_a_game_of_chess() {
    fn climbs(row: &[Pair]) -> bool {
        row.first().zip(row.last()).is_some_and(|(first, last)| first.0 < last.0 && first.1 < last.1)
    }
    let values = Values::SHIPPED;
    assert!(climbs(&values.knight_mobility) && climbs(&values.bishop_mobility));
    assert!(climbs(&values.rook_mobility) && climbs(&values.queen_mobility));
    assert!(climbs(&values.passed[1..7]) && climbs(&values.material));
    // The search's margins are sized for a pawn of about a hundred.
    assert!((80..=125).contains(&values.material[0].1));
}

#[test]
fn lines_that_are_written_are_not_too_long() {
    for line in Values::SHIPPED.to_toml().lines().chain(Values::SHIPPED.to_source().lines()) {
        assert!(line.starts_with("//!") || line.chars().count() <= 100, "{line}");
    }
}

#[cfg(feature = "weights-runtime")]
mod toml {
    use super::*;

    /// The shipped table with one change, which must be one.
    fn changed(from: &str, to: &str) -> String {
        let text = Values::SHIPPED.to_toml();
        let changed = text.replacen(from, to, 1);
        assert_ne!(text, changed, "{from}");
        changed
    }

    #[track_caller]
    fn refused(text: &str, place: (usize, usize), part: &str) {
        let error = Values::from_toml(text).unwrap_err();
        assert_eq!((error.line, error.column), place, "{error}");
        assert!(error.to_string().contains(part) && !error.to_string().contains('\n'), "{error}");
    }

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(Values::from_toml(&Values::SHIPPED.to_toml()), Ok(Values::SHIPPED));
        let mut other = Values::SHIPPED;
        other.tempo = (33, -7);
        other.squares[5][31] = (1, 2);
        other.danger_hit = 9;
        assert_eq!(Values::from_toml(&other.to_toml()), Ok(other));
    }

    #[test]
    fn the_order_and_the_layout_are_free() {
        let text = Values::SHIPPED.to_toml();
        let mut parts: Vec<&str> = text.split("\n\n").collect();
        parts.reverse();
        let mut lines: Vec<String> = parts.join("\n\n").lines().map(str::to_owned).collect();
        for line in lines.iter_mut().filter(|line| !line.starts_with('#')) {
            *line = line.replace(", ", "  ,\n ") + "# here";
        }
        assert_eq!(Values::from_toml(&lines.join("\r\n")), Ok(Values::SHIPPED));
    }

    #[test]
    fn what_is_wrong_is_refused_with_its_place() {
        let (mg, eg) = Values::SHIPPED.tempo;
        let tempo = format!("tempo = [{mg}, {eg}]");
        let line = Values::SHIPPED.to_toml().lines().position(|line| line == tempo).unwrap() + 1;
        let mut wrong = Vec::new();
        for (to, column, part) in [
            ("temp = [1, 2]", 1, "no weight `temp`"),
            ("tempo = [1, 2, 3]", 9, "`tempo`: expected a midgame and an endgame value, found a list of 3"),
            ("tempo = 5", 9, "found integer"),
            ("tempo = [1, 2.5]", 13, "expected a whole number from -500 to 500, found float"),
            ("tempo = [1, 501]", 13, "expected a whole number from -500 to 500, found `501`"),
            ("tempo = [1, -0x1]", 0, ""),
            ("tempo = [1, 99999999999999999999]", 13, "found `99999999999999999999`"),
            ("tempo = [1, \"é\", 2]", 9, "found a list of 3"),
            ("tempo = [\"é\", true]", 10, "found string"),
            ("tempo = [1, 2", 0, ""),
            ("tempo = [1, 2]\ntempo = [1, 2]", 1, "duplicate"),
            ("[tempo]", 1, "found table"),
        ] {
            let error = Values::from_toml(&changed(&tempo, to)).expect_err(to);
            // What is no TOML is told in the parser's words.
            let placed = part.is_empty() || error.column == column && error.reason.contains(part);
            if error.line < line || !placed || error.reason.contains('\n') {
                wrong.push(format!("{to}: {error}"));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
        refused("", (1, 1), "the weight `tempo` is missing");
        refused("# nothing\n\n", (1, 10), "the weight `tempo` is missing");
        refused("tempo = [1, 2]\n", (1, 15), "the weight `material` is missing");
        for text in [
            "\0".to_owned(),
            format!("tempo = {}", "[".repeat(100_000)),
            format!("tempo{}=1", ".a".repeat(99_999)),
        ] {
            let error = Values::from_toml(&text).unwrap_err().to_string();
            assert!(error.starts_with("line 1, column ") && !error.contains('\n'), "{error}");
        }
        let mut heavy = Values::SHIPPED;
        heavy.material = [(0, 2_000); 5];
        let place = |text: &str, key: &str| text.lines().position(|line| line.starts_with(key)).unwrap() + 1;
        let text = heavy.to_toml();
        refused(&text, (place(&text, "material"), 1), "the endgame values could add up to");
        heavy.material = [(0, 0); 5];
        heavy.hanging = (499, 0);
        heavy.threat_by_pawn = (499, 0);
        heavy.threat_by_minor = [(499, 0); 5];
        heavy.rook_threat_queen = (499, 0);
        heavy.threat_by_king = (500, 0);
        let text = heavy.to_toml();
        refused(
            &text,
            (place(&text, "threat_by_king"), 1),
            "the largest part of it is that of `threat_by_king`",
        );
    }

    #[test]
    fn bytes_are_read_as_far_as_they_are_text() {
        assert_eq!(Values::from_bytes(Values::SHIPPED.to_toml().as_bytes()), Ok(Values::SHIPPED));
        for (bytes, place) in [
            (&b"\xff\xfet\0"[..], (1, 1)),
            (b"# two\n# \xc3\xa9 \xe9\n", (2, 5)),
            (b"tempo = [1, 2]\xc3", (1, 15)),
        ] {
            let error = Values::from_bytes(bytes).unwrap_err();
            assert_eq!((error.line, error.column), place, "{error}");
            assert_eq!(error.reason, "the text is not UTF-8 from here on");
        }
    }
}
