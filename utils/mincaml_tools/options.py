"""Conventions of the command lines in utils/.

An option has one spelling and one meaning in all scripts; CommandLine defines those
that several scripts have. An option that the chosen mode ignores is an error. The exit
status is 0 if nothing failed, 1 if something did, 2 for wrong usage or a missing
tool, 130 after Ctrl-C.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from .campaigns.shards import Shard
from .paths import ROOT, BuildDirectory
from .processes import ToolError
from .toolchain import Toolchain


def positive(text: str) -> int:
    """The type of options that count something."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a positive number")
    return int(text)


def natural(text: str) -> int:
    """The type of options for which 0 has a meaning."""
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 0 up")
    return int(text)


def percentage(text: str) -> int:
    """The type of options that are shares."""
    if not text.isascii() or not text.isdigit() or int(text) > 100:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 0 to 100")
    return int(text)


def names(text: str) -> list[str]:
    """The type of lists, whose elements are separated by commas."""
    chosen = [part.strip() for part in text.split(",")]
    return list(dict.fromkeys(part for part in chosen if part))


def check_names(what: str, chosen: Iterable[str], known: Iterable[str]) -> None:
    """Raises ToolError for the first name that is not a known one."""
    known = list(known)
    for name in chosen:
        if name not in known:
            raise ToolError(f"unknown {what} '{name}'; known: {', '.join(known)}")


def names_of(what: str, known: Iterable[str]) -> Callable[[str], list[str]]:
    """The type of lists whose elements are known."""

    def convert(text: str) -> list[str]:
        chosen = names(text)
        try:
            check_names(what, chosen, known)
        except ToolError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
        if not chosen:
            raise argparse.ArgumentTypeError(f"names no {what}")
        return chosen

    return convert


def _shown(default: Sequence[str], known: Sequence[str]) -> str:
    return "all" if list(default) == list(known) else ",".join(default)


LEVELS = ("0", "1", "2", "3")


def of_language(flags: Iterable[str]) -> list[str]:
    """The options of mincaml-llc that change the meaning of programs, which the
    reference interpreter needs, too."""
    return [flag for flag in flags if flag == "-fcheck-overflow"]


class CommandLine(argparse.ArgumentParser):
    """The command line of one script."""

    def __init__(self, program: str, description: str, epilog: str = "") -> None:
        super().__init__(
            prog=program,
            description=description,
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self._given: set[str] = set()
        self._section: argparse._ActionsContainer = self

    def section(self, title: str) -> None:
        """Starts a group of options in the help text."""
        self._section = self.add_argument_group(title)

    def add(self, *names: str, **settings: Any) -> None:
        """add_argument, in the current section."""
        self._section.add_argument(*names, **settings)

    def add_number(self, option: str, default: int, what: str, least: int = 1) -> None:
        """An option that counts something; `least` is 0 or 1."""
        self.add(
            option,
            type=positive if least else natural,
            default=default,
            metavar="N",
            help=f"{what} (default: {default})",
        )

    def add_percentage(self, option: str, default: int, what: str) -> None:
        self.add(
            option,
            type=percentage,
            default=default,
            metavar="PERCENT",
            help=f"{what} (default: {default})",
        )

    def add_build_dir(self, default: str = "build") -> None:
        self.add(
            "--build-dir",
            type=Path,
            default=ROOT / default,
            metavar="DIR",
            help=f"build directory of the project (default: {default})",
        )

    def add_toolchain(self, *programs: str) -> None:
        """--llvm-dir, and options that replace single programs of LLVM."""
        self.add(
            "--llvm-dir",
            type=Path,
            metavar="DIR",
            help="directory of LLVM's programs (default: that of the LLVM that the build uses)",
        )
        for name in programs:
            self.add(
                f"--{name}", metavar="COMMAND", help=f"instead of {name} in --llvm-dir"
            )

    def add_seed(self) -> None:
        self.add_number("--seed", 1, "the first seed", least=0)

    def add_jobs(self) -> None:
        self.add(
            "--jobs",
            type=positive,
            default=os.cpu_count(),
            metavar="N",
            help="number of jobs to run at a time (default: one for each processor)",
        )

    def add_shard(self) -> None:
        self.add(
            "--shard",
            type=Shard.parse,
            default=Shard(),
            metavar="K/N",
            help="the K-th of N parts of the campaign (default: 1/1, all of it)",
        )

    def add_json(self) -> None:
        self.add(
            "--json",
            type=Path,
            metavar="FILE",
            help="write a report here, for utils/merge-reports",
        )

    def add_seconds(self, default: int = 0, what: str = "start nothing after so many") -> None:
        self.add_number("--seconds", default, f"{what}; 0: no limit", least=0)

    def add_max_failures(self, default: int = 20) -> None:
        self.add_number("--max-failures", default, "stop after so many; 0: no limit", least=0)

    def add_timeout(self, what: str, default: int) -> None:
        self.add(
            "--timeout",
            type=positive,
            default=default,
            metavar="SECONDS",
            help=f"time limit of one {what} (default: {default})",
        )

    def add_interpret_steps(self, default: int) -> None:
        what = "limit of the reference interpreter; programs that reach it are left out"
        self.add_number("--interpret-steps", default, what)

    def add_compiler_flags(self) -> None:
        self.add(
            "--compiler-flags", default="", metavar="FLAGS", help="more options for mincaml-llc"
        )

    def add_output_dir(self, what: str) -> None:
        self.add("--output-dir", type=Path, metavar="DIR", help=f"keep {what} here")

    def add_names(
        self, option: str, what: str, known: Sequence[str], default: Sequence[str], note: str = ""
    ) -> None:
        """A list of known names."""
        self.add(
            option,
            type=names_of(what, known),
            default=list(default),
            metavar="NAMES",
            help=f"{what}s, of {', '.join(known)}{note and '; ' + note} "
            f"(default: {_shown(default, known)})",
        )

    def parse(self, words: Sequence[str]) -> argparse.Namespace:
        """The options; remembers which were given."""
        options = self.parse_args(words)
        # An option keeps its own marker exactly if it is not given.
        markers: dict[str, list[str]] = {name: [] for name in vars(options)}
        probed = self.parse_args(words, argparse.Namespace(**markers))
        self._given = {
            name for name, marker in markers.items() if getattr(probed, name) is not marker
        }
        return options

    def is_given(self, option: str) -> bool:
        return option.removeprefix("--").replace("-", "_") in self._given

    def refuse(self, mode: str, *ignored: str) -> None:
        """Ends with an error if one of these options was given: the mode, which is
        spelled as on the command line, would ignore it."""
        for option in ignored:
            if self.is_given(option):
                self.error(f"{option} cannot be used with {mode}, where it has no effect")

    def only_with(self, mode: str, *needing: str) -> None:
        """Ends with an error if one of these options was given: the mode that they
        belong to, which is spelled as on the command line, was not chosen."""
        for option in needing:
            if self.is_given(option):
                self.error(f"{option} can be used only with {mode}")


def build_and_toolchain(options: argparse.Namespace) -> tuple[BuildDirectory, Toolchain]:
    """As add_build_dir and add_toolchain have added them."""
    build = BuildDirectory.of(options.build_dir)
    return build, Toolchain.of(build, options)


def run_main(program: str, main: Callable[[Sequence[str]], int], words: Sequence[str]) -> int:
    """Calls the main function of a script; failures become messages."""
    try:
        return main(words)
    except ToolError as error:
        print(f"{program}: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        file = f"{error.filename}: " if error.filename else ""
        print(f"{program}: {file}{error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
