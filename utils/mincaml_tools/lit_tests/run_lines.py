"""RUN lines of tests as they are written, without substitutions."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .file_check import Invocation

_KEYWORD = re.compile(r"(?P<lead>^.*?)\b(?P<keyword>RUN|DEFINE|REDEFINE):(?P<command>.*)$")
_FILE_CHECK = re.compile(r"(?:^|[\s|;&(])FileCheck\b(?P<arguments>[^|;&]*)")


@dataclass(frozen=True)
class RunLine:
    """A command that lit runs, or a definition that one uses."""

    first: int  # the number of its first line, from 0
    last: int
    lead: str
    command: str


def run_lines(text: str) -> Iterator[RunLine]:
    """The RUN lines and definitions of a test, up to END.; a backslash continues one."""
    pending: RunLine | None = None
    for number, line in enumerate(text.split("\n")):
        if "END." in line:
            break
        match = _KEYWORD.match(line)
        if not match:
            continue
        command = match["command"].strip()
        if pending:
            joined = pending.command.removesuffix("\\") + " " + command
            pending = RunLine(pending.first, number, pending.lead, joined)
        else:
            pending = RunLine(number, number, match["lead"], command)
        if not command.endswith("\\"):
            yield pending
            pending = None
    if pending:
        yield pending


def invocations(command: str) -> list[Invocation]:
    """Every FileCheck that a command runs."""
    return [Invocation.parse(match["arguments"]) for match in _FILE_CHECK.finditer(command)]
