"""Compares the notes of an analysis in a document of --emit=explorer-json with what
print<...> prints about the same version: the one that a pass used, else the last.

    compare-notes.py DOCUMENT PRINTED ID
"""

import json
import re
import sys

# How each printer begins what it prints of a function.
HEADINGS = {
    "constants": r"^Constants in function '(.*)':\n",
    "value-numbers": r"^Value numbers in '(.*)':\n",
    "induction-variables": r"^induction variables of @(.*):\n",
    "effects": r"^  @(\S+): (?=reads|unknown)",
}


def printed_notes(kind: str, text: str) -> list[str]:
    """What the printer says that is a note, in its order."""
    if kind == "effects":
        return [text.strip()]
    if kind == "induction-variables":
        rows = re.findall(r"^  (basic|derived|bounds) +(.*)$", text, re.MULTILINE)
        return [f"{word}: {rest}" for word, rest in rows]
    if kind == "value-numbers":
        return re.findall(r"^    \S+ +(.*)$", text, re.MULTILINE)
    lines = [line.strip() for line in text.splitlines()]
    return [
        line
        for line in lines
        if re.fullmatch(r".* :?= (?!top|bottom).*", line) or line.startswith("never")
    ]


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    kind = sys.argv[3]
    with open(sys.argv[2], encoding="utf-8") as file:
        parts = re.split(HEADINGS[kind], file.read(), flags=re.MULTILINE)
    used = [run["name"] for run in data["passes"] if kind in run.get("uses", [])]
    for name, text in zip(parts[1::2], parts[2::2]):
        index = next(i for i, code in enumerate(data["ir"]) if code["name"] == name)
        versions = data["ir"][index]["versions"]
        # The version that the printer saw: before the pass that used the facts.
        last = len(versions) - 1
        for number, version in enumerate(versions):
            if data["passes"][version["pass"]]["name"] in used:
                last = number - 1
                break
        found = [
            note
            for notes in data["notes"]
            if notes["id"] == kind
            and notes["function"] == index
            and last in [notes["version"], *notes.get("also", [])]
            for _, note in notes["lines"]
        ]
        expected = printed_notes(kind, text)
        if kind == "value-numbers":
            # Arguments are printed first, and have no line.
            expected = expected[len(expected) - len(found) :]
        assert sorted(found) == sorted(expected), (name, found, expected)
        if found:
            lines = "1 line is" if len(found) == 1 else f"{len(found)} lines are"
            print(f"{name}: {lines} as printed")


if __name__ == "__main__":
    main()
