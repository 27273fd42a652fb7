"""The command line of utils/compare-copyprop."""

import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .bench.executed import ExecutedInstructions
from .options import CommandLine, build_and_toolchain, run_main
from .paths import BENCH, mincaml_programs
from .processes import Finished, Word, require
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
Instructions of LLVM IR are counted without debug records.

With --executed, the last two columns are the instructions that the MinCaml
programs execute on 32-bit SPARC after the passes of each side, without those of
libraries. Code generation is that of -O0 for both.

docs/data-flow.md has the tables that this prints.
"""

PREPARE = "function(mincaml-tailrec),mincaml-inline<threshold=100>"
DEMOTE = "mincaml-demote"
PROMOTE = "mincaml-promote"
RD_COPIES, COPIES = "mincaml-rd-copyprop", "mincaml-beta"
RD_CONSTANTS, CONSTANTS = "mincaml-rd-constfold", "mincaml-constfold"

RD_PIPELINE = f"{RD_COPIES},{RD_CONSTANTS},{PROMOTE}"
SSA_PIPELINE = f"{PROMOTE},{COPIES},{CONSTANTS}"

# The options of mincaml-llc for each side.
_SIDES = [
    ["-O0", f"-passes={PREPARE},function({DEMOTE}),{pipeline}"]
    for pipeline in (RD_PIPELINE, SSA_PIPELINE)
]

_HEADINGS = [
    "program",
    "slots",
    "rd-copyprop",
    "promote",
    "+ beta",
    "rd-constfold",
    "promote, constfold",
    "left by rd",
    "by SSA",
]
_EXECUTED_HEADINGS = ["executed, rd", "SSA"]


class Comparison:
    def __init__(self, tools: Toolchain, folder: Path) -> None:
        self._compiler = tools.build.built("mincaml-llc")
        plugin = tools.build.built_plugin("MinCamlPasses")
        self._opt_command = [*tools.command("opt"), f"-load-pass-plugin={plugin}"]
        self._clang = tools.command("clang")
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

    def row(self, program: Path) -> list[int]:
        prepare = PREPARE if program.suffix == ".c" else f"{PREPARE},function({DEMOTE})"
        slots = self._transform(self._front_end(program), prepare, "slots")
        ssa = self._transform(slots, PROMOTE, "ssa")
        before = {slots: self._instructions(slots), ssa: self._instructions(ssa)}
        cells = [before[slots]]
        for module, passes in (
            (slots, RD_COPIES),
            (slots, PROMOTE),
            (ssa, COPIES),
            (slots, RD_CONSTANTS),
            (ssa, CONSTANTS),
        ):
            after = self._instructions(self._transform(module, passes, "after"))
            cells.append(before[module] - after)
        for passes in (RD_PIPELINE, SSA_PIPELINE):
            cells.append(self._instructions(self._transform(slots, passes, "left")))
        return cells


def _command_line() -> CommandLine:
    parser = CommandLine("compare-copyprop", _DESCRIPTION)
    parser.add("programs", nargs="*", type=Path, metavar="PROGRAM.ml|PROGRAM.c")
    parser.add_build_dir()
    parser.add_toolchain("opt", "clang")
    parser.add("--executed", action="store_true", help="count executed instructions, too")
    parser.add("--sum", action="store_true", help="only the sums over all programs")
    parser.add("-o", dest="output", type=Path, metavar="FILE", help="default: standard output")
    return parser


def _main(words: Sequence[str]) -> int:
    options = _command_line().parse(words)
    build, tools = build_and_toolchain(options)
    programs = options.programs or sorted([*mincaml_programs(), *BENCH.glob("*.c")])
    with (
        tempfile.TemporaryDirectory() as folder,
        open(options.output or sys.stdout.fileno(), "w", closefd=bool(options.output)) as file,
    ):
        comparison = Comparison(tools, Path(folder))
        executed = ExecutedInstructions(build, tools, Path(folder)) if options.executed else None
        headings = _HEADINGS + (_EXECUTED_HEADINGS if executed else [])
        print(markdown_head(headings), file=file)
        sums = [0] * (len(headings) - 1)
        for program in programs:
            row: list[int | None] = [*comparison.row(program)]
            if executed:
                if program.suffix == ".c":
                    row += [None, None]
                else:
                    row += executed.count(program, _SIDES)
            sums = [total + (cell or 0) for total, cell in zip(sums, row, strict=True)]
            if not options.sum:
                cells = ["" if cell is None else str(cell) for cell in row]
                print(markdown_row([program.name, *cells]), file=file, flush=True)
        if options.sum:
            print(markdown_row([f"{len(programs)} programs", *map(str, sums)]), file=file)
    return 0


def main(words: Sequence[str]) -> int:
    return run_main("compare-copyprop", _main, words)
