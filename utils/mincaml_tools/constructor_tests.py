"""The command line of utils/compare-constructors."""

import re
import statistics
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .bench.executed import ExecutedInstructions
from .options import CommandLine, build_and_toolchain, run_main
from .paths import BENCH, EXAMPLES, ROOT, BuildDirectory
from .processes import Word, require
from .program_texts import find
from .tables import table
from .toolchain import Toolchain

_DESCRIPTION = """\
Counts what the analysis of constructors saves when programs run.

Each program is compiled at -O2, with the analysis and without: without it,
`mincaml-vrp<keep-tests>` replaces mincaml-vrp in the pipeline of the level. Without
programs: those of bench/, examples/ and test/lit/EndToEnd/Data.

Loads of tags, tests and allocations are counted by code that this script adds to the
LLVM IR after the passes, on the host. A tag is that of a data type or the number of an
exception. A test is a comparison of a pointer with a constant, or a comparison or
`switch` of a tag. Executed instructions are those of the program's own functions on
32-bit SPARC, under qemu.

The table has the sums over the programs of each folder, and the geometric mean of the
ratios of executed instructions; then each program for which a count differs.
docs/constructors.md has this table.
"""

_DATA = ROOT / "test/lit/EndToEnd/Data"
_FOLDERS = (BENCH, EXAMPLES, _DATA)
_WITH, _WITHOUT = "mincaml-vrp", "mincaml-vrp<keep-tests>"
_TIMEOUT = 900
_TAG_REGIONS = ("data tag", "exception number")

# The kinds of events, in the order of the counters.
_LOAD, _TEST, _ALLOCATION = range(3)
_KINDS = ("loads of tags", "tests", "allocations")

_REPORT = """\
#include <stdio.h>
#include <stdlib.h>

long Counts[3] __asm__("constructor.counts");

__attribute__((destructor)) static void report(void) {
  FILE *File = fopen(getenv("CONSTRUCTOR_COUNTS"), "w");
  fprintf(File, "%ld %ld %ld\\n", Counts[0], Counts[1], Counts[2]);
  fclose(File);
}
"""


def _tags(module: str) -> set[str]:
    """The numbers of the alias tags of loads that read a tag."""
    regions = "|".join(map(re.escape, _TAG_REGIONS))
    types = re.findall(rf'^(!\d+) = !{{!"(?:{regions})", ', module, re.MULTILINE)
    accesses = re.findall(r"^(!\d+) = !{(!\d+), (!\d+), i64 0", module, re.MULTILINE)
    return {number for number, base, access in accesses if base in types}


class _Instrumenter:
    """Adds code that counts to a module."""

    _CONSTANT = r"(?:null|inttoptr \(.*?\))"
    _COMPARISON = re.compile(
        rf"  %\S+ = icmp (?:samesign )?\w+ ptr (?:%\S+, {_CONSTANT}|{_CONSTANT}, %\S+)"
    )
    _NUMBERS = re.compile(r"  %\S+ = icmp (?:samesign )?\w+ i\d+ (%[^\s,]+|\S+), (%[^\s,]+|\S+)")
    _SWITCH = re.compile(r"  switch i\d+ (%[^\s,]+),")
    _TAG_LOAD = re.compile(r"  (%\S+) = load .*!tbaa (!\d+)")
    _ALLOCATION_CALL = re.compile(r"  .*\bcall .*@min_caml_allocate\(")

    def __init__(self, module: str) -> None:
        self._module = module
        self._tags = _tags(module)
        self._loaded: set[str] = set()
        self._number = 0

    def text(self) -> str:
        lines = []
        for line in self._module.splitlines():
            if line.startswith("define "):
                self._loaded = self._tag_values(line)
            kind = self._kind(line)
            if kind is not None:
                lines += self._increment(kind)
            lines.append(line)
        return "\n".join([*lines, "@constructor.counts = external global [3 x i64]", ""])

    def _tag_values(self, define: str) -> set[str]:
        """The values of a function that are tags."""
        begin = self._module.index(define)
        body = self._module[begin : self._module.index("\n}", begin)]
        loads = map(self._TAG_LOAD.match, body.splitlines())
        return {load[1] for load in loads if load and load[2] in self._tags}

    def _kind(self, line: str) -> int | None:
        load = self._TAG_LOAD.match(line)
        if load and load[2] in self._tags:
            return _LOAD
        numbers = self._NUMBERS.match(line) or self._SWITCH.match(line)
        if self._COMPARISON.match(line) or (numbers and self._loaded & set(numbers.groups())):
            return _TEST
        return _ALLOCATION if self._ALLOCATION_CALL.match(line) else None

    def _increment(self, kind: int) -> list[str]:
        self._number += 1
        old, new = f"%count.old.{self._number}", f"%count.new.{self._number}"
        counter = f"ptr getelementptr (i8, ptr @constructor.counts, i64 {8 * kind})"
        return [
            f"  {old} = load i64, {counter}",
            f"  {new} = add i64 {old}, 1",
            f"  store i64 {new}, {counter}",
        ]


@dataclass
class Counts:
    """The events and executed instructions of one compilation."""

    events: list[int]
    instructions: int

    def values(self) -> list[int]:
        return [*self.events, self.instructions]


class Comparison:
    def __init__(self, build: BuildDirectory, tools: Toolchain, folder: Path) -> None:
        self._compiler = build.built("mincaml-llc")
        self._runtime = build.runtime("host")
        self._clang = tools.command("clang")
        self._folder = folder
        self._executed = ExecutedInstructions(build, tools, folder)

    def _pipeline(self, program: Path, target: str, passes: str) -> str:
        level = [f"--target={target}", "-O2", "-print-pipeline-passes"]
        text = require([self._compiler, *level, program]).output.decode().strip()
        return re.sub(rf"\b{_WITH}\b", passes, text)

    def _flags(self, program: Path, target: str, passes: str) -> list[str]:
        return ["-O2", f"-passes={self._pipeline(program, target, passes)}"]

    def _events(self, program: Path, passes: str) -> list[int]:
        module, code = self._folder / "module.ll", self._folder / "counting.ll"
        report, executable = self._folder / "report.c", self._folder / "counting"
        # Only code generation by mincaml-llc tells the garbage collector where pointers are.
        options = ["--target=host", "-fno-gc", "-g0", "--emit=llvm"]
        flags = [*options, *self._flags(program, "host", passes)]
        require([self._compiler, *flags, program, "-o", module])
        code.write_text(_Instrumenter(module.read_text()).text())
        report.write_text(_REPORT)
        inputs: list[Word] = [code, report, self._runtime, "-lm"]
        flags = ["-O1", "-Wno-override-module", "-no-pie"]
        require([*self._clang, *flags, *inputs, "-o", executable])
        given = find(program, "input")
        counts = self._folder / "counts"
        require(
            [executable],
            text=given.content if given else None,
            environment={"CONSTRUCTOR_COUNTS": str(counts)},
            timeout=_TIMEOUT,
        )
        return [int(word) for word in counts.read_text().split()]

    def measure(self, program: Path) -> tuple[Counts, Counts]:
        """Without the analysis, and with it."""
        both = (_WITHOUT, _WITH)
        flags = [self._flags(program, "sparc", passes) for passes in both]
        instructions = self._executed.count(program, flags)
        events = [self._events(program, passes) for passes in both]
        before, after = map(Counts, events, instructions)
        return before, after


def _change(before: int, after: int) -> str:
    return f"{100 * (after - before) / before:+.1f}%" if before else ""


def _row(name: str, results: Sequence[tuple[Counts, Counts]], is_sum: bool) -> list[str]:
    cells = [name]
    before, after = (
        [sum(column) for column in zip(*(pair[side].values() for pair in results), strict=True)]
        for side in (0, 1)
    )
    for old, new in zip(before, after, strict=True):
        cells += [str(old), str(new), _change(old, new)]
    if is_sum:
        ratios = [new.instructions / old.instructions for old, new in results if old.instructions]
        cells[-1] = f"{100 * (statistics.geometric_mean(ratios) - 1):+.2f}%"
    return cells


def _command_line() -> CommandLine:
    parser = CommandLine("compare-constructors", _DESCRIPTION)
    parser.add("programs", nargs="*", type=Path, metavar="PROGRAM.ml")
    parser.add_build_dir()
    parser.add_toolchain("clang")
    return parser


def _main(words: Sequence[str]) -> int:
    options = _command_line().parse(words)
    build, tools = build_and_toolchain(options)
    programs = options.programs or [path for f in _FOLDERS for path in sorted(f.glob("*.ml"))]
    results: dict[Path, tuple[Counts, Counts]] = {}
    with tempfile.TemporaryDirectory() as folder:
        comparison = Comparison(build, tools, Path(folder))
        for program in programs:
            results[program] = comparison.measure(program)
    headings = ["program"]
    for kind in (*_KINDS, "executed instructions"):
        headings += [kind, "with", ""]
    rows = [headings]
    for parent in dict.fromkeys(program.parent for program in programs):
        of_folder = [result for program, result in results.items() if program.parent == parent]
        rows.append(_row(f"{parent.name} ({len(of_folder)})", of_folder, is_sum=True))
    for program, (before, after) in results.items():
        if before.values() != after.values():
            rows.append(_row(program.name, [(before, after)], is_sum=False))
    print(table(rows, markdown=True))
    return 0


def main(words: Sequence[str]) -> int:
    return run_main("compare-constructors", _main, words)
