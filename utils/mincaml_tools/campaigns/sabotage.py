"""The command line of utils/sabotage."""

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..options import CommandLine, check_names, run_main
from ..parallel import Limits
from ..paths import UTILS, BuildDirectory
from ..processes import ToolError, require, run
from .report import Finding, finish, shard_report
from .shards import Units

_DESCRIPTION = """\
Plants known faults in the compiler, one at a time, and checks whether
utils/difftest finds each, and whether utils/reduce reduces the program.

The faults are those of test/tools/sabotage/Faults.def. The script prints a line for each:
the number of programs that were needed, the configuration that shows it, and the number
of lines of the reduced program. Exit status: 0; 1 if a fault was not found; 2 for wrong usage or
a missing tool.
"""

_VARIABLE = "MINCAML_SABOTAGE"


def _faults(compiler: Path, plugin: Path) -> dict[str, str]:
    """The faults that the plugin can plant, each with its place."""
    flags = [f"--load-pass-plugin={plugin}", "--emit=llvm", "-o", "-", "-"]
    finished = require([compiler, *flags], text=b"()", environment={_VARIABLE: "list"})
    rows = [line.split("\t") for line in finished.output.decode().splitlines()]
    return {name: place for name, place, _ in rows}


class _Experiment:
    """One fault."""

    def __init__(
        self, options: argparse.Namespace, plugin: Path, fault: str, place: str, to: Path
    ) -> None:
        self._options = options
        # What falsifies an analysis is found by checking facts.
        self._facts = 100 if place == "analysis" else 0
        self._plugin = plugin
        self._environment = {_VARIABLE: fault}
        self._directory = to / fault

    def find(self) -> dict[str, Any]:
        """Runs difftest up to the first failure; returns its report."""
        options = self._options
        finished = run(
            [
                sys.executable,
                UTILS / "difftest",
                f"--build-dir={options.build_dir}",
                f"--output-dir={self._directory}",
                f"--count={options.count}",
                f"--seed={options.seed}",
                f"--jobs={options.jobs}",
                f"--compiler-flags=--load-pass-plugin={self._plugin}",
                # The fault is part of the pipelines of the levels only.
                "--no-pipelines",
                f"--facts={self._facts}",
                "--ocaml=0",
                "--variants=0",
                "--max-failures=1",
                # A program with a fault may not end.
                "--timeout=5",
                *shlex.split(options.difftest),
            ],
            environment=self._environment,
        )
        if finished.status not in (0, 1):
            raise ToolError(f"difftest: {finished.failure}")
        report: dict[str, Any] = json.loads((self._directory / "state.json").read_text())["report"]
        return report

    def reduce(self, failure: Path) -> int:
        """The number of lines that are left."""
        result = failure / "reduced.ml"
        subprocess.run(
            [
                sys.executable,
                str(UTILS / "reduce"),
                str(failure),
                "-o",
                str(result),
                f"--build-dir={self._options.build_dir}",
                f"--seconds={self._options.reduction_seconds}",
            ],
            env={**os.environ, **self._environment},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )
        return len(result.read_text().splitlines())


def _command_line() -> CommandLine:
    parser = CommandLine("sabotage", _DESCRIPTION)
    parser.add("faults", nargs="*", metavar="FAULT", help="only these (default: all)")
    parser.add_build_dir()
    parser.add(
        "--plugin",
        type=Path,
        metavar="LIBRARY",
        help="plants the faults (default: that of the build)",
    )
    parser.add_seed()
    parser.add_number("--count", 2000, "programs to try for a fault")
    parser.add(
        "--difftest", default="", metavar="OPTIONS", help="more options for utils/difftest"
    )
    parser.add_shard()
    parser.add_jobs()
    parser.add_seconds()
    parser.add("--no-reduce", action="store_true", help="do not reduce the programs")
    parser.add_number("--reduction-seconds", 120, "time limit of one reduction")
    parser.add_output_dir("the failures")
    parser.add_json()
    return parser


def _try(experiment: _Experiment, fault: str, is_reducing: bool) -> bool:
    """Prints the line of a fault; returns whether it was found."""
    begin = time.monotonic()
    report = experiment.find()
    seconds = time.monotonic() - begin
    if not report["failures"]:
        print(f"{fault:32} NOT FOUND in {report['programs']} programs", flush=True)
        return False
    failure = report["failures"][0]
    line = (
        f"{fault:32} {failure['kind']} within {report['programs']} programs, "
        f"{seconds:.0f} s: {failure['configuration'].split(' --load')[0]}"
    )
    if is_reducing:
        begin = time.monotonic()
        lines = experiment.reduce(Path(failure["directory"]))
        line += f"; {lines} lines left after {time.monotonic() - begin:.0f} s"
    print(line, flush=True)
    return True


def _main(words: Sequence[str]) -> int:
    parser = _command_line()
    options = parser.parse(words)
    if options.no_reduce:
        parser.refuse("--no-reduce", "--reduction-seconds")
    build = BuildDirectory.of(options.build_dir)
    plugin = (options.plugin or build.built_plugin("MinCamlSabotage")).resolve()
    known = _faults(build.built("mincaml-llc"), plugin)
    check_names("fault", options.faults, list(known))
    faults = options.faults or list(known)
    directory = (options.output_dir or Path(tempfile.mkdtemp(prefix="sabotage-"))).resolve()
    units = Units(options.shard)
    report = shard_report("sabotage", build, options, {"faults": faults, "plugin": plugin.name})
    limits = Limits(options.seconds, 0)
    # One after the other: difftest takes all jobs.
    for number, fault, is_found in units.run(
        lambda fault: _try(
            _Experiment(options, plugin, fault, known[fault], directory),
            fault,
            not options.no_reduce,
        ),
        faults,
        1,
        lambda: limits.reached(0),
    ):
        report.count("faults", "found" if is_found else "not found")
        if not is_found:
            report.findings.append(Finding(number, "not found", fault, ""))
    finish(report, options, units, limits.elapsed)
    print(f"{units.done - len(report.findings)} of {units.total} faults found")
    return 0 if units.done == units.total and not report.findings else 1


def main(words: Sequence[str]) -> int:
    return run_main("sabotage", _main, words)
