"""FileCheck: its command line and its directives."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

DEFAULT_PREFIX = "CHECK"

_SUFFIX = r"(?:-(?P<kind>NEXT|SAME|NOT|EMPTY|LABEL|DAG|COUNT-\d+))?(?:\{[A-Z,]*\})?"
_PREFIX_OPTION = re.compile(r"--?check-prefix(?:es)?[= ](\S+)")
_INPUT_OPTION = re.compile(r"(?:--?input-file[= ]|<\s*)(\S+)")


@dataclass(frozen=True)
class Invocation:
    """A command line of FileCheck."""

    prefixes: tuple[str, ...]
    # What it checks unless that is standard input.
    input: str | None
    arguments: str

    @staticmethod
    def parse(arguments: str) -> "Invocation":
        """The words after `FileCheck`, as a shell takes them."""
        given = [name for names in _PREFIX_OPTION.findall(arguments) for name in names.split(",")]
        source = _INPUT_OPTION.search(arguments)
        return Invocation(
            tuple(given) or (DEFAULT_PREFIX,), source[1] if source else None, arguments
        )

    @property
    def strict_whitespace(self) -> bool:
        """Whether blanks have to be the same."""
        return "-strict-whitespace" in self.arguments

    def check_file(self) -> str:
        """The file with the directives; empty if it is not to be found."""
        words = re.sub(r"<\s*\S+", "", self.arguments).split()
        skip = False
        for word in words:
            if not word.startswith("-") and not skip:
                return word
            skip = word.lstrip("-") in ("check-prefix", "check-prefixes", "input-file")
        return ""


@dataclass(frozen=True)
class Directive:
    """A line such as `; CHECK-NEXT: ret void`."""

    line: int  # from 0
    lead: str  # what stands before the prefix
    kind: str  # "" or what follows the prefix, such as NEXT
    pattern: str


def directives(text: str, prefix: str) -> Iterator[Directive]:
    """The directives with a prefix, in order. The lines are those of split("\\n")."""
    expression = re.compile(rf"^(?P<lead>.*?)(?<![\w-]){re.escape(prefix)}{_SUFFIX}:(?P<rest>.*)$")
    for number, line in enumerate(text.split("\n")):
        match = expression.match(line)
        if match:
            yield Directive(number, match["lead"], match["kind"] or "", match["rest"].strip())
