"""Seconds and memory of commands, and of LLVM's passes."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from .processes import Word, require
from .allocators import ALLOCATORS

_TIMER_SOURCE = Path(__file__).resolve().parent / "timed-run.c"

# The passes of register allocators, as -time-passes calls them; MinCaml's have
# the names of the allocators.
ALLOCATION_PASSES = (
    "Greedy Register Allocator",
    "Basic Register Allocator",
    "Fast Register Allocator",
    "PBQP Register Allocator",
    "Virtual Register Map",
    "Virtual Register Rewriter",
    "Live Register Matrix",
    *ALLOCATORS,
)
# One column of -time-passes: seconds and their share.
_COLUMN = re.compile(r"([\d.]+) \(\s*[\d.]+%\)")


@dataclass(frozen=True)
class Usage:
    seconds: float
    peak_kib: int


class Timer:
    """Measures commands by timed-run, which it compiles first."""

    def __init__(self, compiler: str, directory: Path) -> None:
        self._program = directory / "timed-run"
        self._report = directory / "timed-run.report"
        require([compiler, "-O2", _TIMER_SOURCE, "-o", self._program], timeout=60)

    def command(self, command: Sequence[Word]) -> list[Word]:
        """The command that runs a command and writes down what it uses."""
        return [self._program, self._report, *command]

    def usage(self) -> Usage:
        """What the last of these commands has used."""
        seconds, peak = self._report.read_text().split()
        return Usage(float(seconds), int(peak))


def pass_seconds(report: str, passes: Collection[str] = ALLOCATION_PASSES) -> float:
    """Seconds of processor time that passes have taken by a report of -time-passes."""
    seconds = 0.0
    for line in report.splitlines():
        columns = _COLUMN.findall(line)
        name = line.rpartition("%)")[2].strip()
        # User, system, both, wall.
        if len(columns) >= 2 and name in passes:
            seconds += float(columns[-2])
    return seconds
