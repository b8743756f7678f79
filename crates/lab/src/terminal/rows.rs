//! Rows that a verb shows: as a table to people, as JSON to programs (`--json`).
//!
//! A column is named once, with its heading and its fields, and a cell is made once, with the figure and with how it reads. So what a
//! program gets is what a person sees, to more digits, and no list of columns is kept beside another. Fields have plain units: a share is
//! a fraction (0.01 is one per cent), a time is in seconds unless the field says otherwise. They are told in `docs/formats.md`.

use std::borrow::Cow;

use comfy_table::{CellAlignment, Table, TableStyle};
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use serde_json::Value;

use crate::terminal::stdout::plain;

/// A column: its heading in the table, and its fields in JSON. One without a heading is for programs alone.
#[derive(Clone, Debug)]
pub(crate) struct Column {
    heading: Cow<'static, str>,
    fields: &'static [&'static str],
}

/// A column with that heading and these fields.
pub(crate) fn column(heading: impl Into<Cow<'static, str>>, fields: &'static [&'static str]) -> Column {
    Column { heading: heading.into(), fields }
}

/// A cell: how it reads, and its column's fields.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    text: Cow<'static, str>,
    values: Vec<Value>,
    is_figure: bool,
}

impl Cell {
    /// A word, which reads as it is.
    pub(crate) fn word(text: impl Into<String>) -> Self {
        let text = text.into();
        Self { values: vec![Value::from(text.clone())], text: text.into(), is_figure: false }
    }

    /// A word that stands for these fields.
    pub(crate) fn told(text: impl Into<String>, values: impl IntoIterator<Item = Value>) -> Self {
        Self { text: text.into().into(), values: values.into_iter().collect(), is_figure: false }
    }

    /// A figure, or several, and how they read.
    pub(crate) fn figure<const N: usize>(text: impl Into<String>, values: [impl Into<Value>; N]) -> Self {
        Self { text: text.into().into(), values: values.map(Into::into).into(), is_figure: true }
    }

    /// Nothing: an empty cell, and null in every field.
    pub(crate) const fn none() -> Self {
        Self { text: Cow::Borrowed(""), values: Vec::new(), is_figure: false }
    }
}

/// A table's columns and rows.
#[derive(Clone, Debug)]
pub(crate) struct Rows {
    style: TableStyle,
    columns: Vec<Column>,
    rows: Vec<Vec<Cell>>,
}

impl Rows {
    /// No rows yet; the style is one of [`comfy_table::presets`].
    pub(crate) fn new(style: TableStyle, columns: impl Into<Vec<Column>>) -> Self {
        Self { style, columns: columns.into(), rows: Vec::new() }
    }

    /// Adds a row, a cell for each column.
    pub(crate) fn push<const N: usize>(&mut self, cells: [Cell; N]) {
        debug_assert_eq!(N, self.columns.len());
        self.rows.push(cells.into());
    }

    /// The headings of the columns that people see.
    pub(crate) fn headings(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(|column| &*column.heading).filter(|heading| !heading.is_empty())
    }

    /// The cells below them, row by row: how each reads, and whether it is a figure.
    pub(crate) fn cells(&self) -> impl Iterator<Item = impl Iterator<Item = (&str, bool)>> {
        self.rows.iter().map(|row| {
            let shown = self.columns.iter().zip(row).filter(|(column, _)| !column.heading.is_empty());
            shown.map(|(_, cell)| (&*cell.text, cell.is_figure))
        })
    }

    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The table for people. Columns of figures stand on the right.
    pub(crate) fn table(&self) -> Table {
        let shown = || (0..self.columns.len()).filter(|&at| !self.columns[at].heading.is_empty());
        let mut table = Table::new();
        table.load_style(self.style).set_header(shown().map(|at| &self.columns[at].heading));
        for row in &self.rows {
            // A cell has one line, whatever a record says.
            table.add_row(shown().map(|at| row.get(at).map_or_else(String::new, |cell| plain(&cell.text))));
        }
        for (column, at) in table.column_iter_mut().zip(shown()) {
            if self.rows.iter().filter_map(|row| row.get(at)).any(|cell| cell.is_figure) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        table
    }
}

/// A list of objects, a field each.
impl Serialize for Rows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Row<'a>(&'a [Column], &'a [Cell]);
        impl Serialize for Row<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(None)?;
                for (column, cell) in self.0.iter().zip(self.1) {
                    for (at, field) in column.fields.iter().enumerate() {
                        map.serialize_entry(field, cell.values.get(at).unwrap_or(&Value::Null))?;
                    }
                }
                map.end()
            }
        }
        let mut list = serializer.serialize_seq(Some(self.rows.len()))?;
        for row in &self.rows {
            list.serialize_element(&Row(&self.columns, row))?;
        }
        list.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use comfy_table::presets::NOTHING;

    #[test]
    fn the_same_rows_are_a_table_and_json() {
        let columns = [
            column("what", &["what"]),
            column("gain", &["gain"]),
            column("interval", &["low", "high"]),
            column("", &["launches"]),
        ];
        let mut rows = Rows::new(NOTHING, columns);
        rows.push([
            Cell::word("one"),
            Cell::figure("+1.2 %", [0.0123]),
            Cell::figure("+1.0 % to +1.4 %", [0.010, 0.0141]),
            Cell::figure("", [57]),
        ]);
        rows.push([Cell::word("another"), Cell::figure("NaN", [f64::NAN]), Cell::none(), Cell::none()]);
        let table = rows.table().trim_fmt();
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[1].contains("one") && lines[1].ends_with("+1.2 %  +1.0 % to +1.4 %"), "{table}");
        assert!(!table.contains("57"), "{table}");
        assert_eq!(
            serde_json::to_string(&rows).unwrap(),
            "[{\"what\":\"one\",\"gain\":0.0123,\"low\":0.01,\"high\":0.0141,\"launches\":57},\
             {\"what\":\"another\",\"gain\":null,\"low\":null,\"high\":null,\"launches\":null}]"
        );
    }

    #[test]
    fn a_cell_is_one_line_that_steers_no_terminal() {
        let mut rows = Rows::new(NOTHING, [column("is", &["is"])]);
        rows.push([Cell::word("Engine\u{1b}]0;x\u{7}\n1.0")]);
        assert_eq!(
            rows.table().trim_fmt().lines().nth(1).map(str::trim),
            Some("Engine\\u{1b}]0;x\\u{7}\\u{a}1.0")
        );
    }
}
