"""Prints what a document of --emit=explorer-json links.

    linked.py FILE expression TEXT   the parts that come from this expression
    linked.py FILE words             how many words have an origin
"""

import json
import sys
from typing import Any

Data = dict[str, Any]


def text_of(data: Data, origin: int) -> str:
    file, begin, end, _, _ = data["origins"][origin]
    units = data["files"][file]["text"].encode("utf-16-le")
    text: str = units[2 * begin : 2 * end].decode("utf-16-le")
    return text


def part(text: str, begin: int, end: int) -> str:
    return text.encode("utf-16-le")[2 * begin : 2 * end].decode("utf-16-le")


def print_parts(data: Data, where: str, lines: list[int], origins: set[int]) -> None:
    for index in lines:
        text, *numbers = data["lines"][index]
        for start in range(0, len(numbers), 5):
            begin, end, origin, _, _ = numbers[start : start + 5]
            if origin in origins:
                print(f"{where}: {part(text, begin, end)}")


def print_expression(data: Data, wanted: str) -> None:
    origins = {i for i in range(len(data["origins"])) if text_of(data, i) == wanted}
    assert origins, f"no expression {wanted}"
    for stage in data["stages"]:
        print_parts(data, stage["id"], stage["lines"], origins)
    for level in ("ir", "mir"):
        for function in data[level]:
            if function["versions"]:
                version = function["versions"][0 if level == "ir" else -1]
                print_parts(data, f"{level} {function['name']}", version["lines"], origins)
    for function in data["assembly"]:
        for line in function["lines"]:
            if line.get("origin") in origins:
                print(f"assembly {function['symbol']}: {line['text']}")


def print_words(data: Data) -> None:
    """Without those that set up and remove frames, and those that spill."""
    total = linked = direct = 0
    for function in data["assembly"]:
        source = data["mir"][function["function"]]["function"]
        own = data["functions"][source]["origin"] if source >= 0 else -1
        for line in function["lines"]:
            name = data["classes"][line["class"]] if "class" in line else ""
            if line["kind"] != "word" or name in ("prologue", "epilogue", "spill", "reload"):
                continue
            total += 1
            is_exact = line.get("origin", -1) not in (-1, own)
            assert is_exact or name or "origin" in line, line
            linked += is_exact
            direct += is_exact and not name
    print(f"more exact than the function: {1000 * linked // total} of 1000")
    print(f"by their own location: {1000 * direct // total} of 1000")


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    if sys.argv[2] == "words":
        print_words(data)
    else:
        print_expression(data, sys.argv[3])


if __name__ == "__main__":
    main()
