"""Prints the names in the first column of the tables of a document, sorted."""

import re
import sys

with open(sys.argv[1], encoding="utf-8") as document:
    names = re.findall(r"^\| `([^`]+)` \|", document.read(), re.MULTILINE)
print("\n".join(sorted(names)))
