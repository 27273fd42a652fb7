"""Compiling and running many programs, with few processes to start."""

import os
import shlex
import signal
import subprocess
import threading
from dataclasses import dataclass
from pathlib import Path

from .configurations import JIT, Configuration
from .toolbox import ROOT, Target, ToolError, Toolbox, run

# As many programs as batch-main.c knows.
BATCH_LIMIT = 400

# 124 from mincaml-llc --batch, SIGALRM from batch-main.c.
_TIMEOUTS = (124, 128 + signal.SIGALRM)


# With --run these are the compiler's own; no program ends so.
_COMPILER_STATUSES = (1, 70)


def is_timeout(status: int) -> bool:
    return status in _TIMEOUTS


@dataclass(frozen=True)
class Result:
    """What a program did; or the compiler, if it did not get that far."""

    status: int
    output: bytes
    errors: bytes
    compiled: bool = True

    @staticmethod
    def read(directory: Path, name: str, status: int, compiled: bool = True):
        def contents(extension):
            path = directory / f"{name}.{extension}"
            return path.read_bytes() if path.exists() else b""

        return Result(status, contents("out"), contents("err"), compiled)

    @property
    def kind(self) -> str:
        """What is wrong with it, given that something is."""
        if is_timeout(self.status):
            return "timeout"
        if self.compiled:
            return "mismatch"
        return "crash" if self.status >= 70 else "compile-error"


@dataclass
class Job:
    program: object  # programs.Program
    configuration: Configuration
    result: Result | None = None


def compiler_batch(
    toolbox: Toolbox, lines: list[list[str]], directory: Path, timeout: int
) -> list[int]:
    """Runs mincaml-llc once for all command lines; returns their statuses."""
    if not lines:
        return []
    path = directory / "batch.txt"
    path.write_text("".join(shlex.join(line) + "\n" for line in lines))
    output = run(
        [toolbox.compiler, f"--batch={path}", f"--batch-timeout={timeout}"],
        # Its symbols are resolved once and not in every process of the batch.
        env=dict(os.environ, LD_BIND_NOW="1"),
    )
    statuses = [int(line.split()[1]) for line in output.splitlines()]
    if len(statuses) != len(lines):
        raise ToolError(f"{path}: {len(lines)} commands, {len(statuses)} statuses")
    return statuses


class Executor:
    """Runs jobs. One for all threads: it keeps the compiled batch-main.c."""

    def __init__(self, toolbox: Toolbox, scratch: Path, timeout: int):
        self.toolbox = toolbox
        self.scratch = scratch
        self.timeout = timeout
        self.mains: dict[str, Path] = {}
        self.lock = threading.Lock()

    def batch_main(self, target: Target) -> Path:
        with self.lock:
            if target.name not in self.mains:
                path = self.scratch / f"batch-main-{target.name}.o"
                run(
                    [*target.linker, "-std=gnu11", "-O1", "-c"]
                    + [f"-I{ROOT / 'runtime'}", f"-I{ROOT / 'include'}"]
                    + [str(Path(__file__).parent / "batch-main.c"), "-o", str(path)]
                )
                self.mains[target.name] = path
            return self.mains[target.name]

    def execute(self, jobs: list[Job], directory: Path) -> None:
        """Sets the result of each job."""
        assert len(jobs) <= BATCH_LIMIT
        directory.mkdir()
        lines = []
        for number, job in enumerate(jobs):
            name = f"p{number:03}"
            line = job.configuration.options() + [str(job.program.path)]
            if job.configuration.target == JIT:
                line += ["--run", f">{directory}/{name}.out"]
            else:
                line += ["-c", f"--start-symbol={name}"]
                line += ["-o", f"{directory}/{name}.o"]
            lines.append(line + [f"2>{directory}/{name}.err"])
        statuses = compiler_batch(self.toolbox, lines, directory, self.timeout)
        for number, (job, status) in enumerate(zip(jobs, statuses)):
            ran = job.configuration.target == JIT
            if ran or status:
                name = f"p{number:03}"
                compiled = ran and status not in _COMPILER_STATUSES
                job.result = Result.read(directory, name, status, compiled)
        for target in self.toolbox.targets.values():
            self._run_target(target, jobs, directory)

    def _run_target(self, target: Target, jobs: list[Job], directory: Path) -> None:
        """Runs what was compiled for a target, as one executable."""
        numbers = [
            number
            for number, job in enumerate(jobs)
            if job.configuration.target == target.name and job.result is None
        ]
        if not numbers:
            return
        executable = directory / f"batch-{target.name}"
        objects = [f"{directory}/p{number:03}.o" for number in numbers]
        run(
            [*target.linker, str(self.batch_main(target)), *objects]
            + [self.toolbox.runtime(target), "-lm", "-o", str(executable)]
        )
        process = subprocess.run(
            [*target.emulator, str(executable), str(self.timeout), str(directory)],
            stdout=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            # An emulator takes time for each page of the stack, used or not.
            env=dict(os.environ, MINCAML_STACK_MAX="8M"),
        )
        statuses = dict(map(int, line.split()) for line in process.stdout.splitlines())
        if process.returncode or set(statuses) != set(numbers):
            raise ToolError(f"{executable} ended with status {process.returncode}")
        for number in numbers:
            jobs[number].result = Result.read(
                directory, f"p{number:03}", statuses[number]
            )
