"""status.py N COMMAND...: runs COMMAND and succeeds if its status is N."""

import subprocess
import sys

expected = int(sys.argv[1])
status = subprocess.run(sys.argv[2:]).returncode
if status != expected:
    sys.exit(f"exit status {status}, expected {expected}")
