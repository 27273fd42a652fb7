"""What gdb shows of MinCaml programs: loaded by gdb with the program.

Values are shown as the program has them: tuples, records and values of variants as
OCaml writes them, arrays and strings with their length, closures with the function and
the captured variables. The command `flush-windows` makes the frames of SPARC programs
readable under an emulator.
"""

from __future__ import annotations

import re
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
# The template parameter of the structure of a variant: the enumeration of its constant
# constructors.
CONSTANTS_PARAMETER = 0
# A component of a tuple, or an argument of a constructor.
POSITION = re.compile(r"_\d+")
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


class StringPrinter:
    def __init__(self, value: Any) -> None:
        self.value = value

    def to_string(self) -> Any:
        return self.value.lazy_string(length=length_of(self.value))

    def display_hint(self) -> str:
        return "string"


class CharacterPrinter:
    ESCAPES = {"\\": "\\\\", "'": "\\'", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\b": "\\b"}

    def __init__(self, value: Any) -> None:
        self.value = value

    def to_string(self) -> str:
        code = int(self.value)
        if not 0 <= code < 256:  # the variable has no value yet
            return str(code)
        text = chr(code)
        if text in self.ESCAPES:
            text = self.ESCAPES[text]
        elif not " " <= text <= "~":
            text = f"\\{code:03}"
        return f"'{text}'"


def constants_of(structure: Any) -> list[str]:
    """The constant constructors of the variant with this structure."""
    try:
        constants = structure.template_argument(CONSTANTS_PARAMETER)
    except RuntimeError:  # it has no parameters
        return []
    return [field.name for field in constants.fields()]


def in_parentheses(text: str) -> str:
    """The text of a value as the only argument of a constructor."""
    has_parts = " " in text and text[0] not in "\"'([{"
    return f"({text})" if has_parts or text[0] == "-" else text


class ObjectPrinter:
    """A tuple, a record, an exception or a value of a variant, as OCaml writes it.

    Objects can contain each other. gdb's limit of elements bounds the number of objects
    that are shown, and its limit of depth how deeply they are nested.
    """

    depth = 0
    # These are set for the outermost object.
    remaining = 0
    options: dict[str, Any] = {}

    def __init__(self, value: Any) -> None:
        self.value = value
        self.constants = constants_of(value.type.strip_typedefs().target())

    def to_string(self) -> str:
        if int(self.value) < len(self.constants):
            return self.constants[int(self.value)]
        if ObjectPrinter.depth == 0:
            self.begin()
        is_too_deep = ObjectPrinter.depth > ObjectPrinter.options["max_depth"] >= 0
        if is_too_deep or ObjectPrinter.remaining == 0:
            return "..."
        ObjectPrinter.remaining -= 1
        ObjectPrinter.depth += 1
        try:
            return self.object_text()
        finally:
            ObjectPrinter.depth -= 1

    @staticmethod
    def begin() -> None:
        options = {"max_elements": 200, "max_depth": 20}
        if hasattr(gdb, "print_options"):  # since gdb 13
            options = gdb.print_options()
        ObjectPrinter.options = options
        # Lines about frames are short. 0 elements are all elements.
        ObjectPrinter.remaining = 1 if options.get("summary") else options["max_elements"] or -1

    def object_text(self) -> str:
        # gdb chooses the variant by the tag, or by the number of the exception.
        structure = self.value.dereference()
        last = structure.type.fields()[-1]
        if last.type.code != gdb.TYPE_CODE_STRUCT:
            return self.fields_text(structure, is_argument=False)
        if not last.type.fields():  # an exception without arguments
            return str(last.name)
        if last.name == "::" and self.constants == ["[]"]:
            return self.list_text()
        return f"{last.name} {self.fields_text(structure[last], is_argument=True)}"

    def fields_text(self, structure: Any, is_argument: bool) -> str:
        names = [field.name for field in structure.type.fields()]
        texts = [self.part_text(structure[name]) for name in names]
        if not POSITION.fullmatch(names[0]):
            pairs = zip(names, texts, strict=True)
            return "{" + "; ".join(f"{name} = {text}" for name, text in pairs) + "}"
        if is_argument and len(texts) == 1:
            return in_parentheses(texts[0])
        return "(" + ", ".join(texts) + ")"

    def list_text(self) -> str:
        rest = self.value
        texts: list[str] = []
        while int(rest) != 0:
            if texts:
                if ObjectPrinter.remaining == 0:
                    texts.append("...")
                    break
                ObjectPrinter.remaining -= 1
            cell = rest.dereference()["::"]
            texts.append(self.part_text(cell["_0"]))
            rest = cell["_1"]
        return "[" + "; ".join(texts) + "]"

    @staticmethod
    def part_text(value: Any) -> str:
        if value.type.code == gdb.TYPE_CODE_VOID:
            return "()"
        text: str = value.format_string(**ObjectPrinter.options)
        is_whole = value.type.code == gdb.TYPE_CODE_FLT and text.removeprefix("-").isdigit()
        return text + "." if is_whole else text


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
        if value.type.name == "char" and value.type.sizeof > 1:  # not a byte of a string
            return CharacterPrinter(value)
        if value.type.code != gdb.TYPE_CODE_TYPEDEF:
            return None
        pointer = value.type.strip_typedefs()
        if pointer.code != gdb.TYPE_CODE_PTR:
            return None
        target = pointer.target()
        if int(value) == 0 and not constants_of(target):
            return None
        name = value.type.name
        if target.code == gdb.TYPE_CODE_STRUCT:
            fields = target.fields()
            if not fields:
                return None
            # Only the code of a closure is a pointer without a name.
            is_closure = fields[0].type.code == gdb.TYPE_CODE_PTR
            return ClosurePrinter(value) if is_closure else ObjectPrinter(value)
        if name == "string":
            return StringPrinter(value)
        if target.code == gdb.TYPE_CODE_VOID:
            return EmptyElementsPrinter(value)
        return ArrayPrinter(value)


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
