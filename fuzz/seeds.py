"""Writes the first inputs (seeds) of the fuzz targets, into one folder below FOLDER for each target:

    python3 fuzz/seeds.py FOLDER

The seeds are those in fuzz/seeds/ and the hostile corpus in tests/hostile/. Most kinds of the corpus
are a folder of files, which are copied. Two kinds are written for people. The UCI lines are scripts
in which the first character says what a line is for, and the FENs are in one file together with the
expected answers (`tests/hostile.rs` describes both forms). These are expanded to the bytes that they
stand for, because the fuzzer needs neither the characters nor the answers.
"""

import json
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Number of UCI lines in a seed, about half of what a session of the target reads; and the longest
# text that `{text*n}` expands to.
LINES, LONGEST = 20, 4096
# The fewest launches by which `outpace` judges one program (`sequential::Rules::fewest`).
LAUNCHES = 17
FORM = re.compile(r"\\x([0-9a-fA-F]{2})|\\([0rt\\])|\{((?:[^{}]|\\.)*?)\*(\d+)\}|(.)", re.DOTALL)


def expand(line):
    """Returns the bytes that a line stands for: escapes are bytes, `{text*n}` is the text n times."""

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
    """Returns a record with shorter lists, because seeds should be short: as many launches as a
    verdict needs, and two items of any other list. Its checksum is then wrong, but the target
    computes it again."""

    def cut(value, most=2):
        if isinstance(value, dict):
            return {name: cut(part, LAUNCHES if name == "launches" else 2) for name, part in value.items()}
        return [cut(part) for part in value[:most]] if isinstance(value, list) else value

    return json.dumps(cut(json.loads(path.read_text())), separators=(",", ":")).encode()


def seeds(target):
    """Returns the seeds of a target, each with its name."""
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
        # The first three bytes of this target's input say where the text is put into the shipped
        # table, and how many bytes it replaces.
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
    # A target that changes a shipped file needs no seed.
    assert written or target in ("exact", "network", "shuffle", "syzygy"), target
    for name, data in written:
        (folder / name).write_bytes(data)
    print(f"{target}: {len(written)} seeds")
