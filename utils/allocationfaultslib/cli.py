"""The command line of utils/allocation-faults."""

import argparse
import itertools
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from .campaign import (
    LLVM_ALLOCATORS,
    MINCAML_ALLOCATORS,
    PRODUCT_TARGETS,
    TARGETS,
    TRIPLES,
    Job,
    Outcome,
    Tools,
    kinds,
    run,
)

ROOT = Path(__file__).resolve().parents[2]

DESCRIPTION = """\
Tests the allocation checker by faults.

Compiles programs (those of bench/ and examples/, and random ones that press
allocators, of mincaml-pressure) with each allocator for each target, spoils the
allocation of each function in every way of test/tools/allocation-faults, one at a
time, and has the checker look at it. What the checker accepts must mean the
same as before, which is proved independently (test/tools/allocation-faults/
Equivalence.h).

Exit status: 0; 1 if a fault was missed, or an allocation that nothing was done
to was refused, or a compilation failed; 2 for wrong usage.
"""


def _list(text: str) -> list[str]:
    return [item for item in text.split(",") if item]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="allocation-faults",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kinds", type=_list, default=["all"], metavar="NAMES")
    parser.add_argument("--targets", type=_list, default=list(TARGETS), metavar="NAMES")
    parser.add_argument(
        "--allocators",
        type=_list,
        default=[*LLVM_ALLOCATORS, *MINCAML_ALLOCATORS],
        metavar="NAMES",
    )
    parser.add_argument("--levels", type=_list, default=["-O0", "-O2"], metavar="-O0,...")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first seed")
    parser.add_argument(
        "--count",
        type=int,
        default=1,
        metavar="N",
        help="mutants of each kind in each function (default: 1); 0: only the "
        "allocations themselves",
    )
    parser.add_argument(
        "--modules",
        type=int,
        default=10,
        metavar="N",
        help="random modules for each target (default: 10)",
    )
    parser.add_argument("--functions", type=int, default=4, help="of a random module (default: 4)")
    parser.add_argument("--no-corpus", action="store_true", help="leave out bench/ and examples/")
    parser.add_argument("--enough", type=int, default=0, metavar="N", help="end after N mutants")
    parser.add_argument("--seconds", type=int, default=0, metavar="N", help="end after N seconds")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--timeout", type=int, default=300, metavar="SECONDS")
    parser.add_argument("--build-dir", type=Path, default=ROOT / "build")
    parser.add_argument("--llc", type=Path, default=Path("/usr/lib/llvm-22/bin/llc"))
    parser.add_argument("--output", type=Path, metavar="DIR", help="keep the modules here")
    parser.add_argument("--markdown", action="store_true", help="print the table in Markdown")
    return parser


def _corpus(tools: Tools, target: str, directory: Path) -> Iterator[Path]:
    """The programs of the project as LLVM IR, and IR that is for all targets."""
    for path in sorted((ROOT / "test" / "tools" / "allocation-faults").glob("*.ll")):
        module = directory / f"{path.stem}-{target}.ll"
        if not module.exists():
            module.write_text(f'target triple = "{TRIPLES[target]}"\n{path.read_text()}')
        yield module
    for path in sorted([*(ROOT / "bench").glob("*.ml"), *(ROOT / "examples").glob("*.ml")]):
        module = directory / f"{path.stem}-{target}.ll"
        if not module.exists():
            subprocess.run(
                [tools.compiler, f"--target={PRODUCT_TARGETS[target]}", "-O2", "--emit=llvm"]
                + ["-o", module, path],
                check=True,
            )
        yield module


def _random(tools: Tools, options: argparse.Namespace, target: str, to: Path) -> Iterator[Path]:
    if not options.modules:
        return
    directory = to / f"pressure-{target}"
    subprocess.run(
        [tools.pressure, f"-target={target}", f"-seed={options.seed}"]
        + [f"-count={options.modules}", f"-output-dir={directory}"]
        + [f"-functions={options.functions}"],
        check=True,
    )
    for number in range(options.modules):
        yield directory / f"{options.seed + number}.ll"


def _is_miscompiled(module: Path, allocator: str, level: str) -> bool:
    """Whether LLVM is known to be at fault (docs/allocation-checker.md): `fast` restores nothing
    to registers that a landing pad names as live-ins, which are free if an optimizer has dropped
    the copies out of them, and may restore a result of inline assembly that jumps before it saves
    it."""
    text = module.read_text() if allocator == "fast" else ""
    return "= callbr" in text or (level != "-O0" and "landingpad" in text)


def _jobs(tools: Tools, options: argparse.Namespace, directory: Path) -> Iterator[Job]:
    request = f"{','.join(options.kinds)}:{options.seed}:{options.count}"
    streams = []
    for target in options.targets:
        modules = list(_random(tools, options, target, directory))
        if not options.no_corpus:
            modules += _corpus(tools, target, directory)
        streams.append(
            Job(module, allocator, level, request)
            for module in modules
            for allocator in options.allocators
            for level in options.levels
            if not _is_miscompiled(module, allocator, level)
        )
    # Targets take turns, so that each has its share of what is enough.
    for jobs in itertools.zip_longest(*streams):
        yield from (job for job in jobs if job)


def _report(outcome: Outcome, known: dict[str, str], markdown: bool) -> None:
    print(
        "| kind | caught | equivalent | missed | |\n| --- | ---: | ---: | ---: | --- |"
        if markdown
        else f"{'kind':24} {'caught':>8} {'equivalent':>10} {'missed':>7}"
    )
    for kind, description in known.items():
        caught, equivalent, missed = (
            outcome.counts[kind, result] for result in ("caught", "equivalent", "missed")
        )
        if markdown:
            print(f"| {kind} | {caught} | {equivalent} | {missed} | {description} |")
        elif caught or equivalent or missed:
            print(f"{kind:24} {caught:8} {equivalent:10} {missed:7}")
    for reason in sorted({reason for _, reason in outcome.reasons}):
        number = sum(n for (_, r), n in outcome.reasons.items() if r == reason)
        print(f"equivalent, because {reason}: {number}")


def _check(options: argparse.Namespace, parser: argparse.ArgumentParser) -> None:
    for name in options.targets:
        if name not in TARGETS:
            parser.error(f"--targets={name}: there is {', '.join(TARGETS)}")


def main(arguments: list[str]) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    _check(options, parser)
    build = options.build_dir.resolve()
    tools = Tools(
        llc=options.llc,
        plugin=build / "lib" / "MinCamlAllocationFaults.so",
        compiler=build / "bin" / "mincaml-llc",
        pressure=build / "bin" / "mincaml-pressure",
    )
    known = kinds(tools)
    for kind in options.kinds:
        if kind != "all" and kind not in known:
            parser.error(f"--kinds={kind}: there is {', '.join(known)}")
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="allocation-faults-") as temporary:
        directory = options.output or Path(temporary)
        directory.mkdir(parents=True, exist_ok=True)
        jobs = _jobs(tools, options, directory)
        outcome = run(
            jobs, tools, options.jobs, options.timeout, options.enough, options.seconds
        )
    _report(outcome, known, options.markdown)
    for mutant in outcome.bad:
        what = "FALSE ALARM" if mutant.result == "alarm" else f"MISSED {mutant.kind}"
        print(f"{what} in {mutant.function}: {mutant.place} {mutant.message}")
        print(f"    {mutant.reproducer(tools)}")
    for crash in outcome.crashes:
        print(f"FAILED: {crash}")
    total = sum(outcome.total(result) for result in ("caught", "equivalent", "missed"))
    alarms = outcome.total("alarm")
    print(
        f"{total} mutants in {outcome.runs} compilations: {outcome.total('caught')} caught, "
        f"{outcome.total('equivalent')} equivalent, {outcome.total('missed')} missed; "
        f"{alarms} false alarms, {len(outcome.crashes)} failures"
    )
    print(f"{time.monotonic() - begin:.0f} s", file=sys.stderr)
    return 1 if outcome.bad or outcome.crashes else 0
