"""The configurations in which a program is run; everywhere.py --help describes them."""

import datetime
import shutil
import zlib
from typing import NamedTuple

from ..allocators import MINCAML_ALLOCATORS, NOT_SPILLING_ALLOCATORS

EMULATORS = {
    "sparc": "qemu-sparc32plus",
    "v8plus": "qemu-sparc32plus",
    "sparcv9": "qemu-sparc64",
}
_TARGET_OPTIONS = {
    "sparc": ["--target=sparc"],
    "v8plus": ["--target=sparc", "-mcpu=v9"],
    "sparcv9": ["--target=sparcv9"],
}
_HOST_OPTIONS = ["--target=host"]
INTERPRET = "interpret"
OCAML = "ocaml"
_DEFAULT = [
    INTERPRET,
    "jit-O0",
    "jit-O2",
    "sparc-O0",
    "sparc-O2",
    "v8plus-O2",
    "sparcv9-O0",
    "sparcv9-O2",
]
_ALLOCATORS = [
    "jit-O1-mincaml",
    "jit-O3-mincaml-nobacktrack",
    "jit-O0-mincaml-latespill",
    "sparc-O2-mincaml",
    "sparc-O3-mincaml-nobacktrack",
    "sparc-O1-mincaml-latespill",
    "v8plus-O1-mincaml",
    "v8plus-O2-mincaml-nobacktrack",
    "v8plus-O3-mincaml-latespill",
    "sparcv9-O3-mincaml",
    "sparcv9-O1-mincaml-nobacktrack",
    "sparcv9-O2-mincaml-latespill",
]
_EVERY_ALLOCATOR = [
    f"{how}-O{level}-{allocator}"
    for how in ("jit", *EMULATORS)
    for level in range(4)
    for allocator in (*MINCAML_ALLOCATORS, *NOT_SPILLING_ALLOCATORS)
]


_STRESS = "+stress"


class Way(NamedTuple):
    """A way that compiles the program."""

    how: str
    level: str
    allocator: str
    # Whether the program collects garbage as often as possible.
    is_stressed: bool

    @staticmethod
    def of(name: str) -> "Way":
        how, level, *allocator = name.removesuffix(_STRESS).split("-", 2)
        return Way(how, level, "".join(allocator), name.endswith(_STRESS))

    @property
    def environment(self) -> list[str]:
        """What is added to the environment of the program."""
        return ["MINCAML_GC=stress"] if self.is_stressed else []

    @property
    def is_jit(self) -> bool:
        return self.how == "jit"

    @property
    def options(self) -> list[str]:
        """How mincaml-llc compiles it."""
        options = [*_TARGET_OPTIONS.get(self.how, _HOST_OPTIONS), f"-{self.level}"]
        if self.is_jit and self.level != "O0":
            options.append("--verify-each")
        if self.allocator:
            options += [f"-regalloc={self.allocator}", "-verify-machineinstrs"]
        return options


def choose(
    program: str,
    *,
    only: str | None,
    also: str | None,
    allocators: bool,
    every_allocator: bool,
    is_unsafe: bool,
    has_cross_tools: bool,
    with_stress: bool,
    with_ocaml: bool,
) -> list[str]:
    """The ways that the program of a file of this name goes today."""
    ways = only.split(",") if only else list(_DEFAULT)
    if not (only or allocators or every_allocator):
        # These differ least from others.
        seldom = ["jit-O0", "sparc-O0", "sparcv9-O0", "v8plus-O2"]
        number = zlib.crc32(program.encode())
        del seldom[number % len(seldom)]
        seldom.append(("sparc-O2", "sparcv9-O2")[number // 4 % 2])
        ways = [way for way in ways if way not in seldom]
    ways += also.split(",") if also else []
    ways += _ALLOCATORS if allocators else []
    ways += _EVERY_ALLOCATOR if every_allocator else []
    on_sparc = [way for way in ways if way.partition("-")[0] in EMULATORS]
    if on_sparc and not has_cross_tools:
        print("note: no cross tools; the runs on SPARC are left out")
        ways = [way for way in ways if way not in on_sparc]
    if is_unsafe:
        ways = [way for way in ways if way != INTERPRET]
    if with_stress:
        # A different way for each program and day, unless all programs take their time.
        compiled = [number for number, way in enumerate(ways) if way != INTERPRET]
        if compiled and not every_allocator:
            number = zlib.crc32(program.encode()) + datetime.date.today().toordinal()
            compiled = [compiled[number % len(compiled)]]
        for number in compiled:
            ways[number] += _STRESS
    if with_ocaml:
        if shutil.which("ocamlc.opt"):
            ways.insert(0, OCAML)
        else:
            print("note: no OCaml to compare with")
    return ways
