"""Programs under OCaml, whose results the reference has to agree with.

OCaml gets the variant `split-lets` of each program, which does not depend on
the order of evaluation, and the integers of MinCaml. What it says about errors
is only the kind.
"""

import os
import shutil
import subprocess
from pathlib import Path

from .execution import Result
from .programs import Program
from .toolbox import ROOT, ToolError

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
    | Invalid_argument "Array.make" -> "negative array size" in
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


def agrees(expected: Result, output: bytes, errors: bytes, ending: bytes) -> bool:
    """Is this what the reference expects, up to the location of an error?"""
    if expected.output != output.replace(b"-nan", b"nan"):
        return False
    if expected.status == 0:
        return not ending and expected.errors == errors.replace(b"-nan", b"nan")
    return ending in expected.errors and bool(ending)


def disagreements(
    programs: list[Program], directory: Path
) -> list[tuple[Program, Result]]:
    """The programs, given in the form `split-lets`, that OCaml runs otherwise
    than expected, with what they do there."""
    directory.mkdir()
    source = directory / "programs.ml"
    prelude = ROOT / "utils" / "ocaml"
    with open(source, "wb") as file:
        file.write((prelude / "prelude.ml").read_bytes() + b"\n")
        file.write(_HARNESS.encode())
        file.write((prelude / "int32.ml").read_bytes())
        for program in programs:
            file.write(
                f"\nlet () = run_program {program.seed} (fun () ->\n"
                f'# 1 "{program.path.name}"\n'.encode()
            )
            file.write(_for_ocaml(program.path.read_bytes()) + b"\n)\n")
    errors_path = directory / "errors"
    with open(errors_path, "wb") as errors_file:
        output = _run_ocaml(source, errors_file)
    outputs = _sections(output)
    # Each program has two marks on standard error, before and after.
    errors = errors_path.read_bytes().split(_MARK.encode())[1:]
    found = {
        int(head.partition(b"\n")[0]): (head.partition(b"\n")[2], tail.strip())
        for head, tail in zip(errors[::2], errors[1::2])
    }
    wrong = []
    for program in programs:
        if program.seed not in outputs or program.seed not in found:
            raise ToolError(f"OCaml did not reach {program.path}")
        text, ending = found[program.seed]
        if not agrees(program.expected, outputs[program.seed], text, ending):
            status = 2 if ending else 0
            wrong.append((program, Result(status, outputs[program.seed], text + ending)))
    return wrong


def _run_ocaml(source: Path, errors) -> bytes:
    process = subprocess.run(
        ["ocaml", "-w", "-a", str(source)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=errors,
        env=dict(os.environ, OCAMLRUNPARAM="l=64M"),
    )
    if process.returncode:
        text = Path(errors.name).read_text("latin-1")[-2000:]
        raise ToolError(f"ocaml {source}: status {process.returncode}\n{text}")
    return process.stdout
