"""Checks the answers of translation validation for right and wrong pairs.

check_pairs.py VALIDATE FILE

The file has cases of this form, after a first line that starts with `==`:

    == what the case is about
    declare void @g()          what both sides have
    define void @f() {
      ...
    }
    -- proved                  the answer for a right transformation
      ...                      the body after it
    -- refuted                 the answer for a wrong one
      ...

An answer is a verdict, or a verdict and a part of the reason. The text of a side
that has a line with `define` takes the place of the whole case. Whatever the file
says, it is an error if a right transformation is refuted or a wrong one is proved.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

LAYOUT = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
CASE = re.compile(r"^== (.*)$", re.M)
# Milliseconds that no query needs, on a busy machine either.
LIMITS = ("--query-time=5000", "--function-time=20000")
LIBRARY = re.compile(r"^declare .*@[a-z][a-z.].*\n", re.M)
SIDE = re.compile(r"^-- (.*)$", re.M)


def renamed(text: str, number: int) -> str:
    """The text with names that no other case has. Long ones are of the library."""
    text = re.sub(r"@([a-z])\b(?!\.)", rf"@\1.{number}", text)
    return re.sub(r"!(\d+)", lambda m: f"!{number * 100 + int(m[1])}", text)


def with_body(text: str, body: str) -> str:
    """The case after a transformation."""
    if "define" in body:
        return body
    return re.sub(r"(^define [^\n]*\{\n).*?(^\}\n)", lambda m: m[1] + body + m[2], text,
                  count=1, flags=re.M | re.S)


def answers(validate: str, before: list[str], after: list[str], where: Path) -> dict[str, str]:
    files = []
    for name, cases in (("before", before), ("after", after)):
        files.append(where / f"{name}.ll")
        text = "\n".join(cases)
        library = sorted(set(LIBRARY.findall(text)))
        layout = f'target datalayout = "{LAYOUT}"\n'
        files[-1].write_text(layout + "".join(library) + LIBRARY.sub("", text))
    result = subprocess.run([validate, "--json", *LIMITS, *files], capture_output=True, text=True)
    if result.returncode not in (0, 1) or result.stderr:
        sys.exit(result.stderr)
    return {f["name"]: f"{f['verdict']}: {f.get('reason', '')}".removesuffix(": ")
            for f in json.loads(result.stdout)["functions"]}


def main() -> int:
    validate, path = sys.argv[1:]
    cases = CASE.split(Path(path).read_text())[1:]
    names = cases[::2]
    before: list[str] = []
    expected: tuple[list[str], list[str]] = ([], [])
    sides: tuple[list[str], list[str]] = ([], [])
    for number, case in enumerate(cases[1::2]):
        text, *rest = SIDE.split(case.lstrip("\n"))
        before.append(renamed(text, number))
        for i, (answer, body) in enumerate(zip(rest[::2], rest[1::2], strict=True)):
            expected[i].append(answer)
            sides[i].append(renamed(with_body(text, body.lstrip("\n")), number))
    wrong = 0
    with tempfile.TemporaryDirectory() as where:
        for kind, after, wanted in zip(("right", "wrong"), sides, expected, strict=True):
            found = answers(validate, before, after, Path(where))
            for number, (name, answer) in enumerate(zip(names, wanted, strict=True)):
                actual = found.get(f"f.{number}", "nothing")
                bad = ("refuted",) if kind == "right" else ("proved", "unchanged", "bounded")
                if actual.startswith(bad) or not actual.startswith(answer):
                    print(f"{name}, the {kind} one: {actual}; expected: {answer}")
                    wrong += 1
    print(f"{len(names)} pairs, {wrong} wrong answers")
    return wrong != 0


sys.exit(main())
