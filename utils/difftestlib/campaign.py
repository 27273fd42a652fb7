"""Many batches of programs, in parallel, that can be interrupted.

A campaign is a range of seeds, cut into batches of consecutive ones. What
happens in a batch depends on the campaign's options and on the number of the
batch only, so that machines can share a campaign, and one that was interrupted
goes on with the batches it has not finished.
"""

import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, field, fields
from pathlib import Path

from . import ocaml
from .configurations import Configuration, Space
from .execution import BATCH_LIMIT, Executor, Job
from .failures import Failure, write_failure
from .programs import Program, Source
from .toolbox import Toolbox

BATCH_SIZE = 40


@dataclass
class Plan:
    first_seed: int
    count: int
    source: Source
    space: Space
    # Of each program.
    executions: int
    # Shares of the batches that are compared with OCaml too, and of those
    # whose variants are run too, in percent.
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
        # Seeded by text, which Python promises to do the same way everywhere.
        return random.Random(f"{self.first_seed} {batch}")


@dataclass
class Report:
    """What one batch, or many, came to."""

    programs: int = 0
    variants: int = 0
    # Programs that run for too long even for the reference.
    discarded: int = 0
    failing_programs: int = 0
    ocaml_programs: int = 0
    executions: Counter = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        for member in fields(self):
            total = getattr(self, member.name) + getattr(other, member.name)
            setattr(self, member.name, total)

    def to_json(self) -> dict:
        values = {member.name: getattr(self, member.name) for member in fields(self)}
        return {**values, "failures": [f.to_json() for f in self.failures]}

    @staticmethod
    def from_json(values: dict) -> "Report":
        failures = [Failure.from_json(failure) for failure in values["failures"]]
        executions = Counter(values["executions"])
        return Report(**{**values, "executions": executions, "failures": failures})

    @property
    def total_executions(self) -> int:
        return sum(self.executions.values())


class Batch:
    """The work on one batch."""

    def __init__(self, campaign: "Campaign", number: int, directory: Path):
        self.campaign = campaign
        self.plan = campaign.plan
        self.toolbox = campaign.toolbox
        self.rng = self.plan.random(number)
        self.seeds = self.plan.seeds(number)
        self.directory = directory
        self.report = Report()

    def run(self) -> Report:
        source = self.plan.source
        programs = source.generate(
            self.toolbox, *self.seeds, self.directory / "programs"
        )
        self.report.programs = len(programs)
        refused = source.interpret(
            self.toolbox, programs, self.directory / "interpreter"
        )
        for program, result in refused:
            # Not the fault of a configuration, but a fault.
            self._fail(Job(program, Configuration("jit", ()), result), "none")
        programs = [program for program in programs if program.expected]
        self.report.discarded = self.report.programs - len(programs) - len(refused)
        self.report.failing_programs = sum(p.may_fail for p in programs)
        if programs:
            self._compare_configurations(programs)
            if self.rng.randrange(100) < self.plan.ocaml_share:
                self._compare_ocaml(programs)
        return self.report

    def _compare_configurations(self, programs: list[Program]) -> None:
        jobs = [
            Job(program, self.plan.space.draw(self.rng, program.may_fail))
            for program in programs
            for _ in range(self.plan.executions)
        ]
        if self.rng.randrange(100) < self.plan.variant_share:
            variants = self.plan.source.variants(
                self.toolbox,
                programs,
                self.plan.variant_kind,
                self.directory / "variants",
            )
            self.report.variants = len(variants)
            # Under the configuration that its original has first.
            jobs += [
                Job(variant, job.configuration)
                for variant, job in zip(variants, jobs[:: self.plan.executions])
            ]
        for start in range(0, len(jobs), BATCH_LIMIT):
            part = jobs[start : start + BATCH_LIMIT]
            self.campaign.executor.execute(part, self.directory / f"jobs-{start}")
            for job in part:
                self._check(job)

    def _check(self, job: Job) -> None:
        self.report.executions[job.configuration.kind()] += 1
        # The compiler has to succeed silently; programs print errors of their
        # own, which are compared.
        if not (job.result.compiled and job.program.accepts(job.result)):
            self._fail(job, "interpret")

    def _compare_ocaml(self, programs: list[Program]) -> None:
        ordered = self.plan.source.variants(
            self.toolbox, programs, "split-lets", self.directory / "ordered"
        )
        self.report.ocaml_programs = len(ordered)
        self.report.executions["ocaml"] += len(ordered)
        for program, result in ocaml.disagreements(ordered, self.directory / "ocaml"):
            self._fail(Job(program, Configuration("jit", ()), result), "ocaml")

    def _fail(self, job: Job, reference: str) -> None:
        self.report.failures.append(
            write_failure(
                self.campaign.directory / "failures",
                self.toolbox,
                job,
                self.plan.source.interpreter_steps,
                reference,
            )
        )


class Campaign:
    """Batches shard, shard + shards, ... of a plan. What was found so far is in
    the directory."""

    def __init__(self, plan: Plan, toolbox: Toolbox, directory: Path, identity: str):
        self.plan = plan
        self.toolbox = toolbox
        self.directory = directory
        self.identity = identity
        self.done: set[int] = set()
        self.report = Report()
        self.seconds = 0.0

    @property
    def state_path(self) -> Path:
        return self.directory / "state.json"

    def resume(self) -> bool:
        """Goes on where an earlier run with the same options stopped. False: the
        directory holds another campaign."""
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

    def run(
        self, shard: int, shards: int, jobs: int, budget: float, max_failures: int
    ) -> None:
        """Until all is done, the budget of seconds is spent or there are as many
        failures."""
        todo = [
            batch
            for batch in self.plan.batches()
            if batch % shards == shard and batch not in self.done
        ]
        todo.reverse()
        begin = time.monotonic()
        printed = begin
        # Until the last batch, so that a campaign with nothing left to do says
        # the same as before.
        saved = 0.0
        with tempfile.TemporaryDirectory() as scratch:
            self.executor = Executor(
                self.toolbox, Path(scratch), self.plan.source.timeout
            )
            with ThreadPoolExecutor(jobs) as pool:
                running = {}
                while True:
                    elapsed = time.monotonic() - begin
                    enough = elapsed > budget > 0 or (
                        0 < max_failures <= len(self.report.failures)
                    )
                    while todo and not enough and len(running) < jobs:
                        batch = todo.pop()
                        running[pool.submit(self._run_batch, batch)] = batch
                    if not running:
                        break
                    finished, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in finished:
                        self.report.add(future.result())
                        self.done.add(running.pop(future))
                    saved = time.monotonic() - begin
                    self._save(saved)
                    if time.monotonic() - printed > 10:
                        printed = time.monotonic()
                        print(self.progress(printed - begin), file=sys.stderr)
        self.seconds += saved

    def progress(self, seconds: float) -> str:
        return (
            f"{self.report.programs} programs, "
            f"{self.report.total_executions} executions, "
            f"{len(self.report.failures)} failures, "
            f"{self.seconds + seconds:.0f} s"
        )

    def _run_batch(self, number: int) -> Report:
        with tempfile.TemporaryDirectory() as directory:
            return Batch(self, number, Path(directory)).run()
