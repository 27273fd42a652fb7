#!/usr/bin/env python3
"""Stops reductions and looks at what they leave."""

import argparse
import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path

parser = argparse.ArgumentParser()
parser.add_argument("--reduce", required=True)
parser.add_argument("--generator", required=True)
parser.add_argument("--compiler", required=True)
options = parser.parse_args()

directory = Path(tempfile.mkdtemp())
program = directory / "program.ml"
scratch = directory / "scratch"
scratch.mkdir()
program.write_bytes(subprocess.check_output([options.generator, "--size=80"]))


def start(name: str, flags: list[str]) -> subprocess.Popen[str]:
    # Slow enough not to be finished.
    return subprocess.Popen(
        [options.reduce, *flags, program, "-o", directory / name, "--"]
        + ["sh", "-c", "sleep 0.1; grep -q print_int $0"],
        stderr=subprocess.PIPE,
        text=True,
        # lit starts tests with this signal ignored, which stays ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        env=dict(os.environ, TMPDIR=str(scratch)),
    )


def report(name: str, process: subprocess.Popen[str]) -> None:
    errors = process.communicate()[1]
    output = directory / name
    subprocess.check_call([options.compiler, "--emit=typed", "-o", os.devnull, output])
    smaller = output.stat().st_size < program.stat().st_size
    print(f"{name}: status {process.returncode}, a smaller program: {smaller}")
    print(errors.splitlines()[-1].partition("; ")[2])


report("budget", start("budget", ["--budget=1"]))
process = start("interrupt", [])
while not (directory / "interrupt").exists():
    time.sleep(0.05)
time.sleep(0.5)
process.send_signal(signal.SIGINT)
report("interrupt", process)
print("nothing is left behind:", not list(scratch.iterdir()))
