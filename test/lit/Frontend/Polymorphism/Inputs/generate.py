"""generate.py KIND SIZE: prints a program with polymorphic functions."""

import sys


def instances(n: int) -> str:
    """A function at n types."""
    values = "let a0 = 1\n" + "".join(f"let a{i} = (a{i - 1}, {i})\n" for i in range(1, n))
    uses = "".join(f"let () = ignore (first (pair a{i} 1))\n" for i in range(n))
    return "let first (x, _) = x\nlet pair x y = (x, y)\n" + values + uses


def copies(n: int) -> str:
    """Each function needs twice as many copies as the next one."""
    functions = "".join(
        f"let g{i} x = g{i - 1} (x, 1); g{i - 1} (x, 1.0)\n" for i in range(1, n + 1)
    )
    return "let g0 x = ignore x\n" + functions + f"let () = g{n} 1\n"


def types(n: int) -> str:
    """Each function has a type twice as large as the previous one."""
    functions = "".join(f"let f{i} x = f{i - 1} (f{i - 1} x)\n" for i in range(1, n + 1))
    return "let f0 x = (x, x)\n" + functions + f"let () = ignore (f{n} 1)\n"


def shared(n: int) -> str:
    """Types whose text would be exponentially long."""
    functions = "".join(f"let f{i} x = f{i - 1} (x, x)\n" for i in range(1, n + 1))
    return "let f0 x = ignore [|x|]\n" + functions + f"let () = f{n} 1\n"


def empty(n: int) -> str:
    """An empty array of such a type."""
    return shared(n).replace("[|x|]", "(if true then [||] else [|x|])")


def text(n: int) -> str:
    """Copies of a large function."""
    body = "print_int 1;\n" * 2000
    return copies(n).replace("ignore x", f"(\n{body}ignore x)")


def chain(n: int) -> str:
    functions = "".join(f"let f{i} x = f{i - 1} x\n" for i in range(1, n + 1))
    return "let f0 x = x\n" + functions + f"let () = print_int (f{n} 42); print_float (f{n} 1.5)\n"


def nested(n: int) -> str:
    """Functions inside each other."""
    return (
        "let a =\n"
        + "".join(f"let f{i} x = " for i in range(n))
        + "x"
        + "".join(f" in let _ = f{i} 1.0 in f{i} x" for i in range(n - 1, 0, -1))
        + " in f0 1\nlet () = print_int a\n"
    )


print(globals()[sys.argv[1]](int(sys.argv[2])))
