"""The command line of test/lit/EndToEnd/Inputs/everywhere.py."""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ..processes import ToolError
from .runner import Failure, Runner, Settings
from .ways import choose

_DESCRIPTION = """\
Runs a MinCaml program in all configurations and compares the results.

The configurations (WAY) are:

    interpret                by the reference interpreter (not with --unsafe)
    jit-O0, jit-O2           by JIT on the host
    exe-O0, exe-O2           as an executable of the host (only with --also)
    sparc-O0, sparc-O2       as a SPARC V8 executable under qemu
    v8plus-O2                the same with -mcpu=v9, which is V8+
    sparcv9-O0, sparcv9-O2   as a SPARC V9 executable under qemu
    ocaml                    by OCaml itself

By default, only one of jit-O0, sparc-O0, sparcv9-O0 and v8plus-O2 is used, and one of
sparc-O2 and sparcv9-O2; the name of the program decides which ones. With allocators, all
are.

A configuration that ends in the name of a register allocator, such as sparc-O2-mincaml,
uses that allocator, and LLVM verifies the machine code. --allocators adds every
allocator that can spill on every target. --every-allocator adds all of
MinCaml's with every target and level, where those without spilling may give up;
`lit --param every_allocator=1` does so for all tests of this folder.

One of the ways that compile the program, another one each day, and with
--every-allocator all of them, run it with MINCAML_GC=stress, so that it collects
garbage as often as possible; its name then ends in +stress. Programs without a
collector (--flag=-fno-gc) and those for which --env= sets a variable of the runtime
run as they are.

One process of the compiler compiles the program for all configurations, each in a
forked process (--batch).

Every run must exit with the expected status and print the `output` and the
`errors` of the program, which reads its `input`; mincaml_tools/program_texts.py
describes where they are. OCaml's errors are compared only when the program
succeeds.

A program that exhausts its stack or its heap, whose size --env= sets, must
reach the interpreter's memory limit, which has a different message and status.

OCaml uses MinCaml's integers: arithmetic wraps around at 32 bits. The
order of evaluation and the text of errors remain different.

With --record the program runs once, and its output and errors are written as
JSON, whatever is expected: utils/update-tests makes them the expected ones.
"""


def _parse(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=_DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", metavar="PROGRAM.ml", type=Path)
    parser.add_argument("--compiler", required=True, type=Path)
    parser.add_argument("--prelude", required=True, type=Path, help="the externals, for OCaml")
    parser.add_argument("--sparc", action="store_true", help="cross tools are available")
    parser.add_argument("--input", metavar="FILE", type=Path)
    parser.add_argument("--expect", metavar="FILE", type=Path)
    parser.add_argument("--status", metavar="N", type=int, default=0)
    parser.add_argument("--stderr-regex", metavar="REGEX", default="")
    parser.add_argument("--no-ocaml", action="store_true")
    parser.add_argument("--only", metavar="WAY,...", help="these ways (and OCaml)")
    parser.add_argument("--also", metavar="WAY,...", help="these ways too")
    parser.add_argument("--allocators", action="store_true", help="also register allocators")
    parser.add_argument("--every-allocator", action="store_true", help="all, everywhere")
    parser.add_argument("--flag", action="append", default=[], help="for the compiler")
    parser.add_argument("--env", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--timeout", type=int, default=30, metavar="SECONDS")
    parser.add_argument(
        "--record", action="store_true", help="print the output and errors of one run"
    )
    return parser.parse_args(words)


def _print_record(runner: Runner) -> None:
    import json

    texts = runner.record()
    print(json.dumps({kind: text.decode("latin-1") for kind, text in texts.items()}))


def main(words: Sequence[str]) -> None:
    options = _parse(words)
    settings = Settings(
        compiler=options.compiler,
        prelude=options.prelude,
        program=options.program,
        input=options.input,
        expect=options.expect,
        status=options.status,
        stderr_regex=options.stderr_regex,
        flags=options.flag,
        environment=options.env,
        timeout=options.timeout,
    )
    with tempfile.TemporaryDirectory() as scratch:
        try:
            runner = Runner(settings, Path(scratch))
            if options.record:
                _print_record(runner)
                return
            ways = choose(
                options.program.name,
                only=options.only,
                also=options.also,
                allocators=options.allocators,
                every_allocator=options.every_allocator,
                is_unsafe="--unsafe" in options.flag,
                has_cross_tools=options.sparc,
                with_stress="-fno-gc" not in options.flag
                and not any(variable.startswith("MINCAML_") for variable in options.env),
                with_ocaml=not options.no_ocaml,
            )
            runner.check(ways)
        except (Failure, ToolError) as failure:
            sys.exit(f"{options.program}: {failure}")
