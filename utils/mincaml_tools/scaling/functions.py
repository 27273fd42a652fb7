"""Large functions in LLVM IR, so that nothing before the register allocators
simplifies them."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass

from ..toolchain import TRIPLES


def lets(count: int) -> str:
    """Each value is computed from the previous one."""
    lines = ["define i32 @f(i32 %x0, i32 %b) {"]
    for i, operation in zip(range(1, count + 1), itertools.cycle(["add", "xor", "mul"])):
        lines.append(f"  %x{i} = {operation} i32 %x{i - 1}, %b")
    return "\n".join([*lines, f"  ret i32 %x{count}", "}"])


def calls(count: int) -> str:
    """A chain of calls; every fourth result is needed again at the end."""
    lines = ["declare i32 @g(i32)", "define i32 @f(i32 %x0) {"]
    for i in range(1, count + 1):
        lines.append(f"  %x{i} = call i32 @g(i32 %x{i - 1})")
    last = f"%x{count}"
    for i in range(4, count, 4):
        lines.append(f"  %s{i} = xor i32 {last}, %x{i}")
        last = f"%s{i}"
    return "\n".join([*lines, f"  ret i32 {last}", "}"])


def live(count: int) -> str:
    """All values are loaded before the first of them is used."""
    lines = ["define i32 @f(ptr %p) {"]
    for i in range(count):
        lines.append(f"  %g{i} = getelementptr i32, ptr %p, i32 {i % 1000}")
        lines.append(f"  %v{i} = load volatile i32, ptr %g{i}")
    last = "%v0"
    for i in range(1, count):
        lines.append(f"  %s{i} = xor i32 {last}, %v{i}")
        lines.append(f"  store volatile i32 %s{i}, ptr %p")
        last = f"%s{i}"
    return "\n".join([*lines, f"  ret i32 {last}", "}"])


def ifs(count: int) -> str:
    """Consecutive conditionals; every third has a call."""
    lines = [
        "declare void @h(i32)",
        "define i32 @f(i32 %x0, i32 %b, i32 %c) {",
        "  br label %b0",
    ]
    for i in range(count):
        lines.append(f"b{i}:")
        if i:
            lines.append(f"  %x{i} = phi i32 [ %x{i - 1}, %b{i - 1} ], [ %y{i - 1}, %t{i - 1} ]")
        lines.append(f"  %q{i} = icmp slt i32 %x{i}, {i * 7 % 1000}")
        lines.append(f"  br i1 %q{i}, label %t{i}, label %b{i + 1}")
        lines.append(f"t{i}:")
        if i % 3 == 0:
            lines.append(f"  call void @h(i32 %x{i})")
        lines.append(f"  %y{i} = add i32 %x{i}, %b")
        lines.append(f"  br label %b{i + 1}")
    lines.append(f"b{count}:")
    lines.append(
        f"  %x{count} = phi i32 [ %x{count - 1}, %b{count - 1} ], [ %y{count - 1}, %t{count - 1} ]"
    )
    lines.append(f"  %z = add i32 %x{count}, %c")
    return "\n".join([*lines, "  ret i32 %z", "}"])


def block(count: int) -> str:
    """One block; each instruction uses two of the last forty values."""
    lines = ["define i32 @f(i32 %v0, i32 %v1) {"]
    operations = itertools.cycle(["add", "xor", "sub", "or", "and"])
    state = 1
    for i in range(2, count):
        # Not Python's generator: the same program with every version.
        state = (state * 1103515245 + 12345) % (1 << 31)
        first, second = (state >> 8) % min(i, 40), (state >> 16) % min(i, 40)
        operation = next(operations)
        lines.append(f"  %v{i} = {operation} i32 %v{i - 1 - first}, %v{i - 1 - second}")
    last = f"%v{count - 1}"
    for i in range(count - 30, count - 1):
        lines.append(f"  %s{i} = add i32 {last}, %v{i}")
        last = f"%s{i}"
    return "\n".join([*lines, f"  ret i32 {last}", "}"])


def masks(count: int) -> str:
    """Calls of functions each of which clobbers other registers."""
    names = [f"xmm{i}" for i in range(16)]
    lines = []
    for i in range(count):
        clobbers = ",".join(f"~{{{n}}}" for bit, n in enumerate(names) if i >> bit & 1)
        lines.append(f"define internal void @g{i}() noinline nounwind {{")
        lines.append(f'  call void asm sideeffect "", "{clobbers}"()')
        lines.append("  ret void\n}")
    lines.append("define double @f(double %x0, ptr %p) {")
    for i in range(count):
        lines.append(f"  call void @g{i}()")
        lines.append(f"  %x{i + 1} = fadd double %x{i}, {i}.0")
        lines.append(f"  store volatile double %x{i + 1}, ptr %p")
    return "\n".join([*lines, f"  ret double %x{count}", "}"])


def nest(count: int) -> str:
    """Nested loops."""
    lines = ["declare i32 @g(i32)", "define void @f(i32 %n) {", "  br label %h0"]
    for i in range(count):
        lines.append(f"h{i}:")
        outside = f"h{i - 1}" if i else "0"
        lines.append(f"  %i{i} = phi i32 [ 0, %{outside} ], [ %j{i}, %l{i} ]")
        lines.append(f"  br label %{'h' if i + 1 < count else 'l'}{min(i + 1, count - 1)}")
    for i in reversed(range(count)):
        lines.append(f"l{i}:")
        lines.append(f"  %j{i} = call i32 @g(i32 %i{i})")
        lines.append(f"  %c{i} = icmp slt i32 %j{i}, %n")
        lines.append(f"  br i1 %c{i}, label %h{i}, label %{f'l{i - 1}' if i else 'end'}")
    return "\n".join([*lines, "end:", "  ret void", "}"])


@dataclass(frozen=True)
class Shape:
    """A function of a given size, and how llc compiles it."""

    generate: Callable[[int], str]
    size: int
    flags: tuple[str, ...] = ()
    targets: tuple[str, ...] = tuple(TRIPLES)


SHAPES = {
    "lets": Shape(lets, 4_000),
    "calls": Shape(calls, 4_000),
    "live": Shape(live, 10_000),
    "ifs": Shape(ifs, 10_000),
    "block": Shape(block, 100_000),
    "nest": Shape(nest, 400),
    # Only x86-64 has these registers.
    "masks": Shape(masks, 2_000, ("-enable-ipra",), ("x86",)),
}
