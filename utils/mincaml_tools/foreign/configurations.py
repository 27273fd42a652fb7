"""How a program is compiled and run, and how its result is judged."""

import random
import re
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..allocators import SPILLING_ALLOCATORS
from ..compiler import Compiler
from ..difftest.configurations import spell as spell_pass
from ..processes import Word, require, spell
from ..reduction.oracle import crashes
from .builder import Behaviour, Builder, Stopped, Unusable
from .programs import CSMITH, Program

# How a configuration ends: the program does the same, or the check has no objection; a pass
# has changed nothing; it does something else, neither as gcc compiles it nor as LLVM alone;
# a tool crashes, ends with an error, or raises an alarm; something takes too long; LLVM
# alone does something else than gcc; the program is of no use.
RESULTS = (
    "same", "unchanged", "different", "crash", "refused", "alarm", "timeout", "llvm", "unusable"
)
# Those that are failures of this project, or look like it.
_FAILURES = ("different", "crash", "alarm", "timeout")

KINDS = ("llvm", "pass", "level", "allocator", "sparc-check")

_GCC_LEVELS = ("0", "1", "2", "3", "s")
# Of llc, where register allocators are not at issue.
_LLC_LEVEL = "1"
# As the compiler adds ours at -O3.
_ALIAS_ANALYSES = "-aa-pipeline=mincaml-aa,basic-aa,scoped-noalias-aa,tbaa,globals-aa"
_RULE = re.compile(rb"\[(SPL\d+)\]")
# Faults of LLVM that its objects have (docs/sparc-backend-faults.md).
_KNOWN: dict[str, set[str]] = {"sparc": {"SPL017"}, "sparcv9": set()}
# A function may end anywhere if the program does not get there.
_OF_UNREACHABLE = {"SPL026"}
_PROOF = b"wrong register allocation"


@dataclass(frozen=True)
class Configuration:
    """One thing to do to a program for a target."""

    kind: str
    # The pass or the level, as a pipeline; the allocator; whose objects are checked.
    name: str
    # Of clang, and of llc.
    level: str
    llc_level: str
    # Instead of the name, if that is not what opt is called with.
    pipeline: str = ""

    def __str__(self) -> str:
        return f"{self.kind} {self.name} (clang -O{self.level}, llc -O{self.llc_level})"


@dataclass
class Outcome:
    program: str
    target: str
    configuration: Configuration
    result: str
    message: str = ""
    command: str = ""
    seconds: float = 0.0

    @property
    def is_failure(self) -> bool:
        # Of random programs some take too long.
        wasted = self.result == "unusable" and self.program != CSMITH
        return self.result in _FAILURES or wasted


class Space:
    """All configurations, with levels that are drawn."""

    def __init__(
        self, compiler: Compiler, kinds: Sequence[str], levels: Sequence[str], only: str
    ) -> None:
        self._kinds = kinds
        self._only = only
        self._levels = list(levels)
        self._passes = [spell_pass(p) for p in compiler.passes]
        self._pipelines = {level: _pipeline(compiler, level) for level in ("1", "2", "3")}

    def all(self, target: str, rng: random.Random) -> Iterator[Configuration]:
        for configuration in self._all(target, rng):
            if self._only in configuration.name:
                yield configuration

    def _all(self, target: str, rng: random.Random) -> Iterator[Configuration]:
        def of(kind: str, name: str, llc_level: str, pipeline: str = "") -> Configuration:
            return Configuration(kind, name, rng.choice(self._levels), llc_level, pipeline)

        if "llvm" in self._kinds:
            yield from (of("llvm", "alone", level) for level in ("0", _LLC_LEVEL, "2"))
        if "pass" in self._kinds:
            yield from (of("pass", name, _LLC_LEVEL) for name in self._passes)
        if "level" in self._kinds:
            for level, pipeline in self._pipelines.items():
                yield of("level", f"O{level}", _LLC_LEVEL, pipeline)
        if "allocator" in self._kinds:
            yield from (
                of("allocator", name, level)
                for name in SPILLING_ALLOCATORS
                for level in ("0", "2")
            )
        if "sparc-check" in self._kinds and target.startswith("sparc"):
            yield from (of("sparc-check", "llvm", level) for level in ("0", "1", "2"))
            for level in _GCC_LEVELS:
                yield Configuration("sparc-check", "gcc", level, level)

    def some(self, target: str, rng: random.Random, count: int) -> list[Configuration]:
        """So many, each kind being equally likely. All have the same level of clang."""
        level = rng.choice(self._levels)
        by_kind: dict[str, list[Configuration]] = {}
        for configuration in self.all(target, rng):
            if configuration.name != "gcc":
                configuration = Configuration(
                    configuration.kind,
                    configuration.name,
                    level,
                    configuration.llc_level,
                    configuration.pipeline,
                )
            by_kind.setdefault(configuration.kind, []).append(configuration)
        by_kind.pop("llvm", None)
        if not by_kind:
            return []
        return [rng.choice(by_kind[rng.choice(sorted(by_kind))]) for _ in range(count)]


def _pipeline(compiler: Compiler, level: str) -> str:
    """What the passes of a level are called in opt."""
    flags = [f"-O{level}", "--target=host", "-print-pipeline-passes", "--emit=llvm", "-o", "-", "-"]
    text = require([compiler.path, *flags], text=b"()").output.decode()
    return text.splitlines()[0]


class Trial:
    """One configuration of one program. Files of failures are kept in `failures`."""

    def __init__(
        self, builder: Builder, program: Program, configuration: Configuration, failures: Path
    ) -> None:
        self._builder = builder
        self._program = program
        self._configuration = configuration
        self._failures = failures
        # That which the configuration is about, without the file.
        self._command: list[Word] = []

    def run(self) -> Outcome:
        outcome = Outcome(
            self._program.name, self._builder.target.name, self._configuration, "same"
        )
        begin = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="foreign-") as directory:
            try:
                self._try(outcome, Path(directory))
            except Unusable as error:
                outcome.result, outcome.message = "unusable", str(error)
        outcome.seconds = time.monotonic() - begin
        return outcome

    def _try(self, outcome: Outcome, directory: Path) -> None:
        kind = self._configuration.kind
        if kind == "sparc-check":
            self._check_objects(outcome)
            return
        expected = self._builder.expected(self._program)
        try:
            if kind == "llvm":
                level, llc_level = self._configuration.level, self._configuration.llc_level
                actual = self._builder.llvm_alone(self._program, level, llc_level)
                outcome.result = "same" if actual == expected else "llvm"
                return
            make = self._allocated if kind == "allocator" else self._optimized
            objects, changed = make(directory)
            if not changed:
                outcome.result = "unchanged"
                return
            actual = self._builder.execute(self._program, objects, directory)
        except Stopped as error:
            self._stopped(outcome, error)
            return
        if actual != expected:
            self._differs(outcome, expected, actual, objects, changed, directory)

    def _optimized(self, directory: Path) -> tuple[list[Path], list[int]]:
        """The objects, and the numbers of those that LLVM alone makes otherwise."""
        builder, configuration = self._builder, self._configuration
        level, llc_level = configuration.level, configuration.llc_level
        modules = builder.modules(self._program, level)
        objects = list(builder.objects(self._program, level, llc_level))
        checks = ["-verify-each", "-verify-analysis-invalidation"]
        if configuration.kind == "level":
            checks = [_ALIAS_ANALYSES] if configuration.name == "O3" else []
        opt = builder.opt(configuration.pipeline or configuration.name, *checks)
        self._command = opt
        changed = []
        for number, module in enumerate(modules):
            output = directory / f"{number}.bc"
            builder.try_run([*opt, module, "-o", output])
            if output.read_bytes() != module.read_bytes():
                changed.append(number)
                objects[number] = output.with_suffix(".o")
                builder.try_run([*builder.llc(llc_level), output, "-o", objects[number]])
        return objects, changed

    def _allocated(self, directory: Path) -> tuple[list[Path], list[int]]:
        builder, configuration = self._builder, self._configuration
        level, allocator = configuration.llc_level, configuration.name
        plugin = builder.compiler.build.built_plugin("MinCamlRegAlloc")
        flags = ["-load", str(plugin), "-mincaml-verify-regalloc", f"-regalloc={allocator}"]
        if allocator == "fast":
            flags.append("-optimize-regalloc=false")
        elif level == "0":
            flags.append("-optimize-regalloc=true")
        objects = []
        self._command = builder.llc(level, *flags)
        for number, module in enumerate(builder.modules(self._program, configuration.level)):
            objects.append(directory / f"{number}.o")
            builder.try_run([*self._command, module, "-o", objects[-1]])
        return objects, list(range(len(objects)))

    def _check_objects(self, outcome: Outcome) -> None:
        builder, configuration = self._builder, self._configuration
        if configuration.name == "gcc":
            objects = builder.gcc_objects(self._program, configuration.level)
        else:
            level, llc_level = configuration.level, configuration.llc_level
            objects = builder.objects(self._program, level, llc_level)
        check: list[Word] = [builder.compiler.build.built("sparc-lint")]
        rules: Counter[str] = Counter()
        bad = []
        for path in objects:
            try:
                builder.try_run([*check, path])
            except Stopped as error:
                finished = error.finished
                output = finished.output + finished.errors if finished else b""
                found = [rule.decode() for rule in _RULE.findall(output)]
                if not found:
                    self._stopped(outcome, error)
                    return
                rules.update(found)
                bad.append(path)
        if bad:
            named = ", ".join(f"{rule} {number} times" for rule, number in sorted(rules.items()))
            outcome.message = named
            known = _KNOWN[builder.target.name] if configuration.name == "llvm" else set()
            outcome.result = "llvm" if set(rules) <= known else "alarm"
            if outcome.result == "alarm" and set(rules) <= known | _OF_UNREACHABLE:
                # clang assumes that loops end, and drops what follows one if that is
                # undefined. Raises Unusable for a program that does not end.
                builder.expected(self._program)
        if outcome.result == "alarm":
            outcome.command = f"{spell(check)} {self._keep(bad)}/*.o"

    def _stopped(self, outcome: Outcome, error: Stopped) -> None:
        finished = error.finished
        if finished is None:
            outcome.result = "timeout"
        elif _PROOF in finished.errors:
            outcome.result = "alarm"
        else:
            outcome.result = "crash" if crashes(finished) else "refused"
        outcome.message = str(error)
        # Keeps the input: the last word, or what stands before -o. What runs too long is
        # an executable, and has neither.
        words = list(error.command)
        where = words.index("-o") - 1 if "-o" in words else len(words) - 1
        source = Path(words[where])
        if source.suffix in (".bc", ".o"):
            words[where] = str(self._keep([source]) / source.name)
            words[where + 2 :] = ["/dev/null"] if "-o" in words else []
        outcome.command = spell(words)

    def _differs(
        self,
        outcome: Outcome,
        expected: Behaviour,
        actual: Behaviour,
        objects: list[Path],
        changed: list[int],
        directory: Path,
    ) -> None:
        builder, configuration = self._builder, self._configuration
        level, llc_level = configuration.level, configuration.llc_level
        # What C leaves open, gcc and LLVM may decide differently.
        if builder.llvm_alone(self._program, level, llc_level) == actual:
            return
        outcome.result = "different"
        # Which of the files alone are enough?
        alone = builder.objects(self._program, level, llc_level)
        culprits = []
        for number in changed:
            mixed = [*alone[:number], objects[number], *alone[number + 1 :]]
            try:
                differs = builder.execute(self._program, mixed, directory) != expected
            except Stopped:
                differs = True
            if differs:
                culprits.append(number)
        modules = builder.modules(self._program, level)
        kept = self._keep([modules[number] for number in culprits or changed])
        (kept / "expected.txt").write_bytes(expected.output)
        (kept / "actual.txt").write_bytes(actual.output)
        names = ", ".join(self._program.sources[number].name for number in culprits)
        outcome.message = (
            f"status {actual.status} instead of {expected.status}, "
            f"{'by ' + names if names else 'by no file alone'}"
        )
        files = [kept / modules[number].name for number in culprits or changed]
        outcome.command = spell([*self._command, files[0], "-o", kept / "after"])

    def _keep(self, files: Sequence[Path]) -> Path:
        """Copies files to a new folder of failures."""
        words = (self._program.name, self._program.sources[0].stem, self._builder.target.name)
        name = re.sub(r"\W+", "-", f"{' '.join(words)} {self._configuration}").strip("-")
        folder = self._failures / name
        folder.mkdir(parents=True, exist_ok=True)
        for path in files:
            shutil.copy(path, folder)
        return folder
