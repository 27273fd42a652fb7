"""Prints the names of passes in the first column of the tables of a document,
sorted. Levels such as -O2 are none."""

import re
import sys

with open(sys.argv[1], encoding="utf-8") as document:
    names = re.findall(r"^\| `([^`-][^`]*)` \|", document.read(), re.MULTILINE)
print("\n".join(sorted(names)))
