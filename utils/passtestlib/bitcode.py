"""LLVM IR that no MinCaml program becomes: C programs as clang compiles them,
which have to do the same after any pipeline, and random modules of
llvm-stress, which have to pass the verifier."""

import shlex
import subprocess
from dataclasses import dataclass
from pathlib import Path

from difftestlib.toolbox import ROOT, run

_TIMEOUT = 120
# Verifies after each pass the module, and that a pass that claims to have
# changed nothing, or no control flow, has not.
_CHECKS = ["-verify-each", "-verify-analysis-invalidation"]


@dataclass(frozen=True)
class Tools:
    llvm: Path  # LLVM's directory of programs
    opt: list[str]
    clang: str
    plugin: Path

    def optimize(self, pipeline: str) -> list[str]:
        return [
            *self.opt,
            f"-load-pass-plugin={self.plugin}",
            f"-passes={pipeline}",
            *_CHECKS,
        ]


@dataclass(frozen=True)
class Module:
    path: Path
    expected: tuple[int, bytes] | None  # status and output; none: not run


def c_sources() -> list[Path]:
    """The benchmark programs, and those that are there for this."""
    bench = [p for p in (ROOT / "bench").glob("*.c") if p.stem != "raytracer"]
    return sorted(bench) + sorted((ROOT / "test/lit/Passes/Inputs").glob("*.c*"))


def _execute(tools: Tools, path: Path, bitcode: bytes | None) -> tuple[int, bytes]:
    process = subprocess.run(
        [str(tools.llvm / "lli"), "-" if bitcode is not None else str(path)],
        input=bitcode if bitcode is not None else b"",
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        timeout=_TIMEOUT,
    )
    return process.returncode, process.stdout


def compiled(tools: Tools, sources: list[Path], scratch: Path) -> list[Module]:
    """Each C program as clang's front end leaves it, and optimized."""
    modules = []
    for source in sources:
        for name, flags in (
            ("O0", ["-O0", "-Xclang", "-disable-O0-optnone"]),
            ("O1", ["-O1"]),
        ):
            path = scratch / f"{source.stem}-{name}.bc"
            run(
                [tools.clang, *flags, "-g", "-c", "-emit-llvm"]
                + [str(source), "-o", str(path)]
            )
            modules.append(Module(path, _execute(tools, path, None)))
    return modules


def stressed(tools: Tools, count: int, seed: int, scratch: Path) -> list[Module]:
    modules = []
    for number in range(seed, seed + count):
        path = scratch / f"stress-{number}.ll"
        size = 100 + number * 37 % 700
        run(
            [str(tools.llvm / "llvm-stress"), f"-seed={number}", f"-size={size}"]
            + ["-o", str(path)]
        )
        modules.append(Module(path, None))
    return modules


def failure(tools: Tools, module: Module, pipeline: str) -> str | None:
    """Nothing, or what is wrong and how to see it."""
    command = tools.optimize(pipeline) + [str(module.path), "-o", "-"]
    try:
        process = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            timeout=_TIMEOUT,
        )
    except subprocess.TimeoutExpired:
        return f"timeout: {shlex.join(command)}"
    shown = shlex.join(command[:-1] + ["/dev/null"])
    if process.returncode:
        first = process.stderr.decode("latin-1").partition("\n")[0]
        return f"opt: {first}: {shown}"
    if module.expected is None:
        return None
    try:
        actual = _execute(tools, module.path, process.stdout)
    except subprocess.TimeoutExpired:
        return f"run time: {shown}"
    if actual != module.expected:
        return f"mismatch: {shown}"
    return None
