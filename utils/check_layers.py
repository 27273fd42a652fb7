#!/usr/bin/env python3
"""Checks that libraries include headers only of the layers below them.

The front end's chain and the passes' chain share nothing but Support, so that
plugins load into stock `opt` and `llc` without a MinCaml front end. Only
Driver and Plugins join the two.
"""

import re
import sys
from pathlib import Path

# For each library the libraries whose headers it may include.
ALLOWED = {
    "Support": set(),
    "Frontend": {"Support"},
    "Interpreter": {"Support", "Frontend"},
    "Generator": {"Support", "Frontend"},
    "Rewriting": {"Support", "Frontend"},
    "KNormal": {"Support", "Frontend"},
    "IRGen": {"Support", "Frontend", "KNormal"},
    "Analysis": {"Support"},
    "Transforms": {"Support", "Analysis"},
    "Passes": {"Support", "Analysis", "Transforms"},
    "RegAlloc": {"Support", "Analysis"},
    "Sparc": {"Support", "Analysis"},
    "Driver": {
        "Support", "Frontend", "Interpreter", "KNormal", "IRGen", "Analysis", "Transforms",
        "Passes", "RegAlloc", "Sparc",
    },
    "Plugins": {"Support", "Analysis", "Transforms", "Passes", "RegAlloc", "Sparc"},
}
INCLUDE = re.compile(r'^\s*#\s*include\s+[<"]mincaml/(\w+)/', re.MULTILINE)


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    problems = []
    for top in ("include/mincaml", "lib"):
        for path in sorted((root / top).rglob("*")):
            if path.suffix not in (".h", ".cpp", ".def"):
                continue
            library = path.relative_to(root / top).parts[0]
            if library not in ALLOWED:
                problems.append(f"{path.relative_to(root)}: unknown library")
                continue
            for used in INCLUDE.findall(path.read_text()):
                if used != library and used not in ALLOWED[library]:
                    problems.append(
                        f"{path.relative_to(root)}: {library} must not use {used}"
                    )
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
