"""Tests the promises of match.py: its statistics, its exit status, and that no game played is lost.

    python3 promises.py ENGINE

Prints a line `ok ...` for each promise that holds. The first promise that fails ends the program
with status 1. Needs python-chess.
"""

import hashlib
import importlib.util
import json
import math
import os
import re
import resource
import shlex
import signal
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
MATCH = os.path.join(HERE, "match.py")

# An engine of a few lines. It plays the first legal move and expects the first legal answer. Its
# arguments name its fault; with `start FILE N` it exits at once from its start N + 1 on.
FAKE = """
import os, sys, time
import chess
how = sys.argv[1:]
while how == ["busy"] and time.process_time() < 1.5:
    pass
if how[:1] == ["start"]:
    with open(how[1], "a") as file:
        file.write("x")
    if os.path.getsize(how[1]) > int(how[2]):
        sys.exit(1)
board = chess.Board()
def play():
    if how[:1] == ["score"]:
        print("info depth 1 score", *how[1:])
    moves = list(board.legal_moves)
    best = moves[-1 if how == ["last"] else 0]
    board.push(best)
    expected = "e2e5" if how == ["expects"] else next(iter(board.legal_moves), None)
    answer = {"illegal": "e2e5", "nothing": "", "none": "(none)"}.get(how[0] if how else "", best)
    print("bestmove", answer, *(["ponder", expected] if answer and expected else []))
for line in sys.stdin:
    words = line.split()
    if words[0] == "uci":
        print("id name Fake 1")
        print("uciok")
    elif words[0] == "isready":
        if how == ["closed"]:
            os.close(1)
            sys.stdin.read()
        print("readyok")
    elif words[0] == "position":
        moves = words.index("moves") if "moves" in words else len(words)
        board = chess.Board() if words[1] == "startpos" else chess.Board(" ".join(words[2:moves]))
        for move in words[moves + 1 :]:
            board.push_uci(move)
    elif words[0] == "flood":
        for _ in range(100):
            print(("x" * 1023 + "\\n") * 1024, end="", flush=True)
    elif words[0] == "go":
        if how == ["long"]:
            print("x" * (1 << 24))
        if how == ["crash"]:
            os._exit(3)
        if how in (["late"], ["slow"]):
            time.sleep(0.2)
        while how == ["chatter"]:
            print("info depth 1", flush=True)
            time.sleep(0.01)
        if how != ["hang"] and (words[1] != "ponder" or how == ["hasty"]):
            play()
    elif words[0] in ("stop", "ponderhit"):
        with open(sys.argv[0] + ".commands", "a") as file:
            file.write(words[0] + " ")
        if how != ["deaf"]:
            play()
    elif words[0] == "quit":
        break
    sys.stdout.flush()
"""


def load():
    """Loads match.py as a module."""
    spec = importlib.util.spec_from_file_location("match", MATCH)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def near(found, wanted, error=1e-9):
    assert math.isclose(found, wanted, rel_tol=error), f"{found} and not {wanted}"


def game(points):
    """Returns the data of a game without a fault, as a tally takes it."""
    return {"points": points, "reason": "checkmate", "faulty": None, "spent": [(30, 1.5), (30, 3.0)]}


def sha256(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def command(*words):
    """Returns the word `cmd=...` for a command line whose words may contain blanks."""
    return shlex.quote(f"cmd={shlex.join(words)}")


class Bench:
    """A folder with a fake engine, in which matches are played."""

    def __init__(self, folder, engine):
        self.folder, self.engine = folder, engine
        self.fake = os.path.join(folder, "fake.py")
        with open(self.fake, "w", encoding="utf-8") as file:
            file.write(FAKE)

    def path(self, name):
        return os.path.join(self.folder, name)

    def spec(self, name, *how):
        return f"name={name} {command(sys.executable, self.fake, *how)}"

    def match(self, status, *arguments):
        """Plays a match, checks the exit status, and returns all output."""
        done = subprocess.run(
            [sys.executable, MATCH, *arguments], capture_output=True, text=True, timeout=120, check=False
        )
        output = done.stdout + done.stderr
        assert done.returncode == status, f"{arguments}: status {done.returncode}\n{output}"
        assert "Traceback" not in output, output
        assert all(letter.isprintable() or letter == "\n" for letter in output), ascii(output)
        return output


def the_interval_and_the_ratio_are_those_of_the_pairs(module, _bench):
    pairs = [10, 50, 100, 60, 12]
    tally = module.Tally()
    for score, count in enumerate(pairs):
        for _ in range(count):
            tally.add([game(min(score / 2, 1.0)), game(max(score / 2 - 1, 0.0))])
    assert tally.pairs == pairs and tally.count == 232
    assert tally.moves == [464 * 30] * 2 and tally.seconds == [464 * 1.5, 464 * 3.0]
    scores = [score / 4 for score, count in enumerate(pairs) for _ in range(count)]
    near(tally.mean(), statistics.fmean(scores))
    near(tally.variance(), statistics.pvariance(scores))
    error = statistics.NormalDist().inv_cdf(0.975) * statistics.pstdev(scores) / math.sqrt(len(scores))
    wanted = [-400 * math.log10(1 / share - 1) for share in (tally.mean(), tally.mean() - error, tally.mean() + error)]
    for found, value in zip(tally.interval(), wanted):
        near(found, value, 1e-3)
    # The likelihoods computed directly, of normal distributions with the observed variance.
    low, high = (statistics.NormalDist(1 / (1 + 10 ** (-elo / 400)), statistics.pstdev(scores)) for elo in (0, 5))
    near(tally.llr(0, 5), sum(math.log(high.pdf(score) / low.pdf(score)) for score in scores), 1e-6)
    # The expected figures as constants.
    assert [round(value, 2) for value in tally.interval()] == [10.49, -10.13, 31.17], tally.interval()
    assert round(tally.llr(0, 5), 4) == 0.3611, tally.llr(0, 5)


def a_short_match_is_never_certain(module, _bench):
    tally = module.Tally()
    tally.add([game(1.0), game(1.0)])
    middle, low, high = tally.interval()
    assert middle == math.inf and low < 100 and high == math.inf
    assert 0 < tally.llr(0, 5) < 0.1


def a_match_that_cannot_be_played_exits_with_2(_module, bench):
    first, second = ["--first", bench.spec("a")], ["--second", bench.spec("b")]
    openings = bench.path("bad.epd")
    with open(openings, "w", encoding="utf-8") as file:
        file.write("8/8/8/8/8/8/8/8 w - -\n")
    for arguments, part in (
        ([], "--first"),
        ([*first, *second, "--tc", "fast"], "--tc"),
        ([*first, *second, "--tc", "nodes=0"], "--tc"),
        ([*first, *second, "--tc", "0+1"], "--tc"),
        ([*first, *second, "--tc", "nan"], "--tc"),
        ([*first, *second, "--games", "0"], "--games"),
        ([*first, *second, "--patience", "nan"], "--patience"),
        ([*first, "--second", bench.spec("b") + " ponder=no"], "ponder="),
        ([*first, "--second", bench.spec("b") + " ponder=on proto=xboard"], "ponder="),
        ([*first, *second, "--concurrency", "0"], "--concurrency"),
        ([*first, *second, "--sprt", "5", "0"], "--sprt"),
        ([*first, *second, "--openings", bench.path("none.epd")], "none.epd"),
        ([*first, *second, "--openings", openings], "line 1"),
        ([*first, *second, "--pgn", bench.folder], "cannot be written"),
        ([*first, *second, "--json", bench.path("no/such.json")], "cannot be written"),
        ([*first, *second, "--pgn", bench.path("x"), "--json", bench.path("x")], "the same file twice"),
        ([*first, "--second", "name=b cmd=' '"], "cmd= is needed"),
        ([*first, "--second", "name=b cmd=./no-such-engine"], "cannot start b"),
        ([*first, "--second", bench.spec("b", "closed")], "cannot start b: closed its output"),
    ):
        output = bench.match(2, *arguments)
        assert part in output, f"{arguments}: {output}"


def a_fault_of_the_first_engine_exits_with_1(_module, bench):
    for how, expected in (
        (("score", "cp", "x"), "gives a malformed score: `info depth 1 score cp x`"),
        (("score", "mate"), "gives a malformed score"),
        (("score", "cp", "\x1b[2J\x9b\u202e"), r"score cp \u{1b}[2J\u{9b}\u{202e}`"),
        (("illegal",), "which is illegal in"),
    ):
        arguments = ["--tc", "nodes=1", "--games", "2"]
        output = bench.match(1, "--first", bench.spec("bad", *how), "--second", bench.spec("good"), *arguments)
        assert "fault: bad " in output and expected in output, output
        assert "+0 =0 -2" in output and "faults 2:0" in output, output
        output = bench.match(0, "--first", bench.spec("good"), "--second", bench.spec("bad", *how), *arguments)
        assert "+2 =0 -0" in output and "faults 0:2" in output, output


def every_fault_is_counted_under_its_kind(_module, bench):
    games, result = bench.path("faults.pgn"), bench.path("faults.json")
    for how, kind, expected in (
        ("late", "time", "loses on time"),
        ("illegal", "illegal", "plays `e2e5`, which is illegal in"),
        ("crash", "crash", "ended (status 3)"),
        ("hang", "hang", "does not answer in time"),
        ("chatter", "hang", "does not answer in time"),
        ("nothing", "no move", "plays ``, which is no move"),
        ("none", "no move", "plays `(none)`, which is no move"),
        ("hasty", "protocol", "moves while it ponders"),
        ("expects", "protocol", "expects `e2e5`, which is illegal in"),
        ("deaf", "hang", "does not answer in time"),
        ("long", "protocol", "says a line of more than 1 MiB"),
    ):
        # The clock of the faulty engine is short; the other's is long enough for a busy machine. A
        # move that comes too soon, during pondering, is only seen if the other engine thinks long
        # enough.
        good = bench.spec("good", *(["slow"] if how == "hasty" else []))
        output = bench.match(
            1,
            "--first", bench.spec("bad", how) + " tc=0.1+2 ponder=on", "--second", good,
            "--tc", "60+1", "--patience", "0.6", "--games", "2", "--pgn", games, "--only-faults", "--json", result,
        )  # fmt: skip
        assert f"fault: bad {expected}" in output and "faults 2:0" in output, f"{how}: {output}"
        with open(result, encoding="utf-8") as file:
            record = json.load(file)
        assert {name: count for name, count in record["kinds"].items() if any(count)} == {kind: [2, 0]}, f"{how}: {record}"
        assert record["versions"] == ["Fake 1", "Fake 1"], record
        with open(games, encoding="utf-8") as file:
            text = file.read()
        assert text.count('[Event "match.py"]') == 2 and text.count(f'[Termination "{expected}') == 2, f"{how}: {text}"


def unasked_output_of_an_engine_is_bounded(module, bench):
    engine = module.Uci(module.read_engine(bench.spec("flood")))
    try:
        engine._send("flood")
        while not engine.flood and engine.lines.qsize() < 100 << 10:
            time.sleep(0.01)
        assert engine.lines.qsize() < 65 << 10, engine.lines.qsize()
        for _ in range(2):
            try:
                engine._until("bestmove", 30)
            except module.Fault as fault:
                assert (fault.kind, str(fault)) == ("protocol", "says more than 64 MiB that nobody waits for"), fault
            else:
                raise AssertionError("no fault")
    finally:
        engine.close()


def an_engine_ponders_on_the_expected_answer(_module, bench):
    games, played = bench.path("none.pgn"), bench.fake + ".commands"
    for how, word in (((), "ponderhit"), (("last",), "stop")):
        if os.path.exists(played):
            os.remove(played)
        bench.match(
            0,
            "--first", bench.spec("a") + " ponder=on", "--second", bench.spec("b", *how),
            "--tc", "60+1", "--games", "2", "--pgn", games, "--only-faults",
        )  # fmt: skip
        with open(played, encoding="utf-8") as file:
            commands = file.read().split()
        assert commands.count(word) > 4 and not os.path.exists(games), f"{word}: {commands}"


def an_engine_that_fails_late_loses_no_earlier_game(_module, bench):
    games, result = bench.path("late.pgn"), bench.path("late.json")
    output = bench.match(
        2,
        "--first", bench.spec("good"),
        "--second", bench.spec("late", "start", bench.path("starts"), "5"),
        "--tc", "nodes=1", "--games", "20", "--restart", "--pgn", games, "--json", result,
    )  # fmt: skip
    assert "pair 3: cannot start late" in output and "4 games: " in output, output
    with open(games, encoding="utf-8") as file:
        assert file.read().count('[Event "match.py"]') == 5, "two pairs, and the first game of the third"
    with open(result, encoding="utf-8") as file:
        record = json.load(file)
    assert record["games"] == 4 and "cannot start late" in record["broken"], record


def an_interrupt_loses_no_game_and_exits_with_130(_module, bench):
    result = bench.path("interrupted.json")
    # Every game ends by a fault, which is printed when its pair is counted.
    command = [
        sys.executable, MATCH, "--first", bench.spec("good"), "--second", bench.spec("bad", "illegal"),
        "--tc", "nodes=1", "--games", "100000", "--json", result,
    ]  # fmt: skip
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        # If the caller ignores interrupts, its child processes would ignore them too.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as match:
        output = ""
        while output.count("fault: bad ") < 2:
            line = match.stdout.readline()
            assert line, output
            output += line
        match.send_signal(signal.SIGINT)
        output += match.stdout.read()
    assert match.returncode == 130, f"status {match.returncode}\n{output}"
    assert "match.py: interrupted" in output and " games: +" in output and "Traceback" not in output, output
    with open(result, encoding="utf-8") as file:
        record = json.load(file)
    assert record["broken"] == "interrupted" and record["games"] == record["wins"] >= 2, record


def two_games_are_played_and_recorded(module, bench):
    games, result = bench.path("two.pgn"), bench.path("two.json")
    output = bench.match(
        0,
        "--first", f"name=one {command(bench.engine)}",
        "--second", f"name=other {command(bench.engine)} option.Hash=1",
        "--tc", "nodes=100", "--games", "2", "--pgn", games, "--json", result,
    )  # fmt: skip
    assert "2 games: " in output and "faults 0:0" in output, output
    with open(games, encoding="utf-8") as file:
        text = file.read()
    assert text.count('[White "one"]') == 1 and text.count('[White "other"]') == 1, text
    with open(result, encoding="utf-8") as file:
        record = json.load(file)
    assert record["games"] == record["wins"] + record["draws"] + record["losses"] == 2, record
    assert record["broken"] is None and sum(record["pairs"]) == 1 and record["faults"] == [0, 0], record
    assert record["programs"] == [sha256(bench.engine)] * 2 and record["options"] == [{}, {"Hash": "1"}], record
    assert record["pgn_sha256"] == sha256(games), record
    openings = os.path.join(HERE, "openings.epd")
    assert record["openings"] == {"sha256": sha256(openings), "positions": len(module.read_openings(openings))}, record
    assert record["at_once"] == 1 and record["margin"] == 0 and abs(record["started"] - time.time()) < 60, record
    # Every ply was counted for one of the engines.
    moves = re.findall(r"[a-hNBRQKO][a-h1-8x=+#NBRQO-]+(?=[ \n])", re.sub(r"\[.*\]|\d+\.+", "", text))
    assert sum(record["moves"]) == len(moves) and min(record["moves"]) > 0, (record["moves"], len(moves))
    return f"by {', '.join(record['reasons'])}"


def the_time_of_each_engine_is_recorded(_module, bench):
    result = bench.path("spent.json")
    bench.match(
        0,
        "--first", bench.spec("slow", "slow"), "--second", bench.spec("fast"),
        "--tc", "60+1", "--games", "2", "--json", result,
    )  # fmt: skip
    with open(result, encoding="utf-8") as file:
        record = json.load(file)
    slow, fast = (seconds / moves for seconds, moves in zip(record["thought"], record["moves"]))
    assert 0.2 <= slow < 0.4 and fast < 0.1, record
    assert record["pgn_sha256"] is None, record


def the_cpu_time_of_the_engines_counts_as_the_match_s(_module, bench):
    def spent(*how):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        bench.match(0, "--first", bench.spec("a", *how), "--second", bench.spec("b"), "--tc", "nodes=1", "--games", "2")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    idle, busy = spent(), spent("busy")
    assert busy - idle > 0.7, f"an engine should add more than 0.7 s: {idle:.2f} s without it, {busy:.2f} s with it"


def main(engine):
    module = load()
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(folder, engine)
        for promise in (
            the_interval_and_the_ratio_are_those_of_the_pairs,
            a_short_match_is_never_certain,
            a_match_that_cannot_be_played_exits_with_2,
            a_fault_of_the_first_engine_exits_with_1,
            every_fault_is_counted_under_its_kind,
            unasked_output_of_an_engine_is_bounded,
            an_engine_ponders_on_the_expected_answer,
            an_engine_that_fails_late_loses_no_earlier_game,
            an_interrupt_loses_no_game_and_exits_with_130,
            two_games_are_played_and_recorded,
            the_time_of_each_engine_is_recorded,
            the_cpu_time_of_the_engines_counts_as_the_match_s,
        ):
            result = promise(module, bench)
            print("ok", promise.__name__, *([result] if result else []), flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
