#!/usr/bin/env python3
"""Makes a directory as utils/difftest does for a failure; with --check asks
utils/reduce about programs instead."""

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

parser = argparse.ArgumentParser()
parser.add_argument("program", type=Path)
parser.add_argument("directory", type=Path)
parser.add_argument("--flag", action="append", default=[])
parser.add_argument("--check", type=Path)
parser.add_argument("--compiler")
options = parser.parse_args()
options.directory.mkdir()

if not options.check:
    shutil.copy(options.program, options.directory / "program.ml")
    nothing = {"status": 0, "stdout": "", "stderr": ""}
    failure = {
        "name": options.program.name,
        "kind": "mismatch",
        "configuration": {
            "target": "host",
            "flags": options.flag,
            "environment": [],
        },
        "reference": "interpret",
        "interpret_steps": 10000,
        "expected": nothing,
        "actual": nothing,
        "commands": [],
    }
    (options.directory / "failure.json").write_text(json.dumps(failure))
    sys.exit()


def ask(
    what: str,
    text: str,
    difference: str,
    flags: Sequence[str] = (),
    reference: str = "interpret",
) -> None:
    config = options.directory / "configuration.json"
    config.write_text(
        json.dumps(
            {
                "compiler": options.compiler,
                "target": "host",
                "flags": list(flags),
                "reference": reference,
                "interpret_steps": 10000,
                "timeout": 10,
                "environment": [],
                "difference": difference,
            }
        )
    )
    program = options.directory / "program.ml"
    program.write_text(text)
    process = subprocess.run(
        [sys.executable, options.check, "--check", config, program]
    )
    print(f"{what}: {process.returncode}")


OTHER = "other output, messages or exit status"
CRASH = "compiler crash: -fdebug-crash"
ask("crash of the compiler", "print_int 1", CRASH, ["-fdebug-crash"])
ask("crash, where an error is wanted", "print_int 1", OTHER, ["-fdebug-crash"])
ask("no difference", "print_int 1", OTHER)
ask("endless for the reference", "let rec f () = f () in f ()", OTHER)
ask("out of bounds without checks", "(Array.make 1 1).(9) <- 1", OTHER, ["--unsafe"])
# Warnings are errors for one of them.
ask(
    "another reference",
    "let a = [||] in ()",
    "compiler error: nothing determines the type of the elements of this array; assuming int [MCN]",
    ["-Werror"],
    "--target=host -O1",
)
