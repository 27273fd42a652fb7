"""Compares the code of bench/ with the limits of docs/code-size.md: code-size.py COMPILER.

The tables of the levels have gcc's bytes, and the last table what is above the limits.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
sys.path.insert(0, str(ROOT / "utils"))

from mincaml_tools.bench.elf import ElfFile  # noqa: E402

LIMITS = {"1": 2.0, "2": 2.0, "3": 3.0}


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the first table after a heading, without its head."""
    lines = text[text.index(heading) :].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("|"))
    found = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def code_bytes(compiler: str, flags: list[str], program: str, work: Path) -> int:
    target = work / "program.o"
    source = ROOT / "bench" / f"{program}.ml"
    output = ["--emit=obj", "-o", str(target)]
    subprocess.run([compiler, "--target=sparc", "-g0", *flags, str(source), *output], check=True)
    return ElfFile(target).text_size()


def main(compiler: str) -> int:
    text = (ROOT / "docs" / "code-size.md").read_text(encoding="utf-8")
    above = set()
    for row in rows(text, "## Limits"):
        found = re.fullmatch(r"`-O([123])( --unsafe)?` (\w+)", row[0])
        assert found, row
        above.add((found[1], bool(found[2]), found[3]))
    count = 0
    faults = []
    with tempfile.TemporaryDirectory() as work:
        for level, limit in LIMITS.items():
            for program, gcc, *_ in rows(text, f"### `-O{level}`"):
                for unsafe in (False, True):
                    flags = [f"-O{level}"] + ["--unsafe"] * unsafe
                    size = code_bytes(compiler, flags, program, Path(work))
                    ratio = size / int(gcc.replace(",", ""))
                    expected = (level, unsafe, program) in above
                    count += 1
                    if (ratio > limit) != expected:
                        name = " ".join([program, *flags])
                        known = "known" if expected else "not known"
                        faults.append(f"{name}: {ratio:.2f}, {known} to be above {limit}")
    print(*faults, f"{count} codes, {len(faults)} faults", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
