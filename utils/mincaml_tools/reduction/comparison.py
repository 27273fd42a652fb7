"""Compares a MinCaml program under a reference and under a configuration of the
compiler."""

import json
import re
import shlex
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from ..options import of_language
from ..processes import TimeLimitExceeded, Word, run, variables

INTERPRET = "interpret"

# Exit statuses of a program that ends, and of mincaml-llc when it does not run it.
FINISHED = (0, 2)
_COMPILE_ERROR = 1
_INTERNAL_ERROR = 70
_WRONG_FACT = 88
_TIMEOUT = 124

ENDLESS = "does not end"

# A compiled program may use more memory than an interpreted one.
_EXHAUSTED = (b"mincaml: stack overflow", b"mincaml: out of memory")

Behaviour = tuple[int, bytes, bytes]


def _compiler_message(errors: bytes) -> str:
    """The compiler's error, without what changes from program to program."""
    for line in errors.decode("latin-1").splitlines():
        if "error:" in line or line.startswith("LLVM ERROR"):
            text = line.partition("error:")[2] or line
            return re.sub(r"0x[0-9a-f]+|\d+|'[^']*'", "N", text.strip())
    return ""


def _wrong_fact(errors: bytes) -> str:
    """The kind of fact that did not hold."""
    found = re.search(r"^mincaml: (wrong fact: [a-z-]+)", errors.decode("latin-1"), re.M)
    return found[1] if found else "wrong fact"


@dataclass(frozen=True)
class Comparison:
    """A reference, which is INTERPRET or options of the compiler, and a
    configuration; a difference if one is expected."""

    compiler: str
    target: str
    flags: list[str]
    reference: str
    interpret_steps: int
    timeout: int
    # `NAME=VALUE` for the program of the configuration.
    environment: list[str]
    difference: str = ""

    @staticmethod
    def read(path: Path) -> "Comparison":
        return Comparison(**json.loads(path.read_text()))

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self)))

    def expecting(self, difference: str) -> "Comparison":
        return replace(self, difference=difference)

    def _execute(
        self, words: list[str], candidate: Path, scratch: str, added: Sequence[str] = ()
    ) -> Behaviour:
        """Exit status, standard output and standard error."""
        # Messages contain the path of the program, and a crash leaves files.
        command: list[Word] = [self.compiler, *words, candidate.name]
        environment = {"TMPDIR": scratch, **variables(added)}
        try:
            finished = run(
                command, cwd=candidate.parent, environment=environment, timeout=self.timeout
            )
        except TimeLimitExceeded:
            return _TIMEOUT, b"", b""
        return finished.status, finished.output, finished.errors

    def _expected(self, candidate: Path, scratch: str) -> Behaviour | None:
        """The behaviour under the reference; None if it does not finish."""
        steps = f"--interpret-steps={self.interpret_steps}"
        words = ["--interpret", "-w", *of_language(self.flags), steps]
        if self.reference != INTERPRET:
            words = [*shlex.split(self.reference), "--run"]
        expected = self._execute(words, candidate, scratch)
        # Without its checks the behaviour of a program that fails is undefined.
        finished = FINISHED if "--unsafe" not in self.flags else (0,)
        if expected[0] not in finished or expected[2].startswith(_EXHAUSTED):
            return None
        return expected

    def find_difference(self, candidate: Path) -> str:
        """How the behaviours differ; empty if they do not, or if the reference does
        not finish."""
        with tempfile.TemporaryDirectory() as scratch:
            expected = self._expected(candidate, scratch)
            if expected is None:
                return ""
            words = [f"--target={self.target}", *self.flags, "--run"]
            actual = self._execute(words, candidate, scratch, self.environment)
        if actual == expected:
            return ""
        if actual[0] == _TIMEOUT:
            return ENDLESS
        if actual[0] == _INTERNAL_ERROR:
            return "compiler crash: " + _compiler_message(actual[2])
        if actual[0] == _COMPILE_ERROR:
            return "compiler error: " + _compiler_message(actual[2])
        if actual[0] == _WRONG_FACT:
            return _wrong_fact(actual[2])
        if any(text in actual[2] for text in _EXHAUSTED):
            return "exhausts its memory"
        return "other output, messages or exit status"

    def holds(self, candidate: Path) -> bool:
        """Whether the behaviours differ in the expected way."""
        found = self.find_difference(candidate)
        return bool(found) and found == self.difference
