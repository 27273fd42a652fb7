"""The tools that the benchmark runs, and what to install if one is missing."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from ..processes import ToolError
from ..toolchain import Toolchain

MINCAML = "mincaml-llc"
PLUGIN = "sparc-count"
OCAML_WRAPPER = "run-ocaml.sh"
CLANG = "clang"

# Tool -> where it comes from, as the end of "TOOL not found: ...".
_SOURCES = {
    MINCAML: "build it, or name it with --compiler",
    PLUGIN: "build the target sparc-count",
    OCAML_WRAPPER: "it belongs in utils/ocaml",
    "gcc": "package gcc",
    CLANG: "package clang-22; configure the build, or name it with --clang",
    "ocamlopt": "package ocaml-nox",
    "sparc64-linux-gnu-gcc-12": "package gcc-12-sparc64-linux-gnu",
    "qemu-sparc32plus": "package qemu-user",
    "qemu-sparc64": "package qemu-user",
    "the 32-bit SPARC libc": "package gcc-12-multilib-sparc64-linux-gnu",
    "the 64-bit SPARC libc": "package libc6-dev-sparc64-cross",
}

SPARC_INCLUDE = Path("/usr/sparc64-linux-gnu/include")
_SPARC_LIBC = {
    "the 32-bit SPARC libc": Path("/usr/sparc64-linux-gnu/lib32/libc.a"),
    "the 64-bit SPARC libc": Path("/usr/sparc64-linux-gnu/lib/libc.a"),
}


@dataclass(frozen=True)
class Toolbox:
    """Resolves tool names to paths."""

    compiler: Path
    plugin: Path
    ocaml_wrapper: Path
    toolchain: Toolchain

    def find(self, tool: str) -> str | None:
        own = {MINCAML: self.compiler, PLUGIN: self.plugin, OCAML_WRAPPER: self.ocaml_wrapper}
        if tool in own:
            need = os.R_OK if tool == PLUGIN else os.X_OK
            usable = own[tool].is_file() and os.access(own[tool], need)
            return str(own[tool]) if usable else None
        if tool in _SPARC_LIBC:
            return str(_SPARC_LIBC[tool]) if _SPARC_LIBC[tool].is_file() else None
        if tool == CLANG:
            return self._find_clang()
        return shutil.which(tool)

    def _find_clang(self) -> str | None:
        try:
            return shutil.which(self.toolchain.command(CLANG)[0])
        except ToolError:
            return None

    def path(self, tool: str) -> str:
        """The path of a tool that `missing` did not report."""
        found = self.find(tool)
        if found is None:
            raise FileNotFoundError(tool)
        return found

    def clang(self) -> list[str]:
        """The words that run clang, if `missing` did not report it."""
        return self.toolchain.command(CLANG)

    def missing(self, tools: list[str]) -> str | None:
        """Which of the tools are missing and where they come from, if any is."""
        absent = [tool for tool in tools if self.find(tool) is None]
        if not absent:
            return None
        return "; ".join(f"{tool} not found: {_SOURCES[tool]}" for tool in absent)
