"""The machine, and the versions of the compilers that are measured."""

import os
import platform
import re
from collections.abc import Iterable
from pathlib import Path

from ..processes import ToolError, require
from .tools import CLANG, MINCAML, OCAML_WRAPPER, Toolbox
from .variants import QEMU, Variant

_TIMEOUT = 60
# The programs, as they call themselves at --version, in the order of the list.
_COMPILERS = (MINCAML, "sparc64-linux-gnu-gcc-12", "gcc", CLANG, "ocamlopt", *QEMU.values())


def _processor() -> str:
    """Its name and how many there are, as Linux has it."""
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        text = ""
    found = re.search(r"^model name\s*:\s*(.*)$", text, re.MULTILINE)
    name = found[1] if found else platform.machine()
    return f"{name}, {os.cpu_count()} processors"


def _system() -> str:
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        return platform.system()


def _version(tool: str, tools: Toolbox) -> str:
    """The first line of --version; of mincaml-llc also LLVM's."""
    command = tools.clang() if tool == CLANG else [tools.path(tool)]
    option = "-version" if tool == "ocamlopt" else "--version"
    try:
        output = require([*command, option], timeout=_TIMEOUT).output
    except ToolError as error:
        return f"unknown ({error})".splitlines()[0]
    lines = output.decode("utf-8", "replace").splitlines()
    return ", ".join(line.strip() for line in lines[: 2 if tool == MINCAML else 1])


def describe(
    variants: Iterable[Variant], targets: Iterable[str], timed: bool, tools: Toolbox
) -> list[list[str]]:
    """A table of the machine and of the programs that these variants need."""
    needed = {
        tool
        for variant in variants
        for target in targets
        if variant.supports(target)
        for tool in variant.required_tools(target, quick=not timed)
    }
    needed.discard(OCAML_WRAPPER)
    rows = [["", ""], ["system", _system()]]
    if timed:
        rows.append(["processor", _processor()])
    for tool in _COMPILERS:
        if tool in needed and tools.find(tool):
            rows.append([tool, _version(tool, tools)])
    return rows
