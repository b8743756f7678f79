"use strict";
// Checks that run inside a page in the browser. Each function returns a list of findings, each a
// sentence without its subject, unless its comment says otherwise.

// Returns the place of an element as a selector, so that a fault can be mended.
const where = (element) => {
  if (element.id) return `#${element.id}`;
  const parent = element.parentElement;
  if (!parent) return element.localName;
  const alike = [...parent.children].filter((child) => child.localName === element.localName);
  const number = alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : "";
  return `${parent === document.body ? "" : `${where(parent)} > `}${element.localName}${number}`;
};

const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
const textOf = (row) => [...row.cells].map((cell) => cell.textContent).join(" ");
const folds = () => [...document.querySelectorAll("details")];
const openAll = () => folds().forEach((fold) => (fold.open = true));
const closeAll = () => folds().forEach((fold) => (fold.open = false));

// Returns the tables that the script sorts and filters, with at least this many rows.
const tables = (atLeast) =>
  [...document.querySelectorAll("div.scroll > table")].filter((table) => (table.tBodies[0]?.rows.length ?? 0) >= atLeast);

// Finds elements beyond the window's right edge, except in areas that scroll by themselves.
const layout = () => {
  const { scrollWidth, clientWidth } = document.scrollingElement;
  if (scrollWidth <= clientWidth) return [];
  const scrolls = (element) =>
    element && (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const beyond = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth && !scrolls(element.parentElement),
  );
  const inner = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)));
  return [`is ${scrollWidth} pixels wide where there are ${clientWidth}: ${inner.slice(0, 3).map(where).join(", ")}`];
};

// Finds texts in charts with too little contrast to the chart's paper, since axe-core skips charts.
const charts = () => {
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\d.]+/g).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const findings = [];
  for (const chart of document.querySelectorAll("svg.chart")) {
    const paper = light(getComputedStyle(chart.querySelector(".paper")).fill);
    for (const text of chart.querySelectorAll("text")) {
      const fill = getComputedStyle(text).fill;
      const [low, high] = [paper, light(fill)].sort((a, b) => a - b);
      const contrast = (high + 0.05) / (low + 0.05);
      if (contrast < 4.5) findings.push(`writes "${text.textContent}" into a chart with a contrast of ${contrast.toFixed(1)} (${where(chart)})`);
    }
  }
  return findings;
};

const ground = () => [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor).join(" ");

// Checks ids and links within the page and, if `haveAddresses`, that its rows have ids.
const identity = (haveAddresses) => {
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const dead = [...document.querySelectorAll('a[href^="#"]')].filter(
    (link) => link.hash !== "" && !document.getElementById(decodeURIComponent(link.hash.slice(1))),
  );
  const rows = haveAddresses ? [...document.querySelectorAll("tbody tr:not([id])")] : [];
  return [
    ...[...twice].map((id) => `has the id "${id}" more than once`),
    ...rows.slice(0, 3).map((row) => `has a row without an address (${where(row)})`),
    ...dead.map((link) => `has a link to ${link.hash}, which does not exist (${where(link)})`),
  ];
};

// Returns the targets of the page's links instead of findings: a path and a fragment each.
const links = () =>
  [...document.querySelectorAll("a[href]:not([href^='#'])")]
    .map((link) => new URL(link.href))
    .filter((url) => url.protocol === "file:")
    .map((url) => [decodeURIComponent(url.pathname), decodeURIComponent(url.hash.slice(1))]);

// Finds content that is missing without the script: everything outside closed folds must be shown.
const plain = () => {
  const wanted = [...document.querySelectorAll("h1, h2, h3, #decision, #decision *, table, td, th, summary")];
  const isFolded = (element) => {
    const fold = element.parentElement?.closest("details:not([open])");
    return fold && (!fold.querySelector(":scope > summary")?.contains(element) || isFolded(fold));
  };
  const missing = wanted.filter((element) => !isFolded(element) && !isShown(element));
  return missing.slice(0, 5).map((element) => `does not show ${where(element)} without its script`);
};

// Finds folded content that is missing on paper, and controls that paper shows though they are of
// no use there.
const paper = () => {
  closeAll();
  const missing = [...document.querySelectorAll("details > :not(summary, .filter)")].filter((element) => !isShown(element));
  const useless = [...document.querySelectorAll(".folds, .filter")].filter(isShown);
  return [
    ...missing.slice(0, 3).map((element) => `does not show ${where(element)}`),
    ...useless.slice(0, 3).map((element) => `shows ${where(element)}`),
  ];
};

// Returns the value of a cell for sorting, parsed independently of the page's script. A text that
// continues with a letter, such as a hash, is not a number.
const worth = (cell) => {
  const text = (cell.dataset.v ?? cell.textContent).trim().replaceAll("\u2212", "-");
  const start = /^[+-]?[\d.,]*\d(e[+-]?\d+)?(?![\p{L}\d])/iu.exec(text);
  const number = start ? Number(start[0].replaceAll(",", "")) : Number.NaN;
  return Number.isNaN(number) ? text : number;
};

const column = (table, index) => [...table.tBodies[0].rows].map((row) => worth(row.cells[index]));

// Returns true if neither the numbers nor the texts among the values ever fall, and empty values
// are last. With a sign of -1, they must never rise.
const isOrdered = (values, sign) => {
  const known = values.filter((value) => value !== "" && value !== "\u2013");
  const rises = (some, compare) => some.slice(1).every((value, index) => sign * compare(some[index], value) <= 0);
  const [numbers, texts] = ["number", "string"].map((type) => known.filter((value) => typeof value === type));
  return (
    rises(numbers, (a, b) => a - b) &&
    rises(texts, (a, b) => a.localeCompare(b, "en", { numeric: true })) &&
    values.slice(0, known.length).every((value, index) => value === known[index])
  );
};

// Checks every column of every table, sorted up and down by its button.
const sorting = () => {
  const findings = [];
  for (const table of tables(2)) {
    const rows = new Set(table.tBodies[0].rows);
    if (table.tBodies.length !== 1 || table.querySelector("tbody [rowspan], tbody [colspan]")) {
      findings.push(`has a table whose rows belong together, and sorts them (${where(table)})`);
      continue;
    }
    const headings = [...(table.tHead?.rows[0]?.cells ?? [])];
    for (const [index, heading] of headings.entries()) {
      if (heading.textContent.trim() === "") continue;
      const button = heading.querySelector("button.sort");
      if (!button) {
        findings.push(`has a column without a button to sort by (${where(heading)})`);
        continue;
      }
      for (const [direction, sign] of [["ascending", 1], ["descending", -1]]) {
        button.click();
        const directions = headings.map((other) => other.getAttribute("aria-sort"));
        if (!directions.every((found, at) => found === (at === index ? direction : null))) {
          findings.push(`does not say that a column is sorted ${direction} (${where(heading)})`);
        }
        if (!isOrdered(column(table, index), sign)) {
          findings.push(`does not sort a column ${direction} (${where(heading)}): ${column(table, index).slice(0, 8).join(" | ")}`);
        }
      }
    }
    const after = new Set(table.tBodies[0].rows);
    if (after.size !== rows.size || ![...rows].every((row) => after.has(row))) findings.push(`loses rows by sorting (${where(table)})`);
  }
  return findings;
};

// Returns the texts of a table's first cells after a click on a column's button, instead of
// findings.
const sorted = (id, index) => {
  const table = document.getElementById(id);
  table.tHead.rows[0].cells[index].querySelector("button.sort").click();
  return [...table.tBodies[0].rows].map((row) => row.cells[0].textContent);
};

// Returns the filter of a table, which is a field before it, or null.
const filter = (table) => {
  const label = table.parentElement.previousElementSibling;
  return label?.matches("label.filter") ? { field: label.querySelector("input[type=search]"), count: label.querySelector("output") } : null;
};

const filters = () =>
  tables(8)
    .filter((table) => !filter(table)?.field || !filter(table)?.count)
    .map((table) => `has a long table without a filter (${where(table)})`);

// Returns the words to type into each filter instead of findings: one from the middle of the table,
// and one that no row has.
const words = () =>
  tables(8).map((table) => {
    const rows = table.tBodies[0].rows;
    const some = textOf(rows[rows.length >> 1]).split(/\s+/).sort((a, b) => b.length - a.length);
    return [some[0], "xqzj"];
  });

// Puts the cursor into a filter and selects its content.
const focusFilter = (index) => {
  const { field } = filter(tables(8)[index]);
  field.focus();
  field.select();
};

// Checks that a filter shows exactly the rows with the word, and states their number.
const filtered = (index, word) => {
  const table = tables(8)[index];
  const rows = [...table.tBodies[0].rows];
  const has = (row) => textOf(row).toLowerCase().includes(word.toLowerCase());
  const wrong = rows.filter((row) => isShown(row) !== has(row));
  const shown = filter(table).count.textContent;
  const right = `${rows.filter(has).length} of ${rows.length} rows`;
  return [
    ...wrong.slice(0, 3).map((row) => `${isShown(row) ? "shows" : "hides"} a row wrongly with the filter "${word}" (${where(row)})`),
    ...(shown === right ? [] : [`says "${shown}" and not "${right}" with the filter "${word}" (${where(table)})`]),
  ];
};

// Checks the buttons that open and close all folds.
const bar = () => {
  if (folds().length === 0) return [];
  const bar = document.querySelector("main > p.folds:first-child");
  const [open, close] = ["open-all", "close-all"].map((name) => bar?.querySelector(`button.${name}`));
  if (!open || !close) return ["has folds and no buttons that open and close all of them"];
  open.click();
  const opened = folds().every((fold) => fold.open);
  close.click();
  const closed = folds().every((fold) => !fold.open);
  return [...(opened ? [] : ["does not open all folds"]), ...(closed ? [] : ["does not close all folds"])];
};

// Scrolls to the first fold's summary, focuses it and returns its middle in the window, instead of
// findings.
const summary = () => {
  closeAll();
  const found = folds()[0]?.querySelector(":scope > summary");
  if (!found) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  found.focus();
  const { x, y, height } = found.getBoundingClientRect();
  return [x + 20, y + height / 2];
};

const isOpen = () => folds()[0].open;

// Returns ids of elements in folds instead of findings: the first four and the last four.
const folded = () => {
  const all = [...document.querySelectorAll("details [id]")].filter((element) => element instanceof HTMLElement).map((element) => element.id);
  return all.length > 8 ? [...all.slice(0, 4), ...all.slice(-4)] : all;
};

// Checks that the element that the address names is in sight.
const inSight = (id) => {
  const element = document.getElementById(id);
  const { top, bottom } = element.getBoundingClientRect();
  return isShown(element) && bottom > 0 && top < innerHeight ? [] : [`does not show #${id} where the address names it`];
};

// Checks the same for each of these ids, one after the other, in the open page.
const reach = async () => {
  const findings = [];
  for (const id of folded()) {
    closeAll();
    scrollTo(0, 0);
    const changed = new Promise((done) => addEventListener("hashchange", () => setTimeout(done), { once: true }));
    const late = new Promise((done) => setTimeout(done, 2000));
    location.hash = `#${encodeURIComponent(id)}`;
    await Promise.race([changed, late]);
    findings.push(...inSight(id));
  }
  return findings;
};

// Returns the violations that axe-core finds, by its rules with some tags, or by one rule.
const axe = async (only) => {
  const { violations } = await globalThis.axe.run(document, { runOnly: only, resultTypes: ["violations"] });
  return violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, targets: nodes.map(({ target }) => target.join(" ")) }));
};

return {
  axe, bar, charts, filtered, filters, focusFilter, folded, ground, identity, inSight, isOpen, layout, links, openAll, paper, plain, reach, sorted, sorting,
  summary, words,
};
