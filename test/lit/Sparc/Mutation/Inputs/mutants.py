"""Breaks emitted code in ways that each rule forbids, with the plugin of
test/tools/sparc-faults, and counts how many of the mutants the check of machine
IR catches:

    mutants.py PLUGIN LLC-COMMAND WANTED PROGRAM.ll...

For each rule, mutants are made until there are WANTED, or the programs have no
more places. Prints a line for each rule; the exit status tells whether there
were so many and all were caught.

SPL005 is about bytes. SPL015 is never more than unproved, so that this counts.
"""

import os
import shlex
import subprocess
import sys

RULES = [number for number in range(1, 29) if number != 5]
UNPROVED = ["SPL015"]
V8 = ["-mtriple=sparc-unknown-linux-gnu", "-mcpu=v8", "-mincaml-float-arguments"]
V9 = ["-mtriple=sparcv9-unknown-linux-gnu"]
# What is broken there is in order in V9 code.
V8_ONLY = ["SPL004", "SPL016", "SPL017"]
SEEDS = 40
LEVELS = 4


def run(
    plugin: str, llc: list[str], rule: str, seed: int, options: list[str], program: str
) -> tuple[set[str], set[str]]:
    """The names of the functions that were broken, and of those found broken."""
    command = llc[:1] + [f"-load={plugin}"] + llc[1:]
    # The mutants are not for printing; LLVM's printer trips over some.
    level = "=all" if rule in UNPROVED else ""
    verdict = " unproved: in " if rule in UNPROVED else " violation: in "
    command += options + [f"-mincaml-check-sparc{level}", "-stop-after=livedebugvalues"]
    command += [program, "-o", os.devnull]
    result = subprocess.run(
        command,
        env=dict(os.environ, MINCAML_SPARC_FAULT=f"{rule}:{seed}"),
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if result.returncode not in (0, 1):
        sys.exit(f"{shlex.join(command)}\n{result.stderr}")
    mutants, found = set(), set()
    for line in result.stderr.splitlines():
        if line.startswith("mutant: "):
            mutants.add(line.removeprefix("mutant: "))
        elif verdict in line and line.endswith(f"[{rule}]"):
            found.add(line.split(verdict)[1].split(" ")[0])
    return mutants, found


def main() -> None:
    plugin, llc, wanted = sys.argv[1], shlex.split(sys.argv[2]), int(sys.argv[3])
    programs = sys.argv[4:]
    all_caught = True
    for number in RULES:
        rule = f"SPL{number:03}"
        made = caught = 0
        missed = []
        for seed in range(SEEDS):
            if seed % LEVELS == 0:
                before = made
            for program in programs:
                if made >= wanted and ".v9." not in program:
                    continue
                if ".v9." in program and rule in V8_ONLY:
                    continue
                options = ["-O" + str(seed % LEVELS)]
                options += V9 if ".v9." in program else V8
                mutants, found = run(plugin, llc, rule, seed, options, program)
                made += len(mutants)
                caught += len(mutants & found)
                missed += [f"{program} {f} {seed}" for f in sorted(mutants - found)]
            is_last_level = seed % LEVELS == LEVELS - 1
            if made >= wanted or (is_last_level and made == before):
                break
        print(f"{rule}: {caught} of {made}", *missed[:5], flush=True)
        all_caught &= caught == made >= wanted
    sys.exit(not all_caught)


main()
