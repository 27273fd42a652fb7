"""Checks that translation validation refutes planted faults.

check_validation.py OPT PASSES MINCAML_LLC PLUGIN PLACE...

Each fault of the places is planted by opt into the program with its name in this
directory, and mincaml-validate compares the code before and after that. The
programs are compiled for 32-bit SPARC; their code is not executed.
"""

import os
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from check_faults import HEADER, INPUTS, Checker, run

# Faults of this place are planted in what optimization makes of a program.
LAST = "last"
# Milliseconds that no query needs, on a busy machine either.
LIMITS = "query-time=20000;function-time=50000"


def verdict(opt: list[str], checker: Checker, fault: str, is_last: bool) -> str:
    program = f"{fault}.ml"
    header = dict(HEADER.findall((INPUTS / program).read_text()))
    options = header.get("options", "-O1 -passes=default<O1>").split() if is_last else ["-O0"]
    options = [o for o in options if not o.startswith("--target=")]
    with tempfile.TemporaryDirectory() as directory:
        module = str(Path(directory) / "before.ll")
        compile_it = [checker.compiler, "--target=sparc", *options, "-S", "-emit-llvm"]
        status, output = run([*compile_it, "-o", module, program])
        if status:
            return output
        _, output = run([*opt, f"-passes=mincaml-validate<{LIMITS}>(sabotage)", module], fault)
    found = re.search(r": (refuted|given up|bounded|proved)\b.*", output)
    return found[0].lstrip(": ") if found else output


def main() -> int:
    opt, passes, compiler, plugin, *places = sys.argv[1:]
    checker = Checker(compiler, plugin)
    command = [opt, "-disable-output"]
    command += [f"-load-pass-plugin={library}" for library in (passes, plugin)]
    faults = [(name, place == LAST) for place in places for name in checker.faults([place])]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda f: verdict(command, checker, *f), faults))
    for (name, _), result in zip(faults, found, strict=True):
        print(f"{name}: {result}")
    return 0


sys.exit(main())
