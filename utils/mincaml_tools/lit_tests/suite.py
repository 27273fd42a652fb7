"""Tests as lit finds them, and their RUN lines as lit runs them.

lit is imported from LLVM's installation: a RUN line has one meaning only.
"""

import importlib
import re
import subprocess
import sys
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from ..paths import ROOT, BuildDirectory
from ..processes import ToolError

LIT_TESTS = ROOT / "test" / "lit"
# lit puts the number of a line before its command.
_DEBUG = re.compile(r"%dbg\([^)]*\)\s*")


class TestError(ToolError):
    """A test that cannot be run, or that did not run as it has to."""


class LitTest:
    """A test and the commands that lit runs for it."""

    def __init__(self, test: Any) -> None:
        self._test = test
        self._runner = importlib.import_module("lit.TestRunner")
        self.path = Path(test.getSourcePath())
        directory, self._base = self._runner.getTempPaths(test)
        self.scratch = Path(directory)

    @cached_property
    def commands(self) -> list[str]:
        """The RUN lines with all substitutions made; none if lit skips the test."""
        # Programs of examples/ and bench/ have no RUN line; their folder has it.
        preamble = getattr(self._test, "command", "")
        parsed = self._runner.parseIntegratedTestScript(self._test, require_script=not preamble)
        if not isinstance(parsed, list):
            return []
        config = self._test.config
        lines = self._runner.applySubstitutions(
            ([preamble] if preamble else []) + parsed,
            self._runner.getDefaultSubstitutions(self._test, str(self.scratch), self._base),
            {feature: True for feature in config.available_features},
            recursion_limit=config.recursiveExpansionLimit,
        )
        return [_DEBUG.sub("", line, count=1).strip() for line in lines]

    def run(self, commands: Sequence[str]) -> None:
        """Runs commands in one shell, as lit does; each has to succeed."""
        self.scratch.mkdir(parents=True, exist_ok=True)
        script = "".join(f"{{ {command}\n}} || exit\n" for command in commands)
        process = subprocess.run(
            ["bash", "-c", f"set -o pipefail\n{script}"],
            cwd=self.scratch,
            env=self._test.config.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=False,
        )
        if process.returncode:
            errors = process.stderr.decode("utf-8", "replace").rstrip()
            raise TestError(
                f"{self.path}: a RUN line ended with exit status {process.returncode}\n{errors}"
            )


class Suite:
    """The lit tests of a build directory."""

    def __init__(self, build: BuildDirectory) -> None:
        self._build = build.path
        lit = Path(build.cache_entry("MINCAML_LIT"))
        library = lit.resolve().parents[1] / "utils" / "lit"
        if not (library / "lit" / "__init__.py").exists():
            raise TestError(f"{library} is missing: it has lit as a library")
        sys.path.insert(1, str(library))

    def find(self, path: Path) -> list[LitTest]:
        """The tests of a folder, or one test, of test/lit or of another suite."""
        config = importlib.import_module("lit.LitConfig").LitConfig(
            progname="lit",
            path=[],
            diagnostic_level="error",
            useValgrind=False,
            valgrindLeakCheck=False,
            valgrindArgs=[],
            noExecute=False,
            debug=False,
            isWindows=False,
            order="lexical",
            params={},
        )
        # lit knows the tests by their folder in the build directory.
        own = path.is_relative_to(LIT_TESTS)
        discovery = importlib.import_module("lit.discovery")
        where = self._build / path.relative_to(ROOT) if own else path
        found = discovery.find_tests_for_inputs(config, [str(where)])
        for test in found if own else []:
            # Not where lit runs the same tests, perhaps at this moment.
            test.suite.exec_root = str(self._build / "test" / "update-tests")
        return sorted(map(LitTest, found), key=lambda test: test.path)
