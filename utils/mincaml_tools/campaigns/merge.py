"""The command line of utils/merge-reports."""

from collections.abc import Sequence
from pathlib import Path

from ..options import CommandLine, run_main
from ..tables import table
from .report import Report, shard_names

_DESCRIPTION = """\
Adds up the reports that the shards of a campaign wrote with --json.

Prints the sums, the failures, and which shards are missing or were stopped before
their end. It is an error if the reports are not of the same campaign (different sources
or options), or have a shard in common. With --json the sum is written as a report, which
can be added to others.

Exit status: 0; 1 if there are failures or the campaign is not complete; 2 for
reports that cannot be added up.
"""


def _command_line() -> CommandLine:
    parser = CommandLine("merge-reports", _DESCRIPTION)
    parser.add("reports", nargs="+", type=Path, metavar="FILE")
    parser.add_json()
    parser.add("--markdown", action="store_true", help="a table in Markdown")
    return parser


def _print(report: Report, markdown: bool) -> None:
    rows = [["", "", "number"]]
    for name, counts in sorted(report.counts.items()):
        rows += [[name, row, str(number)] for row, number in sorted(counts.items())]
    print(table(rows, markdown, left=2))
    for finding in sorted(report.findings):
        print(f"FAILED: {finding.kind}: {finding.message}\n    {finding.command}")
    done = sum(part.done for part in report.parts.values())
    units = sum(part.units for part in report.parts.values())
    print(
        f"{report.campaign}: {done} of {units} units in {len(report.parts)} of "
        f"{report.shards} shards, {report.seconds:.0f} s, {len(report.findings)} failures"
    )
    if report.missing:
        print(f"missing: shard {shard_names(report.missing, report.shards)}")
    if report.incomplete:
        print(f"stopped early: shard {shard_names(report.incomplete, report.shards)}")


def _main(words: Sequence[str]) -> int:
    options = _command_line().parse(words)
    report, *others = [Report.read(path) for path in options.reports]
    for other in others:
        report.add(other)
    report.write(options.json)
    _print(report, options.markdown)
    return 1 if report.findings or report.missing or report.incomplete else 0


def main(words: Sequence[str]) -> int:
    return run_main("merge-reports", _main, words)
