"""Runs of passes on modules, and their verdicts."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ..compiler import Pass
from ..processes import TimeLimitExceeded, run
from ..tables import Row
from ..toolchain import Toolchain

VERDICTS = ("proved", "bounded", "refuted", "given up")


@dataclass(frozen=True)
class Job:
    """One pass on one module."""

    module: Path
    transform: Pass
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
        self.refuted: list[Verdict] = []
        self.failures: list[str] = []

    def add(self, verdict: Verdict) -> None:
        name = verdict.job.transform.name
        tallies = [self.by_pass.setdefault(name, Tally())]
        if verdict.job.origin != "lit" and verdict.is_loop_free:
            tallies.append(self.loop_free.setdefault(name, Tally()))
        for tally in tallies:
            tally.add(verdict.verdict, verdict.milliseconds)
        if verdict.verdict == "given up":
            self.reasons[re.sub(r" \(.*|: .*", "", verdict.reason)] += 1
        if verdict.verdict == "refuted":
            self.refuted.append(verdict)

    def rows(self, loop_free: bool) -> list[Row]:
        chosen = self.loop_free if loop_free else self.by_pass
        total = Tally()
        for tally in chosen.values():
            total.functions += tally.functions
            total.counts += tally.counts
            total.times += tally.times
        named = [tally.row(name) for name, tally in chosen.items()]
        return [HEADINGS, *named, total.row("all")]

    def as_json(self) -> str:
        tables: dict[str, dict[str, dict[str, float]]] = defaultdict(dict)
        for what, chosen in (("passes", self.by_pass), ("loop-free", self.loop_free)):
            for name, tally in chosen.items():
                tables[what][name] = {"functions": tally.functions, **tally.counts}
        refuted = [
            {"pass": v.job.transform.name, "function": v.function, "reason": v.reason}
            for v in self.refuted
        ]
        return json.dumps(
            {**tables, "given up": self.reasons, "refuted": refuted, "failures": self.failures},
            indent=2,
        )


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
        kind = job.transform.kind
        inner = f"{kind}({job.transform.name})" if kind != "module" else job.transform.name
        options = self.options + (";interprocedural" if kind == "module" else "")
        return [
            *self.toolchain.command("opt"), f"-load-pass-plugin={self.plugin}",
            "-disable-output", f"-passes=mincaml-validate<{options}>({inner})", str(job.module),
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
        return [f"{job.transform.name} on {job.module}: {finished.failure}"]
