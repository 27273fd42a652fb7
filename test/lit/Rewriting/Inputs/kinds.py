#!/usr/bin/env python3
"""Makes a variant of each kind of a program and runs it with a small stack."""

import argparse
import os
import subprocess
from pathlib import Path

parser = argparse.ArgumentParser()
parser.add_argument("--variant", required=True)
parser.add_argument("--compiler", required=True)
parser.add_argument("program", type=Path)
parser.add_argument("directory", type=Path)
options = parser.parse_args()

listing = subprocess.check_output([options.variant, "--list"], text=True)
for kind in (line.split()[0] for line in listing.splitlines()):
    subprocess.check_call(
        [options.variant, f"--kind={kind}", "--rate=60", options.program]
        + [f"--output-dir={options.directory}"]
    )
    output = subprocess.check_output(
        [options.compiler, "--target=host", "-O0", "--run"]
        + [options.directory / options.program.name],
        env=dict(os.environ, MINCAML_STACK_MAX="1M"),
        text=True,
    )
    print(f"{kind}: {output}")
