"""utils/validate: proves that passes preserve the meaning of functions."""

import argparse
import random
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..campaigns.report import finish, shard_report
from ..campaigns.shards import Units
from ..compiler import Compiler, Pass
from ..options import CommandLine, build_and_toolchain, run_main
from ..parallel import Limits
from ..passtest.pipelines import pairs_of
from ..paths import ROOT
from ..processes import ToolError
from ..tables import table
from .campaign import Job, Pipeline, Results, Validator, Verdict
from .functions import HOST, SPARC, module_of, random_function
from .shapes import all_shapes

# Functions in one module.
_BATCH = 50
# What passes make of functions is compared function by function; these are about
# the frame, or change what a call of the runtime does.
_LEFT_OUT = ("mincaml-lower-allocation",)


def _command_line() -> CommandLine:
    parser = CommandLine(
        "validate",
        "Runs each pass alone, and pairs of passes, on small functions and proves that the\n"
        "result refines the original (docs/validation.md). Prints a table, and each\n"
        "refutation. Exit status: 0; 1 if there are refutations or failures; 2 for wrong\n"
        "usage or a missing tool.",
    )
    parser.section("what is run")
    parser.add("--only", default="", metavar="TEXT", help="passes with this in their names")
    parser.add(
        "--passes", metavar="PASSES",
        help="run these function passes instead, which may be LLVM's, separated by semicolons",
    )
    parser.add_number("--functions", 500, "how many generated functions", least=0)
    parser.add_number("--shapes", 0, "how many functions of the small shapes; 0: all", least=0)
    parser.add("--no-shapes", action="store_true", help="skip the small shapes")
    parser.add("--no-lit", action="store_true", help="skip the inputs of test/lit/Transforms")
    parser.add_number("--pairs", 0, "also run this number of ordered pairs of passes", least=0)
    parser.add_seed()
    parser.section("limits")
    parser.add_number("--query-time", 1000, "milliseconds of one query")
    parser.add_number("--unroll", 3, "jumps backwards on a path", least=0)
    parser.add_timeout("run of a pass on a module", 300)
    parser.section("where things are")
    parser.add_build_dir()
    parser.add_toolchain("opt")
    parser.add_output_dir("the modules")
    parser.section("campaign")
    parser.add_shard()
    parser.add_jobs()
    parser.add_seconds()
    parser.add_max_failures()
    parser.add_json()
    parser.add("--markdown", action="store_true", help="tables in Markdown")
    return parser


def _batches(texts: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(texts), _BATCH):
        yield texts[start:start + _BATCH]


def _modules(options: argparse.Namespace, folder: Path) -> list[tuple[Path, str]]:
    """The modules to run passes on, each with its origin."""
    modules: list[tuple[Path, str]] = []

    def write(name: str, text: str, origin: str) -> None:
        path = folder / f"{name}.ll"
        path.write_text(text)
        modules.append((path, origin))

    seeds = range(options.seed, options.seed + options.functions)
    generated = [random_function(seed) for seed in seeds]
    for i, batch in enumerate(_batches(generated)):
        # Every fourth module is of a big-endian target with 32-bit pointers.
        write(f"generated-{i}", module_of(batch, SPARC if i % 4 == 3 else HOST), "generated")
    if not options.no_shapes:
        shapes = all_shapes()
        if options.shapes:
            shapes = random.Random(options.seed).sample(shapes, min(options.shapes, len(shapes)))
        for i, batch in enumerate(_batches(shapes)):
            write(f"shapes-{i}", module_of(batch, HOST), "shapes")
    if not options.no_lit:
        inputs = sorted((ROOT / "test/lit/Transforms").rglob("*.ll"))
        modules += [(path, "lit") for path in inputs]
    return modules


def _pipelines(options: argparse.Namespace, compiler: Compiler) -> list[Pipeline]:
    if options.passes:
        passes = [Pass(name, "function") for name in options.passes.split(";")]
    else:
        passes = [p for p in compiler.passes if p.name not in _LEFT_OUT]
    chosen = [p for p in passes if options.only in p.name]
    if not chosen:
        raise ToolError(f"no pass has {options.only!r} in its name")
    pairs = pairs_of(passes, options.only, options.pairs, random.Random(options.seed))
    return [Pipeline((p,)) for p in chosen] + [Pipeline(pair) for pair in pairs]


def _report(verdict: Verdict) -> None:
    print(f"REFUTED: {verdict.job.pipeline.text} on {verdict.function} of {verdict.job.module}: "
          f"{verdict.reason}\n{verdict.counterexample}", flush=True)


def _print(results: Results, markdown: bool) -> None:
    print("All functions:")
    print(table(results.rows(loop_free=False), markdown))
    print("\nGenerated functions and shapes without loops:")
    print(table(results.rows(loop_free=True), markdown))
    print("\nGiven up:")
    reasons = [[reason, str(number)] for reason, number in results.reasons.most_common()]
    print(table([["reason", "functions"], *reasons], markdown))


def _campaign(options: argparse.Namespace, folder: Path) -> int:
    build, toolchain = build_and_toolchain(options)
    validator = Validator(
        toolchain, build.built_plugin("MinCamlPasses"), options.timeout, options.query_time,
        options.unroll,
    )
    pipelines = _pipelines(options, Compiler(build))
    # In an order in which any beginning is a fair sample.
    jobs = [
        Job(module, pipeline, origin)
        for module, origin in _modules(options, folder)
        for pipeline in pipelines
    ]
    random.Random(options.seed).shuffle(jobs)
    units = Units(options.shard)
    report = shard_report("validate", build, options)
    limits = Limits(options.seconds, options.max_failures)
    results = Results()
    for number, job, verdicts in units.run(
        lambda job: list(validator.verdicts(job)), jobs, options.jobs,
        lambda: limits.reached(len(report.findings)),
    ):
        for verdict in verdicts:
            if isinstance(verdict, str):
                print(f"FAILED: {verdict}", flush=True)
            else:
                results.add(verdict)
                if verdict.verdict != "refuted":
                    continue
                _report(verdict)
            report.findings.append(validator.finding(number, job, verdict))
    results.describe(report)
    finish(report, options, units, limits.elapsed)
    _print(results, options.markdown)
    refuted = sum(finding.kind == "refuted" for finding in report.findings)
    print(
        f"\n{units.done} of {units.total} units, {limits.elapsed:.0f} s, {refuted} refuted, "
        f"{len(report.findings) - refuted} failures"
    )
    return 1 if report.findings else 0


def _main(words: Sequence[str]) -> int:
    options = _command_line().parse(words)
    with tempfile.TemporaryDirectory(prefix="validate-") as scratch:
        folder = options.output_dir or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        return _campaign(options, folder)


def main(words: Sequence[str]) -> int:
    return run_main("validate", _main, words)
