"""--publish: the results of one run as a page with charts, RESULTS.md and results/*.svg."""

import statistics
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from .. import svg_charts
from ..svg_charts import Heading, Row, Stack
from ..tables import markdown_table
from .case import OK, Case
from .report import cost, mix_table, notes, target_table
from .variants import BASELINE

PAGE, CHARTS = "RESULTS.md", "results"
_OVERVIEW = "overview.svg"

_NAMES = {"sparc": "SPARC V8", "sparcv9": "SPARC V9", "host": "the host"}
_COST = {
    "sparc": "executed instructions + 40 for each overflow or underflow of the windows",
    "sparcv9": "executed instructions + 40 for each overflow or underflow of the windows",
    "host": "the median time of a run",
}
_INTRODUCTION = """\
# Results

Written by `utils/bench --publish`, all in one run; [README.md](README.md) describes the
programs. On SPARC, the cost of a program is the number of instructions that it executes,
plus 40 for each register window overflow or underflow. It is the same in every run with
the same versions. Means are geometric. They leave out programs that some variant speeds up
by a factor of 50 or more, because little of their work is left. The column `own`
counts only the instructions in functions of the program itself.
"""
_TIMES = "Times are medians, with the fastest and the slowest run.\n"
# A mean with what is this much faster says nothing; the introduction has the number, too.
_COMPUTED_AWAY = 50
_LEVELS = ("mincaml-O1", "mincaml-O2", "mincaml-O3")
_UNOPTIMIZED = "mincaml-O0"
_MIXED = ("mincaml-O3", "mincaml-O3-unsafe", BASELINE)
_MIX = {
    "loads": "loads",
    "stores": "stores",
    "sethi": "sethis",
    "moves": "moves",
    "nops": "nops",
}


class _Target:
    """The cases of one target, by program and variant."""

    def __init__(self, name: str, cases: Sequence[Case]) -> None:
        self.name = name
        self.cases = [case for case in cases if case.target == name]
        self._by_name = {
            (case.program.name, case.variant.name): case for case in self.cases if case.status == OK
        }
        self.programs = list(dict.fromkeys(case.program.name for case in self.cases))
        measured = dict.fromkeys(variant for _, variant in self._by_name)
        self.variants = [
            name
            for name in dict.fromkeys(case.variant.name for case in self.cases)
            if name in measured
        ]

    def case(self, program: str, variant: str) -> Case | None:
        return self._by_name.get((program, variant))

    def cost(self, program: str, variant: str) -> float | None:
        case = self.case(program, variant)
        return cost(case) if case else None

    def speed_up(self, program: str, variant: str, base: str) -> float | None:
        own, other = self.cost(program, variant), self.cost(program, base)
        return other / own if own and other else None

    def speed_ups(self, variants: Sequence[str], base: str) -> list[Row]:
        """A row for each program, and their geometric mean."""
        rows = [
            Row(program, [self.speed_up(program, variant, base) for variant in variants])
            for program in self.programs
        ]
        return rows + _means(rows, self.computed_away(variants, base))

    def computed_away(self, variants: Sequence[str], base: str) -> list[str]:
        """The programs that are not in the mean."""
        return [
            program
            for program in self.programs
            if any(
                (self.speed_up(program, variant, base) or 1) >= _COMPUTED_AWAY
                for variant in variants
            )
        ]


def _means(rows: Sequence[Row], left_out: Collection[str]) -> list[Row]:
    """A row with the mean of each column, if it is one of several."""
    kept = [row.values for row in rows if row.name not in left_out]
    if len(kept) < 2:
        return []
    return [Row("mean", [_mean(column) for column in zip(*kept, strict=True)])]


def _mean(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value]
    return statistics.geometric_mean(known) if known else None


def _without(programs: Sequence[str]) -> str:
    return f"; mean without {', '.join(programs)}" if programs else ""


def _compared(target: _Target) -> list[str]:
    """The variants of the first chart: not the levels, which have one of their own."""
    levels = (_UNOPTIMIZED, *_LEVELS[:-1], BASELINE)
    chosen = [variant for variant in target.variants if variant not in levels]
    return chosen[: svg_charts.MOST_SERIES]


def _speed_chart(target: _Target) -> str | None:
    variants = _compared(target)
    if not variants or BASELINE not in target.variants:
        return None
    note = _COST[target.name] + _without(target.computed_away(variants, BASELINE))
    heading = Heading(
        f"Speed-up over {BASELINE.replace('-', ' -')} on {_NAMES[target.name]}", note, variants
    )
    return svg_charts.ratio_chart(heading, target.speed_ups(variants, BASELINE))


def _level_chart(target: _Target) -> str | None:
    variants = [variant for variant in _LEVELS if variant in target.variants]
    if not variants or _UNOPTIMIZED not in target.variants:
        return None
    note = _COST[target.name] + _without(target.computed_away(variants, _UNOPTIMIZED))
    heading = Heading(
        f"Speed-up over mincaml -O0 on {_NAMES[target.name]}, by level", note, variants
    )
    rows = target.speed_ups(variants, _UNOPTIMIZED)
    return svg_charts.ratio_chart(heading, rows, least=-1, most=4)


def _mix_chart(target: _Target) -> str | None:
    variants = [variant for variant in _MIXED if variant in target.variants]
    groups = []
    for program in target.programs:
        stacks = []
        for variant in variants:
            case = target.case(program, variant)
            if case and case.counts:
                total = case.counts["instructions"]
                shares = [case.counts[name] / total for name in _MIX.values()]
                stacks.append(Stack(variant, [*shares, max(0.0, 1 - sum(shares))]))
        if stacks:
            groups.append((program, stacks))
    if not groups:
        return None
    heading = Heading(
        f"What {_NAMES[target.name]} executes",
        "shares of all executed instructions; other: arithmetic, branches, calls",
        [*_MIX, "other"],
    )
    return svg_charts.share_chart(heading, groups)


def _overview(targets: Sequence[_Target]) -> str | None:
    """The one picture of where the compiler stands: its best level without --unsafe, on
    all targets."""
    own = _LEVELS[-1]
    shown = [t for t in targets if own in t.variants and BASELINE in t.variants]
    if not shown:
        return None
    programs = list(dict.fromkeys(program for target in shown for program in target.programs))
    away = {program for target in shown for program in target.computed_away([own], BASELINE)}
    rows = [
        Row(program, [target.speed_up(program, own, BASELINE) for target in shown])
        for program in programs
    ]
    rows += _means(rows, away)
    note = "by executed instructions and window traps" + (
        "; on the host by time" if any(target.name == "host" for target in shown) else ""
    )
    heading = Heading(
        "Speed-up of mincaml -O3 over gcc -O3, which checks nothing",
        note + _without(sorted(away)),
        [_NAMES[target.name] for target in shown],
    )
    return svg_charts.ratio_chart(heading, rows)


_CHARTS: dict[str, Callable[[_Target], str | None]] = {
    "speed": _speed_chart,
    "levels": _level_chart,
    "mix": _mix_chart,
}


def _speed_table(target: _Target) -> str:
    variants = [variant for variant in target.variants if variant != BASELINE]
    rows = [[f"speed-up over {BASELINE}", *variants]]
    for row in target.speed_ups(variants, BASELINE):
        rows.append([row.name, *("-" if v is None else f"{v:,.2f}" for v in row.values)])
    return markdown_table(rows)


def _size_table(target: _Target) -> str:
    rows = [["bytes of code", *target.variants]]
    for program in target.programs:
        cases = [target.case(program, variant) for variant in target.variants]
        sizes = [case.text_bytes if case else None for case in cases]
        rows.append([program, *("-" if size is None else str(size) for size in sizes)])
    return markdown_table(rows)


def _time_table(target: _Target) -> str:
    rows = [["seconds: median (fastest to slowest)", *target.variants]]
    for program in target.programs:
        cells = []
        for variant in target.variants:
            case = target.case(program, variant)
            times = case.wall_time if case else None
            cells.append(
                f"{times.median:.3f} ({times.minimum:.3f} to {times.maximum:.3f})" if times else "-"
            )
        rows.append([program, *cells])
    return markdown_table(rows)


def _folded(title: str, table: str) -> str:
    return f"<details><summary>{title}</summary>\n\n{table}\n\n</details>"


def _section(target: _Target, quick: bool, charts: Sequence[str]) -> str:
    parts = [f"## {_NAMES[target.name][:1].upper()}{_NAMES[target.name][1:]}"]
    parts += [
        f"![{name} on {_NAMES[target.name]}]({CHARTS}/{name}-{target.name}.svg)"
        for name in charts
    ]
    if BASELINE in target.variants:
        parts.append(_speed_table(target))
    if target.name == "host":
        parts.append(_time_table(target))
    parts.append(_folded("Bytes of code", _size_table(target)))
    everything = markdown_table(target_table(target.name, target.cases, quick), left=2)
    parts.append(_folded("All numbers", everything))
    mix = mix_table(target.cases)
    if len(mix) > 1:
        parts.append(_folded("In percent of all instructions", markdown_table(mix, left=2)))
    return "\n\n".join(parts)


def write(directory: Path, cases: Sequence[Case], quick: bool, machine: list[list[str]]) -> None:
    """Writes the page and its charts; charts that an earlier run has left go."""
    charts = directory / CHARTS
    charts.mkdir(parents=True, exist_ok=True)
    files: dict[Path, str] = {}
    introduction = _INTRODUCTION + ("" if quick else _TIMES)
    parts = [introduction + "\n" + markdown_table(machine, left=2)]
    targets = [_Target(name, cases) for name in dict.fromkeys(case.target for case in cases)]
    targets = [target for target in targets if target.variants]
    if overview := _overview(targets):
        files[charts / _OVERVIEW] = overview
        parts.append(f"![Speed-up over {BASELINE}, by program]({CHARTS}/{_OVERVIEW})")
    for target in targets:
        drawn = {kind: chart for kind, draw in _CHARTS.items() if (chart := draw(target))}
        for kind, chart in drawn.items():
            files[charts / f"{kind}-{target.name}.svg"] = chart
        parts.append(_section(target, quick, list(drawn)))
    if text := notes(list(cases), markdown=True):
        parts.append(text)
    files[directory / PAGE] = "\n\n".join(parts) + "\n"
    for old in charts.glob("*.svg"):
        if old not in files:
            old.unlink()
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
