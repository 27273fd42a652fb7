"""Benchmark programs: NAME.ml and NAME.c side by side in one directory.

NAME.ml may also stand in ../examples. NAME.in is standard input if it is
there; expected/NAME.out is the output every variant must produce if it is
there, otherwise the variants are compared with each other.
"""

from dataclasses import dataclass
from pathlib import Path


class ProgramError(Exception):
    """A program that was asked for and does not exist."""


@dataclass(frozen=True)
class Program:
    name: str
    mincaml: Path | None
    c: Path | None
    stdin: Path | None
    expected: Path | None


def _existing(path: Path) -> Path | None:
    return path if path.is_file() else None


def _load(directory: Path, name: str) -> Program:
    examples = directory.parent / "examples"
    return Program(
        name=name,
        mincaml=_existing(directory / f"{name}.ml") or _existing(examples / f"{name}.ml"),
        c=_existing(directory / f"{name}.c"),
        stdin=_existing(directory / f"{name}.in"),
        expected=_existing(directory / "expected" / f"{name}.out"),
    )


def discover(directory: Path) -> list[Program]:
    """All programs of a directory, by name."""
    if not directory.is_dir():
        raise ProgramError(f"program directory '{directory}' does not exist")
    names = {path.stem for suffix in ("*.ml", "*.c") for path in directory.glob(suffix)}
    if not names:
        raise ProgramError(f"program directory '{directory}' has no .ml or .c file")
    return [_load(directory, name) for name in sorted(names)]


def select(programs: list[Program], names: list[str]) -> list[Program]:
    """The named programs, in the order they were named; all for no names."""
    if not names:
        return programs
    by_name = {program.name: program for program in programs}
    unknown = [name for name in names if name not in by_name]
    if unknown:
        known = ", ".join(by_name)
        raise ProgramError(f"unknown program '{unknown[0]}'; known: {known}")
    return [by_name[name] for name in names]
