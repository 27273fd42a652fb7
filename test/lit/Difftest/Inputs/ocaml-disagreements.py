"""Prints which of the programs given OCaml does not run as --interpret does.

ocaml-disagreements.py COMPILER DIRECTORY PROGRAM...
"""

import subprocess
import sys
from pathlib import Path

from mincaml_tools.difftest import ocaml
from mincaml_tools.difftest.programs import Program
from mincaml_tools.difftest.results import Result

compiler, directory, *paths = sys.argv[1:]
programs = []
for seed, path in enumerate(map(Path, paths)):
    run = subprocess.run([compiler, "--interpret", path], capture_output=True)
    expected = Result(run.returncode, run.stdout, run.stderr)
    programs.append(Program(seed, path, expected))
for program, actual in ocaml.disagreements(programs, Path(directory)):
    print(f"{program.path.name}: {actual}")
