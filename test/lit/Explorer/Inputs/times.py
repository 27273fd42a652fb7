"""Checks the times of passes in a document of --emit=explorer-json."""

import json
import sys


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        runs = json.load(file)["passes"]
    assert all(run["time"] >= 0 for run in runs)
    assert sum(run["time"] for run in runs if run["level"] == "machine") > 0
    outer = 0
    for index, run in enumerate(runs):
        inner = []
        for other in runs[index + 1 :]:
            if other["level"] != "ir" or other["nest"] <= run["nest"]:
                break
            if other["nest"] == run["nest"] + 1:
                inner.append(other["time"])
        if inner:
            outer += 1
            # Each is rounded to whole microseconds.
            assert sum(inner) <= run["time"] + len(inner) + 1, (run, inner)
    print(f"{outer} passes with passes inside them")


if __name__ == "__main__":
    main()
