"""Benchmark programs: NAME.ml and NAME.c side by side in one directory.

NAME.ml may also be in ../examples. NAME.in, if it exists, is standard input. The
`output` of the program (program_texts.py) is what every variant must produce;
without one the variants are compared with each other.
"""

from dataclasses import dataclass
from pathlib import Path

from ..program_texts import Text, TextError, find


class ProgramError(Exception):
    """A program that was named and does not exist."""


@dataclass(frozen=True)
class Program:
    name: str
    mincaml: Path | None
    c: Path | None
    stdin: Path | None
    expected: Text | None


def _existing(path: Path) -> Path | None:
    return path if path.is_file() else None


def load_texts(program: Path) -> tuple[Path | None, Text | None]:
    """The file with a program's input, and what it has to print."""
    try:
        given, expected = find(program, "input"), find(program, "output")
    except TextError as error:
        raise ProgramError(str(error)) from None
    stdin = program.with_suffix(".in")
    if given and not stdin.is_file():
        raise ProgramError(f"{program}: the input has to be a file, {stdin.name}, for measuring")
    return stdin if given else None, expected


def _load(directory: Path, name: str) -> Program:
    examples = directory.parent / "examples"
    stdin, expected = load_texts(directory / f"{name}.ml")
    return Program(
        name=name,
        mincaml=_existing(directory / f"{name}.ml") or _existing(examples / f"{name}.ml"),
        c=_existing(directory / f"{name}.c"),
        stdin=stdin,
        expected=expected,
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
