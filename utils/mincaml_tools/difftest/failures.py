"""A directory for each result that differs."""

import json
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..compiler import Compiler
from ..options import of_language
from ..processes import Word, spell
from .execution import Job
from .results import Result


@dataclass
class Failure:
    """A result that differs from that of the reference."""

    seed: int
    kind: str
    configuration: str
    directory: Path

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "directory": str(self.directory)}

    @staticmethod
    def from_json(values: dict[str, Any]) -> "Failure":
        return Failure(
            values["seed"], values["kind"], values["configuration"], Path(values["directory"])
        )


def _text(result: Result) -> dict[str, Any]:
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
    parent: Path, compiler: Compiler, job: Job, steps: int, reference: str
) -> Failure:
    """Keeps the program, the commands and both results in a new directory."""
    program, configuration, actual = job.program, job.configuration, job.outcome
    directory = _unused(parent, program.seed)
    directory.mkdir(parents=True)
    shutil.copy(program.path, directory / "program.ml")
    expected = program.expected or Result(0, b"", b"")
    commands: list[list[Word]] = [
        [
            compiler.path,
            "--interpret",
            "-w",
            *of_language(configuration.flags),
            f"--interpret-steps={steps}",
            "program.ml",
        ],
        [
            *configuration.environment,
            compiler.path,
            *configuration.options(),
            "--run",
            "program.ml",
        ],
    ]
    (directory / "failure.json").write_text(
        json.dumps(
            {
                "name": program.path.name,
                "kind": actual.kind,
                "configuration": {
                    "target": configuration.compiler_target,
                    "flags": list(configuration.flags),
                    "environment": list(configuration.environment),
                },
                "reference": reference,
                "interpret_steps": steps,
                "expected": _text(expected),
                "actual": _text(actual),
                "commands": [spell(command) for command in commands],
            },
            indent=2,
        )
        + "\n"
    )
    return Failure(program.seed, actual.kind, str(configuration), directory)
