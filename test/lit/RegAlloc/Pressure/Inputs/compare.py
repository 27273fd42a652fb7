"""Compiles random programs with several allocators and compares what they print.

compare.py <mincaml-pressure> <llc> <target> <first seed> <count> <linker> [<emulator>]
"""

import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

CONFIGURATIONS = (
    "-O0 -regalloc=fast",
    "-O2 -regalloc=greedy -verify-machineinstrs",
    "-O2 -regalloc=mincaml -verify-machineinstrs",
    "-O1 -regalloc=mincaml-nobacktrack -verify-machineinstrs",
    "-O0 -optimize-regalloc -regalloc=mincaml-latespill -verify-machineinstrs",
)


def main(
    pressure: str, llc: str, target: str, seed: str, count: str, linker: str, *emulator: str
) -> int:
    failures = 0
    compared = 0
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        subprocess.run(
            [pressure, f"-target={target}", f"-seed={seed}", f"-count={count}"]
            + [f"-output-dir={directory}"],
            check=True,
        )
        for module in sorted(directory.glob("*.ll")):
            compared += 1
            outputs = {}
            for flags in CONFIGURATIONS:
                obj, program = directory / "program.o", directory / "program"
                compile_ = [*shlex.split(llc), *flags.split(), "-relocation-model=static"]
                compile_ += ["-filetype=obj", str(module), "-o", str(obj)]
                subprocess.run(compile_, check=True)
                subprocess.run([*shlex.split(linker), obj, "-o", program], check=True)
                run = subprocess.run([*emulator, program], stdout=subprocess.PIPE, timeout=60)
                outputs[flags] = (run.returncode, run.stdout)
            expected = outputs[CONFIGURATIONS[0]]
            if expected[0] or not expected[1]:
                print(f"{module.name}: exit status {expected[0]}")
                failures += 1
            for flags, output in outputs.items():
                if output != expected:
                    print(f"{module.name} {flags}: {output} instead of {expected}")
                    failures += 1
    print(f"{compared} programs, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
