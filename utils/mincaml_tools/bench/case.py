"""A program, target and variant, with the measurements."""

import statistics
from dataclasses import dataclass, field
from pathlib import Path

from .programs import Program
from .variants import Variant

OK, UNAVAILABLE, FAILED, MISMATCH = "ok", "unavailable", "failed", "mismatch"


@dataclass(frozen=True)
class Stats:
    minimum: float
    median: float
    maximum: float
    runs: int

    @staticmethod
    def of(values: list[float]) -> "Stats":
        return Stats(min(values), statistics.median(values), max(values), len(values))


@dataclass
class Case:
    """A program, a target, a variant; then the measurements."""

    program: Program
    target: str
    variant: Variant
    status: str = OK
    reason: str = ""
    counts: dict[str, int] | None = None
    own_counts: dict[str, int] | None = None
    text_bytes: int | None = None
    compile_time: Stats | None = None
    wall_time: Stats | None = None
    peak_kib: int | None = None
    # Files and single measurements, while it is being measured.
    object: Path = Path()
    executable: Path = Path()
    output: Path = Path()
    run_directory: Path = Path()
    compile_seconds: list[float] = field(default_factory=list)
    wall_seconds: list[float] = field(default_factory=list)

    def name(self) -> str:
        return f"{self.program.name}, {self.target}, {self.variant.name}"

    def give_up(self, status: str, reason: str) -> None:
        self.status, self.reason = status, reason
