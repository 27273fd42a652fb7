"""Compares the rules of words in a document of --emit=explorer-json with the counts of
sparc-lint --summary, and those that only the check of machine IR decides with the
fields of the words. Without them prints the words with their window depths."""

import json
import re
import sys
from collections import Counter


MACHINE_ONLY = ("SPL001", "SPL027")
IMMEDIATES = {"simm13", "imm22", "shcnt", "shcnt32", "shcnt64"}


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
            if rule[1] in MACHINE_ONLY:
                assert checked == 0, row
                continue
            # A rule may be checked several times for a word.
            assert (counts[rule[1]] > 0) == (checked > 0), row
            assert counts[rule[1]] <= checked, row
            compared += checked > 0
    # Each word is the encoding of its instruction, which was lowered.
    assert counts["SPL005"] == counts["SPL027"] == len(words)
    ranges = 0
    for _, line in words:
        has_range = "SPL001" in {data["rules"][rule]["id"] for rule in line["rules"]}
        ranges += has_range
        immediates = {field[0] for field in line["fields"]} & IMMEDIATES
        assert not has_range or immediates, line
        # The range of what the linker fills in is not known; nop and ret have none.
        is_known = immediates == {"simm13"} and not re.search(r"%|^(nop|ret|retl)$", line["text"])
        assert has_range or not is_known, line
    print(f"{compared} rules are as counted, {ranges} words have immediates in range")


if __name__ == "__main__":
    main()
