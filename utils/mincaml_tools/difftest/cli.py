"""The command line of utils/difftest."""

import argparse
import shlex
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .. import options as types
from ..campaigns.report import shard_report
from ..compiler import Compiler
from ..options import LEVELS, CommandLine, check_names, run_main
from ..parallel import Limits
from ..paths import BuildDirectory
from ..processes import ToolError
from . import ocaml
from .campaign import Campaign, Plan
from .configurations import Space
from .programs import Source

_DESCRIPTION = """\
Generates programs and runs each under several configurations of mincaml-llc,
drawn at random from the targets, optimization levels, passes and register
allocators that it lists. Standard output, standard error including the location
of a run-time error, and exit status must be those of the reference
interpreter. OCaml also runs some of the programs. For some programs, variants are run
that must print the same.

Each failure is a directory in DIR/failures with the program, the commands and both
results; utils/reduce reduces the program. A campaign that is started again
with the same options and directory continues where it stopped. Exit status: 0;
1 if a result differed; 2 for wrong usage or a missing tool.
"""


def _command_line() -> CommandLine:
    parser = CommandLine("difftest", _DESCRIPTION)
    parser.add_build_dir()
    parser.add_output_dir("the campaign's state and its failures")
    parser.section("programs")
    parser.add_seed()
    parser.add_number("--count", 1000, "programs")
    parser.add("--profile", default="mix", help="of mincaml-gen (default: mix, all of them)")
    parser.add_number("--size", 20, "lines of a program")
    parser.add(
        "--generator-option",
        action="append",
        default=[],
        metavar="OPTION",
        help="another option for mincaml-gen; may be repeated",
    )
    parser.add(
        "--corpus",
        type=Path,
        metavar="DIR",
        help="instead of generated programs variants of those in DIR, which "
        "utils/generator-coverage keeps there: they differ in what a run does not evaluate",
    )
    parser.add_interpret_steps(1000000)
    parser.section("configurations")
    parser.add_number("--executions", 6, "of each program")
    parser.add(
        "--targets", type=types.names, default=[], metavar="NAMES", help="only these; also jit"
    )
    parser.add_names("--levels", "level", LEVELS, LEVELS)
    parser.add(
        "--no-pipelines", action="store_true", help="only the pipelines of the levels"
    )
    parser.add_percentage(
        "--llvm",
        15,
        "share of the configurations that run a level of LLVM, such as default<O2>, alone "
        "or among passes of ours",
    )
    parser.add_percentage(
        "--facts", 15, "share of the executions that check results of analyses"
    )
    parser.add_percentage(
        "--parallel", 15, "share of the other executions that run loops in parallel"
    )
    parser.add_percentage(
        "--stress", 50, "share of the batches whose programs collect garbage often"
    )
    parser.add(
        "--no-allocators", action="store_true", help="only the default register allocator"
    )
    parser.add_compiler_flags()
    parser.add(
        "--check-overflow",
        action="store_true",
        help="compile and interpret with -fcheck-overflow; without OCaml and variants, whose "
        "arithmetic wraps around",
    )
    parser.add_percentage("--ocaml", 10, "share of the batches that OCaml also runs")
    parser.add_percentage("--variants", 25, "share of the batches whose variants are also run")
    parser.add("--variant-kind", default="mix", help="of mincaml-variant (default: mix)")
    parser.section("campaign")
    parser.add_shard()
    parser.add_jobs()
    parser.add_seconds()
    parser.add_timeout("execution", 60)
    parser.add_max_failures()
    parser.add_json()
    return parser


def _language(options: argparse.Namespace) -> tuple[str, ...]:
    """The options that change the meaning of programs."""
    return ("-fcheck-overflow",) if options.check_overflow else ()


def _restrict(space: Space, options: argparse.Namespace) -> None:
    check_names("target", options.targets, space.targets)
    space.targets = options.targets or space.targets
    space.levels = options.levels
    space.llvm_share = options.llvm
    if options.no_pipelines:
        space.passes = []
    if options.no_allocators:
        space.allocators = []
    space.facts = options.facts
    space.parallel = options.parallel
    space.stress = options.stress
    space.extra_flags = [*_language(options), *shlex.split(options.compiler_flags)]


def _print_report(campaign: Campaign) -> None:
    report = campaign.report
    rate = report.total_executions / campaign.seconds if campaign.seconds else 0
    print(
        f"{report.programs} programs ({report.failing_programs} end in an error, "
        f"{report.variants} have variants, {report.ocaml_programs} went to OCaml, "
        f"{report.discarded} run too long)"
    )
    print(
        f"{report.total_executions} executions in {campaign.seconds:.0f} s, "
        f"{rate:.0f} per second; {report.stressed} collect garbage often, "
        f"{report.parallel} run loops in parallel"
    )
    for kind, count in sorted(report.executions.items()):
        print(f"{count:8}  {kind}")
    for failure in report.failures:
        print(f"FAILED: {failure.kind}: {failure.configuration}: {failure.directory}")
    print(f"{len(report.failures)} failures")


def _main(words: Sequence[str]) -> int:
    parser = _command_line()
    options = parser.parse(words)
    if not options.variants:
        parser.refuse("--variants=0", "--variant-kind")
    if options.corpus is not None:
        parser.refuse("--corpus", "--profile", "--size", "--generator-option")
    compiler = Compiler(BuildDirectory.of(options.build_dir))
    space = Space.of(compiler)
    _restrict(space, options)
    ocaml_share = 0 if options.check_overflow else options.ocaml
    if ocaml_share and not ocaml.is_available():
        print("difftest: note: skipping OCaml, which is not installed", file=sys.stderr)
        ocaml_share = 0
    plan = Plan(
        first_seed=options.seed,
        count=options.count,
        source=Source(
            (f"--profile={options.profile}", f"--size={options.size}", *options.generator_option),
            options.interpret_steps,
            options.timeout,
            _language(options),
            options.corpus and options.corpus.resolve(),
        ),
        space=space,
        executions=options.executions,
        ocaml_share=ocaml_share,
        variant_share=0 if options.check_overflow else options.variants,
        variant_kind=options.variant_kind,
    )
    directory = options.output_dir or Path(tempfile.mkdtemp(prefix="difftest-"))
    campaign = Campaign(plan, compiler, directory.resolve(), repr((plan, options.shard)))
    if not campaign.resume():
        raise ToolError(f"{directory} holds a campaign with other options")
    # What is not installed is part of no configuration.
    report = shard_report(
        "difftest", compiler.build, options, {"targets": space.targets, "ocaml": ocaml_share}
    )
    campaign.run(options.shard, options.jobs, Limits(options.seconds, options.max_failures))
    campaign.describe(report, options.shard)
    report.write(options.json)
    _print_report(campaign)
    return 1 if campaign.report.failures else 0


def main(words: Sequence[str]) -> int:
    return run_main("difftest", _main, words)
