"""Runs many jobs at a time, with limits on time and failures."""

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


class Limits:
    """When a campaign starts nothing more; 0 is no limit."""

    def __init__(self, seconds: float, max_failures: int) -> None:
        self._seconds = seconds
        self._max_failures = max_failures
        self._start = time.monotonic()

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self._start

    def reached(self, failures: int) -> bool:
        return 0 < self._seconds <= self.elapsed or 0 < self._max_failures <= failures


def run_parallel(
    function: Callable[[Item], Result],
    items: Iterable[Item],
    jobs: int,
    is_enough: Callable[[], bool],
) -> Iterator[tuple[Item, Result]]:
    """Items with their results, as they become ready; none is started once it is
    enough."""
    remaining = iter(items)
    running: dict[Future[Result], Item] = {}
    with ThreadPoolExecutor(jobs) as pool:
        while True:
            while len(running) < jobs and not is_enough():
                try:
                    item = next(remaining)
                except StopIteration:
                    break
                running[pool.submit(function, item)] = item
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
