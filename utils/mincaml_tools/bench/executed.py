"""Counts the instructions that MinCaml programs execute on SPARC, for other scripts."""

from collections.abc import Sequence
from pathlib import Path

from ..paths import UTILS, BuildDirectory
from ..processes import ToolError
from ..program_texts import find
from ..toolchain import Toolchain
from .case import OK, Case
from .measure import Bench, Settings
from .programs import Program
from .tools import MINCAML, OCAML_WRAPPER, PLUGIN, Toolbox
from .variants import Variant

_TIMEOUT = 900


class ExecutedInstructions:
    """Runs programs on 32-bit SPARC and checks their outputs."""

    def __init__(self, build: BuildDirectory, tools: Toolchain, folder: Path) -> None:
        toolbox = Toolbox(
            compiler=build.built(MINCAML),
            plugin=build.plugin(PLUGIN),
            ocaml_wrapper=UTILS / "ocaml" / OCAML_WRAPPER,
            toolchain=tools,
        )
        self._folder = folder
        self._bench = Bench(
            Settings(
                tools=toolbox,
                work=folder,
                runs=0,
                jobs=2,
                quick=True,
                timeout=_TIMEOUT,
                progress=lambda text: None,
            )
        )

    def count(self, program: Path, flags: Sequence[Sequence[str]]) -> list[int]:
        """The executed instructions without libraries, for several lists of options."""
        text = find(program, "input")
        stdin = None
        if text:
            stdin = self._folder / "input"
            stdin.write_bytes(text.content)
        subject = Program(program.stem, program.resolve(), None, stdin, find(program, "output"))
        cases = [
            Case(subject, "sparc", Variant(f"variant-{number}", "mincaml", tuple(options)))
            for number, options in enumerate(flags)
        ]
        self._bench.measure(cases)
        for case in cases:
            if case.status != OK:
                raise ToolError(f"{case.name()}: {case.reason}")
        return [(case.own_counts or {}).get("instructions", 0) for case in cases]
