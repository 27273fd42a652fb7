"""signal_masks.py SIGNAL COMMAND...

Runs COMMAND, which waits for its standard input, and prints for each of its threads,
in the order in which they were created, whether the signal is blocked there.
"""

import pathlib
import signal
import subprocess
import sys
import time

number = getattr(signal, sys.argv[1])
compiler = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE)
threads = pathlib.Path(f"/proc/{compiler.pid}/task")


def waits(thread: pathlib.Path) -> bool:
    state = (thread / "stat").read_text().rpartition(")")[2].split()[0]
    return state == "S"


deadline = time.time() + 60
while time.time() < deadline:
    ids = sorted(threads.iterdir(), key=lambda thread: int(thread.name))
    if len(ids) > 1 and all(waits(thread) for thread in ids):
        break
    time.sleep(0.01)
for thread in ids:
    status = dict(line.split(":", 1) for line in (thread / "status").read_text().splitlines())
    is_blocked = int(status["SigBlk"], 16) >> (number - 1) & 1
    print(f"{sys.argv[1]} is {'blocked' if is_blocked else 'not blocked'}")
compiler.kill()
compiler.communicate()
