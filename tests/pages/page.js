"use strict";
// What is asked of a page in the browser. Each question's answer is a list of findings, a sentence each, unless it says otherwise.

// Where an element is, for whoever has to mend it.
const where = (element) => {
  if (element.id) return `#${element.id}`;
  const parent = element.parentElement;
  if (!parent) return element.localName;
  const alike = [...parent.children].filter((child) => child.localName === element.localName);
  const number = alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : "";
  return `${parent === document.body ? "" : `${where(parent)} > `}${element.localName}${number}`;
};

const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
const said = (row) => [...row.cells].map((cell) => cell.textContent).join(" ");
const folds = () => [...document.querySelectorAll("details")];
const openAll = () => folds().forEach((fold) => (fold.open = true));
const closeAll = () => folds().forEach((fold) => (fold.open = false));

// The tables that the script makes something of, with at least so many rows.
const tables = (atLeast) =>
  [...document.querySelectorAll("div.scroll > table")].filter((table) => (table.tBodies[0]?.rows.length ?? 0) >= atLeast);

// What lies beyond the window's right edge, but for what scrolls by itself.
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

// Axe-core does not look into charts: what is written there must stand out from the chart's paper as text does elsewhere.
const charts = () => {
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\d.]+/g).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const findings = [];
  for (const chart of document.querySelectorAll("svg.chart")) {
    const paper = light(getComputedStyle(chart.querySelector(".paper")).fill);
    for (const written of chart.querySelectorAll("text")) {
      const fill = getComputedStyle(written).fill;
      const [low, high] = [paper, light(fill)].sort((a, b) => a - b);
      const contrast = (high + 0.05) / (low + 0.05);
      if (contrast < 4.5) findings.push(`writes "${written.textContent}" into a chart with a contrast of ${contrast.toFixed(1)} (${where(chart)})`);
    }
  }
  return findings;
};

const ground = () => [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor).join(" ");

// Ids and links within the page; and whether its rows have addresses, where they are to have some.
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
    ...dead.map((link) => `has a link to ${link.hash}, which it has not (${where(link)})`),
  ];
};

// No findings, but what the page's links name: a path and a fragment each.
const links = () =>
  [...document.querySelectorAll("a[href]:not([href^='#'])")]
    .map((link) => new URL(link.href))
    .filter((url) => url.protocol === "file:")
    .map((url) => [decodeURIComponent(url.pathname), decodeURIComponent(url.hash.slice(1))]);

// What is there without a script: everything but what is folded, and the folds open by themselves.
const plain = () => {
  const wanted = [...document.querySelectorAll("h1, h2, h3, #decision, #decision *, table, td, th, summary")];
  const isFolded = (element) => {
    const fold = element.parentElement?.closest("details:not([open])");
    return fold && (!fold.querySelector(":scope > summary")?.contains(element) || isFolded(fold));
  };
  const missing = wanted.filter((element) => !isFolded(element) && !isShown(element));
  return missing.slice(0, 5).map((element) => `does not show ${where(element)} without its script`);
};

// What paper does not show though it should, with all folds closed, since nobody can open them there; and what it should not show.
const paper = () => {
  closeAll();
  const missing = [...document.querySelectorAll("details > :not(summary, .filter)")].filter((element) => !isShown(element));
  const useless = [...document.querySelectorAll(".folds, .filter")].filter(isShown);
  return [...missing.slice(0, 3).map((one) => `does not show ${where(one)}`), ...useless.slice(0, 3).map((one) => `shows ${where(one)}`)];
};

// What a cell is worth, read otherwise than the page's own script does. What goes on with a letter, a hash say, is no number.
const worth = (cell) => {
  const text = (cell.dataset.v ?? cell.textContent).trim().replaceAll("\u2212", "-");
  const start = /^[+-]?[\d.,]*\d(e[+-]?\d+)?(?![\p{L}\d])/iu.exec(text);
  const number = start ? Number(start[0].replaceAll(",", "")) : Number.NaN;
  return Number.isNaN(number) ? text : number;
};

const column = (table, index) => [...table.tBodies[0].rows].map((row) => worth(row.cells[index]));

// Whether the numbers among the values never fall, nor the texts, and what is neither stands last; turned around by a sign of -1.
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

// Every column of every table, sorted up and down by its button.
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
        if (!directions.every((one, at) => one === (at === index ? direction : null))) {
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

// No findings, but the first cells' texts of a table after a click on a column's button.
const sorted = (id, index) => {
  const table = document.getElementById(id);
  table.tHead.rows[0].cells[index].querySelector("button.sort").click();
  return [...table.tBodies[0].rows].map((row) => row.cells[0].textContent);
};

// The filter of a table: a field before it. None is no finding here.
const filter = (table) => {
  const label = table.parentElement.previousElementSibling;
  return label?.matches("label.filter") ? { field: label.querySelector("input[type=search]"), count: label.querySelector("output") } : null;
};

const filters = () =>
  tables(8)
    .filter((table) => !filter(table)?.field || !filter(table)?.count)
    .map((table) => `has a long table without a filter (${where(table)})`);

// No findings, but the words to type into each filter: one from the middle of the table, and one that no row has.
const words = () =>
  tables(8).map((table) => {
    const rows = table.tBodies[0].rows;
    const some = said(rows[rows.length >> 1]).split(/\s+/).sort((a, b) => b.length - a.length);
    return [some[0], "xqzj"];
  });

// Puts the cursor into a filter and takes what is in it.
const focusFilter = (index) => {
  const { field } = filter(tables(8)[index]);
  field.focus();
  field.select();
};

// Whether a filter shows the rows that have the word, and states their number.
const filtered = (index, word) => {
  const table = tables(8)[index];
  const rows = [...table.tBodies[0].rows];
  const has = (row) => said(row).toLowerCase().includes(word.toLowerCase());
  const wrong = rows.filter((row) => isShown(row) !== has(row));
  const shown = filter(table).count.textContent;
  const right = `${rows.filter(has).length} of ${rows.length} rows`;
  return [
    ...wrong.slice(0, 3).map((row) => `${isShown(row) ? "shows" : "hides"} a row where "${word}" is looked for (${where(row)})`),
    ...(shown === right ? [] : [`says "${shown}" and not "${right}" where "${word}" is looked for (${where(table)})`]),
  ];
};

// The buttons that open and close all folds.
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

// No findings, but the middle of the first fold's summary in the window, with the cursor on it.
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

// No findings, but the ids of what is folded and can be named by an address, the first of them and the last.
const folded = () => {
  const all = [...document.querySelectorAll("details [id]")].filter((element) => element instanceof HTMLElement).map((element) => element.id);
  return all.length > 8 ? [...all.slice(0, 4), ...all.slice(-4)] : all;
};

// Whether what the address names is in sight.
const inSight = (id) => {
  const element = document.getElementById(id);
  const { top, bottom } = element.getBoundingClientRect();
  return isShown(element) && bottom > 0 && top < innerHeight ? [] : [`does not show #${id} where the address names it`];
};

// The same for every such address after the other, in the open page.
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

// What axe-core says: its rules by those tags, or one rule.
const axe = async (only) => {
  const { violations } = await globalThis.axe.run(document, { runOnly: only, resultTypes: ["violations"] });
  return violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, targets: nodes.map(({ target }) => target.join(" ")) }));
};

return {
  axe, bar, charts, filtered, filters, focusFilter, folded, ground, identity, inSight, isOpen, layout, links, openAll, paper, plain, reach, sorted, sorting,
  summary, words,
};
