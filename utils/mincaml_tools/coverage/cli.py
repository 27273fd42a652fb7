"""The command line of utils/generator-coverage."""

import argparse
import os
import random
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .. import options as types
from ..compiler import Compiler
from ..difftest.configurations import Space, spell
from ..difftest.programs import Source
from ..options import CommandLine, build_and_toolchain, run_main
from ..parallel import Limits
from ..paths import ROOT, UTILS, BuildDirectory
from ..processes import ToolError, Word, require, run
from ..toolchain import Toolchain
from . import build, profiles, report
from .corpus import Corpus

_FOLDERS = ("lib/Analysis", "lib/Transforms", "lib/IRGen", "lib/RegAlloc")

# Options of utils/difftest that mean the same.
_PASSED_ON = ("seed", "count", "seconds", "jobs")

# With `%m`, all processes add to so many files.
_PROFILE_NAME = "%4m.profraw"

_DESCRIPTION = """\
Runs a campaign of utils/difftest with a build for coverage and prints the percentage
of lines and branches of the compiler that it covers, by folder and file.
Assertions and unreachable statements do not count. Passes that print analyses or
remarks also run on some programs.

With --corpus, adds programs to a directory instead: generated programs, and variants of
the programs in the directory, that cover code that no earlier program has covered.
`utils/difftest --corpus=DIR` runs variants of them.

Exit status: 0; 1 if a program behaved differently; 2 for wrong usage or a missing
tool.
"""


def _command_line() -> CommandLine:
    parser = CommandLine("generator-coverage", _DESCRIPTION)
    parser.add_build_dir("build-coverage")
    parser.add_toolchain("opt")
    parser.add("--build", action="store_true", help="configure and build the compiler first")
    parser.add_output_dir("the merged profile, coverage.profdata,")
    parser.section("campaign")
    parser.add_seed()
    parser.add_number("--count", 1000, "programs")
    parser.add("--profile", default="mix", help="of mincaml-gen (default: mix, all of them)")
    parser.add_number("--size", 20, "lines of a program")
    parser.add(
        "--difftest", default="", metavar="OPTIONS", help="more options for utils/difftest"
    )
    parser.add_number(
        "--printed", 100, "programs whose analyses and remarks are printed", least=0
    )
    parser.add_jobs()
    parser.add_seconds()
    parser.section("report")
    parser.add(
        "--folders",
        type=types.names,
        default=list(_FOLDERS),
        metavar="NAMES",
        help=f"only these (default: {','.join(_FOLDERS)})",
    )
    parser.add(
        "--missing", type=Path, metavar="FILE", help="write a list of the code that is not covered"
    )
    parser.add(
        "--add",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="add the coverage of this profile, for example of tests; may be repeated",
    )
    parser.section("feedback")
    parser.add("--corpus", type=Path, metavar="DIR", help="add programs to this directory")
    return parser


def _grow(options: argparse.Namespace, compiler: Compiler) -> int:
    source = Source((f"--profile={options.profile}", f"--size={options.size}"), 0, 0)
    corpus = Corpus(compiler, options.corpus.resolve(), source, options.seed)
    growth = corpus.grow(options.count, options.jobs, Limits(options.seconds, 0))
    print(
        f"{growth.programs} programs, {growth.kept} reached something new, of them "
        f"{growth.kept_variants} variants; {growth.counters} counters are reached"
    )
    return 0


def _report_everything(
    compiler: Compiler,
    toolchain: Toolchain,
    options: argparse.Namespace,
    environment: dict[str, str],
    scratch: Path,
) -> None:
    """Prints every analysis of some of the programs, and runs passes of ours with all
    remarks, in stock opt."""
    source = Source((f"--profile={options.profile}", f"--size={options.size}"), 0, 0)
    programs = source.generate(compiler, options.seed, options.printed, scratch / "printed")
    printers = ",".join(map(spell, compiler.printers))
    rng = random.Random(options.seed)
    space = Space.of(compiler)
    space.passes = compiler.passes
    plugin = compiler.build.built_plugin("MinCamlPasses")
    remarks = [f"-pass-remarks{kind}=mincaml-.*" for kind in ("", "-missed", "-analysis")]
    for number, program in enumerate(programs):
        module = scratch / f"{number}.ll"
        words: list[Word] = [compiler.path, "-O0", "--target=host", "--emit=llvm"]
        # Without checks more loops are Do-all loops.
        words += ["--unsafe"] if number % 2 else []
        words += ["-g"] if number % 4 > 1 else []
        require([*words, program.path, "-o", module])
        for passes in (
            # Also of loops, and of code with slots, which only a pass of LLVM makes.
            f"{printers},function(mincaml-tailrec),{printers},function(reg2mem),{printers}",
            f"default<O1>,{printers},{space.pipeline(rng)}",
            space.pipeline(rng),
            space.pipeline(rng),
        ):
            opt: list[Word] = [*toolchain.command("opt"), f"-load-pass-plugin={plugin}"]
            finished = run(
                [*opt, *remarks, f"-passes={passes}", "-disable-output", module],
                environment=environment,
            )
            if finished.status:
                raise ToolError(f"{program.path}: {passes}: {finished.failure}")


def _campaign(
    options: argparse.Namespace, compiler: Compiler, toolchain: Toolchain, directory: Path
) -> int:
    raw = directory / "raw"
    raw.mkdir(parents=True, exist_ok=True)
    environment = {"LLVM_PROFILE_FILE": str(raw / _PROFILE_NAME)}
    with tempfile.TemporaryDirectory(prefix="generator-coverage-") as scratch:
        if options.printed:
            _report_everything(compiler, toolchain, options, environment, Path(scratch))
        words: list[Word] = [sys.executable, UTILS / "difftest"]
        words += [f"--build-dir={compiler.build.path}", f"--output-dir={scratch}/campaign"]
        words += [f"--profile={options.profile}", f"--size={options.size}"]
        words += [f"--{name}={getattr(options, name)}" for name in _PASSED_ON]
        words += shlex.split(options.difftest)
        finished = subprocess.run(words, env={**os.environ, **environment}, check=False)
    if finished.returncode not in (0, 1):
        raise ToolError("utils/difftest has failed")
    merged = directory / "coverage.profdata"
    profiles.merge(toolchain, [*sorted(raw.glob("*.profraw")), *options.add], merged)
    files = profiles.coverage(toolchain, compiler.path, merged, options.folders)
    print(report.table(files, options.folders))
    if options.missing:
        report.write_missing(files, options.missing)
    return finished.returncode


def _main(words: Sequence[str]) -> int:
    parser = _command_line()
    options = parser.parse(words)
    for folder in options.folders:
        if not (ROOT / folder).is_dir():
            raise ToolError(f"{folder} is not a folder of the project")
    if options.corpus is not None:
        parser.refuse(
            "--corpus", "--difftest", "--printed", "--folders", "--missing", "--add", "--output-dir"
        )
    if options.build:
        build.build(options.build_dir.resolve(), options.jobs)
    directory, toolchain = build_and_toolchain(options)
    compiler = Compiler(BuildDirectory.of(directory.path))
    if options.corpus is not None:
        return _grow(options, compiler)
    with tempfile.TemporaryDirectory(prefix="generator-coverage-") as scratch:
        return _campaign(
            options, compiler, toolchain, (options.output_dir or Path(scratch)).resolve()
        )


def main(words: Sequence[str]) -> int:
    return run_main("generator-coverage", _main, words)
