"""The pipelines that a run tries."""

import random
from dataclasses import dataclass

from ..compiler import Pass
from ..difftest.configurations import CHECK_FACTS, spell


@dataclass(frozen=True)
class Pipelines:
    """Pipeline texts for modules. A random pipeline has 3 to 10 passes."""

    singles: list[str]
    pairs: list[str]
    randoms: list[str]
    # Facts checked before and after each pass, and before each of LLVM's levels
    # with the effects that were there before it.
    facts: list[str]

    @staticmethod
    def of(
        passes: list[Pass], only: str, pairs: int | None, randoms: int, seed: int
    ) -> "Pipelines":
        """The pipelines that contain a pass with `only` in its name. All pairs, or as
        many as `pairs` says, drawn at random."""
        rng = random.Random(seed)
        names = [spell(p) for p in passes]
        chosen = {spell(p) for p in passes if only in p.name}
        ordered = [
            f"{first},{second}"
            for first in names
            for second in names
            if first in chosen or second in chosen
        ]
        if pairs is not None:
            ordered = rng.sample(ordered, min(pairs, len(ordered)))
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
        return Pipelines(singles, ordered, drawn, facts)

    def all(self) -> list[str]:
        return self.singles + self.pairs + self.randoms
