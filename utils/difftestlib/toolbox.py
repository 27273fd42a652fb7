"""The programs under test, and what they say they can do."""

import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


# For options of passes that are numbers; for sizes neither none nor all.
_OPTION_VALUE = 40


class ToolError(Exception):
    """Something is missing, or did not do what it is there for."""


@dataclass(frozen=True)
class Target:
    name: str
    # Runs its executables; empty for the host.
    emulator: list[str]
    linker: list[str]


@dataclass(frozen=True)
class Pass:
    name: str
    kind: str  # module or function


class Toolbox:
    def __init__(self, build: Path):
        self.build = build
        self.compiler = self._built("mincaml-llc")
        self.generator = self._built("mincaml-gen")
        self.variant = self._built("mincaml-variant")
        self.targets = self._targets()
        self.passes = self._passes()
        self.allocators = self._allocators()

    def _built(self, name: str) -> str:
        path = self.build / "bin" / name
        if not path.exists():
            raise ToolError(f"{path} is missing; build the project first")
        return str(path)

    def _ask(self, question: str) -> list[str]:
        return run([self.compiler, question]).decode().splitlines()

    def _targets(self) -> dict[str, Target]:
        """The targets whose tools are installed."""
        targets = {}
        for line in self._ask("--print-targets"):
            name, _triple, emulator, linker = line.split(None, 3)
            tools = ([] if emulator == "-" else [emulator]) + shlex.split(linker)[:1]
            if all(map(shutil.which, tools)):
                targets[name] = Target(
                    name, [] if emulator == "-" else [emulator], shlex.split(linker)
                )
        return targets

    def _passes(self) -> list[Pass]:
        """The passes that may stand anywhere in a pipeline; one with options
        without any and with each."""
        passes = []
        for line in self._ask("--print-passes"):
            name, kind, order, description = line.split(None, 3)
            if order != "Any":
                continue
            passes.append(Pass(name, kind))
            options = re.match("<(.*?)>", description)
            for option in options[1].split(";") if options else []:
                value = option.replace("=N", f"={_OPTION_VALUE}")
                passes.append(Pass(f"{name}<{value}>", kind))
        return passes

    def _allocators(self) -> list[str]:
        names = [line.split()[0] for line in self._ask("--print-register-allocators")]
        # Those without spilling refuse programs that need more registers.
        return [name for name in names if name != "default" and "nospill" not in name]

    def runtime(self, target: Target) -> str:
        return str(self.build / "lib" / "mincaml" / target.name / "libmincaml.a")


def run(command: list[str], **options) -> bytes:
    """Runs a tool that has to succeed, and returns its standard output."""
    process = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options
    )
    if process.returncode:
        raise ToolError(
            f"status {process.returncode}: {shlex.join(command)}\n"
            + process.stderr.decode("latin-1")
        )
    return process.stdout
