"""Says whether the size of a document is within a limit, which is about estimates: a
tenth more is. With a second document: which of its passes the first one has, which have
to be those that changed or said something."""

import json
import os
import sys
from typing import Any


def passes(path: str) -> list[dict[str, Any]]:
    with open(path, encoding="utf-8") as file:
        result: list[dict[str, Any]] = json.load(file)["passes"]
    return result


def main() -> None:
    if sys.argv[2].isdigit():
        size = os.path.getsize(sys.argv[1])
        print("within the limit" if size <= 1.1 * int(sys.argv[2]) else f"{size} bytes")
        return
    limited, whole = passes(sys.argv[1]), passes(sys.argv[2])
    assert limited == [run for run in whole if run["changed"] or "remarks" in run]
    print(f"{len(limited)} passes of {len(whole)} stay")


if __name__ == "__main__":
    main()
