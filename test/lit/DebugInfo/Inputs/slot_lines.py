"""Checks that no delay slot of assembly with debug information begins a line.

A debugger that steps by lines stops where one begins. In a slot it would stop
between a branch and its target, with %pc and %npc of different lines.
"""

import re
import sys

_TRANSFER = re.compile(r"(b[a-z]*|fb[a-z]*|br[a-z]+|call|jmp|jmpl|ret|retl)(,a)?(,p[nt])?\s|retl?$")
_IGNORED = ("!", ".Ltmp", ".cfi")


def main() -> int:
    lines = [line.strip() for line in open(sys.argv[1], encoding="utf-8")]
    lines = [line for line in lines if line and not line.startswith(_IGNORED)]
    slots = 0
    for line, following in zip(lines, lines[1:]):
        if not _TRANSFER.match(line) or line.startswith("btst"):
            continue
        slots += 1
        if following.startswith(".loc"):
            print(f"'{line}' is followed by '{following}'")
            return 1
    print(f"{slots} slots, none of which begins a line")
    return 0


sys.exit(main())
