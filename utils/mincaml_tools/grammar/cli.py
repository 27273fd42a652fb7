"""The command line of utils/grammar-sentences."""

import random
import sys
import tempfile
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from ..batch import BatchCommand, run_batch
from ..options import CommandLine, run_main
from ..paths import ROOT, BuildDirectory
from ..processes import ToolError, run
from .ebnf import Grammar, read_grammar
from .recognizer import Recognizer
from .sentences import Sentences, text_of, with_applicable_constants, with_mistake

_DESCRIPTION = """\
Compares the grammar in docs/language.md with the parser of mincaml-llc. The parser
must accept random sentences of the grammar, which use each alternative of each
rule. If one token of a sentence is missing, repeated, exchanged or replaced, the
parser must accept the sentence if the grammar derives it, and otherwise reject it. The
grammar must derive each given program that the parser accepts. Exit status: 0; 1 if
grammar and parser disagree; 2 for wrong usage or a missing tool.
"""

_DOCUMENT = ROOT / "docs" / "language.md"
_SECONDS = 60
# How the compiler's lexer calls the classes of tokens of the grammar.
_CLASSES = {
    "Identifier": "name",
    "InfixSymbol": "infix-symbol",
    "PrefixSymbol": "prefix-symbol",
    "QualifiedName": "qualified-name",
    "Constructor": "constructor",
    "LetOperator": "let-operator",
    "AndOperator": "and-operator",
    "Label": "label",
    "LabelColon": "label-colon",
    "LabelParen": "label-parenthesis",
    "OptionalLabel": "optional-label",
    "OptionalLabelColon": "optional-label-colon",
    "OptionalLabelParen": "optional-label-parenthesis",
    "Integer": "integer",
    "Float": "float",
    "Character": "character",
    "String": "string",
    "TypeVariable": "type-variable",
    # There may be blanks in it.
    "DotLeftBracket": ".[",
}


def _command_line() -> CommandLine:
    parser = CommandLine("grammar-sentences", _DESCRIPTION)
    parser.add("programs", nargs="*", type=Path, metavar="PROGRAM.ml", help="or folders of them")
    parser.add_build_dir()
    parser.add(
        "--document",
        type=Path,
        default=_DOCUMENT,
        metavar="FILE",
        help="document with the grammar (default: docs/language.md)",
    )
    parser.add_seed()
    parser.add_number("--count", 300, "sentences, and as many with a mistake", least=0)
    parser.add_number("--depth", 30, "how deep rules are nested before the shortest are chosen")
    parser.add(
        "--ocaml",
        metavar="COMMAND",
        help="ocamlc or ocamlopt: check that the sentences are also valid OCaml",
    )
    parser.add("--print", action="store_true", help="print the sentences and do nothing else")
    return parser


class _Comparison:
    def __init__(self, grammar: Grammar, compiler: Path, folder: Path) -> None:
        self._recognizer = Recognizer(grammar)
        self._compiler = compiler
        self._folder = folder
        self.failures: list[str] = []

    def _fail(self, what: str, text: str) -> None:
        self.failures.append(f"{what}\n{text.rstrip()}")

    def _parser_errors(self, programs: Sequence[Path]) -> list[str]:
        """What the parser says about each; empty for what it accepts."""
        logs = [self._folder / f"{index}.log" for index in range(len(programs))]
        commands = [
            BatchCommand([program.resolve(), "--emit=ast", "-o", "/dev/null"], stderr=log)
            for program, log in zip(programs, logs, strict=True)
        ]
        statuses = run_batch(self._compiler, commands, self._folder, _SECONDS)
        return [
            (log.read_text(errors="replace").strip() or f"status {status}") if status else ""
            for log, status in zip(logs, statuses, strict=True)
        ]

    def write(self, texts: Sequence[str]) -> list[Path]:
        paths = [self._folder / f"s{index}.ml" for index in range(len(texts))]
        for path, text in zip(paths, texts, strict=True):
            path.write_text(text)
        return paths

    def check_sentences(self, sentences: Sequence[Sequence[str]], texts: Sequence[str]) -> int:
        """Compares grammar and parser; returns how many both accept."""
        accepted = 0
        errors = self._parser_errors(self.write(texts))
        for tokens, text, error in zip(sentences, texts, errors, strict=True):
            place = self._recognizer.first_error(tokens)
            accepted += place is None and not error
            if place is None and error:
                self._fail(f"the grammar derives what the parser refuses: {error}", text)
            elif place is not None and not error:
                token = tokens[place] if place < len(tokens) else "the end"
                self._fail(f"the parser accepts what the grammar does not derive: {token}", text)
        return accepted

    def check_programs(self, programs: Sequence[Path]) -> int:
        """Returns how many of them the parser accepts."""
        errors = self._parser_errors(programs)
        accepted = [program for program, error in zip(programs, errors, strict=True) if not error]
        listings = [self._folder / f"{index}.tokens" for index in range(len(accepted))]
        commands = [
            BatchCommand([program.resolve(), "--emit=tokens"], stdout=listing)
            for program, listing in zip(accepted, listings, strict=True)
        ]
        run_batch(self._compiler, commands, self._folder, _SECONDS)
        for program, listing in zip(accepted, listings, strict=True):
            rows = [line.split(" ", 2) for line in listing.read_text().splitlines()]
            # A string may extend over several lines.
            rows = [row for row in rows if len(row) == 3 and row[0].replace(":", "").isdigit()]
            tokens = [_CLASSES.get(kind, text) for _, kind, text in rows]
            place = self._recognizer.first_error(tokens)
            if place is not None:
                where = rows[place][0] if place < len(rows) else "the end"
                self._fail(f"{program}:{where}: the grammar does not derive this", "")
        return len(accepted)

    def check_ocaml(self, command: str, texts: Sequence[str]) -> None:
        paths = self.write(texts)
        while paths:
            done = run([command, "-stop-after", "parsing", "-w", "-a", *paths])
            if not done.status:
                return
            message = done.errors.decode(errors="replace")
            refused = [i for i, path in enumerate(paths) if f'"{path}"' in message]
            if not refused:
                raise ToolError(f"{command}: {message}")
            self._fail(f"OCaml refuses: {message}", paths[refused[0]].read_text())
            paths = paths[refused[0] + 1 :]


def _programs(paths: Sequence[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.ml")) if path.is_dir() else [path]
    return found


def _main(words: Sequence[str]) -> int:
    parser = _command_line()
    options = parser.parse(words)
    if options.print:
        parser.refuse("--print", "--ocaml", "--build-dir")
    grammar = read_grammar(options.document.read_text())
    chance = random.Random(options.seed)
    drawn = Sentences(grammar, options.depth, chance)
    sentences = list(islice(drawn, options.count))
    texts = [text_of(tokens, chance) for tokens in sentences]
    if options.print:
        print("\n".join(texts), end="")
        return 0

    every_token = sorted(grammar.tokens)
    mistakes = [with_mistake(tokens, every_token, chance) for tokens in sentences]
    mistaken = [text_of(tokens, chance) for tokens in mistakes]
    compiler = BuildDirectory.of(options.build_dir).built("mincaml-llc")
    with tempfile.TemporaryDirectory() as folder:
        comparison = _Comparison(grammar, compiler, Path(folder))
        comparison.check_sentences(sentences, texts)
        good = comparison.check_sentences(mistakes, mistaken)
        if options.ocaml:
            applicable = [with_applicable_constants(tokens) for tokens in sentences]
            comparison.check_ocaml(
                options.ocaml, [text_of(tokens, chance) for tokens in applicable]
            )
        programs = comparison.check_programs(_programs(options.programs))
    for production in drawn.unused() if options.count else []:
        comparison.failures.append(f"no sentence uses {production}; draw more of them")
    print(f"{len(grammar.productions)} productions, {len(sentences)} sentences")
    print(f"{len(mistakes)} sentences with a mistake, of which {good} are sentences")
    print(f"{programs} programs")
    for failure in comparison.failures:
        print(f"\n{failure}", file=sys.stderr)
    return 1 if comparison.failures else 0


def main(words: Sequence[str]) -> int:
    """The command line of utils/grammar-sentences."""
    return run_main("grammar-sentences", _main, words)
