#!/usr/bin/env python3
"""Checks that the top folder contains only the folders of the project, and that no pass
or analysis reads the result of an outer analysis manager: a function pass would combine
it with functions that changed since (docs/passes.md)."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTER_ANALYSIS = re.compile(
    r"(Module|CGSCC)AnalysisManager\w+Proxy|FunctionAnalysisManagerLoopProxy"
)
FOLDERS = set(
    ".ci bench cmake docs examples explorer fuzz include lib runtime test tools utils".split()
)


def foreign_folders() -> list[str]:
    """The folders of the top folder that git knows and that are not of the project."""
    listed = subprocess.run(
        ["git", "-C", ROOT, "ls-files"], capture_output=True, text=True, check=False
    )
    tops = {path.partition("/")[0] for path in listed.stdout.splitlines() if "/" in path}
    return sorted(tops - FOLDERS)


def main() -> int:
    problems = [f"{folder}/: not a folder of the project" for folder in foreign_folders()]
    problems += [
        f"{path.relative_to(ROOT)}:{number}: reads an analysis of an outer manager,"
        " which may be older than the function"
        for folder in ("include", "lib")
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in (".h", ".cpp")
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if OUTER_ANALYSIS.search(line)
    ]
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
