"""generate.py KIND SIZE: prints a program that is large in one way."""

import sys


def parentheses(n: int) -> str:
    return "print_int " + "(" * n + "42" + ")" * n


def unclosed(n: int) -> str:
    return "print_int " + "(" * n


def lets(n: int) -> str:
    lines = [f"let x{i} = {i if i == 0 else f'x{i - 1} + 1'} in" for i in range(n)]
    return "\n".join(lines) + f"\nprint_int x{n - 1}"


def inner_lets(n: int) -> str:
    return "print_int (" + "let x = " * n + "42" + " in x" * n + ")"


def additions(n: int) -> str:
    return "let y = read_int () in print_int (" + "+".join(["y"] * n) + ")"


def branches(n: int) -> str:
    return "print_int (" + "if true then " * n + "42" + " else 0" * n + ")"


def sequence(n: int) -> str:
    return ";\n".join(["print_int 1"] * n)


def functions(n: int) -> str:
    lines = [f"let rec f{i} x = {f'f{i - 1} (x + 1)' if i else 'x'} in" for i in range(n)]
    return "\n".join(lines) + f"\nprint_int (f{n - 1} 0)"


def nested_functions(n: int) -> str:
    opening = "".join(f"let rec f{i} x{i} = " for i in range(n))
    closing = "".join(f" in f{i} 0" for i in reversed(range(n)))
    return f"print_int ({opening}x0 + x{n - 1}{closing})"


def parameters(n: int) -> str:
    names = [f"p{i}" for i in range(n)]
    total = " + ".join(names)
    arguments = " ".join(str(i) for i in range(n))
    return f"let rec f {' '.join(names)} =\n{total} in\nprint_int (f {arguments})"


def tuple(n: int) -> str:
    values = ", ".join(str(i) for i in range(n))
    names = ", ".join(f"p{i}" for i in range(n))
    return f"let ({names}) = ({values}) in print_int (p0 + p{n - 1})"


def literal(n: int) -> str:
    return "print_int " + "9" * n


def identifier(n: int) -> str:
    name = "x" * n
    return f"let {name} = 42 in print_int {name}"


def unknown_identifier(n: int) -> str:
    return "print_int " + "x" * n


def unknown_function(n: int) -> str:
    return f"print_int ({'x' * n} 1)"


def comment(n: int) -> str:
    return "(*" * n + "*)" * n + "print_int 42"


def unterminated_comment(n: int) -> str:
    return "print_int 42 (*" + "x" * n


print(globals()[sys.argv[1]](int(sys.argv[2])))
