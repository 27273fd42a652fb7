"""Compares the live ranges in a document of --emit=explorer-json with the tables that
--emit=liveness prints."""

import json
import re
import sys
from typing import Any

Rows = dict[tuple[str, str], str]


def printed(path: str) -> Rows:
    """A character for each point, by function and register."""
    rows: Rows = {}
    function = ""
    first = 0
    with open(path, encoding="utf-8") as file:
        for line in file:
            if name := re.fullmatch(r"liveness of (.*):\n", line):
                function = name[1]
            elif points := re.match(r"points (\d+) to", line):
                first = int(points[1])
            elif row := re.match(r"  (%\d+) .* ([DUB=.]+)$", line):
                known = rows.get((function, row[1]), "")
                rows[function, row[1]] = known.ljust(first, ".") + row[2]
    return rows


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data: dict[str, Any] = json.load(file)
    expected = {key: row.rstrip(".") for key, row in printed(sys.argv[2]).items()}
    found: Rows = {}
    for allocation in data["allocations"]:
        function = data["mir"][allocation["function"]]["name"]
        for interval in allocation["intervals"]:
            row = ""
            for begin, end in interval["ranges"]:
                row = row.ljust(begin, ".") + "x" * (end - begin)
            found[function, interval["virtual"]] = row
    assert found.keys() == expected.keys(), found.keys() ^ expected.keys()
    for key, row in expected.items():
        assert re.sub(r"[DUB=]", "x", row) == found[key], (key, row, found[key])
    print(f"{len(found)} live ranges are as printed")


if __name__ == "__main__":
    main()
