"""gcc, clang, opt, llc, linkers and emulators, on whole programs for one target."""

import re
import shutil
import threading
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..compiler import Compiler, Target
from ..processes import (
    Finished,
    TimeLimitExceeded,
    ToolError,
    Word,
    describe_status,
    require,
    run,
    spell,
)
from ..toolchain import Toolchain
from .programs import Program

# Of a 32-bit SPARC and a 64-bit one, as the project compiles for them.
_PROCESSORS = {"sparc": "v8", "sparcv9": "v9"}

# All code has absolute addresses, as the linker of SPARC executables wants it; floating-point
# operations are not fused, signed integers wrap.
_C_FLAGS = ("-std=gnu11", "-w", "-fno-pic", "-fno-pie", "-ffp-contract=off", "-fwrapv")

# What a program may print, in bytes.
_LONGEST_OUTPUT = 1 << 24


@dataclass(frozen=True)
class Behaviour:
    """What an executable did."""

    status: int  # negative: the number of a signal
    output: bytes


def _first_error(finished: Finished) -> str:
    """How a tool failed: the first line with an error, where warnings come before."""
    lines = finished.errors.decode("utf-8", "replace").splitlines()
    found = next((line for line in lines if re.search("error:|ERROR:", line)), finished.message)
    return f"{describe_status(finished.status)}: {found.strip()[:500]}"


class Stopped(Exception):
    """A command failed on a program. The message is its first error."""

    def __init__(self, command: Sequence[Word], finished: Finished | None) -> None:
        super().__init__(_first_error(finished) if finished else "not done in time")
        self.command = [str(word) for word in command]
        self.finished = finished


class Unusable(Exception):
    """Of a program nothing is to be learnt: other compilers fail on it, or it takes long."""


class Builder:
    """Builds and runs programs for one target. What does not depend on the configuration
    is built once, in `scratch`."""

    def __init__(
        self, compiler: Compiler, tools: Toolchain, target: Target, scratch: Path, timeout: int
    ) -> None:
        self.target = target
        self.compiler = compiler
        self.tools = tools
        self._scratch = scratch
        self._timeout = timeout
        self._guard = threading.Lock()
        self._locks: dict[Hashable, threading.Lock] = {}
        self._behaviours: dict[Hashable, Behaviour] = {}
        self._unusable: dict[Hashable, str] = {}
        scratch.mkdir(parents=True, exist_ok=True)

    def _once(self, key: Hashable) -> threading.Lock:
        with self._guard:
            return self._locks.setdefault(key, threading.Lock())

    def try_run(self, command: Sequence[Word], patience: int = 1) -> Finished:
        """Raises Stopped unless it succeeds, within so many times the time limit."""
        try:
            finished = run(command, timeout=patience * self._timeout, own_group=True)
        except TimeLimitExceeded:
            raise Stopped(command, None) from None
        if finished.status:
            raise Stopped(command, finished)
        return finished

    @property
    def _is_sparc(self) -> bool:
        return self.target.name in _PROCESSORS

    def _clang(self) -> list[Word]:
        flags: list[Word] = [*self.tools.command("clang"), f"--target={self.target.triple}"]
        if self._is_sparc:
            sysroot = Path(self.compiler.build.cache_entry("MINCAML_SPARC_SYSROOT"))
            flags += [f"-mcpu={_PROCESSORS[self.target.name]}", "-nostdlibinc"]
            flags += ["-isystem", sysroot / "include"]
        if self.target.name == "sparcv9":
            # Clang's default, which LLVM does not write into the header of an object, so
            # that it has instructions that it says it has not.
            flags.append("-mno-vis")
        return [*flags, *_C_FLAGS]

    def _gcc(self) -> list[Word]:
        """The C compiler that links; on a host that is no other target, its own."""
        processor = ["-mcpu=v8"] if self.target.name == "sparc" else []
        return [*self.target.linker, *processor, *_C_FLAGS]

    def llc(self, level: str, *flags: Word) -> list[Word]:
        command: list[Word] = [*self.tools.command("llc"), *flags, f"-O{level}"]
        if self._is_sparc:
            command.append(f"-mcpu={_PROCESSORS[self.target.name]}")
        return [*command, "-relocation-model=static", "-filetype=obj"]

    def opt(self, passes: str, *flags: Word) -> list[Word]:
        plugin = self.compiler.build.built_plugin("MinCamlPasses")
        load = f"-load-pass-plugin={plugin}"
        return [*self.tools.command("opt"), load, f"-passes={passes}", *flags]

    def modules(self, program: Program, level: str) -> list[Path]:
        """LLVM IR of clang's front end at -O0, or optimized, as opt writes it."""
        disable = ["-Xclang", "-disable-O0-optnone"] if level == "0" else []

        def build(number: int, folder: Path) -> None:
            raw = folder / f"{number}.raw"
            flags = [f"-O{level}", *disable, *program.flags, "-c", "-emit-llvm"]
            self._alone([*self._clang(), *flags, program.sources[number], "-o", raw])
            # A pass that changes nothing then leaves the same bytes.
            output = folder / f"{number}.bc"
            self._alone([*self.tools.command("opt"), "-passes=", raw, "-o", output])

        return self._built(program, f"clang-O{level}", "bc", build)

    def objects(self, program: Program, level: str, llc_level: str) -> list[Path]:
        """What LLVM alone makes of the modules."""
        modules = self.modules(program, level)

        def build(number: int, folder: Path) -> None:
            output = folder / f"{number}.o"
            self._alone([*self.llc(llc_level), modules[number], "-o", output])

        return self._built(program, f"clang-O{level}-llc-O{llc_level}", "o", build)

    def gcc_objects(self, program: Program, level: str) -> list[Path]:
        def build(number: int, folder: Path) -> None:
            source, output = program.sources[number], folder / f"{number}.o"
            flags = [f"-O{level}", *program.flags]
            self._alone([*self._gcc(), *flags, "-c", source, "-o", output])

        return self._built(program, f"gcc-O{level}", "o", build)

    def _alone(self, command: Sequence[Word]) -> None:
        """Runs a compiler that nothing of this project is part of."""
        try:
            # What all configurations need is worth waiting for.
            self.try_run(command, 10)
        except Stopped as error:
            raise Unusable(f"{error}: {spell(command)}") from None

    def _folder(self, program: Program, name: str) -> Path:
        # All programs of csmith have one name.
        return self._scratch / f"{program.name}-{program.sources[0].stem}" / name

    def _built(
        self, program: Program, name: str, suffix: str, build: Callable[[int, Path], None]
    ) -> list[Path]:
        """A file for each of the sources, in a folder that is made once."""
        folder = self._folder(program, name)
        numbers = range(len(program.sources))
        with self._once(folder):
            if folder in self._unusable:
                raise Unusable(self._unusable[folder])
            if not folder.exists():
                partial = folder.with_name(f"{name}.partial")
                partial.mkdir(parents=True, exist_ok=True)
                try:
                    for number in numbers:
                        build(number, partial)
                except Unusable as error:
                    self._unusable[folder] = str(error)
                    raise
                partial.rename(folder)
        return [folder / f"{number}.{suffix}" for number in numbers]

    def forget(self, program: Program) -> None:
        """Removes what was built of a program."""
        shutil.rmtree(self._folder(program, ""), ignore_errors=True)

    def execute(
        self, program: Program, objects: Sequence[Path], directory: Path, timeout: float = 0
    ) -> Behaviour:
        """Links and runs. Raises Stopped if the program takes too long."""
        executable = directory / "program"
        # V8 has no compare-and-swap: LLVM calls functions even for atomic loads.
        libraries = ["-lm", "-latomic"] if self.target.name == "sparc" else ["-lm"]
        require([*self.target.linker, "-no-pie", *objects, "-o", executable, *libraries])
        command: list[Word] = [*self.target.emulator, executable, *program.arguments]
        limit = timeout or self._timeout
        try:
            finished = run(command, cwd=directory, timeout=limit, own_group=True)
        except TimeLimitExceeded:
            raise Stopped(command, None) from None
        if len(finished.output) > _LONGEST_OUTPUT:
            raise ToolError(f"{program.name} prints too much")
        return Behaviour(finished.status, finished.output)

    def expected(self, program: Program) -> Behaviour:
        """What the program does as gcc compiles it. Raises Unusable if it takes longer than
        a part of the time limit: then others that take a little longer would, too."""
        return self._behaviour(program, "gcc", self.gcc_objects(program, "0"))

    def llvm_alone(self, program: Program, level: str, llc_level: str) -> Behaviour:
        """What the program does as LLVM compiles it without anything of ours."""
        objects = self.objects(program, level, llc_level)
        return self._behaviour(program, f"llvm-O{level}-O{llc_level}", objects)

    def _behaviour(self, program: Program, name: str, objects: list[Path]) -> Behaviour:
        folder = self._folder(program, f"{name}-run")
        with self._once(folder):
            if folder not in self._behaviours:
                folder.mkdir(parents=True, exist_ok=True)
                try:
                    limit = program.reference_seconds or self._timeout / 10
                    found = self.execute(program, objects, folder, limit)
                except Stopped as error:
                    raise Unusable(f"{name}: {error}") from None
                self._behaviours[folder] = found
            return self._behaviours[folder]
