#!/usr/bin/env python3
"""Interprets programs and compares the results with those of compiled code.

    compare.py --compiler=mincaml-llc PROGRAMS

Every line of PROGRAMS is a program, but for those that start with `#`. One
that reads is run once with each of the inputs below. Standard output, standard
error and exit status have to be the same.
"""

import argparse
import os
import subprocess
import sys
import tempfile

# Numbers at the edges, words that are no numbers, and the end of the input.
INPUTS = [
    b"",
    b"  \n",
    b"5 1.5 7",
    b"-2147483648 nan -2147483649",
    b"2147483647 inf 2147483648",
    b"+3-0x1p4,",
    b" 3x 1 2",
    b"3 " + b"a" * 100 + b" 4",
    b"4 1e400 00000000000000000000000000000000000000000000000012",
    b"-x\x01\xff",
    b"- 1",
    b"7 " + b"1" * 5000,
    b"8 \x7f\n",
    b"9 1e",
    b"1 .5 +",
    b"1 -.5e-3\r\n\t-0",
    b"1" * 50,
]


def run(
    compiler: str, options: list[str], program: str, text: bytes
) -> tuple[int, bytes, bytes]:
    process = subprocess.run(
        [compiler] + options + [program], input=text, capture_output=True
    )
    return process.returncode, process.stdout, process.stderr


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("programs", metavar="PROGRAMS")
    options = parser.parse_args()
    with open(options.programs) as file:
        programs = [line for line in file if not line.startswith("#")]
    differences = 0
    with tempfile.TemporaryDirectory() as scratch:
        program = os.path.join(scratch, "p.ml")
        for text in programs:
            with open(program, "w") as file:
                file.write(text)
            for data in INPUTS if "read_" in text else [b""]:
                interpreted = run(
                    options.compiler,
                    ["-fimplicit-externals", "--interpret"],
                    program,
                    data,
                )
                compiled = run(
                    options.compiler,
                    ["-fimplicit-externals", "--target=host", "--run"],
                    program,
                    data,
                )
                if interpreted != compiled:
                    differences += 1
                    print("%s  input %r" % (text, data))
                    print("  interpreted: %r\n  compiled: %r" % (interpreted, compiled))
    print("%d programs, %d differences" % (len(programs), differences))
    sys.exit(differences != 0)


if __name__ == "__main__":
    main()
