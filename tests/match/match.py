#!/usr/bin/env python3
"""Plays a match between two engines, and prints the difference in Elo with its interval.

Every opening is played twice, with colours changed, and the pair of games is the unit of the
statistics: a pair scores 0, 1/2, 1, 3/2 or 2, and the variance of those five outcomes gives the
interval and the sequential test (a generalised SPRT in the normal approximation, as Fishtest's since
2020). Engines speak UCI, or with `proto=xboard` the xboard protocol, which python-chess handles.

Needs Python 3.11 or newer and python-chess (`pip install chess`). Neither Debian nor the package
registries have a program that runs matches; if you have one (fastchess, cutechess-cli), it plays the
same match from the same openings file.

    tests/match/match.py --first 'name=new cmd=./new' --second 'name=old cmd=./old' --tc 1+0.01 --sprt 0 5 --games 20000
    tests/match/match.py --first cmd=target/release/plywright --second 'cmd=phalanx proto=xboard' --tc 4+0.04 --games 200

Exit status:

    0    all games were played by the rules
    1    the FIRST engine lost a game by time, an illegal move, a crash or another fault
    2    the match could not be played as requested: an unknown argument, openings that cannot be read,
         an engine that cannot be started, or a result that cannot be written
    130  after an interrupt

If a match breaks off, the games played until then are still printed and written.

`--json` writes a record of the match: the programs and their settings, the results by game and by
pair, every fault by its kind, and the digests of the programs, the openings and the games.
"""

import argparse
import asyncio
import collections
import datetime
import hashlib
import json
import math
import multiprocessing
import multiprocessing.util
import os
import queue
import random
import select
import shlex
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time


def plain(text):
    """Makes text from outside safe for a terminal and for a PGN header: unprintable characters
    become their numbers."""
    return "".join(letter if letter.isprintable() else f"\\u{{{ord(letter):x}}}" for letter in text)


def fail(reason, status=2):
    """Prints the reason why the match cannot be played, and exits with this status."""
    print(plain(f"match.py: {reason}"), file=sys.stderr)
    sys.exit(status)


if sys.version_info < (3, 11):
    fail("needs Python 3.11 or newer")
try:
    import chess
    import chess.engine
    import chess.pgn
except ImportError:
    fail("python-chess is missing: pip install chess")

HERE = os.path.dirname(os.path.abspath(__file__))
UMASK = os.umask(0)
os.umask(UMASK)
# Longest time in seconds for an engine to start, to be ready, to end a search after `stop`, and to
# move if it has no clock.
PATIENCE = 30.0
# Sizes in bytes: the longest line of an engine, and the most text that it may print unasked, in
# which each line counts `LINE` bytes more than its length.
LONGEST, WAITING, LINE = 1 << 20, 64 << 20, 64


class Fault(Exception):
    """A fault of an engine, which loses the game by it. Its kind is one of `KINDS`."""

    # An overstepped clock; an illegal move; a process that ended; one that does not answer; a
    # `bestmove` without a move; anything else that breaks the protocol.
    KINDS = ("time", "illegal", "crash", "hang", "no move", "protocol")

    def __init__(self, kind, text):
        super().__init__(plain(text))
        self.kind = kind


class Limit:
    """Time, nodes or depth that an engine may use: `4+0.04`, `100/3+0.3` (seconds), `nodes=20000`,
    `depth=8` or `movetime=0.1`."""

    def __init__(self, text):
        self.text = text
        self.moves = self.base = self.fixed = None
        self.increment = 0.0
        name, _, value = text.partition("=")
        if value:
            if name not in ("nodes", "depth", "movetime"):
                raise ValueError(f"no limit is called `{name}`")
            number = float(value) if name == "movetime" else int(value)
            if not 0 < number < math.inf:
                raise ValueError(f"`{text}` is no limit: it must be above 0")
            self.fixed = (name, number)
            return
        control, _, increment = text.partition("+")
        moves, slash, base = control.rpartition("/")
        self.moves = int(moves) if slash else None
        self.base, self.increment = float(base), float(increment or 0)
        if not (0 < self.base < math.inf and 0 <= self.increment < math.inf and (self.moves is None or self.moves > 0)):
            raise ValueError(f"`{text}` is no limit: moves and time must be above 0")


class Clock:
    """The seconds that one side has left, those that it has used, and the number of its moves."""

    def __init__(self, limit, margin, patience):
        self.limit, self.margin, self.patience = limit, margin, patience
        self.left, self.to_go = limit.base, limit.moves
        self.spent, self.moves = 0.0, 0

    def longest_wait(self):
        """Returns the seconds after which an engine that is to move counts as hanging."""
        if self.limit.base:
            return self.left + self.margin + self.patience
        kind, value = self.limit.fixed
        return PATIENCE + (value if kind == "movetime" else 0)

    def spend(self, seconds):
        """Subtracts the time of a move; raises a `Fault` if that is more than was left."""
        self.spent, self.moves = self.spent + seconds, self.moves + 1
        if self.limit.fixed:
            kind, value = self.limit.fixed
            if kind == "movetime" and seconds > value + max(self.margin, 0.1):
                raise Fault("time", f"loses on time ({seconds:.3f} s for a move of {value} s)")
            return
        if seconds > self.left + self.margin:
            raise Fault("time", f"loses on time ({seconds:.3f} s, and {self.left:.3f} s were left)")
        self.left = max(self.left - seconds, 0.0) + self.limit.increment
        if self.to_go is not None:
            self.to_go -= 1
            if self.to_go == 0:
                self.left, self.to_go = self.left + self.limit.base, self.limit.moves


class Uci:
    """An engine that speaks UCI."""

    def __init__(self, spec):
        # The engine leads a process group, so that it can be killed with all that it has started. It
        # gets no session of its own: Linux may share the CPUs among sessions first
        # (`sched_autogroup_enabled`), and with more threads than CPUs an engine then sometimes
        # waits for tenths of a second, and loses on time.
        self.process = subprocess.Popen(
            spec["cmd"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, process_group=0
        )
        os.set_blocking(self.process.stdin.fileno(), False)
        self.lines, self.flood = queue.SimpleQueue(), None
        threading.Thread(target=self._read, daemon=True).start()
        # Name that the engine gives; the answer that it expects to its move; the `position` line on
        # which it ponders.
        self.identity = self.expected = self.pondered = None
        self.ponders = spec["ponder"]
        try:
            self._send("uci")
            while not (line := self._line(PATIENCE)).startswith("uciok"):
                if line.startswith("id name "):
                    self.identity = line[8:].strip()
            for name, value in spec["options"].items():
                self._send(f"setoption name {name} value {value}")
            if self.ponders:
                self._send("setoption name Ponder value true")
            self._ready()
        except BaseException:
            self._end(0)
            raise

    def _read(self):
        waiting = 0
        while not self.flood and (line := self.process.stdout.readline(LONGEST + 1)):
            waiting = len(line) + LINE + (0 if self.lines.empty() else waiting)
            if len(line) > LONGEST:
                self.flood = f"says a line of more than {LONGEST >> 20} MiB"
            elif waiting > WAITING:
                self.flood = f"says more than {WAITING >> 20} MiB that nobody waits for"
            else:
                self.lines.put(line.decode("utf-8", "replace").rstrip())
        self.lines.put(None)

    def _send(self, text):
        pipe, left = self.process.stdin.fileno(), text.encode() + b"\n"
        end = time.perf_counter() + PATIENCE
        try:
            while left:
                # Writing to an engine that reads nothing would block forever.
                if not select.select([], [pipe], [], max(end - time.perf_counter(), 0))[1]:
                    raise Fault("hang", "does not read what it is sent")
                left = left[os.write(pipe, left) :]
        except BlockingIOError:
            raise Fault("hang", "does not read what it is sent") from None
        except OSError as error:
            raise Fault("crash", f"is gone ({error})") from error

    def _line(self, patience):
        try:
            line = self.lines.get(timeout=patience)
        except queue.Empty:
            raise Fault("hang", "does not answer in time") from None
        if line is None:
            # Keep the end of the output for the next call.
            self.lines.put(None)
            if self.flood:
                raise Fault("protocol", self.flood)
            try:
                raise Fault("crash", f"ended (status {self.process.wait(1)})")
            except subprocess.TimeoutExpired:
                raise Fault("crash", "closed its output") from None
        return line

    def _until(self, word, patience):
        end = time.perf_counter() + patience
        while not self._line(max(end - time.perf_counter(), 0)).startswith(word):
            pass

    def _ready(self):
        self._send("isready")
        self._until("readyok", PATIENCE)

    def new_game(self):
        if self.pondered:
            self._stop()
        self.expected = None
        self._send("ucinewgame")
        self._ready()

    def play(self, board, clocks, _game):
        """Returns the move, the score in centipawns for the side to move (None if not stated), and
        the seconds used."""
        own = clocks[board.turn]
        position = self._position(board)
        is_hit = self.pondered == position
        if self.pondered and not is_hit:
            self._stop()
        if is_hit:
            self._pass_over()
            self.pondered, go = None, "ponderhit"
        else:
            self._send(position)
            go = f"go {self._limits(clocks, board.turn)}"
        began = time.perf_counter()
        self._send(go)
        score = None
        while True:
            # With a clock, lines that the engine prints meanwhile do not extend the wait.
            waiting = time.perf_counter() - began if own.limit.base else 0.0
            line = self._line(max(own.longest_wait() - waiting, 0))
            if line.startswith("bestmove"):
                break
            words = line.split()
            # Of several variations (`multipv`), the first belongs to the move.
            is_best = "multipv" not in words or "multipv 1 " in line
            if words[:1] == ["info"] and "string" not in words and is_best and not {"lowerbound", "upperbound"} & set(words):
                score = read_score(line, words, score)
        seconds = time.perf_counter() - began
        words = line.split()
        self.expected = words[3] if words[2:3] == ["ponder"] and len(words) > 3 else None
        return read_move("plays", words[1] if len(words) > 1 else "", "no move"), score, seconds

    def ponder(self, board, clocks):
        """Lets the engine ponder on the answer that it expects, while the other side thinks."""
        if not self.ponders or self.expected is None or clocks[not board.turn].limit.fixed:
            return
        move = read_move("expects", self.expected, "protocol")
        if move not in board.legal_moves:
            raise Fault("protocol", f"expects `{move}`, which is illegal in {board.fen()}")
        after = board.copy()
        after.push(move)
        if any(after.legal_moves):
            self.pondered = self._position(after)
            self._send(self.pondered)
            self._send(f"go ponder {self._limits(clocks, after.turn)}")

    def _position(self, board):
        start = board.root().fen()
        place = "startpos" if start == chess.STARTING_FEN else f"fen {start}"
        moves = "".join(f" {move.uci()}" for move in board.move_stack)
        return f"position {place}" + (f" moves{moves}" if moves else "")

    def _limits(self, clocks, turn):
        own = clocks[turn]
        if own.limit.fixed:
            kind, value = own.limit.fixed
            return f"{kind} {int(value * 1000) if kind == 'movetime' else value}"
        words = []
        for name, colour in (("w", chess.WHITE), ("b", chess.BLACK)):
            clock = clocks[colour]
            if clock.limit.fixed is None:
                words.append(f"{name}time {int(clock.left * 1000)} {name}inc {int(clock.limit.increment * 1000)}")
        return " ".join(words) + (f" movestogo {own.to_go}" if own.to_go else "")

    def _pass_over(self):
        """Skips the lines printed while pondering; a `bestmove` among them is a fault."""
        while not self.lines.empty():
            if self._line(0).startswith("bestmove"):
                raise Fault("protocol", "moves while it ponders")

    def _stop(self):
        """Ends the pondering, and skips the move that the engine then prints."""
        self._pass_over()
        self._send("stop")
        self._until("bestmove", PATIENCE)
        self.pondered = None

    def close(self):
        try:
            self._send("quit")
        except Fault:
            pass
        self._end(1)

    def _end(self, patience):
        """Waits this many seconds for the process to end, and then kills it."""
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            # The engine leads a group, so this also kills the processes that it has started.
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        try:
            self.process.stdin.close()
        except OSError:
            pass


def read_move(does, text, kind):
    """Parses the move that an engine names; raises a `Fault` of this kind if it is no move."""
    try:
        move = chess.Move.from_uci(text)
    except ValueError:
        move = chess.Move.null()
    if not move:
        raise Fault(kind, f"{does} `{text[:200]}`, which is no move")
    return move


def read_score(line, words, before):
    """Returns the value of an `info` line in centipawns, or `before` if the line has none; raises a
    `Fault` if it is malformed."""
    if "score" not in words:
        return before
    at = words.index("score")
    try:
        kind, value = words[at + 1], int(words[at + 2])
    except (IndexError, ValueError):
        raise Fault("protocol", f"gives a malformed score: `{line[:200]}`") from None
    if kind == "cp":
        return value
    if kind == "mate":
        return 32000 if value > 0 else -32000
    raise Fault("protocol", f"gives a malformed score: `{line[:200]}`")


class XBoard:
    """An engine that speaks the xboard protocol, through python-chess."""

    def __init__(self, spec):
        self.engine = chess.engine.SimpleEngine.popen_xboard(spec["cmd"], timeout=PATIENCE, stderr=subprocess.DEVNULL)
        self.identity = self.engine.id.get("name")
        try:
            self.engine.configure(spec["options"])
        except BaseException:
            self.engine.close()
            raise

    def new_game(self):
        pass

    def ponder(self, board, clocks):
        pass

    def play(self, board, clocks, game):
        own = clocks[board.turn]
        if own.limit.fixed:
            kind, value = own.limit.fixed
            limit = chess.engine.Limit(**{"time" if kind == "movetime" else kind: value})
        else:
            limit = chess.engine.Limit(
                white_clock=clocks[chess.WHITE].left,
                black_clock=clocks[chess.BLACK].left,
                white_inc=clocks[chess.WHITE].limit.increment,
                black_inc=clocks[chess.BLACK].limit.increment,
                remaining_moves=own.to_go,
            )
        # The library itself waits forever, unless the time per move is fixed.
        late = own.longest_wait()
        began = time.perf_counter()
        try:
            play = self.engine.protocol.play(board, limit, game=game, info=chess.engine.INFO_SCORE)
            play = asyncio.wait_for(play, late)
            result = asyncio.run_coroutine_threadsafe(play, self.engine.protocol.loop).result()
        except (chess.engine.EngineError, asyncio.TimeoutError) as error:
            kinds = {chess.engine.EngineTerminatedError: "crash", asyncio.TimeoutError: "hang"}
            raise Fault(kinds.get(type(error), "protocol"), f"fails ({error})") from error
        seconds = time.perf_counter() - began
        if result.resigned or result.move is None:
            raise Fault("resigns", "resigns")
        score = result.info.get("score")
        return result.move, score and score.relative.score(mate_score=32000), seconds

    def close(self):
        try:
            self.engine.quit()
        except (chess.engine.EngineError, TimeoutError):
            pass
        finally:
            self.engine.close()


Adjudication = collections.namedtuple("Adjudication", "win_score win_moves draw_score draw_moves draw_from")


def outcome(board):
    """Returns the result and its reason if the game has ended by the rules, with every draw
    claimed, or else None."""
    if board.is_checkmate():
        return ("0-1" if board.turn else "1-0"), "checkmate"
    if board.is_insufficient_material():
        return "1/2-1/2", "insufficient material"
    if not any(board.legal_moves):
        return "1/2-1/2", "stalemate"
    if board.halfmove_clock >= 100:
        return "1/2-1/2", "fifty-move rule"
    if board.halfmove_clock >= 8 and board.is_repetition(3):
        return "1/2-1/2", "threefold repetition"
    return None


def adjudicate(scores, board, rule):
    """Returns a result and its reason if both engines agree on it. The scores are from White's
    view, one for each ply."""
    if rule is None:
        return None
    last = scores[-2 * rule.win_moves :]
    if len(last) == 2 * rule.win_moves and None not in last:
        if min(last) >= rule.win_score:
            return "1-0", "both engines see a win for White"
        if max(last) <= -rule.win_score:
            return "0-1", "both engines see a win for Black"
    last = scores[-2 * rule.draw_moves :]
    if board.fullmove_number >= rule.draw_from and len(last) == 2 * rule.draw_moves and None not in last:
        if max(abs(score) for score in last) <= rule.draw_score:
            return "1/2-1/2", "both engines see a draw"
    return None


def play_game(players, clocks, opening, rule):
    """Plays one game; `players` and `clocks` are by colour. Returns the result, its reason, the
    fault (colour and kind) or None, and the board."""
    board = opening.copy()
    scores, game = [], object()
    for colour in chess.COLORS:
        try:
            players[colour].new_game()
        except Fault as fault:
            return ("0-1" if colour else "1-0"), str(fault), (colour, fault.kind), board
    while True:
        found = outcome(board) or adjudicate(scores, board, rule)
        if found:
            return found[0], found[1], None, board
        colour = board.turn
        try:
            move, score, seconds = players[colour].play(board, clocks, game)
            clocks[colour].spend(seconds)
            if move not in board.legal_moves:
                raise Fault("illegal", f"plays `{move}`, which is illegal in {board.fen()}")
            board.push(move)
            players[colour].ponder(board, clocks)
        except Fault as fault:
            return ("0-1" if colour else "1-0"), str(fault), (colour, fault.kind), board
        scores.append(score if score is None or colour else -score)


OPENED = {}


def open_engine(index, spec):
    """Returns the worker's process of an engine, which is kept from game to game."""
    if index not in OPENED:
        OPENED[index] = (XBoard if spec["proto"] == "xboard" else Uci)(spec)
    return OPENED[index]


def close_engines():
    """Ends the worker's engines and waits until they have exited."""
    while OPENED:
        _, engine = OPENED.popitem()
        try:
            engine.close()
        except Exception as error:  # The other engine is still closed, and the worker goes on.
            print(plain(f"match.py: an engine did not close: {error}"), file=sys.stderr)


def begin_worker():
    """Prepares a worker process. The worker ignores interrupts, which the main process handles. At
    its end it ends its engines and waits for them, so that their CPU time is counted and none
    searches on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, end_worker)
    multiprocessing.util.Finalize(None, close_engines, exitpriority=1)


def end_worker(_signal, _frame):
    """Ends the worker when the match breaks off: its engines first, unless that takes ten
    seconds."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.alarm(10)
    sys.exit(0)


def play_pair(job):
    """Plays an opening twice. Returns the number of the pair, the data of each game, and the reason
    if an engine cannot be started."""
    number, fen, specs, limits, margin, patience, rule, restart = job
    games = []
    for swap in (False, True):
        white, black = (1, 0) if swap else (0, 1)
        by_colour = {chess.WHITE: white, chess.BLACK: black}
        players = {}
        for colour, index in by_colour.items():
            try:
                players[colour] = open_engine(index, specs[index])
            except (Fault, OSError, TimeoutError, chess.engine.EngineError) as error:
                return number, games, f"cannot start {specs[index]['name']}: {error}"
        by_limit = {colour: limits[index] for colour, index in by_colour.items()}
        clocks = {colour: Clock(by_limit[colour], margin, patience) for colour in chess.COLORS}
        result, reason, fault, board = play_game(players, clocks, chess.Board(fen), rule)
        points = {"1-0": 1.0, "0-1": 0.0, "1/2-1/2": 0.5}[result]
        faulty, kind = (None, None) if fault is None or fault[1] == "resigns" else (by_colour[fault[0]], fault[1])
        games.append(
            {
                "white": specs[white]["name"],
                "black": specs[black]["name"],
                "result": result,
                "reason": reason,
                "faulty": faulty,
                "kind": kind,
                "versions": [players[colour].identity for colour in sorted(by_colour, key=by_colour.get)],
                "spent": [(clocks[colour].moves, clocks[colour].spent) for colour in sorted(by_colour, key=by_colour.get)],
                "points": 1 - points if swap else points,
                "plies": len(board.move_stack),
                "pgn": pgn(board, specs[white], specs[black], result, reason, number, swap, by_limit),
            }
        )
        if faulty is not None or restart:
            close_engines()
    return number, games, None


def pgn(board, white, black, result, reason, number, swap, limits):
    game = chess.pgn.Game.from_board(board)
    game.headers["Event"] = "match.py"
    game.headers["Round"] = f"{number + 1}.{2 if swap else 1}"
    game.headers["Date"] = datetime.date.today().strftime("%Y.%m.%d")
    game.headers["White"], game.headers["Black"], game.headers["Result"] = white["name"], black["name"], result
    game.headers["WhiteTimeControl"] = limits[chess.WHITE].text
    game.headers["BlackTimeControl"] = limits[chess.BLACK].text
    game.headers["Termination"] = reason
    return str(game)


def elo(score):
    return -400 * math.log10(1 / score - 1) if 0 < score < 1 else math.copysign(math.inf, score - 0.5)


def expected(difference):
    return 1 / (1 + 10 ** (-difference / 400))


class Tally:
    """Sums over the pairs of games, from the first engine's view."""

    def __init__(self):
        self.pairs = [0] * 5
        self.games = collections.Counter()
        self.faults = [0, 0]
        self.moves, self.seconds = [0, 0], [0.0, 0.0]
        self.kinds = {kind: [0, 0] for kind in Fault.KINDS}
        self.reasons = collections.Counter()

    def add(self, games):
        self.pairs[round(2 * sum(game["points"] for game in games))] += 1
        for game in games:
            self.games[game["points"]] += 1
            self.reasons[game["reason"].split(" (")[0]] += 1
            for index, (moves, seconds) in enumerate(game["spent"]):
                self.moves[index] += moves
                self.seconds[index] += seconds
            if game["faulty"] is not None:
                self.faults[game["faulty"]] += 1
                self.kinds[game["kind"]][game["faulty"]] += 1

    @property
    def count(self):
        return sum(self.pairs)

    def mean(self):
        return sum(n * score / 4 for score, n in enumerate(self.pairs)) / self.count

    def variance(self):
        """Returns the variance of a pair's score per game. An outcome that has not occurred counts
        as half a pair, so that a short match is never certain."""
        padded = [n + 0.5 * (n == 0) for n in self.pairs]
        total = sum(padded)
        mean = sum(n * score / 4 for score, n in enumerate(padded)) / total
        return sum(n * (score / 4 - mean) ** 2 for score, n in enumerate(padded)) / total

    def interval(self):
        """Returns the score and its 95 % interval as Elo differences."""
        mean, error = self.mean(), 1.96 * math.sqrt(self.variance() / self.count)
        return elo(mean), elo(max(mean - error, 0)), elo(min(mean + error, 1))

    def llr(self, elo0, elo1):
        """Returns the log-likelihood ratio of `elo1` against `elo0`."""
        low, high = expected(elo0), expected(elo1)
        return self.count * (high - low) * (2 * self.mean() - low - high) / (2 * self.variance())

    def line(self):
        wins, draws, losses = self.games[1.0], self.games[0.5], self.games[0.0]
        games = wins + draws + losses
        middle, low, high = self.interval()
        return (
            f"{games} games: +{wins} ={draws} -{losses}, {100 * self.mean():.1f} %, "
            f"Elo {middle:+.1f} [{low:+.1f}, {high:+.1f}], pairs {self.pairs}, faults {self.faults[0]}:{self.faults[1]}"
        )


def read_engine(text):
    """`name=N cmd="C with arguments" proto=uci|xboard tc=LIMIT ponder=on option.NAME=VALUE`"""
    spec = {"name": None, "cmd": None, "proto": "uci", "tc": None, "ponder": None, "options": {}}
    for word in shlex.split(text):
        key, equals, value = word.partition("=")
        if key.startswith("option."):
            spec["options"][key[7:]] = value
        elif equals and key in spec:
            spec[key] = value
        else:
            raise argparse.ArgumentTypeError(f"`{word}`: expected name=, cmd=, proto=, tc=, ponder= or option.NAME=")
    spec["cmd"] = shlex.split(spec["cmd"] or "")
    if not spec["cmd"] or spec["proto"] not in ("uci", "xboard"):
        raise argparse.ArgumentTypeError("cmd= is needed, and proto= is uci or xboard")
    if spec["ponder"] not in (None, "on") or spec["ponder"] and spec["proto"] != "uci":
        raise argparse.ArgumentTypeError("ponder= is `on`, and needs proto=uci")
    spec["name"] = spec["name"] or os.path.basename(spec["cmd"][0])
    return spec


def read_openings(path):
    """Reads the positions of an EPD or FEN file: the first four fields of each line."""
    openings = []
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            fields = line.split("#")[0].split()
            if not fields:
                continue
            fen = " ".join(fields[:4]) + " 0 1"
            try:
                board = chess.Board(fen)
            except ValueError as error:
                raise ValueError(f"line {number}: {error}") from error
            if not board.is_valid():
                raise ValueError(f"line {number}: the position is not legal: {fen}")
            openings.append(fen)
    if not openings:
        raise ValueError("the file has no opening")
    return openings


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--first", type=read_engine, required=True, metavar="SPEC", help=read_engine.__doc__)
    add("--second", type=read_engine, required=True, metavar="SPEC")
    add("--tc", default="1+0.01", help=Limit.__doc__)
    add("--games", type=int, default=200, help="greatest number of games, two for each opening")
    add("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"), help="stop as soon as one of the two differences is accepted, each at an error of 5 %%")
    add("--concurrency", type=int, default=1, help="number of games played at the same time")
    add("--openings", default=os.path.join(HERE, "openings.epd"), metavar="FILE")
    add("--seed", type=int, default=1, help="seed for the order of the openings")
    add("--margin", type=float, default=0.0, help="seconds by which a clock may be overstepped")
    add("--patience", type=float, default=5.0, help="seconds after which an engine whose time is up counts as hanging")
    add("--no-adjudication", action="store_true", help="play every game to its end by the rules")
    add("--restart", action="store_true", help="start the engines anew for each game")
    add("--pgn", metavar="FILE", help="write the games here")
    add("--only-faults", action="store_true", help="write only the games that ended by a fault, if there are any")
    add("--json", metavar="FILE", help="write the result here")
    args = parser.parse_args()
    for name in ("games", "concurrency"):
        if getattr(args, name) < 1:
            parser.error(f"--{name}: expected a number above 0")
    for name in ("margin", "patience"):
        if not 0 <= getattr(args, name) < 1e6:
            parser.error(f"--{name}: expected a number of seconds, 0 or above")
    if args.sprt and not -1000 <= args.sprt[0] < args.sprt[1] <= 1000:
        parser.error("--sprt: expected two differences in Elo, the lower one first")
    # A match may take hours: what cannot be written is reported before it begins.
    for path in (args.pgn, args.json):
        folder = os.path.dirname(os.path.realpath(path or "."))
        if path and (os.path.exists(path) and not os.path.isfile(path) or not os.access(folder, os.W_OK)):
            parser.error(f"{path} cannot be written, or is not a plain file")
    named = [os.path.realpath(path) for path in (args.openings, args.pgn, args.json) if path]
    if len(set(named)) < len(named):
        parser.error("--openings, --pgn and --json: expected different files, found the same file twice")
    return args


def write_whole(path, text):
    """Replaces the file and returns the SHA-256 of its new content; prints an error and returns
    None if it cannot be written."""
    path, content = os.path.realpath(path), text.encode()
    try:
        mode = stat.S_IMODE(os.stat(path).st_mode) if os.path.exists(path) else 0o666 & ~UMASK
        number, temporary = tempfile.mkstemp(dir=os.path.dirname(path), prefix=".tmp-")
        try:
            with open(number, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(temporary, mode)
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as error:
        print(plain(f"{path} is not written: {error}"), file=sys.stderr, flush=True)
        return None
    return hashlib.sha256(content).hexdigest()


def digest(path):
    """Returns the SHA-256 of a file, or None if it cannot be read."""
    try:
        with open(path or "", "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()
    except OSError:
        return None


def main():
    args = arguments()
    specs = [args.first, args.second]
    if specs[0]["name"] == specs[1]["name"]:
        specs[1]["name"] += " (second)"
    try:
        limits = [Limit(spec["tc"] or args.tc) for spec in specs]
    except ValueError as error:
        fail(f"--tc: {error}")
    try:
        openings = read_openings(args.openings)
    except (OSError, ValueError) as error:
        fail(f"{args.openings}: {error}")
    # Taken now, because the files may change during the match.
    openings_sha256, programs = digest(args.openings), [digest(shutil.which(spec["cmd"][0])) for spec in specs]
    random.Random(args.seed).shuffle(openings)
    rule = None if args.no_adjudication else Adjudication(700, 3, 8, 6, 40)
    count = (args.games + 1) // 2
    jobs = (
        (number, openings[number % len(openings)], specs, limits, args.margin, args.patience, rule, args.restart)
        for number in range(count)
    )
    print(plain(f"{specs[0]['name']} against {specs[1]['name']}, {limits[0].text} and {limits[1].text}, seed {args.seed}, "
                f"{len(openings)} openings, {args.concurrency} at a time"), flush=True)
    if count > len(openings):
        print(f"note: the openings repeat after {2 * len(openings)} games", flush=True)

    tally, games, verdict, broken, status, bound = Tally(), [], None, None, 2, math.log(0.95 / 0.05)
    versions, pgn_sha256, started = [None, None], None, round(time.time())
    began = printed = time.monotonic()
    with multiprocessing.Pool(args.concurrency, begin_worker) as pool:
        try:
            for number, pair, reason in pool.imap_unordered(play_pair, jobs):
                games += pair
                if reason:
                    broken = f"pair {number + 1}: {reason}"
                    break
                tally.add(pair)
                versions = pair[0]["versions"]
                for game in pair:
                    if game["faulty"] is not None:
                        who = specs[game["faulty"]]["name"]
                        print(plain(f"fault: {who} {game['reason']} after {game['plies']} plies"), flush=True)
                llr = tally.llr(*args.sprt) if args.sprt else 0
                if time.monotonic() - printed > 30:
                    printed = time.monotonic()
                    print(tally.line() + (f", LLR {llr:+.2f}" if args.sprt else ""), flush=True)
                if args.sprt and abs(llr) >= bound:
                    verdict = args.sprt[llr > 0]
                    break
            else:
                pool.close()
                pool.join()
        except KeyboardInterrupt:
            broken, status = "interrupted", 130
        except Exception as error:  # Of a worker: the games of the others are kept.
            broken = f"{type(error).__name__}: {error}"
        # From here on an interrupt would lose the games played.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        pool.terminate()
    if args.only_faults:
        games = [game for game in games if game["faulty"] is not None]
    is_written = True
    if args.pgn and games:
        pgn_sha256 = write_whole(args.pgn, "\n\n".join(game["pgn"] for game in games) + "\n")
        is_written = pgn_sha256 is not None
    if not tally.count:
        fail(broken or "no pair of games was finished", status)
    print(tally.line())
    if args.sprt:
        llr = tally.llr(*args.sprt)
        word = "undecided" if verdict is None else f"accepts {verdict:+.1f}"
        print(f"SPRT [{args.sprt[0]:+.1f}, {args.sprt[1]:+.1f}]: LLR {llr:+.2f}, bounds ±{bound:.2f}: {word}")
    if args.json:
        middle, low, high = tally.interval()
        is_written &= None is not write_whole(
            args.json,
            json.dumps(
                {
                    "command": shlex.join(sys.argv),
                    "started": started,
                    "engines": [spec["name"] for spec in specs],
                    "versions": versions,
                    "programs": programs,
                    "options": [spec["options"] for spec in specs],
                    "limits": [limit.text for limit in limits],
                    "margin": args.margin,
                    "seed": args.seed,
                    "at_once": args.concurrency,
                    "openings": {"sha256": openings_sha256, "positions": len(openings)},
                    "games": 2 * tally.count,
                    "wins": tally.games[1.0],
                    "draws": tally.games[0.5],
                    "losses": tally.games[0.0],
                    "score": tally.mean(),
                    "elo": [value if math.isfinite(value) else None for value in (middle, low, high)],
                    "pairs": tally.pairs,
                    "faults": tally.faults,
                    "kinds": tally.kinds,
                    "moves": tally.moves,
                    "thought": tally.seconds,
                    "pgn_sha256": pgn_sha256,
                    "reasons": dict(tally.reasons.most_common()),
                    "seconds": round(time.monotonic() - began),
                    "broken": broken,
                },
                indent=2,
            )
            + "\n",
        )
    if broken:
        fail(broken, status)
    sys.exit(1 if tally.faults[0] else 0 if is_written else 2)


if __name__ == "__main__":
    main()
