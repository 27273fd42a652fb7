#!/usr/bin/env python3
"""Writes programs that are long or deep: PREFIX.lets.ml, PREFIX.sequence.ml..."""

import sys

LENGTH = 300000
DEPTH = 100000

PROGRAMS = {
    "lets": "let x = 0 in " + "let x = x + 1 in\n" * LENGTH + "print_int x",
    "sequence": "let a = Array.make 1 0 in print_int ("
    + "a.(0) <- a.(0) + 1;\n" * LENGTH
    + "a.(0))",
    "operators": "print_int (0" + " + 1" * LENGTH + ")",
    "nested": "print_int (" + "(1 + " * DEPTH + "0" + ")" * DEPTH + ")",
    # Each function is inside of the one before.
    "functions": "let y = 1 in let rec f x = "
    + "let rec f x = " * DEPTH
    + "x in "
    + "f x + y in " * DEPTH
    + "print_int (f 0)",
}

for name, text in PROGRAMS.items():
    with open("%s.%s.ml" % (sys.argv[1], name), "w") as file:
        file.write(text)
