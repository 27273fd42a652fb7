"""The data about a program: its help text and its lists."""

import re
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path

from ..paths import BuildDirectory
from ..processes import require
from .help_text import HelpText, Option, read_help

TOOLS = (
    "mincaml-llc", "mincaml-gen", "mincaml-reduce", "mincaml-variant", "mincaml-validate",
    "mincaml-lsp", "sparc-lint",
)
#: Those without a manual page that is written by hand.
TOOLS_TO_DESCRIBE = TOOLS[:-1]

Names = list[tuple[str, str]]


class Form(Enum):
    """What the value of an option is."""

    NONE = auto()
    #: One of the names.
    NAME = auto()
    #: Several of the names, with commas between them.
    LIST = auto()
    #: Names with commas and parentheses.
    PIPELINE = auto()
    FILE = auto()
    DIRECTORY = auto()
    #: Something that nothing is known about.
    TEXT = auto()


@dataclass(frozen=True)
class Completion:
    """An option and what may follow it."""

    option: Option
    form: Form
    names: Names = field(default_factory=list)


@dataclass(frozen=True)
class Pass:
    """A row of PassRegistry.def."""

    name: str
    kind: str
    order: str
    options: str
    description: str


class Program:
    """A program of the build, asked about itself."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.name
        self.help: HelpText = read_help(self.printed("--help-all"))

    def printed(self, *options: str) -> str:
        return require([self.path, *options], text=b"()").output.decode()

    def listed(self, option: str, separator: str = r"\s+") -> Names:
        """A list of lines with a name and its description."""
        rows = [re.split(separator, line, maxsplit=1) for line in self._lines(option)]
        return [(row[0], row[1] if len(row) > 1 else "") for row in rows]

    def _lines(self, option: str) -> list[str]:
        lines = self.printed(option).splitlines()
        return [line for line in lines if line and not line.startswith((" ", "#"))]

    def version(self) -> str:
        return self.printed("--version").split()[1]

    def emit_kinds(self) -> Names:
        entries = [group.entries for group in self.help.groups if "--emit=" in group.title]
        return entries[0]

    def passes(self) -> list[Pass]:
        result = []
        for line in self._lines("--print-passes"):
            name, kind, order, description = line.split(None, 3)
            options = re.match(r"(<.*?>(?:\(\.\.\.\))?): ", description)
            if options:
                description = description[options.end() :]
            result.append(Pass(name, kind, order, options[1] if options else "", description))
        return result

    def completions(self) -> list[Completion]:
        return [self._completion(option) for option in self.help.options]

    def _completion(self, option: Option) -> Completion:
        if not option.argument:
            return Completion(option, Form.NONE)
        if (self.name, option.name) in _LISTS:
            form, names = _LISTS[self.name, option.name]
            return Completion(option, form, names(self))
        if option.values:
            return Completion(option, Form.NAME, list(option.values))
        if option.name == "O":
            return Completion(option, Form.NAME, [(level, "") for level in "0123"])
        if re.fullmatch(r"[a-z]+(\|[a-z]+)+", option.value):
            return Completion(option, Form.NAME, [(name, "") for name in option.value.split("|")])
        if option.value in ("file", "program"):
            return Completion(option, Form.FILE)
        if option.value == "library" and option.is_short is False:
            return Completion(option, Form.FILE)
        if option.value == "directory":
            return Completion(option, Form.DIRECTORY)
        return Completion(option, Form.TEXT)


def _pass_names(compiler: Program) -> Names:
    return [(each.name, each.description) for each in compiler.passes()]


#: Options whose values the program lists elsewhere.
_LISTS = {
    ("mincaml-llc", "emit"): (Form.LIST, Program.emit_kinds),
    ("mincaml-llc", "passes"): (Form.PIPELINE, _pass_names),
    ("mincaml-llc", "regalloc"): (
        Form.NAME, lambda program: program.listed("--print-register-allocators")
    ),
    ("mincaml-llc", "target"): (
        Form.NAME,
        lambda program: [
            (name, rest.split()[0]) for name, rest in program.listed("--print-targets")
        ],
    ),
    ("mincaml-llc", "explain"): (
        Form.NAME,
        lambda program: [
            ("list", "all codes"), *program.listed("--explain=list", separator=": ")
        ],
    ),
    ("mincaml-gen", "profile"): (Form.NAME, lambda program: program.listed("--list-profiles")),
    ("mincaml-reduce", "only"): (Form.LIST, lambda program: program.listed("--list")),
    ("mincaml-variant", "kind"): (Form.NAME, lambda program: program.listed("--list")),
}


def programs(build: BuildDirectory) -> dict[str, Program]:
    return {name: Program(build.built(name)) for name in TOOLS}
