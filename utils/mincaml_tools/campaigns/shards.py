"""Campaigns that are divided among several machines.

The options of a campaign determine a sequence of units of work. Each unit depends only on
the options and on its number. Shard K of
N has the units K - 1, K - 1 + N, and so on. So the shards partition the campaign
independently of --jobs, and limits only affect how many units are started.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from ..parallel import run_parallel

Item = TypeVar("Item")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Shard:
    """One of `count` parts of a campaign; they are numbered from 1."""

    number: int = 1
    count: int = 1

    @staticmethod
    def parse(text: str) -> "Shard":
        """The type of --shard."""
        try:
            number, count = map(int, text.split("/"))
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not K/N") from None
        if not 1 <= number <= count:
            raise argparse.ArgumentTypeError(f"'{text}' is not one of 1/N to N/N")
        return Shard(number, count)

    def has(self, unit: int) -> bool:
        return unit % self.count == self.number - 1

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"


class Units:
    """The units of a campaign that a shard has, in one stage after the other."""

    def __init__(self, shard: Shard) -> None:
        self._shard = shard
        self._next = 0
        # Of this shard: how many there are, and how many have run to their end.
        self.total = 0
        self.done = 0

    def select(self, items: Iterable[Item]) -> Iterator[tuple[int, Item]]:
        """The shard's units among the next ones, with their numbers."""
        for item in items:
            number = self._next
            self._next += 1
            if self._shard.has(number):
                self.total += 1
                yield number, item

    def run(
        self,
        function: Callable[[Item], Result],
        items: Iterable[Item],
        jobs: int,
        is_enough: Callable[[], bool],
    ) -> Iterator[tuple[int, Item, Result]]:
        """The next units of the campaign: numbers, items and results of those that the
        shard has, as they become ready; none is started once it is enough."""
        selected = self.select(items)

        def call(unit: tuple[int, Item]) -> Result:
            return function(unit[1])

        for (number, item), result in run_parallel(call, selected, jobs, is_enough):
            self.done += 1
            yield number, item, result
        for _ in selected:
            pass  # counts what was not started
