"""The compilers and levels that are compared, and their command lines."""

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from .programs import Program
from .tools import CLANG, MINCAML, OCAML_WRAPPER, PLUGIN, SPARC_INCLUDE, Toolbox

TARGETS = ("sparc", "sparcv9", "host")
QEMU = {"sparc": "qemu-sparc32plus", "sparcv9": "qemu-sparc64"}
BASELINE = "gcc-O3"

_CROSS_GCC = "sparc64-linux-gnu-gcc-12"
_CROSS_FLAGS = {"sparc": ["-m32", "-mcpu=v8"], "sparcv9": ["-m64", "-mcpu=v9"]}
_CROSS_LIBC = {"sparc": "the 32-bit SPARC libc", "sparcv9": "the 64-bit SPARC libc"}
_CLANG_TARGET = {
    "sparc": ["--target=sparc-unknown-linux-gnu", "-mcpu=v8"],
    "sparcv9": ["--target=sparc64-unknown-linux-gnu", "-mcpu=v9"],
}
_OCAML_FLAGS = ["-unsafe", "-inline", "100"]

_DEFAULT_NAMES = (
    "mincaml-O0",
    "mincaml-O1",
    "mincaml-O2",
    "mincaml-O3",
    "mincaml-O3-unsafe",
    "gcc-O3",
    "clang-O3",
    "ocamlopt",
)
_ON_REQUEST_NAMES = (
    "mincaml-O0-unsafe",
    "mincaml-O1-unsafe",
    "mincaml-O2-unsafe",
    *(f"{compiler}-{level}" for compiler in ("gcc", "clang") for level in ("O0", "O1", "O2", "Os")),
)
# The default of the cross gcc for -m32: V9 instructions in 32-bit code.
_V8PLUS = "gcc-O3-v8plus"


class VariantError(Exception):
    """A variant that was named and does not exist, or a malformed definition."""


@dataclass(frozen=True)
class Variant:
    name: str
    compiler: str  # "mincaml", "gcc", "clang" or "ocamlopt"
    flags: tuple[str, ...]

    def source(self, program: Program) -> Path | None:
        return program.c if self.compiler in ("gcc", "clang") else program.mincaml

    def supports(self, target: str) -> bool:
        if self.name == _V8PLUS:
            return target == "sparc"
        return self.compiler != "ocamlopt" or target == "host"

    def separate_object(self) -> bool:
        """Whether there is an object file of the program alone."""
        return self.compiler != "ocamlopt"

    def required_tools(self, target: str, quick: bool) -> list[str]:
        cross = [] if target == "host" else [_CROSS_GCC, _CROSS_LIBC[target], QEMU[target], PLUGIN]
        compilers = {
            "mincaml": [MINCAML],
            "gcc": ["gcc"] if target == "host" else [],
            "clang": [CLANG],
            "ocamlopt": [OCAML_WRAPPER, "ocamlopt"],
        }[self.compiler]
        # The program that takes the times is compiled with gcc.
        timing = [] if quick else ["gcc"]
        return list(dict.fromkeys(compilers + cross + timing))


def _variant(name: str) -> Variant:
    if name == "ocamlopt":
        return Variant(name, "ocamlopt", tuple(_OCAML_FLAGS))
    compiler, *rest = name.split("-")
    flags = [f"--{word}" if word == "unsafe" else f"-{word}" for word in rest]
    return Variant(name, compiler, tuple(flags))


def default_variants() -> list[Variant]:
    return [_variant(name) for name in _DEFAULT_NAMES]


def on_request_variants() -> list[Variant]:
    variants = [_variant(name) for name in _ON_REQUEST_NAMES]
    return [*variants, Variant(_V8PLUS, "gcc", ("-O3", "-mcpu=ultrasparc"))]


def extra_variant(definition: str) -> Variant:
    """A mincaml-llc variant from NAME=FLAGS."""
    name, equals, flags = definition.partition("=")
    if not equals or not re.fullmatch(r"[A-Za-z0-9._+-]+", name) or not flags.split():
        raise VariantError(f"'{definition}' is not NAME=FLAGS (for example fast=-O3 --unsafe)")
    return Variant(name, "mincaml", tuple(flags.split()))


def select(patterns: list[str], extra: list[Variant]) -> list[Variant]:
    """The variants that match; without patterns the defaults and the extra ones."""
    if not patterns:
        chosen = default_variants() + extra
    else:
        known = default_variants() + on_request_variants() + extra
        chosen = []
        for pattern in patterns:
            matching = [variant for variant in known if fnmatchcase(variant.name, pattern)]
            if not matching:
                names = ", ".join(variant.name for variant in known)
                raise VariantError(f"no variant matches '{pattern}'; known: {names}")
            chosen += matching
    by_name = {variant.name: variant for variant in chosen}
    if len(by_name) != len(dict.fromkeys(chosen)):
        raise VariantError("two variants have the same name")
    return list(by_name.values())


def _c_compiler(variant: Variant, target: str, tools: Toolbox) -> list[str]:
    if variant.compiler == "gcc":
        if target == "host":
            return [tools.path("gcc")]
        return [tools.path(_CROSS_GCC), *_CROSS_FLAGS[target], "-fno-pie"]
    if target == "host":
        return tools.clang()
    return [*tools.clang(), *_CLANG_TARGET[target], f"-I{SPARC_INCLUDE}", "-fno-pic"]


def _mincaml(
    variant: Variant, target: str, emit: str, source: Path, out: Path, tools: Toolbox
) -> list[str]:
    flags = [f"--target={target}", *variant.flags, f"--emit={emit}"]
    return [tools.path(MINCAML), *flags, "-o", str(out), str(source)]


def object_command(
    variant: Variant, target: str, source: Path, out: Path, tools: Toolbox
) -> list[str]:
    """Compiles the program alone; ocamlopt, which has no such step, links it, too."""
    if variant.compiler == "ocamlopt":
        return [tools.path(OCAML_WRAPPER), "--compile-only", str(out), str(source), *variant.flags]
    if variant.compiler == "mincaml":
        return _mincaml(variant, target, "obj", source, out, tools)
    return [*_c_compiler(variant, target, tools), *variant.flags, "-c", str(source), "-o", str(out)]


def executable_command(
    variant: Variant, target: str, source: Path, obj: Path, out: Path, tools: Toolbox
) -> list[str]:
    """Links the executable, from the object if the compiler can."""
    if variant.compiler == "ocamlopt":
        return object_command(variant, target, source, out, tools)
    if variant.compiler == "mincaml":
        return _mincaml(variant, target, "exe", source, out, tools)
    if target == "host":
        return [*_c_compiler(variant, target, tools), str(obj), "-o", str(out), "-lm"]
    linker = [tools.path(_CROSS_GCC), *_CROSS_FLAGS[target], "-static", "-no-pie"]
    return [*linker, str(obj), "-o", str(out), "-lm"]
