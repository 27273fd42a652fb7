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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gen", required=True)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--prelude", required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--profile", default="default")
    options = parser.parse_args()
    subprocess.run(
        [options.gen, "--count=%d" % options.count]
        + ["--profile=" + options.profile, "--output-dir=."],
        check=True,
    )
    separator = "===="
    text = read(options.prelude, "prelude.ml") + read(options.prelude, "int32.ml")
    for seed in range(options.count):
        text += '\nmodule P%d =\n# 0 "%d.ml"\n' % (seed, seed)
        text += ocaml_text(read("%d.ml" % seed))
        text += '\nlet () = Stdlib.print_string "%s"' % separator
    with open("all.ml", "w", encoding="latin-1", newline="") as file:
        file.write(text)
    ocaml = subprocess.run(["ocaml", "-w", "-a", "all.ml"], capture_output=True)
    sys.stderr.write(ocaml.stderr.decode() if ocaml.returncode else "")
    # No standard says which sign a NaN has; OCaml prints it.
    outputs = ocaml.stdout.decode("latin-1").replace("-nan", "nan").split(separator)[:-1]
    commands = "".join(
        "--interpret %d.ml >%d.out 2>%d.err\n" % (seed, seed, seed)
        for seed in range(options.count)
    )
    subprocess.run(
        [options.compiler, "--batch=-"],
        input=commands,
        capture_output=True,
        text=True,
        check=True,
    )
    same = 0
    for seed, output in enumerate(outputs):
        if read("%d.out" % seed) == output:
            same += 1
        else:
            print("%d.ml differs" % seed)
    print("%d programs print the same" % same)


if __name__ == "__main__":
    main()
