"""Checks that planted faults show, and only where they should.

check_faults.py MINCAML_LLC PLUGIN PLACE...

For each fault of the places there is a program with its name in this directory.
Comments at its start say with which options to run it (on the host, by
default), what it prints and what it prints with the fault. What a fault in
machine code makes of it depends on register allocation: then any other output
will do, if it comes from the program and not from the compiler. A fault in an
analysis has to be reported by mincaml-check-facts.
"""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

INPUTS = Path(__file__).parent
HEADER = re.compile(r"^\(\* (options|right|wrong): (.*) \*\)$", re.MULTILINE)
# Exit statuses of the compiler: an error, and an internal one.
COMPILER_FAILED = (1, 70)
# Of a program with checked facts.
WRONG_FACT = 88
# The right output of a program that only runs with the fault.
ENDLESS = "(does not end)"


def run(command: list[str], fault: str | None = None) -> tuple[int, str]:
    environment = dict(os.environ)
    environment.pop("MINCAML_SABOTAGE", None)
    if fault:
        environment["MINCAML_SABOTAGE"] = fault
    done = subprocess.run(
        command,
        cwd=INPUTS,
        env=environment,
        input="()",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=60,
    )
    return done.returncode, done.stdout.rstrip("\n")


class Checker:
    def __init__(self, compiler: str, plugin: str) -> None:
        self.compiler = compiler
        self.plugin = plugin

    def _is_shown(self, header: dict[str, str], status: int, output: str) -> bool:
        if "mincaml-check-facts" in header.get("options", ""):
            return status == WRONG_FACT and "mincaml: wrong fact: " in output
        return (
            status not in COMPILER_FAILED
            and output != header["right"]
            and output == header.get("wrong", output)
        )

    def faults(self, places: list[str]) -> list[str]:
        command = [self.compiler, f"--load-pass-plugin={self.plugin}"]
        _, table = run([*command, "--emit=llvm", "-o", "-", "-"], "list")
        rows = [line.split("\t") for line in table.splitlines()]
        return [name for name, place, _ in rows if place in places]

    def output(
        self, program: str, options: str, fault: str | None = None
    ) -> tuple[int, str]:
        command = [self.compiler, *options.split(), "--verify-each"]
        if fault:
            command.append(f"--load-pass-plugin={self.plugin}")
        return run([*command, "--run", program], fault)

    def problems(self, fault: str) -> list[str]:
        path = INPUTS / f"{fault}.ml"
        if not path.exists():
            return [f"{fault}: no program"]
        header = dict(HEADER.findall(path.read_text()))
        options = header.get("options", "--target=host -O1 -passes=default<O1>")
        found = []
        is_analysis = "mincaml-check-facts" in options
        output = header["right"]
        if output != ENDLESS:
            _, output = self.output(path.name, options)
        if output != header["right"]:
            found.append(f"{fault}: prints '{output}' without the fault")
        status, output = self.output(path.name, options, fault)
        if not self._is_shown(header, status, output):
            found.append(f"{fault}: prints '{output}' with the fault")
        # An analysis that overlooks so much is wrong about most programs.
        if is_analysis:
            return found
        unaffected = dict(HEADER.findall((INPUTS / "unaffected.ml").read_text()))
        _, output = self.output("unaffected.ml", options, fault)
        if output != unaffected["right"]:
            found.append(f"{fault}: unaffected.ml prints '{output}' with it")
        return found


def main() -> int:
    compiler, plugin, *places = sys.argv[1:]
    checker = Checker(compiler, plugin)
    faults = checker.faults(places)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        problems = [p for found in pool.map(checker.problems, faults) for p in found]
    print(*problems, sep="\n")
    print(f"{len(faults)} faults")
    return 1 if problems or not faults else 0


if __name__ == "__main__":
    sys.exit(main())
