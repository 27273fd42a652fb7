"""The programs that are compiled: the corpus, programs of csmith, and single files."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from ..processes import ToolError, require
from .sources import Cache

_CHECKS = Path(__file__).parent / "checks"


@dataclass(frozen=True)
class Program:
    """C files that make one executable."""

    name: str
    sources: tuple[Path, ...]
    # For the preprocessor.
    flags: tuple[str, ...] = ()
    arguments: tuple[str, ...] = ()
    # Of the source package.
    version: str = ""
    # How long it may run as gcc compiles it; 0: a tenth of the time limit.
    reference_seconds: float = 0


@dataclass(frozen=True)
class _Package:
    """A source package and how to make a program of it."""

    # Relative to the package, of the C files; those that start with a minus are out.
    files: tuple[str, ...]
    # In _CHECKS: exercises the library, or is the program's input.
    check: str
    flags: tuple[str, ...] = ()
    include: str = "."
    prepare: Callable[[Path], None] = field(default=lambda folder: None)


def _name_architecture(folder: Path) -> None:
    """Writes the header with which Debian's build says where modules are installed. No
    program here loads one."""
    header = folder / "src" / "lua5.4-deb-multiarch.h"
    if not header.exists():
        header.write_text('#define DEB_HOST_MULTIARCH "none"\n')


def _amalgamate(folder: Path) -> None:
    """Makes the one file that SQLite is distributed as."""
    if (folder / "sqlite3.c").exists():
        return
    if not shutil.which("tclsh"):
        raise ToolError("tclsh is missing, which makes sqlite3.c of SQLite's sources: install tcl")
    require(["./configure", "--disable-tcl", "--disable-readline"], cwd=folder)
    require(["make", "sqlite3.c"], cwd=folder)


CORPUS = {
    "lua5.4": _Package(
        ("src/*.c", "-src/luac.c"),
        "lua.lua",
        # Otherwise the addresses of objects decide in which order tables are traversed.
        ("-Dluai_makeseed(L)=1u",),
        "src",
        _name_architecture,
    ),
    "zlib": _Package(("*.c",), "zlib.c", ("-DHAVE_UNISTD_H",)),
    "bzip2": _Package(
        tuple(
            f"{name}.c"
            for name in "blocksort bzlib compress crctable decompress huffman randtable".split()
        ),
        "bzip2.c",
        ("-DBZ_NO_STDIO",),
    ),
    "lz4": _Package(("lib/*.c", "-lib/lz4file.c"), "lz4.c", ("-DXXH_NAMESPACE=LZ4_",), "lib"),
    "sqlite3": _Package(
        ("sqlite3.c",),
        "sqlite.c",
        ("-DSQLITE_THREADSAFE=0", "-DSQLITE_OMIT_LOAD_EXTENSION"),
        prepare=_amalgamate,
    ),
}


def _files(folder: Path, patterns: tuple[str, ...]) -> list[Path]:
    left_out = {
        path for p in patterns if p.startswith("-") for path in folder.glob(p.removeprefix("-"))
    }
    found = [path for p in patterns if not p.startswith("-") for path in sorted(folder.glob(p))]
    if not found:
        raise ToolError(f"{folder}: no {patterns[0]}")
    return [path for path in found if path not in left_out]


def corpus_program(name: str, cache: Cache) -> Program:
    """One of CORPUS. Raises ToolError if it cannot be fetched."""
    package = CORPUS[name]
    unpacked = cache.get(name, package.prepare)
    sources = _files(unpacked.folder, package.files)
    check = _CHECKS / package.check
    arguments: tuple[str, ...] = ()
    if check.suffix == ".c":
        sources.append(check)
    else:
        arguments = (str(check),)
    flags = (f"-I{unpacked.folder / package.include}", *package.flags)
    return Program(name, tuple(sources), flags, arguments, unpacked.version)


def single_file(path: Path) -> Program:
    """A file that is a whole program."""
    return Program(path.name, (path.resolve(),))


# The name of all programs of csmith.
CSMITH = "csmith"
# Of programs that take long nothing is learnt that others do not show.
# Programs with packed structures use pointers to their members, which are misaligned:
# undefined behaviour, which SPARC shows and x86-64 does not.
_CSMITH_OPTIONS = (
    "--no-argc", "--no-packed-struct", "--max-funcs", "6", "--max-block-depth", "4"
)


def require_csmith() -> Path:
    """The folder of csmith.h. Raises ToolError if csmith is not installed."""
    header = Path("/usr/include/csmith/csmith.h")
    if not shutil.which("csmith") or not header.exists():
        raise ToolError("csmith is missing: install csmith and libcsmith-dev")
    return header.parent


def csmith_program(seed: int, directory: Path) -> Program:
    """Writes the program of this seed."""
    headers = require_csmith()
    path = directory / f"csmith-{seed}.c"
    command = ["csmith", *_CSMITH_OPTIONS, "--seed", str(seed), "--output", str(path)]
    require(command, cwd=directory)
    # One in ten does not end, and nearly all that end do so at once.
    return Program(CSMITH, (path,), (f"-I{headers}",), reference_seconds=3)
