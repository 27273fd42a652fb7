"""utils/regalloc-scaling: the time of register allocators on large functions."""

import argparse
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..allocators import BASELINE_ALLOCATOR, MINCAML_ALLOCATORS, SPILLING_ALLOCATORS
from ..options import CommandLine, build_and_toolchain, run_main
from ..processes import require
from ..tables import markdown_head, markdown_row
from ..timing import pass_seconds
from ..toolchain import TRIPLES
from .functions import SHAPES, Shape

_DESCRIPTION = """\
Prints how long register allocators take on large functions in LLVM IR, relative
to `greedy`. Times are processor time, from -time-passes of llc.

Exit status: 0; 1 if an allocator takes more than --limit times as long; 2 for
wrong usage or a missing tool.
"""

# Times below so many seconds are not compared.
_RESOLUTION = 0.01


def _command_line() -> CommandLine:
    parser = CommandLine("regalloc-scaling", _DESCRIPTION)
    parser.add_build_dir()
    parser.add_toolchain("llc")
    shapes = list(SHAPES)
    parser.add_names("--shapes", "shape", shapes, shapes)
    parser.add_names("--targets", "target", list(TRIPLES), list(TRIPLES))
    parser.add_names("--allocators", "allocator", SPILLING_ALLOCATORS, MINCAML_ALLOCATORS)
    parser.add(
        "--scale", type=float, default=1.0, metavar="X", help="factor for the sizes (default: 1)"
    )
    parser.add_number("--runs", 1, "of llc, of which the fastest counts")
    parser.add(
        "--limit",
        type=float,
        default=10.0,
        metavar="X",
        help="limit as a multiple of greedy's time (default: 10)",
    )
    return parser


class _Clock:
    """Times allocators on one function for one target."""

    def __init__(self, llc: list[str], flags: Sequence[str], source: Path, runs: int) -> None:
        self._command = [*llc, *flags, "-time-passes", "-filetype=null", str(source)]
        self._runs = runs

    def seconds(self, allocator: str) -> float:
        command = [*self._command, f"-regalloc={allocator}"]
        reports = [require(command).errors.decode() for _ in range(self._runs)]
        return min(map(pass_seconds, reports))


def _pairs(options: argparse.Namespace) -> Iterator[tuple[str, Shape, str]]:
    """Shapes with their names, and the targets that have them."""
    for name in options.shapes:
        shape = SHAPES[name]
        yield from ((name, shape, target) for target in options.targets if target in shape.targets)


def _main(words: Sequence[str]) -> int:
    parser = _command_line()
    options = parser.parse(words)
    pairs = list(_pairs(options))
    if not pairs:
        parser.error("none of these shapes exists for one of these targets")
    build, tools = build_and_toolchain(options)
    llc = [*tools.command("llc"), f"-load={build.built_plugin('MinCamlRegAlloc')}"]
    print(
        markdown_head(
            ["function", "target", f"{BASELINE_ALLOCATOR}, ms", *options.allocators], left=2
        )
    )
    is_slow = False
    with tempfile.TemporaryDirectory() as directory:
        for name, shape, target in pairs:
            size = int(shape.size * options.scale)
            source = Path(directory) / f"{name}.ll"
            source.write_text(shape.generate(size) + "\n")
            flags = [f"-mtriple={TRIPLES[target]}", *shape.flags]
            clock = _Clock(llc, flags, source, options.runs)
            base = clock.seconds(BASELINE_ALLOCATOR)
            cells = [f"{name} {size}", target, f"{base * 1000:.0f}"]
            for allocator in options.allocators:
                seconds = clock.seconds(allocator)
                is_slow |= seconds > options.limit * max(base, _RESOLUTION)
                cells.append(f"{seconds / max(base, 0.0001):.2f}")
            print(markdown_row(cells), flush=True)
    return 1 if is_slow else 0


def main(words: Sequence[str]) -> int:
    return run_main("regalloc-scaling", _main, words)
