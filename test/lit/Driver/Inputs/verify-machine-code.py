"""Lets LLVM verify the machine code of programs after each pass, on every target, at
every level, with every allocator, with and without -g:
verify-machine-code.py MINCAML-LLC UTILS FOLDER...

Each configuration compiles one program; which one changes from day to day.
"""

import datetime
import itertools
import sys
import tempfile
from pathlib import Path

compiler, utils, *folders = sys.argv[1:]
sys.path.insert(0, utils)
from mincaml_tools.allocators import ALLOCATORS  # noqa: E402
from mincaml_tools.batch import BatchCommand, run_batch  # noqa: E402

programs = sorted(path for folder in folders for path in Path(folder).rglob("*.ml"))
# Parts of programs, and programs of which there is more than a file.
programs = [path for path in programs if "Inputs" not in path.parts]
targets = ("--target=sparc", "--target=sparc -mcpu=v9", "--target=sparcv9", "--target=host")
configurations = [
    f"{target} -O{level} -regalloc={allocator} {debug}".split()
    for allocator, level, target, debug in itertools.product(
        ALLOCATORS, range(4), targets, ("", "-g")
    )
]
first = datetime.date.today().toordinal() * len(configurations)
with tempfile.TemporaryDirectory() as name:
    directory = Path(name)
    commands = []
    for number, configuration in enumerate(configurations):
        program = programs[(first + number) % len(programs)]
        options = [*configuration, "-c", "-verify-machineinstrs", "-o", "/dev/null"]
        words = [*options, str(program)]
        commands.append(BatchCommand(words, stderr=directory / f"{number}.errors"))
    statuses = run_batch(Path(compiler), commands, directory, 60)
    failures = 0
    for number, status in enumerate(statuses):
        if not status:
            continue
        errors = directory.joinpath(f"{number}.errors").read_text(errors="replace")
        # An allocator that does not spill may give up.
        if status == 1 and "nospill: out of registers" in errors:
            continue
        failures += 1
        print(*commands[number].words, f"\nstatus {status}\n{errors[:2000]}")
print(f"{len(commands)} compilations, {failures} failures")
