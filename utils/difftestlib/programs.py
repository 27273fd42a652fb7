"""Generated programs, variants of them, and what they should do."""

import re
from dataclasses import dataclass
from pathlib import Path

from .execution import Result, compiler_batch, is_timeout
from .toolbox import Toolbox, run

# Statuses of mincaml-llc --interpret when a limit is reached.
STEP_LIMIT_STATUS = 3
MEMORY_LIMIT_STATUS = 4

_LOCATION = re.compile(rb"^mincaml: [^:\n]*:\d+:\d+: ", re.MULTILINE)


@dataclass
class Program:
    seed: int
    path: Path
    # Nothing: it runs for too long, or is broken.
    expected: Result | None = None
    # A variant prints what its original prints, but errors stand elsewhere.
    is_variant: bool = False

    @property
    def may_fail(self) -> bool:
        return self.expected is None or self.expected.status != 0

    def accepts(self, actual: Result) -> bool:
        if not self.is_variant:
            return actual == self.expected
        return without_locations(actual) == without_locations(self.expected)


def without_locations(result: Result) -> Result:
    return Result(
        result.status, result.output, _LOCATION.sub(b"mincaml: ", result.errors)
    )


@dataclass(frozen=True)
class Source:
    """Where programs come from."""

    generator_options: tuple[str, ...]
    interpreter_steps: int
    timeout: int

    def generate(
        self, toolbox: Toolbox, first: int, count: int, directory: Path
    ) -> list[Program]:
        directory.mkdir()
        run(
            [toolbox.generator, f"--seed={first}", f"--count={count}"]
            + [f"--output-dir={directory}", *self.generator_options]
        )
        return [
            Program(seed, directory / f"{seed}.ml")
            for seed in range(first, first + count)
        ]

    def variants(
        self, toolbox: Toolbox, programs: list[Program], kind: str, directory: Path
    ) -> list[Program]:
        directory.mkdir()
        run(
            [toolbox.variant, f"--kind={kind}", f"--seed={programs[0].seed}"]
            + [f"--output-dir={directory}"]
            + [str(program.path) for program in programs]
        )
        return [
            Program(p.seed, directory / p.path.name, p.expected, is_variant=True)
            for p in programs
        ]

    def interpret(
        self, toolbox: Toolbox, programs: list[Program], directory: Path
    ) -> list[tuple[Program, Result]]:
        """Sets what is expected of each. Returns the programs that the reference
        does not accept, with what it says."""
        directory.mkdir()
        lines = []
        for number, program in enumerate(programs):
            lines.append(
                ["--interpret", f"--interpret-steps={self.interpreter_steps}"]
                + [str(program.path), f">{directory}/{number}.out"]
                + [f"2>{directory}/{number}.err"]
            )
        refused = []
        statuses = compiler_batch(toolbox, lines, directory, self.timeout)
        for number, program in enumerate(programs):
            result = Result.read(directory, str(number), statuses[number])
            if result.status in (0, 2):
                program.expected = result
            elif result.status not in (
                STEP_LIMIT_STATUS,
                MEMORY_LIMIT_STATUS,
            ) and not is_timeout(result.status):
                refused.append((program, result))
        return refused
