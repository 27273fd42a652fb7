"""All functions of a few small shapes.

Each shape is a text with holes, and every combination of texts for the holes is
one function: two or three integer instructions with different constants and flags;
two accesses to memory with a third one in between; and a branch whose two sides
differ.
"""

from collections.abc import Iterator
from itertools import product

_OPERATIONS = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "sdiv", "udiv",
               "srem", "urem")
_FLAGS = {"add": ("", " nsw"), "sub": ("", " nsw"), "mul": ("", " nsw"), "shl": ("", " nuw"),
          "lshr": ("", " exact"), "sdiv": ("", " exact"), "or": ("", " disjoint")}
_OPERANDS = ("%x", "%y", "0", "1", "-1", "8")


def _arithmetic() -> Iterator[str]:
    for first, second in product(_OPERATIONS, _OPERATIONS):
        for flag, a, b in product(_FLAGS.get(first, ("",)), _OPERANDS[:1], _OPERANDS):
            for c in ("%a", "%x", "1"):
                yield (f"define i8 @NAME(i8 %x, i8 %y) {{\n  %a = {first}{flag} i8 {a}, {b}\n"
                       f"  %b = {second} i8 %a, {c}\n  ret i8 %b\n}}\n")


def _memory() -> Iterator[str]:
    accesses = (
        "store i32 %x, ptr %p", "store i32 %x, ptr %q", "store i32 1, ptr %s",
        "%N = load i32, ptr %p", "%N = load i32, ptr %q", "%N = load i32, ptr %s",
        "call void @event(i32 %x)", "call void @print(i32 %x)",
        "%N = call i32 @observe(ptr %s)", "store i8 7, ptr %p",
    )
    for noalias in ("", " noalias"):
        for chosen in product(accesses, repeat=3):
            body = "".join(
                f"  {text.replace('%N', f'%v{i}')}\n" for i, text in enumerate(chosen)
            )
            loads = [f"%v{i}" for i, text in enumerate(chosen) if "%N" in text]
            result = loads[-1] if loads else "%x"
            yield (f"define i32 @NAME(ptr{noalias} %p, ptr %q, i32 %x) {{\n"
                   f"  %s = alloca i32\n  store i32 5, ptr %s\n{body}  ret i32 {result}\n}}\n")


def _branches() -> Iterator[str]:
    values = ("%x", "0", "%a", "poison", "undef")
    for condition in ("%c", "true", "%d"):
        for left, right in product(values, repeat=2):
            for use in ("%r", "%f"):
                yield (
                    "define i32 @NAME(i1 %c, i32 %x, i32 %y) {\nentry:\n"
                    "  %a = add nsw i32 %x, %y\n  %d = icmp eq i32 %x, 0\n"
                    f"  br i1 {condition}, label %l, label %m\nl:\n  br label %e\n"
                    f"m:\n  br label %e\ne:\n"
                    f"  %r = phi i32 [ {left}, %l ], [ {right}, %m ]\n"
                    f"  %f = freeze i32 %r\n  ret i32 {use}\n}}\n"
                )


def all_shapes() -> list[str]:
    """Every function of every shape, in one order; their names are numbered."""
    texts = [*_arithmetic(), *_memory(), *_branches()]
    return [text.replace("@NAME(", f"@shape.{i}(") for i, text in enumerate(texts)]
