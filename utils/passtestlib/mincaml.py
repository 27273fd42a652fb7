"""MinCaml programs through pipelines: each has to do what the reference
interpreter does."""

import itertools
import shlex
from collections.abc import Iterator
from pathlib import Path

from difftestlib.configurations import JIT, Configuration
from difftestlib.execution import BATCH_LIMIT, Executor, Job, is_timeout
from difftestlib.programs import Program, Source
from difftestlib.toolbox import ROOT, Toolbox

# What one batch runs.
_BATCH = min(200, BATCH_LIMIT)

# Programs that are about the limits of memory, or need input or other files.
_EXCLUDED = ("stack-overflow", "out-of-memory", "External/", "Harness/", "Inputs/")


def programs() -> list[Path]:
    """All examples and tests that are whole programs."""
    found = [
        path
        for folder in ("examples", "bench", "test/lit/EndToEnd")
        for path in sorted((ROOT / folder).rglob("*.ml"))
    ]
    return [p for p in found if not any(word in str(p) for word in _EXCLUDED)]


def with_expectations(
    toolbox: Toolbox, paths: list[Path], scratch: Path, steps: int
) -> list[Program]:
    """The programs that end within so many steps, with what they do."""
    source = Source((), steps, timeout=60)
    all_programs = [Program(number, path) for number, path in enumerate(paths)]
    source.interpret(toolbox, all_programs, scratch / "expected")
    return [p for p in all_programs if p.expected is not None]


def _jobs(programs: list[Program], pipelines: list[str], share: int) -> Iterator[Job]:
    """Each pipeline on each program; or on `share` of them, which take turns."""
    turn = itertools.cycle(programs)
    for pipeline in pipelines:
        flags = ("-O0", "--verify-each", f"-passes={pipeline}")
        some = itertools.islice(turn, share) if share else programs
        for program in some:
            yield Job(program, Configuration(JIT, flags))


def failures(
    toolbox: Toolbox,
    programs: list[Program],
    pipelines: list[str],
    share: int,
    scratch: Path,
    map_batches,
) -> Iterator[str | None]:
    """For each execution nothing, or what is wrong and how to see it."""
    executor = Executor(toolbox, scratch, timeout=60)

    def run(numbered: tuple[int, list[Job]]) -> list[str | None]:
        number, jobs = numbered
        executor.execute(jobs, scratch / f"mincaml-{number}")
        return [_judge(toolbox, job) for job in jobs]

    jobs = _jobs(programs, pipelines, share)
    batches = iter(lambda: list(itertools.islice(jobs, _BATCH)), [])
    for results in map_batches(run, enumerate(batches)):
        yield from results


def _judge(toolbox: Toolbox, job: Job) -> str | None:
    assert job.result is not None
    if job.program.accepts(job.result):
        return None
    kind = "timeout" if is_timeout(job.result.status) else job.result.kind
    command = [toolbox.compiler, *job.configuration.options(), str(job.program.path)]
    return f"{kind}: {shlex.join(command + ['--run'])}"
