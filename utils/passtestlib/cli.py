"""The command line of utils/passtest."""

import argparse
import os
import random
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from difftestlib.toolbox import ROOT, ToolError, Toolbox

from . import bitcode, mincaml
from .pipelines import Pipelines

_DESCRIPTION = """\
Runs every pass of this project that may stand anywhere in a pipeline, every
ordered pair of them and random pipelines, with the verifier after each pass,

  - on the examples and tests: by JIT, which has to do what the reference
    interpreter does;
  - on C programs compiled by clang at -O0 and -O1: run before and after;
  - on modules of llvm-stress, which are verified only.

Without options all of it runs, for hours. Exit status 0 if all is well, 1 if
something is not, 2 if something is missing.
"""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="passtest",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--build-dir", type=Path, default=ROOT / "build")
    add("--clang", default="clang-22")
    add("--llvm-dir", type=Path, default=Path("/usr/lib/llvm-22/bin"))
    add("--opt", metavar="COMMAND", help="instead of that of --llvm-dir")
    add("--only", default="", metavar="TEXT", help="pipelines with such a pass")
    add("--pairs", type=int, metavar="N", help="so many of the pairs")
    add("--random", type=int, default=3000, metavar="N", help="random pipelines")
    add("--seed", type=int, default=1)
    add("--share", type=int, default=0, metavar="N",
        help="programs for each pipeline on C, and for each of more than one pass "
        "on MinCaml; 0: all")
    add("--programs", type=int, default=0, metavar="N", help="only so many; 0: all")
    add("--steps", type=int, default=3000000, metavar="N",
        help="of the interpreter; longer programs are left out")
    add("--stress", type=int, default=1000, metavar="N", help="random modules")
    add("--no-mincaml", action="store_true")
    add("--no-c", action="store_true")
    add("--jobs", type=int, default=os.cpu_count())
    add("--time", type=float, default=0, metavar="SECONDS",
        help="start nothing later; 0: no limit")
    add("--max-failures", type=int, default=20, metavar="N",
        help="end after so many; 0: no limit")
    return parser


class _Run:
    def __init__(self, arguments: argparse.Namespace, scratch: Path):
        self.arguments = arguments
        self.scratch = scratch
        self.toolbox = Toolbox(arguments.build_dir.resolve())
        self.pipelines = Pipelines.of(
            self.toolbox.passes,
            arguments.only,
            arguments.pairs,
            arguments.random,
            arguments.seed,
        )
        self.start = time.monotonic()
        self.failures = 0

    def _has_ended(self) -> bool:
        limit = self.arguments.time
        too_long = limit and time.monotonic() - self.start > limit
        failures = self.arguments.max_failures
        return bool(too_long) or bool(failures and self.failures >= failures)

    def map(self, function, items: Iterable) -> Iterator:
        """The results of a function, in order; no item is begun after the end."""
        jobs = self.arguments.jobs
        with ThreadPoolExecutor(jobs) as pool:
            pending = []
            for item in items:
                if self._has_ended():
                    break
                pending.append(pool.submit(function, item))
                if len(pending) > jobs:
                    yield pending.pop(0).result()
            for future in pending:
                yield future.result()

    def _count(self, what: str, results: Iterable[str | None]) -> None:
        count = 0
        begin = time.monotonic()
        for failure in results:
            count += 1
            if failure:
                self.failures += 1
                print(f"FAILED: {failure}", flush=True)
        print(f"{count:8} {what}, {time.monotonic() - begin:.0f} s", flush=True)

    def mincaml(self) -> None:
        programs = mincaml.with_expectations(
            self.toolbox, mincaml.programs(), self.scratch, self.arguments.steps
        )
        if self.arguments.programs:
            rng = random.Random(self.arguments.seed)
            count = min(self.arguments.programs, len(programs))
            programs = rng.sample(programs, count)
        for what, pipelines, share in (
            ("single passes", self.pipelines.singles, 0),
            ("pairs", self.pipelines.pairs, self.arguments.share),
            ("random pipelines", self.pipelines.randoms, self.arguments.share),
        ):
            scratch = self.scratch / what.split()[0]
            scratch.mkdir()
            self._count(
                f"MinCaml, {what}",
                mincaml.failures(
                    self.toolbox, programs, pipelines, share, scratch, self.map
                ),
            )
            shutil.rmtree(scratch)

    def bitcode(self) -> None:
        tools = bitcode.Tools(
            self.arguments.llvm_dir,
            shlex.split(self.arguments.opt or str(self.arguments.llvm_dir / "opt")),
            self.arguments.clang,
            self.toolbox.build / "lib" / "MinCamlPasses.so",
        )
        if not self.arguments.no_c:
            modules = bitcode.compiled(tools, bitcode.c_sources(), self.scratch)
            self._pipelines_on("C", tools, modules)
        modules = bitcode.stressed(
            tools, self.arguments.stress, self.arguments.seed, self.scratch
        )
        everything = self.pipelines.all()
        rng = random.Random(self.arguments.seed)
        # Each pass alone, and a few of the longer pipelines for each module.
        work = [
            (module, pipeline)
            for module in modules
            for pipeline in self.pipelines.singles
            + rng.sample(everything, min(3, len(everything)))
        ]
        self._count(
            "random modules",
            self.map(lambda item: bitcode.failure(tools, *item), work),
        )

    def _pipelines_on(self, name, tools, modules) -> None:
        share = self.arguments.share
        for what, pipelines in (
            ("single passes", self.pipelines.singles),
            ("pairs and random", self.pipelines.pairs + self.pipelines.randoms),
        ):
            rng = random.Random(self.arguments.seed)
            work = [
                (module, pipeline)
                for pipeline in pipelines
                for module in (
                    rng.sample(modules, min(share, len(modules))) if share else modules
                )
            ]
            self._count(
                f"{name}, {what}",
                self.map(lambda item: bitcode.failure(tools, *item), work),
            )


def main(words: list[str]) -> int:
    arguments = _parser().parse_args(words)
    try:
        with tempfile.TemporaryDirectory(prefix="passtest-") as scratch:
            run = _Run(arguments, Path(scratch))
            if not run.pipelines.singles:
                raise ToolError(f"no pass has {arguments.only!r} in its name")
            if not arguments.no_mincaml:
                run.mincaml()
            run.bitcode()
            print(f"{run.failures} failures")
            return 1 if run.failures else 0
    except (ToolError, subprocess.TimeoutExpired) as error:
        print(f"passtest: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
