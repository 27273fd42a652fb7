"""LLVM IR for which register allocations are mutated: programs of the project, IR that
is the same for all targets, and random modules of mincaml-pressure."""

from collections.abc import Iterator
from pathlib import Path

from ..paths import ROOT, BuildDirectory, mincaml_programs
from ..processes import require
from ..toolchain import TRIPLES

# What --target= of mincaml-llc is called for the targets of mincaml-pressure.
_COMPILER_TARGETS = {"x86": "host"}


class Modules:
    """Writes modules to a directory, one kind of module for one target at a time."""

    def __init__(self, build: BuildDirectory, directory: Path) -> None:
        self._compiler = build.built("mincaml-llc")
        self._pressure = build.built("mincaml-pressure")
        self._directory = directory

    def corpus(self, target: str) -> Iterator[Path]:
        """The programs of bench/ and examples/, and IR that is for all targets."""
        for path in sorted((ROOT / "test/tools/allocation-faults").glob("*.ll")):
            module = self._directory / f"{path.stem}-{target}.ll"
            if not module.exists():
                module.write_text(f'target triple = "{TRIPLES[target]}"\n{path.read_text()}')
            yield module
        flags = [f"--target={_COMPILER_TARGETS.get(target, target)}", "-O2", "--emit=llvm"]
        for path in mincaml_programs():
            module = self._directory / f"{path.stem}-{target}.ll"
            if not module.exists():
                require([self._compiler, *flags, "-o", module, path])
            yield module

    def random(self, target: str, seed: int, count: int, functions: int) -> list[Path]:
        """Modules of so many functions each."""
        if not count:
            return []
        directory = self._directory / f"pressure-{target}"
        flags = [f"-target={target}", f"-seed={seed}", f"-count={count}"]
        where = f"-output-dir={directory}"
        require([self._pressure, *flags, where, f"-functions={functions}"])
        return [directory / f"{number}.ll" for number in range(seed, seed + count)]
