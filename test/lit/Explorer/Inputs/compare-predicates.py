"""Compares the predicates of code motion in a document of --emit=explorer-json with
the tables that print<mincaml-pre> prints about the same functions.

    compare-predicates.py DOCUMENT TABLES
"""

import json
import re
import sys


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    with open(sys.argv[2], encoding="utf-8") as file:
        parts = re.split(r"^Partial redundancy in '(.*)':\n", file.read(), flags=re.MULTILINE)
    for name, text in zip(parts[1::2], parts[2::2]):
        # The first is about the version that IR generation made.
        found = next(p for p in data["predicates"] if data["ir"][p["function"]]["name"] == name)
        tables = re.split(r"^  e\d+ = (.*)\n", text, flags=re.MULTILINE)
        assert tables[1::2] == found["domain"]
        for element, table in enumerate(tables[2::2]):
            heading, *rows = [row.split() for row in table.splitlines()]
            assert heading == ["block", *found["names"]]
            shown = [
                [row["name"], *("1" if element in members else "-" for members in row["sets"])]
                for row in found["rows"]
            ]
            assert rows == shown, (rows, shown)
        rows_of = f"{len(found['rows'])} rows of {len(found['domain'])} expressions"
        print(f"{name}: {rows_of} are as printed")


if __name__ == "__main__":
    main()
