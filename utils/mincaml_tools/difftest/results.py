"""The result of running a program or the compiler."""

import signal
from dataclasses import dataclass
from pathlib import Path

from ..batch import TIMED_OUT

# 88 from the runtime, of a program whose facts are checked (docs/fact-checking.md).
WRONG_FACT = 88
# From mincaml-llc --batch; SIGALRM from batch-main.c.
_TIMEOUTS = (TIMED_OUT, 128 + signal.SIGALRM)


def is_timeout(status: int) -> bool:
    return status in _TIMEOUTS


@dataclass(frozen=True)
class Result:
    """What a program did; or the compiler, if it reported an error or crashed."""

    status: int
    output: bytes
    errors: bytes
    compiled: bool = True

    @staticmethod
    def read(directory: Path, name: str, status: int, compiled: bool = True) -> "Result":
        """With the outputs in NAME.out and NAME.err."""

        def contents(extension: str) -> bytes:
            path = directory / f"{name}.{extension}"
            return path.read_bytes() if path.exists() else b""

        return Result(status, contents("out"), contents("err"), compiled)

    @property
    def kind(self) -> str:
        """The kind of failure, of a result that differs from the expected one."""
        if is_timeout(self.status):
            return "timeout"
        if self.compiled:
            return "wrong-fact" if self.status == WRONG_FACT else "mismatch"
        return "crash" if self.status >= 70 else "compile-error"
