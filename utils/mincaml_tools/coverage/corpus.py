"""Programs that increase the coverage of the compiler, and variants of them.

Each program is compiled by a build for coverage. If it reaches a counter that no
program has reached before, it is added to the corpus. Half of the programs are variants of
programs of the corpus that behave the same in a run ([EMI] in docs/sources.md).
"""

import random
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from ..compiler import Compiler
from ..difftest.configurations import spell
from ..difftest.programs import Source
from ..parallel import Limits, run_parallel
from ..processes import Word, run
from .profiles import reached_counters

_ROUND = 40


@dataclass
class Growth:
    """How the corpus has grown."""

    programs: int = 0
    kept: int = 0
    # Of these, the variants.
    kept_variants: int = 0
    counters: int = 0


class Corpus:
    """Grows a directory of programs."""

    def __init__(self, compiler: Compiler, directory: Path, source: Source, seed: int) -> None:
        self._compiler = compiler
        self._directory = directory
        self._source = source
        self._seed = seed
        self._reached: set[int] = set()
        # Every pass once, on the code as it was generated.
        self._passes = ",".join(spell(chosen) for chosen in compiler.passes)

    def grow(self, count: int, jobs: int, limits: Limits) -> Growth:
        """Tries so many programs, within the limits."""
        self._directory.mkdir(parents=True, exist_ok=True)
        growth = Growth()
        with tempfile.TemporaryDirectory(prefix="corpus-") as scratch:
            old = sorted(self._directory.glob("*.ml"))
            for _, counters in self._compiled(old, Path(scratch), jobs, limits):
                self._reached |= counters
            while growth.programs < count and not limits.reached(0):
                directory = Path(scratch) / f"round-{growth.programs}"
                directory.mkdir()
                self._round(directory, growth, jobs, limits)
                shutil.rmtree(directory)
        growth.counters = len(self._reached)
        return growth

    def _round(self, directory: Path, growth: Growth, jobs: int, limits: Limits) -> None:
        first = self._seed + growth.programs
        fresh = self._source.generate(
            self._compiler, first, _ROUND // 2, directory / "fresh"
        )
        candidates = [program.path for program in fresh]
        variants: set[Path] = set()
        corpus = sorted(self._directory.glob("*.ml"))
        if corpus:
            chosen = random.Random(first).choices(corpus, k=_ROUND // 2)
            copies = directory / "chosen"
            copies.mkdir()
            for number, path in enumerate(chosen):
                shutil.copy(path, copies / f"{first}-{number}.ml")
            changed = directory / "changed"
            changed.mkdir()
            generator = self._compiler.build.built("mincaml-variant")
            words: list[Word] = [generator, "--kind=modulo-input", f"--seed={first}"]
            words += [f"--output-dir={changed}", *sorted(copies.iterdir())]
            finished = run(words)
            variants = set(changed.iterdir()) if finished.status == 0 else set()
            candidates += sorted(variants)
        growth.programs += _ROUND
        for path, counters in self._compiled(candidates, directory, jobs, limits):
            if counters <= self._reached:
                continue
            self._reached |= counters
            growth.kept += 1
            growth.kept_variants += path in variants
            # Variants of variants grow.
            if path.stat().st_size < 100_000:
                shutil.copy(path, self._directory / f"{first}-{path.name}")

    def _compiled(
        self, programs: list[Path], directory: Path, jobs: int, limits: Limits
    ) -> list[tuple[Path, set[int]]]:
        """The counters that each program reaches, in the order of the programs."""

        def compile_one(item: tuple[int, Path]) -> set[int]:
            number, path = item
            counters: set[int] = set()
            for flags in (["-O3"], ["-O1", f"-passes={self._passes}"]):
                profile = directory / f"{number}.profraw"
                profile.unlink(missing_ok=True)
                words: list[Word] = [self._compiler.path, *flags, "--target=sparc", "-c", path]
                words += ["-o", directory / f"{number}.o"]
                run(words, environment={"LLVM_PROFILE_FILE": str(profile)})
                # A compiler that crashes leaves none; campaigns report that.
                if profile.exists():
                    counters |= reached_counters(profile)
                    profile.unlink()
            return counters

        work = list(enumerate(programs))
        found = dict(run_parallel(compile_one, work, jobs, lambda: limits.reached(0)))
        return [(path, found[number, path]) for number, path in work if (number, path) in found]
