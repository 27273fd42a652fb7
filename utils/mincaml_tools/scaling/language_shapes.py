"""Programs for utils/scaling that use the extensions of MinCaml's original language."""

from collections.abc import Callable


def tries(count: int) -> str:
    """Handlers in the bodies of each other."""
    lines = [f"exception E{i} of int" for i in range(10)]
    lines.append("let f k =")
    lines += ["  try"] * count
    lines.append("  if k > 3 then raise (E1 k) else 100 / k")
    for i in range(count):
        again = f"raise (E{(i + 1) % 10} (x - 1))"
        lines.append(f"  with E{i % 10} x -> if x > {i} then {again} else x")
    lines.append("let () = print_int (f (read_int ()))")
    return "\n".join(lines)


def handlers(count: int) -> str:
    """Handlers in the cases of each other."""
    lines = ["exception E of int", "let f k ="]
    for i in range(count):
        lines.append(f"  try if k > {i} then raise (E k) else {i} with E x ->")
    lines.append("  x")
    lines.append("let () = print_int (f (read_int ()))")
    return "\n".join(lines)


def sequential_tries(count: int) -> str:
    """Handlers one after the other."""
    lines = ["exception E of int", "let a = Array.make 9 1", "let f k =", "  let s = ref 0 in"]
    for i in range(count):
        lines.append(f"  (try s := !s + a.(k + {i % 5}); if k = {i} then raise (E {i})")
        lines.append("   with E x -> s := !s + x | Invalid_argument _ -> decr s);")
    lines.append("  !s")
    lines.append("let () = print_int (f (read_int ()))")
    return "\n".join(lines)


def raising_calls(count: int) -> str:
    """Functions that return exceptions, each of which handles some of them."""
    lines = ["exception E of int", "let f0 x = if x = 7 then raise (E x) else x"]
    for i in range(1, count):
        body = f"f{i - 1} (x + {i % 7}) - f{i // 2} x"
        if i % 3 == 0:
            body = f"try {body} with E y -> y + f{i // 3} x"
        lines.append(f"let f{i} x = {body}")
    lines.append(f"let () = print_int (f{count - 1} (read_int ()))")
    return "\n".join(lines)


def top_group(count: int) -> str:
    """A group of functions at the top level."""
    lines = []
    for i in range(count):
        first, second = (i * 7 + 1) % count, (i * 3 + 2) % count
        lines.append(f"{'and' if i else 'let rec'} f{i} x =")
        lines.append(f"  if x <= 1 then {i} else f{first} (x - 1) + f{second} (x - 2)")
    lines.append("let () = print_int (f0 (read_int ()))")
    return "\n".join(lines)


def strings(count: int) -> str:
    """String literals, half of them equal to another one."""
    return "\n".join(f'let () = print_string "text {i // 2}\\n"' for i in range(count))


def copies(count: int) -> str:
    """Instances of one polymorphic function, at different types."""
    lines = ["let twice f x = let rec go n y = if n = 0 then y else go (n - 1) (f y) in go 2 x"]
    for i in range(count):
        kind = "int"
        for bit in bin(i)[2:]:
            kind = f"(float * {kind})" if bit == "1" else f"({kind} array)"
        lines.append(f"let f{i} (x : {kind}) = twice (fun y -> y) x")
    for i in range(count):
        lines.append(f"let () = ignore f{i}")
    return "\n".join(lines)


def array_literal(count: int) -> str:
    """One literal of an array."""
    items = "; ".join(str(i * 7 % 1000) for i in range(count))
    return f"let a = [| {items} |]\nlet () = print_int a.(read_int ())"


def references(count: int) -> str:
    """Local references that loops change."""
    lines = ["let f n ="]
    lines += [f"  let r{i} = ref {i} in" for i in range(count)]
    lines.append("  for i = 1 to n do")
    for i in range(count):
        lines.append(f"    r{i} := !r{(i + 1) % count} + i;")
    lines.append("  done;")
    lines.append("  " + " + ".join(f"!r{i}" for i in range(count)))
    lines.append("let () = print_int (f (read_int ()))")
    return "\n".join(lines)


def curried(count: int) -> str:
    """Partial applications, operators as functions, and functions of the library."""
    lines = ["let add x y = x + y"]
    for i in range(count):
        lines.append(f"let g{i} = add {i}")
        lines.append(f"let () = print_int (g{i} {i} |> (+) {i})")
    return "\n".join(lines)


def constructors(count: int) -> str:
    """A type of many constructors, whose values are matched and compared."""
    arguments = ["", " of int", " of float * int"]
    lines = ["type t ="]
    lines += [f"  | C{i}{arguments[i % 3]}" for i in range(count)]
    lines.append("let f x = match x with")
    lines += [f"  | C{i}{' _' if i % 3 else ''} -> {i * 7 % 1009}" for i in range(count)]
    lines.append("let make n = if n > 5 then C0 else if n > 2 then C1 n else C2 (1.0, n)")
    lines.append("let x = make (read_int ())")
    lines.append("let y = make (read_int ())")
    lines.append("let () = print_int (f x + compare x y)")
    return "\n".join(lines)


def pairs(count: int) -> str:
    """A match on a pair of constructors, with a case for each row and wildcards."""
    lines = ["type t = " + " | ".join(f"C{i}" for i in range(count))]
    lines.append("let f x y = match x, y with")
    for i in range(count):
        second = "_" if i % 10 == 9 else f"C{i * 7 % count}"
        lines.append(f"  | C{i}, {second} -> {i * 7 % 1009}")
    lines.append("  | _, C0 -> -1")
    lines.append("  | _ -> -2")
    lines.append("let make n = if n > 5 then C0 else if n > 2 then C1 else C2")
    lines.append("let x = make (read_int ())")
    lines.append("let () = print_int (f x (make (read_int ())))")
    return "\n".join(lines)


SHAPES: dict[str, Callable[[int], str]] = {
    "tries": tries,
    "handlers": handlers,
    "sequential-tries": sequential_tries,
    "raising-calls": raising_calls,
    "top-group": top_group,
    "strings": strings,
    "copies": copies,
    "array-literal": array_literal,
    "references": references,
    "curried": curried,
    "constructors": constructors,
    "pairs": pairs,
}
