"""CHANGELOG.md as the changelog of a Debian package."""

import datetime
import re
import textwrap
from collections.abc import Sequence

from .options import CommandLine, run_main
from .paths import ROOT
from .processes import ToolError

_DESCRIPTION = """\
Prints CHANGELOG.md in the form of debian/changelog: an entry for each version.
"""
_VERSION = re.compile(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", re.MULTILINE)


def _items(text: str) -> list[str]:
    """The entries of lists, each as one line without Markdown."""
    text = re.sub(r"^### .*$", "", text, flags=re.MULTILINE)
    entries = re.split(r"^- ", text, flags=re.MULTILINE)[1:]
    return [" ".join(entry.split()).replace("`", "") for entry in entries]


def convert(text: str, maintainer: str) -> str:
    head, *rest = _VERSION.split(text)
    sections = [rest[i : i + 3] for i in range(0, len(rest), 3)]
    if not sections:
        raise ToolError("CHANGELOG.md: no heading of the form '## VERSION (YEAR-MONTH-DAY)'")
    result = []
    for version, date, body in sections:
        items = _items(body)
        if not items:
            raise ToolError(f"CHANGELOG.md: version {version} has no list")
        day = datetime.date.fromisoformat(date).strftime("%a, %d %b %Y")
        changes = [
            textwrap.fill(
                item, width=78, initial_indent="  * ", subsequent_indent="    ",
                break_on_hyphens=False, break_long_words=False,
            )
            for item in items
        ]
        result += [
            f"mincaml-llc ({version}) bookworm; urgency=medium\n",
            *changes,
            f"\n -- {maintainer}  {day} 00:00:00 +0000\n",
        ]
    return "\n".join(result)


def _main(words: Sequence[str]) -> int:
    parser = CommandLine("debian-changelog", _DESCRIPTION)
    parser.add("--maintainer", required=True, metavar="NAME", help="maintainer, with <address>")
    options = parser.parse(words)
    print(convert((ROOT / "CHANGELOG.md").read_text(), options.maintainer), end="")
    return 0


def main(words: Sequence[str]) -> int:
    return run_main("debian-changelog", _main, words)
