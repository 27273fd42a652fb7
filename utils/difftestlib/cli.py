"""The command line of utils/difftest."""

import argparse
import os
import sys
import tempfile
from pathlib import Path

from . import ocaml
from .campaign import Campaign, Plan
from .configurations import Space
from .programs import Source
from .toolbox import ROOT, ToolError, Toolbox

_DESCRIPTION = """\
Generates programs and runs each under several configurations of mincaml-llc,
drawn at random from the targets, optimization levels, passes and register
allocators that it says it has. Standard output, standard error with the place
of a run-time error, and exit status have to be those of the reference
interpreter; some programs are also given to OCaml, and some as variants that
have to print the same.

Failures are directories in DIR/failures: the program, the commands and both
results; utils/reduce makes the program small. A campaign that is started again
with the same options and directory goes on where it stopped. The exit status is
0 if nothing differed, 1 if something did, 2 if something is missing.
"""


def _shard(text: str) -> tuple[int, int]:
    try:
        index, count = map(int, text.split("/"))
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected I/N, not {text}") from None
    if not 1 <= index <= count:
        raise argparse.ArgumentTypeError(f"{text}: expected 1/N to N/N")
    return index - 1, count


def _positive(text: str) -> int:
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"expected a positive number, not {text}")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="difftest",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--build-dir", type=Path, default=ROOT / "build")
    parser.add_argument(
        "--output", type=Path, metavar="DIR", help="where the campaign's state is kept"
    )
    what = parser.add_argument_group("programs")
    what.add_argument("--first-seed", type=int, default=1, metavar="N")
    what.add_argument("--count", type=_positive, default=1000, metavar="N")
    what.add_argument(
        "--profile", default="mix", help="of mincaml-gen (default: all of them)"
    )
    what.add_argument("--size", type=_positive, default=20, help="lines of a program")
    what.add_argument(
        "--generator-option", action="append", default=[], metavar="OPTION"
    )
    what.add_argument(
        "--interpreter-steps", type=_positive, default=1000000, metavar="N"
    )
    where = parser.add_argument_group("configurations")
    where.add_argument(
        "--executions", type=_positive, default=6, help="of each program (default 6)"
    )
    where.add_argument("--targets", help="only these, separated by commas; also jit")
    where.add_argument("--levels", help="only these of 0,1,2,3")
    where.add_argument("--no-pipelines", action="store_true", help="only the levels'")
    where.add_argument("--no-allocators", action="store_true", help="only the default")
    where.add_argument(
        "--flag", action="append", default=[], help="another flag for mincaml-llc"
    )
    where.add_argument(
        "--ocaml", type=int, default=10, metavar="PERCENT", help="of the batches"
    )
    where.add_argument(
        "--variants", type=int, default=25, metavar="PERCENT", help="of the batches"
    )
    where.add_argument("--variant-kind", default="mix", help="of mincaml-variant")
    how = parser.add_argument_group("campaign")
    how.add_argument("--jobs", type=_positive, default=os.cpu_count())
    how.add_argument("--shard", type=_shard, default=(0, 1), metavar="I/N")
    how.add_argument(
        "--time", type=float, default=0, metavar="SECONDS", help="no batch starts later"
    )
    how.add_argument("--timeout", type=_positive, default=60, help="of one execution")
    how.add_argument(
        "--max-failures", type=int, default=20, metavar="N", help="stop then; 0: never"
    )
    return parser


def _choose(what: str, text: str, there: list[str]) -> list[str]:
    """Some of what there is, by name."""
    names = text.split(",")
    for name in names:
        if name not in there:
            raise ToolError(f"{what} {name}: there is {', '.join(there)}")
    return names


def _restrict(space: Space, arguments: argparse.Namespace) -> None:
    if arguments.targets:
        space.targets = _choose("target", arguments.targets, space.targets)
    if arguments.levels:
        levels = [str(level) for level in space.levels]
        space.levels = list(map(int, _choose("level", arguments.levels, levels)))
    if arguments.no_pipelines:
        space.passes = []
    if arguments.no_allocators:
        space.allocators = []
    space.extra_flags = arguments.flag


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
        f"{rate:.0f} each second"
    )
    for kind, count in sorted(report.executions.items()):
        print(f"{count:8}  {kind}")
    for failure in report.failures:
        print(f"FAILED: {failure.kind}: {failure.configuration}: {failure.directory}")
    print(f"{len(report.failures)} failures")


def _run(arguments: argparse.Namespace) -> int:
    toolbox = Toolbox(arguments.build_dir.resolve())
    space = Space.of(toolbox)
    _restrict(space, arguments)
    ocaml_share = arguments.ocaml
    if ocaml_share and not ocaml.is_available():
        print("note: there is no OCaml to compare with", file=sys.stderr)
        ocaml_share = 0
    plan = Plan(
        first_seed=arguments.first_seed,
        count=arguments.count,
        source=Source(
            (f"--profile={arguments.profile}", f"--size={arguments.size}")
            + tuple(arguments.generator_option),
            arguments.interpreter_steps,
            arguments.timeout,
        ),
        space=space,
        executions=arguments.executions,
        ocaml_share=ocaml_share,
        variant_share=arguments.variants,
        variant_kind=arguments.variant_kind,
    )
    directory = arguments.output or Path(tempfile.mkdtemp(prefix="difftest-"))
    campaign = Campaign(plan, toolbox, directory.resolve(), repr((plan, arguments.shard)))
    if not campaign.resume():
        raise ToolError(f"{directory} holds a campaign with other options")
    shard, shards = arguments.shard
    campaign.run(
        shard, shards, arguments.jobs, arguments.time, arguments.max_failures
    )
    _print_report(campaign)
    return 1 if campaign.report.failures else 0


def main(words: list[str]) -> int:
    arguments = _parser().parse_args(words)
    try:
        return _run(arguments)
    except ToolError as error:
        print(f"difftest: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
