"""Sends signals to a prompt whose input and output are pipes. Argument: the compiler."""

import os
import signal
import subprocess
import sys
import time

PHRASES = """\
let rec loop () = loop ();;
let rec print n = print_int n; print_newline (); print (n + 1);;
"""


class Prompt:
    """A prompt that runs."""

    def __init__(self, compiler: str) -> None:
        # A test may run where this signal is ignored.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        self._process = subprocess.Popen(
            [compiler, "--interactive"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            bufsize=0,
        )

    def enter(self, text: str) -> None:
        """Writes to the input."""
        assert self._process.stdin
        self._process.stdin.write(text.encode())

    def read_until(self, text: str) -> str:
        """Reads the output up to a text."""
        assert self._process.stdout
        signal.alarm(100)
        found = b""
        while text.encode() not in found:
            more = os.read(self._process.stdout.fileno(), 1 << 16)
            if not more:
                break
            found += more
        signal.alarm(0)
        return found.decode()

    def interrupt(self) -> None:
        """Sends SIGINT to the prompt, but not to the process of the phrase."""
        os.kill(self._process.pid, signal.SIGINT)

    def kill_phrase(self) -> None:
        """Ends the process of a compiled phrase by SIGKILL."""
        for thread in os.listdir(f"/proc/{self._process.pid}/task"):
            path = f"/proc/{self._process.pid}/task/{thread}/children"
            with open(path, encoding="ascii") as children:
                for child in children.read().split():
                    os.kill(int(child), signal.SIGKILL)

    def end(self) -> int:
        """Ends the input, and returns the exit status."""
        assert self._process.stdin
        self._process.stdin.close()
        return self._process.wait(100)


def are_successive(lines: list[str]) -> bool:
    """Whether the lines are the numbers from 0 on."""
    return lines == [str(number) for number in range(len(lines))]


def main(compiler: str) -> None:
    """Interrupts phrases."""
    for mode in ("compile", "interpret"):
        prompt = Prompt(compiler)
        prompt.enter(f"#{mode};;\n{PHRASES}")
        prompt.read_until("val print : int -> 'a = <fun>\n")
        prompt.enter('print_string "printed before"; (loop () : unit);;\n')
        time.sleep(1)
        prompt.interrupt()
        # The text has no newline, so it has waited in a buffer.
        print(f"{mode}:", prompt.read_until("Interrupted.\n"), end="")
        prompt.enter("(print 0 : unit);;\n")
        start = prompt.read_until("999\n")
        prompt.interrupt()
        lines = (start + prompt.read_until("Interrupted.\n")).splitlines()
        # The last number can be incomplete.
        print("no gaps:", are_successive(lines[:-1]))
        if mode == "compile":
            prompt.enter("(loop () : unit);;\n")
            time.sleep(1)
            prompt.kill_phrase()
            print(prompt.read_until("\n"), end="")
        prompt.enter("1 + 1;;\n")
        print(prompt.read_until("- : int = 2\n"), end="")
        print("status:", prompt.end(), flush=True)


main(*sys.argv[1:])
