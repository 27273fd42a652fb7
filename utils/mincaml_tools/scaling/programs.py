"""utils/scaling: compile time and memory by the size of a MinCaml program."""

import argparse
import math
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ..options import LEVELS, CommandLine, names, positive, run_main
from ..paths import BuildDirectory
from ..processes import TimeLimitExceeded, ToolError, Word, run, spell
from ..timing import Timer
from . import language_shapes
from .nesting import CONSTRUCTS, FORMS, check_constructs

_DESCRIPTION = """\
Measures how compile time and memory grow with the size of a program.

For each shape of program and level: seconds and peak megabytes at each size, and
the exponent of growth, fitted by least squares to the logarithms. The size of a
program is the number of its parts: functions, definitions, branches, loops. For
nested closures, of which each uses all variables around it, it is the number of
uses, about half the square of the number of closures.

With --nesting, measures -fsyntax-only instead, on programs in which each construct of
the language is nested many times in itself, or repeated if it cannot be nested:
complete, cut off before the closing parts, and deeper than the limit of nesting.

With --max-exponent, times that grow faster are not a failure by themselves, since they
may be due to a busy machine. Then the executed instructions are counted under qemu, and
their exponent must not exceed the limit. A compiler that is built with sanitizers does not
run under qemu; --sanitized prints its exponents and does not limit them.

Exit status: 0; 1 if a compilation failed or a limit was exceeded; 2 for wrong
usage or a missing tool.
"""

# Times below so many seconds say nothing about growth: starting the compiler
# takes as long.
_RESOLUTION = 0.05

# How much more memory a sanitized compiler may need: between objects, for their states, and
# for those that are freed.
_SANITIZED_MEMORY = 4

# How much longer a compilation may take under qemu.
_SLOWDOWN = 10


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


def calls(count: int) -> str:
    """Functions that call three others each, with a conditional."""
    lines = ["let rec f0 x = x + 1 in"]
    for i in range(1, count):
        first, second, third = i - 1, i * 7 // 8, i // 2
        lines.append(f"let rec f{i} x =")
        lines.append(f"  if x > {i % 50} then f{first} (x - 1) + f{second} (x / 2)")
        lines.append(f"  else f{third} (x + {i % 7}) in")
    lines.append(f"print_int (f{count - 1} 1); print_newline ()")
    return "\n".join(lines)


def closures(uses: int) -> str:
    """Nested closures; each uses all variables around it."""
    depth = math.isqrt(2 * uses)
    lines = []
    for i in range(depth):
        lines.append(f"let rec f{i} x{i} =")
    total = " + ".join(f"x{i}" for i in range(depth))
    lines.append(total)
    for i in reversed(range(1, depth)):
        total = " + ".join(f"x{j}" for j in range(i))
        lines.append(f"in (Array.make 1 f{i}).(0) ({total})")
    lines.append("in print_int (f0 1); print_newline ()")
    return "\n".join(lines)


def group(count: int) -> str:
    """Functions that know each other, each of which calls two others, before and after
    it, and uses a variable around them."""
    lines = ["let make k ="]
    for i in range(count):
        first, second = (i * 7 + 1) % count, (i * 3 + 2) % count
        lines.append(f"{'and' if i else 'let rec'} f{i} x =")
        lines.append(f"  if x <= k then {i} else f{first} (x - 1) + f{second} (x - 2)")
    lines.append("in f0 9")
    lines.append("let () = print_int (make (read_int ()))")
    return "\n".join(lines)


def cycle(count: int) -> str:
    """The same of closures: the next one is a value in each."""
    lines = ["let make k ="]
    for i in range(count):
        following = (i + 1) % count
        lines.append(f"{'and' if i else 'let rec'} f{i} x =")
        lines.append(f"  if x <= k then {i} else apply f{following} (x - 1)")
    lines.append("and apply f x = f x in f0")
    lines.append("let () = print_int ((make (read_int ())) 9)")
    return "\n".join(lines)


def loops(depth: int) -> str:
    """Nested loops."""
    lines = ["let n = read_int () in", "let a = Array.make 10 0 in"]
    for i in range(depth):
        lines.append(f"let rec loop{i} i{i} = if i{i} >= n then () else (")
    lines.append(f"a.(n) <- a.(n) + i{depth - 1};")
    for i in reversed(range(depth)):
        lines.append(f"loop{i} (i{i} + 1)) in loop{i} 0{';' if i else ''}")
    return "\n".join(lines)


def branches(count: int) -> str:
    """A chain of `else if`."""
    lines = ["let rec f x ="]
    for i in range(count):
        lines.append(f"if x = {i * 3} then x * {i % 13 + 2} + {i} else")
    lines.append("0 in print_int (f (read_int ())); print_newline ()")
    return "\n".join(lines)


SHAPES: dict[str, Callable[[int], str]] = {
    "functions": functions,
    "calls": calls,
    "lets": lets,
    "sums": sums,
    "parentheses": parentheses,
    "closures": closures,
    "group": group,
    "cycle": cycle,
    "loops": loops,
    "branches": branches,
    **language_shapes.SHAPES,
}


def exponent(sizes: Sequence[int], costs: Sequence[float]) -> float:
    """The slope of the line through the logarithms."""
    xs = [math.log(size) for size in sizes]
    ys = [math.log(cost) for cost in costs]
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
        help="sizes of the programs (default: 1000,3000,10000,30000,100000)",
    )
    parser.add("--nesting", action="store_true", help="measure nested constructs")
    parser.add_names("--levels", "level", LEVELS, ["0", "2"])
    parser.add("--target", default="sparc", help="of mincaml-llc (default: sparc)")
    parser.add("--emit", default="obj", metavar="KIND", help="of output (default: obj)")
    parser.add(
        "--max-exponent", type=float, metavar="X", help="fail if time grows with a larger exponent"
    )
    parser.add(
        "--max-megabytes", type=positive, metavar="N", help="fail if a compilation takes more"
    )
    parser.add(
        "--sanitized",
        action="store_true",
        help="the build has sanitizers: ignore --max-exponent, and allow 4 times the megabytes",
    )
    parser.add_timeout("compilation", 600)
    return parser


@dataclass(frozen=True)
class _Series:
    """Programs of one kind, by their size, and how they are compiled."""

    name: str
    row: str  # the name in a row
    text: Callable[[int], str]
    options: Callable[[int], list[str]]  # of the compiler, by the size
    statuses: Sequence[int] = (0,)


def _compile_options(level: str, output: list[str], _size: int) -> list[str]:
    return [f"-O{level}", *output]


def _series(options: argparse.Namespace) -> list[_Series]:
    if options.nesting:
        check_constructs()
        return [
            _Series(
                f"{name}, {kind}",
                f"{name:20} {kind:9}",
                partial(form.text, construct),
                form.options,
                form.statuses,
            )
            for name, construct in CONSTRUCTS.items()
            for kind, form in FORMS.items()
        ]
    output = [f"--target={options.target}", f"--emit={options.emit}=/dev/null"]
    return [
        _Series(
            f"{shape} at -O{level}",
            f"{shape:12} -O{level:3}",
            SHAPES[shape],
            partial(_compile_options, level, output),
        )
        for shape in options.shapes
        for level in options.levels
    ]


@dataclass(frozen=True)
class _Row:
    """One compilation."""

    size: int
    seconds: float
    megabytes: float
    failure: str


class _Compiler:
    """Measures mincaml-llc."""

    def __init__(self, options: argparse.Namespace, directory: Path) -> None:
        gcc = shutil.which("gcc")
        if gcc is None:
            raise ToolError("gcc is missing; it compiles the program that measures memory")
        self._build = BuildDirectory.of(options.build_dir)
        self._compiler = self._build.built("mincaml-llc")
        self._timeout = options.timeout
        self._directory = directory
        self._timer = Timer(gcc, directory)

    def measure(self, series: _Series, size: int) -> _Row:
        command = self._timer.command(self._command(series, size))
        try:
            finished = run(command, timeout=self._timeout, own_group=True)
        except TimeLimitExceeded:
            return _Row(size, self._timeout, 0, f"not done after {self._timeout} s")
        usage = self._timer.usage()
        failure = finished.failure if finished.status not in series.statuses else ""
        return _Row(size, usage.seconds, usage.peak_kib / 1024, failure)

    def executed_instructions(self, series: _Series, size: int) -> int:
        """Those of one compilation, under qemu."""
        qemu = shutil.which(f"qemu-{platform.machine()}")
        if qemu is None:
            raise ToolError(
                f"qemu-{platform.machine()} is missing, which counts the compiler's executed "
                "instructions: install qemu-user"
            )
        report = self._directory / "instructions"
        plugin = f"{self._build.built_plugin('instruction-count')},out={report}"
        command = [qemu, "-plugin", plugin, *self._command(series, size)]
        finished = run(command, timeout=_SLOWDOWN * self._timeout)
        if finished.status not in series.statuses:
            raise ToolError(f"{spell(command)}: {finished.failure}")
        return int(report.read_text())

    def _command(self, series: _Series, size: int) -> list[Word]:
        source = self._directory / "program.ml"
        source.write_text(series.text(size))
        return [self._compiler, source, *series.options(size)]


def _check_growth(
    compiler: _Compiler, series: _Series, growth: float, options: argparse.Namespace
) -> list[str]:
    """What is wrong if times have grown with an exponent that is above the limit."""
    counts = [compiler.executed_instructions(series, size) for size in options.sizes]
    counted = exponent(options.sizes, counts)
    millions = ", ".join(f"{count / 1e6:.0f}" for count in counts)
    print(f"{series.row} exponent {counted:.2f} of executed instructions ({millions} million)")
    if counted <= options.max_exponent:
        return []
    return [
        f"the exponents {growth:.2f} of time and {counted:.2f} of executed instructions are "
        f"above {options.max_exponent}"
    ]


def _measure(compiler: _Compiler, series: _Series, options: argparse.Namespace) -> bool:
    """Prints the rows of a series; true if nothing failed."""
    rows = []
    for size in options.sizes:
        row = compiler.measure(series, size)
        rows.append(row)
        print(f"{series.row} {size:8} {row.seconds:9.2f} {row.megabytes:7.0f}", flush=True)
    failures = [f"size {row.size}: {row.failure}" for row in rows if row.failure]
    if len(rows) > 1 and not failures:
        growth = exponent(options.sizes, [max(row.seconds, _RESOLUTION) for row in rows])
        print(f"{series.row} exponent {growth:.2f}")
        limited = options.max_exponent is not None and not options.sanitized
        if limited and growth > options.max_exponent:
            failures += _check_growth(compiler, series, growth, options)
    megabytes = max(row.megabytes for row in rows)
    if options.max_megabytes:
        limit = options.max_megabytes * (_SANITIZED_MEMORY if options.sanitized else 1)
        if megabytes > limit:
            failures.append(f"{megabytes:.0f} MB are more than {limit}")
    for failure in failures:
        print(f"error: {series.name}: {failure}", file=sys.stderr)
    return not failures


def _main(words: Sequence[str]) -> int:
    parser = _command_line()
    options = parser.parse(words)
    if options.max_exponent is not None and len(options.sizes) < 2:
        parser.error("--max-exponent needs several sizes")
    print(f"{'programs':17} {'size':>8} {'seconds':>9} {'MB':>7}")
    with tempfile.TemporaryDirectory() as directory:
        compiler = _Compiler(options, Path(directory))
        succeeded = [_measure(compiler, series, options) for series in _series(options)]
    return 0 if all(succeeded) else 1


def main(words: Sequence[str]) -> int:
    return run_main("scaling", _main, words)
