"""Finds tests in test/lit that cannot fail.

    check-tests [PATH...]

Four kinds of tests are reported:

  - lit does not run the file, because the configuration of its folder has other
    suffixes.
  - No RUN line compares anything: there is no FileCheck, diff, cmp, not, count
    or grep. It is not enough that a tool exits with status 0.
  - All directives of a FileCheck are -NOT: an empty output would pass, too.
    `-NOT: {{.}}`, which requires that the output is empty, is allowed.
  - All directives after a -LABEL, up to the next one, are -NOT: a function with
    an empty body would pass.

Exit status: 0; 1 if there is such a test.
"""

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from ..options import CommandLine, run_main
from ..paths import ROOT
from ..processes import ToolError
from .file_check import Directive, Invocation, directives
from .run_lines import invocations, run_lines
from .suite import LIT_TESTS

SUFFIXES = (".ml", ".ll", ".mir", ".s", ".test")
# %everywhere, %status and %compare-prompt compare, too.
_COMPARES = re.compile(
    r"(?:^|[\s|;&(])"
    r"(?:FileCheck|diff|cmp|not|count|grep|%everywhere|%status|%compare-prompt)\s"
)
_SUFFIXES = re.compile(r"^config\.suffixes = \[(.*)\]$", re.MULTILINE)
_EMPTY_OUTPUT = re.compile(r"\{\{\.[*+]?\}\}")


def _tests(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_file():
            yield path
            continue
        for file in sorted(path.rglob("*")):
            folders = file.relative_to(path).parts[:-1]
            if file.suffix in SUFFIXES and "Inputs" not in folders and "Output" not in folders:
                yield file


def _is_found(test: Path) -> bool:
    """Whether lit takes the file as a test."""
    for folder in test.parents:
        for name in ("lit.local.cfg", "lit.cfg.py"):
            path = folder / name
            found = _SUFFIXES.search(path.read_text()) if path.is_file() else None
            if found:
                return f'"{test.suffix}"' in found[1]
    return True


def _check_text(test: Path, text: str, invocation: Invocation) -> str | None:
    """The file with the directives, or None if a test makes it."""
    name = invocation.check_file()
    if name == "%s":
        return text
    path = Path(name.replace("%S", str(test.parent)))
    return path.read_text() if "%" not in str(path) and path.is_file() else None


def _is_weak(found: Sequence[Directive]) -> bool:
    return bool(found) and all(
        directive.kind == "NOT" and not _EMPTY_OUTPUT.fullmatch(directive.pattern)
        for directive in found
    )


def _weak_parts(found: Sequence[Directive], what: str) -> Iterator[str]:
    if _is_weak(found):
        yield f"every directive of {what} is a -NOT"
        return
    labels = [n for n, directive in enumerate(found) if directive.kind == "LABEL"]
    for start, end in itertools.pairwise([*labels, len(found)]):
        if _is_weak(found[start + 1 : end]):
            line = found[start].line + 1
            yield f"line {line}: every directive of {what} after this label is a -NOT"


def weaknesses(test: Path) -> Iterator[str]:
    """What makes a test a weak one, in messages."""
    if not _is_found(test):
        yield "lit does not run it: its folder has other suffixes (config.suffixes)"
    text = test.read_text(errors="surrogateescape")
    commands = [line.command for line in run_lines(text)]
    if not any(map(_COMPARES.search, commands)):
        yield "no RUN line compares anything"
    reported = set()
    for invocation in (found for command in commands for found in invocations(command)):
        checks = _check_text(test, text, invocation)
        if checks is None:
            continue
        found = [line for prefix in invocation.prefixes for line in directives(checks, prefix)]
        found.sort(key=lambda directive: directive.line)
        for message in _weak_parts(found, ",".join(invocation.prefixes)):
            if message not in reported:
                reported.add(message)
                yield message


def _main(words: Sequence[str]) -> int:
    parser = CommandLine("check-tests", __doc__)
    parser.add("paths", nargs="*", type=Path, metavar="PATH", help="default: test/lit")
    paths = parser.parse(words).paths or [LIT_TESTS]
    for path in paths:
        if not path.exists():
            raise ToolError(f"{path}: no such test or folder")
    failed = False
    for test in _tests(path.resolve() for path in paths):
        for message in weaknesses(test):
            failed = True
            print(f"{test.relative_to(ROOT) if test.is_relative_to(ROOT) else test}: {message}")
    return 1 if failed else 0


def main(words: Sequence[str]) -> int:
    return run_main("check-tests", _main, words)
