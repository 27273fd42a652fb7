"""Compares the rules of words in a document of --emit=explorer-json with the counts of
--check-sparc-summary. Without them prints the words with their window depths."""

import json
import re
import sys
from collections import Counter


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    words = [
        (function["symbol"], line)
        for function in data["assembly"]
        for line in function["lines"]
        if line["kind"] == "word"
    ]
    if len(sys.argv) == 2:
        last = ""
        for symbol, line in words:
            if symbol != last:
                print(last := symbol)
            slot = "slot " if "slot" in line else ""
            print(f"{slot}{line.get('window', '?')} {line['text']}")
        return
    counts = Counter(
        data["rules"][rule]["id"] for _, line in words for rule in line.get("rules", [])
    )
    compared = 0
    with open(sys.argv[2], encoding="utf-8") as file:
        for row in file:
            if not (rule := re.match(r"(SPL\d+) +(\d+)", row)):
                continue
            checked = int(rule[2])
            # A rule may be checked several times for a word.
            assert (counts[rule[1]] > 0) == (checked > 0), row
            assert counts[rule[1]] <= checked, row
            compared += checked > 0
    # Each word is the encoding of its instruction.
    assert counts["SPL005"] == len(words)
    print(f"{compared} rules are as counted")


if __name__ == "__main__":
    main()
