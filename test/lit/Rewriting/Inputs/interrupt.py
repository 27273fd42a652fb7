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


def is_smaller(name: str) -> bool:
    output = directory / name
    return output.exists() and output.stat().st_size < program.stat().st_size


def report(name: str, process: subprocess.Popen[str]) -> None:
    errors = process.communicate()[1]
    subprocess.check_call(
        [options.compiler, "--emit=typed", "-w", "-o", os.devnull, directory / name]
    )
    print(f"{name}: status {process.returncode}, a smaller program: {is_smaller(name)}")
    print(errors.splitlines()[-1].partition("; ")[2])


# How much a second finds depends on the machine.
budget = 1
while True:
    process = start("budget", [f"--budget={budget}"])
    process.wait()
    if is_smaller("budget") or budget > 60:
        break
    budget *= 4
report("budget", process)
process = start("interrupt", [])
while process.poll() is None and not is_smaller("interrupt"):
    time.sleep(0.05)
process.send_signal(signal.SIGINT)
report("interrupt", process)
print("nothing is left behind:", not list(scratch.iterdir()))
