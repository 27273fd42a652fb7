"""Checks SPARC assembly with faults written by hand, each next to a correct version.

    sparc-assembly-faults FILE...

A file has cases:

    targets v8 v8+ v9
    case leaf_reads_local SPL010
    -       mov %l0, %o0
    +       mov %o1, %o0
            retl; nop
    func other
            ...
    data
            ...

Lines that start with `-` are only in the faulty version, those with `+` only in the
correct one. The case is about the function that ends at the first `func`, which starts
another function, or `data`. Each version is assembled separately, so that
cases do not influence each other.

    case NAME RULE [TARGET...]     the rule, and the targets if not all of the file
    known: MARK [TARGET...] [: WHY]  the fault is not found as expected: MARK is
                           `missed`, `unproved` or the rule that finds it instead
    machine: RULE : WHY    the check of machine IR rejects the correct version, see
                           sparc-machine-faults
    right: RULE REASON     a finding (a part of its text) that may be unproved in the
                           correct version; before the first case: in all of the file

These symbols depend on the target: FRAME, the size of the smallest frame; BIAS, the bias
of %sp; DUMP, the offset of the area for arguments in registers; WORD, the size of a
register.

The check is given facts about the external functions `returning` and
`returning_structure`: they return, and they read no arguments.

A faulty version must have a violation of its rule in its function and nowhere else, and
the correct version no finding. Prints the number of faults for each target, and how
they were found.
"""

import json
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .options import CommandLine, run_main
from .paths import BuildDirectory
from .processes import ToolError, run

_OPTIONS = {
    "v8": ["--mcpu=v8"],
    "v8+": ["--mcpu=v9"],
    "v9": ["--triple=sparcv9-unknown-linux-gnu"],
}
_RETURNS = {"returning": "+8", "returning_structure": "+12"}
_SYMBOLS32 = ".set FRAME, 96; .set BIAS, 0; .set DUMP, 68; .set WORD, 4"
_SYMBOLS64 = ".set FRAME, 176; .set BIAS, 2047; .set DUMP, 128; .set WORD, 8"
SYMBOLS = {"v8": _SYMBOLS32, "v8+": _SYMBOLS32, "v9": _SYMBOLS64}

Reason = tuple[str, str]  # a rule and a part of the finding's text


@dataclass
class Case:
    name: str
    rule: str
    targets: list[str]
    where: str
    lines: list[str] = field(default_factory=list)
    known: dict[str, str] = field(default_factory=dict)  # marks by target
    machine: set[str] = field(default_factory=set)
    reasons: list[Reason] = field(default_factory=list)

    def file_name(self, variant: str) -> str:
        """Cases of several files may have the same name."""
        return f"{self.where.replace(':', '.')}.{variant}.s"

    def text(self, target: str, sign: str) -> str:
        """The assembly of the fault (`-`) or of its right twin (`+`)."""
        body = [SYMBOLS[target], ".text"]
        body += [f".type {self.name}, @function", f"{self.name}:"]
        function = self.name

        def end() -> None:
            if function:
                body.append(f".size {function}, .-{function}")

        for line in self.lines:
            if line.startswith(("-", "+")):
                if line[0] == sign:
                    body.append(line[1:])
            elif line.startswith("func "):
                end()
                function = line.split()[1]
                body += [".text", f".type {function}, @function", f"{function}:"]
            elif line.strip() == "data":
                end()
                function = ""
                body.append(".data")
            else:
                body.append(line)
        end()
        return "\n".join(body) + "\n"


def _parse_known(case: Case, words: str, where: str) -> None:
    mark, *targets = words.split(":")[0].split()
    for target in targets or case.targets:
        if target not in case.targets:
            raise ToolError(f"{where}: {case.name} is not for {target}")
        case.known[target] = mark


def parse(path: Path) -> list[Case]:
    """The cases of a file."""
    cases: list[Case] = []
    targets = list(_OPTIONS)
    reasons: list[Reason] = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        where = f"{path.name}:{number}"
        if line.startswith("!") or not line.strip():
            continue
        first, _, rest = line.partition(" ")
        if first == "case":
            name, rule, *chosen = rest.split()
            if any(case.name == name for case in cases):
                raise ToolError(f"{where}: there is another case {name}")
            cases.append(Case(name, rule, chosen or targets, where, reasons=list(reasons)))
        elif first == "right:":
            rule, _, reason = rest.partition(" ")
            (cases[-1].reasons if cases else reasons).append((rule, reason))
        elif first == "targets":
            targets = rest.split()
        elif not cases:
            raise ToolError(f"{where}: no case before this line")
        elif first == "known:":
            _parse_known(cases[-1], rest, where)
        elif first == "machine:":
            cases[-1].machine.add(rest.split()[0])
        else:
            cases[-1].lines.append(line)
    return cases


Findings = dict[str, list[Any]]  # by the name of the file


def _facts(target: str) -> str:
    """A facts file about the external functions that return."""
    bits = 64 if target == "v9" else 32
    functions = [
        {"name": name, "bits": bits, "returns": returns, "reads": []}
        for name, returns in _RETURNS.items()
        if bits == 32 or returns == "+8"
    ]
    return json.dumps({"format": "sparc-lint facts", "version": 1, "functions": functions})


def _check(lint: Path, target: str, files: Sequence[Path]) -> Findings:
    facts = files[0].with_name("facts.json")
    facts.write_text(_facts(target))
    options = ["--unproved", "--format=json", f"--facts={facts}"]
    finished = run([lint, *options, *_OPTIONS[target], *files])
    if finished.errors:
        raise ToolError(finished.errors.decode("utf-8", "replace"))
    found: Findings = {}
    for finding in json.loads(finished.output):
        found.setdefault(Path(finding.get("file", files[0])).name, []).append(finding)
    return found


def _describe(finding: Any) -> str:
    return (
        f"{finding['verdict']} in {finding['function']} at `{finding['instruction']}`: "
        f"{finding['message']}"
    )


def _what(finding: Any) -> tuple[str, ...]:
    return finding["rule"], finding["instruction"], finding["detail"]


def _judge(case: Case, fault: list[Any], right: list[Any]) -> str:
    """How the fault is found: `found`, or what may be marked."""
    own = [finding for finding in fault if finding["function"] == case.name]
    rules = [finding["rule"] for finding in own if finding["verdict"] == "violation"]
    if rules:
        return "found" if case.rule in rules else str(rules[0])
    if any(
        finding["rule"] == case.rule and _what(finding) not in map(_what, right)
        for finding in own
    ):
        return "unproved"
    return "missed"


def _problems(case: Case, target: str, how: str, fault: list[Any], right: list[Any]) -> list[str]:
    """What differs from the marks of the case."""
    problems = []
    expected = case.known.get(target, "found")
    if how != expected:
        problems.append(f"the fault is {how}, expected: {expected}")
        problems += [f"  {_describe(finding)}" for finding in fault]
    problems += [
        f"in another function: {_describe(finding)}"
        for finding in fault
        if finding["verdict"] == "violation" and finding["function"] != case.name
    ]
    problems += [
        f"right twin: {_describe(finding)}"
        for finding in right
        if finding["verdict"] == "violation"
        or not any(
            finding["rule"] == rule and reason in finding["message"]
            for rule, reason in case.reasons
        )
    ]
    return [f"{case.where}: {case.name} on {target}: {problem}" for problem in problems]


def _check_target(
    lint: Path, target: str, cases: Sequence[Case], folder: Path, counts: Counter[str]
) -> list[str]:
    variants = {"fault": "-", "right": "+"}
    files = []
    for case in cases:
        for variant, sign in variants.items():
            files.append(folder / case.file_name(variant))
            files[-1].write_text(case.text(target, sign))
    found = _check(lint, target, files)
    problems = []
    for case in cases:
        fault, right = (found.get(case.file_name(variant), []) for variant in variants)
        how = _judge(case, fault, right)
        counts["by another rule" if how.startswith("SPL") else how] += 1
        problems += _problems(case, target, how, fault, right)
    return problems


def _main(words: Sequence[str]) -> int:
    parser = CommandLine("sparc-assembly-faults", __doc__)
    parser.add_build_dir()
    parser.add("files", nargs="+", type=Path, metavar="FILE")
    options = parser.parse(words)
    lint = BuildDirectory.of(options.build_dir).built("sparc-lint")
    cases = [case for path in options.files for case in parse(path)]
    problems: list[str] = []
    print(f"{len(cases)} cases")
    for target in _OPTIONS:
        chosen = [case for case in cases if target in case.targets]
        if not chosen:
            continue
        counts: Counter[str] = Counter()
        with tempfile.TemporaryDirectory() as folder:
            problems += _check_target(lint, target, chosen, Path(folder), counts)
        shown = ", ".join(
            f"{counts[how]} {how}"
            for how in ("found", "by another rule", "unproved", "missed")
            if counts[how]
        )
        print(f"{target}: {len(chosen)} faults: {shown}")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


def main(words: Sequence[str]) -> int:
    return run_main("sparc-assembly-faults", _main, words)
