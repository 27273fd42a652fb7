"""Draws configurations of the compiler in a build directory. Prints the levels and
allocators of those for the host that prove the allocation, or one that does not."""

import random
import sys
from pathlib import Path

from mincaml_tools.compiler import Compiler
from mincaml_tools.difftest.configurations import Space
from mincaml_tools.paths import BuildDirectory

space = Space.of(Compiler(BuildDirectory.of(Path(sys.argv[1]))))
rng = random.Random(1)
proved = set()
for _ in range(5000):
    configuration = space.draw(rng, may_fail=True, environment=())
    for flag in configuration.flags:
        if not flag.startswith("-regalloc="):
            continue
        if "--verify-regalloc" not in configuration.flags:
            sys.exit(f"the allocation is not proved: {configuration}")
        if configuration.target == "host":
            proved.add(f"{configuration.flags[0]} {flag}")
print("\n".join(sorted(proved)))
