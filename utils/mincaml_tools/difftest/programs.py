"""Generated programs, variants of them, and their expected results."""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from ..batch import BatchCommand, run_batch
from ..compiler import Compiler
from ..processes import ToolError, require
from .results import Result, is_timeout

# Of mincaml-llc --interpret when it reaches its limit of steps or of memory.
_LIMIT_STATUSES = (3, 4)

_LOCATION = re.compile(rb"^mincaml: [^:\n]*:\d+:\d+: ", re.MULTILINE)

_HANDLER = re.compile(rb"\btry\b|\| exception\b")


@dataclass
class Program:
    seed: int
    path: Path
    # None if the reference interpreter exceeds a limit or rejects the program.
    expected: Result | None = None
    # A variant prints what its original prints; locations of errors differ.
    is_variant: bool = False

    @property
    def ends_in_error(self) -> bool:
        return self.expected is None or self.expected.status != 0

    @property
    def may_fail(self) -> bool:
        """Whether a check may fail: a handler may see that."""
        return self.ends_in_error or bool(_HANDLER.search(self.path.read_bytes()))

    def accepts(self, actual: Result) -> bool:
        if not self.is_variant or self.expected is None:
            return actual == self.expected
        return _without_locations(actual) == _without_locations(self.expected)


def _without_locations(result: Result) -> Result:
    return Result(result.status, result.output, _LOCATION.sub(b"mincaml: ", result.errors))


@dataclass(frozen=True)
class Source:
    """Where programs come from."""

    generator_options: tuple[str, ...]
    interpret_steps: int
    timeout: int
    # Options of the compiler that the interpreter needs, too.
    language: tuple[str, ...] = ()
    # If there is one, the programs are variants of those in this directory.
    corpus: Path | None = None

    def generate(
        self, compiler: Compiler, first: int, count: int, directory: Path
    ) -> list[Program]:
        directory.mkdir()
        if self.corpus is not None:
            return self._from_corpus(self.corpus, compiler, first, count, directory)
        generator = compiler.build.built("mincaml-gen")
        seeds = [f"--seed={first}", f"--count={count}"]
        require([generator, *seeds, f"--output-dir={directory}", *self.generator_options])
        return [
            Program(seed, directory / f"{seed}.ml") for seed in range(first, first + count)
        ]

    def _from_corpus(
        self, corpus: Path, compiler: Compiler, first: int, count: int, directory: Path
    ) -> list[Program]:
        originals = sorted(corpus.glob("*.ml"))
        if not originals:
            raise ToolError(f"{corpus} has no programs")
        copies = directory / "originals"
        copies.mkdir()
        programs = [Program(seed, copies / f"{seed}.ml") for seed in range(first, first + count)]
        for program in programs:
            shutil.copy(originals[program.seed % len(originals)], program.path)
        changed = self.variants(compiler, programs, "modulo-input", directory / "changed")
        # Programs of their own: each is interpreted.
        return [Program(program.seed, program.path) for program in changed]

    def variants(
        self, compiler: Compiler, programs: list[Program], kind: str, directory: Path
    ) -> list[Program]:
        directory.mkdir()
        require(
            [
                compiler.build.built("mincaml-variant"),
                f"--kind={kind}",
                f"--seed={programs[0].seed}",
                f"--output-dir={directory}",
                *(program.path for program in programs),
            ]
        )
        return [
            Program(p.seed, directory / p.path.name, p.expected, is_variant=True)
            for p in programs
        ]

    def interpret(
        self, compiler: Compiler, programs: list[Program], directory: Path
    ) -> list[tuple[Program, Result]]:
        """Sets the expected result of each program. Returns the programs that the
        reference rejects, with its result."""
        directory.mkdir()
        steps = f"--interpret-steps={self.interpret_steps}"
        words = ["--interpret", "-w", *self.language, steps]
        commands = [
            BatchCommand(
                [*words, program.path], directory / f"{number}.out", directory / f"{number}.err"
            )
            for number, program in enumerate(programs)
        ]
        rejected = []
        statuses = run_batch(compiler.path, commands, directory, self.timeout)
        for number, (program, status) in enumerate(zip(programs, statuses, strict=True)):
            result = Result.read(directory, str(number), status)
            if status in (0, 2):
                program.expected = result
            elif status not in _LIMIT_STATUSES and not is_timeout(status):
                rejected.append((program, result))
        return rejected
