"""A lit format for folders of programs that have no RUN lines."""

import os
from collections.abc import Iterator
from typing import Any

import lit.formats
import lit.Test
import lit.TestRunner


class ProgramTest(lit.Test.Test):
    def getSourcePath(self) -> str:
        path: str = self.file_path
        return path

    @property
    def command(self) -> str:
        """What stands for the RUN line that the program does not have."""
        command: str = self.config.test_format.command
        return command


class ProgramTests(lit.formats.ShTest):
    """Each program of a folder is a test, which runs one command.

    Tests in files of their own stand beside them, as elsewhere. lit knows the
    programs by the folder of the tests: `lit --filter=Examples/fft
    build/test/lit/EndToEnd` runs one.
    """

    def __init__(self, programs: str, command: str) -> None:
        super().__init__(execute_external=False)
        self.programs = programs
        self.command = command

    def getTestsInDirectory(
        self, suite: Any, path_in_suite: tuple[str, ...], lit_config: Any, config: Any
    ) -> Iterator[Any]:
        yield from super().getTestsInDirectory(suite, path_in_suite, lit_config, config)
        for name in sorted(os.listdir(self.programs)):
            if name.endswith(".ml"):
                path = os.path.join(self.programs, name)
                yield ProgramTest(suite, path_in_suite + (name,), config, path)

    def execute(self, test: Any, lit_config: Any) -> Any:
        preamble = [test.command] if isinstance(test, ProgramTest) else []
        return lit.TestRunner.executeShTest(
            test, lit_config, self.execute_external, preamble_commands=preamble
        )
