"""Compiles and runs many programs with few processes."""

import threading
from dataclasses import dataclass
from pathlib import Path

from ..batch import BatchCommand, run_batch
from ..compiler import Compiler, Target
from ..paths import ROOT
from ..processes import ToolError, Word, require, run, variables
from .configurations import JIT, Configuration
from .programs import Program
from .results import Result

# As many programs as batch-main.c declares.
BATCH_LIMIT = 400

# With --run, statuses of the compiler itself; no program ends with one.
_COMPILER_STATUSES = (1, 70)


@dataclass
class Job:
    program: Program
    configuration: Configuration
    result: Result | None = None

    @property
    def outcome(self) -> Result:
        """The result of a job that was executed."""
        assert self.result is not None
        return self.result


class Executor:
    """Runs jobs. One for all threads: it keeps the compiled batch-main.c."""

    def __init__(self, compiler: Compiler, scratch: Path, timeout: int) -> None:
        self._compiler = compiler
        self._scratch = scratch
        self._timeout = timeout
        self._mains: dict[str, Path] = {}
        self._lock = threading.Lock()

    def _batch_main(self, target: Target) -> Path:
        with self._lock:
            if target.name not in self._mains:
                path = self._scratch / f"batch-main-{target.name}.o"
                source = Path(__file__).with_name("batch-main.c")
                flags = ["-std=gnu11", "-O1", f"-I{ROOT / 'runtime'}", f"-I{ROOT / 'include'}"]
                require([*target.linker, *flags, "-c", source, "-o", path])
                self._mains[target.name] = path
            return self._mains[target.name]

    def execute(self, jobs: list[Job], directory: Path) -> None:
        """Sets the result of each job."""
        assert len(jobs) <= BATCH_LIMIT
        directory.mkdir()
        commands = []
        for number, job in enumerate(jobs):
            name = f"p{number:03}"
            words: list[Word] = [*job.configuration.options(), job.program.path]
            stdout = None
            if job.configuration.target == JIT:
                words.append("--run")
                stdout = directory / f"{name}.out"
            else:
                words += ["-c", f"--start-symbol={name}", "-o", directory / f"{name}.o"]
            commands.append(
                BatchCommand(
                    words,
                    stdout,
                    directory / f"{name}.err",
                    environment=job.configuration.environment,
                )
            )
        statuses = run_batch(self._compiler.path, commands, directory, self._timeout)
        for number, (job, status) in enumerate(zip(jobs, statuses, strict=True)):
            ran = job.configuration.target == JIT
            if ran or status:
                compiled = ran and status not in _COMPILER_STATUSES
                job.result = Result.read(directory, f"p{number:03}", status, compiled)
        for target in self._compiler.targets.values():
            groups: dict[tuple[str, ...], list[int]] = {}
            for number, job in enumerate(jobs):
                if job.configuration.target == target.name and job.result is None:
                    groups.setdefault(job.configuration.environment, []).append(number)
            for environment, numbers in groups.items():
                self._run_target(target, environment, jobs, numbers, directory)

    def _run_target(
        self,
        target: Target,
        environment: tuple[str, ...],
        jobs: list[Job],
        numbers: list[int],
        directory: Path,
    ) -> None:
        """Runs what was compiled for a target, as one executable."""
        executable = directory / f"batch-{target.name}"
        objects = [directory / f"p{number:03}.o" for number in numbers]
        libraries: list[Word] = [self._compiler.runtime(target), "-lm"]
        main = self._batch_main(target)
        require([*target.linker, main, *objects, *libraries, "-o", executable])
        finished = run(
            [*target.emulator, executable, str(self._timeout), directory],
            # An emulator takes time for each page of the stack, used or not.
            environment={"MINCAML_STACK_MAX": "8M", **variables(environment)},
        )
        rows = [line.split() for line in finished.output.splitlines()]
        statuses = {int(number): int(status) for number, status in rows}
        if finished.status or set(statuses) != set(numbers):
            raise ToolError(f"{executable} ended with status {finished.status}")
        for number in numbers:
            jobs[number].result = Result.read(directory, f"p{number:03}", statuses[number])
