"""Batches of programs, in parallel, which can be interrupted.

A campaign is a range of seeds, divided into batches of consecutive ones. A batch
depends on the campaign's options and on its number only, so that machines can
share a campaign, and one that was interrupted continues with the batches that it
has not finished.
"""

import json
import os
import random
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from ..campaigns.report import Finding, Part
from ..campaigns.report import Report as SharedReport
from ..campaigns.shards import Shard
from ..compiler import Compiler
from ..parallel import Limits, run_parallel
from . import ocaml
from .configurations import Configuration, Space
from .execution import BATCH_LIMIT, Executor, Job
from .failures import Failure, write_failure
from .programs import Program, Source

BATCH_SIZE = 40


@dataclass
class Plan:
    first_seed: int
    count: int
    source: Source
    space: Space
    # Of each program.
    executions: int
    # Shares of the batches, in percent, that OCaml runs, too, and of which
    # variants are run, too.
    ocaml_share: int
    variant_share: int
    variant_kind: str = "mix"

    def batches(self) -> range:
        return range((self.count + BATCH_SIZE - 1) // BATCH_SIZE)

    def seeds(self, batch: int) -> tuple[int, int]:
        """First seed and number of seeds."""
        first = batch * BATCH_SIZE
        return self.first_seed + first, min(BATCH_SIZE, self.count - first)

    def random(self, batch: int) -> random.Random:
        # Python guarantees the same sequence everywhere for a seed that is text.
        return random.Random(f"{self.first_seed} {batch}")


@dataclass
class Report:
    """The counts and failures of one batch, or of many."""

    programs: int = 0
    variants: int = 0
    # Programs with which the reference exceeds a limit.
    discarded: int = 0
    failing_programs: int = 0
    ocaml_programs: int = 0
    # Executions that collect garbage often, and that run loops in parallel.
    stressed: int = 0
    parallel: int = 0
    executions: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        for member in fields(self):
            total = getattr(self, member.name) + getattr(other, member.name)
            setattr(self, member.name, total)

    def to_json(self) -> dict[str, Any]:
        values = {member.name: getattr(self, member.name) for member in fields(self)}
        return {**values, "failures": [f.to_json() for f in self.failures]}

    @staticmethod
    def from_json(values: dict[str, Any]) -> "Report":
        read: dict[str, Any] = dict(values)
        read["failures"] = [Failure.from_json(failure) for failure in values["failures"]]
        read["executions"] = Counter(values["executions"])
        return Report(**read)

    @property
    def total_executions(self) -> int:
        return sum(self.executions.values())


class Batch:
    """The work on one batch."""

    def __init__(
        self, campaign: "Campaign", executor: Executor, number: int, directory: Path
    ) -> None:
        self.plan = campaign.plan
        self.compiler = campaign.compiler
        self.failures = campaign.directory / "failures"
        self.executor = executor
        self.rng = self.plan.random(number)
        self.seeds = self.plan.seeds(number)
        self.directory = directory
        self.report = Report()

    def run(self) -> Report:
        source = self.plan.source
        programs = source.generate(self.compiler, *self.seeds, self.directory / "programs")
        self.report.programs = len(programs)
        rejected = source.interpret(self.compiler, programs, self.directory / "interpreter")
        for program, result in rejected:
            # A failure of the front end, whatever the configuration.
            self._fail(Job(program, Configuration("jit", ()), result), "none")
        programs = [program for program in programs if program.expected]
        self.report.discarded = self.report.programs - len(programs) - len(rejected)
        self.report.failing_programs = sum(p.ends_in_error for p in programs)
        if programs:
            self._compare_configurations(programs)
            if self.rng.randrange(100) < self.plan.ocaml_share:
                self._compare_ocaml(programs)
        return self.report

    def _compare_configurations(self, programs: list[Program]) -> None:
        # Few different environments of the programs, which share executables.
        space = self.plan.space
        environment = space.draw_environment(self.rng)
        jobs = [
            Job(program, space.draw(self.rng, program.may_fail, environment))
            for program in programs
            for _ in range(self.plan.executions)
        ]
        if self.rng.randrange(100) < self.plan.variant_share:
            variants = self.plan.source.variants(
                self.compiler, programs, self.plan.variant_kind, self.directory / "variants"
            )
            self.report.variants = len(variants)
            # Each under the first configuration of its original.
            jobs += [
                Job(variant, job.configuration)
                for variant, job in zip(variants, jobs[:: self.plan.executions])
            ]
        for start in range(0, len(jobs), BATCH_LIMIT):
            part = jobs[start : start + BATCH_LIMIT]
            self.executor.execute(part, self.directory / f"jobs-{start}")
            for job in part:
                self._check(job)

    def _check(self, job: Job) -> None:
        self.report.executions[job.configuration.kind()] += 1
        self.report.stressed += job.configuration.is_stressed()
        self.report.parallel += job.configuration.is_parallel()
        # The compiler has to succeed without a message; messages of programs are
        # compared.
        if not (job.outcome.compiled and job.program.accepts(job.outcome)):
            self._fail(job, "interpret")

    def _compare_ocaml(self, programs: list[Program]) -> None:
        self.report.ocaml_programs = len(programs)
        self.report.executions["ocaml"] += len(programs)
        for program, result in ocaml.disagreements(programs, self.directory / "ocaml"):
            self._fail(Job(program, Configuration("jit", ()), result), "ocaml")

    def _fail(self, job: Job, reference: str) -> None:
        self.report.failures.append(
            write_failure(
                self.failures,
                self.compiler,
                job,
                self.plan.source.interpret_steps,
                reference,
            )
        )


class Campaign:
    """The batches of a plan that a shard has. The state so far and the failures
    are in the directory."""

    def __init__(self, plan: Plan, compiler: Compiler, directory: Path, identity: str) -> None:
        self.plan = plan
        self.compiler = compiler
        self.directory = directory
        self.identity = identity
        self.done: set[int] = set()
        self.report = Report()
        self.seconds = 0.0

    @property
    def state_path(self) -> Path:
        return self.directory / "state.json"

    def resume(self) -> bool:
        """Continues an earlier run with the same options. Returns false if the
        directory holds a campaign with other options."""
        self.directory.mkdir(parents=True, exist_ok=True)
        if not self.state_path.exists():
            return True
        state = json.loads(self.state_path.read_text())
        if state["options"] != self.identity:
            return False
        self.done = set(state["done"])
        self.seconds = state["seconds"]
        self.report = Report.from_json(state["report"])
        return True

    def _save(self, seconds: float) -> None:
        state = {
            "options": self.identity,
            "seconds": self.seconds + seconds,
            "done": sorted(self.done),
            "report": self.report.to_json(),
        }
        temporary = self.state_path.with_suffix(".new")
        temporary.write_text(json.dumps(state) + "\n")
        os.replace(temporary, self.state_path)

    def _batches(self, shard: Shard) -> list[int]:
        return [batch for batch in self.plan.batches() if shard.has(batch)]

    def describe(self, report: SharedReport, shard: Shard) -> None:
        """Writes what was done into a report of campaigns."""
        units = len(self._batches(shard))
        report.parts[shard.number] = Part(units, len(self.done), round(self.seconds, 1))
        for member in fields(self.report):
            if isinstance(value := getattr(self.report, member.name), int):
                report.count("programs", member.name, value)
        for kind, count in self.report.executions.items():
            report.count("executions", kind, count)
        for failure in self.report.failures:
            batch = (failure.seed - self.plan.first_seed) // BATCH_SIZE
            where = failure.directory.relative_to(self.directory)
            report.findings.append(
                Finding(batch, failure.kind, failure.configuration, str(where))
            )

    def run(self, shard: Shard, jobs: int, limits: Limits) -> None:
        """Runs the batches that are not done yet, within the limits."""
        remaining = [batch for batch in self._batches(shard) if batch not in self.done]
        printed = 0.0
        # Up to the last batch: a campaign that has nothing left to do reports the
        # same as before.
        saved = 0.0
        with tempfile.TemporaryDirectory() as scratch:
            executor = Executor(self.compiler, Path(scratch), self.plan.source.timeout)
            for number, report in run_parallel(
                lambda batch: self._run_batch(executor, batch),
                remaining,
                jobs,
                lambda: limits.reached(len(self.report.failures)),
            ):
                self.report.add(report)
                self.done.add(number)
                saved = limits.elapsed
                self._save(saved)
                if saved - printed > 10:
                    printed = saved
                    print(self.progress(printed), file=sys.stderr)
        self.seconds += saved

    def progress(self, seconds: float) -> str:
        return (
            f"{self.report.programs} programs, "
            f"{self.report.total_executions} executions, "
            f"{len(self.report.failures)} failures, "
            f"{self.seconds + seconds:.0f} s"
        )

    def _run_batch(self, executor: Executor, number: int) -> Report:
        with tempfile.TemporaryDirectory() as directory:
            return Batch(self, executor, number, Path(directory)).run()
