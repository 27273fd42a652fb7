"""Runs in gdb: stops at each function and line, and prints what is visible.

MINCAML_SOURCE is the name of the program's file, MINCAML_START the gdb command that starts
it. With MINCAML_INSTRUCTIONS it stops at each instruction of the program instead.

A line of JSON for each stop, after MARK: whether it is the start of a function,
the function, the line, the frame's address, and the variables of the innermost
frame, innermost scope first, each as name, line of its declaration and value.
Where the debugger has no value it is null.
"""

import json
import os
from typing import Any

import gdb

MARK = "@stop "
# Of what is compared; other types are pointers.
TYPES = {"int", "bool", "char", "float"}


def read(symbol: Any, frame: Any) -> int | float | str | None:
    try:
        value = symbol.value(frame)
        if value.is_optimized_out:
            return None
        return float(value) if symbol.type.name == "float" else int(value)
    except gdb.error as error:
        return str(error)


def variables(frame: Any) -> list[tuple[str, int, int | float | str | None]]:
    found = []
    hidden = set()
    block = frame.block()
    while block is not None and not block.is_global and not block.is_static:
        names = set()
        for symbol in block:
            wanted = symbol.is_variable or symbol.is_argument
            if not wanted or symbol.name in hidden:
                continue
            names.add(symbol.name)
            if symbol.type.name in TYPES:
                found.append((symbol.name, symbol.line, read(symbol, frame)))
        hidden |= names
        if block.function is not None:
            break
        block = block.superblock
    return found


def functions(table: Any) -> list[str]:
    blocks = (table.static_block(), table.global_block())
    return [s.name for block in blocks for s in block if s.is_function]


def program(source: str) -> Any:
    return gdb.decode_line(f"{source}:1")[1][0].symtab


def stop_at_instructions(source: str) -> None:
    table = program(source)
    architecture = gdb.selected_frame().architecture()
    for scope in (table.static_block(), table.global_block()):
        for symbol in scope:
            if not symbol.is_function:
                continue
            block = gdb.block_for_pc(int(symbol.value().address))
            for instruction in architecture.disassemble(block.start, block.end - 1):
                gdb.Breakpoint(f"*{instruction['addr']:#x}")


def stop_everywhere(source: str) -> list[Any]:
    """Sets the breakpoints; returns those at starts of functions."""
    table = program(source)
    starts = [gdb.Breakpoint(f"{source}:{name}") for name in functions(table)]
    for line in sorted(table.linetable().source_lines()):
        if line:
            gdb.Breakpoint(f"{source}:{line}")
    return starts


def show(source: str, starts: list[Any]) -> None:
    frame = gdb.selected_frame()
    place = frame.find_sal()
    if place.symtab is None or os.path.basename(place.symtab.filename) != source:
        return
    # Not before the program runs: only then are its addresses known.
    addresses = {place.address for start in starts for place in start.locations}
    stop = {
        "start": frame.pc() in addresses,
        "function": frame.name(),
        "line": place.line,
        "frame": int(gdb.parse_and_eval("(long) $fp")),
        "variables": variables(frame),
    }
    print(MARK + json.dumps(stop), flush=True)


def main() -> None:
    source = os.environ["MINCAML_SOURCE"]
    for setting in ("pagination off", "confirm off", "width 0", "language c"):
        gdb.execute(f"set {setting}")
    starts = []
    if os.environ.get("MINCAML_INSTRUCTIONS"):
        # Not before the program has its addresses.
        gdb.execute(os.environ["MINCAML_INSTRUCTIONS"])
        stop_at_instructions(source)
        gdb.execute("continue", to_string=True)
    else:
        starts = stop_everywhere(source)
        gdb.execute(os.environ["MINCAML_START"])
    while gdb.selected_inferior().pid:
        show(source, starts)
        try:
            gdb.execute("continue", to_string=True)
        except gdb.error:  # the connection ends with the program
            break


main()
