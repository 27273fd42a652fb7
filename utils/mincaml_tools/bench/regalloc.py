"""utils/bench --regalloc: compares register allocators.

Measures for each allocator the instructions that the program executes on SPARC (its own
functions, counted under qemu), the code that the allocator adds
(--emit=regalloc-counts), and its time (-time-passes).
"""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from ..allocators import BASELINE_ALLOCATOR, NOT_SPILLING_ALLOCATORS
from ..paths import EXAMPLES
from ..processes import require
from ..tables import table
from ..timing import pass_seconds
from .case import OK, Case
from .measure import Bench
from .programs import Program, discover, load_texts
from .report import notes, problems
from .tools import MINCAML, Toolbox
from .variants import Variant

_EXECUTED = ("instructions", "loads", "stores")
_ADDED = ("saves", "restores", "moves-fixed", "moves-program", "moves-added", "again")
_TIMEOUT = 600


@dataclass(frozen=True)
class Plan:
    """What is compared."""

    targets: list[str]
    allocators: list[str]
    level: str
    # Of the compiler, of which the fastest counts; 0: nothing is timed.
    runs: int


@dataclass
class Result:
    """The code of one allocator for one program."""

    case: Case
    executed: dict[str, int] = field(default_factory=dict)
    added: dict[str, int] = field(default_factory=dict)
    seconds: float | None = None

    @property
    def program(self) -> str:
        return self.case.program.name

    @property
    def target(self) -> str:
        return self.case.target

    @property
    def allocator(self) -> str:
        return self.case.variant.name

    @property
    def instructions(self) -> int:
        return self.executed.get("instructions", 0)

    def moves(self) -> int:
        return sum(self.added.get(f"moves-{kind}", 0) for kind in ("fixed", "program", "added"))

    def milliseconds(self) -> str:
        return "" if self.seconds is None else f"{self.seconds * 1000:.1f}"

    def gives_up(self) -> bool:
        """Whether an allocator without spilling ran out of registers, as it may."""
        return self.allocator in NOT_SPILLING_ALLOCATORS and "register" in self.case.reason


def programs_with_examples(bench: Path) -> list[Program]:
    """MinCaml programs of bench/ and examples/; those of bench/ may be examples."""
    found = {program.name: program for program in discover(bench) if program.mincaml}
    sources = {program.mincaml for program in found.values()}
    for path in sorted(EXAMPLES.glob("*.ml")):
        if path in sources:
            continue
        name = f"examples-{path.stem}" if path.stem in found else path.stem
        stdin, expected = load_texts(path)
        found[name] = Program(name, path, None, stdin, expected)
    return list(found.values())


def parse_counts(text: str) -> dict[str, int]:
    """Sums of the lines of --emit=regalloc-counts."""
    total: dict[str, int] = {}
    for line in text.splitlines():
        for item in line.split()[1:]:
            name, _, number = item.rpartition("=")
            total[name] = total.get(name, 0) + int(number)
    return total


def _compile(tools: Toolbox, case: Case, *flags: str) -> str:
    """What the compiler prints."""
    source = case.program.mincaml
    assert source is not None, "only such programs are chosen"
    words = [f"--target={case.target}", *case.variant.flags, *flags]
    finished = require([tools.path(MINCAML), *words, source], timeout=_TIMEOUT)
    return (finished.output + finished.errors).decode("utf-8", "replace")


def _result(tools: Toolbox, case: Case, runs: int) -> Result:
    result = Result(case)
    if case.status != OK:
        return result
    counts = case.own_counts or case.counts or {}
    result.executed = {name: counts.get(name, 0) for name in _EXECUTED}
    result.added = parse_counts(_compile(tools, case, "--emit=regalloc-counts", "-o", "-"))
    timed = ["--emit=obj", "-o", "/dev/null", "-time-passes"]
    if runs:
        result.seconds = min(pass_seconds(_compile(tools, case, *timed)) for _ in range(runs))
    return result


def measure(
    bench: Bench,
    tools: Toolbox,
    chosen: list[Program],
    plan: Plan,
    progress: Callable[[str], None],
) -> list[Result]:
    # Without the checks of array indexes, which are the same for all allocators.
    variants = [
        Variant(name, "mincaml", (f"-O{plan.level}", "--unsafe", f"-regalloc={name}"))
        for name in plan.allocators
    ]
    results = []
    for program in chosen:
        begin = time.monotonic()
        group = [Case(program, target, variant) for target in plan.targets for variant in variants]
        bench.measure(group)
        results += [_result(tools, case, plan.runs) for case in group]
        progress(f"{program.name}: {time.monotonic() - begin:.0f} s")
    return results


def _mean(values: list[float]) -> str:
    return f"{statistics.geometric_mean(values):.3f}" if values else ""


def _summary(results: list[Result], plan: Plan) -> list[list[str]]:
    headings = ["allocator", "programs", *_EXECUTED, "saves", "restores", "moves", "again"]
    rows = [headings + (["ms"] if plan.runs else [])]
    base = {r.program: r for r in results if r.allocator == BASELINE_ALLOCATOR and r.instructions}
    for allocator in plan.allocators:
        mine = [r for r in results if r.allocator == allocator and r.instructions]
        pairs = [(r.executed, base[r.program].executed) for r in mine if r.program in base]
        row = [allocator, str(len(mine))]
        for name in _EXECUTED:
            row.append(_mean([e[name] / b[name] for e, b in pairs if e[name] and b[name]]))
        row += [str(sum(r.added.get(name, 0) for r in mine)) for name in ("saves", "restores")]
        row += [str(sum(r.moves() for r in mine)), str(sum(r.added.get("again", 0) for r in mine))]
        if plan.runs:
            row.append(f"{sum(r.seconds or 0 for r in mine) * 1000:.1f}")
        rows.append(row)
    return rows


def _details(results: list[Result], plan: Plan) -> list[list[str]]:
    """Executed instructions by program, relative to the baseline."""
    others = [name for name in plan.allocators if name != BASELINE_ALLOCATOR]
    by_program: dict[str, dict[str, Result]] = {}
    for r in results:
        by_program.setdefault(r.program, {})[r.allocator] = r
    rows = [["program", BASELINE_ALLOCATOR, *others]]
    for program, of_program in by_program.items():
        base = of_program.get(BASELINE_ALLOCATOR)
        cells = [program, str(base.instructions) if base else ""]
        for allocator in others:
            r = of_program[allocator]
            if r.instructions and base and base.instructions:
                cells.append(f"{r.instructions / base.instructions:.3f}")
            else:
                cells.append("gives up" if r.gives_up() else "")
        rows.append(cells)
    return rows


def _numbers(results: list[Result], plan: Plan) -> list[list[str]]:
    """The numbers of each program and allocator."""
    times = ["ms"] if plan.runs else []
    rows = [["program", "allocator", *_EXECUTED, *_ADDED, *times]]
    for r in results:
        if r.instructions:
            executed = [str(r.executed[name]) for name in _EXECUTED]
            added = [str(r.added.get(name, 0)) for name in _ADDED]
            rows.append([r.program, r.allocator, *executed, *added])
            rows[-1] += [r.milliseconds()] if plan.runs else []
    return rows


def text_report(results: list[Result], plan: Plan, markdown: bool) -> str:
    """Three tables for each target: sums, programs, and all numbers."""
    parts = []
    for target in plan.targets:
        of_target = [r for r in results if r.target == target]
        if len(plan.targets) > 1:
            parts.append(f"## {target}" if markdown else f"{target}:")
        parts += [
            table(_summary(of_target, plan), markdown),
            table(_details(of_target, plan), markdown),
            table(_numbers(of_target, plan), markdown, left=2),
        ]
    if text := notes(failures_of(results), markdown):
        parts.append(text)
    return "\n\n".join(parts) + "\n"


def failures_of(results: list[Result]) -> list[Case]:
    """The cases without a measurement that should have one."""
    return [r.case for r in results if r.case.status != OK and not r.gives_up()]


def _result_json(result: Result) -> dict[str, object]:
    case = result.case
    measured = {"executed": result.executed, "added": result.added, "seconds": result.seconds}
    return {
        "program": result.program,
        "target": result.target,
        "allocator": result.allocator,
        "status": case.status,
        **({"reason": case.reason} if case.reason else {}),
        **{key: value for key, value in measured.items() if value},
    }


def json_report(results: list[Result]) -> dict[str, object]:
    return {
        "format": 1,
        "ok": not problems(failures_of(results)),
        "deterministic": ["executed", "added"],
        "results": [_result_json(result) for result in results],
    }
