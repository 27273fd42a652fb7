"""Uses the prompt in a terminal. Arguments: the compiler, and a new home directory."""

import os
import pty
import select
import shutil
import signal
import sys
import time


class Terminal:
    """A process that runs in a terminal."""

    def __init__(self, command: list[str], home: str) -> None:
        self._process, self._terminal = pty.fork()
        if not self._process:
            # A test may run where this signal is ignored.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.environ.update(HOME=home, TERM="vt100")
            os.execvp(command[0], command)

    def waits(self, text: bytes, seconds: float = 20) -> bool:
        """Whether the process prints the text."""
        found = b""
        end = time.monotonic() + seconds
        while text not in found and time.monotonic() < end:
            if select.select([self._terminal], [], [], 0.1)[0]:
                found += os.read(self._terminal, 4096)
        return text in found

    def types(self, text: bytes) -> None:
        """Types the text on the keyboard."""
        os.write(self._terminal, text)

    def status(self) -> int:
        """The exit status of the process, which should end soon."""
        signal.alarm(60)
        return os.waitstatus_to_exitcode(os.waitpid(self._process, 0)[1])


def report(what: str, is_right: bool) -> None:
    """Prints a result."""
    print(f"{what}: {'yes' if is_right else 'no'}", flush=True)


def main(compiler: str, home: str) -> None:
    """Checks what a user sees."""
    shutil.rmtree(home, ignore_errors=True)
    os.makedirs(home)
    prompt = Terminal([compiler, "--interactive"], home)
    prompt.waits(b"# ")
    prompt.types(b"let abcdef = 42;;\n")
    prompt.waits(b"val abcdef")
    prompt.types(b"abcd\t")
    time.sleep(1)
    prompt.types(b" + 1;;\n")
    report("completed", prompt.waits(b"int = 43"))
    prompt.types(b"let rec loop () = loop ();;\n")
    prompt.waits(b"val loop")
    for mode in ("compile", "interpret"):
        prompt.types(f"#{mode};;\nprint_endline \"begin\"; (loop () : unit);;\n".encode())
        # The first text is what was typed.
        prompt.waits(b"begin\r\n")
        time.sleep(0.5)
        prompt.types(b"\x03")
        report(f"interrupted, {mode.rstrip('e')}ed", prompt.waits(b"Interrupted."))
    prompt.types(b"abcdef;;\n")
    report("defined before", prompt.waits(b"int = 42"))
    prompt.types(b"let wrong =\n")
    time.sleep(0.5)
    prompt.types(b"3 +\x03")
    time.sleep(0.5)
    prompt.types(b"4 + 5;;\n")
    report("typed again", prompt.waits(b"- : int = 9"))
    prompt.types(b"read_line ();;\n")
    prompt.waits(b";;\r\n")
    time.sleep(0.5)
    prompt.types(b"typed\n")
    report("input of a phrase", prompt.waits(b'string = "typed"'))
    prompt.types(b"#quit;;\n")
    print("status:", prompt.status())
    with open(os.path.join(home, ".mincaml-llc-history"), encoding="utf-8") as history:
        report("history", "abcdef" in history.read())


main(*sys.argv[1:])
