#!/usr/bin/env python3
"""Compares the answers of `outpace revisions` with the claims of authors who measured their commits.

    history.py run FOLDER --clones CLONES --outpace PROGRAM [--only NAME] [--seed 1] [OPTION...]
    history.py table FOLDER

CLONES is a folder with clones of the repositories in history/rows.toml. For each row `run` builds
the commit and its first parent, compares them, and adds a line to FOLDER/history.jsonl; the same
command continues a run that was stopped. Further options go to `outpace revisions` (`--time 2min`).
`table` prints the answers beside the authors' claims. Python 3.11 or later is needed.
"""

import argparse
import json
import pathlib
import random
import shutil
import subprocess
import sys
import time
import tomllib

HERE = pathlib.Path(__file__).resolve().parent / "history"
LARGE = 256 << 20
WORDS = {"faster": "faster", "slower": "slower", "no-difference": "no difference", "unsure": "not sure"}


class Failed(Exception):
    """A command that failed, with its message."""


def call(command, **options):
    """Runs a command and returns its output."""
    command = [str(word) for word in command]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, **options)
    if done.returncode != 0:
        message = done.stderr.decode(errors="replace").strip()[-800:]
        raise Failed(f"`{' '.join(command)}` ended with {done.returncode}: {message}")
    return done.stdout


def input_of(name, data, clones):
    """Makes the input file of this name, unless it exists."""
    path = data / name
    if path.exists():
        return
    if name == "escaped":
        rng = random.Random(1)
        letters = "оеаинтсрвлкмдпу"
        words = ("".join(rng.choices(letters, k=rng.randint(2, 9))) for _ in range(200_000))
        content = json.dumps(" ".join(words)).encode()
    else:
        content = call(["git", "-C", clones / "zstd", "archive", "--format=tar", "v1.4.4"])
        if name == "large":
            content = (content * (LARGE // len(content) + 1))[:LARGE]
    path.write_bytes(content)


def compared(row, options, data):
    """Compares a commit with its first parent; returns the line of the row."""
    clone = options.clones.resolve() / row["repository"]
    input_of(row["input"], data, options.clones)

    def filled(text):
        return text.replace("{data}", str(data)).replace("{here}", str(HERE))

    record = data / "record.json"
    revisions = [f"{row['revision']}^", row["revision"]]
    command = [options.outpace, "revisions", *revisions, "--build", filled(row["build"]), "--run", filled(row["run"])]
    command += [*row.get("options", []), "--seed", options.seed, "--json", record, *options.more]
    begun = time.monotonic()
    try:
        call(command, cwd=clone)
    except Failed as error:
        return {"revision": row["revision"], "failed": str(error)}
    seconds = time.monotonic() - begun
    kept = json.loads(record.read_text())
    judged = kept["decision"]["rows"][0]["judged"]
    measured = sum(phase["seconds"] for phase in kept["phases"] if phase["name"] != "build")
    figures = {name: judged[name] for name in ("answer", "gain", "low", "high", "launches")}
    figures["layouts"] = kept.get("layouts", {}).get("is")
    return {"revision": row["revision"], **figures, "seconds": round(seconds, 1), "measured": round(measured, 1)}


def read(folder):
    """Returns the complete lines of the file of results; an incomplete last line is ignored."""
    path = folder / "history.jsonl"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]


def run(options, rows):
    """Compares the rows that have no line yet."""
    folder = options.folder.resolve()
    data = folder / "data"
    data.mkdir(parents=True, exist_ok=True)
    wanted = [row for row in rows if options.only in (None, row["repository"], row["revision"])]
    revisions = {row["revision"] for row in wanted}
    # Comparisons that failed are made again.
    lines = [line for line in read(folder) if "failed" not in line or line["revision"] not in revisions]
    done = {line["revision"] for line in lines}
    for row in wanted:
        if row["revision"] in done:
            continue
        lines.append(compared(row, options, data))
        print(json.dumps(lines[-1]), file=sys.stderr)
        text = "".join(json.dumps(line) + "\n" for line in lines)
        (folder / "history.new").write_text(text, encoding="utf-8")
        (folder / "history.new").replace(folder / "history.jsonl")


def table(folder, rows):
    """Returns the answers beside the claims, as a table in Markdown."""
    lines = {line["revision"]: line for line in read(folder)}
    text = [
        "| commit | author's claim | `outpace revisions` | layouts | launches | time | holds the claim |",
        "|---|---|---|---|---:|---:|---|",
    ]
    for row in rows:
        line = lines.get(row["revision"])
        if line is None:
            continue
        name = f"{row['repository']} {row['revision']}"
        if "failed" in line:
            text.append(f"| {name} | {row['claim']} | failed: {(line['failed'].splitlines() or ['?'])[-1]} | | | | |")
            continue
        low, high = (100 * line[end] if line[end] is not None else None for end in ("low", "high"))
        interval = f" [{low:+.1f}, {high:+.1f}]" if low is not None else ""
        answer = f"{WORDS[line['answer']]}, {100 * line['gain']:+.1f} %{interval}"
        holds = low is not None and low <= row["gain"][1] and high >= row["gain"][0]
        text.append(f"| {name} | {row['claim']} | {answer} | {line.get('layouts') or ''} | {line['launches']} | {line['measured']:.0f} s | {'yes' if holds else 'no'} |")
    return "\n".join(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    running = verbs.add_parser("run")
    running.add_argument("folder", type=pathlib.Path)
    running.add_argument("--clones", type=pathlib.Path, required=True)
    running.add_argument("--outpace", required=True)
    running.add_argument("--only", help="a repository or a revision")
    running.add_argument("--seed", type=int, default=1)
    verbs.add_parser("table").add_argument("folder", type=pathlib.Path)
    options, more = parser.parse_known_args()
    rows = tomllib.loads((HERE / "rows.toml").read_text())["row"]
    if options.verb == "run":
        options.more = more
        options.outpace = pathlib.Path(shutil.which(options.outpace) or options.outpace).resolve()
        run(options, rows)
    elif more:
        parser.error(f"unknown options: {' '.join(more)}")
    print(table(options.folder, rows))


if __name__ == "__main__":
    try:
        main()
    except (Failed, OSError, KeyError) as error:
        sys.exit(f"history.py: {error}")
