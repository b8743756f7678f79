"use strict";
// Sorts and filters tables, opens and closes folds. Without it the page says all that it has to say.

// What a cell is sorted by: what it names, else what it shows; as a number if it begins with one, which a hash does not.
const worth = (cell) => {
  const text = (cell?.dataset.v ?? cell?.textContent ?? "").trim().replace(/\u2212/g, "-");
  const number = /^[+-]?(\d+(,\d{3})*(\.\d+)?|\.\d+)(e[+-]?\d+)?(?!\.?[\p{L}\d])/iu.exec(text);
  return number ? [0, Number(number[0].replace(/,/g, "")), text] : [text === "" || text === "\u2013" ? 2 : 1, 0, text];
};

const compare = ([kind, number, text], [otherKind, otherNumber, otherText]) =>
  kind - otherKind || number - otherNumber || text.localeCompare(otherText, "en", { numeric: true });

// Ascending by a column, and descending if it was ascending. Rows that are equal there stay as they are.
const sort = (table, heading, column) => {
  const direction = heading.ariaSort === "ascending" ? -1 : 1;
  for (const other of heading.parentElement.cells) other.removeAttribute("aria-sort");
  heading.setAttribute("aria-sort", direction === 1 ? "ascending" : "descending");
  const body = table.tBodies[0];
  const rows = [...body.rows].map((row) => [worth(row.cells[column]), row]);
  // What has no figure stays last.
  rows.sort(([a], [b]) => (a[0] === b[0] ? direction * compare(a, b) : a[0] - b[0]));
  body.append(...rows.map(([, row]) => row));
};

const makeSortable = (table) => {
  const headings = table.tHead?.rows[0]?.cells ?? [];
  for (const [column, heading] of [...headings].entries()) {
    if (heading.textContent.trim() === "") continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sort";
    button.append(...heading.childNodes);
    button.addEventListener("click", () => sort(table, heading, column));
    heading.append(button);
  }
};

const makeFilterable = (table, scroll) => {
  const rows = [...table.tBodies[0].rows];
  const label = document.createElement("label");
  const input = document.createElement("input");
  const told = document.createElement("output");
  label.className = "filter";
  input.type = "search";
  input.placeholder = "words that a row must have";
  label.append("Filter ", input, " ", told);
  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/);
    for (const row of rows) {
      const text = [...row.cells].map((cell) => cell.textContent).join(" ").toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    told.textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length} rows`;
  };
  input.addEventListener("input", filter);
  filter();
  scroll.before(label);
};

for (const scroll of document.querySelectorAll("div.scroll")) {
  const table = scroll.querySelector(":scope > table");
  const count = table?.tBodies[0]?.rows.length ?? 0;
  if (count >= 2) makeSortable(table);
  if (count >= 8) makeFilterable(table, scroll);
}

const folds = [...document.querySelectorAll("details")];
if (folds.length > 0) {
  const bar = document.createElement("p");
  bar.className = "folds";
  for (const [name, text, open] of [["open-all", "Open all folds", true], ["close-all", "Close all folds", false]]) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = name;
    button.textContent = text;
    button.addEventListener("click", () => folds.forEach((fold) => (fold.open = open)));
    bar.append(button, " ");
  }
  document.querySelector("main").prepend(bar);
}

// Opens the folds around what the address names.
const show = () => {
  let name = location.hash.slice(1);
  try {
    name = decodeURIComponent(name);
  } catch {
    // Then it is as it stands there.
  }
  const target = document.getElementById(name);
  if (!target) return;
  target.hidden = false;
  for (let at = target; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
  target.scrollIntoView();
};
addEventListener("hashchange", show);
show();

// Paper cannot be unfolded.
let closed = [];
addEventListener("beforeprint", () => {
  closed = folds.filter((fold) => !fold.open);
  for (const fold of closed) fold.open = true;
});
addEventListener("afterprint", () => {
  for (const fold of closed) fold.open = false;
});
