"""The command line of utils/update-tests."""

import argparse
import difflib
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..options import CommandLine, run_main
from ..paths import BENCH, EXAMPLES, ROOT, BuildDirectory
from ..processes import ToolError
from . import checks, programs
from .suite import LIT_TESTS, LitTest, Suite, TestError

# Whose programs are tests of a folder of test/lit.
PROGRAM_FOLDERS = {
    EXAMPLES: LIT_TESTS / "EndToEnd" / "Examples",
    BENCH: LIT_TESTS / "EndToEnd" / "Bench",
}
# A CHECK line more or less moves the program, and with it the locations that
# are printed.
MOST_PASSES = 4

DESCRIPTION = f"""\
Rewrites what tests expect to what the compiler does, and shows the difference:

  CHECK lines      of tests of test/lit with the line
                   `{checks.NOTE}`.
                   A test that is named itself becomes such a test.
  expected texts   of programs of test/lit/EndToEnd, examples and bench. They are
                   what the interpreter prints, or the program compiled at -O0
                   where the interpreter cannot run it.

A changed expectation is as good as the look that somebody has taken at it.
"""

EPILOG = """\
Exit status: 0; 1 if --check has found something that is out of date; 2 if a test
cannot be updated.
"""


def _options(words: Sequence[str]) -> argparse.Namespace:
    parser = CommandLine("update-tests", DESCRIPTION, EPILOG)
    parser.add("paths", nargs="+", type=Path, metavar="PATH", help="a test or a folder")
    parser.add(
        "--check",
        action="store_true",
        help="write nothing; exit with 1 if a test is out of date",
    )
    parser.add(
        checks.FUNCTIONS,
        action="store_true",
        help="of LLVM IR, the functions only, each by itself; for tests that get their note now "
        "(the note of the others says it)",
    )
    parser.add_build_dir()
    parser.add_jobs()
    options = parser.parse(words)
    if options.check:
        parser.refuse("--check", checks.FUNCTIONS)
    return options


def _difference(path: Path, old: bytes, new: bytes | None) -> str:
    name = str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)
    lines = difflib.unified_diff(
        old.decode("latin-1").splitlines(),
        (new or b"").decode("latin-1").splitlines(),
        f"a/{name}",
        f"b/{name}" if new is not None else "/dev/null",
        lineterm="",
    )
    text = "\n".join(lines)
    # Line ends at the end of a file show in no line.
    return text or f"{name}: the end of the file"


class Updater:
    """Updates tests, or shows what would change."""

    def __init__(self, options: argparse.Namespace) -> None:
        self._options = options
        self._suite = Suite(BuildDirectory.of(options.build_dir))

    def tests(self) -> list[tuple[LitTest, bool]]:
        """The tests, and whether each has been named itself."""
        found: dict[Path, tuple[LitTest, bool]] = {}
        for given in self._options.paths:
            path = given.resolve()
            if not path.exists():
                raise TestError(f"{given}: no such test or folder")
            folder = next((top for top in PROGRAM_FOLDERS if path.is_relative_to(top)), None)
            tests = self._suite.find(PROGRAM_FOLDERS[folder] if folder else path)
            if folder:
                tests = [test for test in tests if test.path.is_relative_to(path)]
            if not tests:
                raise TestError(f"{given}: no test")
            for test in tests:
                named = path.is_file() or (test.path in found and found[test.path][1])
                found[test.path] = (test, named)
        return list(found.values())

    def changes(self, test: LitTest, named: bool) -> dict[Path, bytes | None]:
        """The files that are to change, with their new contents, or None."""
        if programs.has_programs(test):
            return programs.updated(test)
        old = test.path.read_bytes()
        text = old.decode("utf-8", "surrogateescape")
        options = checks.note_options(text)
        if options is None:
            if not named:
                return {}
            if self._options.check:
                raise TestError(f"{test.path}: no line '{checks.NOTE}'")
            options = [checks.FUNCTIONS] if self._options.functions else []
            text = checks.with_note(text, options)
        runs = checks.collect(test, options)
        lines = checks.generated(test.path, runs, options)
        prefixes = [prefix for run in runs for prefix in run.prefixes]
        new = checks.replace(test.path, text, prefixes, lines).encode("utf-8", "surrogateescape")
        return {test.path: new} if new != old else {}

    def update(self, test: LitTest, named: bool) -> list[str]:
        """Updates a test; returns the differences, one for each file."""
        originals: dict[Path, bytes] = {}
        latest: dict[Path, bytes | None] = {}
        for _ in range(MOST_PASSES):
            changes = {
                path: new
                for path, new in self.changes(test, named).items()
                if new != (path.read_bytes() if path.exists() else None)
            }
            if not changes:
                break
            for path, new in changes.items():
                originals.setdefault(path, path.read_bytes() if path.exists() else b"")
                latest[path] = new
                if self._options.check:
                    continue
                if new is None:
                    path.unlink()
                else:
                    path.write_bytes(new)
            if self._options.check:
                break
        else:
            raise TestError(f"{test.path}: it prints something else each time")
        return [_difference(path, originals[path], new) for path, new in latest.items()]


def _main(words: Sequence[str]) -> int:
    options = _options(words)
    updater = Updater(options)
    problems = []
    stale = False
    with ThreadPoolExecutor(options.jobs) as pool:
        waiting = [pool.submit(updater.update, test, named) for test, named in updater.tests()]
        for future in waiting:
            try:
                differences = future.result()
            except (ToolError, OSError) as error:
                problems.append(str(error))
                continue
            stale = stale or bool(differences)
            for text in differences:
                sys.stdout.buffer.write(text.encode("latin-1") + b"\n")
    for problem in problems:
        print(f"update-tests: {problem}", file=sys.stderr)
    if problems:
        return 2
    return 1 if stale and options.check else 0


def main(words: Sequence[str]) -> int:
    return run_main("update-tests", _main, words)
