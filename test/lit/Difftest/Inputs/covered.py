"""Prints what mincaml_tools.coverage reads from the profiles of covered.c.

    covered.py BUILD-DIRECTORY DIRECTORY covered.c
"""

import sys
from pathlib import Path

from mincaml_tools.coverage import profiles
from mincaml_tools.coverage.report import Row, missing
from mincaml_tools.paths import ROOT, BuildDirectory
from mincaml_tools.toolchain import Toolchain


def main() -> None:
    build, directory, source = map(Path, sys.argv[1:])
    toolchain = Toolchain(BuildDirectory.of(build))
    raw = [directory / "none.profraw", directory / "one.profraw"]
    none, one = map(profiles.reached_counters, raw)
    print(f"none.profraw: {len(none)} counters")
    print(f"one.profraw: {len(one)} counters, {len(one - none)} of them new")
    merged = directory / "merged.profdata"
    profiles.merge(toolchain, raw, merged)
    folder = str(source.resolve().parent.relative_to(ROOT))
    files = profiles.coverage(toolchain, directory / "covered", merged, [folder])
    row = Row.of(files.values())
    print(f"lines {row.lines}")
    print(f"branches {row.branches}")
    print(missing(files).replace(folder + "/", ""), end="")


if __name__ == "__main__":
    main()
