"""Prints a deep or long program of a given shape and size."""

import sys
from collections.abc import Callable

shape = sys.argv[1]
n = int(sys.argv[2])


def repeated(text: str) -> str:
    """text.format(i, i - 1) for i from 1 up to n - 1."""
    return "".join(text.format(i, i - 1) for i in range(1, n))


programs: dict[str, Callable[[], str]] = {
    "parentheses": lambda: "print_int " + "(" * n + "1" + ")" * n,
    "unclosed": lambda: "(" * n,
    "minus": lambda: "print_int (" + "- " * n + "1)",
    "elements": lambda: "print_int (a" + ".(0)" * n + ")",
    "lets": lambda: "let x0 = 1 in\n"
    + repeated("let x{} = x{} + 1 in\n")
    + f"print_int x{n - 1}",
    "let-in-value": lambda: "let x = " * n + "1" + " in x" * (n - 1) + " in print_int x",
    "sum": lambda: "print_int (1" + " + 1" * n + ")",
    "right-sum": lambda: "print_int (" + "1 - 2 * (" * n + "1" + ")" * n + ")",
    "sequence": lambda: "print_int 1;\n" * n + "()",
    "else-if": lambda: "let x = 1 in print_int ("
    + repeated("if x = {} then {} else ")
    + "0)",
    "nested-if": lambda: "print_int (" + "if true then " * n + "0" + " else 1" * n + ")",
    "functions": lambda: "let rec f0 x y = if x < y then x else y in\n"
    + repeated("let rec f{} x y = f{} (x + 1) y in\n")
    + f"print_int (f{n - 1} 1 2)",
    "nested-functions": lambda: "".join(f"let rec f{i} x{i} =\n" for i in range(n))
    + "1"
    + "".join(f" in f{i} 1" for i in range(n - 1, 0, -1))
    + " in print_int (f0 1)",
    "parameters": lambda: "let rec f "
    + " ".join(f"x{i}" for i in range(n))
    + " = "
    + " + ".join(f"x{i}" for i in range(n))
    + " in print_int (f"
    + " 1" * n
    + ")",
    # A type as deep as the program is long.
    "arrays": lambda: "let a0 = Array.make 1 1 in\n"
    + repeated("let a{} = Array.make 1 a{} in\n")
    + "()",
    # Two equal types of 2 to the power of n components.
    "tuples": lambda: "let rec f x = x in\nlet a0 = (1, 1) in\nlet b0 = (1, 1) in\n"
    + repeated("let a{0} = (a{1}, a{1}) in\nlet b{0} = (b{1}, b{1}) in\n")
    + f"let _ = f a{n - 1} in let _ = f b{n - 1} in ()",
    "comments": lambda: "(*" * n + "*)" * n + "()",
}
print(programs[shape]())
