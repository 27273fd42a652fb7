"""A small interpreter of TextMate grammars: which scopes the characters of a text get."""

import re
from collections.abc import Iterator
from typing import Any

Rule = dict[str, Any]


class Grammar:
    def __init__(self, grammar: Rule) -> None:
        self._root = grammar
        self._repository: dict[str, Rule] = grammar["repository"]
        self._compiled: dict[str, re.Pattern[str]] = {}

    def rules(self) -> Iterator[Rule]:
        """All rules, each of the repository after what includes it."""
        pending: list[Rule] = [self._root, *self._repository.values()]
        while pending:
            rule = pending.pop(0)
            yield rule
            pending += rule.get("patterns", [])

    def _regex(self, pattern: str) -> re.Pattern[str]:
        if pattern not in self._compiled:
            self._compiled[pattern] = re.compile(pattern)
        return self._compiled[pattern]

    def _candidates(self, patterns: list[Rule]) -> Iterator[Rule]:
        for rule in patterns:
            if "include" in rule:
                rule = self._repository[rule["include"].removeprefix("#")]
            if "match" in rule or "begin" in rule:
                yield rule
            else:
                yield from self._candidates(rule["patterns"])

    @staticmethod
    def _paint(scopes: list[str], match: re.Match[str], name: str, captures: Rule) -> None:
        for position in range(*match.span()):
            scopes[position] = name or scopes[position]
        for group, capture in captures.items():
            for position in range(*match.span(int(group))):
                scopes[position] = capture["name"]

    def lines(self, text: str) -> Iterator[list[str]]:
        """The innermost scope of each character of each line."""
        stack: list[Rule] = []
        for line in text.split("\n"):
            inside = stack[-1].get("name", "") if stack else ""
            scopes = [inside] * len(line)
            position = 0
            while True:
                found = self._next(stack, line, position)
                if not found:
                    break
                match, rule, ends = found
                is_stuck = match.end() == position and not ends and "begin" not in rule
                captures = rule.get("captures", {})
                if ends:
                    captures = stack.pop().get("endCaptures", {})
                    inside = rule.get("name", "")
                elif "begin" in rule:
                    stack.append(rule)
                    captures = rule.get("beginCaptures", {})
                    inside = rule.get("name", "")
                else:
                    inside = rule.get("name", "")
                self._paint(scopes, match, inside, captures)
                inside = stack[-1].get("name", "") if stack else ""
                position = match.end() + is_stuck
                scopes[match.end() :] = [inside] * (len(line) - match.end())
            yield scopes

    def _next(
        self, stack: list[Rule], line: str, position: int
    ) -> tuple[re.Match[str], Rule, bool] | None:
        """The first match from here on, its rule, and whether it ends the rule."""
        best: tuple[re.Match[str], Rule, bool] | None = None
        if position > len(line):
            return None
        if stack:
            match = self._regex(stack[-1]["end"]).search(line, position)
            if match:
                best = match, stack[-1], True
        patterns = (stack[-1] if stack else self._root).get("patterns", [])
        for rule in self._candidates(patterns):
            match = self._regex(rule.get("match") or rule["begin"]).search(line, position)
            if match and (best is None or match.start() < best[0].start()):
                best = match, rule, False
        return best
