#!/usr/bin/env python3
"""Checks the references in documents and comments.

- A citation in a document, or in a comment that has the word "Source", is a key
  of docs/sources.md, and each key there is cited.
- A link to a file, and a path in backquotes that starts with a folder of the
  tree, leads to a file or folder.
- A function that docs/architecture.md names is in the file that it names.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("lib", "include", "tools", "runtime", "test", "fuzz", "examples", "utils", "docs")
CODE = ("lib", "include", "tools", "test", "fuzz", "runtime", "utils")
CITATION = re.compile(r"\[([A-Z][A-Za-z0-9-]+|regalloc2)\](?![(\[:])")
PATH = re.compile(r"`((?:%s)/[\w./-]+)`" % "|".join(FOLDERS))
LINK = re.compile(r"(?:\]\(|(?:src|href)=\")([^)\"#:]+)(?:#[^)\"]*)?[)\"]")
#: A row of the table in docs/architecture.md: `function` in `file`.
STEP = re.compile(r"`([\w:]+)`[^|`]*\|\s*`([\w./]+)`")


def documents() -> list[Path]:
    return [
        *sorted(ROOT.glob("*.md")),
        *sorted((ROOT / "docs").glob("*.md")),
        ROOT / "bench/README.md",
        ROOT / "bench/RESULTS.md",
        ROOT / "examples/README.md",
    ]


def comments(path: Path) -> Iterator[str]:
    """Runs of lines that are comments."""
    text = path.read_text(errors="replace")
    for match in re.finditer(r"(?:^[ \t]*(?://|#).*\n)+", text, re.MULTILINE):
        yield re.sub(r"\n[ \t]*(?://+|#+)", " ", match.group(0))
    if path.suffix == ".py":
        yield from re.findall(r'"""(.*?)"""', text, re.DOTALL)


def cited_keys() -> dict[str, str]:
    """Each key that is cited, with one place that does."""
    cited: dict[str, str] = {}
    for folder in CODE:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in (".h", ".cpp", ".def", ".c", ".py"):
                continue
            for comment in comments(path):
                if "docs/sources.md" in comment or re.search(r"\bSources?:", comment):
                    for key in CITATION.findall(comment):
                        cited.setdefault(key, str(path.relative_to(ROOT)))
    for path in documents():
        if path.name != "sources.md":
            code = r"```.*?```|`[^`]*`|^    [^\n]*$"
            prose = re.sub(code, "", path.read_text(), flags=re.M | re.S)
            for key in CITATION.findall(prose):
                cited.setdefault(key, str(path.relative_to(ROOT)))
    return cited


def check_citations() -> list[str]:
    sources = (ROOT / "docs/sources.md").read_text()
    keys = set(re.findall(r"^\| \[([\w-]+)\] \|", sources, re.MULTILINE))
    cited = cited_keys()
    return [
        f"{place}: [{key}] is not a key of docs/sources.md"
        for key, place in sorted(cited.items())
        if key not in keys
    ] + [f"docs/sources.md: nothing cites [{key}]" for key in sorted(keys - set(cited))]


def check_paths() -> list[str]:
    problems = []
    for document in documents():
        text = document.read_text()
        name = document.relative_to(ROOT)
        for target in PATH.findall(text):
            if not (ROOT / target).exists() and not (ROOT / target.rstrip("./")).exists():
                problems.append(f"{name}: there is no {target}")
        prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
        for target in LINK.findall(prose):
            if not (document.parent / target).exists():
                problems.append(f"{name}: the link to {target} leads nowhere")
    return problems


def check_architecture() -> list[str]:
    document = ROOT / "docs/architecture.md"
    problems = []
    steps = STEP.findall(document.read_text())
    for function, file in steps:
        path = ROOT / file
        name = function.split("::")[-1]
        if not path.exists():
            problems.append(f"docs/architecture.md: there is no {file}")
        elif not re.search(rf"\b{name}\b\s*\(", path.read_text()):
            problems.append(f"docs/architecture.md: {file} has no function {function}")
    if not steps:
        problems.append("docs/architecture.md: names no function with its file")
    return problems


def main() -> int:
    problems = check_citations() + check_paths() + check_architecture()
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
