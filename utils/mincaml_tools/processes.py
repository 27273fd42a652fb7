"""Child processes: input, output, time limits and failures."""

import contextlib
import os
import shlex
import signal
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

Word = str | Path


class ToolError(Exception):
    """A tool is missing or has failed. The message says which one and why."""


class TimeLimitExceeded(ToolError):
    """A command has not ended within its time limit."""


# Not data classes, here and in batch.py: hundreds of tests import these modules, each in
# a process of its own, and `dataclasses` takes as long as all the rest.
class Finished(NamedTuple):
    """How a command ended, and what it wrote to where nothing else was given."""

    status: int  # negative: the number of a signal
    output: bytes
    errors: bytes

    @property
    def message(self) -> str:
        """The first line of standard error that is not blank."""
        lines = self.errors.decode("utf-8", "replace").splitlines()
        return next((line.strip() for line in lines if line.strip()), "no message")

    @property
    def failure(self) -> str:
        """How the command failed, in one line."""
        return f"{describe_status(self.status)}: {self.message}"


def describe_status(status: int) -> str:
    """An exit status in words; 128 + N is signal N, as in shells."""
    number = -status if status < 0 else status - 128
    try:
        return f"ended by {signal.Signals(number).name}"
    except ValueError:
        return f"exit status {status}"


def variables(assignments: Iterable[str]) -> dict[str, str]:
    """The environment variables that `NAME=VALUE` texts set."""
    return dict(assignment.split("=", 1) for assignment in assignments)


def spell(command: Sequence[Word]) -> str:
    """A command as a shell takes it."""
    return shlex.join(map(str, command))


def run(
    command: Sequence[Word],
    *,
    cwd: Path | None = None,
    environment: Mapping[str, str] | None = None,
    clean_environment: bool = False,
    stdin: Path | None = None,
    text: bytes | None = None,
    stdout: Path | None = None,
    stderr: Path | None = None,
    timeout: float | None = None,
    own_group: bool = False,
) -> Finished:
    """Runs a command to its end.

    `environment` is added to this process's, or is all there is if it is to be
    clean. Standard input is a file or `text`, or empty. Raises TimeLimitExceeded
    after `timeout` seconds; with `own_group` whatever the command has started is
    killed, too.
    """
    inherited = {} if clean_environment else dict(os.environ)
    with contextlib.ExitStack() as stack:

        def opened(path: Path | None, mode: str) -> int:
            if path is None:
                return subprocess.PIPE
            return stack.enter_context(open(path, mode)).fileno()

        source = opened(stdin or (None if text is not None else Path(os.devnull)), "rb")
        process = stack.enter_context(
            subprocess.Popen(
                [str(word) for word in command],
                cwd=cwd,
                env={**inherited, **(environment or {})},
                stdin=source,
                stdout=opened(stdout, "wb"),
                stderr=opened(stderr, "wb"),
                start_new_session=own_group,
            )
        )
        try:
            output, errors = process.communicate(text, timeout)
        except BaseException as error:
            with contextlib.suppress(ProcessLookupError):
                if own_group:
                    os.killpg(process.pid, signal.SIGKILL)
                else:
                    process.kill()
            process.wait()
            if isinstance(error, subprocess.TimeoutExpired):
                raise TimeLimitExceeded(f"not done after {timeout:g} s: {spell(command)}") from None
            raise
    return Finished(process.returncode, output or b"", errors or b"")


def require(
    command: Sequence[Word],
    *,
    cwd: Path | None = None,
    environment: Mapping[str, str] | None = None,
    clean_environment: bool = False,
    text: bytes | None = None,
    timeout: float | None = None,
) -> Finished:
    """Runs a command that has to succeed; raises ToolError if it does not."""
    finished = run(
        command,
        cwd=cwd,
        environment=environment,
        clean_environment=clean_environment,
        text=text,
        timeout=timeout,
    )
    if finished.status:
        raise ToolError(
            f"{describe_status(finished.status)}: {spell(command)}\n"
            + finished.errors[-2000:].decode("latin-1")
        )
    return finished
