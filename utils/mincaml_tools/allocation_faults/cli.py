"""The command line of utils/allocation-faults."""

import argparse
import itertools
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..allocators import SPILLING_ALLOCATORS
from ..campaigns.report import finish, shard_report
from ..campaigns.shards import Units
from ..options import (
    LEVELS,
    CommandLine,
    build_and_toolchain,
    check_names,
    names,
    run_main,
)
from ..parallel import Limits
from ..tables import table
from ..toolchain import TRIPLES
from .faults import RESULTS, Job, Llc, Outcome, run_jobs
from .modules import Modules

_DESCRIPTION = """\
Tests the checker of register allocations with planted faults.

Compiles programs (those of bench/ and examples/, and random modules of
mincaml-pressure, which need many registers) with each allocator for each target,
plants each kind of fault of test/tools/allocation-faults in the allocation of each
function, one at a time, and runs the checker on it. If the
checker accepts a changed allocation, an independent proof has to show that it is
equivalent (test/tools/allocation-faults/Equivalence.h).

Exit status: 0; 1 if a fault was missed, an unchanged allocation was rejected, or
a compilation failed; 2 for wrong usage or a missing tool.
"""


def _command_line() -> CommandLine:
    parser = CommandLine("allocation-faults", _DESCRIPTION)
    parser.add_build_dir()
    parser.add_toolchain("llc")
    parser.add_output_dir("the modules")
    parser.section("modules and compilations")
    targets = list(TRIPLES)
    parser.add_names("--targets", "target", targets, targets)
    parser.add_names("--allocators", "allocator", SPILLING_ALLOCATORS, SPILLING_ALLOCATORS)
    parser.add_names("--levels", "level", LEVELS, ["0", "2"])
    parser.add_seed()
    parser.add_number("--modules", 10, "random modules for each target", least=0)
    parser.add_number("--functions", 4, "of a random module")
    parser.add("--no-corpus", action="store_true", help="only the random modules")
    parser.section("mutants")
    parser.add(
        "--kinds", type=names, default=["all"], metavar="NAMES", help="kinds (default: all)"
    )
    parser.add_number(
        "--count",
        1,
        "mutants of each kind in each function; 0: only the unchanged allocations are checked",
        least=0,
    )
    parser.section("campaign")
    parser.add_shard()
    parser.add_jobs()
    parser.add_seconds()
    parser.add_timeout("compilation", 300)
    parser.add_max_failures(0)
    parser.add_number("--max-mutants", 0, "stop after so many mutants; 0: no limit", least=0)
    parser.add_json()
    parser.add("--markdown", action="store_true", help="a table in Markdown, with descriptions")
    return parser


def _is_miscompiled(module: Path, allocator: str, level: str) -> bool:
    """Whether LLVM is known to be at fault (docs/allocation-checker.md): `fast` restores nothing
    to registers that a landing pad lists as live-ins, which are free if an optimizer has removed
    the copies out of them, and may restore a result of inline assembly that jumps before it saves
    it."""
    text = module.read_text() if allocator == "fast" else ""
    return "= callbr" in text or (level != "0" and "landingpad" in text)


def _jobs(modules: Modules, options: argparse.Namespace) -> Iterator[Job]:
    request = f"{','.join(options.kinds)}:{options.seed}:{options.count}"
    streams = []
    for target in options.targets:
        paths = modules.random(target, options.seed, options.modules, options.functions)
        if not options.no_corpus:
            paths += modules.corpus(target)
        streams.append(
            Job(path, allocator, level, request)
            for path in paths
            for allocator in options.allocators
            for level in options.levels
            if not _is_miscompiled(path, allocator, level)
        )
    # Targets in turn, so that each has its share of a campaign that is stopped.
    for jobs in itertools.zip_longest(*streams):
        yield from (job for job in jobs if job)


def _print_report(outcome: Outcome, kinds: dict[str, str], markdown: bool) -> None:
    # In Markdown all kinds, with their descriptions.
    rows = [["kind", *(["change"] if markdown else []), *RESULTS]]
    for kind, description in kinds.items():
        counts = [outcome.counts[kind, result] for result in RESULTS]
        if markdown or any(counts):
            rows.append([kind, *([description] if markdown else []), *map(str, counts)])
    print(table(rows, markdown, left=2 if markdown else 1))
    for reason in sorted({reason for _, reason in outcome.reasons}):
        number = sum(n for (_, r), n in outcome.reasons.items() if r == reason)
        print(f"equivalent, because {reason}: {number}")


def _print_failures(outcome: Outcome) -> None:
    for finding in sorted(outcome.findings):
        print(f"FAILED: {finding.kind}: {finding.message}\n    {finding.command}")


def _main(words: Sequence[str]) -> int:
    parser = _command_line()
    options = parser.parse(words)
    if not options.modules:
        parser.refuse("--modules=0", "--functions")
    if not options.count:
        parser.refuse("--count=0", "--kinds", "--max-mutants")
    build, tools = build_and_toolchain(options)
    llc = Llc(tools.command("llc"), build.built_plugin("MinCamlAllocationFaults"))
    kinds = llc.kinds()
    check_names("kind", options.kinds, ["all", *kinds])
    limits = Limits(options.seconds, options.max_failures)
    units = Units(options.shard)
    report = shard_report("allocation-faults", build, options)
    with tempfile.TemporaryDirectory(prefix="allocation-faults-") as temporary:
        directory = options.output_dir or Path(temporary)
        directory.mkdir(parents=True, exist_ok=True)
        jobs = _jobs(Modules(build, directory), options)
        outcome = run_jobs(
            llc, jobs, units, options.jobs, options.timeout, limits, options.max_mutants
        )
    outcome.describe(report)
    finish(report, options, units, limits.elapsed)
    _print_report(outcome, kinds, options.markdown)
    _print_failures(outcome)
    print(
        f"{outcome.mutants} mutants in {outcome.runs} compilations: "
        f"{outcome.total('caught')} caught, {outcome.total('equivalent')} equivalent, "
        f"{outcome.total('missed')} missed; "
        f"{outcome.total('alarm')} false alarms, {outcome.crashes} failures"
    )
    print(f"{limits.elapsed:.0f} s", file=sys.stderr)
    return 1 if outcome.failures else 0


def main(words: Sequence[str]) -> int:
    return run_main("allocation-faults", _main, words)
