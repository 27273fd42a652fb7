"""Compares the solutions of the problem "constructors" in a document of
--emit=explorer-json with what print<mincaml-constructors> prints.

    compare-constructors.py DOCUMENT PRINTED

Compared are the sets of parameters where the function starts, of other variables at the
end of the block that makes them, and of pi nodes at the start of blocks with one
predecessor. A block that is never executed has empty sets. The set of a phi node may be
smaller than what is printed, because the pi nodes of its edges apply to its operands,
and so may sets that follow from it.
"""

import json
import re
import sys


def members(text: str) -> set[str]:
    """The constructors of `Union{Add(Number, Number), Number(2)}`, without arguments."""
    inner = re.fullmatch(r"Union\{(.*)\}", text)
    depth, parts = 0, [""]
    for character in inner[1] if inner else text:
        depth += character in "({["
        depth -= character in ")}]"
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return {part.strip().split("(")[0] for part in parts if part.strip()}


def is_contained(found: set[str], printed: set[str]) -> bool:
    """A constant is printed as `null` if no object shows the type."""
    if "null" in printed - found and len(found - printed) == 1:
        printed = printed | found
    return found <= printed


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    with open(sys.argv[2], encoding="utf-8") as file:
        text = file.read()
    functions = re.split(r"^Constructors in function '(.*)':\n", text, flags=re.MULTILINE)
    printed = dict(zip(functions[1::2], functions[2::2]))
    equal = smaller = 0

    def compare(found: set[str], printed: set[str], line: str) -> None:
        nonlocal equal, smaller
        assert is_contained(found, printed), (line, found)
        equal += len(found) == len(printed)
        smaller += len(found) < len(printed)

    for analysis in data["analyses"]:
        if analysis["id"] != "constructors":
            continue
        function = data["ir"][analysis["function"]]
        version = function["versions"][analysis["version"]]
        names = [block["name"] for block in version["blocks"]]
        blocks = dict(zip(names, analysis["blocks"]))
        block, side = names[0], "in"

        def found(variable: str) -> set[str]:
            pairs = [analysis["domain"][index].split(": ", 1) for index in blocks[block][side]]
            texts = [constructor for name, constructor in pairs if name == variable]
            # An object may stand for several exceptions.
            return set(", ".join(texts).split(", ")) - {""}

        for line in printed[function["name"]].splitlines():
            if label := re.match(r"%([^ :]+):( never executed)?$", line):
                block, side = label[1], "out"
                assert not label[2] or not blocks[block]["in"], line
            elif pi := re.match(r"  pi (%\S+) from .*?: ([^:]*(?:::.*)?)$", line):
                side = "in"
                # Otherwise, the pi node does not apply in the whole block.
                is_only = sum(names.index(block) in row["to"] for row in version["blocks"]) == 1
                if members(pi[2]) != {"Any"} and is_only:
                    compare(found(pi[1]), members(pi[2]), line)
                side = "out"
            elif value := re.match(r"  (%\S+): (.*)$", line):
                variables = {pair.split(": ", 1)[0] for pair in analysis["domain"]}
                if value[1] in variables:
                    compare(found(value[1]), members(value[2]), line)
    print(f"{equal} sets are as printed, {smaller} are smaller")


if __name__ == "__main__":
    main()
