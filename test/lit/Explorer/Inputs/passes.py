"""Prints the passes of a document of --emit=explorer-json, with their remarks."""

import json
import sys


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    for index, run in enumerate(data["passes"]):
        round_of = f" round {run['round']}" if "round" in run else ""
        owner = "mincaml " if run["ours"] and run["level"] == "machine" else ""
        changed = " changed" if run["changed"] else ""
        print(
            f"{index} {'  ' * run['nest']}{run['level']} {owner}{run['name']} "
            f"{run['before']}->{run['after']}{round_of}{changed}"
        )
        for remark in run.get("remarks", []):
            print(f"    {remark['kind']}: {remark['text']}")


if __name__ == "__main__":
    main()
