#!/usr/bin/env python3
"""Checks that libraries include and link only what their layer allows.

The layers are the table "The tree" in CONTRIBUTING.md: a row for each folder of
lib/, with the libraries that it may use in its last column.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = re.compile(r"`(\w+)`")
INCLUDE = re.compile(r'^\s*#\s*include\s+[<"]mincaml/(\w+)/', re.MULTILINE)
TARGET = re.compile(r"\bMinCaml(\w+)\b")
SOURCES = (".h", ".cpp", ".def")


def read_layers(contributing: Path) -> dict[str, set[str]]:
    """For each library the libraries that it may use."""
    table = re.search(
        r"^\| library \|.*\n\|[-|]+\n((?:\|.*\n)+)", contributing.read_text(), re.MULTILINE
    )
    if not table:
        sys.exit(f"{contributing}: no table that starts with '| library |'")
    rows = [row.strip("| ").split(" | ") for row in table.group(1).splitlines()]
    libraries = {NAME.findall(row[0])[0] for row in rows}
    layers = {}
    for row in rows:
        library = NAME.findall(row[0])[0]
        column = row[2] if len(row) > 2 else ""
        used = set(NAME.findall(column))
        if unknown := used - libraries:
            sys.exit(f"{contributing}: {library} may use {sorted(unknown)}, which have no row")
        if column.startswith("all except"):
            used = libraries - used
        layers[library] = used - {library}
    return layers


def library_of(path: Path) -> str | None:
    """The library that a file below include/mincaml or lib belongs to."""
    for top in ("include/mincaml", "lib"):
        if (ROOT / top) in path.parents:
            parts = path.relative_to(ROOT / top).parts
            return parts[0] if len(parts) > 1 else None
    return None


def check_cycles(layers: dict[str, set[str]]) -> list[str]:
    """The layers must be an order: a library whose users it uses is reported."""
    return [
        f"CONTRIBUTING.md: {library} and {used} may use each other"
        for library in sorted(layers)
        for used in sorted(layers[library])
        if library < used and library in layers.get(used, set())
    ]


def main() -> int:
    layers = read_layers(ROOT / "CONTRIBUTING.md")
    problems = check_cycles(layers)
    folders = {path.name for path in (ROOT / "lib").iterdir() if path.is_dir()}
    problems += [f"lib/{name}: no row in CONTRIBUTING.md" for name in sorted(folders - set(layers))]
    problems += [f"CONTRIBUTING.md: no folder lib/{name}" for name in sorted(set(layers) - folders)]
    for top in ("include/mincaml", "lib"):
        for path in sorted((ROOT / top).rglob("*")):
            library = library_of(path)
            if library not in layers:
                continue
            if path.suffix in SOURCES:
                used = set(INCLUDE.findall(path.read_text()))
                verb = "include"
            elif path.name == "CMakeLists.txt":
                used = set(TARGET.findall(path.read_text())) & set(layers)
                verb = "link"
            else:
                continue
            problems += [
                f"{path.relative_to(ROOT)}: {library} must not {verb} {name}"
                for name in sorted(used - layers[library] - {library})
            ]
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
