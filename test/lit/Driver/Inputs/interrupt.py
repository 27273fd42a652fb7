"""interrupt.py [--program | --twice LIBRARY] SIGNAL DIRECTORY COMMAND...

Runs COMMAND with an endless standard input, sends it a signal when a temporary
file stands in DIRECTORY (with --program: when it printed something), and
succeeds if the signal ended it and it left nothing there.

With --twice another signal of the same number follows. LIBRARY, which is loaded
first, makes the removal of a file take 10 ms.
"""

import os
import signal
import subprocess
import sys
import time

arguments = sys.argv[1:]
wait_for_output = arguments[0] == "--program"
if wait_for_output:
    arguments = arguments[1:]
environment = dict(os.environ)
is_sent_twice = arguments[0] == "--twice"
if is_sent_twice:
    environment["LD_PRELOAD"] = arguments[1]
    arguments = arguments[2:]
number = getattr(signal, arguments[0])
directory = arguments[1]
before = set(os.listdir(directory))

compiler = subprocess.Popen(
    arguments[2:],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    # Shells start background jobs with some signals ignored.
    preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
    env={**environment, "TMPDIR": directory},
)
if wait_for_output:
    assert compiler.stdout is not None
    compiler.stdout.read(1)
deadline = time.time() + 60
while set(os.listdir(directory)) == before and time.time() < deadline:
    # With --program and a JIT there is no file.
    if wait_for_output:
        break
    time.sleep(0.01)
compiler.send_signal(number)
if is_sent_twice:
    time.sleep(0.003)
    compiler.send_signal(number)
# The program has the pipe too: it ends when both are gone.
compiler.communicate()
left = set(os.listdir(directory)) - before
if compiler.returncode != -number:
    sys.exit(f"exit status {compiler.returncode}, expected signal {number}")
if left:
    sys.exit(f"left behind: {sorted(left)}")
