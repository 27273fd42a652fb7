"""The manual pages: one for each program, and mincaml-passes(7)."""

import re

from ..paths import ROOT
from ..processes import ToolError
from .catalogue import TOOLS, Program
from .help_text import Option
from .roff import Page, bold, escape, italic

#: The orders of PassRegistry.def.
_ORDERS = {
    "Any": "preserve the meaning of programs anywhere in a pipeline, any number of times",
    "Nest": "run other passes, which stand in parentheses after their name",
    "Check": "preserve the meaning of programs, but add calls of the runtime",
    "Last": "are sound only after all optimizations; code generation runs them",
    "Print": "print something and change nothing",
}


def _table(document: str, heading: str) -> list[list[str]]:
    """The rows of the table below a heading of a document, as plain text."""
    text = (ROOT / document).read_text()
    section = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    rows = re.findall(r"^\| (.*) \|$", section[1], re.MULTILINE)[1:] if section else []
    if not rows:
        raise ToolError(f"{document}: no table below '{heading}'")
    return [[cell.replace("`", "").strip() for cell in row.split(" | ")] for row in rows]


def _tag(option: Option) -> str:
    """The option in bold, its value in italics."""
    before, _, rest = option.argument.partition("<")
    text = bold(option.flag + before)
    if not option.value:
        return text
    return text + italic(option.value) + escape(rest.removeprefix(option.value + ">"))


def _see_also(page: Page, program: str) -> None:
    page.section("See also")
    pages = [(name, 1) for name in TOOLS if name != program] + [("mincaml-passes", 7)]
    if program == "mincaml-passes":
        pages.remove((program, 7))
    page.text(", ".join(f"{bold(name)}({section})" for name, section in pages) + ".", raw=True)
    page.text("The documents of the project: share/doc/mincaml-llc, from README.md on.")


def _options(page: Page, program: Program) -> None:
    page.section("Options")
    page.text("An option with two hyphens may have one.")
    for group in program.help.groups:
        if not group.options:
            continue
        page.subsection(group.title)
        for option in group.options:
            page.item(_tag(option), option.description.rstrip(".") + ".")
            if option.values:
                page.nested([(name, text + ".") for name, text in option.values])


def program_page(program: Program) -> str:
    """Section 1: what --help says, for mincaml-llc with its lists."""
    page = Page(program.name, 1, program.version(), "User Commands")
    overview = " ".join(program.help.overview.split("\n\n")[0].split())
    page.section("Name")
    summary = overview[0].lower() + overview[1:].rstrip(".")
    page.line(f"{escape(program.name)} \\- {escape(summary)}")
    page.section("Synopsis")
    arguments = program.help.usage.removeprefix(program.name).strip()
    page.line(f"{bold(program.name)} {escape(arguments)}")
    page.section("Description")
    for paragraph in program.help.overview.split("\n\n"):
        page.text(" ".join(paragraph.split()))
    if program.name == "mincaml-llc":
        _compiler_description(page)
    _options(page, program)
    if program.name == "mincaml-llc":
        _compiler_lists(page, program)
    _see_also(page, program.name)
    return str(page)


def _compiler_description(page: Page) -> None:
    page.text(
        "Without options the result is a.out, an executable for 32-bit SPARC (V8). "
        "A program called - is standard input. Files that end in .ll or .bc are modules of "
        "LLVM IR, files that end in .o, .a or .so are linked, @file is replaced by the words "
        "of the file. The words after -- are arguments of the program that --run or "
        "--interpret runs."
    )


def _compiler_lists(page: Page, program: Program) -> None:
    page.section("Outputs")
    page.text("The kinds of --emit=, in the order of the stages:")
    for name, text in program.emit_kinds():
        page.item(bold(name), text + ".")
    for remark in program.help.remarks:
        page.text(remark)
    page.section("Register allocators")
    page.text("The values of --regalloc=:")
    for name, text in program.listed("--print-register-allocators"):
        page.item(bold(name), text + ".")
    page.section("Targets")
    page.text("Those that have a runtime, and the programs that run and link their executables:")
    for name, text in program.listed("--print-targets"):
        triple, emulator, linker = text.split(None, 2)
        runs = "" if emulator == "-" else f", run by {emulator}"
        page.item(bold(name), f"{triple}{runs}, linked by {linker}.")
    page.section("Exit status")
    for status, meaning in _table("docs/driver.md", "Exit status"):
        page.item(bold(status), meaning + ".")
    page.section("Examples")
    page.code(
        "mincaml-llc program.ml -o program\n"
        "mincaml-llc -O2 --run program.ml\n"
        "mincaml-llc --target=host -O2 --run program.ml -- argument\n"
        "mincaml-llc -O2 -passes='function(mincaml-gvn,print<mincaml-ranges>)' -S program.ml\n"
        "mincaml-llc program.ml --emit=knormal,closure=c.txt,llvm=p.ll"
    )


def passes_page(program: Program) -> str:
    """mincaml-passes(7)."""
    page = Page("mincaml-passes", 7, program.version(), "Miscellaneous Information")
    page.section("Name")
    page.line("mincaml\\-passes \\- the passes of mincaml\\-llc on LLVM IR")
    page.section("Description")
    page.text(
        "The passes work in mincaml-llc -passes=TEXT and, with the plugin MinCamlPasses.so, in "
        "LLVM's opt. The text is that of opt: names, separated by commas, with options between "
        "< and >, those of functions within function(...)."
    )
    page.code(
        "mincaml-llc -passes='function(mincaml-gvn),mincaml-elim' -S -emit-llvm program.ml\n"
        "opt -load-pass-plugin=PREFIX/lib/mincaml/plugins/MinCamlPasses.so \\\n"
        "    -passes='function(mincaml-gvn)' -S program.ll"
    )
    passes = program.passes()
    if unknown := {each.order for each in passes} - set(_ORDERS):
        raise ToolError(f"orders of passes without a description: {sorted(unknown)}")
    for order, meaning in _ORDERS.items():
        page.section(f"Order {order}")
        page.text(f"These passes {meaning}.")
        for each in passes:
            if each.order == order:
                tag = f"{bold(each.name)}{escape(each.options)} ({each.kind})"
                page.item(tag, each.description + ".")
    page.section("Levels")
    page.text("What -O1 to -O3 run, as --print-pipeline-passes prints it:")
    for level in "123":
        pipeline = program.printed(f"-O{level}", "-print-pipeline-passes").strip()
        page.item(bold(f"-O{level}"), pipeline)
    _see_also(page, "mincaml-passes")
    return re.sub(r"(?<=[,;(])(?=mincaml|function|loop|cgscc|sparc)", r"\\:", str(page))
