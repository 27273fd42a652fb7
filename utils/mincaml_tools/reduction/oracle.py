"""Decides whether LLVM IR still fails: the test that llvm-reduce runs for each candidate."""

import json
import os
import re
import shlex
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from ..processes import Finished, TimeLimitExceeded, Word, run
from .comparison import FINISHED

# What a crashed tool prints, if it catches the signal.
_CRASHES = (b"PLEASE submit a bug report", b"LLVM ERROR", b"Stack dump:")


def declared_runtime(text: str) -> set[str]:
    """The declarations of the runtime's functions, without attributes."""
    found = set()
    for result, name, parameters in re.findall(
        r"^declare .*?(\w+) (@min_caml_\w+)\((.*)\)", text, re.MULTILINE
    ):
        types = [parameter.split()[0] for parameter in parameters.split(",") if parameter]
        found.add(f"{result} {name}({', '.join(types)})")
    return found


def crashes(finished: Finished | None) -> bool:
    """Whether a tool of LLVM crashed; it did not if its time was over (None)."""
    if finished is None:
        return False
    return finished.status < 0 or any(text in finished.errors for text in _CRASHES)


@dataclass(frozen=True)
class Oracle:
    """What fails: llc with some flags, opt with a pipeline, or the program after a
    pipeline compared with the program after another one."""

    passes: str | None
    against: str | None
    llc_flags: str | None
    plugin: str  # or empty
    runtime: str
    opt: list[str]
    llc: list[str]
    lli: str
    timeout: int
    runtime_types: list[str]

    @staticmethod
    def read(path: Path) -> "Oracle":
        return Oracle(**json.loads(path.read_text()))

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self)))

    def declaring(self, source: Path) -> "Oracle":
        """With the types that this IR declares for the runtime."""
        return replace(self, runtime_types=sorted(declared_runtime(source.read_text())))

    def _execute(self, command: Sequence[Word]) -> Finished | None:
        """None: the time is over."""
        try:
            return run(
                command, environment={"LLVM_DISABLE_SYMBOLIZATION": "1"}, timeout=self.timeout
            )
        except TimeLimitExceeded:
            return None

    def _optimize(self, passes: str, source: Path, output: Path) -> Finished | None:
        plugin = [f"--load-pass-plugin={self.plugin}"] if self.plugin else []
        return self._execute(
            [*self.opt, *plugin, f"-passes={passes}", "-S", source, "-o", output]
        )

    def _behaviour(self, passes: str, source: Path) -> tuple[int, bytes] | None:
        """Exit status and output of the program; None if opt fails or the program
        does not end."""
        with tempfile.TemporaryDirectory() as scratch:
            output = Path(scratch) / "optimized.ll"
            optimized = self._optimize(passes, source, output)
            if optimized is None or optimized.status:
                return None
            finished = self._execute([self.lli, f"--extra-archive={self.runtime}", output])
        return None if finished is None else (finished.status, finished.output)

    def _is_undefined(self, text: str) -> bool:
        """Whether the behaviour of this IR is visibly undefined."""
        if re.search(r"\b(undef|poison)\b", text):
            return True
        if not declared_runtime(text) <= set(self.runtime_types):
            return True
        # The compiler generates `unreachable` only after failures.
        previous = ""
        for line in text.splitlines():
            if line.strip().startswith("unreachable") and "@min_caml_fail" not in previous:
                return True
            previous = line
        return False

    def is_interesting(self, source: Path) -> bool:
        """Whether this IR fails."""
        if self.llc_flags is not None:
            flags = shlex.split(self.llc_flags)
            return crashes(self._execute([*self.llc, *flags, source, "-o", os.devnull]))
        assert self.passes is not None, "one of the two options is required"
        if self.against is None:
            return crashes(self._optimize(self.passes, source, Path(os.devnull)))
        if self._is_undefined(source.read_text()):
            return False
        expected = self._behaviour(self.against, source)
        if expected is None or expected[0] not in FINISHED:
            return False
        actual = self._behaviour(self.passes, source)
        if actual is None or actual == expected:
            return False
        return self._behaviour(self.against, source) == expected
