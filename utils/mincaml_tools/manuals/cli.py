"""The command line of utils/make-manuals."""

from collections.abc import Sequence
from pathlib import Path

from ..options import CommandLine, run_main
from ..paths import BuildDirectory
from . import bash, fish, zsh
from .catalogue import TOOLS_TO_DESCRIBE, programs
from .pages import passes_page, program_page

_DESCRIPTION = """\
Writes manual pages of the programs, and completions for bash, zsh and fish, from the
output of --help, --print-passes and similar options of the programs. The build
runs it; `cmake --install` installs the result.
"""


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def _main(words: Sequence[str]) -> int:
    parser = CommandLine("make-manuals", _DESCRIPTION)
    parser.add_build_dir()
    parser.add_output_dir("man, bash-completion, zsh and fish")
    options = parser.parse(words)
    build = BuildDirectory.of(options.build_dir)
    output = options.output_dir or build.path / "share"
    known = programs(build)
    for name in TOOLS_TO_DESCRIBE:
        _write(output / f"man/man1/{name}.1", program_page(known[name]))
    _write(output / "man/man7/mincaml-passes.7", passes_page(known["mincaml-llc"]))
    for name, program in known.items():
        _write(output / f"bash-completion/completions/{name}", bash.completions(program))
        _write(output / f"zsh/site-functions/_{name}", zsh.completions(program))
        _write(output / f"fish/vendor_completions.d/{name}.fish", fish.completions(program))
    return 0


def main(words: Sequence[str]) -> int:
    return run_main("make-manuals", _main, words)
