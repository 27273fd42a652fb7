#!/usr/bin/env python3
"""Adds up the reports that lit and GoogleTest wrote and prints the total.

    count_tests.py BUILD-DIRECTORY

The last line is `N passed, M failed`. A test that the test programs know but
that did not run is a failure, and so is a suite that wrote no report; tests
that were skipped for want of a tool are listed.
"""

import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def expected_suites(build: Path) -> list[str]:
    listing = subprocess.run(
        ["ctest", "--test-dir", str(build), "--show-only=json-v1"],
        check=True, capture_output=True, text=True,
    )
    return [test["name"] for test in json.loads(listing.stdout)["tests"]]


def main() -> int:
    build = Path(sys.argv[1])
    passed = 0
    failed: list[str] = []
    skipped: list[str] = []
    for suite in expected_suites(build):
        report = build / "test-results" / f"{suite}.xml"
        if not report.exists():
            failed.append(f"{suite} (no report: it crashed or did not start)")
            continue
        for case in ElementTree.parse(report).getroot().iter("testcase"):
            name = f"{case.get('classname')}.{case.get('name')}"
            if case.find("failure") is not None or case.find("error") is not None:
                failed.append(name)
            elif case.find("skipped") is not None or case.get("status") == "notrun":
                skipped.append(name)
            else:
                passed += 1
    for name in skipped:
        print(f"skipped: {name}")
    for name in failed:
        print(f"FAILED: {name}")
    print(f"{passed} passed, {len(failed)} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
