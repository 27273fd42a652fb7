"""Compares what the cases of one program print."""

from collections import Counter

from .case import MISMATCH, Case
from .programs import Program


def first_difference(got: bytes, wanted: bytes) -> str:
    """The first difference between two outputs, in a few words."""
    got_lines, wanted_lines = got.split(b"\n"), wanted.split(b"\n")
    for number, (left, right) in enumerate(zip(got_lines, wanted_lines, strict=False), 1):
        if left != right:
            return f"line {number} is {_quote(left)}, not {_quote(right)}"
    if len(got_lines) < len(wanted_lines):
        return f"ends after line {len(got_lines)} of {len(wanted_lines)}"
    return f"continues after line {len(wanted_lines)}"


def _quote(line: bytes, limit: int = 40) -> str:
    text = line[:limit].decode("utf-8", "backslashreplace")
    return f"'{text}...'" if len(line) > limit else f"'{text}'"


def _reference(program: Program, outputs: list[bytes]) -> tuple[bytes | None, str]:
    """The right output, if it is known, and a name for it."""
    if program.expected is not None:
        return program.expected.content, program.expected.where
    output, votes = Counter(outputs).most_common(1)[0]
    if 2 * votes > len(outputs):
        return output, "the output of most variants"
    return None, ""


def check_outputs(cases: list[Case]) -> None:
    """Marks the cases whose output is not the right one as mismatches."""
    if not cases:
        return
    outputs = [case.output.read_bytes() for case in cases]
    wanted, name = _reference(cases[0].program, outputs)
    for case, output in zip(cases, outputs, strict=True):
        if wanted is None:
            case.give_up(MISMATCH, "no output is that of most variants")
        elif output != wanted:
            case.give_up(MISMATCH, f"differs from {name}: {first_difference(output, wanted)}")
