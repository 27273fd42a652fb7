"""Compares the variables at each stop in a debugger with those of the interpreter.

Compiles MinCaml programs with -g, stops at every function and line of them in
gdb, under an emulator for SPARC, and compares the variables that gdb shows there
with the values that the reference interpreter has bound them to. In optimized code a
stop does not correspond to one point of the program, so that any value is accepted that
the variable has at some time, and the variable may have no value.
"""

import json
import re
import socket
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..compiler import Compiler, Target
from ..options import CommandLine, run_main
from ..paths import BuildDirectory
from ..processes import ToolError, Word, require
from .trace import Call, parse

_STOPS = Path(__file__).with_name("stops.py")
_STOP = re.compile(r"@stop (\{.*\})")
_TIMEOUT = 120
# What the C library may have for debuggers takes longer to read than all the rest.
_OPTIONS = ("-batch", "-nx", "-iex", "set debug-file-directory /nonexistent")


def _free_port() -> int:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        port: int = server.getsockname()[1]
        return port


def _debug(
    target: Target, program: Path, source: str, at_instructions: bool
) -> list[dict[str, Any]]:
    """The stops of a run in the debugger, as stops.py prints them."""
    environment = {"MINCAML_SOURCE": source, "MINCAML_START": "run > /dev/null"}
    if at_instructions:
        start = "echo" if target.emulator else "starti > /dev/null"
        environment["MINCAML_INSTRUCTIONS"] = start
    if not target.emulator:
        command: list[Word] = ["gdb", *_OPTIONS, "-x", _STOPS, program]
        output = require(command, environment=environment, timeout=_TIMEOUT).output
    else:
        environment["MINCAML_START"] = "continue"
        port = _free_port()
        emulator = subprocess.Popen(
            [*target.emulator, "-g", str(port), str(program)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            # The emulator may need a moment to listen; gdb tries again.
            connect = f"target remote 127.0.0.1:{port}"
            output = require(
                [
                    *("gdb-multiarch", *_OPTIONS, "-ex", "set tcp connect-timeout 30"),
                    *("-ex", connect, "-x", _STOPS, program),
                ],
                environment=environment,
                timeout=_TIMEOUT,
            ).output
        finally:
            emulator.kill()
            emulator.wait()
    stops: list[dict[str, Any]] = [
        json.loads(text) for text in _STOP.findall(output.decode("utf-8", "replace"))
    ]
    if not stops:
        raise ToolError(f"{source} on {target.name}: the debugger has not stopped")
    return stops


class _Comparison:
    """One program on one target."""

    def __init__(self, calls: Sequence[Call], exact: bool) -> None:
        self.calls = calls
        # Each call of a function is one stop at its start, and one frame.
        self.exact = exact
        self.problems: list[str] = []
        self.compared = 0
        self.untraced = 0
        # Others are made up, or call a function for a function value.
        self._functions = {call.function for call in calls[1:]}
        self._entered = 0
        self._call_in: dict[int, int] = {}  # by the address of the frame
        # How many values of a variable in a call are past.
        self._past: dict[tuple[int, str, int], int] = {}
        self._all: dict[tuple[str, int], set[float]] = {}
        for call in calls:
            for variable, values in call.values.items():
                self._all.setdefault(variable, set()).update(values)

    def _enter(self, stop: dict[str, Any]) -> None:
        self._entered += 1
        expected = (
            self.calls[self._entered].function if self._entered < len(self.calls) else "no call"
        )
        if expected != stop["function"]:
            self.problems.append(
                f"stop at the start of {stop['function']}, "
                f"but call {self._entered} is of {expected}"
            )
        elif stop["line"] < self.calls[self._entered].line:
            self.problems.append(
                f"the start of {expected} is line {stop['line']}, before the function"
            )
        self._call_in[stop["frame"]] = self._entered

    def add(self, stop: dict[str, Any]) -> None:
        if self.exact and stop["start"] and stop["function"] in self._functions:
            self._enter(stop)
        number = 0 if stop["function"] == "main" else self._call_in.get(stop["frame"], -1)
        for name, line, value in stop["variables"]:
            problem = self._compare(number, name, line, value)
            if problem:
                self.problems.append(
                    f"line {stop['line']} in {stop['function']}: {name} of line {line} {problem}"
                )

    def _compare(self, number: int, name: str, line: int, value: Any) -> str | None:
        known = self._all.get((name, line))
        if known is None:  # bound by the pattern of an exception
            self.untraced += 1
            return None
        if value is None:
            return "is optimized out" if self.exact else None
        if isinstance(value, str):
            return f"cannot be read: {value}"
        self.compared += 1
        own: Sequence[float] = ()
        if self.exact and 0 <= number < len(self.calls):
            own = self.calls[number].values.get((name, line), ())
        if not own:  # captured, or in a function that another one contains
            return None if value in known else f"is {value}, which it never is"
        # A variable of a loop has its values in their order.
        past = self._past.get((number, name, line), 0)
        if value not in own[past:]:
            return f"is {value} instead of {own[past]:g} in call {number}"
        self._past[number, name, line] = own.index(value, past)
        return None

    def finish(self) -> None:
        if not self.exact:
            return
        if self._entered != len(self.calls) - 1:
            self.problems.append(
                f"{self._entered} stops at starts of functions for {len(self.calls) - 1} calls"
            )


def _check(
    compiler: Compiler,
    target: Target,
    level: int,
    program: Path,
    folder: Path,
    at_instructions: bool,
) -> tuple[int, _Comparison]:
    trace = folder / "trace"
    require(
        [compiler.path, "--interpret", f"--interpret-trace={trace}", program], timeout=_TIMEOUT
    )
    executable = folder / f"{program.stem}.{target.name}"
    require(
        [
            *(compiler.path, "-g", f"-O{level}", f"--target={target.name}"),
            *(program, "-o", executable),
        ],
        timeout=_TIMEOUT,
    )
    comparison = _Comparison(parse(trace.read_text()), exact=level == 0 and not at_instructions)
    stops = _debug(target, executable, program.name, at_instructions)
    for stop in stops:
        comparison.add(stop)
    comparison.finish()
    return len(stops), comparison


def _main(words: Sequence[str]) -> int:
    parser = CommandLine("check-variables", __doc__)
    parser.add_build_dir()
    parser.add(
        "--targets", default="sparc,sparcv9,host", metavar="NAMES", help="only these targets"
    )
    parser.add("--levels", default="0", metavar="NUMBERS", help="levels (default: 0)")
    parser.add(
        "--every-instruction",
        action="store_true",
        help="stop at each instruction of the program, not only at lines",
    )
    parser.add("files", nargs="+", type=Path, metavar="PROGRAM.ml")
    options = parser.parse(words)
    compiler = Compiler(BuildDirectory.of(options.build_dir))
    failed = False
    for name in options.targets.split(","):
        if name not in compiler.targets:
            raise ToolError(f"target {name}: its tools are not installed, or it is unknown")
        for level in map(int, options.levels.split(",")):
            stops = compared = untraced = 0
            for program in options.files:
                with tempfile.TemporaryDirectory() as folder:
                    number, comparison = _check(
                        compiler,
                        compiler.targets[name],
                        level,
                        program.resolve(),
                        Path(folder),
                        options.every_instruction,
                    )
                stops += number
                compared += comparison.compared
                untraced += comparison.untraced
                failed |= bool(comparison.problems)
                for problem in comparison.problems[:20]:
                    print(f"{program.name} on {name} at -O{level}: {problem}")
            print(
                f"{name} at -O{level}: {len(options.files)} programs, {stops} stops, "
                f"{compared} values, {untraced} without a trace"
            )
    return 1 if failed else 0


def main(words: Sequence[str]) -> int:
    return run_main("check-variables", _main, words)
