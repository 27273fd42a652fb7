"""Measures handlers of generated programs in both forms.

family.py "COMPILER" [DOCUMENT]: a table, with a row for each program. A program
has N calls in a `try`, of which some may raise, and M variables that are live in
the handler; each is assigned before the first call and in the middle. Fails if
the numbers do not grow as they should, if the check of phi-c form finds
anything wrong, or if the table is not in DOCUMENT.
"""

import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

#: Calls, one out of how many may raise, variables.
PROGRAMS = [
    (10, 1, 10),
    (20, 1, 10),
    (40, 1, 10),
    (40, 1, 20),
    (40, 1, 40),
    (80, 1, 40),
    (160, 1, 40),
    (160, 4, 40),
    (160, 16, 40),
    (160, 160, 40),
]

HEADINGS = [
    "calls",
    "calls that may raise",
    "variables",
    "phi operands if all calls might raise",
    "phi operands",
    "upsilon nodes",
]


def program(calls: int, share: int, variables: int) -> str:
    """One out of so many calls may raise, and the last one: the region ends there."""
    lines = [
        "exception Stop of int",
        "let may_raise x = if read_int () = 0 then raise (Stop x)",
        "let raises_nothing x = print_int x",
        "let () =",
    ]
    lines += [f"  let v{v} = ref 0 in" for v in range(variables)]
    lines.append("  (try")
    for call in range(calls):
        if call in (0, calls // 2):
            lines += [f"     v{v} := {1000 * call + v};" for v in range(variables)]
        may_raise = call % share == 0 or call == calls - 1
        lines.append(f"     {'may_raise' if may_raise else 'raises_nothing'} {call};")
    lines[-1] = lines[-1].rstrip(";")
    lines.append("   with Stop x -> print_int x);")
    lines += [f"  print_int !v{v};" for v in range(variables)]
    return "\n".join(lines).rstrip(";") + "\n"


def field(report: str, pattern: str) -> int:
    matches = re.findall(pattern, report)
    assert len(matches) == 1, report
    return int(matches[0])


def measure(compiler: list[str], folder: Path, calls: int, share: int, variables: int) -> list[int]:
    source = folder / "family.ml"
    source.write_text(program(calls, share, variables))
    passes = "-passes=mincaml-promote,print<mincaml-phic>"
    command = [*compiler, str(source), "--emit=llvm", "-o", "/dev/null", passes]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    report = result.stderr
    assert report.count("\n  checked: ") == 1 and "wrong" not in report
    all_calls = field(report, r"if-all-calls-raise=(\d+)")
    assert field(report, r" variables=(\d+)") == variables
    edges = field(report, r"edges=(\d+)")
    operands = field(report, r"phi nodes: \d+ with (\d+) operands")
    upsilons = field(report, r"upsilon nodes: (\d+)")
    raising = calls if share == 1 else calls // share + 1
    assert (all_calls, edges) == (calls, raising), report
    assert operands == edges * variables
    assert upsilons == 2 * variables
    return [calls, edges, variables, all_calls * variables, operands, upsilons]


def main() -> None:
    compiler = shlex.split(sys.argv[1])
    table = "| " + " | ".join(HEADINGS) + " |\n" + "|---" * len(HEADINGS) + "|\n"
    with tempfile.TemporaryDirectory() as folder:
        for calls, share, variables in PROGRAMS:
            row = measure(compiler, Path(folder), calls, share, variables)
            table += "| " + " | ".join(map(str, row)) + " |\n"
    print(table, end="")
    for document in sys.argv[2:]:
        assert table in Path(document).read_text(), "the table of the document is another one"


main()
