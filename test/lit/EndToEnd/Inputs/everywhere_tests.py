"""A lit format for tests that mostly are one command, %everywhere."""

import contextlib
import io
import os
import re
import shlex
import sys
from typing import Any

import lit.formats
import lit.Test
import lit.TestRunner

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../../utils"))

from mincaml_tools.everywhere.cli import main  # noqa: E402  (It needs the path above.)

_ONE_COMMAND = re.compile(r"%dbg\([^)]*\) %everywhere %s((?: [\w./=-]+)*)")


class EverywhereTests(lit.formats.ShTest):
    """Runs `%everywhere %s OPTION...` in lit's own process, if a test is nothing else.

    Starting Python and reading its modules would take a tenth of the test's time.
    """

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(execute_external=False)
        self._arguments = arguments

    def execute(self, test: Any, lit_config: Any) -> Any:
        script = lit.TestRunner.parseIntegratedTestScript(test)
        if isinstance(script, lit.Test.Result):
            return script
        command = _ONE_COMMAND.fullmatch(str(script[0])) if len(script) == 1 else None
        if command is None:
            # Requirements, which are read again there, are added up in the test.
            return super().execute(test, lit_config)
        words = [*self._arguments, test.getSourcePath(), *shlex.split(command[1])]
        return _run(words, test.config.environment)


def _run(words: list[str], environment: dict[str, str]) -> Any:
    output = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="replace")
    own_environment = dict(os.environ)
    status: Any = 0
    try:
        os.environ.clear()
        os.environ.update(environment)
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            try:
                main(words)
            except SystemExit as end:
                status = end.code
                if isinstance(status, str):
                    print(status)
    finally:
        os.environ.clear()
        os.environ.update(own_environment)
    output.flush()
    output.seek(0)
    kind = lit.Test.FAIL if status else lit.Test.PASS
    return lit.Test.Result(kind, f"everywhere.py {shlex.join(words)}\n{output.read()}")
