"""Tests the engine with python-chess as its client: analysis, clocks, pondering, options and games.

    python3 python_chess.py ENGINE

python-chess refuses illegal moves, moves that cannot be parsed, and answers that do not fit the
protocol; its warnings are errors here too. Prints a line `ok ...` for each promise that holds. The
first promise that fails ends the program with status 1.
"""

import logging
import random
import sys
import time

import chess
import chess.engine
from chess.engine import Cp, Limit, Mate, PlayResult, SimpleEngine

MIDDLEGAME = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"
MATE_IN_TWO = "r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 1 1"

# Number of plies after which a game is broken off. No game below is nearly as long.
LONGEST_GAME = 400


class Complaints(logging.Handler):
    """Collects the warnings of python-chess."""

    def __init__(self):
        super().__init__(logging.WARNING)
        self.records = []

    def emit(self, record):
        self.records.append(self.format(record))


def replay(board, line):
    """Raises an error if a move of the line is illegal."""
    board = board.copy()
    for move in line:
        assert move in board.legal_moves, f"{move} in {board.fen()}"
        board.push(move)


def every_option_takes_its_default(engine):
    wanted = {"Hash", "Move Overhead", "Skill Level", "UCI_LimitStrength", "UCI_Elo", "Skill Seed", "UCI_ShowWDL", "MultiPV"}
    missing = wanted - set(engine.options)
    assert not missing, missing
    for option in engine.options.values():
        if option.type == "button":
            engine.configure({option.name: None})
        elif not option.is_managed():
            engine.configure({option.name: option.default})
    engine.ping()


def analysis_prints_ranked_lines(engine):
    board = chess.Board(MIDDLEGAME)
    infos = engine.analyse(board, Limit(depth=8), multipv=4)
    assert len(infos) == 4
    scores = [info["score"].relative for info in infos]
    assert scores == sorted(scores, reverse=True), scores
    assert len({info["pv"][0] for info in infos}) == 4
    for rank, info in enumerate(infos, 1):
        assert info["multipv"] == rank and info["depth"] == 8 and info["seldepth"] >= 1, info
        assert info["nodes"] > 0 and 0 <= info["hashfull"] <= 1000, info
        replay(board, info["pv"])


def analysis_can_be_watched_and_stopped(engine):
    board = chess.Board(MIDDLEGAME)
    depth = 0
    with engine.analysis(board) as analysis:
        for info in analysis:
            if "pv" in info:
                assert info["depth"] >= depth
                depth = info["depth"]
                replay(board, info["pv"])
            if depth >= 7:
                break
    engine.ping()


def only_root_moves_are_searched(engine):
    board = chess.Board()
    moves = [chess.Move.from_uci(text) for text in ("a2a4", "g2g4", "b1a3")]
    for info in engine.analyse(board, Limit(depth=6), multipv=3, root_moves=moves):
        assert info["pv"][0] in moves, info
    assert engine.play(board, Limit(nodes=5_000), root_moves=moves).move in moves


def a_mate_is_found_and_certain(engine):
    board = chess.Board(MATE_IN_TWO)
    engine.configure({"UCI_ShowWDL": True})
    info = engine.analyse(board, Limit(mate=2))
    engine.configure({"UCI_ShowWDL": False})
    assert info["score"].relative == Mate(2), info
    assert tuple(info["wdl"].relative) == (1000, 0, 0), info
    replay(board, info["pv"])
    assert len(info["pv"]) == 3


def finished_games_have_no_move(engine):
    for fen, score in (
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", Mate(-0)),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Cp(0)),
    ):
        info = engine.analyse(chess.Board(fen), Limit(depth=3))
        assert info["score"].relative == score, info


def play(white, black, board, clocks, increment, ponder):
    """Plays a game with clocks that run, and returns its result."""
    players = {chess.WHITE: white, chess.BLACK: black}
    clocks = {chess.WHITE: clocks, chess.BLACK: clocks}
    while not board.is_game_over(claim_draw=True) and board.ply() < LONGEST_GAME:
        turn = board.turn
        limit = Limit(
            white_clock=clocks[chess.WHITE],
            black_clock=clocks[chess.BLACK],
            white_inc=increment,
            black_inc=increment,
        )
        start = time.perf_counter()
        played = players[turn](board, limit, ponder)
        clocks[turn] -= time.perf_counter() - start
        assert clocks[turn] > 0, f"time is up after {board.ply()} plies: {clocks[turn]:.3f} s"
        clocks[turn] += increment
        board.push(played.move)
    return board.outcome(claim_draw=True)


def player(engine, game):
    return lambda board, limit, ponder: engine.play(
        board, limit, game=game, ponder=ponder, info=chess.engine.INFO_ALL
    )


def random_player(seed):
    choice = random.Random(seed).choice
    return lambda board, limit, ponder: PlayResult(choice(list(board.legal_moves)), None)


def a_game_against_itself_is_played_with_clocks_and_pondering(engine, other):
    # This machine may be busy with other tests, and python-chess takes its time too.
    for player_engine in (engine, other):
        player_engine.configure({"Hash": 4, "Move Overhead": 100})
    board = chess.Board()
    outcome = play(player(engine, "itself"), player(other, "itself"), board, 3.0, 0.15, True)
    assert outcome is not None or board.ply() == LONGEST_GAME
    for player_engine in (engine, other):
        player_engine.configure({"Move Overhead": 25})
    return f"{board.ply()} plies, {board.result(claim_draw=True)}"


def a_random_mover_is_mated(engine):
    plies = []
    for colour in chess.COLORS:
        board = chess.Board()
        pair = [player(engine, colour), random_player(7)]
        white, black = pair if colour == chess.WHITE else reversed(pair)
        outcome = play(white, black, board, 3.0, 0.15, False)
        assert outcome is not None and outcome.winner == colour, board.fen()
        plies.append(str(board.ply()))
    return f"after {' and '.join(plies)} plies"


def weak_levels_play_whole_games(engine, other):
    engine.configure({"Skill Level": 0, "Skill Seed": 5})
    other.configure({"UCI_LimitStrength": True, "UCI_Elo": other.options["UCI_Elo"].min, "Skill Seed": 6})
    board = chess.Board()
    play(player(engine, "weak"), player(other, "weak"), board, 60.0, 0.0, False)
    engine.configure({"Skill Level": 10})
    other.configure({"UCI_LimitStrength": False})
    return f"{board.ply()} plies, {board.result(claim_draw=True)}"


def main(path):
    complaints = Complaints()
    logging.getLogger("chess.engine").addHandler(complaints)
    with SimpleEngine.popen_uci(path, timeout=60) as engine, SimpleEngine.popen_uci(path, timeout=60) as other:
        for promise, arguments in (
            (every_option_takes_its_default, (engine,)),
            (analysis_prints_ranked_lines, (engine,)),
            (analysis_can_be_watched_and_stopped, (engine,)),
            (only_root_moves_are_searched, (engine,)),
            (a_mate_is_found_and_certain, (engine,)),
            (finished_games_have_no_move, (engine,)),
            (a_random_mover_is_mated, (engine,)),
            (a_game_against_itself_is_played_with_clocks_and_pondering, (engine, other)),
            (weak_levels_play_whole_games, (engine, other)),
        ):
            result = promise(*arguments)
            assert not complaints.records, complaints.records
            print("ok", promise.__name__, *([result] if result else []), flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
