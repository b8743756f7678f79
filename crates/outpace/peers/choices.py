#!/usr/bin/env python3
"""Counts how often the bound that `outpace choose` prints holds, for programs that others wrote.

Each program is a folder with its sources. `choices.toml` beside this script, or the file of
`--requests`, says for each folder's name how the program is built and run, and which axes its builds
have.

`run` prepares the inputs, chooses again and again with `--fresh`, then makes all builds and measures
them for a long time (the pooled measurement). `table` counts how often the loss of a choice, by the
pooled measurement, was at most what its run had printed.
"""

import argparse
import json
import subprocess
import sys
import time
import tomllib
from pathlib import Path

FEWEST_BUILDS = 8
# The exhaustive measurement ends when its bound is as small as that of the choices; it is then as
# sure of its answer, and its time can be compared with theirs.
LOSS = "0.5%"


def read(requests, program):
    """Returns what is asked of a program."""
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
        sys.exit(f"{program}: {builds} builds; at least {FEWEST_BUILDS} are wanted")
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


def gains(record):
    return {row["build"]: row["gain"] for row in record["decision"]["rows"]}


def speed(pooled, record, build):
    """Returns the pooled speed of a build; the same program may have another name there."""
    known = gains(pooled)
    if build in known:
        return 1 + known[build]
    digest = next(one.get("sha256") for one in record["builds"] if one["name"] == build)
    same = [one["name"] for one in pooled["builds"] if digest and one.get("sha256") == digest]
    found = next((1 + known[name] for name in same if name in known), None)
    if found is None:
        sys.exit(f"the pooled measurement has no build like `{build}`")
    return found


def seconds(record):
    """Returns the time that a run built and measured."""
    return sum(phase["seconds"] for phase in record["phases"])


def exhaustive_seconds(record):
    """Returns the time of an exhaustive measurement: all builds are made, and each is launched as
    often as the contenders of this run were, until the same loss was shown."""
    spent = {phase["name"]: phase["seconds"] for phase in record["phases"]}
    launches = [len(row["launches"]) for run in record["runs"] for row in run["rows"]]
    return spent["build"] + spent["measure"] * max(launches) * len(launches) / sum(launches)


def row(results):
    """Returns the cells of a program's row."""
    pooled = json.loads((results / "pooled.json").read_text())
    exhaustive = json.loads((results / "exhaustive.json").read_text())
    runs = [json.loads(file.read_text()) for file in sorted(results.glob("run-*.json"))]
    held, regrets, chosen = 0, [], []
    best_of_all = max(1 + gain for gain in gains(pooled).values())
    for record in runs:
        choice = record["decision"]["chosen"]
        bound = next(one["bound"] for one in record["decision"]["rows"] if one["build"] == choice)
        taken = speed(pooled, record, choice)
        raced = [speed(pooled, record, build) for build in gains(record)]
        held += 1 - taken / max(raced) <= bound
        regrets.append(1 - taken / best_of_all)
        chosen.append(choice)
    alike = max(chosen.count(choice) for choice in chosen)
    near = sum(regret <= 0.005 for regret in regrets)
    share = sum(map(seconds, runs)) / len(runs) / exhaustive_seconds(exhaustive)
    largest, mean = max(regrets), sum(regrets) / len(regrets)
    builds = len(gains(pooled))
    count = len(runs)
    return (f"| {results.name} | {builds} | {held} of {count} | {alike} of {count} | {near} of {count} "
            f"| {mean:.2%} | {largest:.2%} | {share:.2f} |")


def table(options):
    print("| program | builds | bound held | alike | within 0.5 % | mean regret | largest | time, of exhaustive |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for results in sorted(options.results.iterdir()):
        if (results / "pooled.json").exists():
            print(row(results))


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
    shown = verbs.add_parser("table", help="count how often the bounds held")
    shown.add_argument("results", type=Path)
    shown.set_defaults(verb=table)
    options = parser.parse_args()
    options.verb(options)


if __name__ == "__main__":
    main()
