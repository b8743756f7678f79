#!/usr/bin/env python3
"""Counts how often `outpace bisect` finds the revision that made a program slower.

    bisections.py run FOLDER --outpace PROGRAM [--searches 20] [--steps 16] [--each 5] [--form lines] [--seed 1] [--layouts]
    bisections.py table FOLDER

For each search `run` makes a repository with --steps commits that change the program. One of them, at
a random place, also adds 2 % more work; the others do not slow it down. Each search is a line of
FOLDER/bisect.jsonl, even if it failed; the same command continues a run that was stopped. `table`
prints a summary. With `--layouts` both programs get new layouts in each comparison, with their
functions in a random order.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
BUILD = "rustc -O --edition 2024 -C codegen-units=1 -o app app.rs"
LAID_OUT = BUILD + " -C link-arg=-Wl,--shuffle-sections=.text.*=$OUTPACE_LAYOUT"
UNCHANGED, SLOW = "    None => 0,", "    None => 4,"

APP = """//! The work, and changes that have nothing to do with it.

#[allow(dead_code)]
mod work;

fn main() {{
    match std::env::args().nth(1).as_deref() {{
        None => println!("{{:016x}}", work::parts(work::PARTS)),
        Some("lines") => work::serve().expect("a number of parts"),
        Some(_) => println!("{{}}", changes(std::env::args().count() as u64)),
    }}
}}

fn changes(value: u64) -> u64 {{
    value{calls}
}}
{functions}"""


class Failed(Exception):
    """A command failed; the message holds the end of its output."""


def call(*command, **options):
    """Runs a command and returns its standard output."""
    command = [str(word) for word in command]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise Failed(f"`{' '.join(command)}` ended with {done.returncode}: {done.stderr[-800:].strip()}")
    return done.stdout


def function(rng, number):
    """Returns a function of random length, which moves the code that the compiler places behind it."""
    lines = (
        f"    value = value.rotate_left({rng.randrange(1, 63)}) ^ (value >> {rng.randrange(1, 63)}).wrapping_mul({rng.randrange(1, 2**63)});\n"
        for _ in range(rng.randrange(1, 12))
    )
    return f"\n#[inline(never)]\nfn change_{number}(mut value: u64) -> u64 {{\n{''.join(lines)}    value\n}}\n"


def repository(folder, steps, place, rng):
    """Makes a repository with `steps` commits after the first one. The commit number `place` makes the
    program slower. Returns the first commit."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    git = ["git", "-C", folder, "-c", "user.name=nobody", "-c", "user.email=nobody@example.org", "-c", "commit.gpgsign=false"]
    call(*git, "init", "--quiet")
    work = (HERE / "src" / "lib.rs").read_text()
    if work.count(UNCHANGED) != 1:
        raise Failed(f"src/lib.rs has no line `{UNCHANGED}`")
    (folder / ".gitignore").write_text("app\n")
    functions = []
    for number in range(steps + 1):
        if number > 0:
            functions.append(function(rng, number))
        calls = "".join(f" ^ change_{at + 1}(value)" for at in range(len(functions)))
        (folder / "app.rs").write_text(APP.format(calls=calls, functions="".join(functions)))
        (folder / "work.rs").write_text(work.replace(UNCHANGED, SLOW) if number >= place else work)
        call(*git, "add", "--all")
        call(*git, "commit", "--quiet", "--message", f"change {number}")
    return call(*git, "rev-list", "--max-parents=0", "HEAD").strip()


def search(options, number):
    """Makes one search, and returns its line of results."""
    rng = random.Random(f"{options.seed} {number}")
    place = rng.randint(1, options.steps)
    folder = options.folder.resolve()
    first = repository(folder / "repository", options.steps, place, rng)
    kept, questions = folder / "bisect.json", folder / "questions.txt"
    questions.write_text("10\n")
    program, work = ("./app lines", ["--ask", questions]) if options.form == "lines" else ("./app", ["--workload", "command"])
    environment = {name: value for name, value in os.environ.items() if name != "REPEATED"}
    seed = rng.randrange(10**9)
    build = ["--layouts", "--build", LAID_OUT] if options.layouts else ["--one-layout", "--build", BUILD]
    how = [*build, "--run", program, *work, "--each", f"{options.each}s", "--seed", seed, "--json", kept]
    begun = time.monotonic()
    try:
        call(options.outpace, "bisect", first, "HEAD", *how, cwd=folder / "repository", env=environment)
    except Failed as error:
        return {"search": number, "seed": seed, "place": place, "outcome": "failed", "error": str(error)}
    seconds = time.monotonic() - begun
    record = json.loads(kept.read_text())
    answer, confirmed = record["answer"], record["confirmed"]
    built = [step["sha256"] for step in record["steps"] if step["sha256"]]
    return {
        "search": number,
        "seed": seed,
        "place": place,
        "outcome": outcome(answer, place),
        "from": answer.get("from"),
        "to": answer.get("to"),
        "gain": confirmed and confirmed["gain"],
        "built": len(built),
        "all_differ": len(set(built)) == len(built),
        "comparisons": len(record["comparisons"]),
        "seconds": round(seconds, 1),
    }


def outcome(answer, place):
    """Classifies an answer: `found` means the slow step alone."""
    if answer["is"] != "slower":
        return "none"
    if answer["from"] == answer["to"] == place:
        return "found"
    return "among several" if answer["from"] <= place <= answer["to"] else "others"


def read(folder, is_owner=False):
    """Returns the head and the searches of the file of results. An incomplete last line is ignored.
    With `is_owner`, which a caller that appends lines must set, it is also removed from the file."""
    path = folder / "bisect.jsonl"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if text and not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        if is_owner:
            path.write_text(text, encoding="utf-8")
    head, *searches = [json.loads(line) for line in text.splitlines()] or [None]
    return head, searches


def table(folder):
    """Returns a summary of the searches in two sentences."""
    head, searches = read(folder)
    if not searches:
        raise Failed(f"{folder} has no results")
    counts = collections.Counter(one["outcome"] for one in searches)
    ended = [one for one in searches if one["outcome"] != "failed"] or [dict.fromkeys(("seconds", "comparisons", "built"), 0)]
    means = [statistics.mean(one[what] for one in ended) for what in ("seconds", "comparisons", "built")]
    layouts = ", each in new layouts," if head.get("layouts") else ""
    return (
        f"Of {len(searches)} searches among {head['steps']} revisions, one of which added 2 % more work, {counts['found']} named that revision alone, "
        f"{counts['among several']} named it among several, {counts['others']} named only others, {counts['none']} named none, and {counts['failed']} failed. "
        f"On average a search took {means[0]:.0f} s, with {means[1]:.1f} comparisons of {head['each']:g} s (`{head['form']}`){layouts} "
        f"and {means[2]:.1f} revisions built; seed {head['seed']}."
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    run = verbs.add_parser("run")
    run.add_argument("folder", type=pathlib.Path)
    run.add_argument("--outpace", required=True)
    run.add_argument("--searches", type=int, default=20)
    run.add_argument("--steps", type=int, default=16)
    run.add_argument("--each", type=float, default=5)
    run.add_argument("--form", choices=("lines", "command"), default="lines")
    run.add_argument("--seed", type=int, default=1)
    run.add_argument("--layouts", action="store_true")
    verbs.add_parser("table").add_argument("folder", type=pathlib.Path)
    options = parser.parse_args()
    if options.verb == "run":
        options.outpace = pathlib.Path(shutil.which(options.outpace) or options.outpace).resolve()
        options.folder.mkdir(parents=True, exist_ok=True)
        head = {name: getattr(options, name) for name in ("steps", "each", "form", "seed", "layouts")}
        before, searches = read(options.folder, is_owner=True)
        if before not in (None, head):
            raise Failed(f"{options.folder} was begun with {before}, not with {head}")
        with open(options.folder / "bisect.jsonl", "a", encoding="utf-8") as results:
            lines = [head] if before is None else []
            for number in range(len(searches), options.searches):
                lines.append(search(options, number))
                print(lines[-1], file=sys.stderr)
                results.writelines(json.dumps(line) + "\n" for line in lines)
                results.flush()
                lines.clear()
    print(table(options.folder))


if __name__ == "__main__":
    try:
        main()
    except (Failed, OSError) as error:
        sys.exit(f"bisections.py: {error}")
