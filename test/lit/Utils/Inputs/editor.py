"""Checks the TextMate grammar: its form, its words against the tables of the
compiler, and the scopes that it gives to programs against the compiler's tokens.

    editor.py COMPILER PROGRAM.ml...
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from mincaml_tools.grammar.vocabulary import Vocabulary
from mincaml_tools.paths import ROOT
from textmate import Grammar, Rule

# What begins the scope of a token; a keyword or an operator is not listed.
SCOPES = {
    "Integer": ("constant.numeric.integer.",),
    "Float": ("constant.numeric.float.",),
    "Character": ("string.quoted.single.",),
    "String": ("string.quoted.double.",),
    "TypeVariable": ("variable.parameter.type.",),
    "Identifier": ("variable.other.", "entity.name.", "support.function.", "support.type."),
    "QualifiedName": ("support.module.", "entity.name.type.module."),
    "Constructor": ("constant.other.constructor.", "entity.name.type.module."),
    "ArrayMake": ("support.module.",),
    "ArrayCreate": ("support.module.",),
    "ArrayLength": ("support.module.",),
    **dict.fromkeys(
        (
            "Label", "LabelColon", "LabelParen",
            "OptionalLabel", "OptionalLabelColon", "OptionalLabelParen",
        ),  # fmt: skip
        ("variable.parameter.label.",),
    ),
    "Underscore": ("variable.other.", "entity.name.type."),
    "True": ("constant.language.",),
    "False": ("constant.language.",),
}
problems: list[str] = []


def alternatives(rule: Rule) -> set[str]:
    """The words of a rule that matches one of some words or operators."""
    body = re.sub(r"\(\?<?[!=].*?[\])]\)", "", rule["match"])
    group = re.search(r"\((?:\?:)?([a-zA-Z0-9_|]+)\)", body)
    if group:
        return set(group[1].split("|"))
    return {re.sub(r"\\(.)", r"\1", word) for word in re.split(r"(?<!\\)\|", body) if word}


def compare(what: str, expected: Iterable[str], found: Iterable[str]) -> None:
    for word in sorted(set(expected) ^ set(found)):
        missing = word in set(expected)
        problems.append(f"{what}: {word} {'is missing' if missing else 'does not exist'}")


def check_form(grammar: Grammar, root: Rule) -> int:
    if root["scopeName"] != "source.mincaml":
        problems.append("the scope is not source.mincaml")
    included: set[str] = set()
    expressions = 0
    for rule in grammar.rules():
        for key in ("match", "begin", "end"):
            if key in rule:
                expressions += 1
                try:
                    re.compile(rule[key])
                except re.error as error:
                    problems.append(f"{rule[key]}: {error}")
        if ("begin" in rule) != ("end" in rule):
            problems.append(f"{rule}: begin without end, or the reverse")
        if "include" in rule:
            included.add(rule["include"].removeprefix("#"))
    compare("repository", root["repository"], included)
    return expressions


def check_words(rules: dict[str, Rule]) -> None:
    vocabulary = Vocabulary()
    groups = ("control", "definition", "word-operator", "constant")
    keywords = [alternatives(rules[name]) for name in groups]
    compare("keywords", vocabulary.keywords, set().union(*keywords))
    compare("reserved", vocabulary.reserved_words, alternatives(rules["reserved"]))
    compare("library", vocabulary.library_names, alternatives(rules["library"]))
    compare("modules", vocabulary.modules, alternatives(rules["qualified-name"]))
    signs = alternatives(rules["operator"]) | alternatives(rules["brackets"]) | {":"}
    compare("operators", vocabulary.punctuation, signs)


def check_program(grammar: Grammar, program: Path, tokens: str) -> int:
    # The compiler counts bytes.
    lines = list(grammar.lines(program.read_text(encoding="latin-1")))
    checked = 0
    for row in tokens.splitlines():
        parsed = re.match(r"(\d+):(\d+) (\w+) (.*)", row)
        if not parsed or parsed[3] == "EndOfFile":
            continue  # or another line of a string
        line, column = int(parsed[1]) - 1, int(parsed[2]) - 1
        kind, text = parsed[3], parsed[4]
        expected = SCOPES.get(kind, ("keyword.", "punctuation.", "meta.type."))
        if line >= len(lines) or column >= len(lines[line]):
            problems.append(f"{program}: no such place: {row}")
            continue
        scope = lines[line][column]
        checked += 1
        if not scope.startswith(expected):
            problems.append(f"{program}:{line + 1}:{column + 1}: {kind} {text} is '{scope}'")
    return checked


def main() -> None:
    compiler, *programs = sys.argv[1:]
    root = json.loads((ROOT / "utils/editor/mincaml.tmLanguage.json").read_text())
    grammar = Grammar(root)
    expressions = check_form(grammar, root)
    check_words(root["repository"])
    checked = 0
    for program in programs:
        command = [compiler, program, "--emit=tokens"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        checked += check_program(grammar, Path(program), done.stdout)
    print(f"{expressions} regular expressions, {checked} tokens of {len(programs)} programs")
    sys.exit("\n".join(problems) or None)


main()
