"""Prints the words of a document of --emit=explorer-json, function by function, with
their mnemonics; or, with --objdump, those that llvm-objdump writes to standard
input."""

import json
import re
import sys


def main() -> None:
    if sys.argv[1] == "--objdump":
        for line in sys.stdin:
            if name := re.fullmatch(r"<([^.].*)>:\n", line):
                print(name[1])
            elif word := re.match(r"\s*((?:[0-9a-f]{2} ){4})\s*(\S+)", line):
                print(word[1].replace(" ", ""), word[2])
        return
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    for function in data["assembly"]:
        print(function["symbol"])
        for instruction in function["lines"]:
            if instruction["kind"] == "word":
                print(instruction["bytes"], instruction["text"].split()[0])


if __name__ == "__main__":
    main()
