"""utils/source-faults: faults in the sources of the compiler, for the lit tests to find."""

import json
import re
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .options import CommandLine, check_names, run_main
from .paths import ROOT, BuildDirectory
from .processes import Finished, TimeLimitExceeded, ToolError, require, run

_FAULTS = ROOT / "test/tools/source-faults/faults.txt"
_DESCRIPTION = """\
Plants the faults of test/tools/source-faults/faults.txt in the sources of the compiler, one
at a time, and runs lit tests until one fails.

Only one object file is compiled for a fault, with the command of the build directory, whose
other files are used as they are; the source tree is not changed. The script prints a line for
each fault, with the first test in each of the suites that finds it. Exit status: 0; 1 if no
test finds a fault; 2 for wrong usage, a missing tool, or a fault that does not fit the sources.
"""
# Tests of the text of each stage, and tests that run programs.
_SUITES = ("Frontend/Matching,Frontend/Desugar,KNormal,IRGen", "EndToEnd/Matching,EndToEnd/Data")


@dataclass(frozen=True)
class _Fault:
    name: str
    description: str
    source: Path
    text: str

    @staticmethod
    def parse(part: str) -> "_Fault":
        """A part of the file, with the text of the changed source."""
        heading, file, *lines = part.splitlines()
        name, _, description = heading.partition(": ")
        before, after = (
            "".join(f"{line[1:]}\n" for line in lines if line.startswith(sign)) for sign in "-+"
        )
        source = ROOT / file
        text = source.read_text()
        if text.count(before) != 1:
            raise ToolError(f"{name}: {file} does not have the lines to be replaced exactly once")
        return _Fault(name, description, source, text.replace(before, after))


def _failed(done: Finished) -> list[str]:
    """The tests that lit names as failed."""
    pattern = r"^(?:FAIL|TIMEOUT|UNRESOLVED): \S+ :: (\S+) \("
    tests = re.findall(pattern, done.output.decode("utf-8", "replace"), re.M)
    if done.status and not tests:
        raise ToolError(f"lit: {done.failure}")
    return tests


class _Experiment:
    """A build directory whose compiler has a fault."""

    def __init__(self, build: BuildDirectory, directory: Path) -> None:
        self._build_directory = build
        self._build = build.path
        self._directory = directory
        self._compiler = directory / "bin" / "mincaml-llc"
        self._commands = json.loads((build.path / "compile_commands.json").read_text())
        link = require(["ninja", "-C", build.path, "-t", "commands", "-s", "bin/mincaml-llc"])
        self._link = link.output.decode().splitlines()[-1]
        self.excluded: list[str] = []
        for name in ("bin", "test/lit"):
            (directory / name).mkdir(parents=True)
        for path in [*build.path.iterdir(), *(build.path / "bin").iterdir()]:
            link_path = directory / path.relative_to(build.path)
            if path.name not in ("bin", "test", self._compiler.name):
                link_path.symlink_to(path)
        site = "test/lit/lit.site.cfg.py"
        text = (build.path / site).read_text().replace(str(build.path), str(directory))
        (directory / site).write_text(text)

    def _compile_command(self, source: Path) -> str:
        """The command that compiles the source, perhaps with others in a unity build."""
        for entry in self._commands:
            path = Path(entry["file"])
            is_unity = path.parent.name == "Unity" and path.is_relative_to(self._build)
            if path == source or (is_unity and f'"{source}"' in path.read_text()):
                return str(entry["command"])
        raise ToolError(f"{self._build / 'compile_commands.json'} does not have {source}")

    def plant(self, fault: _Fault) -> None:
        """Builds the compiler with the fault."""
        changed = self._directory / fault.source.name
        changed.write_text(fault.text)
        # The compiler reads this file in place of the source.
        overlay = self._directory / "overlay.json"
        roots = [{"type": "file", "name": str(fault.source), "external-contents": str(changed)}]
        overlay.write_text(json.dumps({"version": 0, "use-external-names": False, "roots": roots}))
        made = self._directory / "fault.o"
        command = re.sub(r" -o \S+ ", f" -o {made} ", self._compile_command(fault.source))
        require(["sh", "-c", f"{command} -w -ivfsoverlay {overlay}"], cwd=self._build)
        # The linker takes the object instead of the member of the archive.
        link = self._link.replace(" -o bin/mincaml-llc", f" {made} -o {self._compiler}")
        require(["sh", "-c", link], cwd=self._build)

    def exclude(self, suites: str, jobs: int) -> None:
        """Excludes the tests that fail without a fault."""
        self._compiler.symlink_to(self._build / "bin" / self._compiler.name)
        for test in _failed(self._lit(suites, jobs, None)):
            print(f"{test} fails without a fault")
            self.excluded.append(test)
        self._compiler.unlink()

    def finding(self, suites: str, jobs: int, seconds: int) -> str:
        """The first test that fails; nothing if all pass."""
        try:
            done = self._lit(suites, jobs, seconds, "--max-failures=1")
        except TimeLimitExceeded:
            return f"not done after {seconds} s"
        return next(iter(_failed(done)), "")

    def _lit(self, suites: str, jobs: int, seconds: int | None, *options: str) -> Finished:
        paths = [str(self._directory / "test/lit" / suite) for suite in suites.split(",")]
        filters = [f"--filter-out={'|'.join(map(re.escape, self.excluded))}"] * bool(self.excluded)
        lit = self._build_directory.cache_entry("MINCAML_LIT")
        command = [lit, "--order=lexical", f"-j{jobs}", *options, *filters, *paths]
        return run(command, timeout=seconds, own_group=True)


def _main(words: Sequence[str]) -> int:
    parser = CommandLine("source-faults", _DESCRIPTION)
    parser.add("faults", nargs="*", metavar="FAULT", help="only these (default: all)")
    parser.add_build_dir()
    parser.add_jobs()
    parser.add(
        "--suites",
        action="append",
        metavar="FOLDERS",
        help="folders of test/lit, separated by commas; if given again, tests are searched in "
        f"each list (default: {' and '.join(_SUITES)})",
    )
    parser.add_timeout("list of suites, which counts as found", 600)
    parser.add("--list", action="store_true", help="only print the faults, and check that they fit")
    options = parser.parse(words)
    parts = re.split("^= ", _FAULTS.read_text(), flags=re.M)[1:]
    faults = {fault.name: fault for fault in map(_Fault.parse, parts)}
    check_names("fault", options.faults, faults)
    chosen = [faults[name] for name in options.faults] or list(faults.values())
    if options.list:
        for fault in chosen:
            print(f"{fault.name}\t{fault.source.name}\t{fault.description}")
        return 0
    missed = 0
    with tempfile.TemporaryDirectory() as directory:
        experiment = _Experiment(BuildDirectory.of(options.build_dir), Path(directory))
        suites = options.suites or _SUITES
        experiment.exclude(",".join(suites), options.jobs)
        for fault in chosen:
            experiment.plant(fault)
            found = [
                experiment.finding(folders, options.jobs, options.timeout) for folders in suites
            ]
            missed += not any(found)
            print(f"{fault.name:24} {'  '.join(name or '-' for name in found)}", flush=True)
    print(f"{len(chosen)} faults, {missed} not found")
    return 1 if missed else 0


def main(words: Sequence[str]) -> int:
    """The command line of utils/source-faults."""
    return run_main("source-faults", _main, words)
