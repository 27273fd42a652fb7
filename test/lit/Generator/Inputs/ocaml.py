"""Compares generated programs under OCaml and the reference interpreter.

    ocaml.py --gen=mincaml-gen --compiler=mincaml-llc --prelude=DIR --count=N

All programs go through OCaml in one run: starting it takes longer than any of
them. DIR has prelude.ml and int32.ml.
"""

import argparse
import os
import subprocess
import sys


def read(*path: str) -> str:
    # Any bytes: programs print characters that are not UTF-8.
    with open(os.path.join(*path), encoding="latin-1", newline="") as file:
        return file.read()


def ocaml_text(program: str) -> str:
    """The program as a module."""
    # OCaml reads a minus sign and a literal as one literal, which would be
    # 2147483648 here without ever passing through int32.ml.
    text = program.replace("-(-2147483648)", "~-(-2147483648)")
    return "struct\n%s\nend" % text


SEPARATOR = "===="


def run_in_ocaml(prelude: str, seeds: range) -> tuple[list[str], bool]:
    """The outputs of the programs, up to the first one for which OCaml has an internal
    error, and whether there is one."""
    text = prelude
    for seed in seeds:
        text += '\nmodule P%d =\n# 0 "%d.ml"\n' % (seed, seed)
        text += ocaml_text(read("%d.ml" % seed))
        text += '\nlet () = Stdlib.print_string "%s"' % SEPARATOR
    with open("all.ml", "w", encoding="latin-1", newline="") as file:
        file.write(text)
    ocaml = subprocess.run(["ocaml", "-w", "-a", "all.ml"], capture_output=True)
    failed = b"exception Misc.Fatal_error" in ocaml.stderr
    if ocaml.returncode and not failed:
        sys.exit(ocaml.stderr.decode())
    # No standard says which sign a NaN has; OCaml prints it.
    output = ocaml.stdout.decode("latin-1").replace("-nan", "nan")
    return output.split(SEPARATOR)[:-1], failed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gen", required=True)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--prelude", required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--profile", default="default")
    options = parser.parse_args()
    subprocess.run(
        [options.gen, "--count=%d" % (2 * options.count)]
        + ["--profile=" + options.profile, "--output-dir=."],
        check=True,
    )
    prelude = read(options.prelude, "prelude.ml") + read(options.prelude, "int32.ml")
    outputs: dict[int, str] = {}
    first = 0
    while len(outputs) < options.count:
        seeds = range(first, first + options.count - len(outputs))
        found, failed = run_in_ocaml(prelude, seeds)
        outputs.update(zip(seeds, found))
        first = seeds[len(found) - 1] + 1 if found else first
        if failed:
            # OCaml 4.13 has an internal error for some programs.
            first += 1
    commands = "".join(
        "--interpret %d.ml >%d.out 2>%d.err\n" % (seed, seed, seed)
        for seed in outputs
    )
    subprocess.run(
        [options.compiler, "--batch=-"],
        input=commands,
        capture_output=True,
        text=True,
        check=True,
    )
    same = 0
    for seed, output in outputs.items():
        if read("%d.out" % seed) == output:
            same += 1
        else:
            print("%d.ml differs" % seed)
    print("%d programs print the same" % same)


if __name__ == "__main__":
    main()
