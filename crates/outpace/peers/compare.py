#!/usr/bin/env python3
"""Counts how often outpace and its peers, which take turns, are right about the same programs.

    compare.py run FOLDER --outpace PROGRAM [--hyperfine PROGRAM] [--perfgate PROGRAM] [--benchmatrix PROGRAM] [--pyshbench FILE]
        [--tools TOOL,...] [--cases slow,copy] [--seconds 20] [--times 50] [--seed 1]
    compare.py table FOLDER
    compare.py answers FOLDER [BEFORE]

`run` builds the programs in the folder, checks by valgrind that the slow one does 1 % more work,
and then asks the tools about both cases, the slow program and a byte-identical copy, --times times.
The cases slow-0.5, slow-2 and slow-5 are programs that do 0.5, 2 and 5 % more work. Within a
repetition the order is random. Each comparison is a line of FOLDER/results.jsonl. If a run was
stopped, the next `run` in the same folder makes the comparisons that are missing; it may name other
tools and cases than the first. Without `--tools`, it asks the tools that are libraries and every
tool whose program is named. `table` draws the answers as Markdown, and `answers` the launches and
seconds that outpace needed for them; if BEFORE is given, a folder with comparisons by an earlier
outpace, also those that it needed.
"""

import argparse
import datetime
import hashlib
import json
import math
import os
import pathlib
import random
import re
import shlex
import shutil
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
# How many half per cents more work the program of each case does.
CASES = {"slow": 2, "copy": 0, "slow-0.5": 1, "slow-2": 4, "slow-5": 10}
# The cases that a run compares by default, and that the table has.
USUAL = ("slow", "copy")


class Failed(Exception):
    """An error that ends a comparison or the script. If a program failed, the message names it and
    holds the end of its output."""


def call(command, accept=(0,), **options):
    """Runs a command, and returns its standard output and its standard error."""
    command = [str(word) for word in command]
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=3600, **options)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Failed(f"{command[0]}: {error}") from None
    if done.returncode not in accept:
        raise Failed(f"`{' '.join(command)}` ended with {done.returncode}: {(done.stderr or done.stdout)[-500:].strip()}")
    return done.stdout, done.stderr


def found(pattern, text, what):
    """Returns the groups of a pattern in the output of a tool."""
    match = re.search(pattern, text, re.MULTILINE)
    if not match:
        raise Failed(f"{what} printed no {pattern}: {text[-500:].strip()}")
    return match.groups()


def side(change, is_sure):
    """Returns the answer for a change in time; a change above zero means slower."""
    return ("slower" if change > 0 else "faster") if is_sure else "unsure"


# ---- The tools. Each returns the change in time that it reports, in per cent, an answer by each of
# its rules, and further fields for the line of results.


def outpace(run, case, form):
    """Takes outpace's own answer, even if outpace warns that its control differs."""
    path = run.folder / "outpace.json"
    arguments = " lines" if form == "lines" else ""
    programs = [f"{name}={shlex.quote(str(run.program(name)))}{arguments}" for name in ("even", case)]
    work = ["--ask", run.questions] if form == "lines" else ["--workload", *form.split()]
    rest = ["--time", f"{run.seconds}s", "--seed", random.Random(f"{run.seed} {run.turn}").randrange(10**9), "--json", path]
    call([run.options.outpace, *programs, *work, *rest])
    record = json.loads(path.read_text())
    judged = next(row["judged"] for row in record["decision"]["rows"] if row["candidate"] == case)
    answer = judged["answer"] if judged else "unsure"
    answers = {"its answer (99.5 %)": "unsure" if answer == "no-difference" else answer}
    more = {"said": answer, "launches": judged and judged["launches"], "trusted": record["decision"]["trusted"]}
    return (1 / (1 + judged["gain"]) - 1) * 100 if judged else None, answers, more


def hyperfine(run, case):
    """hyperfine has no rule of its own, but its scripts/welch_ttest.py calls a difference
    significant if Welch's test on the exported times gives p < 0.05."""
    path = run.folder / "hyperfine.json"
    runs = max(2, round(run.seconds / 2 / run.command_seconds))
    options = ["-N", "--warmup", 3, "--runs", runs, "--export-json", path]
    call([run.options.hyperfine, *options, run.program("even"), run.program(case)])
    results = json.loads(path.read_text())["results"]
    # Version 1 has the times in a list.
    first, other = (
        result.get("times") or [one["time_wall_clock"]["value"] for one in result["measurements"]] for result in results
    )
    change = (statistics.mean(other) / statistics.mean(first) - 1) * 100
    return change, {"Welch's test, p < 0.05": side(change, welch(first, other) < 0.05)}, {"runs": runs}


def welch(first, other):
    """Returns the two-sided p of Welch's test, as `scipy.stats.ttest_ind(first, other,
    equal_var=False)` gives it."""
    one, two = (statistics.variance(times) / len(times) for times in (first, other))
    t = abs(statistics.mean(other) - statistics.mean(first)) / math.sqrt(one + two)
    freedom = (one + two) ** 2 / (one**2 / (len(first) - 1) + two**2 / (len(other) - 1))
    # Simpson's rule over Student's density.
    scale = math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2)) / math.sqrt(freedom * math.pi)
    density = lambda x: scale * (1 + x * x / freedom) ** (-(freedom + 1) / 2)
    steps = 2000
    weights = (1 if at in (0, steps) else 4 if at % 2 else 2 for at in range(steps + 1))
    half = t / steps / 3 * sum(weight * density(t * at / steps) for at, weight in enumerate(weights))
    return max(0.0, 1 - 2 * half)


def tango(run, case):
    """tango-bench prints a `*` if |z| >= 2.6 and the difference is above the noise threshold, 1 %
    by default (`DiffEstimate::build` in src/lib.rs of 0.9). The rule without the threshold is
    computed from the samples that tango-bench writes."""
    dump = run.folder / "tango"
    out, _ = call(
        [run.program(case, "with-tango"), "compare", run.program("even", "with-tango"), "--time", run.seconds, "--dump", dump],
        accept=(0, 1),  # The status is 1 if the program is slower.
    )
    change, star = found(r"([+-]\d+\.\d+)%(\*?)\s*$", out, "tango")
    samples = [line.split(",") for line in (dump / "part.csv").read_text().split()]
    differences = [float(other) - float(first) for first, other, _ in samples]
    z = statistics.mean(differences) / (statistics.stdev(differences) / math.sqrt(len(differences)))
    change = float(change)
    answers = {"its `*` (threshold 1 %)": side(change, star == "*"), "the same, threshold 0": side(z, abs(z) >= 2.6)}
    return change, answers, {"samples": len(samples)}


def criterion(run, case):
    """criterion calls a program slower or faster if p < 0.05 and the interval of the change lies
    outside the noise threshold, 1 % by default (`compare_to_threshold` in src/report.rs of 0.8).
    The second rule is p < 0.05 alone, as criterion prints it."""
    environment = {**os.environ, "CRITERION_HOME": str(run.folder / "criterion")}
    # The analysis of a run takes about a second.
    options = ["--bench", "--noplot", "--warm-up-time", 1, "--measurement-time", max(1, run.seconds / 2 - 2)]
    for name, baseline in (("even", "--save-baseline"), (case, "--baseline")):
        out, _ = call([run.program(name, "with-criterion"), *options, baseline, "even"], env=environment)
    (change,) = found(r"change: \[\S+ (\S+)% \S+\]", out, "criterion")
    (sign,) = found(r"\(p = \S+ ([<>]) \S+\)", out, "criterion")
    (verdict,) = found(r"(regressed|improved|No change in performance|within noise threshold)", out, "criterion")
    change = float(change.replace("−", "-"))
    verdict = {"regressed": "slower", "improved": "faster"}.get(verdict, "unsure")
    return change, {"its verdict (threshold 1 %)": verdict, "its p < 0.05 alone": side(change, sign == "<")}, {}


def zenbench(run, case):
    """zenbench calls a difference `significant` if its bootstrap interval of 95 % lies outside the
    noise threshold, 1 % by default, and the difference is not too small for the resolution of the
    timer (docs/benchmarking.md of 0.1.11). The second rule is the same without the threshold: the
    interval excludes zero, and the resolution of the timer suffices."""
    environment = {**os.environ, "SECONDS": str(run.seconds), "ZENBENCH_NO_SAVE": "1", "ZENBENCH_CPU_POLICY": "unrestricted"}
    out, _ = call([run.program(case, "with-zenbench"), "--format=json"], env=environment, cwd=run.folder)
    ((_, _, said),) = json.loads(out)["comparisons"][0]["analyses"]
    change = said["pct_change"]
    is_apart = said["ci_lower"] > 0 or said["ci_upper"] < 0
    answers = {
        "its `significant` (threshold 1 %)": side(change, said["significant"]),
        "the same, threshold 0": side(change, is_apart and not said["resolution_limited"]),
    }
    return change, answers, {"rounds": said["n_samples"], "drift": said["drift_correlation"]}


def pyshbench(run, case):
    """pyshbench is taken to be sure if its interval of 95 % for the difference of the speeds
    excludes zero, which is the same as a P(speedup > 0) below 0.025 or above 0.975. It starts both
    programs at the same time, each on half of the CPUs."""
    runs = max(2, round(run.seconds / run.bench_seconds))
    out, _ = call([sys.executable, run.options.pyshbench, run.program("even"), run.program(case), runs])
    (speedup,) = found(r"speedup\s*=\s*(\S+)", out, "pyshbench")
    (chance,) = found(r"P\(speedup > 0\)\s*=\s*(\S+)", out, "pyshbench")
    chance = float(chance)
    answers = {"its interval (95 %)": side(0.5 - chance, not 0.025 <= chance <= 0.975)}
    return (1 / (1 + float(speedup)) - 1) * 100, answers, {"runs": runs}


def perfgate(run, case):
    """perfgate calls a difference `significant` if the interval of 95 % of the mean difference of
    pairs excludes zero (`summarize_paired_diffs` in src/domain/paired.rs of 0.18). It counts whole
    milliseconds, and in each pair it runs the first program first."""
    path = run.folder / "perfgate.json"
    pairs = max(3, round(run.seconds / 2 / run.command_seconds))
    programs = ["--baseline-cmd", run.program("even"), "--current-cmd", run.program(case)]
    options = ["--name", "peers", "--warmup", 1, "--repeat", pairs, "--out", path]
    call([run.options.perfgate, "paired", *programs, *options])
    stats = json.loads(path.read_text())["stats"]
    difference = stats["wall_diff_ms"]
    change = difference["mean"] / stats["baseline_wall_ms"]["median"] * 100
    return change, {"its `significant` (95 %)": side(change, difference["significance"]["significant"])}, {"pairs": pairs}


# A benchmark for benchmatrix: it times one line of a program that answers lines.
LINES_BENCH = '''import os, subprocess
from benchmatrix import BenchmarkCase, make_benchmark_test

server = subprocess.Popen([os.environ["PEER"], "lines"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)


def ask(line):
    server.stdin.write(line)
    return server.stdout.readline()


test_peers = make_benchmark_test({"lines": ask}, [BenchmarkCase.from_values("part", b"10\\n")], metrics=["single_call_latency"])
'''


def benchmatrix(run, case):
    """benchmatrix classifies pairs as slower or faster if the BCa bootstrap interval of 95 % lies
    beyond the threshold, 5 % by default (`compare --paired` of 1.2). The second rule has the
    threshold 0. benchmatrix makes at least six pairs, which start pytest twelve times, so it takes
    longer than asked."""
    folder = run.folder / "benchmatrix"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "test_peers.py").write_text(LINES_BENCH)
    program = shutil.which(run.options.benchmatrix)
    if program is None:
        raise Failed(f"there is no program {run.options.benchmatrix}")
    program = str(pathlib.Path(program).absolute())
    python = str(pathlib.Path(program).parent / "python")
    time_of_each = ["--benchmark-max-time", max(0.1, run.seconds / 12), "--benchmark-min-rounds", 5]
    test = lambda name: [
        "env", f"PEER={run.program(name)}", python, "-m", "pytest", "-q", "--benchmark-only", *time_of_each, "test_peers.py"
    ]
    seed = random.Random(f"{run.seed} {run.turn}").randrange(10**9)
    collect = [program, "collect-paired", "--output", "pairs", "--random-seed", seed, "--", *test("even"), ":::", *test(case)]
    call(collect, cwd=folder)

    def compared(*options):
        # The status is 1 or 2 if it finds something to report.
        out, _ = call([program, "compare", "pairs", "--paired", "--no-config", "--format", "json", *options], accept=(0, 1, 2), cwd=folder)
        return json.loads(out)["comparisons"][0]

    word = lambda said: {"regressed": "slower", "improved": "faster"}.get(said["regression"], "unsure")
    default, strict = compared(), compared("--threshold", "0%")
    answers = {"its classification (threshold 5 %)": word(default), "the same, threshold 0": word(strict)}
    return strict["percent_change"], answers, {"pairs": strict["baseline_evidence"]["provided_run_count"]}


TOOLS = {
    "outpace lines": lambda run, case: outpace(run, case, "lines"),
    "outpace command": lambda run, case: outpace(run, case, "command"),
    "outpace command --interleave": lambda run, case: outpace(run, case, "command --interleave"),
    "hyperfine": hyperfine,
    "tango-bench": tango,
    "criterion": criterion,
    "zenbench": zenbench,
    "pyshbench": pyshbench,
    "perfgate paired": perfgate,
    "benchmatrix": benchmatrix,
}

# The option that names the program of a tool, for tools that are programs.
PROGRAMS = {
    "outpace lines": "outpace",
    "outpace command": "outpace",
    "outpace command --interleave": "outpace",
    "hyperfine": "hyperfine",
    "pyshbench": "pyshbench",
    "perfgate paired": "perfgate",
    "benchmatrix": "benchmatrix",
}

# The benchmark of each tool that is a library.
BENCH_OF = {"criterion": "with-criterion", "tango-bench": "with-tango", "zenbench": "with-zenbench"}

# ---- The run.


class Run:
    """The data that all comparisons of a run share."""

    def __init__(self, options):
        self.options, self.seconds, self.seed = options, options.seconds, options.seed
        self.folder = options.folder.resolve()
        self.turn = ""
        self.slow = [case for case in options.cases if CASES[case]]
        self.questions = self.folder / "questions.txt"
        self.forms = ["peers", *(bench for tool, bench in BENCH_OF.items() if tool in options.tools)]

    def program(self, name, form="peers"):
        """Returns the file of the program `even`, or of a case, in one of its forms."""
        return self.folder / "programs" / name / form

    def build(self):
        """Builds the programs if they do not exist yet, from the same source with the same options;
        one constant differs."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.questions.write_text("10\n")
        if all(self.program(name, form).exists() for name in ("even", "copy", *self.slow) for form in self.forms):
            return
        made = self.folder / "programs-made"
        shutil.rmtree(made, ignore_errors=True)
        # Programs of other cases that an earlier run built are built again, for its next call.
        earlier = [case for case in CASES if CASES[case] and self.program(case).exists()]
        for name in ("even", *dict.fromkeys(self.slow + earlier)):
            repeated = str(CASES.get(name, 0))
            print(f"builds the {name} programs", file=sys.stderr)
            environment = {**os.environ, "REPEATED": repeated, "CARGO_TARGET_DIR": str(self.folder / "target")}
            benches = [word for bench in self.forms[1:] for word in ("--bench", bench)]
            command = ["cargo", "build", "--release", "--locked", "--bins", *benches, "--message-format", "json"]
            out, _ = call(command, cwd=HERE, env=environment)
            (made / name).mkdir(parents=True)
            for message in map(json.loads, out.splitlines()):
                target = message.get("target", {}).get("name")
                if message.get("executable") and target in self.forms:
                    shutil.copy2(message["executable"], made / name / target)
        shutil.copytree(made / "even", made / "copy")
        # Forms that existed already are replaced too, so that all are built by the same compiler.
        shutil.rmtree(self.folder / "programs", ignore_errors=True)
        made.rename(self.folder / "programs")

    def examine(self):
        """Checks the programs, and measures how long they take."""
        even = self.instructions("even")
        self.more_work = {}
        for case in self.slow:
            work, wanted = self.instructions(case), CASES[case] / 2
            more = self.more_work[case] = round((work / even - 1) * 100, 4)
            print(f"instructions: {even:,} and {work:,}, {more:+.3f} %", file=sys.stderr)
            if abs(more / wanted - 1) > 0.02:
                raise Failed(f"the program {case} does {more:+.3f} % more work, not {wanted:.2f} %")
        for form in self.forms:
            if self.program("even", form).read_bytes() != self.program("copy", form).read_bytes():
                raise Failed(f"the copy of {form} is not byte-identical")
        self.command_seconds = self.time_of(self.program("even"))
        self.bench_seconds = self.time_of(self.program("even"), "bench")

    def instructions(self, name):
        """Returns the number of instructions that the program executes as a command."""
        _, said = call(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", self.program(name)])
        return int(found(r"Collected : (\d+)", said, "valgrind")[0])

    @staticmethod
    def time_of(*command):
        """Returns the median time of a command in seconds."""

        def once():
            begun = time.monotonic()
            call(command)
            return time.monotonic() - begun

        return statistics.median(once() for _ in range(9))

    def versions(self):
        """Returns the version of each tool."""
        locked = dict(re.findall(r'name = "(\S+)"\nversion = "(\S+)"', (HERE / "Cargo.lock").read_text()))
        printed = lambda tool: "".join(call([getattr(self.options, PROGRAMS[tool]), "--version"]))
        version = lambda tool: found(r"(\d+(?:\.\d+)+)", printed(tool), tool)[0]
        said = {PROGRAMS[tool]: version(tool) for tool in self.options.tools if tool in PROGRAMS and tool != "pyshbench"}
        return said | {tool: locked[tool] for tool in BENCH_OF if tool in self.options.tools}

    def all(self):
        """Makes all comparisons that have no result yet."""
        self.build()
        self.examine()
        source = hashlib.sha256((HERE / "src" / "lib.rs").read_bytes()).hexdigest()
        plan = {"seconds": self.seconds, "seed": self.seed, "source": source}
        kept = read(self.folder, is_owner=True)
        for head in kept[0]:
            if head["plan"] != plan:
                raise Failed(f"{self.folder} was begun with {head['plan']}, not with {plan}")
        print(f"seed {self.seed}, {self.seconds} s a comparison", file=sys.stderr)
        with open(self.folder / "results.jsonl", "a", encoding="utf-8") as results:

            def write(line):
                results.write(json.dumps(line) + "\n")
                results.flush()

            cpu = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
            write({
                "plan": plan,
                "began": datetime.datetime.now().isoformat(timespec="seconds"),
                "cpu": cpu and cpu[1],
                "cpus": len(os.sched_getaffinity(0)),
                "more_work": self.more_work.get("slow"),
                "more_work_of_others": {case: more for case, more in self.more_work.items() if case != "slow"},
                "command_seconds": round(self.command_seconds, 4),
                "versions": self.versions(),
            })
            done = {(one["repetition"], one["case"], one["tool"]) for one in kept[1] if "answers" in one}
            for repetition in range(self.options.times):
                jobs = [(case, tool) for case in self.options.cases for tool in self.options.tools]
                random.Random(f"{self.seed} {repetition}").shuffle(jobs)
                for case, tool in jobs:
                    if (repetition, case, tool) not in done:
                        write(self.one(repetition, case, tool))

    def one(self, repetition, case, tool):
        """Makes one comparison, and returns its line of results."""
        self.turn = f"{repetition} {case} {tool}"
        line = {"repetition": repetition, "case": case, "tool": tool}
        begun = time.monotonic()
        try:
            change, answers, more = TOOLS[tool](self, case)
            line |= {"change": change and round(change, 4), "answers": answers, **more}
        except (Failed, OSError, ValueError, KeyError, ArithmeticError) as error:
            line["error"] = str(error)
        line["seconds"] = round(time.monotonic() - begun, 2)
        print(f"{repetition + 1}/{self.options.times} {case} {tool}: {line.get('error') or line['answers']}", file=sys.stderr)
        return line


# ---- The table.


def read(folder, is_owner=False):
    """Returns two lists from the file of results: the lines with the plan, machine and versions of
    a run, one for each run, and the lines of the comparisons. An incomplete last line is ignored.
    With `is_owner`, which a caller that appends lines must set, that line is also removed from the
    file."""
    path = folder / "results.jsonl"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if text and not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        if is_owner:
            path.write_text(text, encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    return [line for line in lines if "plan" in line], [line for line in lines if "plan" not in line]


def results_of(folder):
    """Returns the same lists as `read`, but of each comparison only its last line: the next run
    repeats a comparison that failed."""
    heads, lines = read(folder)
    if not lines:
        raise Failed(f"{folder} has no results")
    return heads, list({(line["repetition"], line["case"], line["tool"]): line for line in lines}.values())


def place(heads):
    """Returns the machine and the plan of the runs, in words."""
    head = heads[-1]
    return f"{head['cpu']}, {head['cpus']} CPUs; {head['plan']['seconds']:g} s a comparison; seed {head['plan']['seed']}"


def table(folder):
    """Returns the answers of all tools as Markdown."""
    heads, lines = results_of(folder)
    versions = {name: version for head in heads for name, version in head["versions"].items()}
    lines = [line for line in lines if line["case"] in USUAL]
    if not lines:
        raise Failed(f"{folder} has neither the case slow nor the case copy; `answers` has the others")
    slow, copies = (len({line["repetition"] for line in lines if line["case"] == case}) for case in USUAL)
    rows = [
        "| tool | its rule | false alarms | hits | wrong direction | not sure | seconds a comparison |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    failed = 0
    for tool in TOOLS:
        mine = [line for line in lines if line["tool"] == tool]
        good = [line for line in mine if "answers" in line]
        failed += len(mine) - len(good)
        for rule in good[0]["answers"] if good else ():
            of = lambda case: [line["answers"][rule] for line in good if line["case"] == case]
            said, alarms = of("slow"), [answer for answer in of("copy") if answer != "unsure"]
            counts = [said.count(answer) for answer in ("slower", "faster", "unsure")]
            name = f"{tool} {versions.get(PROGRAMS.get(tool, tool), '')}".strip()
            seconds = statistics.mean(line["seconds"] for line in good)
            cells = [f"{len(alarms)} of {len(of('copy'))}", *(f"{count} of {len(said)}" for count in counts)]
            rows.append(f"| {name} | {rule} | {' | '.join(cells)} | {seconds:.1f} |")
    more = [f"; the slow program does {head['more_work']:.2f} % more instructions" for head in heads if head["more_work"]]
    repetitions = f"{slow} repetitions with it, {copies} with a copy" if slow else f"{copies} repetitions with a copy"
    rows += ["", f"{place(heads)}{''.join(more[-1:])} ({repetitions})."]
    if failed:
        rows.append(f"{failed} comparisons failed and are not counted.")
    return "\n".join(rows)


def answers(folder, before=None):
    """Returns as Markdown how much outpace needed until it called the slow programs slower, and how
    much the earlier one of the folder `before` needed."""
    heads, lines = results_of(folder)
    groups = {"": lines}
    if before:
        others, groups[" by the earlier outpace"] = results_of(before)
        if place(others) != place(heads):
            raise Failed(f"{folder} is of {place(heads)}, and {before} of {place(others)}")
    titles = ["slower", "launches", "seconds"]
    cells = ["tool", "more work", *titles, *(f"before: {title}" for title in titles if before)]
    rows = [f"| {' | '.join(cells)} |", "|---|" + "---:|" * (len(cells) - 1)]
    tools = [tool for tool in TOOLS if PROGRAMS.get(tool) == "outpace"]
    for tool, case in ((tool, case) for tool in tools for case in sorted(CASES, key=CASES.get) if CASES[case]):
        of = lambda group: [line for line in group if (line["tool"], line["case"]) == (tool, case) and "said" in line]
        if of(lines):
            cells = [tool, f"{CASES[case] / 2:g} %", *(cell for group in groups.values() for cell in needed(of(group)))]
            rows.append(f"| {' | '.join(cells)} |")
    if len(rows) == 2:
        raise Failed(f"{folder} has no answer of outpace about a slow program")
    rows += ["", f"{place(heads)}. A comparison ends as soon as its answer is sure."]
    rows.append("Launches and seconds are medians over all comparisons; one without this answer counts as longer than the others, and – means that such a one is the median.")
    for when, group in groups.items():
        about_slow = [line for line in group if CASES[line["case"]] and line["tool"] in tools]
        wrong = sum(line.get("said") == "faster" for line in about_slow)
        rows.append(f"The slow program was called the faster one in {wrong} of {len(about_slow)} comparisons{when}.")
        failed = sum("said" not in line for line in about_slow)
        if failed:
            rows.append(f"{failed} of these failed and are not counted in the table.")
    return "\n".join(rows)


def needed(lines):
    """Returns the cells about comparisons of a slow program: how many called it slower, and the median
    launches and seconds until they did. A comparison without this answer takes longer than those
    with it."""
    if not lines:
        return ["", "", ""]
    is_slower = [line["said"] == "slower" for line in lines]

    def median(field, digits):
        middle = statistics.median(line[field] if slower else math.inf for line, slower in zip(lines, is_slower))
        return f"{middle:.{digits}f}" if math.isfinite(middle) else "–"

    return [f"{sum(is_slower)} of {len(lines)}", median("launches", 0), median("seconds", 1)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    run = verbs.add_parser("run")
    run.add_argument("folder", type=pathlib.Path)
    run.add_argument("--outpace", required=True)
    for name in ("hyperfine", "pyshbench", "perfgate", "benchmatrix"):
        run.add_argument(f"--{name}")
    run.add_argument("--seconds", type=float, default=20)
    run.add_argument("--times", type=int, default=50)
    run.add_argument("--seed", type=int, default=1)
    run.add_argument("--tools", type=lambda text: text.split(","))
    run.add_argument("--cases", type=lambda text: text.split(","), default=list(USUAL))
    verbs.add_parser("table").add_argument("folder", type=pathlib.Path)
    drawn = verbs.add_parser("answers")
    drawn.add_argument("folder", type=pathlib.Path)
    drawn.add_argument("before", type=pathlib.Path, nargs="?")
    options = parser.parse_args()
    try:
        if options.verb == "table":
            print(table(options.folder))
            return
        if options.verb == "answers":
            print(answers(options.folder, options.before))
            return
        is_here = lambda tool: tool not in PROGRAMS or getattr(options, PROGRAMS[tool])
        options.tools = options.tools or [tool for tool in TOOLS if is_here(tool)]
        for kind, known, chosen in (("tool", TOOLS, options.tools), ("case", CASES, options.cases)):
            unknown = [name for name in chosen if name not in known]
            if unknown:
                raise Failed(f"there is no {kind} {', '.join(unknown)}; there are {', '.join(known)}")
        for tool in options.tools:
            if not is_here(tool):
                raise Failed(f"`{tool}` needs its program: --{PROGRAMS[tool]}")
        # Criterion spends about 2 s of each program's half of the time on its warm-up and its
        # analysis. Below 4 s no time would be left for its measurement.
        least = 1 if all(tool.startswith("outpace") for tool in options.tools) else 4
        if not (least <= options.seconds <= 600 and 1 <= options.times):
            raise Failed(f"with these tools --seconds is from {least} to 600, and --times is at least 1")
        Run(options).all()
    except Failed as error:
        sys.exit(f"compare.py: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
