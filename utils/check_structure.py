#!/usr/bin/env python3
"""Checks the size of folders, files and classes.

- No five files of a folder share the first word of their names: such a prefix is
  a folder that should exist.
- No pass or analysis reads the result of an outer analysis manager: a function
  pass would combine it with functions that changed since (docs/passes.md).
- No folder has more than 25 sources, no file more than 500 lines, no class more
  than 25 methods.

Needs Universal Ctags for the methods of classes.
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("include", "lib", "tools", "fuzz", "runtime", "test/unit", "test/tools", "utils",
           "explorer/src", "explorer/test")
SOURCES = (".h", ".cpp", ".c", ".def", ".py", ".ts", ".tsx", ".css")
SAME_WORD = 4
SOURCES_IN_FOLDER = 25
LINES = 500
METHODS = 25
OUTER_ANALYSIS = re.compile(
    r"(Module|CGSCC)AnalysisManager\w+Proxy|FunctionAnalysisManagerLoopProxy"
)
FIRST_WORD = re.compile(r"[A-Z]+(?=[A-Z][a-z]|\d|$|\.)|[A-Z]?[a-z0-9]+")


def sources() -> list[Path]:
    return [
        path
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in SOURCES and path.is_file()
    ]


def check_folders(paths: list[Path]) -> list[str]:
    words: dict[tuple[Path, str], list[str]] = defaultdict(list)
    counts: dict[Path, int] = defaultdict(int)
    for path in paths:
        if word := FIRST_WORD.match(path.name):
            words[path.parent, word.group(0)].append(path.name)
        counts[path.parent] += path.suffix in (".cpp", ".c", ".py", ".ts", ".tsx")
    return [
        f"{folder.relative_to(ROOT)}: {len(names)} files start with {word}: {' '.join(names)}"
        for (folder, word), names in words.items()
        if len(names) > SAME_WORD
    ] + [
        f"{folder.relative_to(ROOT)}: {count} sources, at most {SOURCES_IN_FOLDER}"
        for folder, count in counts.items()
        if count > SOURCES_IN_FOLDER
    ]


def check_lines(paths: list[Path]) -> list[str]:
    problems = []
    for path in paths:
        lines = path.read_text().count("\n")
        if lines > LINES:
            problems.append(f"{path.relative_to(ROOT)}: {lines} lines, at most {LINES}")
    return problems


def check_methods(paths: list[Path]) -> list[str]:
    """Counts the methods that a class declares or defines in its body."""
    headers = [str(path) for path in paths if path.suffix in (".h", ".cpp")]
    listing = subprocess.run(
        [
            "ctags", "--languages=C++", "--langmap=C++:+.h", "--c++-kinds=fp",
            "--fields=+nKZS", "--output-format=json", "-f", "-", "-L", "-",
        ],
        input="\n".join(headers), check=True, capture_output=True, text=True,
    ).stdout
    methods: dict[tuple[str, str], set[str]] = defaultdict(set)
    for line in listing.splitlines():
        tag = json.loads(line)
        scope = tag.get("scope", "")
        if tag.get("scopeKind") in ("class", "struct") and "__anon" not in tag["name"]:
            methods[scope, tag["path"]].add(tag["name"] + tag.get("signature", ""))
    return [
        f"{Path(path).relative_to(ROOT)}: {scope} has {len(names)} methods, at most {METHODS}"
        for (scope, path), names in methods.items()
        if len(names) > METHODS
    ]


def check_outer_analyses(paths: list[Path]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: reads an analysis of an outer manager,"
        " which may be older than the function"
        for path in paths
        if path.suffix in (".h", ".cpp")
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if OUTER_ANALYSIS.search(line)
    ]


def main() -> int:
    paths = sources()
    problems = (
        check_folders(paths)
        + check_lines(paths)
        + check_methods(paths)
        + check_outer_analyses(paths)
    )
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
