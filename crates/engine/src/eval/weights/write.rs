//! Writing of the weights: TOML for people and for `WeightsFile`, and Rust for the shipped table.

use std::fmt::Write as _;

use super::{ENTRIES, Entry, Kind, Values};

/// Longest line that is written, in characters.
const WIDTH: usize = 100;

/// The differences between the two languages.
struct Language {
    pair: [&'static str; 2],
    remark: &'static str,
    assign: &'static str,
    end: &'static str,
    indent: usize,
}

const TOML: Language = Language { pair: ["[", "]"], remark: "#", assign: " = ", end: "\n", indent: 0 };
const RUST: Language = Language { pair: ["(", ")"], remark: "//", assign: ": ", end: ",\n", indent: 4 };

impl Values {
    /// Returns the table as TOML, each weight below its meaning. The option `WeightsFile` reads
    /// this format.
    pub fn to_toml(&self) -> String {
        let mut text = "# The weights of Plywright's evaluation, in centipawns: midgame and endgame where there are two.\n\
            # Every weight must be there. `setoption name WeightsFile` reads this file.\n"
            .to_owned();
        self.write(&TOML, &mut text);
        text
    }

    /// Returns the table as the source text of the module `shipped`.
    pub fn to_source(&self) -> String {
        let mut text = "//! The numbers of the shipped weights, written by `cargo tune write`. `mod.rs` says what each weight\n\
            //! means; `docs/search.md` says where the numbers come from.\n\n\
            use super::Values;\n\n\
            #[rustfmt::skip]\n\
            pub(super) const SHIPPED: Values = Values {\n"
            .to_owned();
        self.write(&RUST, &mut text);
        text.push_str("};\n");
        text
    }

    fn write(&self, language: &Language, text: &mut String) {
        let numbers = self.numbers();
        let mut rest = numbers.as_slice();
        for entry in ENTRIES {
            let (values, others) = rest.split_at(entry.len());
            rest = others;
            if language.indent == 0 {
                text.push('\n');
                let doc = format!("{} From {} to {}.", entry.doc.trim(), entry.low, entry.high);
                wrap(&doc, language.remark, text);
            }
            let indent = " ".repeat(language.indent);
            let _ = write!(text, "{indent}{}{}", entry.name, language.assign);
            entry.write(values, language, text);
            text.push_str(language.end);
        }
    }
}

impl Entry {
    fn write(&self, numbers: &[i32], language: &Language, text: &mut String) {
        let indent = " ".repeat(language.indent);
        let items: Vec<String> = match self.kind {
            Kind::Number => numbers.iter().map(i32::to_string).collect(),
            Kind::Pair | Kind::Boards => numbers
                .chunks(2)
                .map(|pair| format!("{}{}, {}{}", language.pair[0], pair[0], pair[1], language.pair[1]))
                .collect(),
        };
        if self.kind == Kind::Boards {
            text.push_str("[\n");
            for board in items.chunks(32) {
                let _ = writeln!(text, "{indent}    [");
                for rank in board.chunks(4) {
                    let _ = writeln!(text, "{indent}        {},", rank.join(", "));
                }
                let _ = writeln!(text, "{indent}    ],");
            }
            let _ = write!(text, "{indent}]");
            return;
        }
        if self.shape.is_empty() {
            text.push_str(&items.concat());
            return;
        }
        let line = format!("[{}]", items.join(", "));
        if language.indent + self.name.len() + line.len() + 4 <= WIDTH {
            text.push_str(&line);
            return;
        }
        text.push_str("[\n");
        let mut row = String::new();
        for item in &items {
            if language.indent + 4 + row.len() + item.len() + 2 > WIDTH {
                let _ = writeln!(text, "{indent}    {}", row.trim_end());
                row.clear();
            }
            let _ = write!(row, "{item}, ");
        }
        let _ = write!(text, "{indent}    {}\n{indent}]", row.trim_end());
    }
}

/// Writes a remark, wrapped to lines of at most `WIDTH` characters.
fn wrap(remark: &str, mark: &str, text: &mut String) {
    let mut line = mark.to_owned();
    for word in remark.split_ascii_whitespace() {
        if line.len() + 1 + word.len() > WIDTH {
            let _ = writeln!(text, "{line}");
            line.clear();
            line.push_str(mark);
        }
        let _ = write!(line, " {word}");
    }
    let _ = writeln!(text, "{line}");
}
