"""The command line of utils/bench."""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ..allocators import ALLOCATORS, BASELINE_ALLOCATOR
from ..options import CommandLine, build_and_toolchain, names, run_main
from ..paths import BENCH, UTILS
from ..processes import ToolError
from . import machine, programs, publish, regalloc, sizes, variants
from .case import OK, Case
from .measure import Bench, Settings
from .programs import Program, ProgramError
from .report import json_report, notes, problems, text_report
from .tools import MINCAML, OCAML_WRAPPER, PLUGIN, Toolbox
from .variants import TARGETS, Variant, VariantError

_DESCRIPTION = """\
Compares the code of mincaml-llc with that of gcc, clang and ocamlopt.

SPARC programs run under qemu with a plugin that counts executed instructions,
loads, stores, nops and register window traps. The weighted cost is
instructions + 40 for each overflow or underflow of an eight-window machine.
Host programs are timed: wall time and peak memory. For all of them: bytes of
code in the program's own object, and the time to compile it. Every output is
compared with the others, and with the program's output, before anything is shown.

With --sizes it shows bytes of code and executed instructions for each level of
mincaml-llc and gcc; --sweep adds other values of a pass's budget.

With --publish it writes the results as a page with charts, RESULTS.md and results/*.svg,
with the machine and the versions of the compilers.

With --regalloc the register allocators of mincaml-llc are compared instead, on
the programs of bench/ and examples/: executed instructions, the code that the allocator
adds, and its time.
"""

_EPILOG = """\
Counts and code sizes are deterministic: the same on each run with the same
compilers, C library and qemu. (Counts include the C library's startup, which
reads the path of its working directory: a few instructions differ if
--output-dir or TMPDIR has another length.) Times are not; variants take turns,
so compare them only within one run.

ocamlopt compiles and links in one step; its compile time includes linking, and
its code size the prelude that defines MinCaml's external functions.

Exit status: 0; 1 if a case failed, two outputs differ, or nothing could be
measured; 2 for wrong usage. Missing tools are reported and are no failure.
"""


def _command_line() -> CommandLine:
    parser = CommandLine("bench", _DESCRIPTION, _EPILOG)
    parser.section("what is measured")
    parser.add(
        "--programs",
        metavar="NAMES",
        type=names,
        default=[],
        help="such as fib,ack (default: all)",
    )
    parser.add(
        "--variants",
        metavar="NAMES",
        type=names,
        default=[],
        help="such as gcc-O3,'mincaml-*' (see --list; default: those marked so)",
    )
    parser.add_names("--targets", "target", TARGETS, ["sparc", "host"])
    parser.add(
        "--add-variant",
        metavar="NAME=FLAGS",
        action="append",
        default=[],
        help="another mincaml-llc variant, such as 'lean=-O3 --unsafe'; may be repeated",
    )
    parser.add(
        "--quick", action="store_true", help="only counts, on SPARC: no times; by default sparc"
    )
    parser.add_number("--runs", 5, "of what is timed; the median is reported")
    parser.add(
        "--list", action="store_true", help="list programs and variants, and which can run here"
    )
    parser.section("a page of the results")
    parser.add(
        "--publish",
        action="store_true",
        help="write RESULTS.md and charts, of all targets; those of SPARC with --quick",
    )
    parser.add(
        "--page-dir",
        metavar="DIR",
        type=Path,
        default=BENCH,
        help="the directory for --publish (default: bench)",
    )

    parser.section("register allocators")
    parser.add(
        "--regalloc",
        action="store_true",
        help="compare register allocators, on SPARC; by default sparc",
    )
    parser.add_names(
        "--allocators",
        "allocator",
        ALLOCATORS,
        ALLOCATORS,
        note=f"compared with {BASELINE_ALLOCATOR} if it is among them",
    )
    parser.add(
        "--level",
        metavar="N",
        choices=["0", "1", "2", "3"],
        default="2",
        help="optimization level (default: 2)",
    )

    parser.section("code size")
    parser.add(
        "--sizes",
        action="store_true",
        help="compare bytes and instructions of each level with gcc's; by default sparc",
    )
    parser.add_names("--levels", "level", sizes.LEVELS, sizes.LEVELS)
    parser.add(
        "--sweep",
        metavar="PASS:NAME=N,...",
        type=sizes.Sweep.parse,
        help="also run the levels with these values of a parameter of a pass, where it is not 0",
    )

    parser.section("where things are")
    parser.add(
        "--program-dir",
        metavar="DIR",
        type=Path,
        default=BENCH,
        help="the directory with NAME.ml, NAME.c, NAME.in, NAME.out (default: bench)",
    )
    parser.add_build_dir()
    parser.add(
        "--compiler",
        metavar="FILE",
        type=Path,
        help="the compiler (default: mincaml-llc in --build-dir)",
    )
    parser.add_toolchain("clang")
    parser.add_output_dir("objects, executables and outputs")

    parser.section("output and limits")
    parser.add("--markdown", action="store_true", help="tables in Markdown")
    parser.add("--json", metavar="FILE", type=Path, help="also write exact numbers here")
    parser.add_jobs()
    parser.add_timeout("command", 900)
    parser.add("--verbose", action="store_true", help="report progress on standard error")
    return parser


def _check_modes(parser: CommandLine, options: argparse.Namespace) -> None:
    """Refuses options that the mode ignores; adapts the default targets."""
    if options.list:
        parser.refuse("--list", "--runs", "--regalloc", "--allocators", "--level")
        parser.refuse("--list", "--sizes", "--levels", "--sweep", "--publish", "--jobs")
        parser.refuse("--list", "--output-dir", "--markdown", "--json", "--timeout", "--verbose")
    elif options.regalloc:
        parser.refuse("--regalloc", "--variants", "--add-variant", "--sizes")
    elif options.sizes:
        parser.refuse("--sizes", "--variants", "--add-variant", "--quick", "--runs")
    if not options.regalloc:
        parser.only_with("--regalloc", "--allocators", "--level")
    if not options.sizes:
        parser.only_with("--sizes", "--levels", "--sweep")
    if options.publish:
        parser.refuse("--publish", "--regalloc", "--sizes", "--markdown")
    else:
        parser.only_with("--publish", "--page-dir")
    if options.quick:
        parser.refuse("--quick", "--runs")
    if options.publish and not parser.is_given("--targets"):
        options.targets = ["sparc", "sparcv9"] if options.quick else list(TARGETS)
    if options.sizes and not parser.is_given("--targets"):
        options.targets = ["sparc"]
    if options.quick or options.regalloc:
        if not parser.is_given("--targets") and not options.publish:
            options.targets = ["sparc"]
        elif "host" in options.targets:
            mode = "--regalloc" if options.regalloc else "--quick"
            parser.error(f"{mode} counts instructions, which works on SPARC only, not on the host")


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


def _progress(options: argparse.Namespace) -> Callable[[str], None]:
    def report(text: str) -> None:
        if options.verbose:
            print(f"bench: {text}", file=sys.stderr, flush=True)

    return report


@contextmanager
def _bench(options: argparse.Namespace, tools: Toolbox, timed: bool) -> Iterator[Bench]:
    with tempfile.TemporaryDirectory(prefix="bench-") as temporary:
        work = (options.output_dir or Path(temporary)).resolve()
        work.mkdir(parents=True, exist_ok=True)
        yield Bench(
            Settings(
                tools=tools,
                work=work,
                runs=options.runs,
                jobs=options.jobs,
                quick=not timed,
                timeout=options.timeout,
                progress=_progress(options),
            )
        )


def _finish(
    cases: list[Case], text: str, report: dict[str, object], options: argparse.Namespace
) -> int:
    """Prints and writes the reports; the exit status."""
    sys.stdout.write(text)
    sys.stdout.flush()
    if options.json:
        options.json.write_text(json.dumps(report, indent=2) + "\n")
    failures = problems(cases)
    if failures:
        print(f"bench: {len(failures)} of {len(cases)} cases failed", file=sys.stderr)
        return 1
    if not any(case.status == OK for case in cases):
        print("bench: nothing could be measured", file=sys.stderr)
        return 1
    return 0


def _compare_allocators(
    chosen: list[Program], options: argparse.Namespace, tools: Toolbox
) -> int:
    runs = 0 if options.quick else options.runs
    plan = regalloc.Plan(options.targets, options.allocators, options.level, runs)
    with _bench(options, tools, timed=False) as bench:
        results = regalloc.measure(bench, tools, chosen, plan, _progress(options))
    cases = [result.case for result in results if not result.gives_up()]
    text = regalloc.text_report(results, plan, options.markdown)
    return _finish(cases, text, regalloc.json_report(results), options)


def _compare_sizes(
    chosen: list[Program], options: argparse.Namespace, tools: Toolbox
) -> int:
    plan = sizes.Plan(options.targets, options.levels, options.sweep)
    with _bench(options, tools, timed=False) as bench:
        cases, results = sizes.measure(bench, tools, chosen, plan, _progress(options))
    text = sizes.text_report(cases, results, plan, options.markdown)
    return _finish(cases, text, sizes.json_report(cases, results), options)


def _compare_compilers(
    chosen: list[Program], wanted: list[Variant], options: argparse.Namespace, tools: Toolbox
) -> int:
    pairs = [(target, v) for target in options.targets for v in wanted if v.supports(target)]
    # One list for each program.
    groups = [[Case(program, *pair) for pair in pairs] for program in chosen]
    with _bench(options, tools, timed=not options.quick) as bench:
        for group in groups:
            bench.measure(group)
    cases = [case for group in groups for case in group]
    if not options.publish:
        text = text_report(cases, options.quick, options.markdown)
        return _finish(cases, text, json_report(cases), options)
    text = "".join(f"bench: {line}\n" for line in notes(cases, markdown=False).splitlines())
    status = _finish(cases, text, json_report(cases), options)
    if status == 0:
        versions = machine.describe(wanted, options.targets, not options.quick, tools)
        publish.write(options.page_dir, cases, options.quick, versions)
        print(f"bench: {options.page_dir / publish.PAGE} is written")
    return status


def _main(words: Sequence[str]) -> int:
    parser = _command_line()
    options = parser.parse(words)
    _check_modes(parser, options)
    build, toolchain = build_and_toolchain(options)
    tools = Toolbox(
        compiler=(options.compiler or build.program(MINCAML)).resolve(),
        plugin=build.plugin(PLUGIN),
        ocaml_wrapper=UTILS / "ocaml" / OCAML_WRAPPER,
        toolchain=toolchain,
    )
    try:
        discover = regalloc.programs_with_examples if options.regalloc else programs.discover
        chosen = programs.select(discover(options.program_dir), options.programs)
        extra = [variants.extra_variant(definition) for definition in options.add_variant]
        patterns = options.variants or (["*"] if options.list else [])
        wanted = variants.select(patterns, extra)
    except (ProgramError, VariantError) as error:
        parser.error(str(error))
    if options.list:
        _list(chosen, wanted, options, tools)
        return 0
    try:
        if options.regalloc:
            return _compare_allocators(chosen, options, tools)
        if options.sizes:
            return _compare_sizes(chosen, options, tools)
        return _compare_compilers(chosen, wanted, options, tools)
    except (ToolError, OSError) as error:
        print(f"bench: error: {error}", file=sys.stderr)
        return 1


def main(words: Sequence[str]) -> int:
    return run_main("bench", _main, words)
