"""The input and the expected output of a MinCaml program.

A short text is in a comment at the end of the program,

    (* >>> output
    55
    <<< *)

and is whatever is between the end of the first line and `<<< *)`, byte by byte.
A long text, or one that cannot be in a comment of MinCaml and OCaml, is in a
file next to the program. The kinds are

    input    NAME.in    standard input; empty if there is none
    output   NAME.out   what the program writes to standard output
    errors   NAME.err   what it writes to standard error; nothing if there is none
"""

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from .processes import ToolError

EXTENSIONS: Mapping[str, str] = {"input": ".in", "output": ".out", "errors": ".err"}
# Longer texts are files.
LONGEST = 100

_BLOCK = re.compile(rb"^\(\* >>> (\w+)\n(.*?)<<< \*\)(?=\n|\Z)", re.MULTILINE | re.DOTALL)
_OPENING = re.compile(rb"\(\* *>>>")
# What delimits comments and texts, what begins strings and characters, which
# OCaml reads in comments as well, and what not every editor keeps.
_UNFIT = re.compile(rb"\(\*|\*\)|<<<|>>>|\"|\{(?:%|[a-z_]*\|)|[^\n -~]")
_STRING = re.compile(rb'(?<!\')"[^"\\\n]*"')


class TextError(ToolError):
    """The texts of a program are not as they have to be."""


class Text(NamedTuple):
    """A text and where it stands: `where` is for messages."""

    content: bytes
    where: str


def fits_in_comment(content: bytes) -> bool:
    """Returns whether a text can stand in a comment of MinCaml and OCaml."""
    return not _UNFIT.search(_STRING.sub(b"", content))


def _blocks(program: Path, source: bytes) -> dict[str, re.Match[bytes]]:
    blocks: dict[str, re.Match[bytes]] = {}
    for block in _BLOCK.finditer(source):
        kind = block[1].decode()
        if kind not in EXTENSIONS:
            kinds = ", ".join(EXTENSIONS)
            raise TextError(f"{program}: '>>> {kind}': the kinds of texts are {kinds}")
        if kind in blocks:
            raise TextError(f"{program}: '>>> {kind}' stands there twice")
        blocks[kind] = block
    if len(_OPENING.findall(source)) != len(blocks):
        raise TextError(
            f"{program}: a line '(* >>> KIND' begins a text, and '<<< *)' before the end of a "
            "line ends it; one of the two is not so"
        )
    return blocks


def find(program: Path, kind: str) -> Text | None:
    """The text of a kind, or None if the program has none.

    The program itself may be elsewhere if its texts are files.
    """
    source = program.read_bytes() if program.exists() else b""
    block = _blocks(program, source).get(kind)
    file = program.with_suffix(EXTENSIONS[kind])
    if block and file.exists():
        raise TextError(f"{program}: the {kind} stands in the program and in {file.name}")
    if block:
        return Text(block[2], f"the {kind} in {program.name}")
    return Text(file.read_bytes(), file.name) if file.exists() else None


def replaced(
    program: Path, source: bytes, kind: str, content: bytes
) -> dict[Path, bytes | None]:
    """The files that change if the text of a kind becomes another.

    `source` is the program itself. A text that has a file keeps it. A file that
    is to be removed is None. Empty errors and input have no text.
    """
    block = _blocks(program, source).get(kind)
    file = program.with_suffix(EXTENSIONS[kind])
    absent = not content and kind != "output"
    if file.exists():
        return {file: None if absent else content}
    if absent:
        new = b""
    elif content.count(b"\n") <= LONGEST and fits_in_comment(content):
        new = b"(* >>> %s\n%s<<< *)" % (kind.encode(), content)
    else:
        return {program: _without(source, block), file: content}
    if not block:
        return {program: b"%s\n%s\n" % (source, new) if new else source}
    if not new:
        return {program: _without(source, block)}
    return {program: source[: block.start()] + new + source[block.end() :]}


def _without(source: bytes, block: re.Match[bytes] | None) -> bytes:
    if not block:
        return source
    before, after = source[: block.start()], source[block.end() :].removeprefix(b"\n")
    # The empty line before the block goes with the last one.
    return before.removesuffix(b"\n") + after if not after.strip() else before + after


def main(words: Sequence[str]) -> int:
    """The command line of utils/program-text."""
    # Only here: hundreds of tests use this module, each in a process of its own, and
    # these take longer to import than the rest.
    from .options import CommandLine, run_main

    def print_text(words: Sequence[str]) -> int:
        parser = CommandLine(
            "program-text", "Prints a text that belongs to a MinCaml program, byte by byte."
        )
        parser.add("program", type=Path, metavar="PROGRAM.ml")
        parser.add("kind", nargs="?", choices=list(EXTENSIONS), default="output")
        options = parser.parse(words)
        text = find(options.program, options.kind)
        if not text:
            raise TextError(f"{options.program} has no {options.kind}")
        sys.stdout.buffer.write(text.content)
        return 0

    return run_main("program-text", print_text, words)
