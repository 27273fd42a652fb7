"""Builds every case, checks that all outputs agree, then measures.

A case is a program, a target and a variant. For each program: build all cases and
run each once (on SPARC this is the counting run), several at a time; compare the
outputs; and only then time compilation and host runs, one at a time. The cases take
turns, so that a slow moment of the machine affects all of them.
"""

import json
import os
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..parallel import run_parallel
from ..processes import Finished, ToolError, Word, run
from ..timing import Timer
from .case import FAILED, MISMATCH, OK, UNAVAILABLE, Case, Stats
from .elf import ElfError, ElfFile
from .outputs import check_outputs
from .tools import PLUGIN, Toolbox
from .variants import QEMU, executable_command, object_command

# Every program runs under this name, in a directory whose path has one length, with an
# empty environment: the startup of a C program reads all three, and the counts would
# differ by a few dozen instructions.
_RUN_NAME = "program"
_RUN_DIRECTORY = "run-{:04}"


@dataclass(frozen=True)
class Settings:
    tools: Toolbox
    work: Path
    runs: int
    jobs: int
    quick: bool
    timeout: float
    progress: Callable[[str], None]


def _check(finished: Finished) -> None:
    if finished.status:
        raise ToolError(finished.failure)


class Bench:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        gcc = None if settings.quick else settings.tools.find("gcc")
        self._timer = Timer(gcc, settings.work) if gcc else None

    def measure(self, cases: list[Case]) -> None:
        """Fills in the cases of one program."""
        for number, case in enumerate(cases):
            case.run_directory = self._settings.work / _RUN_DIRECTORY.format(number)
        self._attempt_all(cases, "build", self._prepare)
        self._attempt_all(self._good(cases), "run", self._run_once)
        check_outputs(self._good(cases))
        if self._settings.quick:
            return
        # The builds and first runs above warmed the caches.
        for _ in range(self._settings.runs):
            for case in self._good(cases):
                self._attempt(case, "time compiling", self._time_compilation)
        for _ in range(self._settings.runs):
            for case in self._good(cases):
                if case.target == "host":
                    self._attempt(case, "time running", self._time_run)
        for case in self._good(cases):
            case.compile_time = Stats.of(case.compile_seconds)
            if case.wall_seconds:
                case.wall_time = Stats.of(case.wall_seconds)

    @staticmethod
    def _good(cases: list[Case]) -> list[Case]:
        return [case for case in cases if case.status == OK]

    def _attempt(self, case: Case, what: str, step: Callable[[Case], None]) -> None:
        self._settings.progress(f"{what}: {case.name()}")
        try:
            step(case)
        except (ToolError, ElfError, OSError) as error:
            case.give_up(FAILED, str(error))

    def _attempt_all(self, cases: list[Case], what: str, step: Callable[[Case], None]) -> None:
        """Several at a time."""

        def attempt(case: Case) -> None:
            self._attempt(case, what, step)

        for _ in run_parallel(attempt, cases, self._settings.jobs, is_enough=lambda: False):
            pass

    def _source(self, case: Case) -> Path:
        source = case.variant.source(case.program)
        assert source is not None, "checked by _prepare"
        return source.resolve()

    def _prepare(self, case: Case) -> None:
        """Checks the tools, builds the object and the executable."""
        tools = self._settings.tools
        missing = tools.missing(case.variant.required_tools(case.target, self._settings.quick))
        if missing:
            case.give_up(UNAVAILABLE, missing)
            return
        if case.variant.source(case.program) is None:
            language = "C" if case.variant.compiler in ("gcc", "clang") else "MinCaml"
            case.give_up(UNAVAILABLE, f"the program has no {language} source")
            return
        directory = self._settings.work / case.program.name / case.target / case.variant.name
        directory.mkdir(parents=True, exist_ok=True)
        case.object = directory / "program.o"
        case.executable = directory / "program"
        case.output = directory / "output"
        if case.variant.separate_object():
            self._compile(case)
        source = self._source(case)
        link = executable_command(
            case.variant, case.target, source, case.object, case.executable, tools
        )
        self._run(link, directory)
        case.text_bytes = self._text_size(case)

    def _object_command(self, case: Case) -> list[str]:
        source = self._source(case)
        return object_command(case.variant, case.target, source, case.object, self._settings.tools)

    def _compile(self, case: Case) -> None:
        self._run(self._object_command(case), case.object.parent)

    def _run(self, command: Sequence[Word], cwd: Path) -> None:
        """Runs a command; raises ToolError if it fails."""
        limit = self._settings.timeout
        _check(run(command, cwd=cwd, stdout=Path(os.devnull), timeout=limit, own_group=True))

    def _run_program(self, case: Case, command: Sequence[Word], output: Path) -> None:
        """Runs a program or what runs it; raises ToolError if it fails."""
        _check(
            run(
                command,
                cwd=case.run_directory,
                timeout=self._settings.timeout,
                stdin=case.program.stdin,
                stdout=output,
                clean_environment=True,
                own_group=True,
            )
        )

    @staticmethod
    def _text_size(case: Case) -> int | None:
        if case.variant.separate_object():
            return ElfFile(case.object).text_size()
        # The wrapper's module, which is the program with the prelude.
        module = "camlProgram"
        return ElfFile(case.executable).distance(f"{module}__code_begin", f"{module}__code_end")

    def _install(self, case: Case) -> str:
        """Links or copies the executable to where it runs."""
        case.run_directory.mkdir(exist_ok=True)
        target = case.run_directory / _RUN_NAME
        target.unlink(missing_ok=True)
        try:
            os.link(case.executable, target)
        except OSError:
            shutil.copy2(case.executable, target)
        return f"./{_RUN_NAME}"

    def _run_once(self, case: Case) -> None:
        command = [self._install(case)]
        report = case.executable.with_name("counts.json")
        if case.target != "host":
            command = [*self._qemu(case, report), *command]
        self._run_program(case, command, case.output)
        if case.target != "host":
            counts = json.loads(report.read_text())
            report.unlink()
            case.own_counts = counts.pop("own", None)
            case.counts = counts

    def _qemu(self, case: Case, report: Path) -> list[str]:
        tools = self._settings.tools
        own = ElfFile(case.object).defined_functions()
        arguments = [tools.path(PLUGIN), f"out={report}", *(f"own={name}" for name in own)]
        plugin = ",".join(argument.replace(",", ",,") for argument in arguments)
        return [tools.path(QEMU[case.target]), "-plugin", plugin]

    def _time_compilation(self, case: Case) -> None:
        assert self._timer is not None, "gcc is a required tool"
        self._run(self._timer.command(self._object_command(case)), case.object.parent)
        case.compile_seconds.append(self._timer.usage().seconds)

    def _time_run(self, case: Case) -> None:
        assert self._timer is not None, "gcc is a required tool"
        output = self._settings.work / "timed-output"
        self._run_program(case, self._timer.command([self._install(case)]), output)
        if output.read_bytes() != case.output.read_bytes():
            case.give_up(MISMATCH, "a later run gave another output than the first")
            return
        usage = self._timer.usage()
        case.wall_seconds.append(usage.seconds)
        case.peak_kib = max(case.peak_kib or 0, usage.peak_kib)
