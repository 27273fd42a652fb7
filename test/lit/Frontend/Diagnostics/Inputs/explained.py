"""Compiles the example that --explain prints for each code, and compares the message.

With the word sparc-cross after the compiler, examples that link for SPARC are run, too.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

compiler = sys.argv[1]

#: What commands may name.
FILES = {
    "program.ml": "print_int 1\n",
    "foreign.ml": 'external cube : int -> int = "cube"\nlet () = print_int (cube 3)\n',
    "module.ll": "define void @f() {\nentry:\n",
}
#: The codes of examples that link for SPARC.
LINKED = {"MC0405", "MC0406", "MC0407", "MC0419", "MC0421"}
#: Those without an example; DiagnosticExamples.def says why.
WITHOUT = {"MC0409", "MC0413", "MC0414", "MC0501", "MC0502"}


def run(*arguments: str, text: str = "") -> str:
    done = subprocess.run(
        [compiler, *arguments], input=text, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def run_shell(commands: str) -> str:
    path = os.pathsep.join((str(Path(compiler).parent), os.environ["PATH"]))
    with tempfile.TemporaryDirectory() as folder:
        for name, content in FILES.items():
            (Path(folder) / name).write_text(content)
        done = subprocess.run(
            ["sh", "-c", commands],
            cwd=folder,
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
    return done.stdout + done.stderr


for line in run("--explain=list").splitlines():
    code = line.split(":")[0]
    text = run(f"--explain={code}")
    title = text.split("\n")[0].removeprefix(f"{code}: ")
    assert not re.search(r"\{\d\}", title), text
    example = re.search(r"^Example(?:, with (.*))?:\n\n((?:  .*\n|\n)+)", text, re.MULTILINE)
    assert bool(example) != (code in WITHOUT), text
    if not example:
        continue
    program = "".join(row[2:] + "\n" for row in example[2].rstrip("\n").split("\n"))
    if "mincaml-llc " not in program:
        found = run("-fsyntax-only", *(example[1] or "").split(), "-", text=program)
    elif code not in LINKED or "sparc-cross" in sys.argv:
        found = run_shell(program)
    else:
        continue
    message = ".*".join(map(re.escape, title.split("...")))
    assert re.search(rf": {message} \[{code}\]", found), f"{code}: {title}\n{program}{found}"
print("every example has its message")
