"""utils/source-faults: faults in the sources, for the lit tests to find."""

import json
import re
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .options import CommandLine, check_names, run_main
from .paths import ROOT, BuildDirectory
from .processes import Finished, TimeLimitExceeded, ToolError, require, run

_FAULTS = ROOT / "test/tools/source-faults"
_DESCRIPTION = """\
Plants the faults of test/tools/source-faults in the sources of the compiler and of the
runtime, one at a time, and runs lit tests until one fails.

Only one source file is compiled for a fault, with the commands of the build directory, whose
other files are used as they are; the source tree is not changed. The script prints a line for
each fault, with the first test in each of the suites that finds it. Exit status: 0; 1 if no
test finds a fault; 2 for wrong usage, a missing tool, or a fault that does not fit the sources.
"""
_RUNTIME = ROOT / "runtime"
# A fault in the compiler is planted in each of these that contains the source.
_PROGRAMS = ("bin/mincaml-llc", "lib/MinCamlPasses.so", "lib/MinCamlRegAlloc.so")


@dataclass(frozen=True)
class _Fault:
    name: str
    description: str
    source: Path
    text: str
    # Lists of folders of test/lit, separated by commas.
    suites: Sequence[str]

    @staticmethod
    def parse(part: str, suites: Sequence[str]) -> "_Fault":
        """A part of a file, with the text of the changed source."""
        heading, file, *lines = part.splitlines()
        name, _, description = heading.partition(": ")
        before, after = (
            "".join(f"{line[1:]}\n" for line in lines if line.startswith(sign)) for sign in "-+"
        )
        source = ROOT / file
        text = source.read_text()
        if text.count(before) != 1:
            raise ToolError(f"{name}: {file} does not have the lines to be replaced exactly once")
        return _Fault(name, description, source, text.replace(before, after), suites)


def _read_faults() -> dict[str, _Fault]:
    faults = {}
    for file in sorted(_FAULTS.glob("*.txt")):
        heading, *parts = re.split("^= ", file.read_text(), flags=re.M)
        suites = re.findall("^suites: (.*)", heading, flags=re.M)
        for part in parts:
            fault = _Fault.parse(part, suites)
            faults[fault.name] = fault
    return faults


def _failed(done: Finished) -> list[str]:
    """The tests that lit names as failed."""
    pattern = r"^(?:FAIL|TIMEOUT|UNRESOLVED): \S+ :: (\S+) \("
    tests = re.findall(pattern, done.output.decode("utf-8", "replace"), re.M)
    if done.status and not tests:
        raise ToolError(f"lit: {done.failure}")
    return tests


class _Experiment:
    """A build directory whose compiler or runtime has a fault."""

    def __init__(self, build: BuildDirectory, directory: Path) -> None:
        self._build_directory = build
        self._build = build.path
        self._directory = directory
        self._commands = json.loads((build.path / "compile_commands.json").read_text())
        self._excluded: dict[str, list[str]] = {}
        runtime = Path("lib/mincaml")
        self._targets = [path.name for path in (build.path / runtime).iterdir()]
        folders = [Path("bin"), Path("lib"), runtime, *(runtime / name for name in self._targets)]
        for folder in (*folders, Path("test/lit")):
            (directory / folder).mkdir(parents=True)
        linked = [path for folder in folders for path in (build.path / folder).iterdir()]
        for path in [*build.path.iterdir(), *linked]:
            link_path = directory / path.relative_to(build.path)
            if not link_path.exists() and path.name != "test":
                link_path.symlink_to(path)
        self.repair()
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
        """Builds what has the fault."""
        changed = self._directory / fault.source.name
        changed.write_text(fault.text)
        # The compiler reads this file in place of the source.
        overlay = self._directory / "overlay.json"
        roots = [{"type": "file", "name": str(fault.source), "external-contents": str(changed)}]
        overlay.write_text(json.dumps({"version": 0, "use-external-names": False, "roots": roots}))
        options = f"-w -ivfsoverlay {overlay}"
        if fault.source.is_relative_to(_RUNTIME):
            self._make_runtimes(fault.source, options)
        else:
            self._make_programs(fault.source, options)

    def _build_command(self, output: str) -> str:
        """The command of the build directory that makes a file there."""
        listed = require(["ninja", "-C", self._build, "-t", "commands", "-s", output])
        return listed.output.decode().splitlines()[-1]

    def _make_programs(self, source: Path, options: str) -> None:
        made = self._directory / "fault.o"
        command = self._compile_command(source)
        library = re.search(r" -o \S*/(\w+)\.dir/", command)
        if not library:
            raise ToolError(f"{source} is not in a library")
        command = re.sub(r" -o \S+ ", f" -o {made} ", command)
        require(["sh", "-c", f"{command} {options}"], cwd=self._build)
        for program in _PROGRAMS:
            link = self._build_command(program)
            if f"/lib{library[1]}.a" not in link:
                continue
            changed = self._directory / program
            changed.unlink()
            # The linker takes the object instead of the member of the archive.
            link = link.replace(f" -o {program}", f" {made} -o {changed}")
            require(["sh", "-c", link], cwd=self._build)

    def _make_runtimes(self, source: Path, options: str) -> None:
        for target in self._targets:
            folder = self._directory / "lib/mincaml" / target
            # The compiler links with the archive then.
            (folder / "prelinked.o").unlink(missing_ok=True)
            archive = folder / "libmincaml.a"
            archive.unlink()
            shutil.copy(self._build / "lib/mincaml" / target / archive.name, archive)
            object_name = f"runtime/{target}/{source.relative_to(_RUNTIME)}.o"
            # CMake reads the dependencies afterwards.
            folder_command, command, *_ = self._build_command(object_name).split(" && ")
            made = self._directory / f"{source.name}.o"
            for option, value in (("-o", made), ("-MF", made.with_suffix(".d"))):
                command = re.sub(rf" {option} \S+", f" {option} {value}", command)
            require(["sh", "-c", f"{folder_command} && {command} {options}"])
            archiver = self._build_directory.cache_entry("MINCAML_LLVM_AR")
            require([archiver, "r", archive, made])

    def repair(self) -> None:
        """Takes back a fault, or prepares for the first one."""
        # The compiler finds the runtime from its own path, so it must not be a link.
        for program in _PROGRAMS:
            (self._directory / program).unlink(missing_ok=True)
            shutil.copy(self._build / program, self._directory / program)
        for target in self._targets:
            for name in ("libmincaml.a", "prelinked.o"):
                path = self._directory / "lib/mincaml" / target / name
                path.unlink(missing_ok=True)
                origin = self._build / path.relative_to(self._directory)
                if origin.exists():
                    path.symlink_to(origin)

    def exclude(self, suites: str, jobs: int) -> None:
        """Excludes the tests that fail without a fault."""
        if suites in self._excluded:
            return
        self._excluded[suites] = []
        for test in _failed(self._lit(suites, jobs, None)):
            print(f"{test} fails without a fault")
            self._excluded[suites].append(test)

    def finding(self, suites: str, jobs: int, seconds: int) -> str:
        """The first test that fails; nothing if all pass."""
        try:
            done = self._lit(suites, jobs, seconds, "--max-failures=1")
        except TimeLimitExceeded:
            return f"not done after {seconds} s"
        return next(iter(_failed(done)), "")

    def _lit(self, suites: str, jobs: int, seconds: int | None, *options: str) -> Finished:
        paths = [str(self._directory / "test/lit" / suite) for suite in suites.split(",")]
        excluded = self._excluded[suites]
        filters = [f"--filter-out={'|'.join(map(re.escape, excluded))}"] * bool(excluded)
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
        "each list (default: those that the file of the fault names)",
    )
    parser.add_timeout("list of suites, which counts as found", 600)
    parser.add("--list", action="store_true", help="only print the faults, and check that they fit")
    options = parser.parse(words)
    faults = _read_faults()
    check_names("fault", options.faults, faults)
    chosen = [faults[name] for name in options.faults] or list(faults.values())
    if options.list:
        for fault in chosen:
            print(f"{fault.name}\t{fault.source.name}\t{fault.description}")
        return 0
    missed = 0
    with tempfile.TemporaryDirectory() as directory:
        experiment = _Experiment(BuildDirectory.of(options.build_dir), Path(directory))
        for fault in chosen:
            suites = options.suites or fault.suites
            for folders in suites:
                experiment.exclude(folders, options.jobs)
            experiment.plant(fault)
            found = [
                experiment.finding(folders, options.jobs, options.timeout) for folders in suites
            ]
            missed += not any(found)
            print(f"{fault.name:24} {'  '.join(name or '-' for name in found)}", flush=True)
            experiment.repair()
    print(f"{len(chosen)} faults, {missed} not found")
    return 1 if missed else 0


def main(words: Sequence[str]) -> int:
    """The command line of utils/source-faults."""
    return run_main("source-faults", _main, words)
