"""Runs MinCaml programs through pipelines and compares the results with those of the
reference interpreter."""

import itertools
import random
from collections.abc import Iterator
from pathlib import Path

from ..compiler import Compiler
from ..difftest.configurations import JIT, Configuration
from ..difftest.execution import BATCH_LIMIT, Executor, Job
from ..difftest.programs import Program, Source
from ..paths import ROOT, mincaml_programs
from ..processes import Word, spell

# Programs in one batch of the compiler.
_BATCH = min(200, BATCH_LIMIT)
_TIMEOUT = 60

# Programs that exhaust memory, or need input or other files.
_EXCLUDED = ("stack-overflow", "out-of-memory", "External/", "Harness/", "Inputs/")


def whole_programs() -> list[Path]:
    """All examples, benchmarks and tests that are whole programs."""
    tests = sorted((ROOT / "test/lit/EndToEnd").rglob("*.ml"))
    found = [*mincaml_programs(), *tests]
    return [p for p in found if not any(word in str(p) for word in _EXCLUDED)]


def chosen_programs(
    compiler: Compiler, scratch: Path, steps: int, count: int, seed: int
) -> list[Program]:
    """Of the programs that end within so many steps `count` drawn ones, or all if that is
    0; with their expected results."""
    source = Source((), steps, _TIMEOUT)
    paths = whole_programs()
    if count:
        random.Random(seed).shuffle(paths)
    found: list[Program] = []
    # Most of them end.
    size = 2 * count or len(paths)
    for first in range(0, len(paths), size):
        some = [Program(first + n, p) for n, p in enumerate(paths[first : first + size])]
        source.interpret(compiler, some, scratch / f"expected-{first}")
        found += [program for program in some if program.expected is not None]
        if count and len(found) >= count:
            return found[:count]
    return found


class MinCamlRun:
    """Runs programs through pipelines, in batches."""

    def __init__(self, compiler: Compiler, programs: list[Program], scratch: Path) -> None:
        self._compiler = compiler
        self._programs = programs
        self._scratch = scratch
        self._executor = Executor(compiler, scratch, _TIMEOUT)

    def batches(self, pipelines: list[str], share: int) -> Iterator[tuple[int, list[Job]]]:
        """Each pipeline on each program; or on `share` of them, in turn."""
        jobs = self._jobs(pipelines, share)
        yield from enumerate(iter(lambda: list(itertools.islice(jobs, _BATCH)), []))

    def _jobs(self, pipelines: list[str], share: int) -> Iterator[Job]:
        turn = itertools.cycle(self._programs)
        # Every other program collects garbage often.
        environments = itertools.cycle([(), ("MINCAML_GC=stress=5",)])
        for pipeline in pipelines:
            flags = ("-O0", "--verify-each", f"-passes={pipeline}")
            some = itertools.islice(turn, share) if share else self._programs
            for program in some:
                yield Job(program, Configuration(JIT, flags, next(environments)))

    def failures(self, batch: tuple[int, list[Job]]) -> list[str | None]:
        """For each job of a batch None, or a description with a command."""
        number, jobs = batch
        self._executor.execute(jobs, self._scratch / f"mincaml-{number}")
        return [self._judge(job) for job in jobs]

    def _judge(self, job: Job) -> str | None:
        if job.program.accepts(job.outcome):
            return None
        configuration = job.configuration
        command: list[Word] = [
            *configuration.environment,
            self._compiler.path,
            *configuration.options(),
            job.program.path,
            "--run",
        ]
        return f"{job.outcome.kind}: {spell(command)}"
