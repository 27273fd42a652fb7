"""Prints the steps of the solver in a document of --emit=explorer-json.

    show-steps.py DOCUMENT ID FUNCTION

Each line has the block and its set `in` after the step.
"""

import json
import sys


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    for analysis in data["analyses"]:
        function = data["ir"][analysis["function"]]
        if analysis["id"] != sys.argv[2] or function["name"] != sys.argv[3]:
            continue
        print("version", analysis["version"])
        blocks = function["versions"][analysis["version"]]["blocks"]
        for step in analysis["steps"]:
            elements = ", ".join(analysis["domain"][index] for index in step["in"])
            end = "" if step["changed"] else ", unchanged"
            print(f"{blocks[step['block']]['name']}: in={{{elements}}}{end}")


if __name__ == "__main__":
    main()
