"""Checks that docs/sparc-pass-faults.md says what finds the faults that
utils/sabotage can plant in the passes on SPARC code.

check_sparc_passes.py MINCAML_LLC PLUGIN DOCUMENT

A row of its tables names a fault, what is wrong, and for V8 and V9 what finds
it: rules that the check of SPARC code reports, or `output`, if only a run of the
program shows it, or `-`, if it is not there. Each is planted in the programs
below. Prints what is not as the document says, and how many faults there are.
"""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TESTS = Path(__file__).parents[2]
PLACES = ("selected", "arguments", "kept", "flat", "branches", "windows", "slots")
ROW = re.compile(r"^\| `([a-z0-9-]+)` \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$", re.MULTILINE)
RULE = re.compile(r"^SPARC_RULE\((.*?)\)$", re.MULTILINE | re.DOTALL)
# Not the commas in strings.
FIELD = re.compile(r',(?=(?:[^"]*"[^"]*")*[^"]*$)')
STRING = re.compile(r'"([^"]*)"')
RULES = TESTS.parent.parent / "include/mincaml/SparcCheck/LoweringRules.def"
TARGETS = ("sparc", "sparcv9")
PROGRAMS = (
    (TESTS / "Sabotage/Inputs/sparc-passes.ml", ("-O1", "-inline=0")),
    (TESTS / "Sabotage/Inputs/sparc-passes.ml", ("-O1", "-inline=0", "-fno-flat-frames")),
    (TESTS / "Sabotage/Inputs/sparc-passes.ml", ("-O1", "-inline=0", "--unsafe")),
    (TESTS.parent.parent / "examples/raytracer.ml", ("-O2", "-inline=100")),
)


def messages() -> dict[str, str]:
    """What violations are called, by rule: their numbers are at the end of
    messages, which may be cut off."""
    found = {}
    for row in RULE.findall(RULES.read_text()):
        strings = ["".join(STRING.findall(field)) for field in FIELD.split(row)]
        found[strings[1]] = strings[7]
    return found


class Checker:
    def __init__(self, compiler: str, plugin: str) -> None:
        self._compiler = compiler
        self._plugin = plugin
        self._messages = messages()
        # What there is without a fault, by target and program.
        self._right: dict[tuple[str, int], str] = {}

    def compile(
        self, fault: str | None, target: str, number: int, *options: str
    ) -> subprocess.CompletedProcess[str]:
        program, flags = PROGRAMS[number]
        # Of addresses as in what is run.
        model = ["-code-model=small"] if target == "sparcv9" else []
        command = [self._compiler, f"--target={target}", "-g0", *model, *flags, *options]
        command.append(str(program))
        environment = {k: v for k, v in os.environ.items() if k != "MINCAML_SABOTAGE"}
        if fault:
            command.append(f"--load-pass-plugin={self._plugin}")
            environment["MINCAML_SABOTAGE"] = fault
        return subprocess.run(
            command, env=environment, input="2 103", capture_output=True, text=True, timeout=120
        )

    def faults(self) -> list[str]:
        table = self.compile("list", "sparc", 0, "--emit=llvm", "-o", "-").stdout
        rows = [line.split("\t") for line in table.splitlines()]
        return [name for name, place, _ in rows if place in PLACES]

    def found_by(self, fault: str, target: str) -> str:
        """What the table has to say."""
        assembly = ("-S", "-o", "-")
        result = "-"
        for number in range(len(PROGRAMS)):
            right = self._right.get((target, number))
            if right is None:
                right = self.compile(None, target, number, *assembly).stdout
                self._right[target, number] = right
            wrong = self.compile(fault, target, number, *assembly, "--sparc-check=off")
            if wrong.stdout == right:
                continue
            checked = self.compile(fault, target, number, *assembly)
            texts = self._messages.items()
            rules = [rule for rule, text in texts if f": {text}" in checked.stderr]
            if rules or checked.returncode:
                return ", ".join(rules) or checked.stderr
            outputs = [
                self.compile(f, target, number, "--run", "--sparc-check=off").stdout
                for f in (None, fault)
            ]
            if outputs[0] != outputs[1]:
                return "output"
            result = "nothing"
        return result


def agrees(stated: str, found: str) -> bool:
    """A fault may break more rules than are worth stating."""
    return set(stated.split(", ")) <= set(found.split(", "))


def main() -> int:
    compiler, plugin, document = sys.argv[1:]
    checker = Checker(compiler, plugin)
    stated = {row[0]: (row[2], row[3]) for row in ROW.findall(Path(document).read_text())}
    faults = checker.faults()
    cases = [(fault, target) for fault in faults for target in TARGETS]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = dict(zip(cases, pool.map(lambda case: checker.found_by(*case), cases)))
    is_right = sorted(stated) == sorted(faults)
    for name in sorted(set(stated) ^ set(faults)):
        print(f"{name}: only in {'the document' if name in stated else 'the plugin'}")
    for fault in faults:
        now = [found[fault, target] for target in TARGETS]
        if fault in stated and not all(map(agrees, stated[fault], now)):
            print(f"{fault}: found by {' | '.join(now)}")
            is_right = False
    print(f"{len(faults)} faults")
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main())
