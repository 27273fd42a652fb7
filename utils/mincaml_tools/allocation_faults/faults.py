"""Mutants of allocations: llc with the plugin of test/tools/allocation-faults."""

import shlex
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ..campaigns.report import Finding, Report
from ..campaigns.shards import Units
from ..parallel import Limits
from ..processes import TimeLimitExceeded, ToolError, describe_status, run

_VARIABLE = "MINCAML_ALLOCATION_FAULTS"
RESULTS = ("caught", "equivalent", "missed")


@dataclass(frozen=True)
class Llc:
    """llc with the plugin that makes the mutants."""

    command: list[str]
    plugin: Path

    def _words(self, *words: str) -> list[str]:
        return [*self.command, "-load", str(self.plugin), *words]

    def compilation(self, job: "Job") -> list[str]:
        flags = [f"-O{job.level}", f"-regalloc={job.allocator}"]
        if job.allocator == "fast":
            flags.append("-optimize-regalloc=false")
        elif job.level == "0":
            flags.append("-optimize-regalloc=true")
        return self._words(str(job.module), *flags, "-relocation-model=static", "-filetype=null")

    def reproducer(self, job: "Job", request: str) -> str:
        """A line for a shell."""
        return f"{_VARIABLE}={shlex.quote(request)} {shlex.join(self.compilation(job))}"

    def kinds(self) -> dict[str, str]:
        """The kinds of mutants: name and description."""
        command = self._words("-filetype=null", "-")
        finished = run(command, environment={_VARIABLE: "list"})
        text = finished.output.decode()
        if finished.status or "\t" not in text:
            raise ToolError(f"{self.plugin}: {finished.message}")
        rows = [line.split("\t", 1) for line in text.splitlines()]
        return {name: description for name, description in rows}


@dataclass(frozen=True)
class Job:
    """One run of llc: a module, how it is compiled, and the mutants to make."""

    module: Path
    allocator: str
    level: str
    request: str


@dataclass(frozen=True)
class Mutant:
    kind: str
    seed: int
    function: str
    result: str
    location: str
    message: str
    job: Job

    @property
    def request(self) -> str:
        """What makes this mutant alone."""
        return f"{self.kind or 'all'}:{self.seed}:1:{self.function}"


@dataclass
class Outcome:
    """The results of all jobs."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter)  # (kind, result)
    # (kind, reason) of equivalent mutants
    reasons: Counter[tuple[str, str]] = field(default_factory=Counter)
    # Missed mutants, false alarms and crashes.
    findings: list[Finding] = field(default_factory=list)
    runs: int = 0

    def total(self, result: str) -> int:
        return sum(number for (_, r), number in self.counts.items() if r == result)

    @property
    def mutants(self) -> int:
        return sum(self.total(result) for result in RESULTS)

    @property
    def failures(self) -> int:
        return len(self.findings)

    @property
    def crashes(self) -> int:
        return sum(finding.kind == "crash" for finding in self.findings)

    def add(self, mutant: Mutant, unit: int, llc: Llc) -> None:
        self.counts[mutant.kind, mutant.result] += 1
        if mutant.result == "equivalent":
            self.reasons[mutant.kind, mutant.message] += 1
        elif mutant.result != "caught":
            what = "FALSE ALARM" if mutant.result == "alarm" else f"MISSED {mutant.kind}"
            message = f"in {mutant.function}: {mutant.location} {mutant.message}"
            command = llc.reproducer(mutant.job, mutant.request)
            self.findings.append(Finding(unit, what, message, command))

    def describe(self, report: Report) -> None:
        """Writes the results into a report of campaigns."""
        report.count("compilations", "all", self.runs)
        for (kind, result), number in self.counts.items():
            report.count(kind or "unchanged", result, number)
        for (_, reason), number in self.reasons.items():
            report.count("equivalent, because", reason, number)
        report.findings += self.findings


def _mutants(text: str, job: Job) -> Iterator[Mutant]:
    for line in text.splitlines():
        if line.startswith("mutant\t"):
            _, kind, seed, function, result, location, message = line.split("\t")
            yield Mutant(kind, int(seed), function, result, location, message, job)


def _run(llc: Llc, job: Job, timeout: float) -> tuple[list[Mutant], str]:
    """The mutants of a job, and a message if llc failed."""
    try:
        finished = run(
            llc.compilation(job), environment={_VARIABLE: job.request}, timeout=timeout
        )
    except TimeLimitExceeded:
        return [], f"took more than {timeout:.0f} s"
    text = finished.errors.decode(errors="replace")
    found = list(_mutants(text, job))
    if finished.status:
        lines = [line for line in text.splitlines() if not line.startswith("mutant\t")]
        return found, lines[0] if lines else describe_status(finished.status)
    return found, ""


def run_jobs(
    llc: Llc,
    jobs: Iterable[Job],
    units: Units,
    threads: int,
    timeout: float,
    limits: Limits,
    max_mutants: int,
) -> Outcome:
    """Runs jobs within the limits, or until there are `max_mutants` (0: no limit)."""
    outcome = Outcome()

    def is_enough() -> bool:
        return limits.reached(outcome.failures) or 0 < max_mutants <= outcome.mutants

    for number, job, (found, failure) in units.run(
        lambda job: _run(llc, job, timeout), jobs, threads, is_enough
    ):
        outcome.runs += 1
        if failure:
            crash = Finding(number, "crash", failure, llc.reproducer(job, job.request))
            outcome.findings.append(crash)
        for mutant in found:
            outcome.add(mutant, number, llc)
    return outcome
