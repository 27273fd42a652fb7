"""Compares what the allocation checker knows with the code: a register that an instruction
reads after allocation has to hold the virtual register that it read before.

    check-values.py DOCUMENT...
"""

import json
import re
import sys
from collections.abc import Iterator
from typing import Any

Data = dict[str, Any]
FLAGS = re.compile(r"\b(?:renamable|killed|dead|undef|implicit|early-clobber|nsw|nuw) ")


def operands(text: str) -> list[str]:
    """The opcode and what an instruction reads, without flags and register classes."""
    code = FLAGS.sub("", text.strip()).split(" :: ")[0]
    code = re.sub(r"\(tied-def \d+\)|:[a-z]\w*", "", code.split(" = ")[-1])
    opcode, _, rest = code.partition(" ")
    return [opcode, *(operand for operand in rest.split(", ") if "implicit-def" not in operand)]


def tables(check: Data) -> Iterator[tuple[int, int, dict[str, set[str]]]]:
    """For each instruction its line, its point, and what locations hold before it."""
    for block in check["blocks"]:
        known: dict[str, set[str]] = {}

        def apply(changes: list[list[int]], known: dict[str, set[str]] = known) -> None:
            for location, *values in changes:
                names = {check["values"][value][1] for value in values}
                known[check["locations"][location]] = names

        apply(block.get("entry", []))
        for line, point, *changes in block["instructions"]:
            for of_instruction in changes:
                apply(of_instruction)
            if not block.get("unreached"):
                yield line, point, known


def check_allocation(data: Data, allocation: Data) -> int:
    versions = data["mir"][allocation["function"]]["versions"]

    def text(version: int, line: int) -> str:
        return str(data["lines"][versions[version]["lines"][line]][0])

    blocks = allocation["check"]["blocks"]
    last = {point: line for block in blocks for line, point, *_ in block["instructions"]}
    held = 0
    for line, point, known in tables(allocation["check"]):
        before = operands(text(allocation["version"], allocation["points"][point]["line"]))
        after = operands(text(allocation["after"], line))
        # New instructions have the point of the next one, and copies look alike.
        if len(before) != len(after) or before[0] != after[0] or line != last[point]:
            continue
        if before[0] == "COPY":
            continue
        for virtual, register in zip(before[1:], after[1:]):
            if re.fullmatch(r"%\d+", virtual) and register.startswith("$"):
                assert virtual in known.get(register, set()), (line, virtual, register, known)
                held += 1
    return held


def main() -> None:
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        held = sum(check_allocation(data, allocation) for allocation in data["allocations"])
        print(f"{data['program']['name']}: {held} operands are where the checker says")


if __name__ == "__main__":
    main()
