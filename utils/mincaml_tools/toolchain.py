"""LLVM's programs and target triples.

The build directory records where CMake has found LLVM. --llvm-dir selects another
one; --opt, --llc and --clang replace single programs, for example
by a wrapper that preloads a sanitizer.
"""

import argparse
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from .paths import BuildDirectory

# Programs that an option of their name can replace.
REPLACEABLE = ("opt", "llc", "clang")

# Of the target names that scripts for LLVM IR use.
TRIPLES = {
    "sparc": "sparc-unknown-linux-gnu",
    "sparcv9": "sparcv9-unknown-linux-gnu",
    "x86": "x86_64-unknown-linux-gnu",
}


@dataclass(frozen=True)
class Toolchain:
    """The programs of one LLVM. Raises ToolError only when one is asked for."""

    build: BuildDirectory
    directory: Path | None = None
    replacements: Mapping[str, list[str]] = field(default_factory=dict)

    @staticmethod
    def of(build: BuildDirectory, options: argparse.Namespace) -> "Toolchain":
        """As options say that CommandLine.add_toolchain has added."""
        given = {name: getattr(options, name, None) for name in REPLACEABLE}
        replacements = {name: shlex.split(command) for name, command in given.items() if command}
        return Toolchain(build, options.llvm_dir, replacements)

    def path(self, name: str) -> Path:
        """The path of one of LLVM's programs."""
        directory = self.directory or Path(self.build.cache_entry("MINCAML_LLVM_TOOLS_DIR"))
        return directory / name

    def command(self, name: str) -> list[str]:
        """The words that run one of LLVM's programs."""
        return self.replacements.get(name) or [str(self.path(name))]
