"""Compiles and runs one program in several configurations."""

import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

from .. import program_texts
from ..batch import TIMED_OUT, BatchCommand, run_batch
from ..processes import TimeLimitExceeded, Word, run, spell, variables
from .ways import EMULATORS, INTERPRET, OCAML, Way

OUT_OF_REGISTERS = b"nospill: out of registers:"

# What limits the memory of compiled programs, and what they say when it ends.
MEMORY_SETTINGS = ("MINCAML_STACK_MAX", "MINCAML_HEAP_MAX")
EXHAUSTED = (b"mincaml: stack overflow\n", b"mincaml: out of memory\n")
UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
# What the interpreter does.
INTERPRETER_EXHAUSTED = b"mincaml: memory limit reached: %d bytes (--interpret-memory)\n"
INTERPRETER_EXHAUSTED_STATUS = 4


class Settings(NamedTuple):
    """What the command line says."""

    compiler: Path
    prelude: Path
    program: Path
    input: Path | None
    expect: Path | None
    status: int
    stderr_regex: str
    flags: Sequence[str]
    environment: Sequence[str]
    timeout: int


#: What the compiler prints about a program with warnings only, such as a match that
#: is not exhaustive.
_WARNINGS = re.compile(
    rb"^\S+:\d+:\d+: warning: .*?^\d+ warnings? generated\.\n", re.MULTILINE | re.DOTALL
)


class Result(NamedTuple):
    command: Sequence[Word]
    status: int
    output: bytes
    errors: bytes


class Failure(Exception):
    pass


class OutOfRegisters(Exception):
    """Compilation with an allocator that does not spill has given up."""


def _fail(command: Sequence[Word], message: str) -> NoReturn:
    raise Failure(f"{message}\n  {spell(command)}")


def _difference(name: str, expected: bytes, actual: bytes) -> str:
    """A readable account of how two byte strings differ."""
    import difflib

    lines = difflib.unified_diff(
        expected.decode("latin-1").splitlines(),
        actual.decode("latin-1").splitlines(),
        f"expected {name}",
        f"actual {name}",
        lineterm="",
    )
    text = "\n".join(list(lines)[:60])
    return text or f"only the line endings of {name} differ"


class Runner:
    def __init__(self, settings: Settings, scratch: Path) -> None:
        self._settings = settings
        self._scratch = scratch
        program = settings.program.absolute()
        # A program compiled from dir/p.ml calls itself p.ml in messages.
        self._directory, self._program = program.parent, program.name
        self._environment = {
            name: value for name, value in os.environ.items() if not name.startswith("MINCAML_")
        }
        self._environment.update(variables(settings.environment))
        self._input = scratch / "input"
        self._input.write_bytes(self._text("input", settings.input) or b"")
        self._output = self._text("output", settings.expect)
        self._errors = self._text("errors", None) or b""

    def _text(self, kind: str, file: Path | None) -> bytes | None:
        """What a file has, or else the program's own text; None if it has none."""
        if file:
            return file.read_bytes() if file.exists() else None
        try:
            text = program_texts.find(self._directory / self._program, kind)
        except program_texts.TextError as error:
            raise Failure(str(error)) from None
        return text.content if text else None

    def _execute(
        self, command: Sequence[Word], environment: Mapping[str, str] | None = None
    ) -> Result:
        """Runs a command that reads the program's input; `environment` is added."""
        try:
            ended = run(
                command,
                cwd=self._scratch,
                environment={**self._environment, **(environment or {})},
                clean_environment=True,
                stdin=self._input,
                timeout=self._settings.timeout,
            )
        except TimeLimitExceeded:
            self._fail_slow(command)
        return Result(command, ended.status, ended.output, ended.errors)

    def _fail_slow(self, command: Sequence[Word]) -> NoReturn:
        _fail(command, f"this takes more than {self._settings.timeout} seconds:")

    def _executable(self, way: str) -> Path:
        return self._scratch / f"{Path(self._program).stem}.{way}"

    def _words(self, way: str) -> list[Word]:
        """What mincaml-llc is asked to do."""
        if way == INTERPRET:
            words: list[Word] = ["--interpret", self._program]
            if self._errors in EXHAUSTED:
                words.append(f"--interpret-memory={self._memory_limit()}")
        else:
            compilation = Way.of(way)
            action: list[Word] = ["--run"] if compilation.is_jit else ["-o", self._executable(way)]
            words = [*compilation.options, *action, self._program]
        return [*words, *self._settings.flags]

    def _compile(self, ways: Iterable[str]) -> dict[str, Result]:
        """What mincaml-llc does for each way: it compiles or runs the program."""
        commands = {
            way: BatchCommand(
                self._words(way),
                self._scratch / f"{way}.output",
                self._scratch / f"{way}.errors",
                self._input,
                self._added_environment(way),
            )
            for way in ways
        }
        statuses = run_batch(
            self._settings.compiler,
            list(commands.values()),
            self._scratch,
            self._settings.timeout,
            cwd=self._directory,
            environment=self._environment,
        )
        return {
            way: Result(
                [self._settings.compiler, *command.words],
                status,
                self._scratch.joinpath(f"{way}.output").read_bytes(),
                _WARNINGS.sub(b"", self._scratch.joinpath(f"{way}.errors").read_bytes()),
            )
            for (way, command), status in zip(commands.items(), statuses)
        }

    @staticmethod
    def _added_environment(way: str) -> list[str]:
        return [] if way in (INTERPRET, OCAML) else Way.of(way).environment

    def _memory_limit(self) -> int:
        for name in MEMORY_SETTINGS:
            if name in self._environment:
                size = self._environment[name]
                return int(size[:-1]) * UNITS[size[-1]]
        raise Failure("--env= has to set one of " + ", ".join(MEMORY_SETTINGS))

    def _run_executable(self, way: str, compilation: Result) -> Result:
        if compilation.status or compilation.output or compilation.errors:
            sys.stderr.buffer.write(compilation.output + compilation.errors)
            _fail(
                compilation.command,
                f"this did not succeed silently, status {compilation.status}:",
            )
        how = Way.of(way).how
        emulator: list[Word] = [EMULATORS[how]] if how in EMULATORS else []
        added = variables(self._added_environment(way))
        return self._execute([*emulator, self._executable(way)], added)

    def _run_ocaml(self) -> Result:
        source = self._scratch / "program.ml"
        with open(source, "wb") as file:
            file.write(self._settings.prelude.read_bytes() + b"\n")
            file.write(self._settings.prelude.with_name("int32.ml").read_bytes())
            file.write(b'\n;;\n# 1 "%s"\n' % self._program.encode())
            file.write(self._directory.joinpath(self._program).read_bytes())
        # With an interface, types of values may remain unknown, as in MinCaml.
        source.with_suffix(".mli").touch()
        executable = self._scratch / "program.byte"
        words = ["ocamlc.opt", "-w", "-a", "program.mli", "program.ml", "-o"]
        compilation = self._execute([*words, executable])
        if compilation.status:
            return compilation
        result = self._execute(["ocamlrun", executable], {"OCAMLRUNPARAM": "l=64M"})
        # OCaml prints the sign of a NaN, which no standard defines.
        return result._replace(output=result.output.replace(b"-nan", b"nan"))

    def _finish(self, way: str, compiled: dict[str, Result]) -> Result:
        """What the program does in a way, for which it has been compiled."""
        if way == OCAML:
            return self._run_ocaml()
        result = compiled[way]
        if result.status == TIMED_OUT:
            self._fail_slow(result.command)
        if result.status == 1 and OUT_OF_REGISTERS in result.errors:
            raise OutOfRegisters
        if way == INTERPRET or Way.of(way).is_jit:
            return result
        return self._run_executable(way, result)

    def _check(self, way: str, compiled: dict[str, Result]) -> None:
        result = self._finish(way, compiled)
        settings = self._settings
        status, errors = settings.status, self._errors
        if way == INTERPRET and errors in EXHAUSTED:
            status = INTERPRETER_EXHAUSTED_STATUS
            errors = INTERPRETER_EXHAUSTED % self._memory_limit()
        problems = []
        if result.status != status:
            problems.append(f"exit status {result.status}, expected {status}")
        if result.output != self._output:
            problems.append(_difference("output", self._output or b"", result.output))
        if way == OCAML and settings.status:
            pass
        elif settings.stderr_regex:
            text = result.errors.decode("latin-1")
            if not re.fullmatch(settings.stderr_regex + "\n?", text, re.DOTALL):
                problems.append(f"standard error does not match: {text}")
        elif result.errors != errors:
            problems.append(_difference("standard error", errors, result.errors))
        elif problems and result.errors:
            problems.append("standard error:\n" + result.errors.decode("latin-1"))
        if problems:
            command = [*self._added_environment(way), *result.command]
            _fail(command, f"{way}: " + "\n".join(problems) + "\n")

    def check(self, ways: Sequence[str]) -> None:
        """Raises Failure if the program does something else in one of the ways."""
        if self._output is None:
            raise Failure("there is no expected output")
        failures = []
        compiled = self._compile(way for way in ways if way != OCAML)
        for way in ways:
            try:
                self._check(way, compiled)
            except OutOfRegisters:
                print(f"note: {way}: out of registers")
            except Failure as failure:
                failures.append(str(failure))
        if failures:
            raise Failure("\n\n".join(failures))

    def record(self) -> dict[str, bytes]:
        """What the program writes, of one run."""
        exhausting = any(name in self._environment for name in MEMORY_SETTINGS)
        is_interpreted = not exhausting and "--unsafe" not in self._settings.flags
        way = INTERPRET if is_interpreted else "jit-O0"
        result = self._finish(way, self._compile([way]))
        if result.status != self._settings.status:
            sys.stderr.buffer.write(result.errors)
            _fail(
                result.command,
                f"exit status {result.status}, expected {self._settings.status}:",
            )
        return {"output": result.output, "errors": result.errors}
