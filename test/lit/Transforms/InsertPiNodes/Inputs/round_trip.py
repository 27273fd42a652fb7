"""Checks that inserting and removing pi nodes gives back the same module.

round_trip.py MINCAML_LLC OPT PLUGIN DIRECTORY...

For each program of the directories, unoptimized and at -O2.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def run(command: list[str], text: str = "") -> str:
    return subprocess.run(
        command, input=text, capture_output=True, text=True, check=True
    ).stdout


def main() -> int:
    compiler, opt, plugin, *directories = sys.argv[1:]

    def check(job: tuple[Path, str]) -> tuple[str, int]:
        program, level = job
        module = run([compiler, str(program), level, "--emit=llvm=-"])
        optimizer = [opt, f"-load-pass-plugin={plugin}", "-S"]
        before = run([*optimizer, "-passes=verify"], module)
        inserted = run([*optimizer, "-passes=mincaml-pi,verify"], module)
        after = run([*optimizer, "-passes=mincaml-pi,mincaml-pi<remove>"], module)
        problem = "" if before == after else f"{program} {level} differs"
        return problem, inserted.count(", !mincaml.pi !")

    programs = sorted(p for d in directories for p in Path(d).glob("*.ml"))
    jobs = [(p, level) for p in programs for level in ("-O0", "-O2")]
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(check, jobs))
    for problem, _ in results:
        if problem:
            print(problem)
    print(f"{len(results)} modules, {sum(count for _, count in results)} pi nodes")
    return 1 if any(problem for problem, _ in results) else 0


if __name__ == "__main__":
    sys.exit(main())
