"""Runs many command lines in one process of the compiler (mincaml-llc --batch)."""

import os
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from .processes import ToolError, Word, require

# The status of a command that took too long.
TIMED_OUT = 124


class BatchCommand(NamedTuple):
    """One line of a batch: options and files, where output goes and input comes from,
    and variables of the environment (`NAME=VALUE`)."""

    words: Sequence[Word]
    stdout: Path | None = None
    stderr: Path | None = None
    stdin: Path | None = None
    environment: Sequence[str] = ()

    def line(self) -> str:
        words = [*self.environment, *(str(word) for word in self.words)]
        if self.stdin is not None:
            words.append(f"<{self.stdin}")
        if self.stdout is not None:
            words.append(f">{self.stdout}")
        if self.stderr is not None:
            words.append(f"2>{self.stderr}")
        if any("\n" in word for word in words):
            raise ToolError(f"a line of a batch cannot have a newline: {shlex.join(words)}")
        return shlex.join(words)


def run_batch(
    compiler: Path,
    commands: Sequence[BatchCommand],
    directory: Path,
    timeout: int,
    *,
    cwd: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> list[int]:
    """Runs each command in a process that the compiler forks; their statuses. That
    of a command that is stopped after `timeout` seconds is TIMED_OUT.

    The batch is written to `directory`. `environment` is all there is, or this
    process's.
    """
    if not commands:
        return []
    path = directory / "batch.txt"
    path.write_text("".join(command.line() + "\n" for command in commands))
    output = require(
        [compiler, f"--batch={path}", f"--batch-timeout={timeout}"],
        cwd=cwd,
        # Symbols are resolved once and not in every process of the batch.
        environment={**(os.environ if environment is None else environment), "LD_BIND_NOW": "1"},
        clean_environment=True,
    ).output
    statuses = [int(line.split()[1]) for line in output.splitlines()]
    if len(statuses) != len(commands):
        raise ToolError(f"{path}: {len(commands)} commands, {len(statuses)} statuses")
    return statuses
