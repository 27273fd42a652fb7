"""Prints the purposes of machine passes, sorted: those of the table
MachinePasses.def, or those in the section of docs/code-generation.md."""

import re
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    text = file.read()
if sys.argv[1].endswith(".def"):
    found = re.findall(r'"([^"]*)"\)$', text, re.MULTILINE)
else:
    section = text.split("## Machine passes on SPARC\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| .* \| (.*) \| (.*) \|$", section, re.MULTILINE)
    kinds = ("pass", "recording", "comparison")
    found = [purpose for name, purpose in rows if name not in kinds]
print("\n".join(sorted(found)))
