"""Debugs a program under a user-mode emulator with gdb-multiarch.

    remote.py EMULATOR PROGRAM BREAKPOINTS INSPECT [SCRIPTS]

Runs the commands of BREAKPOINTS, continues, and runs those of INSPECT. Prints
what the debugger prints. It loads scripts in the folder SCRIPTS that the program
names.
"""

import socket
import subprocess
import sys

TIMEOUT = 60


def free_port() -> int:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        port: int = server.getsockname()[1]
        return port


def main() -> None:
    emulator, program, breakpoints, inspect, *scripts = sys.argv[1:]
    trust = [f"add-auto-load-safe-path {folder}" for folder in scripts]
    port = free_port()
    running = subprocess.Popen(
        [emulator, "-g", str(port), program], stdout=subprocess.DEVNULL
    )
    try:
        debugger = subprocess.run(
            [
                *("gdb-multiarch", "-batch", "-nx"),
                *(word for command in trust for word in ("-iex", command)),
                # The emulator may need a moment to listen; gdb tries again.
                *("-ex", "set tcp connect-timeout 30"),
                *("-ex", f"target remote 127.0.0.1:{port}"),
                *("-x", breakpoints, "-ex", "continue", "-x", inspect),
                program,
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=TIMEOUT,
        )
        print(debugger.stdout)
    finally:
        running.kill()
        running.wait()


main()
