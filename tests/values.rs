//! Tests tables of weights as TOML: a written table is read back unchanged, also in another order
//! and layout, and errors are reported with their place.

use plywright::eval::Values;

/// The shipped table with other values for these weights.
fn changed(weights: &[(&str, &str)]) -> String {
    let mut text = Values::SHIPPED.to_toml();
    for (weight, values) in weights {
        let line =
            text.lines().find(|line| line.starts_with(&format!("{weight} = "))).expect(weight).to_owned();
        text = text.replacen(&line, &format!("{weight} = {values}"), 1);
    }
    text
}

/// Line of this weight in the text, from 1.
fn line_of(text: &str, weight: &str) -> usize {
    text.lines().position(|line| line.starts_with(weight)).expect(weight) + 1
}

#[track_caller]
fn refused(text: &str, place: (usize, usize), part: &str) {
    let error = Values::from_toml(text).expect_err(part);
    assert_eq!((error.line, error.column), place, "{error}");
    assert!(error.to_string().contains(part) && !error.to_string().contains('\n'), "{error}");
}

#[test]
fn values_round_trip() {
    assert_eq!(Values::from_toml(&Values::SHIPPED.to_toml()), Ok(Values::SHIPPED));
    let other = changed(&[("tempo", "[33, -7]"), ("danger_hit", "9")]);
    // Changes the last number of `squares`, whose lists span several lines.
    let (before, squares) = other.split_at(other.find("squares = ").unwrap());
    let (squares, after) = squares.split_at(squares.find("\n\n").unwrap());
    let end = squares.rfind(|letter: char| letter.is_ascii_digit()).unwrap();
    let digit = if squares[end..].starts_with('1') { "2" } else { "1" };
    let other = format!("{before}{}{digit}{}{after}", &squares[..end], &squares[end + 1..]);
    assert!(squares.lines().count() > 6, "{squares}");
    let other = Values::from_toml(&other).unwrap();
    assert_ne!(other, Values::SHIPPED);
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
fn faulty_values_are_refused_with_their_place() {
    let shipped = Values::SHIPPED.to_toml();
    let line = line_of(&shipped, "tempo");
    let tempo = shipped.lines().nth(line - 1).unwrap();
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
        let error = Values::from_toml(&shipped.replacen(tempo, to, 1)).expect_err(to);
        // Text that is not TOML is reported in the parser's words.
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
    let text = changed(&[("material", "[[0, 2000], [0, 2000], [0, 2000], [0, 2000], [0, 2000]]")]);
    refused(&text, (line_of(&text, "material"), 1), "the endgame values could add up to");
    let text = changed(&[
        ("material", "[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]"),
        ("hanging", "[499, 0]"),
        ("threat_by_pawn", "[499, 0]"),
        ("threat_by_minor", "[[499, 0], [499, 0], [499, 0], [499, 0], [499, 0]]"),
        ("rook_threat_queen", "[499, 0]"),
        ("threat_by_king", "[500, 0]"),
    ]);
    let heaviest = line_of(&text, "threat_by_king");
    refused(&text, (heaviest, 1), "the largest part of it comes from `threat_by_king`");
}

#[test]
fn invalid_utf_8_is_refused_with_its_place() {
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
