"""Runs programs with OCaml and compares them with the reference.

OCaml runs each program with MinCaml's integers. For a run-time error only the kind
is compared.
"""

import shutil
from pathlib import Path

from ..paths import UTILS
from ..processes import ToolError, require
from .programs import Program
from .results import Result

# Between the outputs of two programs, on standard output and error.
_MARK = "\x01\x02"

_HARNESS = r"""
let run_program seed body =
  let mark () =
    let text = "\001\002" ^ Stdlib.string_of_int seed ^ "\n" in
    Stdlib.print_string text; Stdlib.prerr_string text in
  mark ();
  let ending =
    try body (); "" with
    | Division_by_zero -> "division by zero"
    | Invalid_argument "index out of bounds" -> "out of bounds"
    | Invalid_argument "Array.make" -> "negative array size"
    | Assert_failure _ -> "assertion failed" in
  Stdlib.prerr_string ("\001\002" ^ ending ^ "\n")
"""


def is_available() -> bool:
    return shutil.which("ocaml") is not None


def _sections(output: bytes) -> dict[int, bytes]:
    sections = {}
    for section in output.split(_MARK.encode()):
        number, newline, text = section.partition(b"\n")
        if newline and number.isdigit():
            sections[int(number)] = text
    return sections


def _for_ocaml(text: bytes) -> bytes:
    # OCaml reads a minus sign and a literal as one literal, which would be
    # 2147483648 here without ever passing through int32.ml.
    return text.replace(b"-(-2147483648)", b"~-(-2147483648)")


def _agrees(expected: Result, output: bytes, errors: bytes, ending: bytes) -> bool:
    """Whether this is the expected result, up to the location of an error."""
    if expected.output != output.replace(b"-nan", b"nan"):
        return False
    if expected.status == 0:
        return not ending and expected.errors == errors.replace(b"-nan", b"nan")
    return ending in expected.errors and bool(ending)


def disagreements(programs: list[Program], directory: Path) -> list[tuple[Program, Result]]:
    """The programs whose result under OCaml is not the expected one, with this
    result. Programs that OCaml cannot compile because of an internal error are
    left out."""
    try:
        return _compare(programs, directory)
    except ToolError as error:
        if "Misc.Fatal_error" not in str(error):
            raise
    if len(programs) == 1:
        return []
    middle = len(programs) // 2
    return [
        *disagreements(programs[:middle], directory / "first"),
        *disagreements(programs[middle:], directory / "second"),
    ]


def _compare(programs: list[Program], directory: Path) -> list[tuple[Program, Result]]:
    directory.mkdir()
    source = directory / "programs.ml"
    prelude = UTILS / "ocaml"
    with open(source, "wb") as file:
        file.write((prelude / "prelude.ml").read_bytes() + b"\n")
        file.write(_HARNESS.encode())
        file.write((prelude / "int32.ml").read_bytes())
        for program in programs:
            file.write(
                f"\nlet () = run_program {program.seed} (fun () ->\n"
                "let module P = struct\n"
                f'# 1 "{program.path.name}"\n'.encode()
            )
            file.write(_for_ocaml(program.path.read_bytes()) + b"\nend in ())\n")
    finished = require(
        ["ocaml", "-w", "-a", source], environment={"OCAMLRUNPARAM": "l=64M"}
    )
    outputs = _sections(finished.output)
    # Each program has two marks on standard error, before and after.
    errors = finished.errors.split(_MARK.encode())[1:]
    found = {
        int(head.partition(b"\n")[0]): (head.partition(b"\n")[2], tail.strip())
        for head, tail in zip(errors[::2], errors[1::2])
    }
    wrong = []
    for program in programs:
        if program.seed not in outputs or program.seed not in found:
            raise ToolError(f"OCaml did not reach {program.path}")
        text, ending = found[program.seed]
        if program.expected is None or not _agrees(
            program.expected, outputs[program.seed], text, ending
        ):
            status = 2 if ending else 0
            wrong.append((program, Result(status, outputs[program.seed], text + ending)))
    return wrong
