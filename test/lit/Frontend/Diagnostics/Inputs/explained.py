"""Compiles the example that --explain prints for each code, and compares the message."""

import re
import subprocess
import sys

compiler = sys.argv[1]


def run(*arguments: str, text: str = "") -> str:
    done = subprocess.run(
        [compiler, *arguments], input=text, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


checked = 0
for line in run("--explain=list").splitlines():
    code = line.split(":")[0]
    text = run(f"--explain={code}")
    title = text.split("\n")[0].removeprefix(f"{code}: ")
    assert not re.search(r"\{\d\}", title), text
    example = re.search(r"^Example(?:, with (.*))?:\n\n((?:  .*\n|\n)+)", text, re.MULTILINE)
    if not example or example[2].startswith("  mincaml-llc "):
        continue
    program = "".join(row[2:] + "\n" for row in example[2].rstrip("\n").split("\n"))
    found = run("-fsyntax-only", *(example[1] or "").split(), "-", text=program)
    assert f": {title} [{code}" in found, f"{code}: {title}\n{program}{found}"
    checked += 1
print(checked > 90)
