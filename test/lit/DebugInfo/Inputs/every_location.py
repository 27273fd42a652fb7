"""Checks that every instruction of a module has a location.

    every_location.py [--entry] MODULE.ll

With --entry those that a function starts with, until the first that has one,
and the places of variables may have none.
"""

import re
import sys

entry_allowed = sys.argv[1] == "--entry"
inside = False
located = False
wrong = 0
for number, line in enumerate(open(sys.argv[-1]), 1):
    if line.startswith("define"):
        inside, located = True, False
    elif line.startswith("}"):
        inside = False
    if not inside or not line.startswith("  ") or line.strip().startswith("#dbg"):
        continue
    if re.search(r", !dbg !\d+", line):
        located = True
    elif not entry_allowed or (located and " alloca " not in line):
        print(f"{sys.argv[-1]}:{number}: no location: {line.strip()}")
        wrong += 1
sys.exit(1 if wrong else 0)
