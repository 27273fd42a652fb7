"""Prints the effects in a document of --emit=explorer-json, by function and pass."""

import json
import sys


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    for notes in data["notes"]:
        if notes["id"] != "effects":
            continue
        function = data["ir"][notes["function"]]
        for version in [notes["version"], *notes.get("also", [])]:
            after = data["passes"][function["versions"][version]["pass"]]["name"]
            print(f"{function['name']} after {after}: {notes['lines'][0][1]}")


if __name__ == "__main__":
    main()
