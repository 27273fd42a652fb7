"""LLVM IR from other sources than MinCaml programs: C programs compiled by clang, which
must behave the same after any pipeline, and random modules of llvm-stress, which must
pass the verifier."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..difftest.configurations import CHECK_FACTS
from ..paths import BENCH, ROOT
from ..processes import TimeLimitExceeded, Word, require, run, spell
from ..toolchain import Toolchain

_TIMEOUT = 120
# After each pass LLVM verifies the module, and that a pass that claims to have
# changed nothing, or no control flow, has not. Our passes emit their remarks,
# which read what they have just changed.
_CHECKS = [
    "-verify-each",
    "-verify-analysis-invalidation",
    "-pass-remarks-output=/dev/null",
    "-pass-remarks-filter=^mincaml",
]

# Checked facts make a program large, and nearly all of its time is that of the code
# generator. Of lli's two kinds of JIT this one knows -O0, which takes a fifth of the time,
# but not C++'s exceptions.
_QUICK = ("-jit-kind=mcjit", "-O0")


@dataclass(frozen=True)
class Module:
    path: Path
    # Status and output; None: the module is not run.
    expected: tuple[int, bytes] | None
    has_exceptions: bool = False
    is_benchmark: bool = False


def c_sources() -> list[Path]:
    """The benchmarks in C, and the programs that exist for this purpose."""
    # The ray tracer takes too long in lli.
    bench = [p for p in BENCH.glob("*.c") if p.stem != "raytracer"]
    return sorted(bench) + sorted((ROOT / "test/lit/Passes/Inputs").glob("*.c*"))


class BitcodeRun:
    """Runs pipelines of a plugin's passes in opt."""

    def __init__(self, tools: Toolchain, scratch: Path) -> None:
        self._tools = tools
        self._plugin = tools.build.built_plugin("MinCamlPasses")
        # What programs with checked facts call.
        self._runtime = tools.build.runtime("host")
        self._scratch = scratch

    def _execute(
        self, path: Path | None, bitcode: bytes = b"", options: Sequence[str] = ()
    ) -> tuple[int, bytes]:
        """Runs a file, or bitcode that opt has written."""
        archive = f"-extra-archive={self._runtime}"
        command: list[Word] = [self._tools.path("lli"), archive, *options, path or "-"]
        finished = run(command, text=bitcode, timeout=_TIMEOUT)
        return finished.status, finished.output

    def compiled(self, sources: list[Path]) -> list[Module]:
        """Each C program as clang's front end generates it, and optimized."""
        modules = []
        for source in sources:
            for name, flags in (
                ("O0", ["-O0", "-Xclang", "-disable-O0-optnone"]),
                ("O1", ["-O1"]),
            ):
                # Sources of different folders may have the same name.
                path = self._scratch / f"{source.parent.name}-{source.stem}-{name}.bc"
                emit = ["-g", "-c", "-emit-llvm"]
                clang = self._tools.command("clang")
                require([*clang, *flags, *emit, source, "-o", path])
                modules.append(
                    Module(
                        path,
                        self._execute(path),
                        has_exceptions=source.suffix == ".cpp",
                        is_benchmark=source.parent == BENCH,
                    )
                )
        return modules

    def stressed(self, seed: int) -> Module:
        """A random module."""
        path = self._scratch / f"stress-{seed}.ll"
        size = 100 + seed * 37 % 700
        stress = self._tools.path("llvm-stress")
        require([stress, f"-seed={seed}", f"-size={size}", "-o", path])
        return Module(path, None)

    def failure(self, work: tuple[Module, str]) -> str | None:
        """None, or a description with a command, of a module and a pipeline."""
        module, pipeline = work
        command = [
            *self._tools.command("opt"),
            f"-load-pass-plugin={self._plugin}",
            f"-passes={pipeline}",
            *_CHECKS,
            str(module.path),
            "-o",
        ]
        shown = spell([*command, "/dev/null"])
        try:
            finished = run([*command, "-"], timeout=_TIMEOUT)
        except TimeLimitExceeded:
            return f"timeout: {shown}"
        if finished.status:
            first = finished.errors.decode("latin-1").partition("\n")[0]
            return f"opt: {first}: {shown}"
        if module.expected is None:
            return None
        try:
            is_quick = CHECK_FACTS in pipeline and not module.has_exceptions
            options = _QUICK if is_quick else ()
            actual = self._execute(None, finished.output, options)
        except TimeLimitExceeded:
            return f"timeout of the program: {shown}"
        return f"mismatch: {shown}" if actual != module.expected else None
