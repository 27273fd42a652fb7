"""What a shell makes of a line when Tab is pressed, as a user sees it.

    complete.py bash|zsh|fish SHARE-DIRECTORY LINE...

Each line is typed in an interactive shell on a terminal, then Tab and Enter. The
program is a function here that prints its arguments: one line for each.
"""

import os
import pty
import re
import select
import signal
import sys
import tempfile
import time
from pathlib import Path

SECONDS = 60
ARGUMENTS = re.compile(r"BEGIN<(.*?)>END")


def setup(shell: str, share: Path) -> tuple[list[str], str]:
    """The command that starts the shell, and what is typed first."""
    if shell == "bash":
        return ["bash", "--norc", "--noprofile", "-i"], (
            f"PS1=; bind 'set bell-style none'; . {share}/bash-completion/completions/mincaml-llc; "
            "mincaml-llc() { printf 'BEG''IN<%s>END\\n' \"$*\"; }"
        )
    if shell == "zsh":
        return ["zsh", "-f", "-i"], (
            f"PS1=; fpath=({share}/zsh/site-functions $fpath); "
            "autoload -Uz compinit; compinit -D -u; unsetopt beep; "
            "mincaml-llc() { printf 'BEG''IN<%s>END\\n' \"$*\" }"
        )
    return ["fish", "--no-config", "--interactive"], (
        f"source {share}/fish/vendor_completions.d/mincaml-llc.fish; function fish_prompt; end; "
        "function mincaml-llc; printf 'BEG''IN<%s>END\\n' \"$argv\"; end"
    )


class Terminal:
    """A shell on a terminal of its own."""

    def __init__(self, command: list[str], home: str) -> None:
        self.text = ""
        environment = {
            "PATH": os.environ["PATH"], "HOME": home, "TERM": "dumb", "LC_ALL": "C.UTF-8",
            "COLUMNS": "1000", "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home,
        }
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.execvpe(command[0], command, environment)

    def type(self, keys: str) -> None:
        os.write(self.descriptor, keys.encode())

    def wait_for(self, pattern: re.Pattern[str]) -> str:
        """The first group of what the shell prints."""
        end = time.monotonic() + SECONDS
        while not (match := pattern.search(self.text)):
            if time.monotonic() > end or not self._read():
                sys.exit(f"the shell has not answered:\n{self.text}")
        self.text = self.text[match.end() :]
        return match[1]

    def _read(self) -> bool:
        if not select.select([self.descriptor], [], [], SECONDS)[0]:
            return False
        try:
            self.text += os.read(self.descriptor, 65536).decode(errors="replace")
        except OSError:
            return False
        return True

    def end(self) -> None:
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)


def main() -> None:
    shell, share, lines = sys.argv[1], Path(sys.argv[2]), sys.argv[3:]
    command, preparation = setup(shell, share)
    with tempfile.TemporaryDirectory() as home:
        terminal = Terminal(command, home)
        terminal.type(preparation + "; mincaml-llc is ready\n")
        terminal.wait_for(ARGUMENTS)
        for line in lines:
            # A completion in an open quote closes it.
            terminal.type(f"mincaml-llc {line}\t\n")
            print(terminal.wait_for(ARGUMENTS), flush=True)
        terminal.end()


main()
