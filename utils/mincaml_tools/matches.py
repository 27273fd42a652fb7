"""utils/compare-matches: warnings about random matches, and their results, and OCaml's."""

import random
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from .options import CommandLine, run_main
from .paths import BuildDirectory
from .processes import Finished, ToolError, require, run

_DESCRIPTION = """\
Generates matches on values of random types and compares mincaml-llc with OCaml:

- The warnings that OCaml gives by default must be in the same places: those about
  matches that are not exhaustive (8), cases that are never used (11) and alternatives
  that are never used (12).
- The two compilers may name different values that are not matched. As the pattern of a
  further case, each must be useful for the other compiler, too.
- For each match, some values must select the same case, or raise Match_failure with the
  same location. The program ends with such an exception, if there is one, and must print
  the same message and have the same exit status.

Exit status: 0; 1 if something differs; 2 for wrong usage or a missing tool.
"""

_SECONDS = 120
# How deep patterns and values are nested.
_DEPTH = 4
_PARTIAL, _UNUSED_CASE, _UNUSED_ALTERNATIVE = 8, 11, 12
# Our messages, and the numbers of OCaml's warnings.
_NUMBERS = {"MC0358": _PARTIAL, "MC0354": _UNUSED_CASE, "MC0369": _UNUSED_ALTERNATIVE}
# Prints the results of a match for a value, without and with its guards.
_PRELUDE = """\
let show f v =
  let once c =
    (match f v c with
     | number -> print_int number
     | exception Match_failure (file, line, column) ->
       Printf.printf "%s:%d:%d" file line column);
    print_char ' ' in
  once false; once true; print_newline ()
"""


@dataclass(frozen=True)
class _Type:
    """A type: its text, and its constructors with their arguments. The constructor of a
    tuple or of a record has no name. A type without constructors has literals, each with
    a value that it matches."""

    text: str
    constructors: list[tuple[str, list["_Type"]]] = field(default_factory=list)
    literals: Sequence[tuple[str, str]] = ()
    fields: Sequence[str] = ()

    def built(self, name: str, parts: Sequence[str]) -> str:
        """The text of an expression or of a pattern."""
        if self.fields:
            pairs = zip(self.fields, parts, strict=True)
            return f"{{ {'; '.join(f'{label} = {part}' for label, part in pairs)} }}"
        if name == "::":
            return f"({parts[0]} :: {parts[1]})"
        arguments = f"({', '.join(parts)})" if len(parts) > 1 else "".join(parts)
        return f"({name} {arguments})" if name and parts else name + arguments


def _same(*literals: str) -> list[tuple[str, str]]:
    return [(literal, literal) for literal in literals]


_CHARS = {"'a'..'k'": "'k'", "'e'..'z'": "'e'", "'z'..'l'": "'m'", "'\\000'..'\\255'": "'\\255'"}
_BASIC = [
    _Type("int", literals=_same("0", "1", "2", "(-1)")),
    _Type("bool", literals=_same("true", "false")),
    _Type("char", literals=[*_same("'a'", "'b'"), *_CHARS.items()]),
    _Type("string", literals=_same('""', '"a"', '"*"')),
    _Type("float", literals=_same("0.", "1.5")),
]


class _Match:
    """A random match, as the body of a function."""

    def __init__(self, number: int, chance: random.Random) -> None:
        self._chance = chance
        self.function = f"f{number}"
        self._types = list(_BASIC)
        self.definitions: list[str] = []
        for index in range(chance.randint(1, 3)):
            self._define(f"{number}_{index}")
        matched = chance.choice(self._types[len(_BASIC) :])
        if chance.random() < 0.4:
            matched = self._tuple([matched, chance.choice(self._types)])
        self._head = f"let {self.function} (v : {matched.text}) c = ignore c; match v with"
        cases = [self._pattern(matched, _DEPTH) for _ in range(chance.randint(1, 6))]
        self._cases = [pattern for pattern, _ in cases]
        self._guards = [chance.random() < 0.15 for _ in self._cases]
        values = [value for _, value in cases] + [self._value(matched, _DEPTH) for _ in cases]
        self.values = list(dict.fromkeys(value for value in values if value))

    def lines(self, last: str = "") -> list[str]:
        """The text of the function, with a further case."""
        cases = [
            f"  | {pattern}{' when c' if guard else ''} -> {index}"
            for index, (pattern, guard) in enumerate(zip(self._cases, self._guards, strict=True))
        ]
        return [self._head, *cases, *([f"  | {last} -> -1"] if last else [])]

    @staticmethod
    def _tuple(parts: list[_Type]) -> _Type:
        return _Type(f"({' * '.join(part.text for part in parts)})", [("", parts)])

    def _argument(self, own: _Type) -> _Type:
        kind = self._chance.choice(self._types)
        form = self._chance.randrange(6)
        if form == 0:
            return own
        if form == 1:
            return self._tuple([kind, self._chance.choice(self._types)])
        if form == 2:
            return _Type(f"{kind.text} option", [("None", []), ("Some", [kind])])
        if form == 3:
            made = _Type(f"{kind.text} list", [("[]", [])])
            made.constructors.append(("::", [kind, made]))
            return made
        return kind

    def _define(self, name: str) -> None:
        if self._chance.random() < 0.2:
            parts = [self._chance.choice(self._types) for _ in range(self._chance.randint(1, 3))]
            fields = [f"x{name}_{index}" for index in range(len(parts))]
            made = _Type(f"r{name}", [("", parts)], fields=fields)
            pairs = zip(fields, parts, strict=True)
            text = "; ".join(f"{label} : {part.text}" for label, part in pairs)
            self.definitions.append(f"type {made.text} = {{ {text} }}")
        else:
            made = _Type(f"t{name}")
            cases = []
            for index in range(self._chance.randint(1, 4)):
                count = self._chance.choice([0, 0, 1, 1, 2])
                arguments = [self._argument(made) for _ in range(count)]
                constructor = f"C{name}_{index}"
                made.constructors.append((constructor, arguments))
                of = " * ".join(argument.text for argument in arguments)
                cases.append(f"{constructor} of {of}" if of else constructor)
            self.definitions.append(f"type {made.text} = {' | '.join(cases)}")
        self._types.append(made)

    def _pattern(self, kind: _Type, depth: int) -> tuple[str, str | None]:
        """A pattern, and a value that it matches, if one was found."""
        if depth == 0 or self._chance.random() < (0.05 if depth == _DEPTH else 0.35):
            return "_", self._value(kind, depth)
        if self._chance.random() < 0.15:
            made = [self._pattern(kind, depth - 1) for _ in range(self._chance.randint(2, 3))]
            return f"({' | '.join(text for text, _ in made)})", self._chance.choice(made)[1]
        if kind.literals:
            return self._chance.choice(kind.literals)
        name, arguments = self._chance.choice(kind.constructors)
        made = [self._pattern(argument, depth - 1) for argument in arguments]
        values = [value for _, value in made if value]
        whole = kind.built(name, values) if len(values) == len(made) else None
        return kind.built(name, [text for text, _ in made]), whole

    def _value(self, kind: _Type, depth: int) -> str | None:
        """A random value; none if there is none of this depth."""
        if kind.literals:
            return self._chance.choice(kind.literals)[1]
        if depth < 0:
            return None
        constructors = self._chance.sample(kind.constructors, len(kind.constructors))
        for name, arguments in constructors:
            made = [self._value(argument, depth - 1) for argument in arguments]
            values = [value for value in made if value]
            if len(values) == len(made):
                return kind.built(name, values)
        return None


# The values that are not matched, or nothing, by line, column and number.
_Warnings = dict[tuple[int, int, int], str]


def _place(lines: Sequence[str], line: int, column: int) -> tuple[int, int]:
    """OCaml's location of a pattern includes its parentheses, and ours does not."""
    while lines[line - 1][column - 1] in "( ":
        column += 1
    return line, column


def _alternatives(text: str) -> Iterator[int]:
    """Where alternatives begin: OCaml reports adjacent ones together."""
    yield 0
    depth = 0
    for index, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if character == "|" and not depth:
            yield index + 1


class _Compilers:
    """mincaml-llc and OCaml."""

    def __init__(self, compiler: Path, ocaml: str, folder: Path) -> None:
        self._compiler = str(compiler)
        self._ocaml = ocaml
        self._folder = folder
        self._file = folder / "matches.ml"

    def ours(self, lines: Sequence[str]) -> _Warnings:
        """The warnings of mincaml-llc."""
        self._write(lines)
        text = require([self._compiler, "-fsyntax-only", str(self._file)], timeout=_SECONDS).errors
        pattern = r"^.*?:(\d+):(\d+): warning: (.*) \[(MC\d+)\]$"
        found: _Warnings = {}
        for line, column, message, code in re.findall(pattern, text.decode(), re.M):
            missing = re.fullmatch(r"this match is not exhaustive: (.*) is not matched", message)
            key = *_place(lines, int(line), int(column)), _NUMBERS[code]
            found[key] = missing[1] if missing else ""
        return found

    def theirs(self, lines: Sequence[str]) -> _Warnings:
        """The warnings of OCaml."""
        self._write(lines)
        command = [self._ocaml, "-stop-after", "typing", str(self._file)]
        text = require(command, timeout=_SECONDS).errors.decode()
        found: _Warnings = {}
        for part in re.split(r"^File ", text, flags=re.M)[1:]:
            place = re.match(r'"[^"]*", lines? (\d+)[-\d]*, characters (\d+)-(\d+)', part)
            number = re.search(r"^Warning (\d+)", part, re.M)
            if not place or not number:
                raise ToolError(f"{self._ocaml}: a warning of unknown form:\n{part}")
            missing = re.search(r"that is not matched:\n(.*?)(\(However,|\Z)", part, re.S)
            # OCaml prints `{x=-1}` and `-1|-1`, where `=-` and `|-` are single tokens.
            value = re.sub("([=|])-", r"\1 -", " ".join(missing[1].split())) if missing else ""
            line, first, last = map(int, place.groups())
            for start in _alternatives(lines[line - 1][first:last]):
                key = *_place(lines, line, first + start + 1), int(number[1])
                found[key] = value
        return found

    def results(self, lines: Sequence[str]) -> list[Finished]:
        """How the program ends, compiled by mincaml-llc and by OCaml."""
        self._write(lines)
        ends = []
        for compiler, *options in ((self._compiler, "--target=host"), (self._ocaml, "-w", "-a")):
            command = [compiler, *options, self._file.name, "-o", "program"]
            require(command, cwd=self._folder, timeout=_SECONDS)
            ends.append(run([self._folder / "program"], timeout=_SECONDS))
        return ends

    def _write(self, lines: Sequence[str]) -> None:
        self._file.write_text("\n".join(lines) + "\n")


def _program(matches: Sequence[_Match], values: Sequence[str]) -> tuple[list[str], list[int]]:
    """The text of a program, and the line of the last case of each match."""
    lines: list[str] = []
    last = []
    for match, value in zip(matches, values, strict=True):
        lines += match.definitions + match.lines(value)
        last.append(len(lines))
    return lines, last


def _differing_warnings(matches: Sequence[_Match], compilers: _Compilers) -> Iterator[str]:
    lines, last = _program(matches, [""] * len(matches))
    ours, theirs = compilers.ours(lines), compilers.theirs(lines)
    counts = [
        sum(number == wanted for _, _, number in theirs)
        for wanted in (_PARTIAL, _UNUSED_CASE, _UNUSED_ALTERNATIVE)
    ]
    print(
        f"{len(matches)} matches, {counts[0]} not exhaustive, {counts[1]} unused cases, "
        f"{counts[2]} unused alternatives"
    )
    for key in sorted(ours.keys() ^ theirs.keys()):
        who = "mincaml-llc" if key in ours else "OCaml"
        yield f"only {who} gives warning {key[2]} at {key[0]}:{key[1]}: {lines[key[0] - 1]}"

    # The values that each compiler names are further cases for the other one.
    for who, found, judge in (
        ("mincaml-llc", ours, compilers.theirs),
        ("OCaml", theirs, compilers.ours),
    ):
        by_line = {line: text for (line, _, number), text in found.items() if number == _PARTIAL}
        values = [
            by_line.get(end - len(match.lines()) + 1, "")
            for match, end in zip(matches, last, strict=True)
        ]
        longer, ends = _program(matches, values)
        unused = {line for line, _, number in judge(longer) if number == _UNUSED_CASE}
        for match, value, end in zip(matches, values, ends, strict=True):
            if value and end in unused:
                text = "\n".join(match.definitions + match.lines())
                yield f"the value {value} of {who} is matched:\n{text}"


def _differing_results(matches: Sequence[_Match], compilers: _Compilers) -> Iterator[str]:
    lines, last = _program(matches, [""] * len(matches))
    # OCaml 4.13 fails with an internal error if a case with a guard is never used.
    unused = {line for line, _, number in compilers.theirs(lines) if number == _UNUSED_CASE}
    guarded = {line for line in unused if " when c " in lines[line - 1]}
    matches = [
        match
        for match, end in zip(matches, last, strict=True)
        if guarded.isdisjoint(range(end - len(match.lines()), end + 1))
    ]
    lines, _ = _program(matches, [""] * len(matches))
    calls = [
        f"let () = show {match.function} {value}" for match in matches for value in match.values
    ]
    lines = [_PRELUDE, *lines, *calls]
    ours, theirs = compilers.results(lines)
    pairs = list(zip(calls, ours.output.splitlines(), theirs.output.splitlines()))
    print(f"{len(calls)} values, {sum(b':' in result for _, _, result in pairs)} not matched")
    if len(pairs) != len(calls):
        yield f"mincaml-llc: {ours.failure}; OCaml: {theirs.failure}"
    for call, our, their in pairs:
        if our != their:
            yield f"'{our.decode()}', but OCaml has '{their.decode()}': {call}"
    failing = next((call for call, _, result in pairs if b":" in result), "")
    if not failing:
        return
    ours, theirs = compilers.results([*lines, failing.replace("show ", "ignore (") + " false)"])
    if ours.failure != theirs.failure:
        yield f"the program ends with {ours.failure}, but in OCaml with {theirs.failure}"


def _main(words: Sequence[str]) -> int:
    parser = CommandLine("compare-matches", _DESCRIPTION)
    parser.add_build_dir()
    parser.add_seed()
    parser.add_number("--count", 300, "matches")
    parser.add("--ocaml", default="ocamlopt", metavar="COMMAND", help="ocamlopt or ocamlc")
    options = parser.parse(words)
    chance = random.Random(options.seed)
    matches = [_Match(number, chance) for number in range(options.count)]
    compiler = BuildDirectory.of(options.build_dir).built("mincaml-llc")
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        compilers = _Compilers(compiler, options.ocaml, Path(folder))
        for compare in (_differing_warnings, _differing_results):
            for difference in compare(matches, compilers):
                failures += 1
                print(difference, file=sys.stderr)
    print(f"{failures} differences")
    return 1 if failures else 0


def main(words: Sequence[str]) -> int:
    """The command line of utils/compare-matches."""
    return run_main("compare-matches", _main, words)
