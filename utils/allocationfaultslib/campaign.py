"""Mutants of allocations: llc with the plugin of test/tools/allocation-faults."""

import os
import shlex
import subprocess
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

# What -mtriple= says, for mincaml-llc and mincaml-pressure as well.
TARGETS = {"sparc": "sparc", "sparcv9": "sparcv9", "x86": "x86"}
TRIPLES = {
    "sparc": "sparc-unknown-linux-gnu",
    "sparcv9": "sparcv9-unknown-linux-gnu",
    "x86": "x86_64-unknown-linux-gnu",
}
PRODUCT_TARGETS = {"sparc": "sparc", "sparcv9": "sparcv9", "x86": "host"}
LLVM_ALLOCATORS = ("greedy", "basic", "fast", "pbqp")
# The variants without spilling give up on most functions.
MINCAML_ALLOCATORS = ("mincaml", "mincaml-nobacktrack", "mincaml-latespill")
RESULTS = ("caught", "equivalent", "missed")


@dataclass(frozen=True)
class Job:
    """One run of llc: a module, how it is compiled, and the mutants to make."""

    module: Path
    allocator: str
    level: str
    request: str

    def command(self, tools: "Tools") -> list[str]:
        flags = [self.level, f"-regalloc={self.allocator}"]
        if self.allocator == "fast":
            flags.append("-optimize-regalloc=false")
        elif self.level == "-O0":
            flags.append("-optimize-regalloc=true")
        return [
            str(tools.llc),
            "-load",
            str(tools.plugin),
            str(self.module),
            *flags,
            "-relocation-model=static",
            "-filetype=null",
        ]

    def reproducer(self, tools: "Tools", request: str) -> str:
        return f"MINCAML_ALLOCATION_FAULTS={shlex.quote(request)} {shlex.join(self.command(tools))}"


@dataclass(frozen=True)
class Tools:
    llc: Path
    plugin: Path
    compiler: Path
    pressure: Path


@dataclass
class Mutant:
    kind: str
    seed: int
    function: str
    result: str
    place: str
    message: str
    job: Job

    def reproducer(self, tools: Tools) -> str:
        return self.job.reproducer(tools, f"{self.kind or 'all'}:{self.seed}:1:{self.function}")


@dataclass
class Outcome:
    """What came of all jobs."""

    counts: Counter = field(default_factory=Counter)  # (kind, result)
    reasons: Counter = field(default_factory=Counter)  # (kind, reason) if equivalent
    bad: list[Mutant] = field(default_factory=list)  # missed, or false alarms
    crashes: list[str] = field(default_factory=list)
    runs: int = 0

    def total(self, result: str) -> int:
        return sum(number for (_, r), number in self.counts.items() if r == result)


def kinds(tools: Tools) -> dict[str, str]:
    """What the plugin can do: name and description."""
    process = subprocess.run(
        [tools.llc, "-load", tools.plugin, "-filetype=null", "-"],
        input="",
        env=dict(os.environ, MINCAML_ALLOCATION_FAULTS="list"),
        capture_output=True,
        text=True,
    )
    if process.returncode or "\t" not in process.stdout:
        raise OSError(f"{tools.plugin}: {process.stderr.strip()}")
    return dict(line.split("\t", 1) for line in process.stdout.splitlines())


def _mutants(text: str, job: Job) -> Iterator[Mutant]:
    for line in text.splitlines():
        if line.startswith("mutant\t"):
            _, kind, seed, function, result, place, message = line.split("\t")
            yield Mutant(kind, int(seed), function, result, place, message, job)


def _run(job: Job, tools: Tools, timeout: float) -> tuple[list[Mutant], str]:
    """The mutants of a job, and how it failed if it did."""
    try:
        process = subprocess.run(
            job.command(tools),
            env=dict(os.environ, MINCAML_ALLOCATION_FAULTS=job.request),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=timeout,
        )
    except subprocess.TimeoutExpired:
        return [], f"took more than {timeout:.0f} s"
    text = process.stderr.decode(errors="replace")
    found = list(_mutants(text, job))
    if process.returncode:
        lines = [line for line in text.splitlines() if not line.startswith("mutant\t")]
        return found, lines[0] if lines else f"exit status {process.returncode}"
    return found, ""


def run(
    jobs: Iterable[Job],
    tools: Tools,
    threads: int,
    timeout: float,
    enough: int = 0,
    seconds: float = 0,
) -> Outcome:
    """Runs all jobs, or until there are enough mutants or the time is over."""
    begin = time.monotonic()
    outcome = Outcome()
    jobs = iter(jobs)
    with ThreadPoolExecutor(threads) as pool:
        done = False
        while not done:
            batch = [job for _, job in zip(range(4 * threads), jobs)]
            done = not batch
            for job, (found, failure) in zip(
                batch, pool.map(lambda j: _run(j, tools, timeout), batch)
            ):
                outcome.runs += 1
                if failure:
                    outcome.crashes.append(f"{failure}\n    {job.reproducer(tools, job.request)}")
                for mutant in found:
                    outcome.counts[mutant.kind, mutant.result] += 1
                    if mutant.result == "equivalent":
                        outcome.reasons[mutant.kind, mutant.message] += 1
                    elif mutant.result != "caught":
                        outcome.bad.append(mutant)
            mutants = sum(outcome.total(result) for result in RESULTS)
            late = bool(seconds) and time.monotonic() - begin >= seconds
            done = done or late or bool(enough and mutants >= enough)
    return outcome
