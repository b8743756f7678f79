#!/usr/bin/env python3
"""Counts how often the bound that `outpace choose` prints holds, for programs that others wrote.

Each program is a folder with its sources. `choices.toml` beside this script, or the file of
`--requests`, says for each folder's name how the program is built and run, and which axes its builds
have.

`run` prepares the inputs, chooses again and again with `--fresh`, then makes all builds and measures
them for a long time, twice. `table` counts how often the loss of a choice was at most the bound in
its record, by the pooled speeds of all measurements but that run. `condense` keeps what `table`
needs, without the launches.
"""

import argparse
import json
import subprocess
import sys
import time
import tomllib
from pathlib import Path

FEWEST_BUILDS = 8
# The exhaustive measurement ends at the same bound as the choices. Its answer is then as sure as
# theirs, and the times can be compared.
LOSS = "0.5%"


def read(requests, program):
    """Returns the commands and axes of a program from the file of requests."""
    found = tomllib.loads(requests.read_text()).get(program.resolve().name)
    return found or sys.exit(f"{requests}: there is no program `{program.resolve().name}`")


def arguments_of(program, request):
    """Returns a request as arguments of `outpace choose`."""
    builds = 1
    arguments = ["--build", request["build"], "--run", request["run"]]
    for axis in request["axes"]:
        arguments += ["--axis", axis]
        builds *= axis.partition("=")[2].count(",") + 1
    if builds < FEWEST_BUILDS:
        sys.exit(f"{program}: {builds} builds; at least {FEWEST_BUILDS} are needed")
    return arguments + request.get("options", [])


def choose(options, program, file, more):
    """Chooses once and stores the record in `file`, unless the file exists already."""
    if file.exists():
        return
    asked = arguments_of(program, read(options.requests, program))
    line = [options.outpace, "choose", *asked, "--fresh", "--json", str(file.resolve()), *more]
    print(f"{time.strftime('%H:%M:%S')} {file}", flush=True)
    done = subprocess.run(line, cwd=program, stdout=subprocess.DEVNULL)
    if done.returncode != 0:
        sys.exit(f"{file}: outpace ended with status {done.returncode}")


def run(options):
    for program in options.programs:
        results = options.results / program.name
        results.mkdir(parents=True, exist_ok=True)
        prepare = read(options.requests, program).get("prepare", "true")
        subprocess.run(prepare, cwd=program, shell=True, check=True)
        for number in range(1, options.times + 1):
            more = ["--seed", str(number), "--time", options.time, "--loss", LOSS]
            choose(options, program, results / f"run-{number:02}.json", more)
        exhaustive = ["--seed", "1000", "--time", options.pooled, "--full", "--loss", LOSS]
        choose(options, program, results / "exhaustive.json", exhaustive)
        # The accepted loss is too small to be shown, so this measures until its time is over unless
        # one build is clearly the best.
        pooled = ["--seed", "2000", "--time", options.pooled, "--full", "--loss", "0.001%"]
        choose(options, program, results / "pooled.json", pooled)


def seconds(record):
    """Returns the time that a run spent on building and measuring, in seconds."""
    return sum(phase["seconds"] for phase in record["phases"])


def exhaustive_seconds(record):
    """Returns the time of an exhaustive measurement, in seconds. It makes all builds, and launches
    each as often as the contenders of this run were launched until the same loss was shown."""
    spent = {phase["name"]: phase["seconds"] for phase in record["phases"]}
    launches = [len(row["launches"]) for run in record["runs"] for row in run["rows"]]
    return spent["build"] + spent["measure"] * max(launches) * len(launches) / sum(launches)


def summary(file):
    """Returns what the table needs of the record in `file`, without its launches. A row is a build,
    its gain, the ends of the gain's interval, and the bound on the loss."""
    record = json.loads(file.read_text())
    decision = record["decision"]
    rows = [[row["build"], *(round(figure, 6) for figure in (row["gain"], *row["interval"], row["bound"]))]
            for row in decision["rows"]]
    builds = {build["name"]: build["sha256"][:12] for build in record["builds"] if build.get("sha256")}
    noise = {name: round(share, 4) for name, share in record["noise"].items() if isinstance(share, float)}
    return {"program": file.parent.name, "record": file.stem, "seed": record["seed"], "noise": noise,
            "seconds": round(seconds(record), 2), "exhaustive": round(exhaustive_seconds(record), 2),
            "chosen": decision["chosen"], "rows": rows, "builds": builds}


def summaries(folder):
    """Returns the summaries of all records in the folder, or those that `condense` has written."""
    written = folder / "results.jsonl"
    if written.exists():
        return [json.loads(line) for line in written.read_text().splitlines()]
    return [summary(file) for file in sorted(folder.glob("*/*.json"))]


def condense(options):
    lines = "".join(json.dumps(line) + "\n" for line in summaries(options.results))
    options.folder.mkdir(parents=True, exist_ok=True)
    (options.folder / "results.new").write_text(lines)
    (options.folder / "results.new").replace(options.folder / "results.jsonl")


def pooled_gains(records):
    """Returns the gain of each build over all records, weighted by the inverse of its variance. A
    single long race is not enough: once a build has fallen behind, it gets only few launches."""
    sums = {}
    for record in records:
        for build, gain, low, high, _ in record["rows"]:
            weight = 1 / max((high - low) / 3.92, 0.001) ** 2
            total, weights = sums.get(build, (0.0, 0.0))
            sums[build] = total + weight * gain, weights + weight
    return {build: total / weights for build, (total, weights) in sums.items()}


def speed(known, record, build):
    """Returns the pooled speed of a build. If two builds are the same program, byte for byte, the
    launches of both are stored under one of the two names."""
    if build not in known:
        digests = record["builds"]
        same = [name for name, digest in digests.items() if digest == digests[build]]
        build = next(name for name in same if name in known)
    return 1 + known[build]


def row(program, records):
    """Returns a program's row. Each choice is judged by all other records."""
    choices = [record for record in records if record["record"].startswith("run-")]
    full = {record["record"]: record for record in records}
    held, losses, chosen = 0, [], []
    for record in choices:
        known = pooled_gains(other for other in records if other is not record)
        choice = record["chosen"]
        bounds = {build: bound for build, *_, bound in record["rows"]}
        taken = speed(known, record, choice)
        held += 1 - taken / max(speed(known, record, build) for build in bounds) <= bounds[choice]
        losses.append(1 - taken / (1 + max(known.values())))
        chosen.append(choice)
    alike = max(chosen.count(choice) for choice in chosen)
    near = sum(loss <= 0.005 for loss in losses)
    count = len(choices)
    share = sum(record["seconds"] for record in choices) / count / full["exhaustive"]["exhaustive"]
    return (f"| {program} | {len(full['pooled']['rows'])} | {held} of {count} | {alike} of {count} | {near} of {count} "
            f"| {100 * sum(losses) / count:.2f} % | {100 * max(losses):.2f} % | {share:.2f} |")


def table(options):
    records = {}
    for record in summaries(options.results):
        records.setdefault(record["program"], []).append(record)
    print("| program | builds | bound held | alike | within 0.5 % | mean loss | largest | time, of exhaustive |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for program, measured in sorted(records.items()):
        names = {record["record"] for record in measured}
        if {"exhaustive", "pooled", "run-01"} <= names:
            print(row(program, measured))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(required=True)
    measured = verbs.add_parser("run", help="choose, and then measure all builds for a long time")
    measured.add_argument("results", type=Path, help="folder for the records; records that exist are not made again")
    measured.add_argument("programs", type=Path, nargs="+", help="folders with sources")
    measured.add_argument("--requests", type=Path, default=Path(__file__).parent / "choices.toml")
    measured.add_argument("--outpace", default="outpace")
    measured.add_argument("--times", type=int, default=10, help="choices for each program")
    measured.add_argument("--time", default="5min", help="longest time of a choice")
    measured.add_argument("--pooled", default="1h", help="time of the pooled measurement")
    measured.set_defaults(verb=run)
    kept = verbs.add_parser("condense", help="write what `table` needs of the records to FOLDER/results.jsonl")
    kept.add_argument("results", type=Path)
    kept.add_argument("folder", type=Path)
    kept.set_defaults(verb=condense)
    shown = verbs.add_parser("table", help="count how often the bounds held")
    shown.add_argument("results", type=Path, help="folder of `run`, or of `condense`")
    shown.set_defaults(verb=table)
    options = parser.parse_args()
    options.verb(options)


if __name__ == "__main__":
    main()
