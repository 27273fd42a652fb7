"""utils/bench --sizes: bytes of code and executed instructions, by level.

Each level of mincaml-llc, with and without --unsafe, is compared with the same
level of gcc. If a budget of a pass is given, the level's pipeline is also run with other
values of it. Plotting executed instructions against bytes of code helps to choose the
default.
"""

import re
import statistics
from collections.abc import Callable
from dataclasses import dataclass

from ..processes import ToolError, require
from ..tables import table
from .case import OK, Case
from .measure import Bench
from .programs import Program
from .report import notes, problems
from .tools import MINCAML, Toolbox
from .variants import Variant

LEVELS = ("1", "2", "3")
_TIMEOUT = 60


@dataclass(frozen=True)
class Sweep:
    """Values for one parameter of a pass: mincaml-inline:unrolled=30,60."""

    pass_name: str
    parameter: str
    values: tuple[str, ...]

    @staticmethod
    def parse(text: str) -> "Sweep":
        """The type of the option; raises ValueError."""
        found = re.fullmatch(r"([a-z0-9-]+):([a-z-]+)=([0-9]+(?:,[0-9]+)*)", text)
        if not found:
            raise ValueError(text)
        return Sweep(found[1], found[2], tuple(dict.fromkeys(found[3].split(","))))

    def apply(self, pipeline: str, value: str) -> str:
        """The pipeline with this value wherever the pass has the parameter, except 0."""
        count = 0

        def replace(found: re.Match[str]) -> str:
            nonlocal count
            text, here = re.subn(
                rf"\b{self.parameter}=[1-9][0-9]*", f"{self.parameter}={value}", found[0]
            )
            count += here
            return text

        result = re.sub(rf"\b{self.pass_name}<[^>]*>", replace, pipeline)
        if not count:
            raise ToolError(f"no {self.pass_name} has {self.parameter} in '{pipeline}'")
        return result


@dataclass(frozen=True)
class Plan:
    """What is compared."""

    targets: list[str]
    levels: list[str]
    sweep: Sweep | None


@dataclass
class Result:
    """The code of one variant, with gcc's and the level's own for the same program."""

    case: Case
    level: str
    gcc: Case
    default: Case

    def bytes(self) -> int | None:
        return self.case.text_bytes if self.case.status == OK else None

    def weighted(self) -> int | None:
        return _weighted(self.case)

    def bytes_ratio(self, base: Case) -> float | None:
        known = self.case.status == OK and base.status == OK
        return _ratio(self.case.text_bytes, base.text_bytes) if known else None

    def weighted_ratio(self, base: Case) -> float | None:
        return _ratio(_weighted(self.case), _weighted(base))


def _weighted(case: Case) -> int | None:
    return case.counts["weighted"] if case.status == OK and case.counts else None


def _ratio(value: int | None, base: int | None) -> float | None:
    return value / base if value and base else None


def _level_variants(level: str, sweep: Sweep | None, tools: Toolbox) -> list[list[Variant]]:
    """Lists of variants, of which the first in each is the level as it is."""
    lists = []
    for suffix, flags in (("", ()), ("-unsafe", ("--unsafe",))):
        name = f"mincaml-O{level}{suffix}"
        variants = [Variant(name, "mincaml", (f"-O{level}", *flags))]
        for value in sweep.values if sweep else ():
            assert sweep is not None
            variants.append(_swept(variants[0], sweep, value, tools))
        lists.append(variants)
    return lists


def _swept(default: Variant, sweep: Sweep, value: str, tools: Toolbox) -> Variant:
    words = [tools.path(MINCAML), *default.flags, "--print-pipeline-passes"]
    pipeline = require(words, timeout=_TIMEOUT).output.decode("utf-8").strip()
    passes = f"--passes={sweep.apply(pipeline, value)}"
    name = f"{default.name}-{sweep.parameter}={value}"
    return Variant(name, "mincaml", (*default.flags, passes))


def measure(
    bench: Bench,
    tools: Toolbox,
    chosen: list[Program],
    plan: Plan,
    progress: Callable[[str], None],
) -> tuple[list[Case], list[Result]]:
    """All cases, gcc's among them, and the results of mincaml-llc."""
    variants = {level: _level_variants(level, plan.sweep, tools) for level in plan.levels}
    cases: list[Case] = []
    results: list[Result] = []
    for program in chosen:
        group: list[Case] = []
        for target in plan.targets:
            for level in plan.levels:
                gcc = Case(program, target, Variant(f"gcc-O{level}", "gcc", (f"-O{level}",)))
                group.append(gcc)
                for of_level in variants[level]:
                    own = [Case(program, target, variant) for variant in of_level]
                    group += own
                    results += [Result(case, level, gcc, own[0]) for case in own]
        bench.measure(group)
        cases += group
        progress(f"{program.name}: done")
    return cases, results


def _cell(value: int | None) -> str:
    return "-" if value is None else str(value)


def _ratio_cell(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def _numbers(results: list[Result], swept: bool) -> list[list[str]]:
    own = ["bytes / default", "weighted / default"] if swept else []
    rows = [["program", "variant", "bytes", "/ gcc", "weighted", "/ gcc", *own]]
    for r in results:
        if r.case.status != OK:
            rows.append([r.case.program.name, r.case.variant.name, r.case.status])
            rows[-1] += ["-"] * (len(rows[0]) - len(rows[-1]))
            continue
        row = [r.case.program.name, r.case.variant.name]
        row += [_cell(r.bytes()), _ratio_cell(r.bytes_ratio(r.gcc))]
        row += [_cell(r.weighted()), _ratio_cell(r.weighted_ratio(r.gcc))]
        if swept:
            row += [_ratio_cell(r.bytes_ratio(r.default))]
            row += [_ratio_cell(r.weighted_ratio(r.default))]
        rows.append(row)
    return rows


def _mean(values: list[float | None]) -> str:
    known = [value for value in values if value]
    return f"{statistics.geometric_mean(known):.3f}" if known else "-"


def _summary(results: list[Result], swept: bool) -> list[list[str]]:
    own = ["bytes / default", "weighted / default"] if swept else []
    rows = [["variant", "programs", "bytes / gcc", "largest", "of", "weighted / gcc", *own]]
    for variant in dict.fromkeys(r.case.variant.name for r in results):
        mine = [r for r in results if r.case.variant.name == variant and r.case.status == OK]
        sizes = [(ratio, r) for r in mine if (ratio := r.bytes_ratio(r.gcc))]
        largest = max(sizes, key=lambda pair: pair[0], default=None)
        row = [variant, str(len(mine)), _mean([ratio for ratio, _ in sizes])]
        row += [f"{largest[0]:.2f}", largest[1].case.program.name] if largest else ["-", "-"]
        row.append(_mean([r.weighted_ratio(r.gcc) for r in mine]))
        if swept:
            row.append(_mean([r.bytes_ratio(r.default) for r in mine]))
            row.append(_mean([r.weighted_ratio(r.default) for r in mine]))
        rows.append(row)
    return rows


def text_report(cases: list[Case], results: list[Result], plan: Plan, markdown: bool) -> str:
    """For each target the means and all numbers."""
    parts = []
    for target in plan.targets:
        of_target = [r for r in results if r.case.target == target]
        title = f"{target}: bytes of code, and weighted instructions; gcc: the same level"
        parts.append(f"## {title}" if markdown else title)
        swept = plan.sweep is not None
        parts.append(table(_summary(of_target, swept), markdown))
        parts.append(table(_numbers(of_target, swept), markdown, left=2))
    if text := notes(cases, markdown):
        parts.append(text)
    return "\n\n".join(parts) + "\n"


def _result_json(r: Result) -> dict[str, object]:
    measured = {
        "bytes": r.bytes(),
        "weighted": r.weighted(),
        "gcc_bytes": r.gcc.text_bytes,
        "gcc_weighted": _weighted(r.gcc),
    }
    return {
        "program": r.case.program.name,
        "target": r.case.target,
        "level": r.level,
        "variant": r.case.variant.name,
        "status": r.case.status,
        **({"reason": r.case.reason} if r.case.reason else {}),
        **{key: value for key, value in measured.items() if value is not None},
    }


def json_report(cases: list[Case], results: list[Result]) -> dict[str, object]:
    return {
        "format": 1,
        "ok": not problems(cases),
        "deterministic": ["bytes", "weighted", "gcc_bytes", "gcc_weighted"],
        "results": [_result_json(result) for result in results],
    }
