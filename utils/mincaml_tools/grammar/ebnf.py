"""Reads a grammar in EBNF and converts it to productions.

The grammar consists of the blocks that are indented by four spaces and have `::=`, up to
the next empty line. Its notation is

    name ::= ...     a rule; the first one is the start symbol
    "let"            a token
    a b              one after the other
    a | b            either
    [a]   {a}   (a)  optional, any number of times, grouped
    !(a | b)         at the end: the next token is none of these; a rule in it has
                     single tokens only

A name without a rule is a class of tokens, such as `integer`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from ..processes import ToolError

START = "program"
# What follows the last token of a text.
END = ""


@dataclass(frozen=True)
class Symbol:
    """A token, a class of tokens, or what a rule defines."""

    name: str
    is_rule: bool

    def __str__(self) -> str:
        return self.name if self.is_rule else f'"{self.name}"'


@dataclass(frozen=True)
class Production:
    """A rule without repetitions, options and groups. `symbols` is not empty."""

    rule: str
    symbols: tuple[Symbol, ...]
    # The tokens that may not follow.
    not_before: frozenset[str] = frozenset()

    def __str__(self) -> str:
        return f"{self.rule} ::= {' '.join(map(str, self.symbols))}"


@dataclass(frozen=True)
class _Sequence:
    """One way to expand a part of a rule."""

    symbols: tuple[Symbol, ...] = ()
    not_before: frozenset[str] = frozenset()

    def then(self, other: "_Sequence") -> "_Sequence":
        if self.not_before and other.symbols:
            raise ToolError("'!' can stand only at the end of a rule")
        return _Sequence(self.symbols + other.symbols, self.not_before | other.not_before)


@dataclass
class Grammar:
    productions: list[Production] = field(default_factory=list)
    # Names without a rule.
    classes: set[str] = field(default_factory=set)

    @property
    def tokens(self) -> set[str]:
        """All tokens and classes of tokens."""
        return {s.name for p in self.productions for s in p.symbols if not s.is_rule}

    def of(self, rule: str) -> list[Production]:
        return [p for p in self.productions if p.rule == rule]


_WORD = re.compile(r'"(?P<token>[^"]+)"|(?P<name>[a-z][a-z-]*)|(?P<sign>::=|[][{}()|!])|\S')


def _blocks(document: str) -> Iterator[str]:
    """The indented paragraphs with rules."""
    for block in re.findall(r"(?:^    .*\n)+", document, re.MULTILINE):
        if "::=" in block:
            yield block


def read_grammar(document: str) -> Grammar:
    """The grammar of a document in Markdown."""
    rules: dict[str, str] = {}
    for block in _blocks(document):
        # A rule begins where its name does, further lines are indented more.
        for name, text in re.findall(r"^    ([a-z-]+) +::=((?:.*\n)(?:     .*\n)*)", block, re.M):
            if name in rules:
                raise ToolError(f"the grammar defines '{name}' twice")
            rules[name] = text
        if block.count("::=") != len(re.findall(r"^    [a-z-]+ +::=", block, re.M)):
            raise ToolError(f"a line with '::=' does not begin a rule:\n{block}")
    if START not in rules:
        raise ToolError(f"the grammar has no rule '{START}'")
    grammar = Grammar()
    for name, text in rules.items():
        _RuleReader(grammar, name, text, rules).read()
    _check_uses(grammar, rules.keys())
    return grammar


def _check_uses(grammar: Grammar, rules: Iterable[str]) -> None:
    used = {s.name for p in grammar.productions for s in p.symbols if s.is_rule} | {START}
    for name in rules:
        if name not in used:
            raise ToolError(f"no rule uses '{name}'")


class _RuleReader:
    """Reads one rule by recursive descent and adds its productions."""

    def __init__(
        self, grammar: Grammar, name: str, text: str, rules: Mapping[str, str]
    ) -> None:
        self._grammar = grammar
        self._name = name
        self._rules = rules
        self._words = list(_WORD.finditer(text))
        self._helpers = 0

    def read(self) -> None:
        alternatives = self._alternatives()
        if self._words:
            raise self._error(f"unexpected '{self._words[0][0]}'")
        self._add(self._name, alternatives)

    def _error(self, what: str) -> ToolError:
        return ToolError(f"the grammar's rule '{self._name}': {what}")

    def _add(self, rule: str, alternatives: list[_Sequence]) -> None:
        for sequence in dict.fromkeys(alternatives):
            if not sequence.symbols:
                raise self._error("can be empty")
            if sequence.symbols == (Symbol(rule, True),):
                raise self._error("contains itself only")
            self._grammar.productions.append(
                Production(rule, sequence.symbols, sequence.not_before)
            )

    def _take(self, *signs: str) -> str:
        """Takes one of these signs if it is next; otherwise returns ''."""
        if self._words and self._words[0]["sign"] in signs:
            return self._words.pop(0)[0]
        return ""

    def _expect(self, sign: str) -> None:
        if not self._take(sign):
            raise self._error(f"'{sign}' is missing")

    def _alternatives(self) -> list[_Sequence]:
        found = self._concatenation()
        while self._take("|"):
            found += self._concatenation()
        return found

    def _concatenation(self) -> list[_Sequence]:
        found = [_Sequence()]
        while self._words and self._words[0][0] not in ("|", ")", "]", "}"):
            part = self._part()
            found = [before.then(after) for before in found for after in part]
        return found

    def _part(self) -> list[_Sequence]:
        if self._take("["):
            inner = self._alternatives()
            self._expect("]")
            return [_Sequence(), *inner]
        if self._take("("):
            inner = self._alternatives()
            self._expect(")")
            return inner
        if self._take("{"):
            inner = self._alternatives()
            self._expect("}")
            return [_Sequence(), _Sequence((self._repeated(inner),))]
        if self._take("!"):
            return [_Sequence((), frozenset(self._tokens(self._part())))]
        word = self._words.pop(0)
        if word["token"]:
            return [_Sequence((Symbol(word["token"], False),))]
        if word["name"]:
            if word["name"] not in self._rules:
                self._grammar.classes.add(word["name"])
            return [_Sequence((Symbol(word["name"], word["name"] in self._rules),))]
        raise self._error(f"unexpected '{word[0]}'")

    def _tokens(self, alternatives: list[_Sequence]) -> Iterator[str]:
        for sequence in alternatives:
            if len(sequence.symbols) != 1:
                raise self._error("what follows '!' has to be single tokens")
            (symbol,) = sequence.symbols
            if symbol.is_rule:
                text = self._rules[symbol.name]
                rule = _RuleReader(Grammar(), symbol.name, text, self._rules)
                yield from self._tokens(rule._alternatives())
            else:
                yield symbol.name

    def _repeated(self, inner: list[_Sequence]) -> Symbol:
        """A rule of its own for one or more of these."""
        if len(inner) == 1 and len(inner[0].symbols) == 1 and not inner[0].not_before:
            base = inner[0].symbols[0].name
        else:
            base = str(self._helpers)
            self._helpers += 1
        helper = Symbol(f"{self._name}:{{{base}}}", True)
        if not self._grammar.of(helper.name):
            self._add(helper.name, inner)
            self._add(helper.name, [_Sequence((helper,)).then(one) for one in inner])
        return helper
