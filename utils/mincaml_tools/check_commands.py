"""utils/check_commands.py: runs the commands that documents show.

A block in a document that begins with ```console is run by bash. A line that begins with
`$ ` is a command, which continues in the next line after a `\\`, a `|`, or within quotes.
The lines below are its output on standard output and standard error, compared exactly,
except that a line `...` stands for any number of lines. No output means that it is not
compared.

- `$ cat FILE` with a file that does not exist creates it, with the lines below.
- A command has to succeed, unless its output has `error:` or `violation:`; then it has to fail.

The blocks of a document run in their order in one new directory, which has links to the
folders of the project. Programs in BUILD/bin are found without their folder.
"""

import argparse
import os
import re
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from .paths import ROOT

#: These run this script.
SKIPPED = ("utils/check.sh", ".ci/run")
#: Its commands need an installed mincaml-llc; test/lit/Install/first-analysis.test runs them.
TESTED_ELSEWHERE = ("your-first-analysis.md",)
TIMEOUT = 300


@dataclass
class Command:
    place: str
    text: str
    output: list[str]


def is_complete(command: str) -> bool:
    if command.endswith(("\\", "|")):
        return False
    done = subprocess.run(["bash", "-n", "-c", command], capture_output=True)
    return done.returncode == 0


def commands(document: Path) -> Iterator[Command]:
    current: Command | None = None
    is_open = inside = False
    for number, line in enumerate(document.read_text().splitlines(), 1):
        if not inside:
            inside = line.rstrip() == "```console"
            continue
        if line.startswith("```") or (not is_open and line.startswith("$ ")):
            if current:
                yield current
            current = None
        if line.startswith("```"):
            inside = is_open = False
        elif is_open and current:
            current.text += "\n" + line
            is_open = not is_complete(current.text)
        elif line.startswith("$ "):
            current = Command(f"{document.name}:{number}", line[2:], [])
            is_open = not is_complete(current.text)
        elif current:
            current.output.append(line)


def matches(expected: list[str], actual: str) -> bool:
    lines = (r"(?:.*\n)*?" if line == "..." else re.escape(line.rstrip()) + r" *\n"
             for line in expected)
    return re.fullmatch("".join(lines), actual) is not None


def problem(command: Command, directory: str, path: str) -> str:
    """Why the command does not do what the document says, or nothing."""
    if command.text in SKIPPED:
        return ""
    shown = re.fullmatch(r"cat ([\w.-]+)", command.text)
    if shown and not Path(directory, shown[1]).exists():
        Path(directory, shown[1]).write_text("".join(line + "\n" for line in command.output))
        return ""
    try:
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", command.text], cwd=directory, text=True,
            env={**os.environ, "PATH": path}, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace", timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return f"{command.place}: {command.text}: takes longer than {TIMEOUT} seconds\n"
    must_fail = any(re.search(r"\b(error|violation): ", line) for line in command.output)
    what = ""
    if must_fail != (done.returncode != 0):
        what = f"exit status {done.returncode}"
    elif command.output and not matches(command.output, done.stdout):
        what = "prints something else"
    return f"{command.place}: {command.text}: {what}:\n{done.stdout}" if what else ""


def run_document(document: Path, build: Path) -> tuple[int, list[str]]:
    """The number of commands, and what is wrong with them."""
    with tempfile.TemporaryDirectory() as directory:
        for entry in ROOT.iterdir():
            if entry.is_dir() and not entry.name.startswith((".", "build")):
                Path(directory, entry.name).symlink_to(entry)
        Path(directory, "build").symlink_to(build)
        path = f"{build}/bin:{os.environ['PATH']}"
        found = list(commands(document))
        return len(found), [text for c in found if (text := problem(c, directory, path))]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="check_commands.py", formatter_class=argparse.RawDescriptionHelpFormatter,
        description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("--build-dir", default="build", metavar="DIR",
                        help="where the project is built (default: build)")
    parser.add_argument("documents", nargs="*", type=Path,
                        help="documents (default: README.md and docs/*.md)")
    options = parser.parse_args(arguments)
    documents = options.documents or [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    documents = [path for path in documents if path.name not in TESTED_ELSEWHERE]
    build = Path(options.build_dir).resolve()
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda path: run_document(path, build), documents))
    problems = [text for _, found in results for text in found]
    print("".join(problems), end="")
    print(f"Documents: {sum(count for count, _ in results)} commands, {len(problems)} wrong")
    return 1 if problems else 0
