"""Transcripts of sessions at a prompt, compared with OCaml's output."""

import difflib
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from .options import CommandLine, run_main
from .paths import BuildDirectory
from .processes import require, run

_DESCRIPTION = """\
Evaluates the phrases of transcripts with `mincaml-llc --interactive`, compiled and
interpreted, and compares the output with the expected output, which is in a comment at
the end of each transcript. Also compares it with the output of OCaml 4.13's prompt, if it
is installed, except for the texts of errors and warnings."""

_SECONDS = 120
_MARK = "(* Output:\n"
# Before the phrases of a transcript: how they are evaluated.
_MODES = {"compiled": "#compile;;\n", "interpreted": "#interpret;;\n"}
_ERROR = re.compile(r"//toplevel//:\d+:\d+: error: |mincaml-llc: error: ")
_WARNING = re.compile(r"//toplevel//:\d+:\d+: warning: ")
_LOCATION = re.compile(r"Lines? \d+(-\d+)?, characters ")
# The start of a line that begins a result, and so ends a message.
_RESULT = re.compile(
    r"- : |val |type |and |exception |module |external |Exception: |Stack overflow|printed: "
)


def _phrases(path: Path) -> tuple[str, str]:
    """The phrases of a transcript, and the expected output."""
    text = path.read_text()
    phrases, _, output = text.partition(_MARK)
    # The comment with the command of the test is not a part of the first phrase.
    first, comment, rest = phrases.partition("*)\n")
    if not comment or "RUN:" not in first:
        rest = phrases
    return rest, output.removesuffix("*)\n")


def _without_messages(output: str) -> str:
    """The output with `Error` in the place of each error, and without warnings."""
    lines: list[str] = []
    is_message = is_source = False
    for line in output.splitlines():
        if is_source:  # The line with the error, which may look like a result.
            is_source = False
            continue
        is_error = bool(_ERROR.match(line))
        is_source = line.startswith("//toplevel//:")
        if is_error or _WARNING.match(line) or _LOCATION.match(line):
            is_message = True
        elif _RESULT.match(line):
            is_message = False
        # In OCaml's output, the location comes before `Error: ` or `Warning `.
        if is_error or (is_message and line.startswith("Error: ")):
            lines.append("Error")
        if not is_message and line:
            lines.append(line)
    return "\n".join(lines) + "\n"


def _difference(theirs: str, ours: str, name: str) -> str:
    labels = (f"{name}: expected", f"{name}: found", "", "")
    lines = difflib.unified_diff(theirs.splitlines(), ours.splitlines(), *labels, 2, "")
    return "\n".join(lines)


def _of_ocaml(ocaml: str, phrases: str) -> str:
    output = run([ocaml, "-noprompt"], text=phrases.encode(), timeout=_SECONDS).output.decode()
    return output.split("\n", 2)[2]  # The first two lines show the version.


def _check(path: Path, compiler: Path, ocaml: str | None, is_written: bool) -> bool:
    phrases, expected = _phrases(path)
    is_right = True
    for mode, directive in _MODES.items():
        text = (directive + phrases).encode()
        found = run([compiler, "--interactive"], text=text, timeout=_SECONDS)
        output = found.output.decode() + found.errors.decode()
        if found.status:
            output += f"{found.failure}\n"
        if is_written and mode == "compiled":
            before = path.read_text().partition(_MARK)[0]
            path.write_text(f"{before}{_MARK}{output}*)\n")
            expected = output
        if output != expected:
            is_right = False
            print(_difference(expected, output, f"{path.name}, {mode}"))
    if ocaml:
        theirs = _without_messages(_of_ocaml(ocaml, phrases))
        ours = _without_messages(expected)
        if theirs != ours:
            is_right = False
            print(_difference(theirs, ours, f"{path.name}, OCaml"))
    return is_right


def _main(words: Sequence[str]) -> int:
    parser = CommandLine("compare-prompt", _DESCRIPTION)
    parser.add_build_dir()
    parser.add("transcripts", nargs="+", type=Path, metavar="FILE", help="a transcript")
    parser.add("--ocaml", default="ocaml", metavar="COMMAND", help="OCaml's prompt")
    parser.add("--write", action="store_true", help="write the expected outputs")
    options = parser.parse(words)
    compiler = BuildDirectory.of(options.build_dir).built("mincaml-llc")
    ocaml = options.ocaml if shutil.which(options.ocaml) else None
    if ocaml and b" 4.13" not in require([ocaml, "-version"]).output:
        ocaml = None
    results = [_check(path, compiler, ocaml, options.write) for path in options.transcripts]
    compared = "the same as OCaml's" if ocaml else "not compared with OCaml's"
    print(f"{sum(results)} of {len(results)} transcripts as expected, {compared}")
    return 0 if all(results) else 1


def main(words: Sequence[str]) -> int:
    """The command line of utils/compare-prompt."""
    return run_main("compare-prompt", _main, words)
