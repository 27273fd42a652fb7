#!/usr/bin/env python3
"""Measures how compile time and memory grow with the size of the program.

    scaling.py [--compiler build/bin/mincaml-llc] [--sizes 1000,10000,100000]
               [--levels 0,2] [--shapes functions,lets,sums,parentheses]
               [--emit obj] [--target sparc]

For each shape of program and level: seconds and peak megabytes at each size,
and the exponent of growth, fitted by least squares to the logarithms.
"""

import argparse
import math
import os
import subprocess
import sys
import tempfile
import time
from typing import Callable


def functions(count: int) -> str:
    lines = ["let rec f0 x = x + 1 in"]
    for i in range(1, count):
        lines.append(f"let rec f{i} x = f{i - 1} (x + {i % 7}) - x in")
    lines.append(f"print_int (f{count - 1} 1); print_newline ()")
    return "\n".join(lines)


def lets(count: int) -> str:
    lines = ["let rec id x = x in", "let x0 = id 1 in"]
    for i in range(1, count):
        lines.append(f"let x{i} = x{i - 1} + {i % 11} in")
    lines.append(f"print_int x{count - 1}; print_newline ()")
    return "\n".join(lines)


def sums(count: int) -> str:
    return "let rec id x = x in\nlet y = id 3 in\nprint_int (" + (
        " + ".join(["y"] * count)
    ) + "); print_newline ()"


def parentheses(count: int) -> str:
    return "print_int " + "(" * count + "1" + ")" * count


SHAPES: dict[str, Callable[[int], str]] = {
    "functions": functions,
    "lets": lets,
    "sums": sums,
    "parentheses": parentheses,
}


def measure(command: list[str]) -> tuple[float, float, int]:
    """Seconds, peak megabytes and exit status of one run."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return time.monotonic() - start, usage.ru_maxrss / 1024, process.returncode


def exponent(sizes: list[int], seconds: list[float]) -> float:
    xs = [math.log(size) for size in sizes]
    ys = [math.log(second) for second in seconds]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / sum(
        (x - mean_x) ** 2 for x in xs
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--compiler", default="build/bin/mincaml-llc")
    parser.add_argument("--sizes", default="1000,3000,10000,30000,100000")
    parser.add_argument("--levels", default="0,2")
    parser.add_argument("--shapes", default="functions")
    parser.add_argument("--emit", default="obj")
    parser.add_argument("--target", default="sparc")
    arguments = parser.parse_args()
    sizes = [int(size) for size in arguments.sizes.split(",")]
    failed = False
    print(f"{'shape':12} {'level':5} {'size':>8} {'seconds':>9} {'MB':>7}")
    with tempfile.TemporaryDirectory() as directory:
        for shape in arguments.shapes.split(","):
            for level in arguments.levels.split(","):
                seconds = []
                for size in sizes:
                    source = os.path.join(directory, f"{shape}{size}.ml")
                    with open(source, "w") as file:
                        file.write(SHAPES[shape](size))
                    took, memory, status = measure([
                        arguments.compiler, source, f"-O{level}",
                        f"--target={arguments.target}",
                        f"--emit={arguments.emit}=/dev/null",
                    ])
                    seconds.append(took)
                    print(
                        f"{shape:12} -O{level:3} {size:8} {took:9.2f} {memory:7.0f}"
                        + (f"  exit status {status}" if status else ""),
                        flush=True,
                    )
                    failed |= status != 0
                print(f"{shape:12} -O{level:3} exponent {exponent(sizes, seconds):.2f}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
