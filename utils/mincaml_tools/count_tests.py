"""Adds up the reports of lit and GoogleTest and prints the total.

    count_tests.py BUILD-DIRECTORY

The last line is `N passed, M failed`. A test that the test programs know but that
did not run is a failure, and so is a suite without a report; tests that were
skipped because a tool is missing are listed.
"""

import json
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from .options import CommandLine, run_main
from .processes import require


@dataclass
class Counts:
    passed: int = 0
    failed: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)

    def add(self, suite: str, report: Path) -> None:
        """Counts the tests of one suite."""
        if not report.exists():
            self.failed.append(f"{suite} (no report: it crashed or did not start)")
            return
        for case in ElementTree.parse(report).getroot().iter("testcase"):
            name = f"{case.get('classname')}.{case.get('name')}"
            if case.find("failure") is not None or case.find("error") is not None:
                self.failed.append(name)
            elif case.find("skipped") is not None or case.get("status") == "notrun":
                self.skipped.append(name)
            else:
                self.passed += 1


def _suites(build: Path) -> list[str]:
    listing = require(["ctest", "--test-dir", build, "--show-only=json-v1"])
    return [test["name"] for test in json.loads(listing.output)["tests"]]


def _main(words: Sequence[str]) -> int:
    parser = CommandLine("count_tests.py", __doc__)
    parser.add("build", type=Path, metavar="BUILD-DIRECTORY")
    build = parser.parse(words).build
    counts = Counts()
    for suite in _suites(build):
        counts.add(suite, build / "test-results" / f"{suite}.xml")
    for name in counts.skipped:
        print(f"skipped: {name}")
    for name in counts.failed:
        print(f"FAILED: {name}")
    print(f"{counts.passed} passed, {len(counts.failed)} failed")
    return 1 if counts.failed or not counts.passed else 0


def main(words: Sequence[str]) -> int:
    return run_main("count_tests.py", _main, words)
