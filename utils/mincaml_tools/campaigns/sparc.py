"""The command line of utils/check-sparc-campaign."""

import argparse
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..batch import BatchCommand, run_batch
from ..options import LEVELS, CommandLine, run_main
from ..parallel import Limits
from ..paths import BuildDirectory
from ..processes import Word, require, spell
from ..toolchain import SPILLING_ALLOCATORS

_DESCRIPTION = """\
Checks the SPARC code of many programs, as machine code and as object files.

Compiles each program at each level, for each target and with each register
allocator. The check of machine code is part of the compiler; `--check-sparc` then
checks the object files. Without programs, programs are generated, one seed after
the other, until so many instructions are checked.

Prints each violation with the command that reproduces it, instructions by
configuration, and for each rule of the object check how often it was applied,
violated and left unproved. Exit status: 0; 1 if there are violations or a program
did not compile; 2 for wrong usage or a missing tool.
"""

_TARGETS = ("sparc", "sparcv9")
_PROFILES = ("default", "regpressure", "loops", "closures", "floats", "arrays")
_COUNT = re.compile(r"(\d+) functions, (\d+) words, (\d+) of them reached")
_RULE = re.compile(r"(SPL\d+) +(\d+) +(\d+) +(\d+) ")
# Of one command of a batch, in seconds.
_TIMEOUT = 300


class Totals:
    """What was checked in all."""

    def __init__(self) -> None:
        self.words: Counter[str] = Counter()
        self.rules: dict[str, list[int]] = {}
        self.functions = 0
        self.objects = 0
        self.failures = 0

    def add(self, configuration: str, text: str) -> None:
        """Adds the report of --check-sparc-summary."""
        self.objects += 1
        for functions, words, _ in _COUNT.findall(text):
            self.functions += int(functions)
            self.words[configuration] += int(words)
        for rule, *figures in _RULE.findall(text):
            sums = self.rules.setdefault(rule, [0, 0, 0])
            for index, figure in enumerate(figures):
                sums[index] += int(figure)

    def print_report(self) -> None:
        for configuration, words in sorted(self.words.items()):
            print(f"{words:12}  {configuration}")
        print("rule      applied  violations    unproved")
        for rule, (applied, violations, unproved) in sorted(self.rules.items()):
            share = 100 * unproved / applied if applied else 0
            print(f"{rule} {applied:11} {violations:11} {unproved:11} {share:8.3f}%")
        print(
            f"{self.words.total()} instructions in {self.functions} functions of "
            f"{self.objects} objects: {self.failures} failures"
        )


class Campaign:
    def __init__(self, options: argparse.Namespace, directory: Path) -> None:
        self._build = BuildDirectory.of(options.build_dir)
        self._compiler = self._build.built("mincaml-llc")
        self._size = options.size
        self._directory = directory
        self._limits = Limits(options.seconds, options.max_failures)
        self._configurations = [
            (f"--target={target}", f"-O{level}", f"-regalloc={allocator}")
            for target in options.targets
            for level in options.levels
            for allocator in options.allocators
        ]
        self.totals = Totals()

    def is_over(self) -> bool:
        return self._limits.reached(self.totals.failures)

    def _outputs(self, number: int) -> tuple[Path, Path]:
        """The output and the errors of a command of the last batch."""
        return self._directory / f"out{number}", self._directory / f"out{number}.errors"

    def _batch(self, commands: Sequence[Sequence[Word]]) -> list[int]:
        lines = [
            BatchCommand(command, *self._outputs(number))
            for number, command in enumerate(commands)
        ]
        return run_batch(self._compiler, lines, self._directory, _TIMEOUT)

    def _report_failure(self, command: Sequence[Word], number: int) -> None:
        self.totals.failures += 1
        print(f"FAILED: {spell(command)}")
        for path in self._outputs(number):
            print(path.read_text()[:4000], end="", flush=True)

    def check(self, program: Path) -> None:
        compiles: list[list[Word]] = []
        checks: list[list[Word]] = []
        objects = []
        for number, configuration in enumerate(self._configurations):
            path = self._directory / f"{number}.o"
            objects.append(path)
            compiles.append([*configuration, program.resolve(), f"--emit=obj={path}"])
            checks.append(["--check-sparc", "--check-sparc-summary", path])
        compiled = self._batch(compiles)
        for number, status in enumerate(compiled):
            if status:
                self._report_failure(compiles[number], number)
        numbers = [n for n, status in enumerate(compiled) if status == 0]
        checked = self._batch([checks[number] for number in numbers])
        for index, (number, status) in enumerate(zip(numbers, checked, strict=True)):
            name = " ".join(self._configurations[number])
            self.totals.add(name, self._outputs(index)[0].read_text())
            if status:
                self._report_failure([*compiles[number], "&&", *checks[number]], index)
            objects[number].unlink()

    def generated(self, seed: int, instructions: int) -> Iterator[Path]:
        """Programs until so many instructions are checked."""
        generator = self._build.built("mincaml-gen")
        while self.totals.words.total() < instructions:
            profile = _PROFILES[seed % len(_PROFILES)]
            flags = [f"--seed={seed}", f"--size={self._size}", f"--profile={profile}"]
            require([generator, *flags, "--count=1", f"--output-dir={self._directory}"])
            program = self._directory / f"{seed}.ml"
            failures = self.totals.failures
            yield program
            if failures != self.totals.failures:
                print(f"the program: {spell([generator, *flags])}")
            program.unlink()
            seed += 1


def _command_line() -> CommandLine:
    parser = CommandLine("check-sparc-campaign", _DESCRIPTION)
    parser.add("programs", nargs="*", type=Path, metavar="PROGRAM.ml")
    parser.add_build_dir()
    parser.section("generated programs")
    parser.add_number("--instructions", 100000, "to check")
    parser.add_seed()
    parser.add_number("--size", 200, "lines of a program")
    parser.section("configurations")
    parser.add_names("--targets", "target", _TARGETS, _TARGETS)
    parser.add_names("--levels", "level", LEVELS, LEVELS)
    parser.add_names("--allocators", "allocator", SPILLING_ALLOCATORS, SPILLING_ALLOCATORS)
    parser.section("campaign")
    parser.add_seconds()
    parser.add_max_failures(0)
    return parser


def _main(words: Sequence[str]) -> int:
    parser = _command_line()
    options = parser.parse(words)
    if options.programs:
        parser.refuse("given programs", "--instructions", "--seed", "--size")
    with tempfile.TemporaryDirectory() as directory:
        campaign = Campaign(options, Path(directory))
        programs = options.programs or campaign.generated(options.seed, options.instructions)
        for program in programs:
            campaign.check(program)
            print(
                f"{program.name}: {campaign.totals.words.total()} instructions so far",
                file=sys.stderr,
                flush=True,
            )
            if campaign.is_over():
                break
        campaign.totals.print_report()
    return 1 if campaign.totals.failures else 0


def main(words: Sequence[str]) -> int:
    return run_main("check-sparc-campaign", _main, words)
