#!/usr/bin/env python3
"""Makes variants of programs and runs them: each prints what its program prints,
and is not the same text.

    check_variants.py --bin=DIRECTORY --examples=DIRECTORY SCRATCH
    check_variants.py --bin=DIRECTORY --generate=COUNT SCRATCH
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# Variants take more memory and time; these would run for seconds.
LONG_RUNNING = {
    "collatz", "evenodd", "life", "matmul", "nbody", "quicksort", "raytracer", "sieve"
}  # fmt: skip

# They do the same only for the input of one run.
MODULO_INPUT = ("unevaluated", "neutral", "modulo-input")

LOCATION = re.compile(rb"^mincaml: [^:\n]*:\d+:\d+: ", re.MULTILINE)


# Exit status, output and errors.
Result = tuple[int, bytes, bytes]
Results = dict[Path, Result]


class Checker:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.scratch = options.scratch
        self.problems: list[str] = []
        self.texts: dict[Path, bytes] = {}
        self.compiler = options.bin / "mincaml-llc"
        self.variant = options.bin / "mincaml-variant"
        self.flags = [f"--std={options.std}"]

    def kinds(self) -> list[str]:
        lines = subprocess.check_output([self.variant, "--list"], text=True)
        return [line.split()[0] for line in lines.splitlines()]

    def make_variants(self, kind: str, programs: list[Path]) -> list[Path]:
        """Returns the paths of the variants."""
        directory = self.scratch / kind
        directory.mkdir(parents=True, exist_ok=True)
        # Together, but for those whose variants depend on different inputs.
        groups: list[tuple[list[Path], list[str]]] = [(programs, [])]
        if kind in MODULO_INPUT:
            groups = [([program], self.input_of(program)) for program in programs]
        for group, flags in groups:
            subprocess.check_call(
                [self.variant, *self.flags, *flags, f"--kind={kind}", "--seed=1"]
                + [f"--rate={self.options.rate}", f"--output-dir={directory}", *group]
            )
        return [directory / program.name for program in programs]

    def input_of(self, program: Path) -> list[str]:
        """The option with the input of an example that has one."""
        path = program.with_suffix(".in")
        return [f"--input={path}"] if self.options.examples and path.exists() else []

    def printed(self, program: Path) -> bytes:
        """The program as it is printed when nothing is changed."""
        return subprocess.check_output(
            [self.compiler, *self.flags, "--emit=ast", program]
        )

    def check(
        self,
        kind: str,
        programs: list[Path],
        variants: list[Path],
        expected: Results,
        actual: Results,
    ) -> None:
        unchanged = 0
        for program, variant in zip(programs, variants):
            if actual[variant] != expected[program]:
                self.problems.append(f"{variant} does something else than {program}")
            # Of a run that is too long nothing is known.
            if kind not in MODULO_INPUT or not self.options.examples:
                unchanged += variant.read_bytes() == self.texts[program]
        # Many programs have nothing that could be merged.
        if unchanged > (max(0, len(programs) - 2) if kind == "merge-lets" else 0):
            self.problems.append(f"{kind}: {unchanged} programs are unchanged")

    def run(self, programs: list[Path], execute: Callable[[list[Path]], Results]) -> None:
        self.texts = {program: self.printed(program) for program in programs}
        expected = execute(programs)
        short = [program for program in programs if program.stem not in LONG_RUNNING]
        for kind in self.kinds():
            chosen = short if kind in MODULO_INPUT else programs
            variants = self.make_variants(kind, chosen)
            self.check(kind, chosen, variants, expected, execute(variants))

    # Examples, some of which read input.

    def execute_example(self, program: Path) -> Result:
        input_path = self.options.examples / f"{program.stem}.in"
        how = ["--target=host", "-O1", "-w", "--run"]
        if program.stem not in LONG_RUNNING:
            how = ["--interpret", "-w"]
        process = subprocess.run(
            [self.compiler, *how, program],
            input=input_path.read_bytes() if input_path.exists() else b"",
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        return process.returncode, process.stdout, process.stderr

    def execute_examples(self, programs: list[Path]) -> Results:
        with ThreadPoolExecutor(2) as pool:
            return dict(zip(programs, pool.map(self.execute_example, programs)))

    # Generated programs.

    def generate(self) -> list[Path]:
        directory = self.scratch / "generated"
        directory.mkdir(parents=True, exist_ok=True)
        count = self.options.generate
        for first, profile in ((1, "mix"), (count + 1, "errors")):
            subprocess.check_call(
                [self.options.bin / "mincaml-gen", *self.flags, f"--seed={first}"]
                + [f"--count={count}", "--size=25", f"--profile={profile}"]
                + [f"--output-dir={directory}"]
            )
        return [directory / f"{seed}.ml" for seed in range(1, 2 * count + 1)]

    def execute_batch(self, programs: list[Path]) -> Results:
        batch = self.scratch / "batch.txt"
        flags = " ".join(self.flags)
        batch.write_text(
            "".join(
                f"--interpret -w {flags} --interpret-steps=5000000 {program} "
                f">{program.with_suffix('.out')} 2>{program.with_suffix('.err')}\n"
                for program in programs
            )
        )
        lines = subprocess.check_output([self.compiler, f"--batch={batch}"], text=True)
        results: Results = {}
        for program, line in zip(programs, lines.splitlines()):
            # What fails does so at another place.
            errors = program.with_suffix(".err").read_bytes()
            results[program] = (
                int(line.split()[1]),
                program.with_suffix(".out").read_bytes(),
                LOCATION.sub(b"", errors),
            )
        return results


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", type=Path, required=True)
    parser.add_argument("--examples", type=Path)
    parser.add_argument("--generate", type=int, default=0)
    parser.add_argument("--std", default="extended")
    parser.add_argument("--rate", type=int, default=20)
    parser.add_argument("scratch", type=Path)
    checker = Checker(parser.parse_args())
    if checker.options.examples:
        programs = sorted(checker.options.examples.glob("*.ml"))
        checker.run(programs, checker.execute_examples)
    else:
        checker.run(checker.generate(), checker.execute_batch)
    for problem in checker.problems:
        print(problem)
    print(f"{len(checker.problems)} problems")
    return 1 if checker.problems else 0


if __name__ == "__main__":
    sys.exit(main())
