"""The source tree, the programs in it, and a build directory."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .processes import ToolError

ROOT = Path(__file__).resolve().parents[2]
BENCH = ROOT / "bench"
EXAMPLES = ROOT / "examples"
UTILS = ROOT / "utils"
PASS_REGISTRY = ROOT / "include/mincaml/Passes/PassRegistry.def"


def mincaml_programs() -> list[Path]:
    """The MinCaml programs of bench/ and examples/."""
    return [path for folder in (BENCH, EXAMPLES) for path in sorted(folder.glob("*.ml"))]


@dataclass(frozen=True)
class BuildDirectory:
    """What CMake and Ninja have put where."""

    path: Path

    @staticmethod
    def of(path: Path) -> "BuildDirectory":
        """With an absolute path: commands run in other directories."""
        return BuildDirectory(path.resolve())

    def program(self, name: str) -> Path:
        """The path of a program that the build makes; it need not exist."""
        return self.path / "bin" / name

    def plugin(self, name: str) -> Path:
        """The path of a plugin that the build makes; it need not exist."""
        return self.path / "lib" / f"{name}.so"

    def runtime(self, target: str) -> Path:
        """The runtime library for a target of mincaml-llc."""
        return self.path / "lib" / "mincaml" / target / "libmincaml.a"

    def built(self, name: str) -> Path:
        """The path of a program; raises ToolError if it does not exist."""
        return self._existing(self.program(name))

    def built_plugin(self, name: str) -> Path:
        """The path of a plugin; raises ToolError if it does not exist."""
        return self._existing(self.plugin(name))

    @staticmethod
    def _existing(path: Path) -> Path:
        if not path.exists():
            raise ToolError(f"{path} is missing; build the project first")
        return path

    @cached_property
    def _cache(self) -> dict[str, str]:
        path = self.path / "CMakeCache.txt"
        try:
            text = path.read_text()
        except OSError as error:
            raise ToolError(
                f"{path}: {error.strerror}: configure this build directory, or name another "
                "one with --build-dir"
            ) from None
        return dict(re.findall(r"^([^#/:\n][^:\n]*):[A-Z]+=(.*)$", text, re.MULTILINE))

    def cache_entry(self, name: str) -> str:
        """A variable of CMake's cache; raises ToolError if it has none such."""
        value = self._cache.get(name, "")
        if not value or value.endswith("-NOTFOUND"):
            raise ToolError(
                f"{self.path / 'CMakeCache.txt'} has no {name}: configure the build again"
            )
        return value
