"""Raw profiles, and the lines and branches that they cover."""

import re
import struct
from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from ..paths import ROOT
from ..processes import ToolError, require
from ..toolchain import Toolchain

# The magic number of a raw profile of a 64-bit program.
_MAGIC = b"\x81rforpl\xff"
# The fields of its header that precede the counters, each of 64 bits: magic number,
# version, size of the build identifiers, functions, padding, counters.
_HEADER = struct.Struct("<8s5Q")
# The size of the header, and of what it has for each function, by version.
_SIZES = {9: (16 * 8, 64), 10: (16 * 8, 64)}


def reached_counters(path: Path) -> set[int]:
    """The numbers of the counters of a raw profile that are not zero. They are the
    same for every run of a program."""
    data = path.read_bytes()
    if len(data) < _HEADER.size or data[:8] != _MAGIC:
        raise ToolError(f"{path} is not a raw profile")
    _, version, identifiers, functions, padding, counters = _HEADER.unpack_from(data)
    # The upper bits of the version are flags.
    version &= 0xFFFFFFFF
    if version not in _SIZES:
        raise ToolError(f"{path}: version {version} of raw profiles is not known")
    header, function = _SIZES[version]
    begin = header + identifiers + functions * function + padding
    values = array("Q")
    values.frombytes(data[begin : begin + 8 * counters])
    if len(values) != counters:
        raise ToolError(f"{path} ends too early")
    return {number for number, value in enumerate(values) if value}


def merge(toolchain: Toolchain, inputs: Iterable[Path], output: Path) -> None:
    """Merges raw profiles."""
    files = output.with_suffix(".files")
    files.write_text("".join(f"{path}\n" for path in inputs))
    require([toolchain.path("llvm-profdata"), "merge", "-sparse", "-f", files, "-o", output])


@dataclass
class FileCoverage:
    """A source file: how often each line was executed, each branch taken."""

    lines: dict[int, int] = field(default_factory=dict)
    branches: dict[tuple[int, str], int] = field(default_factory=dict)

    def add(self, other: "FileCoverage") -> None:
        for line, count in other.lines.items():
            self.lines[line] = self.lines.get(line, 0) + count
        for branch, count in other.branches.items():
            self.branches[branch] = self.branches.get(branch, 0) + count


# A statement whose failure is a mistake in the compiler.
_CHECK = re.compile(r"^\s*(assert\(|llvm_unreachable\(|cantFail\()")


def _checked_lines(text: str) -> set[int]:
    """The lines of assertions and of unreachable statements."""
    lines = set()
    is_inside = False
    for number, line in enumerate(text.splitlines(), 1):
        is_inside = is_inside or bool(_CHECK.match(line))
        if is_inside:
            lines.add(number)
        if line.rstrip().endswith(";"):
            is_inside = False
    return lines


def coverage(
    toolchain: Toolchain, program: Path, profile: Path, folders: list[str]
) -> dict[str, FileCoverage]:
    """What a merged profile covers of the files of these folders, by their paths in
    the tree. Assertions do not count, nor do statements that cannot be reached."""
    exported = require(
        [
            toolchain.path("llvm-cov"),
            "export",
            "-format=lcov",
            f"-instr-profile={profile}",
            program,
            *(ROOT / folder for folder in folders),
        ]
    ).output.decode()
    files: dict[str, FileCoverage] = {}
    for record in exported.split("end_of_record\n"):
        rows = [line.partition(":")[::2] for line in record.splitlines()]
        names = [value for key, value in rows if key == "SF"]
        if not names:
            continue
        path = Path(names[0])
        checked = _checked_lines(path.read_text())
        file = FileCoverage()
        for key, value in rows:
            if key == "DA":
                line, count = value.split(",")[:2]
                if int(line) not in checked:
                    file.lines[int(line)] = int(count)
            elif key == "BRDA":
                line, block, branch, taken = value.split(",")
                name = int(line), f"{block},{branch}"
                if int(line) not in checked:
                    count_taken = 0 if taken == "-" else int(taken)
                    file.branches[name] = file.branches.get(name, 0) + count_taken
        files.setdefault(str(path.relative_to(ROOT)), FileCoverage()).add(file)
    return files
