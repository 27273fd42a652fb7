"""round-trip.py COMPILER PROGRAM...: gives the pipeline that each level prints
back to -passes=, and compares the LLVM IR and the pipeline printed again."""

import subprocess
import sys


def compile(*arguments: str) -> bytes:
    command = [sys.argv[1], *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


for level in ("-O0", "-O1", "-O2", "-O3"):
    choices: list[list[str]] = [[], ["-inline=20", "-iter=2"]]
    for options in choices:
        printed = compile(level, *options, "-print-pipeline-passes").decode().strip()
        # LLVM's own pipelines are spelled out when they come from -passes=.
        if "default<" not in printed:
            again = compile(f"-passes={printed}", "-print-pipeline-passes").decode().strip()
            assert again == printed, (printed, again)
        for program in sys.argv[2:]:
            output = ["--emit=llvm=-", program]
            expected = compile(level, *options, *output)
            assert compile(level, f"-passes={printed}", *output) == expected, (level, program)
    print(level, len(sys.argv[2:]), "programs")
