"""Prints the names of the intervals of each function in a document of
--emit=explorer-json, sorted; ? stands for those that have none."""

import json
import sys


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    for allocation in data["allocations"]:
        names = [interval.get("name") for interval in allocation["intervals"]]
        known = sorted(name for name in names if name)
        unknown = ["?"] if None in names else []
        print(f"{data['mir'][allocation['function']]['name']}: {' '.join(known + unknown)}")


if __name__ == "__main__":
    main()
