"""The command line of utils/check-sparc-campaign."""

import argparse
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..allocators import SPILLING_ALLOCATORS
from ..batch import BatchCommand, run_batch
from ..options import LEVELS, CommandLine, run_main
from ..parallel import Limits
from ..paths import BuildDirectory
from ..processes import TimeLimitExceeded, Word, require, run, spell
from .report import Finding, Report, finish, shard_report
from .shards import Units

_DESCRIPTION = """\
Checks the SPARC code of many programs, as machine code and as object files.

Compiles each program at each level, for each target and with each register
allocator. The check of machine code is part of the compiler; sparc-lint then checks
the object files. Without programs, programs are generated.

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
        # What failed, with the command.
        self.failures: list[tuple[str, str]] = []

    def add(self, other: "Totals") -> None:
        self.words.update(other.words)
        for rule, figures in other.rules.items():
            self._add_rule(rule, figures)
        self.functions += other.functions
        self.objects += other.objects
        self.failures += other.failures

    def _add_rule(self, rule: str, figures: list[int]) -> None:
        sums = self.rules.setdefault(rule, [0, 0, 0])
        for index, figure in enumerate(figures):
            sums[index] += figure

    def read(self, configuration: str, text: str) -> None:
        """Adds the report of sparc-lint --summary."""
        self.objects += 1
        for functions, words, _ in _COUNT.findall(text):
            self.functions += int(functions)
            self.words[configuration] += int(words)
        for rule, *figures in _RULE.findall(text):
            self._add_rule(rule, [int(figure) for figure in figures])

    def describe(self, report: Report) -> None:
        """Writes the totals into a report of campaigns."""
        for configuration, words in self.words.items():
            report.count("instructions", configuration, words)
        for rule, figures in self.rules.items():
            for name, figure in zip(("applied", "violations", "unproved"), figures, strict=True):
                report.count(rule, name, figure)
        report.count("all", "functions", self.functions)
        report.count("all", "objects", self.objects)

    def print_report(self) -> None:
        for configuration, words in sorted(self.words.items()):
            print(f"{words:12}  {configuration}")
        print("rule      applied  violations    unproved")
        for rule, (applied, violations, unproved) in sorted(self.rules.items()):
            share = 100 * unproved / applied if applied else 0
            print(f"{rule} {applied:11} {violations:11} {unproved:11} {share:8.3f}%")
        print(
            f"{self.words.total()} instructions in {self.functions} functions of "
            f"{self.objects} objects: {len(self.failures)} failures"
        )


@dataclass(frozen=True)
class Program:
    """A file; or a program to be generated, and the command that does."""

    name: str
    path: Path | None
    generator: tuple[Word, ...] = ()


class _Batch:
    """The compilations of one program."""

    def __init__(self, campaign: "Campaign", directory: Path) -> None:
        self._campaign = campaign
        self._directory = directory
        self.totals = Totals()

    def _outputs(self, number: int) -> tuple[Path, Path]:
        """The output and the errors of a command of the last batch."""
        return self._directory / f"out{number}", self._directory / f"out{number}.errors"

    def _run(self, commands: Sequence[Sequence[Word]]) -> list[int]:
        lines = [
            BatchCommand(command, *self._outputs(number))
            for number, command in enumerate(commands)
        ]
        return run_batch(self._campaign.compiler, lines, self._directory, _TIMEOUT)

    def check(self, program: Path) -> None:
        compiles: list[list[Word]] = []
        for number, configuration in enumerate(self._campaign.configurations):
            path = self._directory / f"{number}.o"
            compiles.append([*configuration, program.resolve(), f"--emit=obj={path}"])
        for number, status in enumerate(self._run(compiles)):
            if status:
                text = "".join(path.read_text()[:4000] for path in self._outputs(number))
                self.totals.failures.append((text, spell(compiles[number])))
                continue
            check: list[Word] = [self._campaign.lint, "--summary", self._directory / f"{number}.o"]
            reproduction = spell([*compiles[number], "&&", *check])
            try:
                checked = run(check, timeout=_TIMEOUT)
            except TimeLimitExceeded as error:
                self.totals.failures.append((f"{error}\n", reproduction))
                continue
            output = checked.output.decode()
            self.totals.read(" ".join(self._campaign.configurations[number]), output)
            if checked.status:
                text = output[:4000] + checked.errors.decode()[:4000]
                self.totals.failures.append((text, reproduction))


class Campaign:
    def __init__(self, build: BuildDirectory, options: argparse.Namespace) -> None:
        self.compiler = build.built("mincaml-llc")
        self.lint = build.built("sparc-lint")
        self.configurations = [
            (f"--target={target}", f"-O{level}", f"-regalloc={allocator}")
            for target in options.targets
            for level in options.levels
            for allocator in options.allocators
        ]

    def check(self, program: Program) -> Totals:
        with tempfile.TemporaryDirectory() as scratch:
            directory = Path(scratch)
            path = program.path
            if path is None:
                require([*program.generator, "--count=1", f"--output-dir={directory}"])
                path = directory / program.name
            batch = _Batch(self, directory)
            batch.check(path)
        return batch.totals


def _generated(build: BuildDirectory, options: argparse.Namespace) -> Iterator[Program]:
    generator = build.built("mincaml-gen")
    for seed in range(options.seed, options.seed + options.count):
        profile = _PROFILES[seed % len(_PROFILES)]
        flags = (f"--seed={seed}", f"--size={options.size}", f"--profile={profile}")
        yield Program(f"{seed}.ml", None, (generator, *flags))


def _command_line() -> CommandLine:
    parser = CommandLine("check-sparc-campaign", _DESCRIPTION)
    parser.add("programs", nargs="*", type=Path, metavar="PROGRAM.ml")
    parser.add_build_dir()
    parser.section("generated programs")
    parser.add_number("--count", 10, "programs")
    parser.add_seed()
    parser.add_number("--size", 200, "lines of a program")
    parser.section("configurations")
    parser.add_names("--targets", "target", _TARGETS, _TARGETS)
    parser.add_names("--levels", "level", LEVELS, LEVELS)
    parser.add_names("--allocators", "allocator", SPILLING_ALLOCATORS, SPILLING_ALLOCATORS)
    parser.section("campaign")
    parser.add_shard()
    parser.add_jobs()
    parser.add_seconds()
    parser.add_max_failures(0)
    parser.add_json()
    return parser


def _main(words: Sequence[str]) -> int:
    parser = _command_line()
    options = parser.parse(words)
    if options.programs:
        parser.refuse("given programs", "--count", "--seed", "--size")
    build = BuildDirectory.of(options.build_dir)
    campaign = Campaign(build, options)
    given = [Program(path.name, path) for path in options.programs]
    units = Units(options.shard)
    report = shard_report("check-sparc-campaign", build, options)
    totals = Totals()
    limits = Limits(options.seconds, options.max_failures)
    for number, program, part in units.run(
        campaign.check,
        given or _generated(build, options),
        options.jobs,
        lambda: limits.reached(len(totals.failures)),
    ):
        totals.add(part)
        for text, command in part.failures:
            print(f"FAILED: {command}\n{text}", end="", flush=True)
            if program.generator:
                print(f"the program: {spell(program.generator)}")
            report.findings.append(Finding(number, "failure", text, command))
        print(
            f"{program.name}: {totals.words.total()} instructions so far",
            file=sys.stderr,
            flush=True,
        )
    totals.describe(report)
    finish(report, options, units, limits.elapsed)
    totals.print_report()
    return 1 if totals.failures else 0


def main(words: Sequence[str]) -> int:
    return run_main("check-sparc-campaign", _main, words)
