"""Compiles C files for V8, for 32-bit code with V9 instructions and for V9, at all
levels: compile-all.py COMPILER FOLDER FILE.c... [-FLAG...]"""

import itertools
import os
import subprocess
import sys

TARGETS = {"v8": ["-m32", "-mcpu=v8"], "v8plus": ["-m32"], "v9": ["-m64"]}
LEVELS = ["-O0", "-O1", "-O2", "-O3", "-Os"]


def main() -> None:
    compiler, folder, *rest = sys.argv[1:]
    flags = [argument for argument in rest if argument.startswith("-")]
    files = [argument for argument in rest if not argument.startswith("-")]
    for file, (target, options), level in itertools.product(
        files, TARGETS.items(), LEVELS
    ):
        base = os.path.splitext(os.path.basename(file))[0]
        output = os.path.join(folder, f"{base}-{target}{level}.o")
        subprocess.run(
            [compiler, *options, level, *flags, "-c", file, "-o", output], check=True
        )


main()
