"""mincaml-llc, and the lists that it prints.

Each target, each register allocator, and each pass that may be anywhere in a
pipeline is part of every campaign if the compiler lists it; there is no second list.
"""

import re
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path

from .paths import PASS_REGISTRY, BuildDirectory
from .processes import require

# For options of passes that are numbers; for sizes neither none nor all.
_OPTION_VALUE = 40


@dataclass(frozen=True)
class Target:
    name: str
    triple: str
    # Runs its executables; empty for the host.
    emulator: list[str]
    linker: list[str]


@dataclass(frozen=True)
class Pass:
    name: str
    kind: str  # module or function


class Compiler:
    """The compiler of a build. Raises ToolError if it is not built."""

    def __init__(self, build: BuildDirectory) -> None:
        self.build = build
        self.path = build.built("mincaml-llc")
        self.targets = self._targets()
        self.passes = self._passes()
        self.analyses = self._analyses()
        self.allocators = self._allocators()

    def _listed(self, option: str) -> list[str]:
        return require([self.path, option]).output.decode().splitlines()

    def _targets(self) -> dict[str, Target]:
        """The targets whose tools are installed."""
        targets = {}
        for line in self._listed("--print-targets"):
            name, triple, emulator, linker = line.split(None, 3)
            runner = [] if emulator == "-" else [emulator]
            link = shlex.split(linker)
            if all(map(shutil.which, runner + link[:1])):
                targets[name] = Target(name, triple, runner, link)
        return targets

    @property
    def printers(self) -> list[Pass]:
        """The passes that print something and change nothing."""
        rows = [line.split(None, 3) for line in self._listed("--print-passes")]
        return [Pass(name, kind) for name, kind, order, _ in rows if order == "Print"]

    def _passes(self) -> list[Pass]:
        """The passes that may stand anywhere in a pipeline; one that has options
        without any and with each."""
        passes = []
        for line in self._listed("--print-passes"):
            name, kind, order, description = line.split(None, 3)
            if order != "Any":
                continue
            passes.append(Pass(name, kind))
            options = re.match("<(.*?)>", description)
            for option in options[1].split(";") if options else []:
                value = option.replace("=N", f"={_OPTION_VALUE}")
                passes.append(Pass(f"{name}<{value}>", kind))
        return passes

    def _analyses(self) -> list[Pass]:
        """Passes that compute our analyses."""
        rows = re.findall(
            r'^(MODULE|FUNCTION)_ANALYSIS\("(.*?)"', PASS_REGISTRY.read_text(), re.MULTILINE
        )
        return [Pass(f"require<{name}>", kind.lower()) for kind, name in rows]

    def _allocators(self) -> list[str]:
        names = [line.split()[0] for line in self._listed("--print-register-allocators")]
        # Those without spilling refuse programs that need more registers.
        return [name for name in names if name != "default" and "nospill" not in name]

    def level_pipeline(self, level: str) -> str:
        """The passes of a level, as text for -passes=."""
        options = [f"-O{level}", "-print-pipeline-passes", "-"]
        return require([self.path, *options], text=b"()").output.decode().strip()

    def runtime(self, target: Target) -> Path:
        return self.build.runtime(target.name)
