"""ignore.py COMMAND...: sends COMMAND signals that it ignores and then a program
on its standard input; it has to compile that."""

import signal
import subprocess
import sys
import time

compiler = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE)
time.sleep(0.5)
for number in [signal.SIGINT, signal.SIGHUP]:
    compiler.send_signal(number)
compiler.communicate(b"print_int 1")
sys.exit(compiler.returncode)
