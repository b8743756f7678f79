"use strict";
// Opens every page of the reports, and of other folders next to them, in a browser:
// node check.js CHROMIUM REPORTS [FOLDER ...]
//
// A page must look right in the light and the dark colour scheme, in wide and narrow windows, and
// complete on paper. Its tables sort and filter, its folds (`details`) open by click and by
// address, and its links lead somewhere. The browser prints no error, nothing is requested from the
// network, axe-core (a checker of accessibility) finds nothing serious, and without its script the
// page still has all its content. First the checks themselves are tested on two made-up pages: one
// full of faults, each of which must be found, and one whose right order is known.
//
// A line `ok ...` means that a page has no faults, a line `fault ...` names a fault. With
// PLYWRIGHT_SCREENSHOTS=1, pictures of every page are stored.
const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { createRequire } = require("node:module");
const { pathToFileURL } = require("node:url");

const [chromium, reports, ...others] = process.argv.slice(2);
const room = path.join(process.env.PLYWRIGHT_ROOM ?? path.join("target", "lab"), "pages");
const ROWS = [
  ["one", "+1.2 %", "12 ns"], ["two", "\u2212" + "0.5 %", "9.1 ns"], ["three", "+10 %", "1,024 ns"], ["four", "\u2013", "100 ns"],
  ["five", "0 %", "0.4 ns"], ["six", "\u2212" + "12.5 %", "64 ns"], ["seven", "+0.25 %", "640 ns"], ["eight", "+2 %", "7 ns"],
  ["nine", "+3 %", "8 ns"],
];
// The names by increasing change (the one without a change is last), and by increasing time.
const BY_CHANGE = ["six", "two", "five", "seven", "one", "eight", "nine", "three", "four"];
const BY_TIME = ["five", "eight", "nine", "two", "one", "six", "four", "seven", "three"];
// The findings that the page of faults must give, by their beginnings.
const FAULTS = [
  "is 20", "in a narrow window: is 20", "has the same ground in the dark", 'writes "pale" into a chart', 'in the dark: writes "pale" into a chart',
  'has the id "twin" more than once', "has a row without an address", "has a link to #nowhere, which does not exist",
  "has a link to missing.html, which is not there", "has folds and no buttons", "a click does not open a fold",
  "the space key does not open a fold", "has a column without a button to sort by", "has a long table without a filter",
  "writes to the console (warning): planted warning", "throws planted exception", "writes to the console (error): Loading the stylesheet",
  "asks for http://plywright.invalid/picture.png", "does not show main > h2", "on paper: does not show", "axe-core's color-contrast (serious)",
  "in the dark: axe-core's color-contrast", "axe-core's image-alt (critical)",
];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];
const [WIDE, NARROW, HEIGHT] = [1280, 360, 900];

// Installs the browser's driver and axe-core from npm, as the lock file says, into a separate
// folder. npm writes the list in `node_modules` last, so the list tells that an installation is
// complete.
function clients() {
  const installed = path.join(room, "package-lock.json");
  const lock = path.join(__dirname, "package-lock.json");
  const isInstalled = fs.existsSync(path.join(room, "node_modules", ".package-lock.json")) && fs.readFileSync(installed).equals(fs.readFileSync(lock));
  fs.mkdirSync(room, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) fs.copyFileSync(path.join(__dirname, file), path.join(room, file));
  if (!isInstalled) {
    try {
      execFileSync("npm", ["ci", "--silent", "--no-audit", "--no-fund"], { cwd: room, stdio: ["ignore", "ignore", "pipe"] });
    } catch (error) {
      fs.rmSync(path.join(room, "node_modules"), { recursive: true, force: true });
      console.log(`skip playwright-core and axe-core: \`npm ci\` failed: ${String(error.stderr ?? error.message).trim().split("\n")[0]}`);
      process.exit(0);
    }
  }
  const from = createRequire(path.resolve(room, "package.json"));
  return { playwright: from("playwright-core"), axe: fs.readFileSync(from.resolve("axe-core/axe.min.js"), "utf8") };
}

const QUESTIONS = fs.readFileSync(path.join(__dirname, "page.js"), "utf8");

// One page with its findings.
class Check {
  constructor(page, file, axe) {
    Object.assign(this, { page, file, axe, address: pathToFileURL(file).href, findings: [], lesser: [], happened: [] });
    const report = (finding) => this.happened.includes(finding) || this.happened.push(finding);
    page.on("pageerror", (error) => report(`throws ${error.message}`));
    page.on("console", (said) => report(`writes to the console (${said.type()}): ${said.text()}`));
    page.on("request", (request) => {
      const url = request.url();
      if (url.split("#")[0] !== this.address && !url.startsWith("data:")) report(`asks for ${url}`);
    });
    page.on("requestfailed", (request) => report(`could not load ${request.url()}: ${request.failure()?.errorText}`));
  }

  // Opens the page again, at a fragment if one is given, and adds the functions of page.js to it.
  async go(fragment = "") {
    await this.page.goto("about:blank");
    await this.page.goto(this.address + fragment, { waitUntil: "load" });
    await this.page.evaluate(`globalThis.asked = (() => { ${QUESTIONS} })(); 0`);
  }

  value(question) {
    return this.page.evaluate(`asked.${question}`);
  }

  async ask(how, question) {
    for (const found of await this.value(question)) this.findings.push(how + found);
  }

  expect(holds, finding) {
    if (!holds) this.findings.push(finding);
  }

  async picture(look) {
    if (!process.env.PLYWRIGHT_SCREENSHOTS) return;
    const name = [path.basename(path.dirname(this.file)), path.basename(this.file, ".html"), look].join("-");
    await this.page.screenshot({ path: path.join(room, "pictures", `${name}.png`), fullPage: true });
  }

  // Checks that the page is no wider than the window, wide or narrow, with folds closed or open;
  // and that it is dark if the dark scheme is requested.
  async looks() {
    const light = await this.value("ground()");
    await this.ask("", "layout()");
    await this.ask("", "charts()");
    await this.picture("light");
    await this.page.emulateMedia({ colorScheme: "dark" });
    this.expect((await this.value("ground()")) !== light, "has the same ground in the dark");
    await this.ask("in the dark: ", "charts()");
    await this.picture("dark");
    await this.page.emulateMedia({ colorScheme: "light" });
    await this.page.setViewportSize({ width: NARROW, height: HEIGHT });
    await this.ask("in a narrow window: ", "layout()");
    await this.picture("narrow");
    await this.page.emulateMedia({ media: "print" });
    await this.ask("on paper: ", "paper()");
    await this.page.emulateMedia({ media: "screen" });
    await this.value("openAll()");
    await this.ask("in a narrow window with open folds: ", "layout()");
    await this.page.setViewportSize({ width: WIDE, height: HEIGHT });
    await this.ask("with open folds: ", "layout()");
  }

  // Checks that the targets of all links exist.
  async links() {
    for (const [file, fragment] of await this.value("links()")) {
      const shown = path.basename(file);
      if (!fs.existsSync(file)) this.findings.push(`has a link to ${shown}, which is not there`);
      else if (fragment && !fs.readFileSync(file, "utf8").includes(`id="${fragment}"`)) {
        this.findings.push(`has a link to ${shown}#${fragment}, which is not in it`);
      }
    }
  }

  // Checks that folds open by click, by key and all at once, and if the address names something in
  // them.
  async folds() {
    await this.ask("", "bar()");
    const middle = await this.value("summary()");
    if (middle) {
      await this.page.mouse.click(...middle);
      this.expect(await this.value("isOpen()"), "a click does not open a fold");
      await this.page.keyboard.press("Enter");
      this.expect(!(await this.value("isOpen()")), "the enter key does not close a fold");
      await this.page.keyboard.press("Space");
      this.expect(await this.value("isOpen()"), "the space key does not open a fold");
    }
    const id = (await this.value("folded()")).at(-1);
    if (id) {
      await this.go(`#${encodeURIComponent(id)}`);
      await this.ask("when opened: ", `inSight(${JSON.stringify(id)})`);
      await this.ask("", "reach()");
    }
    await this.go();
  }

  // Checks that tables sort by every column, and filter by typed words.
  async tables() {
    await this.value("openAll()");
    await this.ask("", "sorting()");
    const without = await this.value("filters()");
    this.findings.push(...without);
    if (without.length > 0) return;
    for (const [index, words] of (await this.value("words()")).entries()) {
      for (const word of [...words, ""]) {
        await this.value(`focusFilter(${index})`);
        await (word ? this.page.keyboard.insertText(word) : this.page.keyboard.press("Backspace"));
        await this.ask("", `filtered(${index}, ${JSON.stringify(word)})`);
      }
    }
  }

  // Checks with axe-core, with every fold open: by all rules in the light scheme, and by the rule
  // of contrast in the dark one.
  async accessible() {
    await this.go();
    await this.page.evaluate(`${this.axe}; 0`);
    await this.value("openAll()");
    const rounds = [["light", "", { type: "tag", values: TAGS }], ["dark", "in the dark: ", { type: "rule", values: ["color-contrast"] }]];
    for (const [colorScheme, how, only] of rounds) {
      await this.page.emulateMedia({ colorScheme });
      for (const { id, impact, help, targets } of await this.value(`axe(${JSON.stringify(only)})`)) {
        const finding = `${how}axe-core's ${id} (${impact}): ${help}: ${targets.length} times: ${targets.slice(0, 5).join(", ")}`;
        (["serious", "critical"].includes(impact) ? this.findings : this.lesser).push(finding);
      }
    }
    await this.page.emulateMedia({ colorScheme: "light" });
  }

  async everything() {
    await this.go();
    await this.looks();
    // The page of outpace has no script: its rows have no addresses, and its tables do not sort.
    const isScripted = path.basename(this.file) !== "outpace.html";
    await this.ask("", `identity(${isScripted})`);
    await this.links();
    await this.folds();
    if (isScripted) await this.tables();
    this.findings.push(...this.happened);
    await this.accessible();
  }
}

// Checks a page with its script and without, and then runs the further checks, if there are any.
async function look(browser, axe, file, more = async () => {}) {
  const options = { viewport: { width: WIDE, height: HEIGHT }, colorScheme: "light" };
  const [scripted, plain] = await Promise.all([true, false].map((javaScriptEnabled) => browser.newContext({ ...options, javaScriptEnabled })));
  const check = new Check(await scripted.newPage(), file, axe);
  await check.everything();
  await more(check);
  const without = new Check(await plain.newPage(), file, axe);
  await without.go();
  await without.ask("", "plain()");
  check.findings.push(...without.findings);
  await Promise.all([scripted.close(), plain.close()]);
  return check;
}

// Returns the page of the known order: a page of the reports with a table in a fold and nothing
// else.
function ordered() {
  const rows = ROWS.map(([name, ...figures]) => `<tr id="${name}">${[name, ...figures].map((text) => `<td>${text}</td>`).join("")}</tr>`);
  const main = `<main><p><a href="#seven">The seventh</a></p><details><summary>A table</summary>
<div class="scroll" tabindex="0" role="region" aria-label="Known figures"><table id="known"><thead><tr><th>name</th><th>change</th><th>time</th></tr></thead>
<tbody>${rows.join("")}</tbody></table></div></details></main><footer><p>Not stored</p></footer>`;
  const page = fs.readFileSync(path.join(reports, "index.html"), "utf8");
  return page.replace(/<header>[^]*?<\/header>/, () => "<header><h1>A known order</h1></header>").replace(/<main>[^]*<\/footer>/, () => main);
}

// Checks the order of that page's table.
async function disordered(check) {
  for (const [column, order] of [[1, BY_CHANGE], [2, BY_TIME]]) {
    const last = column === 1 ? 1 : 0;
    const down = [...order.slice(0, order.length - last).reverse(), ...order.slice(order.length - last)];
    for (const [direction, expected] of [["up", order], ["down", down]]) {
      const sorted = await check.value(`sorted("known", ${column})`);
      check.expect(String(sorted) === String(expected), `column ${column} is sorted ${direction} as ${sorted}`);
    }
  }
}

const pages = (folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const found = path.join(folder, entry.name);
    return entry.isDirectory() ? pages(found) : found.endsWith(".html") ? [found] : [];
  });

async function main() {
  const { playwright, axe } = clients();
  let browser;
  try {
    // Containers do not allow the sandbox, which would protect from foreign pages. The resolver
    // rule makes every host unknown.
    const args = ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND"];
    browser = await playwright.chromium.launch({ executablePath: chromium, args });
  } catch (error) {
    console.log(`skip Chromium does not start here: ${error.message.split("\n")[0]}`);
    return;
  }
  const report = (name, findings, lesser = []) => {
    findings.slice(0, 30).forEach((finding) => console.log(`fault ${name}: ${finding}`));
    lesser.forEach((finding) => console.log(`note ${name}, not serious: ${finding}`));
    if (findings.length === 0) console.log(`ok ${name}`);
    else process.exitCode = 1;
  };
  const faulty = await look(browser, axe, path.join(__dirname, "faults.html"));
  const missed = FAULTS.filter((fault) => !faulty.findings.some((finding) => finding.startsWith(fault)));
  report("a page full of faults", missed.map((fault) => `no check finds that it ${fault}`));
  if (missed.length > 0) console.log(faulty.findings.join("\n"));
  const order = path.resolve(room, "order.html");
  fs.writeFileSync(order, ordered());
  const right = await look(browser, axe, order, disordered);
  report("a page of a known order", right.findings, right.lesser);

  // Checks two pages at a time, the largest first.
  const waiting = [reports, ...others].flatMap(pages).sort((a, b) => fs.statSync(a).size - fs.statSync(b).size);
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const { findings, lesser } = await look(browser, axe, path.resolve(file));
      report(path.relative(path.dirname(reports), file), findings, lesser);
    }
  };
  await Promise.all([work(), work()]);
  await browser.close();
}

main().catch((error) => {
  console.log(`fault ${error.stack}`);
  process.exit(1);
});
