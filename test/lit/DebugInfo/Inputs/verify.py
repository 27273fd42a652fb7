"""Verifies the debug information of programs.

    verify.py COMPILER FOLDER TARGETS LEVELS PROGRAM.ml...

Compiles each program for each target and level to an object file in FOLDER, and
prints what llvm-dwarfdump --verify finds wrong in them, then their number.
"""

import subprocess
import sys
from pathlib import Path


def main() -> int:
    compiler, folder = sys.argv[1], Path(sys.argv[2])
    targets, levels = sys.argv[3].split(","), sys.argv[4].split(",")
    folder.mkdir(parents=True, exist_ok=True)
    objects = []
    lines = []
    for program in map(Path, sys.argv[5:]):
        for target in targets:
            for level in levels:
                path = folder / f"{program.stem}.{target}.{level}.o"
                objects.append(path)
                lines.append(f"-g -O{level} --target={target} -c {program} -o {path}\n")
    batch = folder / "batch.txt"
    batch.write_text("".join(lines))
    statuses = subprocess.run(
        [compiler, f"--batch={batch}"], stdout=subprocess.PIPE, text=True, check=True
    ).stdout.splitlines()
    failed = [line for line, status in zip(lines, statuses) if not status.endswith(" 0")]
    for line in failed:
        print("cannot be compiled:", line, end="")
    verified = subprocess.run(
        ["llvm-dwarfdump", "--verify", "--quiet", *objects],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    print(verified.stdout, end="")
    print(f"{len(objects)} objects, status {verified.returncode}")
    return 1 if failed or verified.returncode or len(statuses) != len(lines) else 0


sys.exit(main())
