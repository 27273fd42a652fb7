"""MinCaml programs through pipelines: each has to do what the reference interpreter
does."""

import itertools
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


def with_expectations(
    compiler: Compiler, paths: list[Path], scratch: Path, steps: int
) -> list[Program]:
    """The programs that end within so many steps, with their expected results."""
    source = Source((), steps, _TIMEOUT)
    all_programs = [Program(number, path) for number, path in enumerate(paths)]
    source.interpret(compiler, all_programs, scratch / "expected")
    return [p for p in all_programs if p.expected is not None]


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
        for pipeline in pipelines:
            flags = ("-O0", "--verify-each", f"-passes={pipeline}")
            some = itertools.islice(turn, share) if share else self._programs
            for program in some:
                yield Job(program, Configuration(JIT, flags))

    def failures(self, batch: tuple[int, list[Job]]) -> list[str | None]:
        """For each job of a batch None, or a description with a command."""
        number, jobs = batch
        self._executor.execute(jobs, self._scratch / f"mincaml-{number}")
        return [self._judge(job) for job in jobs]

    def _judge(self, job: Job) -> str | None:
        if job.program.accepts(job.outcome):
            return None
        options = job.configuration.options()
        command: list[Word] = [self._compiler.path, *options, job.program.path, "--run"]
        return f"{job.outcome.kind}: {spell(command)}"
