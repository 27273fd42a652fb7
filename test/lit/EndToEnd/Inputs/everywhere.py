#!/usr/bin/env python3
"""Runs a MinCaml program in every way there is and compares the results.

    everywhere.py --compiler=mincaml-llc [options] PROGRAM.ml

The ways are:

    interpret                by the reference interpreter (not with --unsafe)
    jit-O0, jit-O2           by JIT on the host
    exe-O0, exe-O2           as an executable of the host (only with --also)
    sparc-O0, sparc-O2       as a SPARC V8 executable under qemu
    sparcv9-O0, sparcv9-O2   as a SPARC V9 executable under qemu
    ocaml                    by OCaml itself

Without optimization a program that is run by default, and not with every
allocator, runs on one of the SPARC targets only; which one depends on its name.

A way that ends in the name of a register allocator, such as sparc-O2-mincaml,
uses that allocator, and LLVM verifies the machine code. --allocators adds every
allocator that can spill on every target. --every-allocator adds all of
MinCaml's with every target and level, where those without spilling may give up;
`lit --param every_allocator=1` does so for all tests of this folder.

Every way has to exit with the expected status and to print the `output` and the
`errors` of the program, which reads its `input`; mincaml_tools/program_texts.py
describes where they are. OCaml's errors are compared only when the program
succeeds.

A program that is to exhaust its stack or its heap, whose size --env= sets, has
to reach the interpreter's limit of memory, which has a message and a status of
its own.

OCaml gets the integers of MinCaml: arithmetic wraps around at 32 bits. What
remains different is the order of evaluation and the text of errors.

With --record the program runs once, and its output and errors are written as
JSON, whatever is expected: utils/update-tests makes them the expected ones.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "utils"))

# These need the path above.
from mincaml_tools import program_texts  # noqa: E402
from mincaml_tools.toolchain import (  # noqa: E402
    MINCAML_ALLOCATORS,
    NOT_SPILLING_ALLOCATORS,
)

EMULATORS = {"sparc": "qemu-sparc32plus", "sparcv9": "qemu-sparc64"}
DEFAULT_WAYS = [
    "interpret",
    "jit-O0",
    "jit-O2",
    "sparc-O0",
    "sparc-O2",
    "sparcv9-O0",
    "sparcv9-O2",
]
ALLOCATOR_WAYS = [
    "jit-O1-mincaml",
    "jit-O3-mincaml-nobacktrack",
    "jit-O0-mincaml-latespill",
    "sparc-O2-mincaml",
    "sparc-O0-mincaml-nobacktrack",
    "sparc-O1-mincaml-latespill",
    "sparcv9-O0-mincaml",
    "sparcv9-O1-mincaml-nobacktrack",
    "sparcv9-O2-mincaml-latespill",
]

EVERY_ALLOCATOR_WAYS = [
    "%s-O%d-%s" % (how, level, allocator)
    for how in ("jit", "sparc", "sparcv9")
    for level in range(4)
    for allocator in (*MINCAML_ALLOCATORS, *NOT_SPILLING_ALLOCATORS)
]
OUT_OF_REGISTERS = b"nospill: out of registers:"

# What limits the memory of compiled programs, and what they say when it ends.
MEMORY_SETTINGS = ["MINCAML_STACK_MAX", "MINCAML_HEAP_MAX"]
EXHAUSTED = [b"mincaml: stack overflow\n", b"mincaml: out of memory\n"]
UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
# What the interpreter does.
INTERPRETER_EXHAUSTED = b"mincaml: memory limit reached: %d bytes (--interpret-memory)\n"
INTERPRETER_EXHAUSTED_STATUS = 4


class Result:
    def __init__(self, command: list[str], process: subprocess.CompletedProcess[bytes]) -> None:
        self.command = command
        self.status = process.returncode
        self.output = process.stdout
        self.errors = process.stderr


class Failure(Exception):
    pass


class OutOfRegisters(Exception):
    """Compilation with an allocator that does not spill has given up."""


def fail(command: list[str], message: str) -> NoReturn:
    raise Failure("%s\n  %s" % (message, shlex.join(command)))


def difference(name: str, expected: bytes, actual: bytes) -> str:
    """A readable account of how two byte strings differ."""
    import difflib  # takes a while, and is seldom needed

    lines = difflib.unified_diff(
        expected.decode("latin-1").splitlines(),
        actual.decode("latin-1").splitlines(),
        "expected " + name,
        "actual " + name,
        lineterm="",
    )
    text = "\n".join(list(lines)[:60])
    return text or "only the line endings of %s differ" % name


class Runner:
    def __init__(self, options: argparse.Namespace, scratch: str) -> None:
        self.options = options
        self.scratch = scratch
        self.directory, self.program = os.path.split(os.path.abspath(options.program))
        self.name = os.path.splitext(self.program)[0]
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith("MINCAML_")
        }
        for setting in options.env:
            name, value = setting.split("=", 1)
            self.environment[name] = value
        self.input = self.text("input", options.input) or b""
        self.output = self.text("output", options.expect)
        self.errors = self.text("errors", "") or b""

    def text(self, kind: str, file: str) -> bytes | None:
        """What a file has, or else the program's own text; None if it has none."""
        if file:
            return self.read(file) if os.path.exists(file) else None
        try:
            text = program_texts.find(Path(self.directory, self.program), kind)
        except program_texts.TextError as error:
            raise Failure(str(error)) from None
        return text.content if text else None

    @staticmethod
    def read(path: str) -> bytes:
        with open(path, "rb") as file:
            return file.read()

    def execute(self, command: list[str], cwd: str, environment: dict[str, str]) -> Result:
        # A program compiled from dir/p.ml calls itself p.ml in messages.
        try:
            process = subprocess.run(
                command,
                cwd=cwd,
                env=environment,
                input=self.input,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                timeout=self.options.timeout,
            )
        except subprocess.TimeoutExpired:
            fail(command, "this takes more than %d seconds:" % self.options.timeout)
        return Result(command, process)

    def compile(self, target: str, level: str, executable: str, flags: list[str]) -> None:
        command = [
            self.options.compiler,
            "--target=" + target,
            "-" + level,
            self.program,
            "-o",
            executable,
            *flags,
            *self.options.flag,
        ]
        result = self.execute(command, self.directory, self.environment)
        if result.status == 1 and OUT_OF_REGISTERS in result.errors:
            raise OutOfRegisters
        if result.status or result.output or result.errors:
            sys.stderr.buffer.write(result.output + result.errors)
            fail(command, "this did not succeed silently, status %d:" % result.status)

    def run_jit(self, level: str, flags: list[str]) -> Result:
        command = [
            self.options.compiler,
            "--target=host",
            "-" + level,
            "--run",
            self.program,
            *flags,
            *self.options.flag,
        ]
        if level != "O0":
            command.append("--verify-each")
        result = self.execute(command, self.directory, self.environment)
        if result.status == 1 and OUT_OF_REGISTERS in result.errors:
            raise OutOfRegisters
        return result

    def memory_limit(self) -> int:
        for name in MEMORY_SETTINGS:
            if name in self.environment:
                size = self.environment[name]
                return int(size[:-1]) * UNITS[size[-1]]
        raise Failure("--env= has to set one of " + ", ".join(MEMORY_SETTINGS))

    def run_interpreter(self) -> Result:
        command = [self.options.compiler, "--interpret", self.program]
        if self.errors in EXHAUSTED:
            command.append("--interpret-memory=%d" % self.memory_limit())
        return self.execute(
            command + self.options.flag, self.directory, self.environment
        )

    def run(self, way: str) -> Result:
        if way == "ocaml":
            return self.run_ocaml()
        if way == "interpret":
            return self.run_interpreter()
        how, level, *allocator = way.split("-", 2)
        flags = ["-regalloc=" + name for name in allocator]
        if allocator:
            flags.append("-verify-machineinstrs")
        if how == "jit":
            return self.run_jit(level, flags)
        executable = os.path.join(self.scratch, self.name + "." + way)
        self.compile("host" if how == "exe" else how, level, executable, flags)
        emulator = [EMULATORS[how]] if how in EMULATORS else []
        return self.execute(emulator + [executable], self.scratch, self.environment)

    def run_ocaml(self) -> Result:
        source = os.path.join(self.scratch, "program.ml")
        with open(source, "wb") as file:
            file.write(self.read(self.options.prelude) + b"\n")
            integers = os.path.join(os.path.dirname(self.options.prelude), "int32.ml")
            file.write(self.read(integers))
            file.write(b'\n;;\n# 1 "%s"\n' % self.program.encode())
            file.write(self.read(self.options.program))
        environment = dict(self.environment, OCAMLRUNPARAM="l=64M")
        result = self.execute(["ocaml", "-w", "-a", source], self.scratch, environment)
        # OCaml prints the sign of a NaN, which no standard defines.
        result.output = result.output.replace(b"-nan", b"nan")
        return result

    def check(self, way: str) -> None:
        result = self.run(way)
        status, errors = self.options.status, self.errors
        if way == "interpret" and errors in EXHAUSTED:
            status = INTERPRETER_EXHAUSTED_STATUS
            errors = INTERPRETER_EXHAUSTED % self.memory_limit()
        problems = []
        if result.status != status:
            problems.append("exit status %d, expected %d" % (result.status, status))
        if result.output != self.output:
            problems.append(difference("output", self.output or b"", result.output))
        if way == "ocaml" and self.options.status:
            pass
        elif self.options.stderr_regex:
            text = result.errors.decode("latin-1")
            if not re.fullmatch(self.options.stderr_regex + "\n?", text, re.DOTALL):
                problems.append("standard error does not match: " + text)
        elif result.errors != errors:
            problems.append(difference("standard error", errors, result.errors))
        elif problems and result.errors:
            problems.append("standard error:\n" + result.errors.decode("latin-1"))
        if problems:
            fail(result.command, "%s: %s\n" % (way, "\n".join(problems)))

    def ways(self) -> list[str]:
        ways = list(self.options.only.split(",") if self.options.only else DEFAULT_WAYS)
        if not (self.options.only or self.options.allocators or self.options.every_allocator):
            # These take the most time, and differ least between the targets.
            is_even = zlib.crc32(Path(self.options.program).name.encode()) % 2 == 0
            ways.remove("sparc-O0" if is_even else "sparcv9-O0")
        ways += self.options.also.split(",") if self.options.also else []
        ways += ALLOCATOR_WAYS if self.options.allocators else []
        ways += EVERY_ALLOCATOR_WAYS if self.options.every_allocator else []
        if not self.options.sparc and any("sparc" in way for way in ways):
            print("note: no cross tools; the runs on SPARC are left out")
            ways = [way for way in ways if "sparc" not in way]
        if "--unsafe" in self.options.flag:
            ways = [way for way in ways if way != "interpret"]
        if not self.options.no_ocaml:
            if shutil.which("ocaml"):
                ways.insert(0, "ocaml")
            else:
                print("note: no OCaml to compare with")
        return ways

    def record(self) -> None:
        """Runs the program once and prints its output and errors."""
        exhausting = any(name in self.environment for name in MEMORY_SETTINGS)
        interpreted = not exhausting and "--unsafe" not in self.options.flag
        result = self.run("interpret" if interpreted else "jit-O0")
        if result.status != self.options.status:
            sys.stderr.buffer.write(result.errors)
            message = "exit status %d, expected %d:" % (result.status, self.options.status)
            fail(result.command, message)
        texts = {"output": result.output, "errors": result.errors}
        print(json.dumps({kind: text.decode("latin-1") for kind, text in texts.items()}))

    def check_all(self) -> None:
        if self.output is None:
            raise Failure("there is no expected output")
        failures = []
        for way in self.ways():
            try:
                self.check(way)
            except OutOfRegisters:
                print("note: %s: out of registers" % way)
            except Failure as failure:
                failures.append(str(failure))
        if failures:
            raise Failure("\n\n".join(failures))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", metavar="PROGRAM.ml")
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--prelude", required=True, help="the externals, for OCaml")
    parser.add_argument("--sparc", action="store_true", help="cross tools are there")
    parser.add_argument("--input", metavar="FILE", default="")
    parser.add_argument("--expect", metavar="FILE", default="")
    parser.add_argument("--status", metavar="N", type=int, default=0)
    parser.add_argument("--stderr-regex", metavar="REGEX", default="")
    parser.add_argument("--no-ocaml", action="store_true")
    parser.add_argument("--only", metavar="WAY,...", help="these ways (and OCaml)")
    parser.add_argument("--also", metavar="WAY,...", help="these ways too")
    parser.add_argument(
        "--allocators", action="store_true", help="register allocators, too"
    )
    parser.add_argument("--every-allocator", action="store_true", help="on everything")
    parser.add_argument("--flag", action="append", default=[], help="for the compiler")
    parser.add_argument("--env", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--timeout", type=int, default=30, metavar="SECONDS")
    parser.add_argument(
        "--record", action="store_true", help="print the output and errors of one run"
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        try:
            runner = Runner(options, scratch)
            runner.record() if options.record else runner.check_all()
        except Failure as failure:
            sys.exit("%s: %s" % (options.program, failure))


if __name__ == "__main__":
    main()
