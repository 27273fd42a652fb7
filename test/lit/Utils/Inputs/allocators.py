"""Compares the allocators that the scripts know with those of the compiler, which is
named by the first argument."""

import sys
from pathlib import Path

from mincaml_tools.allocators import ALLOCATORS
from mincaml_tools.processes import require

lines = require([Path(sys.argv[1]), "--print-register-allocators"]).output.decode().splitlines()
names = {line.split()[0] for line in lines} - {"default"}
if names != set(ALLOCATORS):
    sys.exit(f"mincaml-llc has {sorted(names)}, the scripts have {sorted(ALLOCATORS)}")
print(f"{len(names)} allocators")
