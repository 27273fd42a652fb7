"""Compares versions of functions in a document of --emit=explorer-json with what
-print-after-all prints in the same compilation."""

import json
import re
import sys

BANNER = re.compile(r"; \*\*\* IR Dump After (\S+) on (\S+) \*\*\*\n")


def numbered(text: str) -> str:
    """Metadata and groups of attributes have numbers of the whole module in the dumps."""
    numbers: dict[str, str] = {}
    return re.sub(
        r"[!#]\d+",
        lambda match: numbers.setdefault(match[0], f"{match[0][0]}{len(numbers)}"),
        text.strip(),
    )


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    with open(sys.argv[2], encoding="utf-8") as file:
        dumps = BANNER.split(file.read())[1:]
    printed: dict[str, set[str]] = {}
    for unit, text in zip(dumps[1::3], dumps[2::3]):
        printed.setdefault(unit, set()).add(numbered(text))
    compared = 0
    for function in data["ir"]:
        for version in function["versions"]:
            run = data["passes"][version["pass"]]
            # Code generation prints in its own way.
            if run["unit"] != "function" or run["level"] != "ir" or "function" not in run:
                continue
            text = "\n".join(data["lines"][line][0] for line in version["lines"])
            is_printed = numbered(text) in printed[function["name"]]
            assert is_printed, f"{run['name']} on {function['name']}:\n{text}"
            compared += 1
    print(f"{compared} versions are as printed")


if __name__ == "__main__":
    main()
