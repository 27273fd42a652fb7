"""Random sentences of a grammar, sentences with a mistake, and their text."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from ..processes import ToolError
from .ebnf import START, Grammar, Production, Symbol

# Texts of classes of tokens. A name or an operator gets a number: no pattern binds one
# twice, and no type has two constructors or variables of one name.
_TEXTS: Mapping[str, Sequence[str]] = {
    "name": ["a", "f_", "x'", "_y"],
    "infix-symbol": ["+!", "|?", "@+", "**-", "%", "-->", "=="],
    "prefix-symbol": ["!!", "~+", "?!"],
    "qualified-name": ["Array.map", "String.length", "Printf.sprintf", "M.N.x"],
    "let-operator": ["let*", "let+"],
    "and-operator": ["and*", "and+"],
    "label": ["~x"],
    "label-colon": ["~x:"],
    "label-parenthesis": ["~("],
    "optional-label": ["?x"],
    "optional-label-colon": ["?x:"],
    "optional-label-parenthesis": ["?("],
    "constructor": ["E", "Not_found", "F'1"],
    "integer": ["0", "42", "1_000", "0x1F", "0b10", "0o17"],
    "float": ["1.", "2.5", "1e10", "1_0.5e-3"],
    "character": ["'a'", r"'\n'", r"'\''", r"'\065'", r"'\x41'", "'\"'"],
    "string": ['""', '"text"', r'"a\"b\\"', '"(*"', r'"\u{e9}"', '"%d\\n"'],
    "type-variable": ["'a", "'b1", "'b_c"],
}
# The tokens and classes of tokens that an argument can begin with.
_ARGUMENTS = frozenset(
    "name qualified-name constructor integer float character string true false begin not"
    " ( [ [| { ! prefix-symbol label label-colon optional-label optional-label-colon"
    " Array.make Array.create Array.length".split()
)
_NUMBERED = frozenset(
    "name qualified-name constructor type-variable label optional-label".split()
)
_BLANKS = [" "] * 20 + ["\n", "\n  ", "\t", " (* a comment *) ", "\n(* (* nested *) *)\n"]
_LONGEST = 60


def text_of(tokens: Sequence[str], chance: random.Random) -> str:
    """A program that has these tokens."""
    parts = []
    for number, token in enumerate(tokens):
        texts = _TEXTS.get(token)
        text = chance.choice(texts) if texts else token
        if token in _NUMBERED:
            text += str(number)
        elif token in ("infix-symbol", "prefix-symbol", "let-operator", "and-operator"):
            text += f"{number:b}".replace("0", "+").replace("1", "*")
        parts += [text, chance.choice(_BLANKS)]
    return "".join(parts) + "\n"


def with_applicable_constants(tokens: Sequence[str]) -> list[str]:
    """The tokens with parentheses around constants. OCaml refuses to apply them to
    several arguments by its syntax, and not by types."""
    changed = []
    previous = ""
    for token, after in zip(tokens, [*tokens[1:], ""], strict=True):
        if token in ("true", "false"):
            changed += ["(", token, ")"]
        elif (previous, token) in (("(", ")"), ("begin", "end")):
            changed[-1:] = ["(", previous, token, ")"]
        # In the definition of a type, where no argument follows, `[]` is the name of a
        # constructor.
        elif (previous, token) == ("[", "]") and after in _ARGUMENTS:
            changed[-1:] = ["(", previous, token, ")"]
        else:
            changed.append(token)
        previous = token
    return changed


def _repeats_operator(tokens: Sequence[str]) -> bool:
    """Whether an operator of the language stands in parentheses twice: definitions
    joined by `and` must have different names."""
    operators = [
        token
        for before, token, after in zip(tokens, tokens[1:], tokens[2:], strict=False)
        if (before, after) == ("(", ")") and token not in _TEXTS and token not in "()"
    ]
    return len(operators) != len(set(operators))


class Sentences:
    """Draws sentences, the first ones so that each production is used."""

    def __init__(self, grammar: Grammar, depth: int, chance: random.Random) -> None:
        unknown = grammar.classes - _TEXTS.keys()
        if unknown:
            raise ToolError(f"the grammar has no rule '{min(unknown)}'")
        self._productions: dict[str, list[Production]] = {}
        for production in grammar.productions:
            self._productions.setdefault(production.rule, []).append(production)
        self._depth = depth
        self._chance = chance
        self._heights: dict[str, float] = {}
        self._find_heights()
        self.uses: Counter[Production] = Counter()

    def _height(self, production: Production) -> float:
        return 1 + max(
            self._heights.get(s.name, float("inf")) if s.is_rule else 0
            for s in production.symbols
        )

    def _find_heights(self) -> None:
        """Finds how deep the smallest derivation of each rule is."""
        changed = True
        while changed:
            changed = False
            for rule, productions in self._productions.items():
                least = min(map(self._height, productions))
                if least < self._heights.get(rule, float("inf")):
                    self._heights[rule] = least
                    changed = True
        for rule in self._productions:
            if rule not in self._heights:
                raise ToolError(f"the grammar's rule '{rule}' derives no sentence")

    def unused(self) -> list[Production]:
        return [p for ps in self._productions.values() for p in ps if not self.uses[p]]

    def __iter__(self) -> Iterator[list[str]]:
        while True:
            used: Counter[Production] = Counter()
            unused = self.unused()
            tokens = self._draw(unused[0] if unused else None, used)
            if tokens:
                self.uses += used
                yield tokens

    def _distances(self, goal: Production) -> dict[str, int]:
        """How many productions lead from each rule to the goal at least."""
        distances = {goal.rule: 0}
        changed = True
        while changed:
            changed = False
            for rule, productions in self._productions.items():
                steps = [
                    1 + distances[s.name]
                    for p in productions
                    for s in p.symbols
                    if s.is_rule and s.name in distances
                ]
                if steps and min(steps) < distances.get(rule, len(self._productions)):
                    distances[rule] = min(steps)
                    changed = True
        return distances

    def _choose(self, rule: str, depth: int) -> Production:
        productions = self._productions[rule]
        limit = max(depth, self._heights[rule])
        fitting = [p for p in productions if self._height(p) <= limit]
        weights = [1 / (1 + self.uses[p]) for p in fitting]
        return self._chance.choices(fitting, weights)[0]

    def _draw(self, goal: Production | None, used: Counter[Production]) -> list[str]:
        """The tokens of a sentence; empty if a token is where it must not be."""
        distances = self._distances(goal) if goal else {}
        tokens: list[str] = []
        # Where tokens must not be.
        forbidden: list[tuple[int, frozenset[str]]] = []
        # Symbols, how deep they may become, and whether they lead to the goal.
        pending: list[tuple[Symbol | frozenset[str], int, bool]] = [
            (Symbol(START, True), self._depth, goal is not None)
        ]
        while pending:
            symbol, depth, leads = pending.pop()
            if isinstance(symbol, frozenset):
                forbidden.append((len(tokens), symbol))
                continue
            if not symbol.is_rule:
                tokens.append(symbol.name)
                continue
            # What is long already ends as soon as possible.
            depth = depth if len(tokens) < _LONGEST else 0
            production, way = self._choose(symbol.name, depth), -1
            if leads and goal and symbol.name == goal.rule:
                production = goal
            elif leads:
                production, way = self._step(symbol.name, distances)
            used[production] += 1
            if production.not_before:
                pending.append((production.not_before, 0, False))
            for index in reversed(range(len(production.symbols))):
                pending.append((production.symbols[index], depth - 1, index == way))
        for place, words in forbidden:
            if place < len(tokens) and tokens[place] in words:
                return []
        return [] if _repeats_operator(tokens) else tokens

    def _step(self, rule: str, distances: Mapping[str, int]) -> tuple[Production, int]:
        """A production, and the symbol in it, that lead to the goal soonest."""
        steps = [
            (distances[s.name], number, index)
            for number, p in enumerate(self._productions[rule])
            for index, s in enumerate(p.symbols)
            if s.is_rule and s.name in distances
        ]
        _, number, index = min(steps)
        return self._productions[rule][number], index


def with_mistake(
    tokens: Sequence[str], every_token: Sequence[str], chance: random.Random
) -> list[str]:
    """The tokens with one left out, repeated, exchanged with the next, or replaced;
    this may be a sentence again."""
    changed = list(tokens)
    place = chance.randrange(len(tokens))
    match chance.randrange(4):
        case 0:
            del changed[place]
        case 1:
            changed.insert(place, changed[place])
        case 2:
            changed[place : place + 2] = reversed(changed[place : place + 2])
        case _:
            changed[place] = chance.choice(every_token)
    return _joined(changed)


def _joined(tokens: Sequence[str]) -> list[str]:
    """A `.` and a `[` are one token, also with blanks between them."""
    joined: list[str] = []
    for token in tokens:
        if token == "[" and joined and joined[-1] == ".":
            joined[-1] = ".["
        else:
            joined.append(token)
    return joined
