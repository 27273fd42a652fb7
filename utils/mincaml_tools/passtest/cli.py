"""The command line of utils/passtest."""

import argparse
import random
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from ..campaigns.report import Finding, finish, shard_report
from ..campaigns.shards import Units
from ..compiler import Compiler
from ..options import CommandLine, build_and_toolchain, natural, run_main
from ..parallel import Limits
from ..processes import ToolError
from .bitcode import BitcodeRun, Module, c_sources
from .mincaml import MinCamlRun, chosen_programs
from .pipelines import Pipelines

_DESCRIPTION = """\
Runs every pass of this project that may be anywhere in a pipeline, every
ordered pair of them and random pipelines, with the verifier after each pass,

  - on the examples and tests: by JIT, with the reference interpreter as the
    reference;
  - on C programs compiled by clang at -O0 and -O1: run before and after;
  - on modules of llvm-stress, which are only verified.

On C programs and random modules, passes emit their remarks, and printer passes
run as well.

Without options everything runs, which takes hours. Exit status: 0; 1 if something
failed; 2 for wrong usage or a missing tool.
"""

Item = TypeVar("Item")


def _command_line() -> CommandLine:
    parser = CommandLine("passtest", _DESCRIPTION)
    parser.add_build_dir()
    parser.add_toolchain("opt", "clang")
    parser.section("pipelines")
    parser.add("--only", default="", metavar="TEXT", help="those with a pass named *TEXT*")
    parser.add(
        "--pairs", type=natural, metavar="N", help="run N of the pairs of passes (default: all)"
    )
    parser.add_number("--random", 3000, "random pipelines", least=0)
    parser.add_seed()
    parser.section("programs")
    parser.add_number(
        "--share",
        0,
        "so many programs for each pipeline on C, and for each of more than one pass on "
        "MinCaml; 0: all",
        least=0,
    )
    parser.add_number("--max-programs", 0, "number of MinCaml programs; 0: all", least=0)
    parser.add_interpret_steps(3000000)
    parser.add_number("--stress", 1000, "modules of llvm-stress", least=0)
    parser.add("--no-mincaml", action="store_true", help="no MinCaml programs")
    parser.add("--no-c", action="store_true", help="no C programs")
    parser.section("campaign")
    parser.add_jobs()
    parser.add_shard()
    parser.add_seconds()
    parser.add_max_failures()
    parser.add_json()
    return parser


class _Run:
    def __init__(self, options: argparse.Namespace, scratch: Path) -> None:
        self.options = options
        self.scratch = scratch
        build, self.toolchain = build_and_toolchain(options)
        self.compiler = Compiler(build)
        self.pipelines = Pipelines.of(
            self.compiler, options.only, options.pairs, options.random, options.seed
        )
        self.limits = Limits(options.seconds, options.max_failures)
        self.units = Units(options.shard)
        passes = {"passes": [p.name for p in self.compiler.passes]}
        self.report = shard_report("passtest", build, options, passes)

    @property
    def failures(self) -> int:
        return len(self.report.findings)

    def _try(
        self,
        what: str,
        function: Callable[[Item], Iterable[str | None]],
        items: Iterable[Item],
    ) -> None:
        """Counts the results of a function that yields failures and None."""
        begin = time.monotonic()
        self.report.count("executions", what, 0)
        for number, _, results in self.units.run(
            function, items, self.options.jobs, lambda: self.limits.reached(self.failures)
        ):
            for failure in results:
                self.report.count("executions", what)
                if failure:
                    kind, _, command = failure.partition(": ")
                    self.report.findings.append(Finding(number, kind, what, command))
                    print(f"FAILED: {failure}", flush=True)
        count = self.report.counts["executions"][what]
        print(f"{count:8} {what}, {time.monotonic() - begin:.0f} s", flush=True)

    def mincaml(self) -> None:
        programs = chosen_programs(
            self.compiler,
            self.scratch,
            self.options.interpret_steps,
            self.options.max_programs,
            self.options.seed,
        )
        for what, pipelines, share in (
            ("single passes", self.pipelines.singles, 0),
            ("pairs", self.pipelines.pairs, self.options.share),
            ("random pipelines", self.pipelines.randoms, self.options.share),
            ("facts", self.pipelines.facts, self.options.share),
        ):
            scratch = self.scratch / what.split()[0]
            scratch.mkdir()
            run = MinCamlRun(self.compiler, programs, scratch)
            self._try(f"MinCaml, {what}", run.failures, run.batches(pipelines, share))
            shutil.rmtree(scratch)

    def bitcode(self) -> None:
        run = BitcodeRun(self.toolchain, self.scratch)
        if not self.options.no_c:
            self._c_programs(run, run.compiled(c_sources()))
        everything = self.pipelines.all()

        def stress(seed: int) -> list[str | None]:
            # Each pass alone, and a few of the longer pipelines.
            some = random.Random(seed).sample(everything, min(3, len(everything)))
            module = run.stressed(seed)
            chosen = self.pipelines.printers + self.pipelines.singles + some
            return [run.failure((module, pipeline)) for pipeline in chosen]

        seed = self.options.seed
        self._try("random modules", stress, range(seed, seed + self.options.stress))

    def _c_programs(self, run: BitcodeRun, modules: list[Module]) -> None:
        share = self.options.share
        # Checked facts make the benchmarks take minutes.
        short = [m for m in modules if not m.is_benchmark]
        for what, pipelines, chosen in (
            ("printers", self.pipelines.printers, modules),
            ("single passes", self.pipelines.singles, modules),
            ("pairs and random", self.pipelines.pairs + self.pipelines.randoms, modules),
            ("facts", self.pipelines.facts, short),
        ):
            rng = random.Random(self.options.seed)
            work = [
                (module, pipeline)
                for pipeline in pipelines
                for module in (rng.sample(chosen, min(share, len(chosen))) if share else chosen)
            ]
            self._try(f"C, {what}", lambda item: [run.failure(item)], work)


def _main(words: Sequence[str]) -> int:
    parser = _command_line()
    options = parser.parse(words)
    if options.no_mincaml:
        parser.refuse("--no-mincaml", "--max-programs", "--interpret-steps")
        if options.no_c:
            parser.refuse("--no-mincaml and --no-c", "--share")
    with tempfile.TemporaryDirectory(prefix="passtest-") as scratch:
        run = _Run(options, Path(scratch))
        if not run.pipelines.singles:
            raise ToolError(f"no pass has {options.only!r} in its name")
        if not options.no_mincaml:
            run.mincaml()
        run.bitcode()
        finish(run.report, options, run.units, run.limits.elapsed)
        print(f"{run.failures} failures")
        return 1 if run.failures else 0


def main(words: Sequence[str]) -> int:
    return run_main("passtest", _main, words)
