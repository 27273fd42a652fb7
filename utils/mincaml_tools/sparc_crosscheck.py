"""The command line of utils/sparc-crosscheck."""

import argparse
import json
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from .bench.elf import ElfError, ElfFile
from .options import LEVELS, CommandLine, names, run_main
from .paths import BuildDirectory
from .processes import ToolError, Word, describe_status, require, run
from .program_texts import find
from .tables import table

_DESCRIPTION = """\
Compares violations in runs of SPARC programs with the findings of sparc-lint.

Runs each program in qemu with a plugin (utils/qemu-plugin/sparc-shadow.c) that
reports uses of registers without a value, misaligned accesses, unbalanced windows and
the like, and checks the same executable with sparc-lint. A violation that the plugin
has seen in a function of the program is matched if sparc-lint reports a violation, or
something unproved, of a corresponding rule in that function; or, where a register
without a value may be an argument, of SPL025 in the caller. Otherwise it is missed.

PROGRAM is a MinCaml program (.ml), a C program (.c), assembly without libraries that
defines _start (.s), or an executable. Functions of libraries are ignored; in an
executable only the functions of --own belong to the program.
"""

_EPILOG = """\
Exit status: 0; 1 if a violation is missed or a program does not compile; 2 for wrong
usage or a missing tool.
"""

_CROSS = "sparc64-linux-gnu-gcc-12"
_EMULATORS = {"sparc": "qemu-sparc32plus", "sparcv9": "qemu-sparc64"}
_WORD_SIZES = {"sparc": "-m32", "sparcv9": "-m64"}
_ARGUMENTS = {"sparc": "%[io][0-5]", "sparcv9": "%[io][0-5]|%f[0-9]+"}
_PLUGIN = "sparc-shadow"

# What the plugin reports, and the rules of which one has to be found.
_RULES: Mapping[str, frozenset[str]] = {
    kind: frozenset(f"SPL0{number}" for number in numbers.split())
    for kind, numbers in {
        "undefined": "10 11 15 18 23 25",
        "clobbered": "11 14 15 18 24 25",
        "foreign": "10 11 23 25",
        "misaligned": "22",
        "below-sp": "19 20 23",
        "save-area": "09 19 21",
        "window": "10 23 24",
        "return": "09 10 11 24",
    }.items()
}
# Of this rule what is unproved in a function is about the calls that it contains.
_SIGNATURE = "SPL025"


@dataclass(frozen=True)
class Violation:
    """A line of the plugin's."""

    kind: str
    address: int
    register: str
    call: int

    def may_be_argument(self, target: str) -> bool:
        """The fault may be the caller's, who passes no value."""
        return self.kind in ("undefined", "clobbered") and bool(
            re.fullmatch(_ARGUMENTS[target], self.register)
        )


@dataclass(frozen=True)
class Run:
    status: int
    # None if a signal has ended the program.
    instructions: int | None
    violations: list[Violation]


@dataclass(frozen=True)
class Executable:
    """Something to run. `own` are names of functions of the program."""

    name: str
    path: Path
    target: str
    own: frozenset[str]
    text: bytes = b""


class Functions:
    """The functions of an executable by their addresses."""

    def __init__(self, path: Path) -> None:
        self._by_start = {s.value: s for s in ElfFile(path).symbols() if s.kind == 2 and s.section}

    def at(self, address: int) -> str | None:
        for start, symbol in self._by_start.items():
            if start <= address < start + symbol.size:
                return symbol.name
        return None


@dataclass
class Findings:
    """Rules that are violated or unproved, by function."""

    rules: dict[str, dict[str, set[str]]] = field(default_factory=dict)

    @staticmethod
    def read(text: str | bytes) -> "Findings":
        findings = Findings()
        try:
            rows = json.loads(text)
        except ValueError as error:
            raise ToolError(f"the findings of sparc-lint: {error}") from None
        for row in rows:
            verdicts = findings.rules.setdefault(row.get("function", ""), {})
            verdicts.setdefault(row["rule"], set()).add(row["verdict"])
        return findings

    def of(self, function: str | None, rules: frozenset[str]) -> set[str]:
        """The verdicts on some rules."""
        found: set[str] = set()
        for rule, verdicts in self.rules.get(function or "", {}).items():
            if rule in rules:
                found |= verdicts - {"unproved"} if rule == _SIGNATURE else verdicts
        return found

    def of_calls(self, function: str | None) -> set[str]:
        """The verdicts on what the function passes to others."""
        return self.rules.get(function or "", {}).get(_SIGNATURE, set())


def _strongest(verdicts: set[str]) -> str:
    return next((name for name in ("violation", "unproved") if name in verdicts), "missed")


class Comparer:
    """Runs and checks executables."""

    def __init__(self, build: BuildDirectory, options: argparse.Namespace) -> None:
        self._lint = build.built("sparc-lint")
        self._plugin = build.built_plugin(_PLUGIN)
        self._timeout: int = options.timeout
        self._given: Path | None = options.findings

    def execute(self, program: Executable, directory: Path) -> Run:
        output = directory / "violations"
        output.unlink(missing_ok=True)
        emulator = [_EMULATORS[program.target], "-plugin", f"{self._plugin},out={output}"]
        finished = run([*emulator, program.path], text=program.text, timeout=self._timeout)
        if not output.exists():
            raise ToolError(f"{program.name}: {finished.failure}")
        instructions = None
        violations = []
        for line in output.read_text().splitlines():
            words = line.split()
            if words == ["full"]:
                raise ToolError(f"{program.name}: more violations than the plugin reports")
            if words[0] == "end":
                instructions = int(words[1])
                continue
            kind, address, register, call = words
            violations.append(Violation(kind, int(address, 16), register, int(call, 16)))
        return Run(finished.status, instructions, violations)

    def findings(self, program: Executable) -> Findings:
        if self._given:
            return Findings.read(self._given.read_bytes())
        command: list[Word] = [self._lint, "--format=json", "--unproved", program.path]
        finished = run(command, timeout=self._timeout)
        if finished.status not in (0, 1) or not finished.output:
            raise ToolError(f"{program.name}: sparc-lint: {finished.failure}")
        return Findings.read(finished.output)

    def compare(self, program: Executable, directory: Path) -> list[str]:
        """A row of the table; prints what was missed."""
        functions = Functions(program.path)
        run_ = self.execute(program, directory)
        findings = self.findings(program)
        counts = {"violation": 0, "unproved": 0, "missed": 0}
        for violation in run_.violations:
            function = functions.at(violation.address)
            if function not in program.own:
                continue
            found = findings.of(function, _RULES[violation.kind])
            if violation.may_be_argument(program.target):
                found |= findings.of_calls(functions.at(violation.call))
            verdict = _strongest(found)
            counts[verdict] += 1
            if verdict == "missed":
                print(
                    f"missed: {program.name}: {violation.kind} {violation.register} "
                    f"in {function} at {violation.address:#x}",
                    flush=True,
                )
        ended = run_.instructions is not None
        return [
            program.name,
            str(run_.instructions) if ended else describe_status(run_.status),
            str(sum(counts.values())),
            *map(str, counts.values()),
        ]


class Programs:
    """Makes executables of programs."""

    def __init__(self, build: BuildDirectory, options: argparse.Namespace) -> None:
        self._compiler = build.built("mincaml-llc")
        self._options = options

    def executables(self, path: Path, directory: Path) -> Iterator[Executable]:
        if not path.exists():
            raise ToolError(f"{path}: no such file")
        if path.suffix not in (".ml", ".c", ".s"):
            yield self._ready(path)
            return
        # Assembly is what it is at each level.
        levels = self._options.levels if path.suffix != ".s" else ["0"]
        for target in self._options.targets:
            for level in levels:
                yield self._compiled(path, target, level, directory)

    def _ready(self, path: Path) -> Executable:
        with open(path, "rb") as file:
            is_wide = file.read(5)[4:] == b"\2"
        own = frozenset(self._options.own)
        return Executable(path.name, path.resolve(), "sparcv9" if is_wide else "sparc", own)

    def _compiled(self, path: Path, target: str, level: str, directory: Path) -> Executable:
        output, code = directory / "program", directory / "program.o"
        name = f"{path.name} {target}"
        text = b""
        if path.suffix == ".ml":
            command: list[Word] = [self._compiler, f"--target={target}", f"-O{level}", path]
            require([*command, f"--emit=obj={code}"])
            require([*command, "-o", output])
            given = find(path, "input")
            text = given.content if given else b""
        else:
            flags = ["-nostdlib"] if path.suffix == ".s" else [f"-O{level}"]
            cross = [_CROSS, _WORD_SIZES[target], "-static", "-no-pie", *flags]
            require([*cross, "-c", path, "-o", code])
            require([*cross, code, "-o", output, *(["-lm"] if path.suffix == ".c" else [])])
        if path.suffix != ".s":
            name += f" -O{level}"
        own = frozenset(ElfFile(code).defined_functions())
        return Executable(name, output, target, own, text)


def _command_line() -> CommandLine:
    parser = CommandLine("sparc-crosscheck", _DESCRIPTION, _EPILOG)
    parser.add("programs", nargs="+", type=Path, metavar="PROGRAM")
    parser.add_build_dir()
    parser.add_names("--targets", "target", tuple(_EMULATORS), tuple(_EMULATORS))
    parser.add_names("--levels", "level", LEVELS, ("0", "2"))
    parser.add(
        "--own",
        type=names,
        default=["_start", "main"],
        metavar="NAMES",
        help="functions of executables that are the program's (default: _start,main)",
    )
    parser.add_timeout("program", 60)
    parser.add(
        "--findings",
        type=Path,
        metavar="FILE",
        help="compare with these findings in JSON instead of those of sparc-lint",
    )
    parser.add("--markdown", action="store_true", help="print the table in Markdown")
    return parser


def _require_tools(targets: Sequence[str]) -> None:
    for tool in (_CROSS, *(_EMULATORS[target] for target in targets)):
        if not shutil.which(tool):
            raise ToolError(f"{tool} not found")


def _main(words: Sequence[str]) -> int:
    options = _command_line().parse(words)
    _require_tools(options.targets)
    build = BuildDirectory.of(options.build_dir)
    comparer = Comparer(build, options)
    programs = Programs(build, options)
    rows = [["program", "instructions", "dynamic", "violation", "unproved", "missed"]]
    failed = False
    with tempfile.TemporaryDirectory() as scratch:
        for path in options.programs:
            try:
                for program in programs.executables(path, Path(scratch)):
                    rows.append(comparer.compare(program, Path(scratch)))
            except (ToolError, ElfError) as error:
                print(f"failed: {path}: {error}", file=sys.stderr)
                failed = True
    print(table(rows, options.markdown))
    return 1 if failed or any(row[-1] != "0" for row in rows[1:]) else 0


def main(words: Sequence[str]) -> int:
    return run_main("sparc-crosscheck", _main, words)
