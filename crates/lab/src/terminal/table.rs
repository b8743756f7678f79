//! A table whose cells are made once and drawn in several forms: for people on a terminal, for
//! programs as JSON (`--json`), and on pages as Markdown and HTML.
//!
//! A cell has its figures and their text, so a program gets what a person sees, with more digits.
//! Fields in JSON have plain units: a share is a fraction (0.01 is one per cent), and a time is in
//! seconds unless the field says otherwise. See `docs/formats.md`.

use std::borrow::Cow;
use std::fmt;

use comfy_table::ContentArrangement::{Disabled, Dynamic};
use comfy_table::{CellAlignment, presets};
use maud::{Markup, Render, html};
use serde::ser::{Serialize, Serializer};
use serde_json::Value;

use crate::record::{Estimate, Verdict};
use crate::terminal::format::{interval, percent, words};
use crate::terminal::markdown;
use crate::terminal::stdout::plain;

/// A column with its heading and its fields in JSON. A column without a heading is for programs
/// alone.
#[derive(Clone, Debug)]
pub struct Column {
    heading: Cow<'static, str>,
    fields: &'static [&'static str],
}

pub fn column(heading: impl Into<Cow<'static, str>>, fields: &'static [&'static str]) -> Column {
    Column { heading: heading.into(), fields }
}

impl<T: Into<Cow<'static, str>>> From<T> for Column {
    fn from(heading: T) -> Self {
        column(heading, &[])
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// Name of the row.
    Name,
    Word,
    Figure,
    /// A verdict: its class for the style, and the sign before it. Colour and sign add nothing to
    /// the words; they only help the eye.
    Verdict(&'static str, &'static str),
}

/// A cell with its text, in which parts between backticks are code, and the values of its column's
/// fields.
#[derive(Clone, Debug)]
pub struct Cell {
    text: Cow<'static, str>,
    values: Vec<Value>,
    look: Look,
    link: Option<String>,
    /// Lines in small print below the text, in HTML.
    below: Vec<String>,
}

impl Cell {
    fn new(look: Look, text: impl Into<Cow<'static, str>>, values: Vec<Value>) -> Self {
        Self { text: text.into(), values, look, link: None, below: Vec::new() }
    }

    /// A text, which is also the value of the field.
    pub fn word(text: impl Into<String>) -> Self {
        let text = text.into();
        Self::new(Look::Word, text.clone(), vec![text.into()])
    }

    /// A text for people, with the values of the column's fields.
    pub fn of_fields(text: impl Into<String>, values: impl IntoIterator<Item = Value>) -> Self {
        Self::new(Look::Word, text.into(), values.into_iter().collect())
    }

    pub fn code(name: &str) -> Self {
        Self::new(Look::Word, format!("`{name}`"), vec![name.into()])
    }

    /// One or more figures with their text. A page sorts by the figure if there is only one.
    pub fn figure<const N: usize>(text: impl Into<String>, values: [impl Into<Value>; N]) -> Self {
        Self::new(Look::Figure, text.into(), values.map(Into::into).into())
    }

    /// A figure as text alone; null in every field.
    pub fn number(text: impl fmt::Display) -> Self {
        Self::new(Look::Figure, text.to_string(), Vec::new())
    }

    /// No figure: empty, and null in every field.
    pub fn none() -> Self {
        Self::new(Look::Figure, "", Vec::new())
    }

    pub fn gain(gain: f64) -> Self {
        Self::figure(percent(gain), [gain])
    }

    /// The three cells of an estimate: gain, interval, launches.
    pub fn estimate(estimate: Option<&Estimate>) -> [Self; 3] {
        let Some(&Estimate { gain, low, high, launches, .. }) = estimate else {
            return std::array::from_fn(|_| Self::none());
        };
        let launches = Self::figure(launches.to_string(), [launches]);
        [Self::gain(gain), Self::figure(interval(low, high), [low, high]), launches]
    }

    pub fn verdict(verdict: &Verdict) -> Self {
        Self::marked(mark(verdict), words(verdict), [serde_json::to_value(verdict).unwrap_or_default()])
    }

    /// A text for people, with the values of the column's fields, a class for the style and a sign.
    pub fn marked(
        (class, sign): (&'static str, &'static str),
        text: impl Into<String>,
        values: impl IntoIterator<Item = Value>,
    ) -> Self {
        Self::new(Look::Verdict(class, sign), text.into(), values.into_iter().collect())
    }

    /// Appends a text to the cell's own.
    pub fn and(mut self, text: &str) -> Self {
        self.text.to_mut().push_str(text);
        self
    }

    /// Makes the cell the name of its row.
    pub fn naming(mut self) -> Self {
        self.look = Look::Name;
        self
    }

    pub fn link(mut self, address: impl Into<String>) -> Self {
        self.link = Some(address.into());
        self
    }

    /// Adds lines in small print below the text, in HTML.
    pub fn below<T: Into<String>>(mut self, lines: impl IntoIterator<Item = T>) -> Self {
        self.below.extend(lines.into_iter().map(Into::into));
        self
    }

    fn is_figure(&self) -> bool {
        self.look == Look::Figure
    }

    fn markdown(&self) -> String {
        let text = markdown::text(&self.text);
        match (&self.link, self.look) {
            (Some(address), _) => format!("[{text}]({address})"),
            (None, Look::Verdict(..)) => format!("**{text}**"),
            (None, _) => text,
        }
    }

    /// Value by which a page sorts the cell, if it is not the text.
    fn sorted_by(&self) -> Option<String> {
        let [value] = &self.values[..] else { return None };
        let value = value.as_f64().filter(|_| self.look != Look::Word)?.to_string();
        (value != self.text).then_some(value)
    }

    fn draw_html(&self) -> Markup {
        let text = if self.is_figure() && self.text.is_empty() { "–" } else { &self.text };
        let text = inline(text);
        let text = html! {
            @match &self.link { Some(address) => a href=(address) { (text) }, None => (text) }
            @if !self.below.is_empty() {
                br;
                small { @for (at, line) in self.below.iter().enumerate() { @if at > 0 { br; } (inline(line)) } }
            }
        };
        html! {
            @match self.look {
                Look::Name => th scope="row" { (text) },
                Look::Word => td { (text) },
                Look::Figure => td.n data-v=[self.sorted_by()] { (text) },
                Look::Verdict(class, sign) => td class=(class) data-v=[self.sorted_by()] {
                    span.sign aria-hidden="true" { (sign) } (text)
                },
            }
        }
    }
}

/// A text as HTML, in which parts between backticks are code. A text with an odd number of
/// backticks is left as it is.
pub fn inline(text: &str) -> Markup {
    let parts: Vec<&str> = text.split('`').collect();
    if parts.len().is_multiple_of(2) {
        return html! { (text) };
    }
    html! {
        @for (at, part) in parts.iter().enumerate() {
            @if at % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

/// An address in a page, made from names joined by `-`. Everything but ASCII letters, digits and
/// `_` becomes `-`.
pub fn address(names: &[&str]) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '_' { letter } else { '-' };
    names.join("-").chars().map(plain).collect()
}

/// Class of a verdict for the style, and its sign.
pub const fn mark(verdict: &Verdict) -> (&'static str, &'static str) {
    match verdict {
        Verdict::Faster => ("faster", "▲"),
        Verdict::Slower => ("slower", "▼"),
        Verdict::NoDifference { .. } => ("same", "="),
        Verdict::NotSure { .. } => ("unsure", "~"),
        Verdict::SameCode { .. } => ("same", "≡"),
        Verdict::Default => ("same", "●"),
        Verdict::Unjudged { .. } => ("none", "?"),
    }
}

#[derive(Clone, Debug)]
pub struct Table {
    columns: Vec<Column>,
    /// The rows, each with its address on a page.
    rows: Vec<(String, Vec<Cell>)>,
}

impl Table {
    pub fn new<T: Into<Column>>(columns: impl IntoIterator<Item = T>) -> Self {
        Self { columns: columns.into_iter().map(Into::into).collect(), rows: Vec::new() }
    }

    /// A table of texts: the first `words` columns are words, the others figures.
    pub fn of_texts<T: Into<Column>>(
        words: usize,
        columns: impl IntoIterator<Item = T>,
        rows: impl IntoIterator<Item = impl IntoIterator<Item = String>>,
    ) -> Self {
        let mut table = Self::new(columns);
        for row in rows {
            let cell = |(at, text)| if at < words { Cell::word(text) } else { Cell::number(text) };
            table.row(&[], row.into_iter().enumerate().map(cell).collect::<Vec<_>>());
        }
        table
    }

    /// Adds a row, with a cell for each column.
    pub fn push<const N: usize>(&mut self, cells: [Cell; N]) {
        self.row(&[], cells);
    }

    /// Adds a row that has an address on a page, made from these names.
    pub fn row(&mut self, names: &[&str], cells: impl Into<Vec<Cell>>) {
        let cells = cells.into();
        debug_assert_eq!(cells.len(), self.columns.len());
        self.rows.push((address(names), cells));
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Indices of the columns for people.
    fn shown(&self) -> impl Iterator<Item = usize> {
        (0..self.columns.len()).filter(|&at| !self.columns[at].heading.is_empty())
    }

    /// Returns true for a column of figures, which is aligned to the right.
    fn has_figures(&self, at: usize) -> bool {
        let mut cells = self.rows.iter().filter_map(|(_, row)| row.get(at));
        cells.any(|cell| cell.is_figure() && !cell.text.is_empty())
    }

    pub fn markdown(&self) -> String {
        let mut text = "|".to_owned();
        text.extend(self.shown().map(|at| format!(" {} |", markdown::text(&self.columns[at].heading))));
        text += "\n|";
        text.extend(self.shown().map(|at| if self.has_figures(at) { "---:|" } else { "---|" }));
        for (_, row) in &self.rows {
            let cells = self.shown().filter_map(|at| row.get(at));
            text += "\n|";
            text.extend(cells.map(|cell| format!(" {} |", cell.markdown())));
        }
        text
    }

    /// The table for a page of HTML, with its name and a caption. A row without an address gets one
    /// from the table's name and the row's number.
    pub fn html(&self, name: &str, caption: impl Render) -> Markup {
        html! {
            div.scroll tabindex="0" role="region" aria-label=(name) {
                table {
                    caption { (caption) }
                    thead {
                        tr {
                            @for at in self.shown() {
                                th class=[self.has_figures(at).then_some("n")] scope="col" { (self.columns[at].heading) }
                            }
                        }
                    }
                    tbody {
                        @for (at, (id, row)) in self.rows.iter().enumerate() {
                            @let numbered = || format!("{}-{at}", address(&[name]));
                            tr id=(if id.is_empty() { numbered() } else { id.clone() }) { @for at in self.shown() { @if let Some(cell) = row.get(at) { (cell.draw_html()) } } }
                        }
                    }
                }
            }
        }
    }
}

/// Width of the terminal in columns; 80 if there is no terminal or the terminal does not say.
pub fn terminal_width() -> usize {
    comfy_table::Table::new().width().filter(|&width| width > 0).map_or(80, usize::from)
}

/// Formats the table for a terminal. The text is Markdown too, so it can be pasted into a page.
impl fmt::Display for Table {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut table = comfy_table::Table::new();
        // Some terminals report no columns at all; then the table is as wide as it needs to be.
        let arrangement = if table.width() == Some(0) { Disabled } else { Dynamic };
        table.load_style(presets::ASCII_MARKDOWN).set_content_arrangement(arrangement);
        table.set_header(self.shown().map(|at| &self.columns[at].heading));
        for (_, row) in &self.rows {
            // A line break in a record's text is shown as its number, so it cannot forge a row.
            let text = |at: usize| row.get(at).map_or_else(String::new, |cell| plain(&cell.text));
            table.add_row(self.shown().map(text));
        }
        for (column, at) in table.column_iter_mut().zip(self.shown()) {
            if self.has_figures(at) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        table.fmt(out)
    }
}

impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Row<'a>(&'a [Column], &'a [Cell]);
        impl Serialize for Row<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().zip(self.1).flat_map(|(column, cell)| {
                    let values = cell.values.iter().chain(std::iter::repeat(&Value::Null));
                    column.fields.iter().zip(values)
                }))
            }
        }
        serializer.collect_seq(self.rows.iter().map(|(_, row)| Row(&self.columns, row)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_table_is_text_json_markdown_and_html() {
        let mut table = Table::new([
            column("what", &["what"]),
            column("gain", &["gain"]),
            column("interval", &["low", "high"]),
            column("", &["launches"]),
        ]);
        let interval = Cell::figure("+1.0 % to +1.4 %", [0.010, 0.0141]);
        let cells = [Cell::code("one").naming(), Cell::gain(0.0123), interval, Cell::number(57)];
        table.row(&["a", "<one>"], cells);
        table.push([Cell::word("<b>|"), Cell::figure("NaN", [f64::NAN]), Cell::none(), Cell::none()]);
        let text = table.to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 4);
        assert!(lines[2].contains("one") && lines[2].ends_with("+1.2 % | +1.0 % to +1.4 % |"), "{text}");
        assert!(!text.contains("57"), "{text}");
        assert_eq!(
            serde_json::to_string(&table).unwrap(),
            "[{\"what\":\"one\",\"gain\":0.0123,\"low\":0.01,\"high\":0.0141,\"launches\":null},\
             {\"what\":\"<b>|\",\"gain\":null,\"low\":null,\"high\":null,\"launches\":null}]"
        );
        assert_eq!(
            table.markdown(),
            "| what | gain | interval |\n|---|---:|---:|\n\
             | `one` | +1.2 % | +1.0 % to +1.4 % |\n| &lt;b&gt;\\| | NaN |  |"
        );
        let html = table.html("gains", "All").into_string();
        let wanted = [
            "aria-label=\"gains\"",
            "<th class=\"n\" scope=\"col\">gain</th>",
            "<tr id=\"a--one-\"><th scope=\"row\"><code>one</code></th><td class=\"n\" data-v=\"0.0123\">+1.2 %</td>",
            "<td>&lt;b&gt;|</td><td class=\"n\">NaN</td><td class=\"n\">–</td></tr>",
        ];
        crate::fixtures::assert_says(&html, &wanted);
    }

    #[test]
    fn a_verdict_carries_its_sign_and_a_link_its_address() {
        let cells = [Cell::verdict(&Verdict::Slower).and(" (unequal)"), Cell::number(7).link("#claim-7")];
        assert_eq!(cells.each_ref().map(Cell::markdown), ["**slower (unequal)**", "[7](#claim-7)"]);
        let [verdict, link] = cells.map(|cell| cell.draw_html().into_string());
        let sign = "<span class=\"sign\" aria-hidden=\"true\">▼</span>";
        assert_eq!(verdict, format!("<td class=\"slower\">{sign}slower (unequal)</td>"));
        assert_eq!(link, "<td class=\"n\"><a href=\"#claim-7\">7</a></td>");
    }

    #[test]
    fn a_cell_is_one_line_without_control_characters() {
        let mut table = Table::new(["is"]);
        table.push([Cell::word("Engine\u{1b}]0;x\u{7}\n1.0")]);
        let text = table.to_string();
        assert_eq!(text.lines().nth(2), Some("| Engine\\u{1b}]0;x\\u{7}\\u{a}1.0 |"), "{text}");
    }
}
