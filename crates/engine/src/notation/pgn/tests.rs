use super::*;
use crate::notation::pgn::tags::MOST_TAGS;
use crate::recipe::Portable;
use proptest::{collection, prelude::*};
use std::io::BufReader;

fn games(text: impl AsRef<[u8]>) -> Vec<Game> {
    // The buffer holds three bytes, so that every element lies across its end somewhere.
    let input = BufReader::with_capacity(3, text.as_ref());
    Reader::new(Portable::PORTABLE, input).collect::<io::Result<_>>().unwrap()
}

fn moves(game: &Game) -> String {
    game.moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn fault(text: &str) -> String {
    let games = games(text);
    games[0].fault.as_ref().unwrap_or_else(|| panic!("{text} has no fault")).to_string()
}

#[test]
fn a_game_has_tags_moves_and_a_result() {
    let text = "[Event \"A \\\"good\\\" \\\\ one\"]\n[White \"X\"] [Black \"Y\"]\n[Result \"1-0\"]\n\n\
                1. e4 e5 2. Nf3 Nc6 3. Bb5 {Spanish} a6 4. Ba4 Nf6 5. O-O 1-0\n\n[Event \"2\"]\n\n1. d4 *\n";
    let found = games(text);
    assert_eq!(found.len(), 2);
    assert_eq!(moves(&found[0]), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1");
    assert_eq!(found[0].result, GameResult::WhiteWins);
    assert_eq!(found[0].tags.get("Event"), Some("A \"good\" \\ one"));
    assert_eq!((found[0].tags.get("Black"), found[0].line, found[0].number), (Some("Y"), 1, 1));
    assert_eq!((moves(&found[1]).as_str(), found[1].line, found[1].number), ("d2d4", 7, 2));
    assert!(found.iter().all(|game| game.fault.is_none()));
}

#[test]
fn comments_variations_glyphs_escapes_and_numbers_are_skipped() {
    let text = "% escape 1. a4\n1.e4{a comment\nover ( lines }e5;to the end 1-0\n\
                (1...c5 2.Nf3 (2.c3 d5 {)} (2...Nf6)) 2...d6) $1 $142 2.Nf3!? 17. ... Nc6 ?? ! 3 Bb5 (3. Zz9) 1/2-1/2";
    let found = games(text);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].fault, None);
    assert_eq!(moves(&found[0]), "e2e4 e7e5 g1f3 b8c6 f1b5");
    assert_eq!(found[0].result, GameResult::Draw);
}

#[test]
fn line_ends_marks_and_latin_letters_are_read() {
    for end in ["\n", "\r\n", "\r"] {
        let text = format!("[White \"M_ller\"]{end}{end}1. e4 ; _{end}1... e5{end}% x{end}0-1{end}")
            .replace('_', "\u{fc}");
        let latin: Vec<u8> = text.chars().map(|letter| letter as u8).collect();
        let marked = [&b"\xef\xbb\xbf"[..], text.as_bytes()].concat();
        for bytes in [text.as_bytes(), &latin, &marked] {
            let found = games(bytes);
            assert_eq!(found.len(), 1);
            assert_eq!((moves(&found[0]).as_str(), &found[0].fault), ("e2e4 e7e5", &None));
            assert_eq!(found[0].tags.get("White"), Some("M\u{fc}ller"));
            assert_eq!(found[0].result, GameResult::BlackWins);
        }
    }
    // A line that begins with the Latin-1 sign 0xb0 does not begin again after it, though the next
    // byte has column 1 too.
    let found = games(b"1. e4 {\xb0[Event \"x\"]\n} e5 {\n} ;\n\xb0% Nf3 *");
    assert_eq!((found.len(), moves(&found[0]).as_str()), (1, "e2e4 e7e5"));
    assert!(found[0].fault.as_ref().is_some_and(|fault| fault.to_string().contains("line 4, column 1:")));
    let utf16 = Reader::new(Portable::PORTABLE, &b"\xff\xfe1\0.\0"[..]).next().unwrap();
    assert!(utf16.unwrap_err().to_string().contains("UTF-16"));
}

#[test]
fn a_game_may_start_from_any_position() {
    let text = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 Kd7 *\n\
                [FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"0\"]\n\n1. e4 *\n";
    let found = games(text);
    assert_eq!((moves(&found[0]).as_str(), &found[0].fault), ("e2e4 e8d7", &None));
    assert_eq!(found[0].start.to_string(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let fault = found[1].fault.as_ref().unwrap().to_string();
    assert!(fault.contains("tag SetUp: `0` contradicts the position of the tag FEN before it"), "{fault}");
    let text = "[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. Nf3 *\n";
    assert_eq!(moves(&games(text)[0]), "g1f3");
}

#[test]
fn the_first_illegal_move_is_reported_and_the_next_game_is_read() {
    let text = "[Event \"1\"]\n\n1. e4 e5\n2. Nf3 Nc6 3. Bb5 a6 4. Bxb7 Nf6 5. O-O\n{ [Event \"no\"] } 1-0\n\n\
                [Event \"2\"]\n\n1. d4 d5 1/2-1/2\n";
    let found = games(text);
    assert_eq!(found.len(), 2);
    let fault = found[0].fault.as_ref().unwrap().to_string();
    assert_eq!(fault, "game 1, line 4, column 25: move 4. `Bxb7` is no move here: no bishop can go to b7");
    assert_eq!(moves(&found[0]), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
    assert_eq!(found[0].result, GameResult::WhiteWins);
    assert_eq!((found[1].number, moves(&found[1]).as_str(), &found[1].fault), (2, "d2d4 d7d5", &None));
}

#[test]
fn faults_are_reported_with_their_place() {
    for (text, expected) in [
        ("1. e4 e5 2. Ke3", "game 1, line 1, column 13: move 2. `Ke3` is no move here: no king can go to e3"),
        ("1. e4 Nc3", "line 1, column 7: move 1... `Nc3`"),
        ("1. e4 {never\nended", "line 1, column 7: the comment that begins here has no end"),
        ("1. e4 (1. d4 (1. c4)\n", "line 1, column 7: the variation that begins here has no end"),
        ("1. e4 (1. d4\n[Event \"2\"]\n\n1. c4 *", "line 1, column 7: the variation"),
        ("1. e4 ) e5", "column 7: unexpected `)`"),
        ("1. e4 } e5", "column 7: unexpected `}`"),
        ("1. e4 [x] e5", "column 7: unexpected `[`"),
        ("1. e4 \0 e5", "column 7: unexpected byte 0x00"),
        ("1. e4 <e5>", "column 7: unexpected `<`"),
        ("1. e4 -- 2. d4", "move 1... `--` is no move here"),
        ("1. e4 {\u{2658}\u{fc}} e6 Zz", "line 1, column 15: move 2. `Zz`"),
        ("1. \u{2658}f4", "move 1. `\\u{2658}f4` is no move here: no knight can go to f4"),
        ("1. e4 @@@@ e5", "column 7: unexpected byte 0x40"),
        ("1. e4 e5 2. Nf6=", "move 2. `Nf6=` is no move here"),
        ("1. e4 e5 2. Nf6N", "move 2. `Nf6N` is no move here"),
        ("1. e4 \u{2013}\u{2013} e5", "is no move here"),
        ("[Event \"x\n\n1. e4 *", "line 1, column 1: expected a tag"),
        ("[Event x]\n\n1. e4 *", "line 1, column 1: expected a tag"),
        ("[\"x\"]\n\n1. e4 *", "line 1, column 1: expected a tag"),
        ("[Event \"x\"", "line 1, column 1: expected a tag"),
        ("[Event \"x\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n", "line 2, column 1: tag FEN: FEN field 1"),
        ("[Variant \"Crazyhouse\"]\n1. e4 *", "line 1, column 1: tag Variant: `Crazyhouse` is another game"),
    ] {
        let found = fault(text);
        assert!(found.contains(expected), "{text}: {found}");
        assert!(!found.contains(['\n', '\r', '\0']), "{found}");
    }
}

#[test]
fn a_game_without_a_result_ends_where_the_next_one_begins() {
    let found = games("[Event \"1\"]\n[Result \"0-1\"]\n\n1. e4 e5\n\n  [Event \"2\"]\n1. d4\n");
    assert_eq!(found.iter().map(moves).collect::<Vec<_>>(), ["e2e4 e7e5", "d2d4"]);
    assert_eq!(
        found.iter().map(|game| game.result).collect::<Vec<_>>(),
        [GameResult::BlackWins, GameResult::Unknown]
    );
    assert!(found.iter().all(|game| game.fault.is_none()));
    assert!(games("").is_empty() && games("\r\n% nothing\n; nothing\n\x1a").is_empty());
    assert_eq!(games("1-0 0-1 *").len(), 3, "three games that were not played");
}

#[test]
fn a_game_without_moves_is_a_game_of_its_own() {
    let endgame = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for (between, second) in [("\n\n", "[Event \"2\"]"), ("\n% note\n", "[Round \"2\"]")] {
        let text = format!(
            "[Event \"1\"]\n[Round \"1\"]\n[FEN \"{endgame}\"]\n[Result \"0-1\"]{between}{second}\n\n1. d4 d5 *\n"
        );
        let found = games(&text);
        assert_eq!(found.iter().map(moves).collect::<Vec<_>>(), ["", "d2d4 d7d5"], "{text}");
        assert_eq!((found[0].start.to_string().as_str(), found[0].result), (endgame, GameResult::BlackWins));
        assert_eq!((found[1].number, found[1].line, &found[1].fault), (2, 6, &None));
        assert_eq!(found[1].start, Position::start());
    }
    // An empty line alone, or a repeated name alone, does not begin a game.
    for text in ["[Event \"1\"]\n\n[White \"x\"]\n1. e4 *", "[Event \"1\"]\n[Event \"2\"]\n1. e4 *"] {
        assert_eq!(games(text).len(), 1, "{text}");
    }
    let broken = games("[Event x]\n\n[Event \"2\"]\n1. e4 *");
    assert_eq!(broken.iter().map(|game| game.fault.is_some()).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn decisive_tags_are_kept_among_any_number_of_tags() {
    let many: String = (0..MOST_TAGS + 9).map(|index| format!("[T{index} \"x\"]\n")).collect();
    let tags = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[Result \"1-0\"]\n";
    let found = games(format!("{many}{}1. e4 Kd7\n", tags.repeat(1000)));
    assert_eq!(
        (found.len(), moves(&found[0]).as_str(), found[0].result),
        (1, "e2e4 e8d7", GameResult::WhiteWins)
    );
    assert_eq!(found[0].tags.iter().len(), MOST_TAGS + 3);
    assert!(fault(&format!("{many}[Variant \"Atomic\"]\n1. e4 *")).contains("another game"));
}

#[test]
fn an_open_comment_spoils_only_its_own_game() {
    let found =
        games("1. e4 {never\n[Event no]\n [Event \"no\"]\n[Event \"2\"] [Round \"1\"]\n1. d4 *\n1. c4 *");
    assert_eq!(found.iter().map(moves).collect::<Vec<_>>(), ["e2e4", "d2d4", "c2c4"]);
    let fault = found[0].fault.as_ref().unwrap().to_string();
    assert_eq!(fault, "game 1, line 1, column 7: the comment that begins here has no end");
    assert_eq!((found[1].tags.get("Event"), found[1].line), (Some("2"), 4));
    assert!(found[1..].iter().all(|game| game.fault.is_none()));
    // The tag that ends the comment may itself be malformed.
    let found = games("{\n[Event \"2\n1. d4 *\n");
    assert_eq!(found.iter().map(|game| game.fault.is_some()).collect::<Vec<_>>(), [true, true]);
}

#[test]
fn moves_are_read_in_every_notation() {
    for text in
        ["exd6 e.p.", "exd6e.p.", "exd6+ e.p.", "exd6 e.p.+", "exd6!e.p.", "exd6e.p...", "exd6 e.p. $1"]
    {
        let found = games(format!("1. e4 Nf6 2. e5 d5 3. {text} cxd6 1/2"));
        assert_eq!(moves(&found[0]), "e2e4 g8f6 e4e5 d7d5 e5d6 c7d6", "{text}: {:?}", found[0].fault);
        assert_eq!((found.len(), found[0].result), (1, GameResult::Draw));
    }
    assert!(fault("1. e4 e.p. e5").contains("`e.p.` is no move here"));
    for text in ["e8(Q)", "e8(q)+", "e8=Q", "e8/Q", "e8Q"] {
        let found = games(format!("[FEN \"8/k3P3/8/8/8/8/8/4K3 w - - 0 1\"]\n1. {text} (1. Kd2) Kb7 *"));
        assert_eq!((moves(&found[0]).as_str(), &found[0].fault), ("e7e8q a7b7", &None), "{text}");
    }
    // Here the bracket begins a variation and not a promotion.
    let found = games("[FEN \"4k3/8/8/8/8/8/r7/4K3 b - - 0 1\"]\n1... Ra1 2. Kd2 (a1(Nf3) x) Ra2 *");
    assert_eq!((moves(&found[0]).as_str(), &found[0].fault), ("a2a1 e1d2 a1a2", &None));
    assert_eq!(moves(&games("1.e4...e5 2.Nf3. Nc6... 3.Bb5 *")[0]), "e2e4 e7e5 g1f3 b8c6 f1b5");
}

#[test]
fn deep_and_long_texts_are_read() {
    let deep = format!("1. e4 {}{} e5 *", "(1. d4 ".repeat(100_000), ")".repeat(100_000));
    let open = format!("1. e4 {}", "(".repeat(100_000));
    let long = format!("1. e4 {{{}}} {} e5 *", "x".repeat(1 << 20), "$1 ".repeat(100_000));
    let word = format!("1. e4 {} e5 *", "N".repeat(1 << 20));
    let tag = format!("[Event \"{}\"]\n1. e4 e5 *", "\" ".repeat(1 << 19));
    for text in [&deep, &long, &tag] {
        let found = games(text);
        assert_eq!((found.len(), moves(&found[0]).as_str(), &found[0].fault), (1, "e2e4 e7e5", &None));
        assert!(found[0].tags.iter().all(|(_, value)| value.len() <= LONGEST_VALUE));
    }
    assert!(fault(&open).contains("has no end"));
    assert!(fault(&word).len() < 200);
    let many = "[A \"b\"]".repeat(10_000);
    assert!(games(&many)[0].tags.iter().len() <= 64);
    let endless = "Nf3 Nf6 Ng1 Ng8 ".repeat(LONGEST_GAME.div_ceil(4) + 1);
    assert_eq!(games(&endless)[0].moves.len(), LONGEST_GAME);
    assert!(fault(&endless).contains("17697 plies"));
}

/// Pieces of PGN, valid and invalid.
#[rustfmt::skip]
const PIECES: [&str; 43] = [
    "[Event \"x\"]", "[Event \"", "[Round \"1\"]", "[FEN \"8/k3P3/8/8/8/8/8/4K3 w - - 0 1\"]", "[SetUp \"0\"]", "\"]", "[", "]", "\n", "\r\n",
    "\n\n", " ", "{", "}", "(", ")", ";", "%", "$1", "1.", "...", "e4", "e5", "d5", "exd6", "e.p.", "e8", "(Q)", "a1", "Nf3", "1-0", "1/2", "*",
    "\u{fc}", "\0", "\\", "\u{feff}", "\u{2658}", "\u{2013}", "=", "N", "[Round 1]", "<>",
];

proptest! {
    /// The result does not depend on where a buffer ends, and every fault is one short line.
    #[test]
    fn the_size_of_the_buffer_changes_nothing(pieces in collection::vec(0..PIECES.len(), 0..60)) {
        let text: String = pieces.iter().map(|&index| PIECES[index]).collect();
        let whole: Vec<Game> = Reader::new(Portable::PORTABLE, text.as_bytes()).collect::<io::Result<_>>().unwrap();
        let parts = games(&text);
        prop_assert_eq!(whole.len(), parts.len());
        for (number, (game, part)) in (1..).zip(whole.iter().zip(&parts)) {
            prop_assert_eq!((number, &game.moves, &game.tags, &game.fault), (part.number, &part.moves, &part.tags, &part.fault));
            let fault = game.fault.as_ref().map(ToString::to_string).unwrap_or_default();
            prop_assert!(!fault.contains(['\n', '\r', '\0']) && fault.len() < 500, "{:?}", fault);
        }
    }
}

const SIX: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6";

/// Asserts that the text is one game with the six plies of [`SIX`] and without a fault.
fn assert_whole(text: impl AsRef<[u8]>) {
    let shown = String::from_utf8_lossy(text.as_ref()).into_owned();
    let found = games(text);
    let plies: Vec<_> = found.iter().map(moves).collect();
    assert_eq!(plies, [SIX], "{shown}: {:?}", found.iter().map(|game| &game.fault).collect::<Vec<_>>());
    assert_eq!(found[0].fault, None, "{shown}");
}

/// Text that says nothing about the main line, with the blanks that it needs.
const ASIDES: [&str; 13] = [
    "{}",
    "{a}",
    "{ (1. c4 1-0 }",
    "{\n[%clk 0:01]\n; x }",
    "{ [ }",
    "; { ( }\n",
    ";\n",
    "\n% { (\n",
    " $1 ",
    " () ",
    "({} 1. c4 {x} {y} ; )\n 0-1)",
    "(c4 (1. d4 {)}) * {}) ",
    "\r\n\t",
];

proptest! {
    #[test]
    fn any_number_and_order_of_comments_loses_no_move(
        asides in collection::vec(collection::vec(0..ASIDES.len(), 0..5), 10),
    ) {
        let words = ["", "1.", "e4", "e5", "2.", "Nf3", "Nc6", "3.Bb5", "a6", "*"];
        let aside = |kinds: &Vec<usize>| kinds.iter().map(|&kind| ASIDES[kind]).collect::<String>();
        assert_whole(words.iter().zip(&asides).map(|(word, kinds)| format!("{} {word}", aside(kinds))).collect::<String>());
    }
}

#[test]
fn the_content_of_a_variation_loses_no_move() {
    for odd in [
        "<>",
        "@@@@",
        "<e5>",
        "}",
        "]",
        "[",
        "[x]",
        "\"",
        "\0",
        "&",
        "|^",
        "%",
        "--",
        "Z0",
        "...",
        "*",
        "1-0",
        "{)} 2. c3",
        "; )\n",
        "$",
        "?!",
        "\n[%clk 0:01]",
        "\n[ 2. c3 ]\n",
        "\n[%eval 0.3] 2. c3\n",
        "\n[Event] 2. c3",
        "\\",
        "\u{fc}\u{2658}\u{bd}",
        "\x07",
        "=>",
        ",",
        "'x'",
        "(<> (@@@@) ])",
        "Nf9",
        "e9=Q=Q",
    ] {
        assert_whole(format!("1. e4 e5 (1... c5 {odd} 2. d4) 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2"));
        assert_whole(format!("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 ({odd}) *"));
    }
    for odd in [
        "<>",
        "@@@@",
        ")",
        "(",
        "[x]",
        "{",
        "[Event",
        "\n[Event no]",
        "\n [Event \"no\"]",
        "\0",
        "$1",
        "%",
        "--",
        "1-0",
        "\u{feff}",
        "\u{ef}",
    ] {
        assert_whole(format!("1. e4 e5 {{ {odd} }} 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2"));
    }
    // An unclosed variation still ends before the next game, and so does an unclosed comment within
    // a variation.
    for open in ["(1... c5 <>", "(1... c5 (2. c3", "(1... c5 {x"] {
        let found = games(format!("1. e4 e5 {open}\n\n[Event \"2\"]\n[Round \"1\"]\n\n1. d4 *\n"));
        assert_eq!(found.iter().map(moves).collect::<Vec<_>>(), ["e2e4 e7e5", "d2d4"], "{open}");
        assert!(
            found[0].fault.as_ref().is_some_and(|fault| fault.to_string().contains("has no end")),
            "{open}"
        );
        assert_eq!(
            (found[1].tags.get("Event"), found[1].tags.get("Round"), &found[1].fault),
            (Some("2"), Some("1"), &None)
        );
    }
}

#[test]
fn a_comment_in_a_comment_loses_no_move() {
    for comment in [
        "{ a { b } c }",
        "{ a { b } e5 2. d4 }",
        "{{{a} b} c}",
        "{ a { b }",
        "{ a { b } (",
        "{ a { b }\r\nc }",
        "{ { } ; x }",
    ] {
        let is_open = comment.ends_with('(');
        let text =
            format!("1. e4 e5 {comment}{} 2. Nf3 Nc6 3. Bb5 a6 *", if is_open { "1... c5)" } else { "" });
        assert_whole(&text);
        // A comment may have more opening than closing braces. If another comment follows, the text
        // between the two is movetext.
        assert_whole("1. e4 e5 { a { b } 2. Nf3 { x } Nc6 3. Bb5 { y } a6 *");
        let found = games(format!("1. e4 {{ a {{ b }} e5 *\n\n[Event \"}}\"]\n\n1. d4 {comment} d5 *"));
        assert_eq!(found[0].moves.len(), 2, "{comment}");
        assert!(is_open || moves(&found[1]) == "d2d4 d7d5", "{comment}: {:?}", found[1].fault);
    }
    let far = format!("1. e4 {{ a {{ b }} e5 2. Nf3 {} Nc6 3. Bb5 a6 }} *", " ".repeat(5_000));
    assert_eq!(moves(&games(&far)[0]), SIX, "a brace so far away ends no comment");
    let many = format!("1. e4 e5 {} 2. Nf3 Nc6 3. Bb5 a6 *", "{ { } x } ".repeat(100_000));
    assert_whole(many);
}

#[test]
fn a_value_over_two_lines_loses_no_move() {
    let movetext = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0";
    for (tag, value) in [
        ("[Event \"A long\nname\"]", "A long name"),
        ("[Event \"A long\r\nname\"  ]  ", "A long name"),
        ("[Event \"1. e4\n1. e4\" ]", "1. e4 1. e4"),
        ("[Event \"\nname\"]", " name"),
        ("[Event \"a\n\"]", "a "),
    ] {
        for end in ["\n", "\r\n"] {
            let found = games(format!(
                "{tag}{end}[Site \"s\"]{end}{end}{movetext}{end}{end}[Event \"2\"]{end}{end}1. d4 *"
            ));
            assert_eq!(found.iter().map(moves).collect::<Vec<_>>(), [SIX, "d2d4"], "{tag}");
            assert_eq!(
                (found[0].tags.get("Event"), found[0].tags.get("Site")),
                (Some(value), Some("s")),
                "{tag}"
            );
            let fault = found[0].fault.as_ref().map(ToString::to_string).unwrap_or_default();
            assert!(fault.contains("line 1, column 1: expected a tag"), "{tag}: {fault}");
        }
    }
    let fen = games("[FEN \"4k3/8/8/8/8/8/4P3/4K3\nw - - 0 1\"]\n\n1. Kd2 *");
    assert_eq!(moves(&fen[0]), "e1d2");
    // A value without an end swallows no movetext.
    let found = games(format!("[Event \"x\n{movetext}\n\n[Event \"2\"]\n\n1. d4 *"));
    assert_eq!(found.iter().map(moves).collect::<Vec<_>>(), [SIX, "d2d4"]);
    assert_eq!(found[0].tags.get("Event"), Some("x"));
}

#[test]
fn a_foreign_fen_in_a_tag_loses_no_move() {
    for fen in ["4k3/8/8/8/8/8/4P3/4K3 w - - 3", "4k3/8/8/8/8/8/4P3/4K3 w KQkq e6 3 1"] {
        let found = games(format!("[FEN \"{fen}\"]\n\n1. Kd2 Kd7 *"));
        assert_eq!((moves(&found[0]).as_str(), &found[0].fault), ("e1d2 e8d7", &None), "{fen}");
        assert_eq!(found[0].start.to_string(), "4k3/8/8/8/8/8/4P3/4K3 w - - 3 1");
    }
}

#[test]
fn a_malformed_tag_loses_no_move() {
    let movetext = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0";
    for (tag, name, value) in [
        ("[Round 1]", "Round", Some("1")),
        ("[Round 1", "Round", Some("1")),
        ("[Round \"1\"", "Round", Some("1")),
        ("[Round \"1\" ", "Round", Some("1")),
        ("[Round \"1", "Round", Some("1")),
        ("[Round \"1]", "Round", Some("1]")),
        ("[Round '1']", "Round", Some("1")),
        ("[Round \u{201c}1\u{201d}]", "Round", Some("1")),
        ("[Round \"1\"]]", "Round", Some("1")),
        ("[Round]", "Round", Some("")),
        ("[]", "Round", None),
        ("[", "Round", None),
        ("[\"1\"]", "Round", None),
        ("[%round 1]", "Round", None),
        ("[Round: \"1\"]", "Round", Some(": \"1")),
        ("[Round 1] [White \"x\"]", "White", Some("x")),
    ] {
        for before in ["", "[Event \"x\"]\n"] {
            let text = format!("{before}{tag}\n[Site \"s\"]\n\n{movetext}\n\n[Event \"2\"]\n\n1. d4 *\n");
            let found = games(&text);
            assert_eq!(found.iter().map(moves).collect::<Vec<_>>(), [SIX, "d2d4"], "{text}");
            assert_eq!((found[0].tags.get(name), found[0].tags.get("Site")), (value, Some("s")), "{text}");
            let fault = found[0].fault.as_ref().map(ToString::to_string).unwrap_or_default();
            assert!(fault.contains("expected a tag"), "{text}: {fault}");
            assert_eq!((found[0].result, &found[1].fault), (GameResult::WhiteWins, &None));
        }
    }
    for tag in [
        "[FEN \"\"]",
        "[FEN \" \"]",
        "[FEN \"?\"]",
        "[FEN \"-\"]",
        "[SetUp \"1\"]\n[FEN \"\"]",
        "[Variant \"?\"]",
        "[Variant \"\"]",
        "[SetUp \"\"]",
    ] {
        assert_whole(format!("{tag}\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"));
    }
    // Tags that decide the start position or the variant take effect even if malformed.
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for tag in
        [format!("[FEN {fen}]"), format!("[FEN \"{fen}\""), format!("[FEN \"{fen}"), format!("[FEN '{fen}']")]
    {
        let found = games(format!("{tag}\n\n1. Kd2 Kd7 *"));
        assert_eq!(
            (moves(&found[0]).as_str(), found[0].start.to_string().as_str()),
            ("e1d2 e8d7", fen),
            "{tag}"
        );
    }
    assert_eq!(moves(&games("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - -\"]\n\n1. Kd2 Kd7 *")[0]), "e1d2 e8d7");
    assert!(fault("[Variant Atomic]\n1. e4 *").contains("`Atomic` is another game"));
    // The fault that costs moves is the one that is reported.
    assert!(fault("[Round 1]\n\n1. e4 Nc3 *").contains("move 1... `Nc3`"));
}

#[test]
fn signs_of_evaluation_lose_no_move() {
    for sign in [
        "=",
        "+-",
        "-+",
        "+=",
        "=+",
        "+/-",
        "-/+",
        "+/=",
        "=/+",
        "N",
        "TN",
        "D",
        "RR",
        "+",
        "++",
        "#",
        "-",
        "/",
        "~",
        "^",
        "$1",
        "$",
        "!",
        "?!",
        "!!",
        "\u{b1}",
        "\u{2213}",
        "\u{2a72}",
        "\u{2a71}",
        "\u{221e}",
        "\u{2192}",
        "\u{25a1}",
        "\u{2313}",
        "\u{2026}",
        "\u{2013}",
        "=N",
        "(=)",
        "\u{26aa}\u{fe0f}",
    ] {
        assert_whole(format!("1. e4 {sign} e5 {sign} 2. Nf3 Nc6 {sign} {sign} 3. {sign} Bb5 a6 {sign} 1-0"));
        let behind = if sign.starts_with('(') || sign == "RR" { "=" } else { sign };
        assert_whole(format!("1. e4{behind} e5 2. Nf3{behind} Nc6 3. Bb5{behind} a6{behind} 1-0"));
    }
    assert_whole("1. \u{25a1}e4 e5 2. \u{2193}Nf3 Nc6 3. Bb5!=N a6 *");
    assert_whole(b"1. e4\xb1 e5 \xb1 2. Nf3 Nc6 \xb1 3. Bb5 a6\xb1 *");
    // A promotion is not an evaluation sign.
    let found = games("[FEN \"8/k3P3/8/8/8/8/8/4K3 w - - 0 1\"]\n1. e8N= Kb7 *");
    assert_eq!((moves(&found[0]).as_str(), &found[0].fault), ("e7e8n a7b7", &None));
    assert!(
        fault("[FEN \"8/k3P3/8/8/8/8/8/4K3 w - - 0 1\"]\n1. e8= Kb7 *").contains("`e8=` is no move here")
    );
}

#[test]
fn figurines_dashes_and_half_signs_are_read() {
    for text in [
        "1. e4 e5 2. \u{2658}f3 \u{265e}c6 3. \u{2657}b5 a6 *",
        "1. \u{2659}e4 \u{265f}e5 2. \u{2658}\u{fe0e}f3 \u{2658}c6 3. \u{265d}b5= \u{265f}a6 *",
        "1. e2\u{2013}e4 e7\u{2014}e5 2. \u{2658}g1\u{2212}f3 Nb8\u{2010}c6 3. Bf1\u{2011}b5 a7\u{2012}a6 *",
        "1.e4 1\u{2026}e5 2.Nf3 2\u{2026} Nc6 3.Bb5 \u{2026}a6 *",
    ] {
        assert_whole(text);
    }
    for dash in ["-", "\u{2010}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}"] {
        for zero in ["O", "0"] {
            let [short, long] = [2, 3].map(|count| [zero].repeat(count).join(dash));
            let text = format!(
                "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n1. {short} {long}= 1{dash}0\n\n1. e4 *"
            );
            let found = games(&text);
            assert_eq!(found.iter().map(moves).collect::<Vec<_>>(), ["e1g1 e8c8", "e2e4"], "{text}");
            assert_eq!((found[0].result, &found[0].fault), (GameResult::WhiteWins, &None), "{text}");
        }
        for half in ["1/2", "\u{bd}"] {
            let found =
                games(format!("1. e4 e5 {half}{dash}{half}\n\n[Result \"{half}{dash}{half}\"]\n\n1. d4 *"));
            assert_eq!(found.len(), 2, "{half}{dash}");
            assert!(
                found.iter().all(|game| game.result == GameResult::Draw && game.fault.is_none()),
                "{half}{dash}"
            );
        }
    }
    assert_eq!(games("1. e4 \u{bd} 1. d4 *").len(), 2);
    let latin = games(b"1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O\x96O \xbd-\xbd\n\n1. d4 0\x961\n");
    assert_eq!(latin.iter().map(|game| game.moves.len()).collect::<Vec<_>>(), [7, 1]);
    assert_eq!((latin[0].result, latin[1].result), (GameResult::Draw, GameResult::BlackWins));
}

#[test]
fn a_byte_order_mark_before_any_game_is_skipped() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let second = format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n\n1. Kd2 Kd7 *\n");
    let mark = "\u{feff}";
    for first in [
        "[Event \"1\"]\n\n1. e4 e5 1-0\n",
        "[Event \"1\"]\n\n1. e4 e5 1-0\n\n",
        "1. e4 e5 1-0",
        "1. e4 e5\n",
        "1. e4 e5",
        "1. e4 e5 *\r\n",
        "1. e4 e5 ; x\n",
        "1. e4 e5 {x}",
        "1. e4 e5 (1... c5)",
        "1. e4 e5 2.",
    ] {
        for first in [first.to_owned(), format!("{mark}{first}")] {
            for marks in [mark.to_owned(), mark.repeat(2), format!("{mark}\n"), format!("{mark}\r\n  {mark}")]
            {
                let text = format!("{first}{marks}{second}{mark}{second}");
                let found = games(&text);
                let plies: Vec<_> = found.iter().map(moves).collect();
                assert_eq!(plies, ["e2e4 e7e5", "e1d2 e8d7", "e1d2 e8d7"], "{text:?}");
                assert!(found.iter().all(|game| game.fault.is_none()), "{text:?}");
                assert!(found[1..].iter().all(|game| game.start.to_string() == fen), "{text:?}");
            }
        }
    }
    // Byte-order marks are also skipped within a game, and before games that have only movetext.
    assert_whole(format!("1. e4 e5\n{mark}2. Nf3{mark} Nc6 {mark}3. Bb5 a6{mark}1-0"));
    let found = games(format!("1. e4 1-0\n{mark}1. d4 0-1{mark}{mark}1. c4 *{mark}"));
    assert_eq!(found.iter().map(moves).collect::<Vec<_>>(), ["e2e4", "d2d4", "c2c4"]);
    let found = games(format!("1. e4 {{never\n{mark}[Event \"2\"]\n\n1. d4 *\n"));
    assert_eq!(found.iter().map(moves).collect::<Vec<_>>(), ["e2e4", "d2d4"]);
    // The beginning of a byte-order mark alone is not such a mark.
    for text in [&b"1. e4 \xef\xbb e5 *"[..], b"1. e4 \xefe5 *"] {
        assert!(
            games(text)[0]
                .fault
                .as_ref()
                .is_some_and(|fault| fault.to_string().contains("column 7: move 1..."))
        );
    }
}

#[test]
fn blanks_outside_ascii_separate_words() {
    let game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *";
    for blank in ["\u{a0}", "\u{2003}", "\u{202f}", "\u{3000}", "\u{200b}", "\u{a0}\u{a0}", "\u{a0} \u{2009}"]
    {
        assert_whole(game.replace(' ', blank));
        assert_whole(format!("{blank}{}", game.replace(' ', &format!("{blank} "))));
    }
    assert_whole("\u{200e}1. e4 e5\u{200f} 2. Nf3 Nc6\u{a0}\u{b1} 3. Bb5 {\u{a0}} a6\u{2060} *");
    let latin: Vec<u8> = game.bytes().map(|byte| if byte == b' ' { 0xa0 } else { byte }).collect();
    assert_whole(latin);
    for (text, expected) in [
        ("1. e4 a6 2. e5 d5 3. exd6 e.p.\u{a0}Nf6 *", "e2e4 a7a6 e4e5 d7d5 e5d6 g8f6"),
        ("1. e4 a6 2. e5 d5 3. exd6e.p.\u{2009}Nf6 *", "e2e4 a7a6 e4e5 d7d5 e5d6 g8f6"),
        ("[FEN \"8/4P3/8/8/2k5/8/8/4K3 w - - 0 1\"]\n\n1. e8(Q)\u{a0}Kd3 *", "e7e8q c4d3"),
        ("[FEN \"8/4P3/8/8/2k5/8/8/4K3 w - - 0 1\"]\n\n1. e8(Q)\u{b1} Kd3 *", "e7e8q c4d3"),
    ] {
        let found = games(text);
        assert_eq!((found.len(), moves(&found[0]).as_str()), (1, expected), "{text}");
        assert_eq!(found[0].fault, None, "{text}");
    }
}

#[test]
fn interface_commands_outside_comments_lose_no_move() {
    assert_whole("1. e4 [%clk 0:01] e5 [%eval 1.0][%emt 3] 2. Nf3 Nc6 3. Bb5 a6 [%clk 0:01] *");
    assert_whole("1. e4\n[%clk 0:01]\ne5\n[%eval 1.0\n2. Nf3 Nc6 3. Bb5 a6\n[%clk 2] *");
    assert_whole("[%eval 0.2]\n[Event \"x\"]\n\n[%clk 0:10]\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n[%emt 3]\n");
    let found =
        games("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n[%clk 0:01]\n\n[Event \"2\"]\n[%csl Ge4]\n\n1. d4 *\n");
    assert_eq!(found.iter().map(moves).collect::<Vec<_>>(), [SIX, "d2d4"]);
    assert!(found.iter().all(|game| game.fault.is_none()));
}
