"""Running commands: files for input and output, a time limit, measurements."""

import contextlib
import os
import signal
import subprocess
from dataclasses import dataclass
from pathlib import Path

_TIMER_SOURCE = Path(__file__).resolve().parent / "timed-run.c"


class CommandError(Exception):
    """A command that failed; the message is one line."""


@dataclass(frozen=True)
class Usage:
    seconds: float
    peak_kib: int


def _first_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[0] if lines else "no message"


def _describe(status: int) -> str:
    number = -status if status < 0 else status - 128
    try:
        return f"ended by {signal.Signals(number).name}"
    except ValueError:
        return f"exit status {status}"


def run(
    command: list[str],
    *,
    cwd: Path,
    timeout: float,
    stdin: Path | None = None,
    stdout: Path | None = None,
    clean_environment: bool = False,
) -> None:
    """Runs a command; raises CommandError if it does not succeed in time."""
    environment = {} if clean_environment else None
    with (
        open(stdin or os.devnull, "rb") as input_file,
        open(stdout or os.devnull, "wb") as output_file,
        subprocess.Popen(
            command,
            cwd=cwd,
            env=environment,
            stdin=input_file,
            stdout=output_file,
            stderr=subprocess.PIPE,
            start_new_session=True,
        ) as process,
    ):
        try:
            _, errors = process.communicate(timeout=timeout)
        except BaseException as error:
            # The whole group: the command may have started others.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            if isinstance(error, subprocess.TimeoutExpired):
                raise CommandError(f"not done after {timeout:g} s") from None
            raise
    if process.returncode != 0:
        message = _first_line(errors.decode("utf-8", "replace"))
        raise CommandError(f"{_describe(process.returncode)}: {message}")


class Timer:
    """Runs commands under timed-run, which it compiles first."""

    def __init__(self, compiler: str, directory: Path) -> None:
        self._program = directory / "timed-run"
        self._report = directory / "timed-run.report"
        command = [compiler, "-O2", str(_TIMER_SOURCE), "-o", str(self._program)]
        run(command, cwd=directory, timeout=60)

    def run(
        self,
        command: list[str],
        *,
        cwd: Path,
        timeout: float,
        stdin: Path | None = None,
        stdout: Path | None = None,
        clean_environment: bool = False,
    ) -> Usage:
        timed = [str(self._program), str(self._report), *command]
        run(
            timed,
            cwd=cwd,
            timeout=timeout,
            stdin=stdin,
            stdout=stdout,
            clean_environment=clean_environment,
        )
        seconds, peak = self._report.read_text().split()
        return Usage(float(seconds), int(peak))
