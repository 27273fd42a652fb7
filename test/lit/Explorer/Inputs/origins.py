"""The text of the expressions that a document of --emit=explorer-json refers to."""

from typing import Any

Data = dict[str, Any]


def text_of(data: Data, origin: int) -> str:
    if origin < 0:
        return "?"
    file, begin, end, _, _ = data["origins"][origin]
    units = data["files"][file]["text"].encode("utf-16-le")
    text: str = units[2 * begin : 2 * end].decode("utf-16-le")
    return " ".join(text.split())
