"""Compiles the example that --explain prints for each code, and compares the message.

With the word sparc-cross after the compiler, examples that link for SPARC are run, too.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
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


def run_batch(commands: Iterable[str]) -> None:
    run("--batch=-", text="".join(command + "\n" for command in commands))


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


codes = [line.split(":")[0] for line in run("--explain=list").splitlines()]
examples: dict[str, tuple[str, str]] = {}
commands = []
with tempfile.TemporaryDirectory() as folder:
    # One process explains all codes, and another one compiles all programs.
    run_batch(f"--explain={code} >{folder}/{code}.txt" for code in codes)
    for code in codes:
        text = (Path(folder) / f"{code}.txt").read_text()
        title = text.split("\n")[0].removeprefix(f"{code}: ")
        assert not re.search(r"\{\d\}", title), text
        example = re.search(r"^Example(?:, with (.*))?:\n\n((?:  .*\n|\n)+)", text, re.MULTILINE)
        assert bool(example) != (code in WITHOUT), text
        if not example:
            continue
        program = "".join(row[2:] + "\n" for row in example[2].rstrip("\n").split("\n"))
        if "mincaml-llc " not in program:
            path = Path(folder) / f"{code}.ml"
            path.write_text(program)
            options = f"-fsyntax-only {example[1] or ''} {path}"
            commands.append(f"{options} >{folder}/{code}.out 2>{folder}/{code}.out")
        elif code in LINKED and "sparc-cross" not in sys.argv:
            continue
        examples[code] = title, program
    run_batch(commands)
    for code, (title, program) in examples.items():
        path = Path(folder) / f"{code}.out"
        found = path.read_text() if path.exists() else run_shell(program)
        message = ".*".join(map(re.escape, title.split("...")))
        assert re.search(rf": {message} \[{code}\]", found), f"{code}: {title}\n{program}{found}"
print("every example has its message")
