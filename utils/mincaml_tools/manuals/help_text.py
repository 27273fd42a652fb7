"""Reads the --help output of a program that uses LLVM's command line library."""

import re
from dataclasses import dataclass, field

from ..processes import ToolError

_OPTION = re.compile(r"^  (--?[\w#-]+)((?:\[?=<.*?>\]?| <.*?>)?) +- (.*)$")
_VALUE = re.compile(r"^    =(\S+) +- +(.*)$")
_ENTRY = re.compile(r"^  ([\w-]+): (.*)$")


@dataclass(frozen=True)
class Option:
    """One option. `argument` is as in the help text: `=<file>`, `[=<0-3>]`, ` <file>`
    or empty."""

    flag: str
    argument: str
    description: str
    #: What may follow, with descriptions, if the help text lists it.
    values: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        return self.flag.lstrip("-")

    @property
    def value(self) -> str:
        """What stands between < and >; empty if the option has no argument."""
        return re.sub(r"^[^<]*<|>[^>]*$", "", self.argument)

    @property
    def is_optional(self) -> bool:
        return self.argument.startswith("[")

    @property
    def is_separate(self) -> bool:
        """The argument is a word of its own."""
        return self.argument.startswith(" ")

    @property
    def is_short(self) -> bool:
        """Of one letter, which has one hyphen."""
        return not self.flag.startswith("--")


@dataclass
class Group:
    """A title and what stands below it: options, or a list of names."""

    title: str
    options: list[Option] = field(default_factory=list)
    entries: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class HelpText:
    overview: str
    usage: str
    groups: list[Group]
    #: Text after the options.
    remarks: list[str]

    @property
    def options(self) -> list[Option]:
        return [option for group in self.groups for option in group.options]


def read_help(text: str) -> HelpText:
    """Raises ToolError for a line that is no option, value or entry of a list."""
    head, found, body = text.partition("\nOPTIONS:\n")
    overview = re.search(r"^OVERVIEW: (.*?)\n\n?USAGE: ", head, re.DOTALL)
    usage = re.search(r"^USAGE: (.*)$", head, re.MULTILINE)
    if not (found and overview and usage):
        raise ToolError("the help text has no OVERVIEW, USAGE or OPTIONS")
    result = HelpText(overview[1].strip(), usage[1].strip(), [], [])
    for line in body.splitlines():
        if not line.strip():
            continue
        if not line.startswith(" "):
            if line.endswith(":"):
                result.groups.append(Group(line.removesuffix(":")))
            else:
                result.remarks.append(line)
            continue
        group = result.groups[-1] if result.groups else Group("")
        if match := _OPTION.match(line):
            group.options.append(Option(match[1], match[2], match[3].strip()))
        elif (match := _VALUE.match(line)) and group.options:
            last = group.options[-1]
            values = (*last.values, (match[1], match[2]))
            group.options[-1] = Option(last.flag, last.argument, last.description, values)
        elif match := _ENTRY.match(line):
            group.entries.append((match[1], match[2]))
        else:
            raise ToolError(f"the help text has a line of an unknown form: {line}")
    return result
