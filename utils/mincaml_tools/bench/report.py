"""Tables and JSON from the measured cases."""

import statistics

from ..tables import table
from .case import FAILED, MISMATCH, OK, UNAVAILABLE, Case, Stats
from .variants import BASELINE

COUNT_NAMES = ("instructions", "loads", "stores", "nops", "overflows", "underflows", "weighted")

_COUNT_HEADINGS = ["instr", "own", "loads", "stores", "nops", "overfl", "underfl", "weighted"]
# Of the executed instructions, in percent.
_MIX = {
    "nops": "nops",
    "after fcmp": "compare_nops",
    "of fb": "float_branch_nops",
    "of b": "branch_nops",
    "of call": "call_nops",
    "sethi": "sethis",
    "moves": "moves",
    "loads": "loads",
    "stores": "stores",
}
_TIME_HEADINGS = ["min s", "median s", "max s", "peak KiB"]
_RATIO_HEADING = f"/ {BASELINE}"


def problems(cases: list[Case]) -> list[str]:
    """The failures of the run, one line each."""
    failed = [case for case in cases if case.status in (FAILED, MISMATCH)]
    return [f"{case.status}: {case.name()}: {case.reason}" for case in failed]


def _unavailable(cases: list[Case]) -> list[str]:
    """The cases that are unavailable and why; variants with one reason share a line."""
    programs: dict[tuple[str, str, str], list[str]] = {}
    for case in cases:
        if case.status == UNAVAILABLE:
            key = (case.target, case.variant.name, case.reason)
            programs.setdefault(key, []).append(case.program.name)
    variants: dict[tuple[str, str, str], list[str]] = {}
    for (target, variant, reason), names in programs.items():
        variants.setdefault((target, ", ".join(names), reason), []).append(variant)
    return [
        f"unavailable: {', '.join(names)} on {target} ({of_programs}): {reason}"
        for (target, of_programs, reason), names in variants.items()
    ]


def cost(case: Case) -> float | None:
    """The number by which variants are compared."""
    if case.status != OK:
        return None
    if case.counts is not None:
        return float(case.counts["weighted"])
    return case.wall_time.median if case.wall_time else None


def ratios(cases: list[Case]) -> dict[int, float]:
    """Cost relative to the baseline variant, by the identity of the case."""
    baseline = {
        (case.program.name, case.target): known
        for case in cases
        if case.variant.name == BASELINE and (known := cost(case))
    }
    result = {}
    for case in cases:
        own, base = cost(case), baseline.get((case.program.name, case.target))
        if own and base:
            result[id(case)] = own / base
    return result


def _number(value: int | None) -> str:
    if value is None:
        return "-"
    return f"{value / 1e6:.2f}M" if value >= 1_000_000 else str(value)


def _seconds(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"


def _ratio(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def _count_cells(case: Case) -> list[str]:
    counts = case.counts or {}
    own = (case.own_counts or {}).get("instructions")
    cells = [_number(counts.get(name)) for name in COUNT_NAMES]
    return [cells[0], _number(own), *cells[1:]]


def _time_cells(case: Case) -> list[str]:
    times = case.wall_time
    if times is None:
        return ["-"] * len(_TIME_HEADINGS)
    seconds = [_seconds(value) for value in (times.minimum, times.median, times.maximum)]
    return [*seconds, "-" if case.peak_kib is None else str(case.peak_kib)]


def target_table(target: str, cases: list[Case], quick: bool) -> list[list[str]]:
    """All numbers of a target's cases."""
    ratio = ratios(cases)
    headings, cells = _COUNT_HEADINGS, _count_cells
    if target == "host":
        headings, cells = _TIME_HEADINGS, _time_cells
    size_headings = [] if quick else ["text B", "compile s"]
    rows = [["program", "variant", *headings, _RATIO_HEADING, *size_headings]]
    for case in cases:
        if case.status != OK:
            blank = ["-"] * (len(rows[0]) - 3)
            rows.append([case.program.name, case.variant.name, case.status, *blank])
            continue
        row = [case.program.name, case.variant.name, *cells(case), _ratio(ratio.get(id(case)))]
        if not quick:
            text = "-" if case.text_bytes is None else str(case.text_bytes)
            row += [text, _seconds(case.compile_time.median if case.compile_time else None)]
        rows.append(row)
    return rows


def mix_table(cases: list[Case]) -> list[list[str]]:
    """What the executed instructions are."""
    rows = [["program", "variant", *_MIX]]
    for case in cases:
        if case.status == OK and case.counts is not None:
            counts = case.counts
            shares = [100 * counts[name] / counts["instructions"] for name in _MIX.values()]
            cells = [f"{share:.1f}" for share in shares]
            rows.append([case.program.name, case.variant.name, *cells])
    return rows


def _summary_table(cases: list[Case], ratio: dict[int, float]) -> list[list[str]]:
    """Geometric means over the programs where a variant and the baseline ran."""
    groups: dict[tuple[str, str], list[float]] = {}
    for case in cases:
        if id(case) in ratio:
            groups.setdefault((case.target, case.variant.name), []).append(ratio[id(case)])
    rows = [["target", "variant", "programs", _RATIO_HEADING]]
    for (target, variant), values in groups.items():
        mean = statistics.geometric_mean(values)
        rows.append([target, variant, str(len(values)), _ratio(mean)])
    return rows


_COUNTED = "executed by the whole process; own: by the program without its libraries"
_TITLES = {
    "sparc": f"32-bit SPARC V8: {_COUNTED}",
    "sparcv9": f"64-bit SPARC V9: {_COUNTED}",
    "host": "Host: wall time of a run",
}


def text_report(cases: list[Case], quick: bool, markdown: bool) -> str:
    mark = "## " if markdown else ""
    ratio = ratios(cases)
    parts = []
    for target in dict.fromkeys(case.target for case in cases):
        of_target = [case for case in cases if case.target == target]
        rows = target_table(target, of_target, quick)
        parts.append(f"{mark}{_TITLES[target]}\n\n{table(rows, markdown, left=2)}")
        mix = mix_table(of_target)
        if len(mix) > 1:
            title = f"The same in percent of all instructions ({target}); nops also by their place"
            parts.append(f"{mark}{title}\n\n{table(mix, markdown, left=2)}")
    summary = _summary_table(cases, ratio)
    if len(summary) > 1:
        title = f"Geometric mean of cost / {BASELINE} (SPARC: weighted, host: median time)"
        parts.append(f"{mark}{title}\n\n{table(summary, markdown, left=2)}")
    if text := notes(cases, markdown):
        parts.append(text)
    return "\n\n".join(parts) + "\n"


def notes(cases: list[Case], markdown: bool) -> str:
    """Which cases are unavailable or failed, and why."""
    lines = _unavailable(cases) + problems(cases)
    return "\n".join(f"- {line}" if markdown else line for line in lines)


def _stats_json(stats: Stats | None) -> dict[str, float | int] | None:
    if stats is None:
        return None
    return {"min": stats.minimum, "median": stats.median, "max": stats.maximum, "runs": stats.runs}


def _case_json(case: Case) -> dict[str, object]:
    """What was measured; a number that is missing has no key."""
    ok = case.status == OK
    measured = {
        "counts": case.counts,
        "own_counts": case.own_counts,
        "text_bytes": case.text_bytes,
        "compile_seconds": _stats_json(case.compile_time),
        "wall_seconds": _stats_json(case.wall_time),
        "peak_kib": case.peak_kib,
    }
    return {
        "program": case.program.name,
        "target": case.target,
        "variant": case.variant.name,
        "status": case.status,
        **({"reason": case.reason} if case.reason else {}),
        **({key: value for key, value in measured.items() if value is not None} if ok else {}),
    }


def json_report(cases: list[Case]) -> dict[str, object]:
    return {
        "format": 1,
        "ok": not problems(cases),
        "deterministic": ["counts", "own_counts", "text_bytes"],
        "results": [_case_json(case) for case in cases],
    }
