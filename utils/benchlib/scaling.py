"""utils/regalloc-scaling: how long register allocators take on large functions.

The functions are LLVM IR, so that nothing in front of the allocators folds
them. Times are those of -time-passes.
"""

import argparse
import itertools
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from .regalloc import parse_times

_ROOT = Path(__file__).resolve().parents[2]
_TARGETS = {"sparc": "sparc-linux-gnu", "sparcv9": "sparcv9-linux-gnu", "x86_64": "x86_64-linux-gnu"}
_ALLOCATORS = ("mincaml", "mincaml-nobacktrack", "mincaml-latespill")
_BASELINE = "greedy"
# Below this many seconds a measurement says nothing.
_RESOLUTION = 0.01


def lets(count: int) -> str:
    """Each value is made of the one before."""
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
    """Conditionals one behind the other; every third has a call."""
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
    """One block; each instruction takes two of the last forty values."""
    lines = ["define i32 @f(i32 %v0, i32 %v1) {"]
    operations = itertools.cycle(["add", "xor", "sub", "or", "and"])
    state = 1
    for i in range(2, count):
        # A generator of its own: the same program with every Python.
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
    """Calls of functions each of which destroys registers of its own choice."""
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
    """A loop in a loop in a loop."""
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


SHAPES: dict[str, tuple[Callable[[int], str], int]] = {
    "lets": (lets, 4_000),
    "calls": (calls, 4_000),
    "live": (live, 10_000),
    "ifs": (ifs, 10_000),
    "block": (block, 100_000),
    "nest": (nest, 400),
    "masks": (masks, 2_000),
}
# What else llc is told. Only x86-64 has the registers of `masks`.
_FLAGS = {"masks": ["-enable-ipra"]}
_ONLY = {"masks": ("x86_64",)}


def _seconds(
    llc: str, source: Path, target: str, allocator: str, runs: int, flags: Sequence[str]
) -> float:
    command = [
        *llc.split(),
        f"-mtriple={_TARGETS[target]}",
        f"-regalloc={allocator}",
        "-time-passes",
        "-filetype=null",
        *flags,
        str(source),
    ]
    times = []
    for _ in range(runs):
        process = subprocess.run(command, capture_output=True, text=True)
        if process.returncode:
            sys.exit(f"regalloc-scaling: {' '.join(command)}\n{process.stderr}")
        times.append(parse_times(process.stderr))
    return min(times)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="regalloc-scaling", description=__doc__)
    parser.add_argument("--llc", default="/usr/lib/llvm-22/bin/llc")
    parser.add_argument("--plugin", default=str(_ROOT / "build" / "lib" / "MinCamlRegAlloc.so"))
    parser.add_argument("--targets", default=",".join(_TARGETS))
    parser.add_argument("--shapes", default=",".join(SHAPES))
    parser.add_argument("--allocators", default=",".join(_ALLOCATORS))
    parser.add_argument("--scale", type=float, default=1.0, help="of the sizes")
    parser.add_argument("--runs", type=int, default=1, help="of which the fastest counts")
    parser.add_argument("--limit", type=float, default=10.0, help="times greedy's time")
    options = parser.parse_args(arguments)
    allocators = options.allocators.split(",")
    llc = f"{options.llc} -load={options.plugin}"
    print(f"| function | target | {_BASELINE}, ms | " + " | ".join(allocators) + " |")
    print("| --- | --- | ---: |" + " ---: |" * len(allocators))
    slow = False
    with tempfile.TemporaryDirectory() as directory:
        for shape in options.shapes.split(","):
            generate, size = SHAPES[shape]
            size = int(size * options.scale)
            source = Path(directory) / f"{shape}.ll"
            source.write_text(generate(size) + "\n")
            flags = _FLAGS.get(shape, [])
            for target in options.targets.split(","):
                if target not in _ONLY.get(shape, _TARGETS):
                    continue
                base = _seconds(llc, source, target, _BASELINE, options.runs, flags)
                cells = [f"{shape} {size}", target, f"{base * 1000:.0f}"]
                for allocator in allocators:
                    mine = _seconds(llc, source, target, allocator, options.runs, flags)
                    slow |= mine > options.limit * max(base, _RESOLUTION)
                    cells.append(f"{mine / max(base, 0.0001):.2f}")
                print("| " + " | ".join(cells) + " |", flush=True)
    return 1 if slow else 0
