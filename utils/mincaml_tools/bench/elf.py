"""Code size and function names from ELF files of either class and byte order."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_SYMBOL_TABLE = 2  # section type SHT_SYMTAB
_FUNCTION = 2  # symbol type STT_FUNC


class ElfError(Exception):
    """Not an ELF file, or a damaged one."""


@dataclass(frozen=True)
class Section:
    name: str
    kind: int
    offset: int
    size: int
    link: int


@dataclass(frozen=True)
class Symbol:
    name: str
    kind: int
    section: int
    value: int
    size: int


def _string(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode("utf-8", "replace")


class ElfFile:
    def __init__(self, path: Path) -> None:
        self._data = path.read_bytes()
        if self._data[:4] != b"\x7fELF":
            raise ElfError(f"'{path}' is not an ELF file")
        self._wide = self._data[4] == 2
        self._order = "<" if self._data[5] == 1 else ">"
        try:
            self.sections = self._read_sections()
        except (struct.error, ValueError, IndexError) as error:
            raise ElfError(f"'{path}' is a damaged ELF file") from error

    def _unpack(self, layout: str, offset: int) -> tuple[int, ...]:
        return struct.unpack_from(self._order + layout, self._data, offset)

    def _read_sections(self) -> list[Section]:
        if self._wide:
            (table,) = self._unpack("Q", 40)
            entry_size, count, names_index = self._unpack("HHH", 58)
            layout = "IIQQQQII"
        else:
            (table,) = self._unpack("I", 32)
            entry_size, count, names_index = self._unpack("HHH", 46)
            layout = "IIIIIIII"
        rows = [self._unpack(layout, table + i * entry_size) for i in range(count)]
        if not rows:
            return []
        names = rows[names_index][4]
        return [
            Section(_string(self._data, names + name), kind, offset, size, link)
            for name, kind, _, _, offset, size, link, _ in rows
        ]

    def text_size(self) -> int:
        """Bytes of machine code: .text and sections such as .text.startup."""
        return sum(s.size for s in self.sections if f"{s.name}.".startswith(".text."))

    def symbols(self) -> Iterator[Symbol]:
        size = 24 if self._wide else 16
        for table in self.sections:
            if table.kind != _SYMBOL_TABLE:
                continue
            names = self.sections[table.link].offset
            for offset in range(table.offset, table.offset + table.size, size):
                if self._wide:
                    name, info, _, section, value, extent = self._unpack("IBBHQQ", offset)
                else:
                    name, value, extent, info, _, section = self._unpack("IIIBBH", offset)
                yield Symbol(
                    _string(self._data, names + name), info & 15, section, value, extent
                )

    def defined_functions(self) -> list[str]:
        return sorted({s.name for s in self.symbols() if s.kind == _FUNCTION and s.section != 0})

    def distance(self, begin: str, end: str) -> int | None:
        """Bytes between two symbols, if both are there."""
        values = {s.name: s.value for s in self.symbols() if s.name in (begin, end)}
        return values[end] - values[begin] if len(values) == 2 else None
