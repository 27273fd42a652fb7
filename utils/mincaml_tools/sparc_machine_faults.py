"""Compares the two checks of SPARC code on the faults of sparc-assembly-faults.

    sparc-machine-faults FILE...

Translates each case of the files (see sparc-assembly-faults --help) to machine IR where
possible, and checks that with `llc`. These cases are skipped: those with other
functions or data, whose code the check of machine IR does not see, operands that are
symbols, directives, functions that return structures, for which types would be needed,
and control transfers that LLVM does not emit.

`llvm-mc --show-inst` names the instruction and the operands of each line. Machine IR
uses the same names, with blocks instead of labels, a bundle of each control transfer and
its slot, calls as CALL and TAIL_CALL, and implicit operands. Each function has six
integers as arguments and no result; a call may define the result registers.

Prints how many faults of each rule the two checks find, and those with different
findings. It is an error if the correct version has a violation, or if docs/sparc-check.md
does not explain a difference.
"""

import re
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from .options import CommandLine, build_and_toolchain, run_main
from .processes import ToolError, run
from .sparc_faults import SYMBOLS, Case, parse

# Triples and processors.
_TARGETS = {
    "v8": ("sparc-linux-gnu", "v8"),
    "v8+": ("sparc-linux-gnu", "v9"),
    "v9": ("sparcv9-linux-gnu", "v9"),
}
# By rule: how the check of machine IR may judge what that of objects finds.
_DIFFERENCES = {
    "SPL015": ["unproved"],
    "SPL018": ["missed", "by another rule"],
    "SPL020": ["unproved"],
    "SPL022": ["unproved"],
    "SPL026": ["unproved"],
}


class _NotWritten(Exception):
    """Machine IR cannot express the code."""


@dataclass
class _Instruction:
    name: str
    operands: list[str] = field(default_factory=list)

    @property
    def is_call(self) -> bool:
        return self.name == "CALL" or (self.name.startswith("JMPL") and self.operands[0] == "O7")

    @property
    def is_return(self) -> bool:
        if self.name.startswith("JMPL"):
            return self.operands[0] == "G0" and self.operands[1] in ("I7", "O7")
        return self.name in ("RET", "RETL")

    @property
    def is_branch(self) -> bool:
        return self.name == "BA" or self.name.startswith(("BCOND", "BPICC", "BPXCC", "FBCOND"))

    @property
    def ends_call(self) -> bool:
        """Whether a call with this slot does not return to the function."""
        if self.name.startswith("OR"):
            return self.operands[0] == "O7"
        return self.name.startswith("RESTORE")


_Code = list[str | _Instruction]


def _read(text: str) -> dict[str, _Code]:
    """By function: its labels and instructions."""
    functions: dict[str, _Code] = {}
    names = set(re.findall(r"\.type\t(\w+),@function", text))
    code: _Code = []
    for line in text.splitlines():
        if label := re.match(r"([.\w$]+):", line):
            if label[1] in names:
                code = functions.setdefault(label[1], [])
            else:
                code.append(label[1])
        if instruction := re.search(r"<MCInst #\d+ (\w+)", line):
            code.append(_Instruction(instruction[1]))
        for operand in re.findall(r"<MCOperand (?:Reg|Imm|Expr):([^>]*)>", line):
            if isinstance(code[-1], _Instruction):
                code[-1].operands.append(operand)
    return functions


def _implicit(name: str) -> list[str]:
    """The implicit operands of an instruction other than a call."""
    base = re.sub("(rr|ri)$", "", name)
    words = []
    if name.startswith(("BCOND", "BPICC", "BPXCC", "TRAP")) or re.match("(ADD|SUB)[CE]$", base):
        words.append("implicit $icc")
    if name.startswith("FBCOND"):
        words.append("implicit $fcc0")
    if re.search("(?<!^BPI)(?<!^BPX)CC$|(ADD|SUB)E$", base):
        words.append("implicit-def $icc")
    if re.match("[US]DIV", name):
        words.append("implicit $y")
    if re.match("[US](DIV|MUL)", name):
        words.append("implicit-def $y")
    if re.match("FCMP[SDQ]$", name):
        words.append("implicit-def $fcc0")
    return words


class _Writer:
    """Writes the body of a function."""

    def __init__(self, name: str, code: _Code, target: str) -> None:
        self._name, self._code, self._target = name, code, target
        self._blocks: dict[str, int] = {}
        self.callees: set[str] = set()

    def body(self) -> str:
        blocks = list(self._split())
        lines = [f"name: {self._name}", "body: |"]
        for number, block in enumerate(blocks):
            written: list[str] = []
            targets = self._write(block, written)
            if self._falls_through(block) and number + 1 != len(blocks):
                targets.add(number + 1)
            lines.append(f"  bb.{number}:")
            if targets:
                names = ", ".join(f"%bb.{target}" for target in sorted(targets))
                lines.append(f"    successors: {names}")
            lines += [f"    {line}" for line in written]
        return "\n".join(lines)

    def _split(self) -> Iterator[list[_Instruction]]:
        """Blocks end behind the slots of branches, returns and tail calls."""
        block: list[_Instruction] = []
        number = 0
        rest = iter(self._code)
        for item in rest:
            if isinstance(item, str):
                if block:
                    yield block
                    number, block = number + 1, []
                self._blocks[item] = number
                continue
            block.append(item)
            if not (item.is_call or item.is_branch or item.is_return):
                continue
            slot = next(rest, None)
            if not isinstance(slot, _Instruction):
                raise _NotWritten
            block.append(slot)
            if not item.is_call or slot.ends_call:
                yield block
                number, block = number + 1, []
        if block:
            yield block

    @staticmethod
    def _falls_through(block: list[_Instruction]) -> bool:
        if len(block) < 2 or block[-2].is_call:
            return len(block) < 2 or not block[-1].ends_call
        return block[-2].name != "BA" and not block[-2].is_return

    def _write(self, block: list[_Instruction], lines: list[str]) -> set[int]:
        """Returns the blocks to which branches go."""
        targets = set()
        rest = iter(block)
        for item in rest:
            if not (item.is_call or item.is_branch or item.is_return):
                lines.append(self._plain(item))
                continue
            slot = next(rest)
            lines += [f"{self._transfer(item, slot)} {{", f"  {self._plain(slot)}", "}"]
            if item.is_branch:
                targets.add(self._blocks[item.operands[0]])
        return targets

    def _transfer(self, i: _Instruction, slot: _Instruction) -> str:
        if i.is_call:
            return self._call(i, slot)
        if i.is_return:
            name = {"I7": "RET", "O7": "RETL"}.get(i.operands[min(1, len(i.operands) - 1)], i.name)
            if i.operands[-1] != "8":
                raise _NotWritten  # After an unimp, or not at all.
            return f"{name} 8"
        if i.operands[0] not in self._blocks:
            raise _NotWritten
        if i.name == "BA":
            return f"BA %bb.{self._blocks[i.operands[0]]}"
        if i.operands[1] in ("0", "8"):
            raise _NotWritten  # Never, or always and annulling.
        words = [f"%bb.{self._blocks[i.operands[0]]}", i.operands[1], *_implicit(i.name)]
        return f"{i.name} {', '.join(words)}"

    def _call(self, i: _Instruction, slot: _Instruction) -> str:
        if i.name == "CALL" and re.fullmatch(r"\w+", i.operands[0]):
            if i.operands[0] == self._name or i.operands[0] == "returning_structure":
                raise _NotWritten
            self.callees.add(i.operands[0])
            target = f" @{i.operands[0]}"
        elif i.name == "JMPLrr" and i.operands[2] == "G0" and not slot.ends_call:
            target = f"ri ${i.operands[1].lower()}, 0"
        else:
            raise _NotWritten
        if slot.ends_call:
            return f"TAIL_CALL{target}, implicit $o6"
        results = [f"$o{n}" for n in range(4 if self._target == "v9" else 2)]
        results += [f"$d{n}" for n in range(4)]
        words = "".join(f", implicit-def {result}" for result in results)
        return f"CALL{target}, csr, implicit $o6, implicit-def dead $o7{words}"

    def _plain(self, i: _Instruction) -> str:
        if i.name == "NOP":
            return "NOP"
        if i.name.startswith(("MOV", "FMOV", "SWAP", "CAS", "LDSTUB", "UNIMP", "RETT", "JMPL")):
            raise _NotWritten  # With tied operands, or none that LLVM emits.
        operands = []
        for operand in i.operands:
            if not re.fullmatch(r"-?\d+|[A-Z]+[0-9]*(_[A-Z]+[0-9]+)?", operand):
                raise _NotWritten  # A symbol.
            operands.append(f"${operand.lower()}" if operand[0].isalpha() else operand)
        name = i.name
        if name.startswith("V9FCMP") and self._target == "v8":
            name, operands = name[2:], operands[1:]
        words = _implicit(name)
        if name.startswith(("ST", "TRAP", "FCMP")):
            return f"{name} {', '.join([*operands, *words])}"
        return f"{operands[0]} = {name} {', '.join([*operands[1:], *words])}"


_UNWRITTEN = re.compile(r"\.L|\.cfi|\.if|\.word|\.section|\.set|%t|%g[do]|unimp")


def _assembly(cases: Sequence[tuple[int, Case]], target: str) -> str:
    """Of the functions f0 (the fault of the first case), r0 (its right twin), ..."""
    lines = [SYMBOLS[target], ".text"]
    for number, case in cases:
        for variant, sign in (("f", "-"), ("r", "+")):
            name = f"{variant}{number}"
            body = "\n".join(
                line.lstrip("-+") for line in case.lines if line[0] not in {"-", "+"} - {sign}
            )
            body = re.sub(rf"\b{case.name}\b", name, body)
            lines += [f".type {name}, @function", f"{name}:", body, f".size {name}, .-{name}"]
    return "\n".join(lines) + "\n"


def _module(bodies: dict[str, str], callees: set[str]) -> str:
    arguments = ", ".join(f"i32 %{name}" for name in "abcdef")
    lines = ["--- |"]
    lines += [f"  declare void @{callee}(...)" for callee in sorted(callees)]
    lines += [f"  define void @{name}({arguments}) {{ ret void }}" for name in bodies]
    lines += ["..."]
    for body in bodies.values():
        lines += ["---", body, "..."]
    return "\n".join(lines) + "\n"


_Found = dict[str, set[tuple[str, str]]]  # by function: rules and verdicts


class _Comparison:
    def __init__(self, cases: Sequence[Case]) -> None:
        self._cases = cases
        self.counts: dict[str, Counter[str]] = defaultdict(Counter)
        self.problems: list[str] = []

    def add(self, target: str, names: Sequence[str], found: _Found) -> None:
        for name in names:
            case = self._cases[int(name[1:])]
            rules = {rule for rule, verdict in found[name] if verdict == "violation"}
            where = f"{case.where}: {case.name} on {target}"
            if name[0] == "r":
                if rules != (case.machine if rules else set()):
                    self.problems.append(f"{where}: right twin: {', '.join(sorted(rules))}")
                continue
            how = "missed"
            if case.rule in rules:
                how = "found"
            elif rules:
                how = "by another rule"
            elif (case.rule, "unproved") in found[name]:
                how = "unproved"
            self.counts[case.rule][how] += 1
            may_be = ["found", "by another rule", *_DIFFERENCES.get(case.rule, [])]
            if case.known.get(target, "found") == "found" and how not in may_be:
                self.problems.append(f"{where}: the fault is {how}")


def _find(llc: Sequence[str], module: Path) -> _Found:
    check = ["-mincaml-check-sparc=all", "-run-pass=mincaml-check-sparc"]
    finished = run([*llc, *check, str(module), "-o", "/dev/null"])
    text = finished.errors.decode("utf-8", "replace")
    found: _Found = defaultdict(set)
    for verdict, name, rule in re.findall(
        r"(violation|unproved): in (\w+) .*\[(SPL\d+)\]", text
    ):
        found[name].add((rule, verdict))
    if not found:
        raise ToolError(text)
    return found


def _main(words: Sequence[str]) -> int:
    parser = CommandLine("sparc-machine-faults", __doc__)
    parser.add_build_dir()
    parser.add_toolchain("llc")
    parser.add("files", nargs="+", type=Path, metavar="FILE")
    options = parser.parse(words)
    build, tools = build_and_toolchain(options)
    llc = [*tools.command("llc"), f"-load={build.built_plugin('MinCamlRegAlloc')}"]
    cases = [case for path in options.files for case in parse(path)]
    comparison = _Comparison(cases)
    for target, (triple, processor) in _TARGETS.items():
        chosen = [
            (number, case)
            for number, case in enumerate(cases)
            if target in case.targets
            and not any(line.startswith("func ") or line == "data" for line in case.lines)
            and not _UNWRITTEN.search("\n".join(case.lines))
        ]
        assembler = [str(tools.path("llvm-mc")), "--show-inst", f"--triple={triple}"]
        assembler += [f"--mcpu={processor}", "-"]
        assembled = run(assembler, text=_assembly(chosen, target).encode())
        if assembled.status:
            raise ToolError(assembled.errors.decode("utf-8", "replace"))
        bodies: dict[str, str] = {}
        callees: set[str] = set()
        for name, code in _read(assembled.output.decode()).items():
            writer = _Writer(name, code, target)
            try:
                bodies[name] = writer.body()
                callees |= writer.callees
            except _NotWritten:
                continue
        with tempfile.TemporaryDirectory() as folder:
            module = Path(folder) / "cases.mir"
            module.write_text(_module(bodies, callees))
            both = [name for name in bodies if {"f" + name[1:], "r" + name[1:]} <= bodies.keys()]
            check = [*llc, f"-mtriple={triple}", f"-mcpu={processor}"]
            comparison.add(target, both, _find(check, module))
    for rule, counts in sorted(comparison.counts.items()):
        shown = ", ".join(f"{counts[how]} {how}" for how in sorted(counts, key=_ORDER.index))
        print(f"{rule}: {shown}")
    for problem in comparison.problems:
        print(problem)
    return 1 if comparison.problems else 0


_ORDER = ["found", "by another rule", "unproved", "missed"]


def main(words: Sequence[str]) -> int:
    return run_main("sparc-machine-faults", _main, words)
