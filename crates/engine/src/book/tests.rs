use super::*;
use crate::notation::pgn;
use crate::recipe::Portable;

const LINES: &str = include_str!("lines.pgn");

fn built(text: &str, min_games: u32, format: Format) -> Built {
    let mut builder = Builder::new(40);
    for game in pgn::Reader::new(Portable::PORTABLE, text.as_bytes()) {
        let game = game.unwrap();
        assert_eq!(game.fault, None);
        builder.add(Portable::PORTABLE, &game).unwrap();
    }
    builder.finish(min_games, format)
}

fn book(text: &str, format: Format) -> Book {
    Book::from_bytes(built(text, 1, format).bytes).unwrap()
}

fn after(moves: &str) -> Position {
    let mut position = Position::start();
    for text in moves.split_whitespace() {
        let mv = crate::movegen::parse_san(Portable::PORTABLE, &position, text).unwrap();
        let _ = position.make(mv);
    }
    position
}

/// The moves of a position with their weights, such as `e2e4 3, d2d4 1`.
fn page(book: &mut Book, position: &Position) -> String {
    let page = book.probe(Portable::PORTABLE, position).unwrap();
    assert!(page.refused.is_empty(), "{:?}", page.refused);
    page.moves.iter().map(|it| format!("{} {}", it.mv, it.weight)).collect::<Vec<_>>().join(", ")
}

#[test]
fn the_internal_book_is_built_from_its_lines() {
    let built = built(LINES, 1, Format::Compact);
    assert!(built.bytes == INTERNAL, "build it anew: the command stands at the head of lines.pgn");
    assert_eq!(built.summary.clashes + built.summary.lost + built.summary.rare, 0);
    let mut book = Book::internal();
    let survey = survey(Portable::PORTABLE, &mut book, &built.roots).unwrap();
    assert_eq!(built.survey(Portable::PORTABLE).unwrap(), survey);
    assert_eq!((survey.moves, survey.illegal), (book.entries(), 0), "every entry is reached, and legal");
    assert_eq!((survey.moves, survey.positions), (built.summary.entries, built.summary.positions));
    let first = book.probe(Portable::PORTABLE, &Position::start()).unwrap();
    assert!(first.moves.len() >= 4 && first.moves[0].weight > 1);
}

#[test]
fn moves_are_weighted_by_their_results() {
    let text = "1. e4 e5 1-0\n\n1. e4 c5 1/2-1/2\n\n1. e4 e5 *\n\n1. d4 d5 0-1\n\n1. c4 0-1\n";
    for format in [Format::Compact, Format::Polyglot] {
        let mut book = book(text, format);
        assert_eq!((book.format(), book.entries()), (format, 4));
        assert_eq!(page(&mut book, &Position::start()), "e2e4 4", "a move that only lost is left out");
        assert_eq!(page(&mut book, &after("e4")), "c7c5 1, e7e5 1");
        assert_eq!(page(&mut book, &after("d4")), "d7d5 2");
        assert_eq!(page(&mut book, &after("e4 e5")), "");
    }
    let summary = built(text, 2, Format::Compact).summary;
    assert_eq!((summary.games, summary.entries, summary.rare, summary.lost), (5, 2, 4, 0));
}

#[test]
fn positions_are_merged_over_games_and_orders_of_moves() {
    let text = "1. d4 Nf6 2. c4 e6 3. Nc3 1-0\n\n1. c4 e6 2. d4 Nf6 3. Nf3 1-0\n\n[FEN \"rnbqkb1r/pppp1ppp/4pn2/8/2PP4/8/PP2PPPP/RNBQKBNR w KQkq - 0 3\"]\n\n3. Nc3 *";
    let mut book = book(text, Format::Compact);
    assert_eq!(page(&mut book, &after("d4 e6 c4 Nf6")), "b1c3 3, g1f3 2");
    let original = built(text, 1, Format::Compact).bytes;
    let parts: Vec<&str> = text.split("\n\n").collect();
    let reordered = [parts[2..].join("\n\n"), parts[1].to_owned(), parts[0].to_owned()].join("\n\n");
    assert_eq!(
        original,
        built(&reordered, 1, Format::Compact).bytes,
        "the order of the games makes no difference"
    );
}

#[test]
fn weights_that_do_not_fit_are_scaled() {
    let text = format!("{}1. d4 *\n\n{}", "1. e4 1-0\n\n".repeat(1000), "1. c4 *\n\n".repeat(500));
    assert_eq!(page(&mut book(&text, Format::Compact), &Position::start()), "e2e4 255, c2c4 63, d2d4 1");
    assert_eq!(page(&mut book(&text, Format::Polyglot), &Position::start()), "e2e4 2000, c2c4 500, d2d4 1");
}

#[test]
fn castling_and_promotion_round_trip() {
    let text = "[FEN \"r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n1. O-O-O O-O 2. b8=N *";
    for format in [Format::Compact, Format::Polyglot] {
        let built = built(text, 1, format);
        let survey = built.survey(Portable::PORTABLE).unwrap();
        assert_eq!((survey.moves, survey.illegal), (3, 0));
        let mut book = Book::from_bytes(built.bytes).unwrap();
        let [root] = &built.roots[..] else { panic!("the only root should be the position of the FEN") };
        assert_eq!(page(&mut book, root), "e1c1 1");
    }
}

#[test]
fn a_walk_begins_only_at_starts_with_moves_in_the_book() {
    let text = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 0-1\n\n1. d4 *\n";
    assert_eq!(built(text, 1, Format::Compact).roots, [Position::start()], "the only move lost");
}

#[test]
fn a_shared_short_key_does_no_harm() {
    // The second entry is that of an imagined position with at least 100 moves, which has the same
    // short key as the position after e4.
    let mut built = built("1. e4 *", 1, Format::Compact);
    let start = compact::Entry(u64::from_be_bytes(built.bytes[compact::HEADER..].try_into().unwrap()));
    let mut entries = [start, compact::Entry::new(polyglot::key(&after("e4")), 99, 1)];
    entries.sort_unstable();
    built.bytes = compact::Header::of(&entries).bytes().to_vec();
    built.bytes.extend(entries.iter().flat_map(|entry| entry.0.to_be_bytes()));
    let found = built.survey(Portable::PORTABLE).unwrap();
    assert_eq!(
        (found.positions, found.moves, found.illegal, found.strangers),
        (1, 1, 0, 0),
        "the position after e4 is not looked up"
    );

    let mut book = Book::from_bytes(built.bytes.clone()).unwrap();
    let found = survey(Portable::PORTABLE, &mut book, &[Position::start()]).unwrap();
    assert_eq!(
        (found.positions, found.moves, found.illegal, found.strangers),
        (1, 1, 0, 1),
        "the position after e4 counts as a stranger"
    );
    let found = survey(Portable::PORTABLE, &mut book, &[after("e4")]).unwrap();
    assert_eq!((found.illegal, found.strangers), (1, 0), "a root is assumed to be in the book");
    built.keys.push(polyglot::key(&after("e4")));
    built.keys.sort_unstable();
    assert_eq!(built.survey(Portable::PORTABLE).unwrap().illegal, 1);
}

/// A bug in the blog of the engine iCE: its book creator captured with the wrong pawn for
/// `5. bxa6`, and its validator accepted the move.
#[test]
fn the_wrong_pawn_gets_neither_in_nor_out() {
    let benko = after("d4 Nf6 c4 c5 d5 b5 cxb5 a6");
    let mut book = book("1. d4 Nf6 2. c4 c5 3. d5 b5 4. cxb5 a6 5. bxa6 *", Format::Polyglot);
    assert_eq!(page(&mut book, &benko), "b5a6 1");

    // Into a book: a game that contains the illegal move.
    let wrong =
        Move::new(crate::types::Square::B2, crate::types::Square::A6, crate::types::MoveKind::Capture);
    let mut builder = Builder::new(40);
    let mut game = pgn::Reader::new(Portable::PORTABLE, &b"1. e4 *"[..]).next().unwrap().unwrap();
    (game.start, game.moves) = (benko.clone(), vec![wrong]);
    let error = builder.add(Portable::PORTABLE, &game).unwrap_err().to_string();
    assert!(error.contains("b2a6 is not legal in"), "{error}");
    assert_eq!(builder.finish(1, Format::Polyglot).summary.entries, 0);

    // Out of a book: an entry with the illegal move, and one that castles with a piece other than
    // the king.
    let entry = |position: &Position, bits| polyglot::Entry {
        key: polyglot::key(position),
        mv: polyglot::RawMove(bits),
        weight: 9,
    };
    let bytes = entry(&benko, 0o1150).bytes().to_vec();
    let page = Book::from_bytes(bytes).unwrap().probe(Portable::PORTABLE, &benko).unwrap();
    assert_eq!((page.moves.len(), page.refused), (0, vec!["b2a6".to_owned()]));
    let queen: Position = "7k/8/8/8/8/8/6K1/R3Q3 w - - 0 1".parse().unwrap();
    let page = Book::from_bytes(entry(&queen, 0o0400).bytes().to_vec())
        .unwrap()
        .probe(Portable::PORTABLE, &queen)
        .unwrap();
    assert_eq!((page.moves.len(), page.refused), (0, vec!["e1a1".to_owned()]));
}

#[test]
fn a_place_beyond_the_legal_moves_is_refused() {
    let entries: Vec<_> =
        [19, 20, 255].map(|place| compact::Entry::new(polyglot::key(&Position::start()), place, 1)).to_vec();
    let mut bytes = compact::Header::of(&entries).bytes().to_vec();
    bytes.extend(entries.iter().flat_map(|entry| entry.0.to_be_bytes()));
    let page = Book::from_bytes(bytes).unwrap().probe(Portable::PORTABLE, &Position::start()).unwrap();
    assert_eq!((page.moves.len(), page.refused.len()), (1, 2));
    assert_eq!(page.refused[0], "legal move number 20");
}

#[test]
fn the_choice_depends_on_the_weights_and_the_seed() {
    let page = book("1. e4 1-0\n\n1. e4 *\n\n1. d4 *\n", Format::Compact)
        .probe(Portable::PORTABLE, &Position::start())
        .unwrap();
    let start = Position::start();
    let chosen: Vec<_> = (0..4000).map(|seed| page.choose(seed, &start).unwrap().mv.to_string()).collect();
    let first = chosen.iter().filter(|mv| *mv == "e2e4").count();
    assert!((2850..3150).contains(&first), "three of four: {first}");
    assert!((0..4000).all(|seed| page.choose(seed, &start).unwrap().mv.to_string() == chosen[seed as usize]));
    assert_eq!(Page::default().choose(1, &start), None);
    let never = Page { moves: vec![Candidate { weight: 0, ..page.moves[0] }], ..Page::default() };
    assert_eq!(never.choose(1, &start), None, "a weight of 0 is never chosen");
}

#[test]
fn every_damaged_byte_of_the_compact_format_is_found() {
    let whole = built("1. e4 e5 2. Nf3 *\n\n1. d4 *", 1, Format::Compact).bytes;
    for at in 0..whole.len() {
        for flip in [1, 0x80, 0xff] {
            let mut damaged = whole.clone();
            damaged[at] ^= flip;
            assert!(Book::from_bytes(damaged).is_err(), "byte {at} with {flip:#x}");
        }
        assert!(Book::from_bytes(whole[..at].to_vec()).is_err(), "cut off at {at}");
    }
}

#[test]
fn a_file_that_is_no_book_is_refused_in_one_line() {
    let compact = built("1. e4 e5 2. Nf3 *\n\n1. d4 *", 1, Format::Compact).bytes;
    let polyglot = built("1. e4 e5 2. Nf3 *\n\n1. d4 *", 1, Format::Polyglot).bytes;
    let with = |at: usize, byte: u8| {
        let mut bytes = compact.clone();
        bytes[at] = byte;
        bytes
    };
    let mut unsorted = polyglot.clone();
    unsorted.rotate_left(16);
    let mut disorder = compact.clone();
    disorder[compact::HEADER..].rotate_left(8);
    for (bytes, expected) in [
        (Vec::new(), "is empty"),
        (b"[Event \"x\"]".to_vec(), "no multiple of the 16 bytes"),
        (polyglot[..polyglot.len() - 1].to_vec(), "no multiple of the 16 bytes"),
        (unsorted, "is no Polyglot book, or damaged: entry"),
        (with(11, 2), "has version 2"),
        (with(15, 16), "has entries of 16 bytes"),
        (with(23, 77), "its header states 77 entries"),
        (with(16, 255), "is damaged or cut off"),
        (compact[..40].to_vec(), "cut off"),
        (compact[..9].to_vec(), "cut off"),
        (with(32, 1), "is damaged: its checksum"),
        (disorder, "is damaged: its checksum"),
        (compact::Header::of(&[]).bytes().to_vec(), "is empty"),
    ] {
        let error = Book::from_bytes(bytes).unwrap_err().to_string();
        assert!(error.contains(expected), "{expected}: {error}");
        assert!(!error.contains('\n'));
    }
    assert!(Book::open(Path::new(".")).unwrap_err().to_string().contains("no plain file"));
    assert!(Book::open(Path::new("no/such/book.bin")).unwrap_err().to_string().contains("cannot be read"));
}

#[test]
fn a_position_with_very_many_entries_costs_little() {
    let start = Position::start();
    let entry =
        polyglot::Entry { key: polyglot::key(&start), mv: polyglot::RawMove(0o1434), weight: u16::MAX };
    let bytes: Vec<u8> = std::iter::repeat_n(entry.bytes(), 100_000).flatten().collect();
    let page = Book::from_bytes(bytes).unwrap().probe(Portable::PORTABLE, &start).unwrap();
    assert_eq!((page.moves.len(), page.moves[0].weight), (1, 256 * u32::from(u16::MAX)));
}
