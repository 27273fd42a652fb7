"""Counts the delay slots of assembly on standard input, and those with a nop.
Fails if these are more than the given percentage, or if there are no slots."""

import re
import sys

TRANSFER = re.compile(r"\s+(b[a-z]*|fb[a-z]+|call|jmp|jmpl|ret|retl)(,[a-z]+)*(\s|$)")


def main() -> None:
    slots = nops = 0
    in_slot = False
    for line in sys.stdin:
        if not re.match(r"\s+[a-z]", line):
            continue
        if in_slot:
            slots += 1
            nops += line.split()[0] == "nop"
            in_slot = False
        elif TRANSFER.match(line):
            in_slot = True
    print(f"{slots} slots, {nops} nops")
    sys.exit(slots == 0 or 100 * nops > int(sys.argv[1]) * slots)


main()
