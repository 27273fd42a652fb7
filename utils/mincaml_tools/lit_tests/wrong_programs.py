"""Prints docs/wrong-programs.md: programs with a typical mistake each, and the message
that mincaml-llc gives first.

The programs are in folders of test/lit/Frontend/WrongPrograms/Inputs. A program begins
with a comment that says what is wrong in it. A test compares the document with what
this script prints; after a change of messages or programs

  utils/wrong-programs --output docs/wrong-programs.md

writes the document again, to be read in review.
"""

import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..options import CommandLine, run_main
from ..paths import ROOT, BuildDirectory
from ..processes import ToolError, run

PROGRAMS = ROOT / "test/lit/Frontend/WrongPrograms/Inputs"
HEADING = """# Wrong programs and their messages

This page shows how the compiler answers typical mistakes of beginners. Each of the {count} programs
in `test/lit/Frontend/WrongPrograms` contains one mistake, or a construct that the language does
not have. Below the description of a program is the first message of
`mincaml-llc -fsyntax-only`. `utils/wrong-programs` generates this page.
"""
COMMENT = re.compile(r"\(\*(.*?)\*\)", re.DOTALL)
HEADLINE = re.compile(r"\S+:\d+:\d+: (error|warning): ")


def description(program: Path) -> str:
    """What the comment at the beginning says; raises ToolError without one."""
    comment = COMMENT.match(program.read_text())
    if not comment:
        raise ToolError(f"{program}: begins with no comment that says what is wrong")
    return " ".join(comment[1].split())


def first_message(compiler: Path, program: Path) -> str:
    """The first message with its notes."""
    # In the folder of the program: messages then have its name only.
    done = run(
        [compiler, "-fsyntax-only", program.name], cwd=program.parent, timeout=60
    )
    lines = done.errors.decode().splitlines()
    starts = [n for n, line in enumerate(lines) if HEADLINE.match(line)]
    if done.status != 1 or not starts or starts[0] != 0:
        raise ToolError(f"{program}: {done.failure}")
    # The last line counts the errors.
    end = starts[1] if len(starts) > 1 else len(lines) - 1
    return "\n".join(line.rstrip() for line in lines[:end])


def document(compiler: Path) -> Iterator[str]:
    programs = sorted(PROGRAMS.glob("*/*.ml"))
    yield HEADING.format(count=len(programs))
    with ThreadPoolExecutor() as pool:
        messages = list(pool.map(lambda program: first_message(compiler, program), programs))
    folder = ""
    for program, message in zip(programs, messages, strict=True):
        if program.parent.name != folder:
            folder = program.parent.name
            yield f"\n## {folder.replace('-', ' ').capitalize()}\n"
        yield f"\n{description(program)}\n\n```\n{message}\n```\n"


def _main(words: Sequence[str]) -> int:
    parser = CommandLine("wrong-programs", __doc__)
    parser.add_build_dir()
    parser.add("--output", "-o", type=Path, metavar="FILE", help="default: standard output")
    options = parser.parse(words)
    text = "".join(document(BuildDirectory.of(options.build_dir).built("mincaml-llc")))
    if options.output:
        options.output.write_text(text)
    else:
        print(text, end="")
    return 0


def main(words: Sequence[str]) -> int:
    return run_main("wrong-programs", _main, words)
