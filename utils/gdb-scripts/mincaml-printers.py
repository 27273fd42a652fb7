"""What gdb shows of MinCaml programs: loaded by gdb with the program.

Values are shown as the program has them: tuples by components, arrays and strings
with their length, closures with the function and the captured variables. The
command `flush-windows` makes the frames of SPARC programs readable under an
emulator.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gdb
import gdb.printing

# Before element 0 of an array and the first byte of a string; its type is int32_t.
LENGTH_OFFSET = -4
# The code of the closure of a function that captures nothing.
ENTRY_SUFFIX = ".entry"
# In each function with captured variables: the closure that it is called with.
CLOSURE_TYPE = "closure"
# An instruction of the runtime that writes all register windows to the stack.
FLUSH_INSTRUCTION = "min_caml_flush_windows"


def length_of(pointer: Any) -> int:
    """The length of an array or a string."""
    length = gdb.selected_inferior().architecture().integer_type(32, True)
    place = gdb.Value(int(pointer) + LENGTH_OFFSET).cast(length.pointer())
    return int(place.dereference())


def function_block(address: int) -> Any:
    """The block of the function with this code, or None."""
    block = gdb.block_for_pc(address)
    while block is not None and block.function is None:
        block = block.superblock
    return block


class ArrayPrinter:
    """An array: its type, its length and its elements."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def to_string(self) -> str:
        return f"{self.value.type.name} of length {length_of(self.value)}"

    def children(self) -> Iterator[tuple[str, Any]]:
        for index in range(length_of(self.value)):
            yield f"[{index}]", self.value[index]

    def display_hint(self) -> str:
        return "array"


class EmptyElementsPrinter(ArrayPrinter):
    """An array of unit, whose elements take no space."""

    def children(self) -> Iterator[tuple[str, Any]]:
        return iter(())


class ReferencePrinter:
    def __init__(self, value: Any) -> None:
        self.value = value

    def to_string(self) -> None:
        return None

    def children(self) -> Iterator[tuple[str, Any]]:
        yield "contents", self.value[0]


class StringPrinter:
    def __init__(self, value: Any) -> None:
        self.value = value

    def to_string(self) -> Any:
        return self.value.lazy_string(length=length_of(self.value))

    def display_hint(self) -> str:
        return "string"


class TuplePrinter:
    def __init__(self, value: Any) -> None:
        self.value = value

    def to_string(self) -> None:
        return None

    def children(self) -> Iterator[tuple[str, Any]]:
        record = self.value.dereference()
        for field in record.type.fields():
            yield field.name, record[field]


class ClosurePrinter:
    """A function: its name and what it has captured.

    Closures can refer to themselves through others: of a closure within a closure
    only the name is shown.
    """

    depth = 0

    def __init__(self, value: Any) -> None:
        self.value = value
        self.block = function_block(int(value.dereference()["code"]))

    def to_string(self) -> str:
        if self.block is None:
            return f"function at {int(self.value.dereference()['code']):#x}"
        name: str = self.block.function.name
        return f"function {name.removesuffix(ENTRY_SUFFIX)}"

    def captured(self) -> Any:
        """The type of the closure, or None if nothing is captured."""
        for symbol in self.block or ():
            if symbol.name == CLOSURE_TYPE and symbol.addr_class == gdb.SYMBOL_LOC_TYPEDEF:
                return symbol.type
        return None

    def children(self) -> Iterator[tuple[str, Any]]:
        layout = self.captured()
        if layout is None or ClosurePrinter.depth > 0:
            return
        closure = self.value.cast(layout.pointer()).dereference()
        ClosurePrinter.depth += 1
        try:
            for field in layout.fields():
                yield field.name, closure[field]
        finally:
            ClosurePrinter.depth -= 1


class MinCamlPrinters(gdb.printing.PrettyPrinter):  # type: ignore[misc]
    """Chooses by the type: pointers have the name that their type has in MinCaml."""

    def __call__(self, value: Any) -> Any:
        if value.type.code != gdb.TYPE_CODE_TYPEDEF:
            return None
        pointer = value.type.strip_typedefs()
        if pointer.code != gdb.TYPE_CODE_PTR or int(value) == 0:
            return None
        target = pointer.target()
        name = value.type.name
        if target.code == gdb.TYPE_CODE_STRUCT:
            fields = target.fields()
            if fields and fields[0].name == "code":
                return ClosurePrinter(value)
            return TuplePrinter(value) if fields else None
        if name == "string":
            return StringPrinter(value)
        if target.code == gdb.TYPE_CODE_VOID:
            return EmptyElementsPrinter(value)
        return ReferencePrinter(value) if name.endswith(" ref") else ArrayPrinter(value)


class FlushWindows(gdb.Command):  # type: ignore[misc]
    """Write the register windows of outer frames to the stack.

    A user-mode emulator of SPARC keeps windows in memory of its own, where gdb does
    not find them: backtraces end early, and outer frames have no variables. After
    this command they are complete until the program continues."""

    def __init__(self) -> None:
        super().__init__("flush-windows", gdb.COMMAND_STACK)

    def invoke(self, argument: str, from_tty: bool) -> None:
        frame = gdb.newest_frame()
        if not frame.architecture().name().startswith("sparc"):
            raise gdb.GdbError("flush-windows: the program is not for SPARC.")
        try:
            flush = int(gdb.parse_and_eval(f"(long) &{FLUSH_INSTRUCTION}"))
        except gdb.error as error:
            raise gdb.GdbError(
                f"flush-windows: the program was not linked by mincaml-llc -g ({error})."
            ) from error
        frame.select()
        place = [int(gdb.parse_and_eval(f"(long) ${name}")) for name in ("pc", "npc")]
        self._go_to(flush, flush + 4)
        try:
            # It is no stop that anybody wants to see.
            gdb.execute("with suppress-cli-notifications on -- stepi", to_string=True)
        finally:
            self._go_to(*place)

    @staticmethod
    def _go_to(pc: int, npc: int) -> None:
        gdb.execute(f"set $pc = {pc}", to_string=True)
        gdb.execute(f"set $npc = {npc}", to_string=True)


FlushWindows()
gdb.printing.register_pretty_printer(
    gdb.current_objfile(), MinCamlPrinters("mincaml"), replace=True
)
