"""The markup language of manual pages, man(7)."""

import re


def escape(text: str) -> str:
    """Text as it is, with hyphens that can be copied to a command line."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def bold(text: str) -> str:
    return f"\\fB{escape(text)}\\fR"


def italic(text: str) -> str:
    return f"\\fI{escape(text)}\\fR"


class Page:
    """A manual page that is being written."""

    def __init__(self, name: str, section: int, version: str, title: str) -> None:
        upper = escape(name.upper())
        self._lines = [
            '.\\" Made by utils/make-manuals.',
            f'.TH {upper} {section} "" "mincaml\\-llc {escape(version)}" "{title}"',
            # Neither hyphens nor wide blanks in names and pipelines.
            ".nh",
            ".ad l",
        ]

    def section(self, title: str) -> None:
        self._lines.append(f".SH {escape(title.upper())}")

    def subsection(self, title: str) -> None:
        self._lines.append(f'.SS "{escape(title)}"')

    def text(self, text: str, raw: bool = False) -> None:
        """A paragraph; raw text is escaped already."""
        self._paragraph()
        self._lines.append(text if raw else escape(text))

    def _paragraph(self) -> None:
        if not self._lines[-1].startswith((".SH", ".SS")):
            self._lines.append(".PP")

    def line(self, text: str) -> None:
        """Escaped text in the current paragraph."""
        self._lines.append(text)

    def item(self, tag: str, text: str) -> None:
        """An entry of a list; the tag is escaped already."""
        self._lines += [".TP", tag, escape(text)]

    def nested(self, items: list[tuple[str, str]]) -> None:
        """A list below an entry."""
        self._lines.append(".RS")
        for tag, text in items:
            self.item(bold(tag), text)
        self._lines.append(".RE")

    def code(self, text: str) -> None:
        """Lines as they are."""
        self._paragraph()
        self._lines += [".RS 4", ".nf", escape(text), ".fi", ".RE"]

    def __str__(self) -> str:
        return "\n".join(self._lines) + "\n"
