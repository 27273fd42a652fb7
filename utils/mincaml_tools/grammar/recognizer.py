"""Decides whether tokens are a sentence of a grammar.

An LR automaton with all the reductions that a token permits: where the grammar
is ambiguous or needs to see more than one token, the stacks of all possibilities
are kept, as a graph that shares their common parts (generalized LR parsing).
There are no empty productions, so that each reduction takes at least one token,
and edges lead only to nodes of earlier tokens.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from .ebnf import END, START, Grammar, Production, Symbol

# A production and how much of it has been read.
_Item = tuple[Production, int]

_GOAL = Production("", (Symbol(START, True),))


@dataclass
class _State:
    """A state of the automaton: what may follow, by token or rule."""

    goto: dict[Symbol, int] = field(default_factory=dict)
    shift: dict[str, int] = field(default_factory=dict)
    # By the next token.
    reduce: dict[str, list[Production]] = field(default_factory=dict)


class _Node:
    """The top of stacks that have the same state and the same tokens."""

    __slots__ = ("state", "below")

    def __init__(self, state: int) -> None:
        self.state = state
        self.below: list[_Node] = []


class Recognizer:
    def __init__(self, grammar: Grammar) -> None:
        self._productions: dict[str, list[Production]] = defaultdict(list)
        for production in grammar.productions:
            self._productions[production.rule].append(production)
        self._follow = self._follow_sets(grammar)
        self._states: list[_State] = []
        self._make_states()

    # The automaton.

    def _first_sets(self, grammar: Grammar) -> dict[str, set[str]]:
        first: dict[str, set[str]] = defaultdict(set)
        changed = True
        while changed:
            changed = False
            for p in grammar.productions:
                head = p.symbols[0]
                new = first[head.name] if head.is_rule else {head.name}
                if not new <= first[p.rule]:
                    first[p.rule] |= new
                    changed = True
        return first

    def _follow_sets(self, grammar: Grammar) -> dict[str, set[str]]:
        first = self._first_sets(grammar)
        follow: dict[str, set[str]] = defaultdict(set)
        follow[START].add(END)
        changed = True
        while changed:
            changed = False
            for p in grammar.productions:
                for index, symbol in enumerate(p.symbols):
                    if not symbol.is_rule:
                        continue
                    if index + 1 == len(p.symbols):
                        new = follow[p.rule]
                    else:
                        after = p.symbols[index + 1]
                        new = first[after.name] if after.is_rule else {after.name}
                    if not new <= follow[symbol.name]:
                        follow[symbol.name] |= new
                        changed = True
        return follow

    def _closure(self, kernel: Iterable[_Item]) -> list[_Item]:
        items = list(kernel)
        rules: set[str] = set()
        for production, position in items:
            if position == len(production.symbols):
                continue
            symbol = production.symbols[position]
            if symbol.is_rule and symbol.name not in rules:
                rules.add(symbol.name)
                items += [(p, 0) for p in self._productions[symbol.name]]
        return items

    def _make_states(self) -> None:
        kernels: list[tuple[_Item, ...]] = [((_GOAL, 0),)]
        numbers = {frozenset(kernels[0]): 0}
        for kernel in kernels:
            state = _State()
            self._states.append(state)
            moves: dict[Symbol, list[_Item]] = defaultdict(list)
            for production, position in self._closure(kernel):
                if position < len(production.symbols):
                    moves[production.symbols[position]].append((production, position + 1))
                elif production is not _GOAL:
                    for token in self._follow[production.rule] - production.not_before:
                        state.reduce.setdefault(token, []).append(production)
            for symbol, items in moves.items():
                key = frozenset(items)
                if key not in numbers:
                    numbers[key] = len(kernels)
                    kernels.append(tuple(items))
                state.goto[symbol] = numbers[key]
                if not symbol.is_rule:
                    state.shift[symbol.name] = numbers[key]

    # Its use.

    def first_error(self, tokens: Sequence[str]) -> int | None:
        """The index of the first token that no sentence has there; their number if
        more have to follow. None if the tokens are a sentence."""
        # Tokens that are accepted with fewer reductions are a sentence, too, and
        # most that are one are accepted so, by few stacks even if they are long.
        return None if self._run(tokens, True) is None else self._run(tokens, False)

    def _run(self, tokens: Sequence[str], prefer_shift: bool) -> int | None:
        goal = self._states[0].goto[Symbol(START, True)]
        level = {0: _Node(0)}
        for index, token in enumerate(tokens):
            self._reduce(level, token, prefer_shift)
            level = self._shift(level, token)
            if not level:
                return index
        self._reduce(level, END, prefer_shift)
        return None if goal in level else len(tokens)

    def _shift(self, level: dict[int, _Node], token: str) -> dict[int, _Node]:
        after: dict[int, _Node] = {}
        for node in level.values():
            number = self._states[node.state].shift.get(token)
            if number is not None:
                after.setdefault(number, _Node(number)).below.append(node)
        return after

    def _reduce(self, level: dict[int, _Node], token: str, prefer_shift: bool) -> None:
        """Adds the nodes that are reached by reductions before the token."""
        edges = [(node, below) for node in level.values() for below in node.below]
        for node, below in edges:
            if prefer_shift and token in self._states[node.state].shift:
                continue
            for production in self._states[node.state].reduce.get(token, ()):
                bases = {below}
                for _ in range(len(production.symbols) - 1):
                    bases = {deeper for base in bases for deeper in base.below}
                rule = Symbol(production.rule, True)
                for base in bases:
                    number = self._states[base.state].goto[rule]
                    top = level.setdefault(number, _Node(number))
                    if base not in top.below:
                        top.below.append(base)
                        edges.append((top, base))
