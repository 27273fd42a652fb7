"""Expected texts of programs that %everywhere runs."""

import json
import shlex
from collections.abc import Iterator
from pathlib import Path

from .. import program_texts
from .suite import LitTest

_SCRIPT = "everywhere.py"
_EXPECT = "--expect="


def _everywhere(test: LitTest) -> Iterator[list[str]]:
    """The commands of a test that run a program and do not have to fail."""
    for command in test.commands:
        # Only such a command has an option --record to be added.
        if _SCRIPT not in command or set(command) & set("|<>;&"):
            continue
        words = shlex.split(command)
        if words[0] != "not":
            yield words


def has_programs(test: LitTest) -> bool:
    """Returns whether a test compares what a program prints with its texts."""
    return any(_everywhere(test))


def updated(test: LitTest) -> dict[Path, bytes | None]:
    """The files that change if what each program prints is what is expected.

    A file that is to be removed is None.
    """
    changes: dict[Path, bytes | None] = {}
    done = set()
    for words in _everywhere(test):
        script = next(n for n, word in enumerate(words) if word.endswith(_SCRIPT))
        program = Path(next(word for word in words[script + 1 :] if not word.startswith("-")))
        expect = next((word for word in words if word.startswith(_EXPECT)), None)
        if (program, expect) in done:
            continue
        done.add((program, expect))
        record = test.scratch / f"{test.path.name}.record"
        test.run([f"{shlex.join([*words, '--record'])} > {shlex.quote(str(record))}"])
        texts = {
            kind: text.encode("latin-1") for kind, text in json.loads(record.read_text()).items()
        }
        record.unlink()
        if expect:
            changes[Path(expect.removeprefix(_EXPECT))] = texts["output"]
            continue
        if any(word.startswith("--stderr-regex") for word in words):
            del texts["errors"]
        source = program.read_bytes()
        for kind, content in texts.items():
            for path, new in program_texts.replaced(program, source, kind, content).items():
                changes[path] = new
                source = new if path == program and new is not None else source
    return changes
