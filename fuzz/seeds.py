"""Writes what the fuzz targets begin with into a folder, one below it for each target:

    python3 fuzz/seeds.py FOLDER

The seeds kept for them, and the hostile corpus, of whose kinds most are a folder of files. Two of its kinds are written for people: the
lines of the protocol are scripts in which a sign says what is to be done with a line, and the FENs stand in one file with the answers between
them (`tests/hostile.rs` describes both forms). A fuzzer that was given those would begin with the signs and the answers: so they are expanded to
the bytes that they stand for.
"""

import json
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# A session of the target's does no more than twice as many lines, and the targets get no longer inputs.
LINES, LONGEST = 20, 4096
# The fewest launches by which `outpace` judges one program (`sequential::Rules::fewest`).
LAUNCHES = 17
FORM = re.compile(r"\\x([0-9a-fA-F]{2})|\\([0rt\\])|\{((?:[^{}]|\\.)*?)\*(\d+)\}|(.)", re.DOTALL)


def expand(line):
    """The bytes that a line stands for: escapes are bytes, `{text*n}` is a text n times over."""

    def part(found):
        number, sign, text, times, other = found.groups()
        if number:
            return bytes([int(number, 16)])
        if sign:
            return {"0": b"\0", "r": b"\r", "t": b"\t", "\\": b"\\"}[sign]
        if times:
            repeated = expand(text)
            return repeated * min(int(times), LONGEST // max(len(repeated), 1))
        return other.encode()

    return b"".join(part(found) for found in FORM.finditer(line))


def lines(path, pick):
    picked = (pick(line) for line in path.read_bytes().decode(errors="replace").split("\n"))
    return [expand(line.removeprefix(" ")) for line in picked if line]


def short(path):
    """A file of figures whose lists are cut, as inputs are short: to as many launches as a verdict takes, of anything else to two. Its seal is
    wrong: the target makes another."""

    def cut(value, most=2):
        if isinstance(value, dict):
            return {name: cut(part, LAUNCHES if name == "launches" else 2) for name, part in value.items()}
        return [cut(part) for part in value[:most]] if isinstance(value, list) else value

    return json.dumps(cut(json.loads(path.read_text())), separators=(",", ":")).encode()


def seeds(target):
    """The seeds of a target: a name and bytes each."""
    hostile = ROOT / "tests" / "hostile"
    kept = ROOT / "fuzz" / "seeds" / target
    files = sorted(kept.iterdir()) if kept.is_dir() else []
    found = [(path.name, path.read_bytes()) for path in files]
    if target == "fen":
        fens = lines(hostile / "fen.txt", lambda line: "" if line[:1] in "#>" else line)
        return found + [(f"hostile-{number}", fen) for number, fen in enumerate(fens, 1)]
    if target == "kept":
        records = sorted((ROOT / "reports").glob("*/outpace.json"))
        return found + [(path.parent.name, short(path)) for path in records]
    for path in sorted((hostile / target).iterdir()) if (hostile / target).is_dir() else []:
        if target == "uci":
            script = lines(path, lambda line: line[1:] if line[:1] in ("<", "!", "~") else "")
            for at in range(0, len(script), LINES):
                found.append((f"{path.name}-{at // LINES + 1}", b"\n".join(script[at : at + LINES])))
        elif path.name != "answers.txt":
            found.append((path.name, path.read_bytes()))
    if target == "weights":
        # Before its text the target takes three bytes: where in the shipped table the text is put, and instead of how much.
        return [(name, bytes(3) + data) for name, data in found]
    return found


if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
    sys.exit(__doc__)
assert expand(r"a\0\r\t\\\xfe\xZZ") == b"a\0\r\t\\\xfe\\xZZ" and expand("go {ab*3}{x*y}é{") == "go ababab{x*y}é{".encode()
for target in sorted(path.stem for path in (ROOT / "fuzz" / "targets").glob("*.rs")):
    folder = pathlib.Path(sys.argv[1]) / target
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    written = seeds(target)
    # A target that changes a file of ours needs none.
    assert written or target in ("exact", "network", "shuffle", "syzygy"), target
    for name, data in written:
        (folder / name).write_bytes(data)
    print(f"{target}: {len(written)} seeds")
