"""Whether manual pages and completions have every name of the compiler's tables.

    documented-names.py SOURCE-DIRECTORY SHARE-DIRECTORY PROGRAM...
"""

import re
import subprocess
import sys
from pathlib import Path

source, share = Path(sys.argv[1]), Path(sys.argv[2])
programs = [Path(path) for path in sys.argv[3:]]
problems: list[str] = []


def names_of(table: str, row: str) -> list[str]:
    found = re.findall(row, (source / "include/mincaml" / table).read_text(), re.MULTILINE)
    if not found:
        problems.append(f"{table}: no rows")
    return found


def options_of(program: Path) -> list[str]:
    words: list[str | Path] = [program, "--help-all"]
    text = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    return re.findall(r"^  --?([\w#-]+)", text.partition("\nKinds of")[0], re.MULTILINE)


def check(file: Path, what: str, names: list[str]) -> int:
    """Each name stands alone in the file; options with hyphens, unless in fish's."""
    text = re.sub(r"\\f[BIR]", "", file.read_text()).replace("\\-", "-")
    hyphens = "--?" if what == "option" and file.suffix != ".fish" else ""
    for name in names:
        if not re.search(rf"(?<![\w-]){hyphens}{re.escape(name)}(?![\w-])", text):
            problems.append(f"{file.name}: no {what} {name}")
    return len(names)


passes = names_of(
    "Passes/PassRegistry.def",
    r'^(?:MODULE_PASS|FUNCTION_PASS|MODULE_ADAPTOR)(?:_WITH_OPTIONS)?\(\s*"(.*?)"',
)
kinds = names_of("Driver/EmitKinds.def", r'^EMIT\(\w+, "(.*?)"')
allocators = names_of("RegAlloc/Allocators.def", r'^ALLOCATOR\(\w+, "(.*?)"')
count = check(share / "man/man7/mincaml-passes.7", "pass", passes)
for program in programs:
    page = share / "man/man1" / f"{program.name}.1"
    files = [
        share / "bash-completion/completions" / program.name,
        share / "zsh/site-functions" / f"_{program.name}",
        share / "fish/vendor_completions.d" / f"{program.name}.fish",
    ]
    # That of sparc-lint is written by hand; Sparc/Lint tests it.
    pages = [page] if program.name != "sparc-lint" else []
    for file in files + pages:
        # The values of -O are part of the word.
        count += check(file, "option", [name for name in options_of(program) if name != "O"])
        if program.name == "mincaml-llc":
            count += check(file, "output", kinds)
            count += check(file, "allocator", allocators)
            count += check(file, "pass", passes) if file is not page else 0
print(f"{len(passes)} passes, {len(kinds)} outputs, {len(allocators)} allocators, {count} names")
sys.exit("\n".join(problems) or None)
