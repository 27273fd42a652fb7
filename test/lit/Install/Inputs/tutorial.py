"""Checks docs/your-first-analysis.md.

    tutorial.py code DOCUMENT PROJECT       its code is that of the project, all of it
    tutorial.py run DOCUMENT DIRECTORY      its commands print in DIRECTORY what it shows
"""

import difflib
import re
import subprocess
import sys
from pathlib import Path

# The languages of the blocks that show a file. Of Parity.cpp, a part is shown.
FILES = {"cpp": "FirstAnalysis.cpp", "cmake": "CMakeLists.txt", "c": "sample.c"}
PARTS = {"c++": "Parity.cpp"}


def blocks(document: str, language: str) -> list[str]:
    return re.findall(rf"^```{re.escape(language)}\n(.*?)^```$", document, re.MULTILINE | re.DOTALL)


def differences(expected: str, found: str, what: str) -> str:
    old, new = expected.splitlines(), found.splitlines()
    return "\n".join(difflib.unified_diff(old, new, f"the document's {what}", what, lineterm=""))


def without_blank_lines(text: str) -> str:
    return re.sub(r"\n\n+", "\n", text).strip("\n")


def check_code(document: str, project: Path) -> str:
    problems = []
    for language, name in FILES.items():
        text = (project / name).read_text()
        # Comments at the top, and blank lines, are not shown.
        text = re.sub(r"\A(//.*\n)+", "", text)
        shown = "".join(blocks(document, language))
        problems.append(differences(without_blank_lines(shown), without_blank_lines(text), name))
    for language, name in PARTS.items():
        text = without_blank_lines((project / name).read_text())
        for shown in blocks(document, language):
            if without_blank_lines(shown) not in text:
                problems.append(f"{name} does not have this part:\n{shown}")
    count = sum(
        bool(line.strip()) and not line.strip().startswith("//")
        for line in (project / FILES["cpp"]).read_text().splitlines()
    )
    if f"{count} lines" not in document:
        problems.append(f"the project has {count} lines of C++; the document says otherwise")
    return "\n".join(filter(None, problems))


def check_run(document: str, directory: Path) -> str:
    problems = []
    for block in blocks(document, "console"):
        for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
            done = subprocess.run(
                command, shell=True, cwd=directory, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            )
            if done.returncode:
                return f"$ {command}\nexit status {done.returncode}\n{done.stdout}"
            # What CMake prints is not shown.
            if not command.startswith("cmake"):
                problems.append(differences(shown, done.stdout, f"output of {command}"))
            print(f"ran {command.split()[0]}")
    return "\n".join(filter(None, problems))


mode, path, where = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
check = {"code": check_code, "run": check_run}[mode]
sys.exit(check(path.read_text(), where) or None)
