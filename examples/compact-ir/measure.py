#!/usr/bin/env python3
"""Prints the tables of docs/compact-ir.md, and draws its curves.

measure.py build/compact-bench [--sizes=100,1000,...] [--valgrind=SIZES] [--svg=FILE]

Times and bytes are those that compact-bench prints. With --valgrind, cachegrind counts
instructions and cache misses, of a run that does something minus those of a run that
only generates and reads the function.
"""

import argparse
import math
import re
import subprocess
import sys
from collections.abc import Sequence
from xml.etree import ElementTree

SIZES = "100,1000,10000,100000,1000000"
TIMES = (
    ("walk", "walk", "walk"),
    ("walk that compacts, nothing changed", "compacting walk", None),
    ("lists of all uses", "uses found", None),
    ("`copies`", "copies", "copies"),
    ("`tuples`", "tuples", "tuples"),
    ("`dead`", "dead", "dead"),
    ("last compaction", "last compaction", None),
    ("three passes together", "sum", "sum"),
    ("unused instructions, by the lists of uses", None, "unused"),
)
BYTES = (
    ("function", "bytes", "bytes"),
    ("while it is compacted in place", "bytes, compacting in place", None),
    ("while it is compacted with insertions", "bytes, compacting with insertions", None),
)
SINGLE = ("one replacement", "one insertion")
#: Caches as common processors have them, so that counts do not depend on the machine.
CACHES = ("--cache-sim=yes", "--I1=32768,8,64", "--D1=32768,8,64", "--LL=8388608,16,64")

Values = dict[tuple[str, str], dict[int, float]]


def measure(bench: str, sizes: Sequence[int]) -> tuple[list[int], Values]:
    """The real sizes, and for each representation and name the values by size."""
    values: Values = {}
    real: list[int] = []
    for size in sizes:
        done = subprocess.run([bench, str(size)], capture_output=True, text=True, check=True)
        for line in done.stdout.splitlines():
            count, which, name, value = line.split("\t")
            values.setdefault((which, name), {})[int(count)] = float(value)
        real.append(int(count))
    for which in ("compact", "llvm"):
        parts = [values[which, n] for n in ("copies", "tuples", "dead", "last compaction")
                 if (which, n) in values]
        values[which, "sum"] = {n: sum(part[n] for part in parts) for n in real}
    for n in real:
        if values["compact", "statements left"][n] != values["llvm", "statements left"][n]:
            sys.exit(f"{n} instructions: the passes do not do the same")
    return real, values


def table(title: str, sizes: Sequence[int], rows: Sequence[tuple[str, Sequence[str]]]) -> None:
    print(f"| {title} | " + " | ".join(f"{n:,}" for n in sizes) + " |")
    print("|:---|" + "---:|" * len(sizes))
    for name, cells in rows:
        print(f"| {name} | " + " | ".join(cells) + " |")
    print()


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 99.5 else f"{value:.1f}" if value >= 0.1 else f"{value:.2f}"


def print_tables(sizes: Sequence[int], values: Values) -> None:
    def rows(names: Sequence[tuple[str, str | None, str | None]]) -> list[tuple[str, list[str]]]:
        result = []
        for text, compact, llvm in names:
            for which, name in (("compact", compact), ("llvm", llvm)):
                if name:
                    label = "vector" if which == "compact" else "LLVM"
                    found = values[which, name]
                    result.append((f"{text}: {label}", [number(found[n]) for n in sizes]))
        return result

    table("ns per instruction", sizes, rows(TIMES))
    table("bytes per instruction", sizes, rows(BYTES))
    single = [(f"{name}: {label}", [number(values[which, name][n] * n / 1000) for n in sizes])
              for name in SINGLE for which, label in (("compact", "vector"), ("llvm", "LLVM"))]
    table("µs in total", sizes, single)


def cachegrind(bench: str, what: str, size: int) -> tuple[int, list[int]]:
    """The number of instructions of the function; instructions executed, misses in the
    first-level data cache, and misses in the last-level cache."""
    command = ["valgrind", "--tool=cachegrind", *CACHES, "--cachegrind-out-file=/dev/null",
               bench, f"--once={what}", str(size)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    counts = []
    for name in ("I +refs", "D1 +misses", "LLd misses"):
        found = re.search(rf"{name}: +([\d,]+)", done.stderr)
        if not found:
            sys.exit(f"valgrind does not print {name}:\n{done.stderr}")
        counts.append(int(found[1].replace(",", "")))
    return int(done.stdout), counts


def print_counts(bench: str, sizes: Sequence[int]) -> None:
    rows: dict[str, list[str]] = {}
    real = []
    for wanted in sizes:
        for which, label in (("compact", "vector"), ("llvm", "LLVM")):
            size, base = cachegrind(bench, f"{which}:none", wanted)
            for action, text in (("walk", "walk"), ("passes", "three passes together")):
                _, counts = cachegrind(bench, f"{which}:{action}", wanted)
                for name, before, after in zip(
                        ("instructions executed", "misses in the first-level data cache",
                         "misses in the last-level cache"), base, counts):
                    each = max(after - before, 0) / size
                    rows.setdefault(f"{text}, {name}: {label}", []).append(f"{each:.2f}")
        real.append(size)
    order = sorted(rows, key=lambda row: row.split(":")[0])
    table("per instruction of the function", real, [(name, rows[name]) for name in order])


COLOURS = {"compact": ("#0550ae", "#79c0ff"), "llvm": ("#bf5b00", "#f0a050")}
CURVES = (
    ("walk", "A walk that reads everything"),
    ("sum", "The three passes"),
)


def draw(sizes: Sequence[int], values: Values) -> str:
    """Curves of ns per instruction; both axes are logarithmic."""
    width, height, left, top, gap = 760, 330, 60, 74, 80
    plot_width, plot_height = (width - left - gap - 40) / 2, 200
    svg = ElementTree.Element("svg", {
        "xmlns": "http://www.w3.org/2000/svg", "role": "img", "width": str(width),
        "height": str(height), "viewBox": f"0 0 {width} {height}"})
    title = "Time per instruction, by the size of the function"
    ElementTree.SubElement(svg, "title").text = title
    light, dark = (" ".join(
        f".{name} {{ stroke: {pair[theme]} }} .{name}-text {{ fill: {pair[theme]} }}"
        for name, pair in COLOURS.items()) for theme in (0, 1))
    ElementTree.SubElement(svg, "style").text = (
        "text { font: 12px system-ui, sans-serif; fill: #1f2328 }"
        ".heading { font-size: 15px; font-weight: 600 }"
        ".ground { fill: #ffffff; stroke: #d1d9e0 } .grid { stroke: #d1d9e0 }"
        f".curve {{ fill: none; stroke-width: 2 }} {light}"
        "@media (prefers-color-scheme: dark) { text { fill: #f0f6fc }"
        f".ground {{ fill: #0d1117; stroke: #3d444d }} .grid {{ stroke: #3d444d }} {dark} }}")

    def add(tag: str, style: str, text: str = "", anchor: str = "", **place: float) -> None:
        attributes = {name: f"{value:.1f}" for name, value in place.items()}
        if anchor:
            attributes["text-anchor"] = anchor
        element = ElementTree.SubElement(svg, tag, {"class": style, **attributes})
        element.text = text or None

    add("rect", "ground", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=6)
    add("text", "heading", title, x=16, y=26)
    low, high = math.log10(min(sizes)), math.log10(max(sizes))
    every = [v for c, _ in CURVES for w in COLOURS for v in values[w, c].values()]
    bottom, most = math.floor(math.log10(min(every))), math.ceil(math.log10(max(every)))
    for panel, (curve, name) in enumerate(CURVES):
        start = left + panel * (plot_width + gap)

        def x(size: float) -> float:
            return start + (math.log10(size) - low) / max(high - low, 1) * plot_width

        def y(value: float) -> float:
            return top + plot_height - (math.log10(value) - bottom) / (most - bottom) * plot_height

        add("text", "", name, x=start, y=top - 16)
        for power in range(bottom, most + 1):
            add("line", "grid", x1=start, y1=y(10**power), x2=start + plot_width, y2=y(10**power))
            add("text", "", f"{10**power:g} ns", "end", x=start - 6, y=y(10**power) + 4)
        for size in sizes:
            add("line", "grid", x1=x(size), y1=top, x2=x(size), y2=top + plot_height)
            label = f"{10**round(math.log10(size)):,}"
            add("text", "", label, "middle", x=x(size), y=top + plot_height + 18)
        for which, label in (("compact", "vector of statements"), ("llvm", "LLVM IR")):
            points = [(x(n), y(values[which, curve][n])) for n in sizes]
            ElementTree.SubElement(svg, "polyline", {
                "class": f"curve {which}",
                "points": " ".join(f"{px:.1f},{py:.1f}" for px, py in points)})
    add("text", "compact-text", "vector of statements", x=left, y=height - 14)
    add("text", "llvm-text", "LLVM IR", x=left + 150, y=height - 14)
    add("text", "", "instructions of the function", "end", x=width - 30, y=height - 14)
    ElementTree.indent(svg, space="")
    return ElementTree.tostring(svg, encoding="unicode") + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(
        formatter_class=argparse.RawDescriptionHelpFormatter, description=__doc__)
    parser.add_argument("bench", help="the program compact-bench")
    parser.add_argument("--sizes", default=SIZES,
                        help=f"numbers of instructions (default: {SIZES})")
    parser.add_argument("--valgrind", metavar="SIZES", default="",
                        help="also count with cachegrind, for these numbers of instructions")
    parser.add_argument("--svg", metavar="FILE", help="draw curves of the times")
    options = parser.parse_args()
    sizes = [int(size) for size in options.sizes.split(",")]
    real, values = measure(options.bench, sizes)
    print_tables(real, values)
    if options.svg:
        with open(options.svg, "w") as file:
            file.write(draw(real, values))
    if options.valgrind:
        print_counts(options.bench, [int(size) for size in options.valgrind.split(",")])
    return 0


if __name__ == "__main__":
    sys.exit(main())
