"""The pipelines that a run tries."""

import random
from dataclasses import dataclass

from ..compiler import Compiler, Pass
from ..difftest.configurations import CHECK_FACTS, spell


def pairs_of(
    passes: list[Pass], only: str, count: int | None, rng: random.Random
) -> list[tuple[Pass, Pass]]:
    """The ordered pairs with `only` in the name of one of them: all, or as many as
    `count` says, drawn at random."""
    pairs = [(a, b) for a in passes for b in passes if only in a.name or only in b.name]
    return pairs if count is None else rng.sample(pairs, min(count, len(pairs)))


@dataclass(frozen=True)
class Pipelines:
    """Pipeline texts for modules. A random pipeline has 3 to 10 passes."""

    singles: list[str]
    pairs: list[str]
    randoms: list[str]
    # Facts checked before and after each pass, and before each of LLVM's levels
    # with the effects that were there before it.
    facts: list[str]
    # All passes that print, in one pipeline.
    printers: list[str]

    @staticmethod
    def of(
        compiler: Compiler, only: str, pairs: int | None, randoms: int, seed: int
    ) -> "Pipelines":
        """The pipelines that contain a pass with `only` in its name. All pairs, or as
        many as `pairs` says, drawn at random."""
        passes = compiler.passes
        rng = random.Random(seed)
        names = [spell(p) for p in passes]
        chosen = {spell(p) for p in passes if only in p.name}
        ordered = [",".join(map(spell, pair)) for pair in pairs_of(passes, only, pairs, rng)]
        drawn: list[str] = []
        while len(drawn) < randoms and chosen:
            pipeline = [rng.choice(names) for _ in range(rng.randint(3, 10))]
            if not chosen.isdisjoint(pipeline):
                drawn.append(",".join(pipeline))
        singles = [n for n in names if n in chosen]
        facts = [CHECK_FACTS] if not only else []
        facts += [f"{name},{CHECK_FACTS}" for name in singles]
        if not only:
            kept = "require<mincaml-effects>"
            facts += [f"{kept},default<O{level}>,{CHECK_FACTS}" for level in (1, 2, 3)]
        printers = [",".join(spell(p) for p in compiler.printers if only in p.name)]
        return Pipelines(singles, ordered, drawn, facts, [p for p in printers if p])

    def all(self) -> list[str]:
        return self.singles + self.pairs + self.randoms
