"""Says that the data in a page of --emit=explorer is that of --emit=explorer-json. The
page has to be a template with the data in place of its placeholder."""

import base64
import gzip
import json
import sys
from typing import Any

PARTS_OF_LINES = ("count", "size", "parts")


def decode(line: str) -> Any:
    packed = base64.b64decode(line, validate=True)
    # The page is the same at any time.
    assert packed[4:8] == bytes(4)
    return json.loads(gzip.decompress(packed))


def whole(value: Any, parts: list[Any], used: set[int]) -> Any:
    """A value with its parts in their places."""
    if isinstance(value, list):
        return [whole(element, parts, used) for element in value]
    if not isinstance(value, dict):
        return value
    if tuple(value) == PARTS_OF_LINES:
        used.update(value["parts"])
        pieces = [parts[number] for number in value["parts"]]
        assert all(len(piece) == value["size"] for piece in pieces[:-1])
        lines = [line for piece in pieces for line in piece]
        assert len(lines) == value["count"]
        return lines
    result = {key: whole(element, parts, used) for key, element in value.items() if key != "part"}
    if "part" in value:
        number, *counts = value["part"]
        used.add(number)
        attributes = parts[number]
        assert counts == [len(attributes[key]) for key in list(attributes)[: len(counts)]]
        result.update(attributes)
    return result


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        before, after = file.read().split("@MINCAML_EXPLORER_DATA@")
    with open(sys.argv[2], encoding="utf-8") as file:
        page = file.read()
    assert page.startswith(before) and page.endswith(after)
    document, *arrays = map(decode, page[len(before) : len(page) - len(after)].split("\n"))
    assert document.pop("parts") == [len(array) for array in arrays]
    parts = [part for array in arrays for part in array]
    used: set[int] = set()
    data = whole(document, parts, used)
    assert used == set(range(len(parts)))
    with open(sys.argv[3], encoding="utf-8") as file:
        assert data == json.load(file)
    print(f"{len(parts)} parts in {len(arrays)} arrays: the page has the data")


if __name__ == "__main__":
    main()
