#!/usr/bin/env python3
"""Checks that no pass or analysis reads the result of an outer analysis manager: a
function pass would combine it with functions that changed since (docs/passes.md)."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTER_ANALYSIS = re.compile(
    r"(Module|CGSCC)AnalysisManager\w+Proxy|FunctionAnalysisManagerLoopProxy"
)


def main() -> int:
    problems = [
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
