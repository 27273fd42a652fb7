"""utils/scaling: compile time and memory by the size of a MinCaml program."""

import argparse
import math
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from ..options import LEVELS, CommandLine, names, run_main
from ..paths import BuildDirectory
from ..processes import ToolError, run
from ..timing import Timer

_DESCRIPTION = """\
Measures how compile time and memory grow with the size of a program.

For each shape of program and level: seconds and peak megabytes at each size, and
the exponent of growth, fitted by least squares to the logarithms.

Exit status: 0; 1 if a compilation failed; 2 for wrong usage or a missing tool.
"""


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
    total = " + ".join(["y"] * count)
    return f"let rec id x = x in\nlet y = id 3 in\nprint_int ({total}); print_newline ()"


def parentheses(count: int) -> str:
    return "print_int " + "(" * count + "1" + ")" * count


SHAPES: dict[str, Callable[[int], str]] = {
    "functions": functions,
    "lets": lets,
    "sums": sums,
    "parentheses": parentheses,
}


def exponent(sizes: Sequence[int], seconds: Sequence[float]) -> float:
    """The slope of the line through the logarithms."""
    xs = [math.log(size) for size in sizes]
    ys = [math.log(second) for second in seconds]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / sum(
        (x - mean_x) ** 2 for x in xs
    )


def _sizes(text: str) -> list[int]:
    try:
        sizes = [int(size) for size in names(text)]
    except ValueError:
        sizes = []
    if not sizes or min(sizes) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a list of positive numbers")
    return sizes


def _command_line() -> CommandLine:
    parser = CommandLine("scaling", _DESCRIPTION)
    parser.add_build_dir()
    parser.add_names("--shapes", "shape", list(SHAPES), ["functions"])
    parser.add(
        "--sizes",
        type=_sizes,
        default=[1000, 3000, 10000, 30000, 100000],
        metavar="N,...",
        help="of the programs (default: 1000,3000,10000,30000,100000)",
    )
    parser.add_names("--levels", "level", LEVELS, ["0", "2"])
    parser.add("--target", default="sparc", help="of mincaml-llc (default: sparc)")
    parser.add("--emit", default="obj", metavar="KIND", help="of output (default: obj)")
    return parser


def _main(words: Sequence[str]) -> int:
    options = _command_line().parse(words)
    compiler = BuildDirectory.of(options.build_dir).built("mincaml-llc")
    gcc = shutil.which("gcc")
    if gcc is None:
        raise ToolError("gcc is missing; it compiles the program that measures memory")
    failed = False
    print(f"{'shape':12} {'level':5} {'size':>8} {'seconds':>9} {'MB':>7}")
    with tempfile.TemporaryDirectory() as directory:
        timer = Timer(gcc, Path(directory))
        for shape in options.shapes:
            for level in options.levels:
                seconds = []
                flags = [f"-O{level}", f"--target={options.target}"]
                for size in options.sizes:
                    source = Path(directory) / f"{shape}{size}.ml"
                    source.write_text(SHAPES[shape](size))
                    emit = f"--emit={options.emit}=/dev/null"
                    finished = run(timer.command([compiler, source, *flags, emit]))
                    usage = timer.usage()
                    seconds.append(usage.seconds)
                    print(
                        f"{shape:12} -O{level:3} {size:8} {usage.seconds:9.2f} "
                        f"{usage.peak_kib / 1024:7.0f}"
                        + (f"  {finished.failure}" if finished.status else ""),
                        flush=True,
                    )
                    failed |= finished.status != 0
                if len(options.sizes) > 1:
                    growth = exponent(options.sizes, seconds)
                    print(f"{shape:12} -O{level:3} exponent {growth:.2f}")
    return 1 if failed else 0


def main(words: Sequence[str]) -> int:
    return run_main("scaling", _main, words)
