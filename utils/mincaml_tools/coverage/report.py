"""Tables of what is covered, and lists of what is not."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from ..paths import ROOT
from ..tables import plain_table
from .profiles import FileCoverage


@dataclass
class Share:
    """So many of so many."""

    reached: int = 0
    total: int = 0

    def add(self, counts: Iterable[int]) -> None:
        for count in counts:
            self.total += 1
            self.reached += count > 0

    @property
    def percent(self) -> float:
        return 100 * self.reached / self.total if self.total else 100.0

    def __str__(self) -> str:
        return f"{self.percent:.1f}% of {self.total}"


@dataclass
class Row:
    lines: Share
    branches: Share

    @staticmethod
    def of(files: Iterable[FileCoverage]) -> "Row":
        row = Row(Share(), Share())
        for file in files:
            row.lines.add(file.lines.values())
            row.branches.add(file.branches.values())
        return row


def table(files: dict[str, FileCoverage], folders: list[str]) -> str:
    """For each folder, each folder in it and each file the shares of its lines and
    branches that were reached."""
    groups: dict[str, list[FileCoverage]] = defaultdict(list)
    for name, file in files.items():
        groups[name].append(file)
        for parent in PurePosixPath(name).parents:
            if any(str(parent) == f or str(parent).startswith(f + "/") for f in folders):
                groups[f"{parent}/"].append(file)
    rows = [["", "lines", "branches"]]
    for name in sorted(groups):
        row = Row.of(groups[name])
        depth = name.rstrip("/").count("/")
        rows.append(["  " * (depth - 1) + name, str(row.lines), str(row.branches)])
    return plain_table(rows)


def missing(files: dict[str, FileCoverage]) -> str:
    """The lines that are never executed, and the branches on lines that are."""
    text = []
    for name in sorted(files):
        file = files[name]
        source = (ROOT / name).read_text().splitlines()
        untaken: dict[int, int] = defaultdict(int)
        for (line, _), count in file.branches.items():
            untaken[line] += count == 0
        for line in sorted(set(file.lines) | set(untaken)):
            if file.lines.get(line, 1) == 0:
                what = "never"
            elif untaken.get(line):
                what = f"{untaken[line]} never taken"
            else:
                continue
            text.append(f"{name}:{line}: {what}: {source[line - 1].strip()}\n")
    return "".join(text)


def write_missing(files: dict[str, FileCoverage], path: Path) -> None:
    path.write_text(missing(files))
