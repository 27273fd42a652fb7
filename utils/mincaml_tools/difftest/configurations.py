"""Ways to compile a program, drawn at random from what mincaml-llc lists."""

import random
import re
from dataclasses import dataclass, field

from ..compiler import Compiler, Pass
from ..options import LEVELS

# Compiled and run by mincaml-llc --run; the other targets are linked.
JIT = "jit"

# LLVM's passes in random pipelines. They rely on the attributes and metadata of
# our IR. Not among them: ipsccp and tailcallelim, which are unsound, as lib/Passes
# explains; mergereturn, which breaks musttail calls; attributor and iroutliner, which
# crash, the latter where regions differ in the number of a member in a constant address.
LLVM_PASSES = [
    Pass(name, "function")
    for name in (
        "adce aggressive-instcombine bdce callsite-splitting chr "
        "constraint-elimination correlated-propagation dfa-jump-threading div-rem-pairs "
        "dse early-cse<memssa> float2int gvn gvn-hoist gvn-sink indvars "
        "instcombine<no-verify-fixpoint> irce jump-threading licm lnicm loop-bound-split "
        "loop-deletion loop-distribute loop-flatten loop-fusion loop-idiom "
        "loop-interchange loop-load-elim loop-predication loop-reduce loop-rotate "
        "loop-unroll loop-unroll-full loop-vectorize loop-versioning-licm mem2reg "
        "memcpyopt mergeicmps mldst-motion nary-reassociate newgvn reassociate reg2mem "
        "sccp separate-const-offset-from-gep simple-loop-unswitch<nontrivial> simplifycfg "
        "sink slp-vectorizer slsr speculative-execution sroa vector-combine"
    ).split()
] + [
    Pass(name, "module")
    for name in (
        "always-inline argpromotion called-value-propagation constmerge deadargelim "
        "function-attrs globaldce globalopt hotcoldsplit inferattrs inline "
        "loop-extract mergefunc module-inline partial-inliner rpo-function-attrs"
    ).split()
]

# LLVM's own pipelines; the compiler skips the two passes above in them.
LLVM_LEVELS = ("O1", "O2", "O3", "Os", "Oz")

# Passes of ours that make calls direct, loops of tail calls and slots of values.
PREPARATIONS = [
    Pass("mincaml-closure-opt", "module"),
    Pass("mincaml-tailrec", "function"),
    Pass("mincaml-demote", "function"),
]

# Passes on loops, by the adaptor that runs them on those of a function.
LOOP_ADAPTORS = {
    "loop": (
        "indvars loop-bound-split loop-deletion loop-flatten loop-idiom loop-interchange "
        "loop-predication loop-reduce loop-rotate loop-unroll-full"
    ).split(),
    "loop-mssa": "licm lnicm loop-versioning-licm simple-loop-unswitch<nontrivial>".split(),
}
LOOP_PASSES = {
    name: f"{adaptor}({name})" for adaptor, names in LOOP_ADAPTORS.items() for name in names
}
CALL_GRAPH_PASSES = {"argpromotion", "function-attrs", "inline"}


# The pass that checks facts at run time (docs/fact-checking.md).
CHECK_FACTS = "mincaml-check-facts"


def spell(chosen: Pass) -> str:
    """A pass as an element of a pipeline for modules."""
    if chosen.name in CALL_GRAPH_PASSES:
        return f"cgscc({chosen.name})"
    if chosen.kind == "function":
        return f"function({LOOP_PASSES.get(chosen.name, chosen.name)})"
    return chosen.name


@dataclass(frozen=True)
class Configuration:
    """A target of mincaml-llc, or JIT, and the other options."""

    target: str
    flags: tuple[str, ...]
    # `NAME=VALUE` for the program.
    environment: tuple[str, ...] = ()

    @property
    def compiler_target(self) -> str:
        return "host" if self.target == JIT else self.target

    def options(self) -> list[str]:
        return [f"--target={self.compiler_target}", "-w", *self.flags]

    def __str__(self) -> str:
        return " ".join([self.target, *self.flags, *self.environment])

    def is_stressed(self) -> bool:
        """Whether the program collects garbage often."""
        if "-fno-gc" in self.flags or any(CHECK_FACTS in flag for flag in self.flags):
            return False
        return any(value.startswith("MINCAML_GC=stress") for value in self.environment)

    def is_parallel(self) -> bool:
        """Whether a pass makes loops parallel, which -O0 does not run."""
        by_level = "-fparallel" in self.flags and "-O0" not in self.flags
        return by_level or any("mincaml-parallel" in flag for flag in self.flags)

    def kind(self) -> str:
        """The row of the report that counts it."""
        words = [
            _kind_of_pipeline(flag) if flag.startswith("-passes=") else flag
            for flag in self.flags
            if flag.startswith(("-O", "-passes=", "-regalloc="))
        ]
        return " ".join([self.target, *words])


def _kind_of_pipeline(flag: str) -> str:
    """Checks of facts, a level of LLVM alone, one among passes of ours, or none."""
    if CHECK_FACTS in flag:
        return "facts"
    levels = re.findall("default<.*?>", flag)
    if not levels:
        return "-passes=..."
    is_alone = flag == f"-passes={levels[0]}"
    return f"-passes={levels[0]}" if is_alone else f"-passes=...{levels[0]}..."


def _parallel(rng: random.Random, flags: list[str]) -> list[str]:
    """These options with parallel loops, most of which have little work in a generated
    program."""
    threshold = rng.choice([0, 0, 500])
    pipelines = [flag for flag in flags if flag.startswith("-passes=")]
    if not pipelines:
        return [*flags, "-fparallel", f"-fparallel-threshold={threshold}"]
    return [
        f"{flag},mincaml-parallel<threshold={threshold}>" if flag in pipelines else flag
        for flag in flags
    ]


@dataclass
class Space:
    """The configurations that may be drawn."""

    targets: list[str]
    levels: list[str]
    passes: list[Pass]
    allocators: list[str]
    # The percentage that runs a level of LLVM, alone or among passes of ours.
    llvm_share: int
    # They compute our analyses, whose results later passes may use.
    analyses: list[Pass]
    extra_flags: list[str]
    # Share of the executions that check facts, in percent.
    facts: int = 0
    # Share of the other executions that run loops in parallel, and of the
    # batches that collect garbage often, in percent.
    parallel: int = 15
    stress: int = 50
    # The pipelines of the levels of this project's passes.
    level_pipelines: list[str] = field(default_factory=list)

    @staticmethod
    def of(compiler: Compiler) -> "Space":
        return Space(
            targets=[JIT, *compiler.targets],
            levels=list(LEVELS),
            passes=compiler.passes + LLVM_PASSES,
            allocators=compiler.allocators,
            llvm_share=0,
            analyses=compiler.analyses,
            extra_flags=[],
            level_pipelines=[compiler.level_pipeline(level) for level in ("1", "2")],
        )

    def pipeline(self, rng: random.Random) -> str:
        ours = [p for p in self.passes if p not in LLVM_PASSES]
        # Most passes find something to do only after one of these.
        chosen = [spell(p) for p in PREPARATIONS if p in ours and rng.random() < 0.4]
        for _ in range(rng.randint(1, 12)):
            source = ours if ours and rng.random() < 0.5 else self.passes
            chosen.append(spell(rng.choice(source)))
        return ",".join(chosen)

    def llvm_pipeline(self, rng: random.Random) -> str:
        """A level of LLVM, alone, after analyses of ours, or among passes of ours."""
        level = f"default<{rng.choice(LLVM_LEVELS)}>"
        kind = rng.random()
        if kind < 0.3:
            return level
        if kind < 0.5 or not self.passes:
            return f"{spell(rng.choice(self.analyses))},{level}"
        if rng.random() < 0.5:
            level = f"{spell(rng.choice(self.analyses))},{level}"
        before, after = self.pipeline(rng), self.pipeline(rng)
        return rng.choice([f"{before},{level}", f"{level},{after}", f"{before},{level},{after}"])

    def facts_pipeline(self, rng: random.Random) -> str:
        """Facts checked before all passes, after a level, on slots, or after and
        between random passes and LLVM's levels."""
        before = ["", "mincaml-demote", *self.level_pipelines]
        if self.passes:
            llvm = ",".join(spell(rng.choice(LLVM_PASSES)) for _ in range(rng.randint(1, 8)))
            before += [
                llvm,
                f"{self.level_pipelines[-1]},{llvm}",
                f"default<O{rng.randint(1, 3)}>",
                self.pipeline(rng),
            ]
        pipeline = [rng.choice(before), CHECK_FACTS]
        if self.passes and rng.random() < 0.3:
            pipeline.append(self.pipeline(rng))
        return ",".join(filter(None, pipeline))

    def _compiling(self, rng: random.Random) -> list[str]:
        """A level, and maybe other passes and another allocator, whose allocation is
        proved right whether it is one of ours or not."""
        flags = [f"-O{rng.choice(self.levels)}"]
        if rng.randrange(100) < self.llvm_share:
            flags.append("-passes=" + self.llvm_pipeline(rng))
        elif self.passes and rng.random() < 0.25:
            flags.append("-passes=" + self.pipeline(rng))
        if self.allocators and rng.random() < 0.25:
            flags += ["-regalloc=" + rng.choice(self.allocators), "--verify-regalloc"]
        return flags

    def draw_environment(self, rng: random.Random) -> tuple[str, ...]:
        """Variables for the programs of a batch."""
        if rng.randrange(100) >= self.stress:
            return ()
        return (f"MINCAML_GC=stress={rng.choice([1, 5, 25])}",)

    def draw(
        self, rng: random.Random, may_fail: bool, environment: tuple[str, ...]
    ) -> Configuration:
        """One configuration. Programs that may fail keep their run-time checks."""
        if rng.randrange(100) < self.facts:
            # The pipeline is what is tested, not the code that its instrumented
            # result becomes, which takes three times as long at the other levels.
            level = "0" if "0" in self.levels else rng.choice(self.levels)
            flags = [f"-O{level}", "-passes=" + self.facts_pipeline(rng)]
        else:
            flags = self._compiling(rng)
            if rng.randrange(100) < self.parallel:
                flags = _parallel(rng, flags)
                environment += (f"MINCAML_THREADS={rng.choice([1, 2, 3, 7])}",)
        if rng.random() < 0.05:
            flags.append("-g")
        if rng.random() < 0.05:
            flags.append("--verify-each")
        if rng.random() < 0.1:
            flags.append("-fno-gc")
        if not may_fail and rng.random() < 0.1:
            flags.append("--unsafe")
        flags += self.extra_flags
        return Configuration(rng.choice(self.targets), tuple(flags), environment)
