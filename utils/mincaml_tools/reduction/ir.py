"""The command line of utils/reduce-ir."""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ..options import CommandLine, build_and_toolchain, run_main
from ..paths import UTILS, BuildDirectory
from ..processes import ToolError, require
from .oracle import Oracle

_DESCRIPTION = """\
Reduces LLVM IR for which LLVM fails, with llvm-reduce.

    reduce-ir FILE --passes=A               opt with pipeline A crashes
    reduce-ir FILE --passes=A --against=B   the program after pipeline A behaves
                                            differently than after pipeline B
    reduce-ir FILE --llc-flags="-O2 -mtriple=sparc"   llc with these flags crashes

FILE is LLVM IR (.ll), or a MinCaml program (.ml), whose IR before all passes is
used. An empty pipeline, `--against=`, does not change the IR. Programs
are run by lli, with the runtime of the host. For passes of a plugin add
--plugin=LIBRARY.

A difference may come from IR to which llvm-reduce has given undefined behaviour.
Candidates whose behaviour is visibly undefined are rejected (undef, poison,
runtime functions of other types, programs that fail or print something else each
time with the second pipeline); check the result for the rest.

    reduce-ir --check CONFIGURATION.json CANDIDATE.ll

is the command that llvm-reduce runs; its exit status is 0 if the candidate is
interesting.
"""

# The reductions for a program that is run: none that invents operands. Promises
# about values are removed first.
_SAFE_REDUCTIONS = (
    "strip-debug-info",
    "metadata",
    "attributes",
    "instruction-flags",
    "functions",
    "simplify-conditionals-true",
    "simplify-conditionals-false",
    "unreachable-basic-blocks",
    "basic-blocks",
    "simplify-cfg",
    "global-variables",
    "instructions",
    "simplify-instructions",
    "operands-zero",
    "operands-one",
    "operands-skip",
    "module-data",
)


def _command_line() -> CommandLine:
    parser = CommandLine("reduce-ir", _DESCRIPTION)
    parser.add("file", type=Path, metavar="FILE")
    parser.add("--passes", metavar="A", help="the pipeline that fails")
    parser.add("--against", metavar="B", help="a pipeline that works")
    parser.add("--llc-flags", metavar="FLAGS", help="flags with which llc crashes")
    parser.add("--plugin", type=Path, metavar="LIBRARY", help="passes to load into opt")
    parser.add(
        "-o",
        dest="output",
        type=Path,
        metavar="FILE",
        default=Path("reduced.ll"),
        help="the result (default: reduced.ll)",
    )
    parser.add_build_dir()
    parser.add_toolchain("opt", "llc")
    parser.add_timeout("execution", 5)
    parser.add_jobs()
    parser.add(
        "--delta-passes",
        default="",
        metavar="LIST",
        help="the reductions of llvm-reduce to try (default: all; with --against those "
        "that do not invent operands)",
    )
    parser.add("--verbose", action="store_true", help="show the messages of llvm-reduce")
    return parser


def _write_ir(options: argparse.Namespace, build: BuildDirectory, path: Path) -> None:
    """Writes the IR of the file into another one."""
    if options.file.suffix != ".ml":
        path.write_bytes(options.file.read_bytes())
        return
    flags = ["--target=host", "-passes=", "--emit=llvm"]
    require([build.built("mincaml-llc"), *flags, options.file, "-o", path])


def _reduce(options: argparse.Namespace, scratch: Path) -> int:
    build, tools = build_and_toolchain(options)
    source = scratch / "original.ll"
    _write_ir(options, build, source)
    oracle = Oracle(
        passes=options.passes,
        against=options.against,
        llc_flags=options.llc_flags,
        plugin=str(options.plugin.resolve()) if options.plugin else "",
        runtime=str(build.runtime("host")),
        opt=tools.command("opt"),
        llc=tools.command("llc"),
        lli=str(tools.path("lli")),
        timeout=options.timeout,
        runtime_types=[],
    ).declaring(source)
    if not oracle.is_interesting(source):
        raise ToolError(f"{options.file}: nothing fails")
    configuration = scratch / "configuration.json"
    oracle.write(configuration)
    reductions = options.delta_passes
    if not reductions and options.against is not None:
        reductions = ",".join(_SAFE_REDUCTIONS)
    check = ["-S", str(UTILS / "reduce-ir"), "--check", str(configuration)]
    return subprocess.run(
        [str(tools.path("llvm-reduce")), f"--test={sys.executable}"]
        + [f"--test-arg={word}" for word in check]
        + [f"-j={options.jobs}"]
        + ([f"--delta-passes={reductions}"] if reductions else [])
        + [str(source), "-o", str(options.output.resolve())],
        stdout=subprocess.DEVNULL,
        stderr=None if options.verbose else subprocess.DEVNULL,
    ).returncode


def _main(words: Sequence[str]) -> int:
    if words[:1] == ["--check"] and len(words) == 3:
        return 0 if Oracle.read(Path(words[1])).is_interesting(Path(words[2])) else 1
    parser = _command_line()
    options = parser.parse(words)
    if (options.passes is None) == (options.llc_flags is None):
        parser.error("give either --passes or --llc-flags")
    if options.passes is None:
        parser.refuse("--llc-flags", "--against", "--plugin")
    with tempfile.TemporaryDirectory() as scratch:
        return _reduce(options, Path(scratch))


def main(words: Sequence[str]) -> int:
    return run_main("reduce-ir", _main, words)
