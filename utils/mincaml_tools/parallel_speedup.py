"""utils/parallel-speedup: the table of docs/parallel-loops.md."""

import os
import re
import resource
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from .options import CommandLine
from .paths import ROOT, BuildDirectory
from .processes import ToolError
from .tables import markdown_table

# The programs, and the larger sizes with which they run long enough.
PROGRAMS = {
    "matrix": ("bench/matrix.ml", "let size = 200 in", "let size = 500 in"),
    "generations": ("bench/generations.ml", "let size = 256 in", "let size = 1024 in"),
    "mandelbrot": ("bench/parallel/mandelbrot.ml", "let size = 400 in", "let size = 800 in"),
    "nbody": ("bench/parallel/nbody.ml", "let bodies = 1500 in", "let bodies = 3000 in"),
}
# For the span: with this many threads, a chunk has few iterations.
MANY_THREADS = 64
PROCESSORS = (2, 4, 16, 64)

_STATISTICS = re.compile(
    r"work: ([\d.]+) ms, busiest threads: ([\d.]+) ms, longest chunks: ([\d.]+) ms, "
    r"rest: ([\d.]+) ms"
)

_DESCRIPTION = """\
Measures programs with parallel loops on this machine, with the sequential program and
with threads, and prints a table in Markdown. A time is the shortest of several; each
program must print the same in all runs.

`measured` is the elapsed time of the sequential program, compiled without -fparallel,
divided by that with two threads. It needs two processors without other load. `by
processor time` depends less on other programs: the processor time of the sequential
program, divided by that of the parallel one with only the busiest thread of each loop.

The last columns are a model: on p processors, the program takes at most the time outside
of the loops, the work of the loops divided by p, and their span, which is the time of the
longest chunk of each loop (Brent's bound).
"""


class Statistics(NamedTuple):
    """What the runtime measures, in milliseconds of processor time."""

    work: float
    busiest: float
    longest: float
    rest: float


class Measured(NamedTuple):
    """The results of one program."""

    sequential: float
    two_threads: float
    processor: float
    statistics: Statistics
    span: float

    def by_processor_time(self) -> float:
        return self.processor / (self.statistics.rest + self.statistics.busiest)

    def model(self, processors: int) -> float:
        s = self.statistics
        return self.processor / (s.rest + s.work / processors + self.span)


class Run(NamedTuple):
    """One run of a program, with its times in milliseconds."""

    elapsed: float
    processor: float
    output: str
    errors: str


def _processor_time() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _run(program: Path, threads: int, statistics: bool = False) -> Run:
    environment = dict(os.environ, MINCAML_THREADS=str(threads))
    if statistics:
        environment["MINCAML_PARALLEL"] = "stats"
    start, processor = time.perf_counter(), _processor_time()
    result = subprocess.run(
        [program], env=environment, capture_output=True, text=True, check=False
    )
    elapsed, processor = time.perf_counter() - start, _processor_time() - processor
    if result.returncode:
        raise ToolError(f"{program.name} failed: {result.stderr.strip()}")
    return Run(1e3 * elapsed, 1e3 * processor, result.stdout, result.stderr)


def _compile(build: BuildDirectory, source: Path, to: Path, flags: Sequence[str]) -> None:
    options = [*flags, "--target=host", "--emit=exe", "-o", str(to)]
    command = [str(build.program("mincaml-llc")), str(source), *options]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        raise ToolError(f"cannot compile {source.name}: {result.stderr.strip()}")


def _statistics(program: Path, threads: int, repeat: int) -> list[Statistics]:
    found = []
    for _ in range(repeat):
        match = _STATISTICS.search(_run(program, threads, statistics=True).errors)
        if not match:
            raise ToolError(f"{program.name} has no parallel loop that is worth it")
        found.append(Statistics(*map(float, match.groups())))
    return found


def measure(build: BuildDirectory, name: str, level: str, repeat: int) -> Measured:
    path, old, new = PROGRAMS[name]
    text = (ROOT / path).read_text()
    if old not in text:
        raise ToolError(f"{path} has no line '{old}'")
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / f"{name}.ml"
        source.write_text(text.replace(old, new))
        sequential, parallel = Path(scratch) / name, Path(scratch) / f"{name}-parallel"
        _compile(build, source, sequential, [f"-O{level}"])
        _compile(build, source, parallel, [f"-O{level}", "-fparallel"])
        alone, together = [], []
        for _ in range(repeat):
            alone.append(_run(sequential, 1))
            together.append(_run(parallel, 2))
        others = [_run(parallel, threads) for threads in (1, 3, 7)]
        outputs = {run.output for run in (*alone, *together, *others)}
        if len(outputs) != 1:
            raise ToolError(f"{name} does not always print the same")
        # Other programs disturb the shares of the threads, and only lengthen a chunk.
        by_two = min(_statistics(parallel, 2, repeat), key=lambda s: s.busiest + s.rest)
        span = min(s.longest for s in _statistics(parallel, MANY_THREADS, repeat))
        return Measured(
            min(run.elapsed for run in alone),
            min(run.elapsed for run in together),
            min(run.processor for run in alone),
            by_two,
            span,
        )


def main(words: Sequence[str]) -> int:
    options = CommandLine("parallel-speedup", _DESCRIPTION)
    options.add_build_dir()
    options.add_number("--repeat", 11, "runs of each program")
    options.add("--level", choices=("1", "2", "3"), default="3", help="(default: 3)")
    options.add(
        "programs", nargs="*", metavar="PROGRAM", help=f"of {', '.join(PROGRAMS)}; default: all"
    )
    chosen = options.parse_args(words)
    try:
        build = BuildDirectory.of(chosen.build_dir)
        rows = [
            ["program", "sequential", "2 threads", "measured", "by processor time"]
            + ["work", "span", "rest", *(f"p = {p}" for p in PROCESSORS)]
        ]
        for name in chosen.programs or PROGRAMS:
            if name not in PROGRAMS:
                raise ToolError(f"unknown program '{name}'; known: {', '.join(PROGRAMS)}")
            m = measure(build, name, chosen.level, chosen.repeat)
            rows.append(
                [name, f"{m.sequential:.1f}", f"{m.two_threads:.1f}"]
                + [f"{m.sequential / m.two_threads:.2f}", f"{m.by_processor_time():.2f}"]
                + [f"{m.statistics.work:.1f}", f"{m.span:.2f}", f"{m.statistics.rest:.1f}"]
                + [f"{m.model(p):.1f}" for p in PROCESSORS]
            )
        print(markdown_table(rows))
    except ToolError as error:
        print(f"parallel-speedup: {error}")
        return 2
    return 0
