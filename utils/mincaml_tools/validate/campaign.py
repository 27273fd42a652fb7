"""Runs of passes on modules, and their verdicts."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ..campaigns.report import Finding, Report
from ..compiler import Pass
from ..difftest.configurations import spell
from ..processes import TimeLimitExceeded, run
from ..processes import spell as spell_command
from ..tables import Row
from ..toolchain import Toolchain

VERDICTS = ("proved", "bounded", "refuted", "given up")


@dataclass(frozen=True)
class Pipeline:
    """One pass, or several in a row."""

    passes: tuple[Pass, ...]

    @property
    def text(self) -> str:
        return ",".join(spell(p) for p in self.passes)

    @property
    def row(self) -> str:
        """Of the tables."""
        return self.passes[0].name if len(self.passes) == 1 else "pairs of passes"

    @property
    def is_interprocedural(self) -> bool:
        return any(p.kind == "module" for p in self.passes)


@dataclass(frozen=True)
class Job:
    """A unit of the campaign: one pipeline on one module."""

    module: Path
    pipeline: Pipeline
    origin: str  # generated, shapes or lit


@dataclass(frozen=True)
class Verdict:
    """What became of one function that a pass has changed."""

    job: Job
    function: str
    verdict: str
    reason: str
    counterexample: str
    milliseconds: float

    @property
    def is_loop_free(self) -> bool:
        """By its name, which a generated function has from its shape."""
        return not self.function.startswith(("loop", "recursive"))


def _percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Tally:
    """The verdicts of one pass."""

    functions: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    times: list[float] = field(default_factory=list)

    def add(self, verdict: str, milliseconds: float) -> None:
        self.functions += 1
        self.counts[verdict] += 1
        if verdict != "unchanged":
            self.times.append(milliseconds)

    def row(self, name: str) -> Row:
        changed = self.functions - self.counts["unchanged"]
        proved = 100 * self.counts["proved"] / changed if changed else 100.0
        return [
            name, str(self.functions), str(changed),
            *(str(self.counts[verdict]) for verdict in VERDICTS), f"{proved:.1f}",
            f"{_percentile(self.times, 0.5):.1f}", f"{_percentile(self.times, 0.95):.1f}",
        ]


HEADINGS: Row = ["pass", "functions", "changed", *VERDICTS, "proved %", "ms", "95%"]


class Results:
    """Verdicts by pass, and the reasons of those that are given up."""

    def __init__(self) -> None:
        self.by_pass: dict[str, Tally] = {}
        self.loop_free: dict[str, Tally] = {}
        self.reasons: Counter[str] = Counter()

    def add(self, verdict: Verdict) -> None:
        name = verdict.job.pipeline.row
        tallies = [self.by_pass.setdefault(name, Tally())]
        if verdict.job.origin != "lit" and verdict.is_loop_free:
            tallies.append(self.loop_free.setdefault(name, Tally()))
        for tally in tallies:
            tally.add(verdict.verdict, verdict.milliseconds)
        if verdict.verdict == "given up":
            self.reasons[re.sub(r" \(.*|: .*", "", verdict.reason)] += 1

    def rows(self, loop_free: bool) -> list[Row]:
        chosen = self.loop_free if loop_free else self.by_pass
        total = Tally()
        for tally in chosen.values():
            total.functions += tally.functions
            total.counts += tally.counts
            total.times += tally.times
        named = [tally.row(name) for name, tally in chosen.items()]
        return [HEADINGS, *named, total.row("all")]

    def describe(self, report: Report) -> None:
        """Writes the verdicts into a report of campaigns."""
        for what, chosen in (("", self.by_pass), (" (without loops)", self.loop_free)):
            for name, tally in chosen.items():
                for verdict, number in tally.counts.items():
                    report.count(name + what, verdict, number)
        for reason, number in self.reasons.items():
            report.count("given up", reason, number)


class Validator:
    """Runs stock opt with the adaptor."""

    def __init__(
        self, toolchain: Toolchain, plugin: Path, timeout: int, query_time: int, unroll: int
    ) -> None:
        self.toolchain = toolchain
        self.plugin = plugin
        self.timeout = timeout
        self.options = f"json;query-time={query_time};unroll={unroll}"

    def command(self, job: Job) -> list[str]:
        options = self.options + (";interprocedural" if job.pipeline.is_interprocedural else "")
        return [
            *self.toolchain.command("opt"), f"-load-pass-plugin={self.plugin}",
            "-disable-output", f"-passes=mincaml-validate<{options}>({job.pipeline.text})",
            str(job.module),
        ]

    def verdicts(self, job: Job) -> Iterable[Verdict | str]:
        """The verdicts on the functions; a text if there are none."""
        command = self.command(job)
        try:
            finished = run(command, timeout=self.timeout)
        except TimeLimitExceeded as error:
            return [str(error)]
        for line in finished.errors.decode("utf-8", "replace").splitlines():
            if line.startswith('{"functions"'):
                return [
                    Verdict(
                        job, f["name"], f["verdict"], f["reason"], f["counterexample"],
                        f["milliseconds"],
                    )
                    for f in json.loads(line)["functions"]
                ]
        return [f"{job.pipeline.text} on {job.module.name}: {finished.failure}"]

    def finding(self, unit: int, job: Job, verdict: Verdict | str) -> Finding:
        command = spell_command(self.command(job))
        if isinstance(verdict, str):
            return Finding(unit, "failure", verdict, command)
        message = f"{job.pipeline.text} on {verdict.function}: {verdict.reason}"
        return Finding(unit, "refuted", message, command)
