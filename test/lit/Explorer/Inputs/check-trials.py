"""Says how an allocator found registers, and checks that it gave values those that it chose.

    check-trials.py DOCUMENT...
"""

import json
import re
import sys
from collections import Counter
from typing import Any

Data = dict[str, Any]


def text(data: Data, allocation: Data, version: str, line: int) -> str:
    versions = data["mir"][allocation["function"]]["versions"]
    return str(data["lines"][versions[allocation[version]]["lines"][line]][0])


def results(data: Data, allocation: Data) -> dict[int, list[str]]:
    """By point, what the instructions there define after allocation: the one that was there
    before, and new ones."""
    found: dict[int, list[str]] = {}
    for block in allocation["check"]["blocks"]:
        for line, point, *_ in block["instructions"]:
            defined, is_definition, _ = text(data, allocation, "after", line).partition(" = ")
            if is_definition:
                found.setdefault(point, []).extend(defined.split())
    return found


def main() -> None:
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        ways: Counter[str] = Counter()
        for allocation in data["allocations"]:
            after = results(data, allocation)
            trials = allocation["trials"]
            for trial in trials["list"]:
                way = ["undone "] if "undone" in trial else []
                ways["".join([*way, trial["how"]])] += 1
                ways["displaced"] += len(trial.get("displaced", []))
                if trial["for"] != "result" or "undone" in trial:
                    continue
                register = trials["registers"][trial["register"]]
                line = allocation["points"][trial["point"]]["line"]
                before = text(data, allocation, "version", line)
                # A copy from the register that it got is gone. Not parts of registers.
                if not re.match(r" *%\d+(:\w+)? = (?!COPY)", before):
                    continue
                assert register in after.get(trial["point"], []), (register, before)
                ways["checked"] += 1
        print(allocation["allocator"], " ".join(f"{way}={ways[way]}" for way in sorted(ways)))


if __name__ == "__main__":
    main()
