"""The words of the language, from the tables of the compiler."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ..paths import ROOT

_FRONTEND = ROOT / "include" / "mincaml" / "Frontend"
_LIBRARY = ROOT / "lib" / "Frontend" / "Library"
_RUNTIME_ABI = ROOT / "include" / "mincaml" / "Support" / "RuntimeABI.def"


def _rows(path: Path, *macros: str) -> list[list[str]]:
    """The arguments of each use of these macros in a table; strings without quotes."""
    text = re.sub(r"^ *(#.*|//.*)$", "", path.read_text(), flags=re.MULTILINE)
    rows = re.findall(
        rf'^(?:{"|".join(macros)})\(((?:[^"()]|"(?:[^"\\]|\\.)*")*)\)', text, re.MULTILINE
    )
    cells = re.compile(r'\s*((?:"(?:[^"\\]|\\.)*"\s*)+|[^,"]+)(?:,|$)')
    return [[cell.strip().strip('"') for cell in cells.findall(row)] for row in rows]


@dataclass(frozen=True)
class Operator:
    spelling: str
    precedence: int


class Vocabulary:
    """What Token.def, Syntax.def, Builtins.def and RuntimeABI.def list."""

    @cached_property
    def keywords(self) -> set[str]:
        """Words that the grammar uses, such as `let` and `mod`."""
        spellings = {
            row[1] for row in _rows(_FRONTEND / "Token.def", "KEYWORD", "EXTENSION_KEYWORD")
        }
        return {word for word in spellings if "." not in word}

    @cached_property
    def syntax_functions(self) -> set[str]:
        """Functions that are part of the syntax, such as `Array.make`."""
        spellings = {row[1] for row in _rows(_FRONTEND / "Token.def", "KEYWORD")}
        return {word for word in spellings if "." in word}

    @cached_property
    def reserved_words(self) -> set[str]:
        """Keywords of OCaml that have no token of their own."""
        return {row[0] for row in _rows(_FRONTEND / "Token.def", "RESERVED_WORD")}

    @cached_property
    def punctuation(self) -> set[str]:
        rows = _rows(_FRONTEND / "Token.def", "PUNCTUATION", "EXTENSION_PUNCTUATION")
        return {row[1] for row in rows}

    @cached_property
    def operators(self) -> list[Operator]:
        """The binary operators."""
        rows = _rows(_FRONTEND / "Syntax.def", "BINARY_OPERATOR")
        return [Operator(row[1], int(row[2])) for row in rows]

    @cached_property
    def _library(self) -> set[str]:
        builtins = _FRONTEND / "Builtins.def"
        names = {row[0] for row in _rows(builtins, "BUILTIN", "ALIAS")}
        names |= {row[1] for row in _rows(builtins, "MODULE_BUILTIN")}
        names |= {row[0] for row in _rows(_RUNTIME_ABI, "MINCAML_EXTERNAL", "MINCAML_LIBRARY")}
        for module in _LIBRARY.glob("*.ml"):
            if module.stem.endswith(".Make"):
                continue
            prefix = "" if module.stem == "Stdlib" else module.stem + "."
            names |= {prefix + name for name in self.defined_names(module.stem)}
        # The others are for the library only: operators, formats, and what writes to strings.
        names = {name for name in names if not name.startswith("Primitive.")}
        return {name for name in names if re.fullmatch(r"(\w+\.)*[a-z]\w*", name)}

    @staticmethod
    def defined_names(module: str) -> set[str]:
        """The values that the library's text of a module defines for programs."""
        text = (_LIBRARY / f"{module}.ml").read_text()
        names = re.findall(r"^let (?:rec )?([a-z][\w']*)", text, re.MULTILINE)
        return {name for name in names if not name.endswith("'")}

    @cached_property
    def all_names(self) -> set[str]:
        """Names of the library, with their modules, and functions of the syntax."""
        return self._library | self.syntax_functions

    @cached_property
    def library_names(self) -> set[str]:
        """Names of the library without a module."""
        return {name for name in self._library if "." not in name}

    @cached_property
    def modules(self) -> set[str]:
        names = self._library | self.syntax_functions
        return {name.split(".")[0] for name in names if "." in name}
