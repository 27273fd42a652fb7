"""utils/lecture: the explorer's pages of the lecture in docs/explorer.md."""

import html
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .options import CommandLine, run_main
from .paths import EXAMPLES, BuildDirectory
from .processes import ToolError, run

_FOLDER = EXAMPLES / "lecture"
_PRESETS = _FOLDER / "presets.json"

_INDEX = """\
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Data flow and code generation: pages of the lecture</title>
<h1>Data flow and code generation</h1>
{pages}
</html>
"""


@dataclass(frozen=True)
class Page:
    """A program, how it is compiled, and links to views of its page."""

    name: str
    title: str
    program: Path
    options: list[str]
    # Titles and fragments.
    views: list[tuple[str, str]]

    def write(self, compiler: Path, folder: Path) -> None:
        target = folder / f"{self.name}.html"
        finished = run([compiler, *self.options, self.program, f"--emit=explorer={target}"])
        if finished.status != 0:
            raise ToolError(f"{self.program}: {finished.failure}")

    def links(self) -> str:
        items = "\n".join(
            f'<li><a href="{self.name}.html#{html.escape(fragment)}">{html.escape(title)}</a>'
            for title, fragment in self.views
        )
        return f"<h2>{html.escape(self.title)}</h2>\n<ol>\n{items}\n</ol>"


def presets() -> list[Page]:
    """The pages, in the order of the lecture."""
    return [
        Page(
            name=entry["name"],
            title=entry["title"],
            program=_FOLDER / entry["program"],
            options=entry["options"],
            views=[(title, fragment) for title, fragment in entry["views"]],
        )
        for entry in json.loads(_PRESETS.read_text())
    ]


def _main(words: Sequence[str]) -> int:
    parser = CommandLine(
        "lecture",
        "Makes the explorer's pages of the programs in examples/lecture, and index.html "
        "with links to their views.",
    )
    parser.add("folder", type=Path, metavar="FOLDER")
    parser.add_build_dir()
    options = parser.parse(words)
    compiler = BuildDirectory.of(options.build_dir).built("mincaml-llc")
    options.folder.mkdir(parents=True, exist_ok=True)
    pages = presets()
    for page in pages:
        page.write(compiler, options.folder)
    index = options.folder / "index.html"
    index.write_text(_INDEX.format(pages="\n".join(page.links() for page in pages)))
    print(index)
    return 0


def main(words: Sequence[str]) -> int:
    """The command line of utils/lecture."""
    return run_main("lecture", _main, words)
