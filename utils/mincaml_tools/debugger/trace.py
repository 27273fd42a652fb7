"""What the reference interpreter writes with --interpret-trace."""

import re
from collections import defaultdict
from dataclasses import dataclass, field

_NUMBER = re.compile(r"-?(\d[\d.e+-]*|inf|nan)")
Variable = tuple[str, int]  # its name and the line of its declaration


@dataclass
class Call:
    function: str
    line: int  # of the function's name
    # The values of each variable, in the order in which it got them.
    values: dict[Variable, list[float]] = field(default_factory=lambda: defaultdict(list))


def parse(text: str) -> list[Call]:
    """The calls in their order; the first is the program itself."""
    calls = [Call("main", 1)]
    for line in text.splitlines():
        match line.split(maxsplit=4):
            case ["call", _, name, line_number]:
                # Instances of a polymorphic function differ by a number.
                calls.append(Call(name.partition("#")[0], int(line_number)))
            case ["bind", number, declared, name, value]:
                if _NUMBER.fullmatch(value):  # others are values of data types
                    calls[int(number)].values[name, int(declared)].append(float(value))
            case _:
                raise ValueError(f"not a line of a trace: {line}")
    return calls
