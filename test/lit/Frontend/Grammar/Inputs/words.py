"""Compares the grammar and the table of precedences in docs/language.md with
Token.def and Syntax.def, and the codes of messages in documents with those that
the compiler lists, given in a file."""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from mincaml_tools.grammar.ebnf import read_grammar
from mincaml_tools.grammar.vocabulary import Vocabulary
from mincaml_tools.paths import ROOT

# They have no rows in Syntax.def.
LIBRARY_OPERATORS = {"@"}
# How the table of precedences spells what Markdown would take for a column.
ENTITIES = {"&#124;": "|", "&amp;": "&", "&lt;": "<"}


def difference(what: str, expected: Iterable[str], found: Iterable[str]) -> list[str]:
    expected, found = set(expected), set(found)
    return [f"{what}: {word} is missing" for word in sorted(expected - found)] + [
        f"{what}: {word} does not exist" for word in sorted(found - expected)
    ]


def rows_of_operators(text: str, spellings: set[str]) -> list[list[str]]:
    """The rows of the table of precedences that have binary operators."""
    table = text.partition("| form | associates |")[2].partition("\n\n")[0]
    found = []
    for row in table.splitlines():
        for entity, character in ENTITIES.items():
            row = row.replace(entity, character)
        form = row.rpartition("|")[0].rpartition("|")[0]
        codes = re.findall(r"`([^`]+)`|<code>(.+?)</code>", form)
        words = [re.sub(r"^e (.*) e$", r"\1", a or b) for a, b in codes]
        if words and set(words) <= spellings | LIBRARY_OPERATORS:
            found.append([word for word in words if word in spellings])
    return found


def main() -> None:
    listing = Path(sys.argv[1]).read_text()
    vocabulary = Vocabulary()
    text = (ROOT / "docs" / "language.md").read_text()
    grammar = read_grammar(text)
    tokens = grammar.tokens - grammar.classes
    # These have no tokens of their own.
    known = vocabulary.keywords | vocabulary.syntax_functions | vocabulary.punctuation
    reserved = {"and", "as", "function", "match", "mutable", "when"} & vocabulary.reserved_words
    used = tokens - reserved - {"_"}
    problems = difference("the grammar", known, used)

    operators = vocabulary.operators
    rules = ("operator", "operator-name")
    single = [p.symbols[0].name for r in rules for p in grammar.of(r) if len(p.symbols) == 1]
    rule = [name for name in single if name not in grammar.classes and name not in rules]
    problems += difference("the rule 'operator'", (o.spelling for o in operators), rule)

    levels = [
        sorted(o.spelling for o in operators if o.precedence == level)
        for level in sorted({o.precedence for o in operators})
    ]
    spellings = {o.spelling for o in operators}
    rows = [sorted(row) for row in rows_of_operators(text, spellings)]
    if rows != levels:
        problems.append(f"precedences: the table has {rows}, Syntax.def {levels}")

    codes = set(re.findall(r"\bMC0\d{3}\b", listing))
    named: set[str] = set()
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        here = set(re.findall(r"\bMC0\d{3}\b", document.read_text()))
        named |= here
        problems += [f"{document.name}: {code} does not exist" for code in sorted(here - codes)]
    print(f"{len(known)} words, {len(operators)} operators on {len(levels)} levels")
    print(f"{len(codes)} codes, {len(named)} in documents")
    sys.exit("\n".join(problems) or None)


main()
