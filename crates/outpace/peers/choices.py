#!/usr/bin/env python3
"""Counts how often the bound that `outpace choose` prints holds, for programs that others wrote.

Each program is a folder with its sources. `choices.toml` beside this script, or the file of
`--requests`, says for each folder's name how the program is built and run, and which axes its builds
have.

`run` prepares the inputs, chooses again and again with `--fresh`, then makes all builds and measures
them for a long time, twice. `table` counts how often the loss of a choice was at most the
bound that its run had printed, by the pooled speeds of all measurements but that run.
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


def pooled_gains(records):
    """Returns the gain of each build over all records, weighted by the inverse of its variance. A
    single long race is not enough: once a build has fallen behind, it gets only few launches."""
    sums = {}
    for record in records:
        for row in record["decision"]["rows"]:
            low, high = row["interval"]
            weight = 1 / max((high - low) / 3.92, 0.001) ** 2
            total, weights = sums.get(row["build"], (0.0, 0.0))
            sums[row["build"]] = total + weight * row["gain"], weights + weight
    return {build: total / weights for build, (total, weights) in sums.items()}


def speed(known, record, build):
    """Returns the pooled speed of a build. If two builds are the same program, byte for byte, the
    launches of both are stored under one of the two names."""
    if build not in known:
        digest = next(other["sha256"] for other in record["builds"] if other["name"] == build)
        same = [other["name"] for other in record["builds"] if other.get("sha256") == digest]
        build = next(name for name in same if name in known)
    return 1 + known[build]


def seconds(record):
    """Returns the time that a run spent on building and measuring, in seconds."""
    return sum(phase["seconds"] for phase in record["phases"])


def exhaustive_seconds(record):
    """Returns the time of an exhaustive measurement, in seconds. It makes all builds, and launches
    each as often as the contenders of this run were launched until the same loss was shown."""
    spent = {phase["name"]: phase["seconds"] for phase in record["phases"]}
    launches = [len(row["launches"]) for run in record["runs"] for row in run["rows"]]
    return spent["build"] + spent["measure"] * max(launches) * len(launches) / sum(launches)


def row(results):
    """Returns the cells of a program's row. Each choice is judged by all other records."""
    records = {file.stem: json.loads(file.read_text()) for file in sorted(results.glob("*.json"))}
    runs = [name for name in records if name.startswith("run-")]
    held, regrets, chosen = 0, [], []
    for name in runs:
        record = records[name]
        known = pooled_gains(other for key, other in records.items() if key != name)
        choice = record["decision"]["chosen"]
        rows = {row["build"]: row for row in record["decision"]["rows"]}
        taken = speed(known, record, choice)
        held += 1 - taken / max(speed(known, record, build) for build in rows) <= rows[choice]["bound"]
        regrets.append(1 - taken / (1 + max(known.values())))
        chosen.append(choice)
    alike = max(chosen.count(choice) for choice in chosen)
    near = sum(regret <= 0.005 for regret in regrets)
    count = len(runs)
    share = sum(seconds(records[name]) for name in runs) / count / exhaustive_seconds(records["exhaustive"])
    builds = len(records["pooled"]["decision"]["rows"])
    return (f"| {results.name} | {builds} | {held} of {count} | {alike} of {count} | {near} of {count} "
            f"| {sum(regrets) / count:.2%} | {max(regrets):.2%} | {share:.2f} |")


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
