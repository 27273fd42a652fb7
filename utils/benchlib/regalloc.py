"""utils/bench --regalloc: register allocators side by side.

For each allocator: how much the program executes on SPARC (its own functions,
counted under qemu), how much code the allocator adds (--emit=regalloc-counts),
and how long it takes (-time-passes).
"""

import math
import re
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from .case import OK, Case
from .measure import Bench
from .programs import Program, discover, load_texts
from .tools import MINCAML, Toolbox
from .variants import Variant

ALLOCATORS = (
    "greedy",
    "basic",
    "fast",
    "pbqp",
    "mincaml",
    "mincaml-nobacktrack",
    "mincaml-latespill",
    "mincaml-nospill",
    "mincaml-notarget-nospill",
)
BASELINE = "greedy"
_STATIC = ("saves", "restores", "moves-fixed", "moves-program", "moves-added", "again")
# The passes of an allocator, as -time-passes calls them; MinCaml's have the
# names of the allocators.
_PASSES = (
    "Greedy Register Allocator",
    "Basic Register Allocator",
    "Fast Register Allocator",
    "PBQP Register Allocator",
    "Virtual Register Map",
    "Virtual Register Rewriter",
    "Live Register Matrix",
    *ALLOCATORS,
)
_TIME = re.compile(r"([\d.]+) \(\s*[\d.]+%\)")


@dataclass
class Result:
    """What one allocator makes of one program."""

    program: str
    allocator: str
    reason: str = ""
    instructions: int = 0
    loads: int = 0
    stores: int = 0
    static: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    def moves(self) -> int:
        return sum(self.static.get(f"moves-{kind}", 0) for kind in ("fixed", "program", "added"))


def programs_with_examples(bench: Path, examples: Path) -> list[Program]:
    """MinCaml programs of both directories; those of bench/ may be examples."""
    found = {program.name: program for program in discover(bench) if program.mincaml}
    sources = {program.mincaml for program in found.values()}
    for path in sorted(examples.glob("*.ml")):
        if path in sources:
            continue
        name = f"examples-{path.stem}" if path.stem in found else path.stem
        stdin, expected = load_texts(path)
        found[name] = Program(name, path, None, stdin, expected)
    return list(found.values())


def _variants(level: str) -> list[Variant]:
    # Without the checks of array indexes, which no allocator has a say in.
    return [Variant(a, "mincaml", (level, "--unsafe", f"-regalloc={a}")) for a in ALLOCATORS]


def parse_counts(text: str) -> dict[str, int]:
    """Sums of the lines of --emit=regalloc-counts."""
    total: dict[str, int] = {}
    for line in text.splitlines():
        for item in line.split()[1:]:
            name, _, number = item.rpartition("=")
            total[name] = total.get(name, 0) + int(number)
    return total


def parse_times(text: str) -> float:
    """Seconds of processor time that the allocator's passes took."""
    seconds = 0.0
    for line in text.splitlines():
        columns = _TIME.findall(line)
        name = line.rpartition("%)")[2].strip()
        # User, system, both, wall.
        if len(columns) >= 2 and name in _PASSES:
            seconds += float(columns[-2])
    return seconds


def _compile(tools: Toolbox, variant: Variant, source: Path, *flags: str) -> str:
    command = [tools.path(MINCAML), "--target=sparc", *variant.flags, *flags, str(source)]
    process = subprocess.run(command, capture_output=True, text=True, timeout=600)
    if process.returncode:
        raise OSError(process.stderr.strip().splitlines()[0] if process.stderr else "failed")
    return process.stdout + process.stderr


def _measure_code(tools: Toolbox, case: Case, result: Result, runs: int) -> None:
    source = case.program.mincaml
    assert source is not None, "only such programs are chosen"
    text = _compile(tools, case.variant, source, "--emit=regalloc-counts", "-o", "-")
    result.static = parse_counts(text)
    times = [
        parse_times(
            _compile(tools, case.variant, source, "--emit=obj", "-o", "/dev/null", "-time-passes")
        )
        for _ in range(runs)
    ]
    result.seconds = min(times)


def measure(
    bench: Bench,
    tools: Toolbox,
    chosen: list[Program],
    level: str,
    runs: int,
    progress: Callable[[str], None],
) -> tuple[list[Result], list[Case]]:
    results = []
    cases = []
    for program in chosen:
        group = [Case(program, "sparc", variant) for variant in _variants(level)]
        begin = time.monotonic()
        bench.measure(group)
        for case in group:
            result = Result(program.name, case.variant.name, case.reason)
            results.append(result)
            if case.status != OK:
                continue
            counts = case.own_counts or case.counts or {}
            result.instructions = counts.get("instructions", 0)
            result.loads = counts.get("loads", 0)
            result.stores = counts.get("stores", 0)
            _measure_code(tools, case, result, runs)
        cases += group
        progress(f"{program.name}: {time.monotonic() - begin:.0f} s")
    return results, cases


def _mean(values: list[float]) -> float:
    """The geometric mean; of nothing, not a number."""
    return math.exp(sum(map(math.log, values)) / len(values)) if values else math.nan


def _summary(results: list[Result]) -> list[list[str]]:
    base = {r.program: r for r in results if r.allocator == BASELINE and r.instructions}
    rows = []
    for allocator in ALLOCATORS:
        mine = [r for r in results if r.allocator == allocator and r.instructions]
        both = [(r, base[r.program]) for r in mine if r.program in base]
        loads = [r.loads / b.loads for r, b in both if r.loads and b.loads]
        stores = [r.stores / b.stores for r, b in both if r.stores and b.stores]
        rows.append(
            [
                allocator,
                str(len(mine)),
                f"{_mean([r.instructions / b.instructions for r, b in both]):.3f}",
                f"{_mean(loads):.3f}",
                f"{_mean(stores):.3f}",
                str(sum(r.static.get("saves", 0) for r in mine)),
                str(sum(r.static.get("restores", 0) for r in mine)),
                str(sum(r.moves() for r in mine)),
                str(sum(r.static.get("again", 0) for r in mine)),
                f"{sum(r.seconds for r in mine) * 1000:.1f}",
            ]
        )
    return rows


def _details(results: list[Result]) -> list[list[str]]:
    by_program: dict[str, dict[str, Result]] = {}
    for r in results:
        by_program.setdefault(r.program, {})[r.allocator] = r
    rows = []
    for program, row in by_program.items():
        base = row.get(BASELINE)
        cells = [program, str(base.instructions) if base else ""]
        for allocator in ALLOCATORS[1:]:
            r = row.get(allocator)
            if not r or not r.instructions or not base or not base.instructions:
                cells.append("gives up" if r and r.reason else "")
            else:
                cells.append(f"{r.instructions / base.instructions:.3f}")
        rows.append(cells)
    return rows


def _table(headings: list[str], rows: list[list[str]]) -> str:
    lines = [headings, ["---"] + ["---:"] * (len(headings) - 1), *rows]
    return "".join("| " + " | ".join(cells) + " |\n" for cells in lines)


def text_report(results: list[Result]) -> str:
    """Two tables in Markdown, and the numbers of each program and allocator."""
    summary = _table(
        [
            "allocator",
            "programs",
            "instructions",
            "loads",
            "stores",
            "saves",
            "restores",
            "moves",
            "again",
            "ms",
        ],
        _summary(results),
    )
    details = _table(
        ["program", BASELINE, *ALLOCATORS[1:]],
        _details(results),
    )
    static = _table(
        ["program", "allocator", "instructions", "loads", "stores", *_STATIC, "ms"],
        [
            [
                r.program,
                r.allocator,
                str(r.instructions),
                str(r.loads),
                str(r.stores),
                *(str(r.static.get(name, 0)) for name in _STATIC),
                f"{r.seconds * 1000:.1f}",
            ]
            for r in results
            if r.instructions
        ],
    )
    return f"{summary}\n{details}\n{static}"


def gives_up(case: Case) -> bool:
    """The variants without spilling may: that is what they are for."""
    return case.variant.name.endswith("-nospill") and "register" in case.reason
