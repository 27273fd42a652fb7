"""Directories for executions that differ."""

import json
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path

from .execution import Job, Result
from .toolbox import Toolbox


@dataclass
class Failure:
    """A result that differs from what the reference says."""

    seed: int
    kind: str
    configuration: str
    directory: Path

    def to_json(self) -> dict:
        return {**vars(self), "directory": str(self.directory)}

    @staticmethod
    def from_json(values: dict) -> "Failure":
        return Failure(**{**values, "directory": Path(values["directory"])})


def _text(result: Result) -> dict:
    return {
        "status": result.status,
        "stdout": result.output.decode("latin-1"),
        "stderr": result.errors.decode("latin-1"),
    }


def _unused(parent: Path, seed: int) -> Path:
    number = 1
    while (parent / f"{seed}-{number}").exists():
        number += 1
    return parent / f"{seed}-{number}"


def write_failure(
    parent: Path, toolbox: Toolbox, job: Job, steps: int, reference: str
) -> Failure:
    """Keeps the program, the commands and both results in a new directory."""
    program, configuration, actual = job.program, job.configuration, job.result
    directory = _unused(parent, program.seed)
    directory.mkdir(parents=True)
    shutil.copy(program.path, directory / "program.ml")
    expected = program.expected or Result(0, b"", b"")
    commands = [
        [toolbox.compiler, "--interpret", f"--interpret-steps={steps}", "program.ml"],
        [toolbox.compiler, *configuration.options(), "--run", "program.ml"],
    ]
    (directory / "failure.json").write_text(
        json.dumps(
            {
                "name": program.path.name,
                "kind": actual.kind,
                "configuration": {
                    "target": configuration.compiler_target,
                    "flags": list(configuration.flags),
                },
                "reference": reference,
                "interpret_steps": steps,
                "expected": _text(expected),
                "actual": _text(actual),
                "commands": [shlex.join(command) for command in commands],
            },
            indent=2,
        )
        + "\n"
    )
    return Failure(program.seed, actual.kind, str(configuration), directory)
