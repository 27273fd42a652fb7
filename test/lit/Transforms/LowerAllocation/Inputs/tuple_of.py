"""Prints a program that makes a tuple of N ints and prints the first, 7."""

import sys

n = int(sys.argv[1])
print("let rec first t = let (a, %s) = t in a in" % ", ".join("_" * (n - 1)))
print("let x = 7 in")
print("print_int (first (%s)); print_newline ()" % ", ".join("x" * n))
