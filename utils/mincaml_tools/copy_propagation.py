"""The command line of utils/compare-copyprop."""

import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .options import CommandLine, build_and_toolchain, run_main
from .paths import BENCH, mincaml_programs
from .processes import Finished, ToolError, Word, require
from .tables import markdown_head, markdown_row
from .toolchain import Toolchain

_DESCRIPTION = """\
Compares passes on reaching definitions with their counterparts on SSA form.

This is the first exercise of the lecture on data flow: copy propagation and
constant folding on reaching definitions (mincaml-rd-copyprop,
mincaml-rd-constfold) against those without (mincaml-beta, mincaml-constfold).
Without programs: those of bench/ and examples/; those in C as Clang emits them
without optimization.

Each program is prepared with mincaml-tailrec and mincaml-inline, so that it has
loops and constants. In C the variables are slots then; in MinCaml mincaml-demote
moves the values to slots. This form is the input of the passes on reaching
definitions; mincaml-promote converts it to SSA form for their counterparts.
Instructions are counted without debug records; times are user and system time of
the pass and the analyses that it requires, the minimum of --runs runs of opt, in
milliseconds.

docs/data-flow.md has the table that this prints.
"""

PREPARE = "function(mincaml-tailrec),mincaml-inline<threshold=100>"
DEMOTE = "mincaml-demote"
PROMOTE = "mincaml-promote"
RD_COPIES, COPIES = "mincaml-rd-copyprop", "mincaml-beta"
RD_CONSTANTS, CONSTANTS = "mincaml-rd-constfold", "mincaml-constfold"

_HEADINGS = [
    "program",
    "slots",
    "rd-copyprop",
    "ms",
    "promote",
    "ms",
    "+ beta",
    "ms",
    "rd-constfold",
    "ms",
    "promote, constfold",
    "ms",
    "left by rd",
    "by SSA",
]


class Comparison:
    def __init__(self, tools: Toolchain, runs: int, folder: Path) -> None:
        self._compiler = tools.build.built("mincaml-llc")
        plugin = tools.build.built_plugin("MinCamlPasses")
        self._opt_command = [*tools.command("opt"), f"-load-pass-plugin={plugin}"]
        self._clang = tools.command("clang")
        self._runs = runs
        self._folder = folder

    def _opt(self, *arguments: Word) -> Finished:
        return require([*self._opt_command, *arguments])

    def _front_end(self, program: Path) -> Path:
        module = self._folder / "module.ll"
        if program.suffix == ".c":
            flags = ["-O1", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm"]
            require([*self._clang, *flags, program, "-o", module])
        else:
            flags = ["-O0", "-g0", "--emit=llvm"]
            require([self._compiler, *flags, program, "-o", module])
        return module

    def _transform(self, module: Path, passes: str, name: str) -> Path:
        result = self._folder / f"{name}.bc"
        self._opt(f"-passes={passes}", module, "-o", result)
        return result

    def _instructions(self, module: Path) -> int:
        text = self._opt("-S", module, "-o", "-").output.decode()
        count = 0
        inside = False
        for line in text.splitlines():
            if line.startswith("define "):
                inside = True
            elif line == "}":
                inside = False
            elif inside:
                # Labels are not indented; cases of a switch, the second line of an
                # invoke and debug records are indented further.
                count += re.match(r"  [^ \]]", line) is not None
        return count

    def _milliseconds(self, module: Path, passes: str) -> float:
        return 1000 * min(self._seconds(module, passes) for _ in range(self._runs))

    def _seconds(self, module: Path, passes: str) -> float:
        flags = ["-disable-output", "-disable-verify", "-time-passes"]
        report = self._opt(*flags, f"-passes={passes}", module).errors.decode()
        _, _, section = report.partition("Pass execution timing report")
        total = re.search(r"Total Execution Time: ([\d.]+) seconds", section)
        if total is None:
            raise ToolError(f"opt -time-passes printed no total:\n{report}")
        return float(total[1])

    def row(self, program: Path) -> list[str]:
        prepare = PREPARE if program.suffix == ".c" else f"{PREPARE},function({DEMOTE})"
        slots = self._transform(self._front_end(program), prepare, "slots")
        ssa = self._transform(slots, PROMOTE, "ssa")
        before = {slots: self._instructions(slots), ssa: self._instructions(ssa)}
        cells = [program.name, str(before[slots])]
        for module, passes in (
            (slots, RD_COPIES),
            (slots, PROMOTE),
            (ssa, COPIES),
            (slots, RD_CONSTANTS),
            (ssa, CONSTANTS),
        ):
            after = self._instructions(self._transform(module, passes, "after"))
            time = self._milliseconds(module, passes)
            cells += [str(before[module] - after), f"{time:.1f}"]
        for passes in (
            f"{RD_COPIES},{RD_CONSTANTS},{PROMOTE}",
            f"{PROMOTE},{COPIES},{CONSTANTS}",
        ):
            cells.append(str(self._instructions(self._transform(slots, passes, "left"))))
        return cells


def _command_line() -> CommandLine:
    parser = CommandLine("compare-copyprop", _DESCRIPTION)
    parser.add("programs", nargs="*", type=Path, metavar="PROGRAM.ml|PROGRAM.c")
    parser.add_build_dir()
    parser.add_toolchain("opt", "clang")
    parser.add_number("--runs", 9, "of opt, of which the fastest counts")
    parser.add("-o", dest="output", type=Path, metavar="FILE", help="default: standard output")
    return parser


def _main(words: Sequence[str]) -> int:
    options = _command_line().parse(words)
    _, tools = build_and_toolchain(options)
    programs = options.programs or sorted([*mincaml_programs(), *BENCH.glob("*.c")])
    with (
        tempfile.TemporaryDirectory() as folder,
        open(options.output or sys.stdout.fileno(), "w", closefd=bool(options.output)) as file,
    ):
        comparison = Comparison(tools, options.runs, Path(folder))
        print(markdown_head(_HEADINGS), file=file)
        for program in programs:
            print(markdown_row(comparison.row(program)), file=file, flush=True)
    return 0


def main(words: Sequence[str]) -> int:
    return run_main("compare-copyprop", _main, words)
