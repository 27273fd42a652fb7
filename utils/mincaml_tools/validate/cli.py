"""utils/validate: proves what passes make of functions."""

import argparse
import random
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..compiler import Compiler, Pass
from ..options import CommandLine, build_and_toolchain, run_main
from ..parallel import Limits, run_parallel
from ..paths import ROOT
from ..processes import ToolError
from ..tables import table
from .campaign import Job, Results, Validator, Verdict
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
        "Runs each pass alone on small functions and proves that the result refines the\n"
        "original (docs/validation.md). Prints a table, and each refutation.",
    )
    parser.section("what is run")
    parser.add("--only", default="", metavar="TEXT", help="passes with this in their names")
    parser.add(
        "--passes", metavar="PASSES",
        help="these function passes instead, LLVM's too, separated by semicolons",
    )
    parser.add_number("--functions", 500, "how many generated functions", least=0)
    parser.add_number("--shapes", 0, "how many functions of the small shapes; 0: all", least=0)
    parser.add("--no-shapes", action="store_true", help="without the small shapes")
    parser.add("--no-lit", action="store_true", help="without the inputs of test/lit/Transforms")
    parser.add("--shard", default="1/1", metavar="K/N", help="the K-th of N parts (default: 1/1)")
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
    parser.add_jobs()
    parser.add_seconds()
    parser.add_max_failures()
    parser.section("report")
    parser.add("--markdown", action="store_true", help="tables in Markdown")
    parser.add("--json", type=Path, metavar="FILE", help="write the sums here")
    return parser


def _shard(text: str) -> tuple[int, int]:
    number, _, count = text.partition("/")
    if not (number.isdigit() and count.isdigit() and 1 <= int(number) <= int(count)):
        raise ToolError(f"--shard={text}: expected K/N with K from 1 to N")
    return int(number), int(count)


def _batches(texts: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(texts), _BATCH):
        yield texts[start:start + _BATCH]


def _modules(options: argparse.Namespace, folder: Path) -> list[tuple[Path, str]]:
    """The modules to run passes on, each with its origin: a function of the seed and
    the shard."""
    number, count = _shard(options.shard)
    modules: list[tuple[Path, str]] = []

    def write(name: str, text: str, origin: str) -> None:
        path = folder / f"{name}.ll"
        path.write_text(text)
        modules.append((path, origin))

    seeds = range(options.seed + number - 1, options.seed + options.functions, count)
    generated = [random_function(seed) for seed in seeds]
    for i, batch in enumerate(_batches(generated)):
        # Every fourth module is of a big-endian target with 32-bit pointers.
        write(f"generated-{i}", module_of(batch, SPARC if i % 4 == 3 else HOST), "generated")
    if not options.no_shapes:
        shapes = all_shapes()
        if options.shapes:
            shapes = random.Random(options.seed).sample(shapes, min(options.shapes, len(shapes)))
        for i, batch in enumerate(_batches(shapes[number - 1::count])):
            write(f"shapes-{i}", module_of(batch, HOST), "shapes")
    if not options.no_lit:
        inputs = sorted((ROOT / "test/lit/Transforms").rglob("*.ll"))
        modules += [(path, "lit") for path in inputs[number - 1::count]]
    return modules


def _passes(options: argparse.Namespace, compiler: Compiler) -> list[Pass]:
    if options.passes:
        return [Pass(name, "function") for name in options.passes.split(";")]
    chosen = [p for p in compiler.passes if options.only in p.name and p.name not in _LEFT_OUT]
    if not chosen:
        raise ToolError(f"no pass has {options.only!r} in its name")
    return chosen


def _report(verdict: Verdict) -> None:
    print(f"REFUTED: {verdict.job.transform.name} on {verdict.function} of {verdict.job.module}: "
          f"{verdict.reason}\n{verdict.counterexample}", flush=True)


def _campaign(options: argparse.Namespace, folder: Path) -> Results:
    build, toolchain = build_and_toolchain(options)
    validator = Validator(
        toolchain, build.built_plugin("MinCamlPasses"), options.timeout, options.query_time,
        options.unroll,
    )
    passes = _passes(options, Compiler(build))
    jobs = [
        Job(module, transform, origin)
        for module, origin in _modules(options, folder)
        for transform in passes
    ]
    limits = Limits(options.seconds, options.max_failures)
    results = Results()
    done = run_parallel(
        lambda job: list(validator.verdicts(job)), jobs, options.jobs,
        lambda: limits.reached(len(results.refuted) + len(results.failures)),
    )
    for _, verdicts in done:
        for verdict in verdicts:
            if isinstance(verdict, str):
                results.failures.append(verdict)
                print(f"FAILED: {verdict}", flush=True)
            else:
                results.add(verdict)
                if verdict.verdict == "refuted":
                    _report(verdict)
    return results


def _main(words: Sequence[str]) -> int:
    options = _command_line().parse(words)
    with tempfile.TemporaryDirectory(prefix="validate-") as scratch:
        folder = options.output_dir or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        results = _campaign(options, folder)
    print("All functions:")
    print(table(results.rows(loop_free=False), options.markdown))
    print("\nGenerated functions and shapes without loops:")
    print(table(results.rows(loop_free=True), options.markdown))
    print("\nGiven up:")
    print(table([["reason", "functions"], *([r, str(n)] for r, n in
                                            results.reasons.most_common())], options.markdown))
    if options.json:
        options.json.write_text(results.as_json() + "\n")
    bad = len(results.refuted) + len(results.failures)
    print(f"\n{len(results.refuted)} refuted, {len(results.failures)} failures")
    return 1 if bad else 0


def main(words: Sequence[str]) -> int:
    return run_main("validate", _main, words)
