"""Compares the executed instructions in a document with the sums of sparc-count, and with
what they imply: an instruction is executed as often as the one in front of it, unless a
label, a branch or a call is between them.

    check-executions.py DOCUMENT SUMS
"""

import json
import sys
from itertools import pairwise


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    with open(sys.argv[2], encoding="utf-8") as file:
        own = json.load(file)["own"]["instructions"]
    executions = data["executions"]
    words = [line for function in data["assembly"] for line in function["lines"]]
    assert executions["total"] == own == sum(word.get("executions", 0) for word in words)
    by_origin = dict(executions["origins"])
    for origin, count in by_origin.items():
        assert count == sum(word["executions"] for word in words if word.get("origin") == origin)
    straight = 0
    for before, word in pairwise(words):
        if "executions" in before and "executions" in word:
            is_jump = before["text"].split()[0].startswith(("b", "fb", "call", "jmp", "ret"))
            if not is_jump and not before.get("slot"):
                assert before["executions"] == word["executions"], (before, word)
                straight += 1
    assert straight
    print(f"{own} instructions are as counted")


if __name__ == "__main__":
    main()
