"""Reports of campaigns as JSON, and the sum of reports."""

import argparse
import hashlib
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ..paths import ROOT, BuildDirectory
from ..processes import ToolError, require
from .shards import Shard, Units

# Options that decide neither what the units of a campaign are nor what they do.
_INESSENTIAL = (
    "build_dir",
    "output_dir",
    "cache_dir",
    "mirror",
    "jobs",
    "seconds",
    "max_failures",
    "max_mutants",
    "reduction_seconds",
    "no_reduce",
    "shard",
    "json",
    "markdown",
    "verbose",
)

# The parts of the tree that decide what a campaign does.
_SOURCES = ("bench", "cmake", "examples", "include", "lib", "runtime", "test", "tools", "utils")


def _digest() -> str:
    """Of the sources, so that machines without git can compare them."""
    digest = hashlib.sha256()
    for folder in _SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def version_of(build: BuildDirectory) -> dict[str, str]:
    """What two reports have to have in common to be added up. The compiler is that of
    the sources only if it was built after their last change."""
    listing = require([build.built("mincaml-llc"), "--version"]).output.decode()
    lines = [line.strip() for line in listing.splitlines()]
    llvm = next((line for line in lines if line.startswith("LLVM ")), "LLVM")
    return {"mincaml-llc": lines[0].split()[-1], "LLVM": llvm.split()[-1], "sources": _digest()}


def _plain(value: Any) -> Any:
    """An option's value in JSON's terms."""
    if isinstance(value, dict):
        return {str(key): _plain(element) for key, element in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(element) for element in value]
    return value if isinstance(value, bool | int | str | None) else str(value)


@dataclass(frozen=True, order=True)
class Finding:
    """One failure of a campaign."""

    unit: int
    kind: str
    message: str
    # For a shell; or where the failure is described.
    command: str


@dataclass
class Part:
    """How much of one shard was done."""

    units: int
    done: int
    seconds: float


@dataclass
class Report:
    """The results of one shard of a campaign, or of several. `counts` has a table for
    each thing that the campaign counts. `options` are those that decide what the
    campaign is."""

    campaign: str
    version: dict[str, str]
    options: dict[str, Any]
    shards: int
    parts: dict[int, Part]
    counts: dict[str, Counter[str]] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def count(self, table: str, row: str, number: int = 1) -> None:
        self.counts.setdefault(table, Counter())[row] += number

    def add(self, other: "Report") -> None:
        """Adds a report of other shards; raises ToolError if it is not one."""
        for what, ours, theirs in (
            ("the campaign", self.campaign, other.campaign),
            ("the number of shards", self.shards, other.shards),
        ):
            if ours != theirs:
                raise ToolError(f"different campaigns: {what} is {ours} here, {theirs} there")
        _require_same("version", self.version, other.version)
        _require_same("option", self.options, other.options)
        if twice := sorted(set(self.parts) & set(other.parts)):
            names = ", ".join(f"{number}/{self.shards}" for number in twice)
            raise ToolError(f"overlapping shards: {names}")
        self.parts.update(other.parts)
        for table, rows in other.counts.items():
            self.counts.setdefault(table, Counter()).update(rows)
        self.findings += other.findings

    @property
    def missing(self) -> list[int]:
        return [n for n in range(1, self.shards + 1) if n not in self.parts]

    @property
    def incomplete(self) -> list[int]:
        """Shards that have not run to their end."""
        return [n for n, part in sorted(self.parts.items()) if part.done < part.units]

    @property
    def seconds(self) -> float:
        return sum(part.seconds for part in self.parts.values())

    def text(self) -> str:
        """JSON, the same for the same results in whatever order they came."""
        values = {
            "campaign": self.campaign,
            "version": self.version,
            "options": self.options,
            "shards": self.shards,
            "parts": {str(n): asdict(part) for n, part in sorted(self.parts.items())},
            "counts": {table: dict(rows) for table, rows in self.counts.items()},
            "findings": [asdict(finding) for finding in sorted(self.findings)],
        }
        return json.dumps(values, indent=1, sort_keys=True) + "\n"

    def write(self, path: Path | None) -> None:
        if path is not None:
            path.write_text(self.text())

    @staticmethod
    def read(path: Path) -> "Report":
        """Raises ToolError for what is not a report."""
        try:
            values = json.loads(path.read_text())
            return Report(
                values["campaign"],
                values["version"],
                values["options"],
                values["shards"],
                {int(number): Part(**part) for number, part in values["parts"].items()},
                {table: Counter(rows) for table, rows in values["counts"].items()},
                [Finding(**finding) for finding in values["findings"]],
            )
        except (ValueError, KeyError, TypeError, AttributeError):
            raise ToolError(f"{path} is not the report of a campaign") from None


def _require_same(what: str, ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    for name in sorted({*ours, *theirs}):
        if ours.get(name) != theirs.get(name):
            raise ToolError(
                f"different {what}s: {name} is {ours.get(name)} in one report, "
                f"{theirs.get(name)} in another"
            )


def shard_report(
    campaign: str,
    build: BuildDirectory,
    options: argparse.Namespace,
    extra: dict[str, Any] | None = None,
) -> Report:
    """The report of one shard, as yet empty. `extra` is what else decides what the
    campaign is, or options as they are understood."""
    essential = {k: v for k, v in vars(options).items() if k not in _INESSENTIAL}
    return Report(
        campaign,
        # Not needed, and not for nothing, if nobody reads it.
        version_of(build) if options.json else {},
        _plain({**essential, **(extra or {})}),
        options.shard.count,
        {options.shard.number: Part(0, 0, 0.0)},
    )


def finish(report: Report, options: argparse.Namespace, units: Units, seconds: float) -> None:
    """Writes the report of a shard to the file of --json."""
    report.parts[options.shard.number] = Part(units.total, units.done, round(seconds, 1))
    report.write(options.json)


def shard_names(numbers: Iterable[int], count: int) -> str:
    return ", ".join(str(Shard(number, count)) for number in numbers)
