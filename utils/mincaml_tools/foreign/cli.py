"""The command line of utils/foreign."""

import argparse
import random
import tempfile
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..campaigns.report import Finding, Report, finish, shard_report
from ..campaigns.shards import Units
from ..compiler import Compiler
from ..options import CommandLine, build_and_toolchain, check_names, names, run_main
from ..parallel import Limits
from ..tables import table
from .builder import Builder
from .configurations import KINDS, RESULTS, Configuration, Outcome, Space, Trial
from .programs import (
    CORPUS,
    Program,
    corpus_program,
    csmith_program,
    require_csmith,
    single_file,
)
from .sources import Cache

_DESCRIPTION = """\
Tests the compiler with third-party C programs: those of a few source packages of
Debian (lua5.4, zlib, bzip2, lz4, sqlite3), which apt fetches, random programs
of csmith, and given files, each of which is a whole program.

For each target these configurations run:
  llvm         clang and llc alone, to recognize faults of LLVM;
  pass         each pass of this project alone, in stock opt;
  level        the pipelines of -O1 to -O3, in stock opt;
  allocator    each register allocator, LLVM's too, with the allocation checker, in
               stock llc;
  sparc-check  the check of SPARC code on objects of llc and of gcc.
Standard output and exit status of the program must be those of the program compiled by
gcc. The seed selects the level at which clang generates the LLVM IR.

Prints a table. Exit status: 0; 1 if the result of a program differed, a tool crashed or
took too long, or a check reported a finding; 2 for wrong usage or a missing tool.
"""

_MIRROR = "http://deb.debian.org/debian"
_LEVELS = ("0", "1", "2", "3", "s")


def _command_line() -> CommandLine:
    parser = CommandLine("foreign", _DESCRIPTION)
    parser.add("files", nargs="*", type=Path, metavar="FILE.c", help="also these programs")
    parser.add_build_dir()
    parser.add_toolchain("opt", "llc", "clang")
    parser.add_output_dir("the files of failures")
    parser.section("programs")
    corpus = list(CORPUS)
    parser.add_names("--corpus", "package", [*corpus, "none"], corpus)
    parser.add_number("--csmith", 0, "programs of csmith, with seeds from --seed on", least=0)
    parser.add_number("--csmith-configurations", 6, "drawn for each of them")
    parser.add(
        "--cache-dir",
        type=Path,
        metavar="DIR",
        help="directory of source packages; missing ones are fetched",
    )
    parser.add(
        "--mirror", default=_MIRROR, metavar="URI", help=f"Debian mirror (default: {_MIRROR})"
    )
    parser.add_seed()
    parser.section("configurations")
    parser.add("--targets", type=names, default=[], metavar="NAMES", help="only these")
    parser.add_names("--kinds", "kind", KINDS, KINDS)
    parser.add_names("--levels", "level", _LEVELS, ["0", "1", "2"], "of clang")
    parser.add(
        "--only", default="", metavar="TEXT", help="configurations whose name has TEXT"
    )
    parser.section("campaign")
    parser.add_shard()
    parser.add_jobs()
    parser.add_seconds()
    parser.add_timeout("command", 300)
    parser.add_max_failures()
    parser.add_json()
    parser.add("--markdown", action="store_true", help="a table in Markdown")
    parser.add("--verbose", action="store_true", help="a line for each configuration")
    return parser


@dataclass(frozen=True)
class _Unit:
    """A program and a configuration; or the number of a program of csmith."""

    target: str
    program: Program | None
    configuration: Configuration | None
    seed: int = 0


class _Campaign:
    def __init__(self, options: argparse.Namespace, scratch: Path, failures: Path) -> None:
        self.options = options
        self._scratch = scratch
        self._failures = failures
        self.build, tools = build_and_toolchain(options)
        compiler = Compiler(self.build)
        check_names("target", options.targets, compiler.targets)
        self.targets = options.targets or list(compiler.targets)
        self._space = Space(compiler, options.kinds, options.levels, options.only)
        self._builders = {
            name: Builder(
                compiler, tools, compiler.targets[name], scratch / name, options.timeout
            )
            for name in self.targets
        }

    def programs(self) -> list[Program]:
        chosen = [name for name in self.options.corpus if name != "none"]
        found = []
        if chosen:
            cache = Cache(self.options.cache_dir, self.options.mirror)
            found = [corpus_program(name, cache) for name in chosen]
        return found + [single_file(path) for path in self.options.files]

    def units(self, programs: list[Program]) -> list[_Unit]:
        """In an order in which any beginning is a fair sample."""
        seed = self.options.seed
        found = []
        for program in programs:
            for target in self.targets:
                rng = random.Random(f"{seed} {program.name} {target}")
                found += [
                    _Unit(target, program, configuration)
                    for configuration in self._space.all(target, rng)
                ]
        for number in range(seed, seed + self.options.csmith):
            target = random.Random(f"target {number}").choice(self.targets)
            found.append(_Unit(target, None, None, number))
        random.Random(seed).shuffle(found)
        return found

    def run(self, unit: _Unit) -> list[Outcome]:
        builder = self._builders[unit.target]
        if unit.program and unit.configuration:
            return [Trial(builder, unit.program, unit.configuration, self._failures).run()]
        rng = random.Random(f"configurations {unit.seed}")
        folder = self._scratch / f"csmith-{unit.seed}"
        folder.mkdir()
        program = csmith_program(unit.seed, folder)
        count = self.options.csmith_configurations
        outcomes = []
        for configuration in self._space.some(unit.target, rng, count):
            outcome = Trial(builder, program, configuration, self._failures).run()
            if outcome.is_failure:
                outcome.message += f" [csmith --seed {unit.seed}]"
            outcomes.append(outcome)
            if outcome.result == "unusable":
                break
        builder.forget(program)
        return outcomes


class _Totals:
    def __init__(self, report: Report) -> None:
        self._report = report
        self._counts: dict[tuple[str, str, str], Counter[str]] = defaultdict(Counter)
        self._seconds: dict[tuple[str, str, str], float] = defaultdict(float)

    def add(self, unit: int, outcome: Outcome) -> None:
        row = (outcome.program, outcome.target, outcome.configuration.kind)
        self._counts[row][outcome.result] += 1
        self._seconds[row] += outcome.seconds
        self._report.count(" ".join(row), outcome.result)
        if outcome.is_failure:
            message = f"{outcome.program} {outcome.target} {outcome.configuration}: "
            message += outcome.message
            finding = Finding(unit, outcome.result, message, outcome.command)
            self._report.findings.append(finding)

    def print(self, markdown: bool) -> None:
        used = [r for r in RESULTS if any(counts[r] for counts in self._counts.values())]
        rows = [["program", "target", "configurations", *used, "seconds"]]
        for row, counts in sorted(self._counts.items()):
            cells = [str(counts[result]) for result in used]
            rows.append([*row, *cells, f"{self._seconds[row]:.0f}"])
        print(table(rows, markdown, left=3))


def _describe(outcome: Outcome) -> str:
    text = f"{outcome.program} {outcome.target} {outcome.configuration}: {outcome.result}"
    if outcome.message:
        text += f": {outcome.message}"
    if outcome.command:
        text += f"\n    {outcome.command}"
    return text


def _run(options: argparse.Namespace, campaign: _Campaign, programs: list[Program]) -> int:
    versions = {p.name: p.version for p in programs}
    facts = {"targets": campaign.targets, "versions": versions}
    report = shard_report("foreign", campaign.build, options, facts)
    totals = _Totals(report)
    units = Units(options.shard)
    limits = Limits(options.seconds, options.max_failures)
    for number, _, outcomes in units.run(
        campaign.run,
        campaign.units(programs),
        options.jobs,
        lambda: limits.reached(len(report.findings)),
    ):
        for outcome in outcomes:
            totals.add(number, outcome)
            if outcome.is_failure:
                print(f"FAILED: {_describe(outcome)}", flush=True)
            elif options.verbose or outcome.result in ("refused", "llvm", "unusable"):
                print(f"{_describe(outcome)} ({outcome.seconds:.1f} s)", flush=True)
    totals.print(options.markdown)
    finish(report, options, units, limits.elapsed)
    print(
        f"{units.done} of {units.total} units, {limits.elapsed:.0f} s, "
        f"{len(report.findings)} failures"
    )
    return 1 if report.findings else 0


def _main(words: Sequence[str]) -> int:
    parser = _command_line()
    options = parser.parse(words)
    if not options.csmith:
        parser.refuse("--csmith=0", "--csmith-configurations")
    else:
        require_csmith()
    if options.corpus == ["none"]:
        parser.refuse("--corpus=none", "--cache-dir", "--mirror")
        if not options.files and not options.csmith:
            parser.error("--corpus=none leaves nothing to compile without --csmith or files")
    elif options.cache_dir is None:
        parser.error("--cache-dir says where source packages are kept; or give --corpus=none")
    failures = options.output_dir or Path(tempfile.mkdtemp(prefix="foreign-failures-"))
    with tempfile.TemporaryDirectory(prefix="foreign-") as scratch:
        campaign = _Campaign(options, Path(scratch), failures.resolve())
        return _run(options, campaign, campaign.programs())


def main(words: Sequence[str]) -> int:
    return run_main("foreign", _main, words)
