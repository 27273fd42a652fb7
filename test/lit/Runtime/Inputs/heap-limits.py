"""Checks that programs finish if the heap is not much larger than their live data.

    heap-limits.py DIRECTORY [RUNNER ...] -- COMPILER [OPTION ...] -- PROGRAM ...

Compiles each program and runs it twice by the command RUNNER: collecting often, which
shows how much is alive, and with MINCAML_HEAP_MAX at 1.2 times that and 256 KB, a block
for each size of objects. Both have to print what an ordinary run prints. Prints the
number of programs, those that have failed, and with how much live data.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

SHARE = 1.2
BLOCKS = 256 << 10
ALIVE = re.compile(rb"and (\d+) bytes alive")


def main() -> int:
    words = sys.argv[1:]
    first = words.index("--")
    second = words.index("--", first + 1)
    directory, *runner = words[:first]
    executable = Path(directory, "program")
    compiler, programs = words[first + 1 : second], words[second + 1 :]
    failed = 0

    def run(**environment: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [*runner, str(executable)],
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=120,
        )

    for program in programs:
        subprocess.run(
            [*compiler, program, "--emit=exe", "-o", str(executable)], check=True
        )
        expected = run()
        often = run(MINCAML_GC="stats,stress=37")
        found = ALIVE.search(often.stderr)
        assert found and expected.returncode == 0 and often.stdout == expected.stdout
        alive = int(found[1])
        limit = int(alive * SHARE) + BLOCKS
        if run(MINCAML_HEAP_MAX=str(limit)).stdout != expected.stdout:
            failed += 1
            print(f"{Path(program).name}: {alive} bytes are alive, {limit} too few")
    print(f"{len(programs)} programs, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
