"""The command line of utils/bench."""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from . import programs, regalloc, variants
from .case import OK, Case
from .measure import Bench, Settings
from .process import CommandError
from .programs import Program, ProgramError
from .report import json_report, problems, text_report
from .tools import Toolbox, default_toolbox
from .variants import TARGETS, Variant, VariantError

_ROOT = Path(__file__).resolve().parents[2]

_DESCRIPTION = """\
Compares what mincaml-llc generates with gcc, clang and ocamlopt.

SPARC programs run under qemu with a plugin that counts executed instructions,
loads, stores, nops and register window traps. The weighted cost is
instructions + 40 for each overflow or underflow of an eight-window machine.
Host programs are timed: wall time and peak memory. For all of them: bytes of
code in the program's own object, and the time to compile it. Every output is
compared with the others, and with the program's output, before anything is shown.
"""

_EPILOG = """\
Counts and code sizes are deterministic: the same on each run with the same
compilers, C library and qemu. (Counts include the C library's startup, which
reads the path of the directory it runs in: a few instructions differ when
--work-dir or TMPDIR has another length.) Times are not; variants take turns,
so compare them only within one run.

ocamlopt compiles and links in one step; its compile time includes linking, and
its code size the prelude that defines MinCaml's external functions.

Exit status: 0; 1 if a case failed, two outputs differ, or nothing could be
measured; 2 for wrong usage. Missing tools are reported and are no failure.
"""


def _comma_list(text: str) -> list[str]:
    return [item for item in (part.strip() for part in text.split(",")) if item]


def _targets(text: str) -> list[str]:
    chosen = _comma_list(text)
    unknown = [target for target in chosen if target not in TARGETS]
    if unknown or not chosen:
        raise argparse.ArgumentTypeError(f"'{text}': the targets are {', '.join(TARGETS)}")
    return list(dict.fromkeys(chosen))


def _positive_int(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a positive number")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bench",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = parser.add_argument_group("what is measured")
    what.add_argument(
        "--programs",
        metavar="NAMES",
        type=_comma_list,
        default=[],
        help="such as fib,ack (default: all)",
    )
    what.add_argument(
        "--variants",
        metavar="NAMES",
        type=_comma_list,
        default=[],
        help="such as gcc-O3,'mincaml-*' (see --list; default: those marked so)",
    )
    what.add_argument(
        "--targets",
        metavar="NAMES",
        type=_targets,
        default=["sparc", "host"],
        help=f"of {','.join(TARGETS)} (default: sparc,host)",
    )
    what.add_argument(
        "--add-variant",
        metavar="NAME=FLAGS",
        action="append",
        default=[],
        help="another mincaml-llc variant, such as 'lean=-O3 --unsafe'; may be repeated",
    )
    what.add_argument(
        "--quick", action="store_true", help="instruction counts on SPARC only, no times and sizes"
    )
    what.add_argument(
        "--runs",
        metavar="N",
        type=_positive_int,
        default=5,
        help="runs of which the median is taken (default: 5)",
    )
    what.add_argument(
        "--regalloc",
        action="store_true",
        help="compare register allocators instead, on bench/ and examples/ for SPARC, in Markdown",
    )
    what.add_argument(
        "--level", metavar="-On", default="-O2", help="of optimization, for --regalloc"
    )
    what.add_argument(
        "--list", action="store_true", help="list programs and variants, and which can run here"
    )

    where = parser.add_argument_group("where things are")
    where.add_argument(
        "--program-dir",
        metavar="DIR",
        type=Path,
        default=_ROOT / "bench",
        help="has NAME.ml, NAME.c, NAME.in, NAME.out (default: bench)",
    )
    where.add_argument(
        "--build-dir",
        metavar="DIR",
        type=Path,
        default=_ROOT / "build",
        help="has bin/mincaml-llc, lib/sparc-count.so (default: build)",
    )
    where.add_argument(
        "--compiler",
        metavar="FILE",
        type=Path,
        help="mincaml-llc, if it is not in the build directory",
    )
    where.add_argument(
        "--work-dir",
        metavar="DIR",
        type=Path,
        help="keep objects, executables and outputs here",
    )

    how = parser.add_argument_group("output and limits")
    how.add_argument("--markdown", action="store_true", help="tables in Markdown")
    how.add_argument("--json", metavar="FILE", type=Path, help="also write exact numbers here")
    how.add_argument(
        "--timeout",
        metavar="SECONDS",
        type=_positive_int,
        default=900,
        help="for one command (default: 900)",
    )
    how.add_argument(
        "--verbose", action="store_true", help="say on standard error what is being done"
    )
    return parser


def _list(
    chosen: list[Program], wanted: list[Variant], options: argparse.Namespace, tools: Toolbox
) -> None:
    print("programs:")
    for program in chosen:
        parts = [
            ("MinCaml", program.mincaml),
            ("C", program.c),
            ("input", program.stdin),
            ("expected output", program.expected),
        ]
        print(f"  {program.name:<14}{', '.join(label for label, path in parts if path)}")
    defaults = {variant.name for variant in variants.default_variants()}
    print("variants:")
    for variant in wanted:
        mark = " (default)" if variant.name in defaults else ""
        print(f"  {variant.name}{mark}")
        for target in options.targets:
            if variant.supports(target):
                missing = tools.missing(variant.required_tools(target, options.quick))
                print(f"    {target:<9}{missing or 'available'}")


def _cases(chosen: list[Program], wanted: list[Variant], targets: list[str]) -> list[list[Case]]:
    """The cases, one list for each program."""
    pairs = [(target, v) for target in targets for v in wanted if v.supports(target)]
    return [[Case(program, *pair) for pair in pairs] for program in chosen]


def _progress(options: argparse.Namespace) -> Callable[[str], None]:
    def say(text: str) -> None:
        if options.verbose:
            print(f"bench: {text}", file=sys.stderr, flush=True)

    return say


def _measure(groups: list[list[Case]], options: argparse.Namespace, tools: Toolbox) -> None:
    with ExitStack() as stack:
        if options.work_dir:
            work = options.work_dir.resolve()
            work.mkdir(parents=True, exist_ok=True)
        else:
            temporary = stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-"))
            work = Path(temporary).resolve()
        bench = Bench(
            Settings(
                tools=tools,
                work=work,
                runs=options.runs,
                quick=options.quick,
                timeout=options.timeout,
                progress=_progress(options),
            )
        )
        for group in groups:
            bench.measure(group)


def _compare_allocators(options: argparse.Namespace, tools: Toolbox) -> int:
    chosen = programs.select(
        regalloc.programs_with_examples(options.program_dir, _ROOT / "examples"), options.programs
    )
    with tempfile.TemporaryDirectory(prefix="bench-") as temporary:
        work = options.work_dir.resolve() if options.work_dir else Path(temporary).resolve()
        settings = Settings(tools, work, 1, True, options.timeout, _progress(options))
        results, cases = regalloc.measure(
            Bench(settings), tools, chosen, options.level, options.runs, _progress(options)
        )
    sys.stdout.write(regalloc.text_report(results))
    failures = problems([case for case in cases if not regalloc.gives_up(case)])
    for failure in failures:
        print(f"bench: {failure}", file=sys.stderr)
    return 1 if failures else 0


def _report(cases: list[Case], options: argparse.Namespace) -> int:
    sys.stdout.write(text_report(cases, options.quick, options.markdown))
    sys.stdout.flush()
    if options.json:
        options.json.write_text(json.dumps(json_report(cases), indent=2) + "\n")
    failures = problems(cases)
    if failures:
        print(f"bench: {len(failures)} of {len(cases)} cases failed", file=sys.stderr)
        return 1
    if not any(case.status == OK for case in cases):
        print("bench: nothing could be measured", file=sys.stderr)
        return 1
    return 0


def main(arguments: list[str]) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.quick:
        options.targets = [target for target in options.targets if target != "host"]
        if not options.targets:
            parser.error("--quick counts instructions, which needs a SPARC target")
    tools = default_toolbox(_ROOT, options.build_dir, options.compiler)
    try:
        found = programs.discover(options.program_dir)
        chosen = programs.select(found, [] if options.regalloc else options.programs)
        extra = [variants.extra_variant(definition) for definition in options.add_variant]
        patterns = options.variants or (["*"] if options.list else [])
        wanted = variants.select(patterns, extra)
    except (ProgramError, VariantError) as error:
        parser.error(str(error))
    if options.list:
        _list(chosen, wanted, options, tools)
        return 0
    groups = _cases(chosen, wanted, options.targets)
    try:
        if options.regalloc:
            return _compare_allocators(options, tools)
        _measure(groups, options, tools)
        return _report([case for group in groups for case in group], options)
    except (CommandError, OSError, ProgramError) as error:
        print(f"bench: error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("bench: interrupted", file=sys.stderr)
        return 130
