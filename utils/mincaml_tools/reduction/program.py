"""The command line of utils/reduce."""

import argparse
import json
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ..options import CommandLine, run_main
from ..paths import UTILS, BuildDirectory
from ..processes import ToolError
from .comparison import ENDLESS, INTERPRET, Comparison

_DESCRIPTION = """\
Reduces a program that is miscompiled.

    reduce FAILURE-DIRECTORY [-o REDUCED.ml]
    reduce PROGRAM.ml --compiler-flags="-O2 -regalloc=greedy" [-o REDUCED.ml]

The first form takes a directory that utils/difftest has written; the second takes the
comparison from the options. The program is run by the reference, by default the
interpreter, and by mincaml-llc with the flags. If the results differ (the compiler
crashes or rejects the program, the program does not end, or standard output,
standard error or exit status are different), each program that mincaml-reduce keeps
must differ in the same way. The reference must finish it, with or
without a run-time error, within a limited number of steps.

    reduce --check CONFIGURATION.json CANDIDATE.ml

is the command that mincaml-reduce runs for each of them: its exit status is 0 if
the candidate differs in the way that the configuration says.
"""


def _command_line() -> CommandLine:
    parser = CommandLine("reduce", _DESCRIPTION)
    parser.add("failure", type=Path, metavar="FAILURE-DIRECTORY|PROGRAM.ml")
    parser.add(
        "-o",
        dest="output",
        type=Path,
        metavar="FILE",
        help="the result (default: reduced.ml in the directory, or standard output)",
    )
    parser.add_build_dir()
    parser.add_compiler_flags()
    parser.add("--target", default="host", help="of mincaml-llc (default: host)")
    parser.add(
        "--reference",
        default=INTERPRET,
        metavar="interpret|FLAGS",
        help="the interpreter (default), or mincaml-llc with other flags",
    )
    parser.add_number("--interpret-steps", 1000000, "limit of the reference interpreter")
    parser.add_timeout("execution", 10)
    parser.add_seconds(120, "stop after so many, with the smallest program so far")
    parser.add_jobs()
    return parser


def _comparison(options: argparse.Namespace, compiler: Path) -> tuple[Comparison, str, str]:
    """The comparison, the name of the program, and the kind of failure, which is
    empty unless a directory says it."""
    target, flags = options.target, shlex.split(options.compiler_flags)
    steps, name, kind = options.interpret_steps, options.failure.name, ""
    environment: list[str] = []
    if options.failure.is_dir():
        failure = json.loads((options.failure / "failure.json").read_text())
        target = failure["configuration"]["target"]
        flags = failure["configuration"]["flags"]
        environment = failure["configuration"]["environment"]
        steps, name, kind = failure["interpret_steps"], failure["name"], failure["kind"]
    return (
        Comparison(
            str(compiler), target, flags, options.reference, steps, options.timeout, environment
        ),
        name,
        kind,
    )


def _reduce(options: argparse.Namespace, scratch: Path) -> int:
    build = BuildDirectory.of(options.build_dir)
    is_directory = options.failure.is_dir()
    source = options.failure / "program.ml" if is_directory else options.failure
    comparison, name, kind = _comparison(options, build.built("mincaml-llc"))
    program = scratch / name
    program.write_bytes(source.read_bytes())
    difference = comparison.find_difference(program)
    if not difference:
        raise ToolError(f"{options.failure}: the results do not differ")
    if difference == ENDLESS and kind not in ("", "timeout"):
        raise ToolError(f"{options.failure}: the program takes long; use a larger --timeout")
    print(f"reduce: {difference}", file=sys.stderr)
    configuration = scratch / "configuration.json"
    comparison.expecting(difference).write(configuration)
    output = options.output or (options.failure / "reduced.ml" if is_directory else "-")
    # Each execution has its own time limit.
    limits = [f"--budget={options.seconds}", f"--timeout={4 * options.timeout}"]
    check = [sys.executable, "-S", str(UTILS / "reduce"), "--check", str(configuration)]
    process = subprocess.Popen(
        [str(build.built("mincaml-reduce")), *limits, f"--jobs={options.jobs}"]
        + ["-o", str(output), str(program), "--", *check]
    )
    # When interrupted, mincaml-reduce writes the smallest program so far and ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return process.wait()


def _main(words: Sequence[str]) -> int:
    if words[:1] == ["--check"] and len(words) == 3:
        comparison = Comparison.read(Path(words[1]))
        return 0 if comparison.holds(Path(words[2]).resolve()) else 1
    parser = _command_line()
    options = parser.parse(words)
    if options.failure.is_dir():
        parser.refuse("a failure directory", "--compiler-flags", "--target", "--interpret-steps")
    with tempfile.TemporaryDirectory() as scratch:
        try:
            return _reduce(options, Path(scratch))
        except (KeyError, json.JSONDecodeError) as error:
            raise ToolError(f"{options.failure}/failure.json: {error}") from None


def main(words: Sequence[str]) -> int:
    return run_main("reduce", _main, words)
