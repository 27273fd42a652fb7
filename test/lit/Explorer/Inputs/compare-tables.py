"""Compares the facts about available or anticipated expressions in a document of
--emit=explorer-json with the tables that print<...> prints.

    compare-tables.py DOCUMENT TABLES ID [PASS]

With PASS, the facts about the functions as they stood after the first pass of this
name that changed them; otherwise the last ones.
"""

import json
import re
import sys


def numbers(text: str) -> list[int]:
    return [int(number) - 1 for number in re.findall(r"e(\d+)", text)]


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    passes = [run["name"] for run in data["passes"]]
    end = passes.index(sys.argv[4]) if len(sys.argv) > 4 else len(passes)
    while end + 1 < len(passes) and passes[end + 1] == passes[end]:
        end += 1
    facts = {}
    for analysis in data["analyses"]:
        function = data["ir"][analysis["function"]]
        made_by = function["versions"][analysis["version"]]["pass"]
        if analysis["id"] == sys.argv[3] and made_by <= end:
            facts[function["name"]] = analysis
    compared = 0
    with open(sys.argv[2], encoding="utf-8") as file:
        tables = re.split(r"^\w+ expressions in '(.*)':\n", file.read(), flags=re.MULTILINE)
    for name, text in zip(tables[1::2], tables[2::2]):
        if name not in facts:
            assert not re.search(r"^  e1 = ", text, re.MULTILINE), name
            continue
        analysis = facts[name]
        domain = re.findall(r"^  e\d+ = (.*)$", text, re.MULTILINE)
        assert analysis["domain"] == domain, (analysis["domain"], domain)
        version = data["ir"][analysis["function"]]["versions"][analysis["version"]]
        blocks = {
            "%" + block["name"]: sets for block, sets in zip(version["blocks"], analysis["blocks"])
        }
        for row in re.findall(r"^  (%\S+) +({.*}) +({.*}) +({.*}) +({.*})$", text, re.MULTILINE):
            sets = blocks[row[0]]
            printed = [numbers(column) for column in row[1:]]
            assert printed == [sets[side] for side in ("gen", "kill", "in", "out")], row
            compared += 1
    print(f"{compared} blocks are as printed")


if __name__ == "__main__":
    main()
