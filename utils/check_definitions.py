#!/usr/bin/env python3
"""Checks that each definition of the project is unique and used.

    check_definitions.py [--one-definition] [BUILD-DIRECTORY]

One definition: a type, or an inline function, that two files of one program
define under the same qualified name violates C++'s one-definition rule, which
no compiler or linker reports.

No dead code:
- a function that no other part of any tool, plugin or fuzzer refers to, after
  the linker has removed what is unreachable, and that its own file does not
  call. What only unit tests use counts as dead. Needs the build directory.
- a function that headers declare or define and whose name occurs nowhere else.

Needs Universal Ctags; the names of definitions come from it.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: What is linked into one program at most.
PRODUCT = ["include", "lib", "tools", "fuzz"]
#: Each folder below is a program, or a plugin, with the product's libraries.
PROGRAMS = ["test/unit", "test/tools"]
TARGETS = [
    "mincaml-llc", "mincaml-gen", "mincaml-reduce", "mincaml-variant",
    "mincaml-validate", "mincaml-lsp", "sparc-lint",
    "MinCamlPassesPlugin", "MinCamlRegAllocPlugin",
    "fuzz-parser", "fuzz-frontend", "fuzz-irgen", "fuzz-sparc-object",
]
#: For unit tests: what a run has cost, and the function behind a pass that keeps
#: its tables from one function to the next.
FOR_TESTS = {"steps", "checkLowering"}
#: Callers of these are templates and macros of LLVM's and GoogleTest's.
CALLED_BY_OTHERS = {
    "run", "name", "isRequired", "printPipeline", "invalidate", "main",
    "beginInstruction", "endFunction", "endModule",
    "begin", "end", "size", "nodes_begin", "nodes_end", "child_begin", "child_end",
    "getEntryNode", "getNumber", "getMaxNumber", "getNumberEpoch",
    "getRequiredProperties", "getSetProperties",
    "getClearedProperties", "getAnalysisUsage", "getPassName", "runOnMachineFunction",
    "releaseMemory", "doInitialization", "doFinalization", "getHashValue", "isEqual",
    "getEmptyKey", "getTombstoneKey", "SetUp", "TearDown", "classof",
    "LLVMFuzzerCustomMutator", "LLVMFuzzerInitialize", "LLVMFuzzerTestOneInput",
    "LLVMFuzzerCustomCrossOver", "LLVMFuzzerMutate", "llvmGetPassPluginInfo",
    "hasError", "isEndOfInput", "readDelimitedMessage", "readStandardMessage",
}


@dataclass(frozen=True)
class Tag:
    """A definition or a declaration."""

    name: str
    path: str
    line: int
    kind: str
    scope: str
    signature: str
    is_static: bool
    is_specialization: bool

    @property
    def qualified(self) -> str:
        return f"{self.scope}::{self.name}" if self.scope else self.name

    @property
    def is_local(self) -> bool:
        """In an unnamed namespace, or a lambda."""
        return "__anon" in self.qualified

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.qualified}"


def read_tags(folders: Iterable[str]) -> list[Tag]:
    command = [
        "ctags", "--languages=C++", "--langmap=C++:+.h.def", "--c++-kinds=cdefgpstu",
        "--fields=+nKZSx", "--output-format=json", "--recurse", "-f", "-", *folders,
    ]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    tags = []
    for line in listing.stdout.splitlines():
        tag = json.loads(line)
        tags.append(
            Tag(
                tag["name"], tag["path"], tag["line"], tag["kind"], tag.get("scope", ""),
                tag.get("signature", ""), "static" in tag.get("pattern", ""),
                tag["name"] + "<" in tag.get("pattern", ""),
            )
        )
    return tags


def check_one_definition(tags: list[Tag]) -> list[str]:
    """Names that two files of one program define."""
    definitions = defaultdict(list)
    for tag in tags:
        if tag.is_local or tag.is_specialization:
            continue
        if tag.kind in ("class", "struct", "union", "enum"):
            definitions[tag.qualified].append(tag)
        elif tag.kind == "function" and tag.path.endswith(".h") and not tag.is_static:
            definitions[tag.qualified + tag.signature].append(tag)
    return [
        f"{group[0]}: also defined at {other.path}:{other.line}"
        for group in definitions.values()
        for other in group[1:]
        if other.path != group[0].path
    ]


def strip(text: str) -> str:
    """Without comments and string literals."""
    return re.sub(
        r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', " ", text, flags=re.DOTALL
    )


def read_code(folders: Iterable[str]) -> dict[str, str]:
    return {
        str(path.relative_to(ROOT)): strip(path.read_text())
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in (".h", ".cpp", ".def")
    }


def count_words(code: Iterable[str]) -> dict[str, int]:
    words: dict[str, int] = defaultdict(int)
    for text in code:
        for word in re.findall(r"\w+", text):
            words[word] += 1
    return words


def check_headers(tags: list[Tag]) -> list[str]:
    """Functions in headers whose names occur at declarations and definitions only."""
    words = count_words(read_code([*PRODUCT, "test/tools"]).values())
    declared: dict[str, int] = defaultdict(int)
    for tag in tags:
        declared[tag.name] += 1
    problems = []
    for tag in tags:
        is_function = tag.kind in ("function", "prototype")
        if not is_function or tag.is_local or not tag.path.endswith(".h"):
            continue
        if tag.name in CALLED_BY_OTHERS | FOR_TESTS:
            continue
        if not re.fullmatch(r"\w+", tag.name) or tag.name == tag.scope.split("::")[-1]:
            continue
        if words[tag.name] <= declared[tag.name]:
            problems.append(f"{tag}: is never called")
    return problems


def link_command(build: Path, target: str) -> list[str]:
    commands = subprocess.run(
        ["ninja", "-C", str(build), "-t", "commands", target],
        check=True, capture_output=True, text=True,
    ).stdout.splitlines()
    return commands[-1].removeprefix(": &&").removesuffix("&& :").split()


def removed_sections(build: Path, target: str) -> tuple[set[str], set[tuple[str, str]]]:
    """The archive members in a program, and their functions that it does not reach."""
    with tempfile.TemporaryDirectory() as folder:
        command = link_command(build, target)
        exports = Path(folder, "exports")
        exports.write_text("{ global: llvmGetPassPluginInfo; local: *; };\n")
        command[command.index("-o") + 1] = str(Path(folder, "output"))
        command = [word for word in command if "export-dynamic" not in word and word != "-rdynamic"]
        command += [
            "-fuse-ld=lld", "-Wl,--gc-sections,--print-gc-sections,--trace",
            "-Wl,--no-export-dynamic",
        ]
        if "-shared" in command:
            command.append(f"-Wl,--version-script={exports},--undefined-version")
        listing = subprocess.run(
            command, cwd=build, check=True, capture_output=True, text=True
        ).stdout
    members = set(re.findall(r"^(lib/\w+\.a\(\S+\))$", listing, re.MULTILINE))
    removed = set(
        re.findall(
            r"^removing unused section (lib/\w+\.a\(\S+\)):\(\.text\.(\w+)\)$",
            listing, re.MULTILINE,
        )
    )
    return members, removed


def demangle(names: list[str]) -> dict[str, str]:
    if not names:
        return {}
    output = subprocess.run(
        ["c++filt", "--no-params"], input="\n".join(names), check=True, capture_output=True,
        text=True,
    ).stdout
    return dict(zip(names, output.splitlines()))


def sources_of_members(build: Path) -> dict[str, list[str]]:
    """The sources of each archive member: `lib/libX.a(Y.cpp.o)` may be of two folders.

    A unity build compiles a file that includes several sources.
    """
    sources: dict[str, list[str]] = defaultdict(list)
    for entry in json.loads((build / "compile_commands.json").read_text()):
        match = re.search(r"-o (\S*/CMakeFiles/(\w+)\.dir/(\S+\.o))", entry["command"])
        if match:
            member = f"lib/lib{match.group(2)}.a({Path(match.group(3)).name})"
            file = Path(entry["file"]).resolve()
            files = [file]
            if file.parent.name == "Unity":
                files = [Path(path) for path in re.findall(r'#include "(.+)"', file.read_text())]
            sources[member] += [str(path.resolve().relative_to(ROOT)) for path in files]
    return sources


def check_reachable(build: Path, tags: list[Tag]) -> list[str]:
    """Functions of the libraries that no program reaches."""
    linked: set[str] = set()
    reached: dict[str, int] = defaultdict(int)
    removed: dict[tuple[str, str], int] = defaultdict(int)
    for target in TARGETS:
        members, sections = removed_sections(build, target)
        linked |= members
        for member in members:
            reached[member] += 1
        for section in sections:
            removed[section] += 1
    sources = sources_of_members(build)
    problems = [
        f"{source}: no program uses anything of it"
        for member, same_name in sorted(sources.items())
        for source in same_name
        if source.startswith("lib/") and "Plugins" not in source and member not in linked
    ]
    dead = [section for section, times in removed.items() if times == reached[section[0]]]
    weak = weak_symbols(build, {member for member, _ in dead})
    dead = sorted((member, name) for member, name in dead if name not in weak)
    names = demangle([name for _, name in dead])
    code = read_code(["lib", "include"])
    # Templates in headers, and the tables that a source includes, call what sources define.
    included = count_words(text for path, text in code.items() if not path.endswith(".cpp"))
    declared: dict[tuple[str, str], int] = defaultdict(int)
    for tag in tags:
        if tag.kind in ("function", "prototype"):
            declared[tag.path if tag.path.endswith(".cpp") else "", tag.name] += 1
    for member, symbol in dead:
        qualified = names[symbol]
        base = re.sub(r"(<.*>|\[abi:\w+\])$", "", qualified).split("::")[-1]
        if "(anonymous" in qualified or member not in sources or not re.fullmatch(r"\w+", base):
            continue
        if base in FOR_TESTS:
            continue
        # Whatever calls it in its own file has it inlined.
        uses, declarations = included[base], declared["", base]
        defined_in = sources[member][0]
        for source in sources[member]:
            uses += len(re.findall(rf"\b{base}\b", code[source]))
            declarations += declared[source, base]
            if declared[source, base]:
                defined_in = source
        # A static function of another project's header occurs nowhere.
        if 0 < uses <= declarations:
            problems.append(f"{defined_in}: {qualified} is never called")
    return sorted(set(problems))


def weak_symbols(build: Path, members: set[str]) -> set[str]:
    """Functions that every file which needs them has a copy of."""
    weak = set()
    for archive in sorted({member.split("(")[0] for member in members}):
        listing = subprocess.run(
            ["nm", "--defined-only", str(build / archive)], check=True, capture_output=True,
            text=True,
        ).stdout
        weak |= set(re.findall(r" [WVu] (\w+)$", listing, re.MULTILINE))
    return weak


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--one-definition", action="store_true", help="check this only")
    parser.add_argument("build", nargs="?", type=Path, help="a finished build directory")
    options = parser.parse_args()
    product = read_tags(PRODUCT)
    problems = check_one_definition(product)
    for programs in PROGRAMS:
        for folder in sorted((ROOT / programs).iterdir()):
            if folder.is_dir():
                tags = product + read_tags([str(folder.relative_to(ROOT))])
                problems += check_one_definition(tags)
    problems = sorted(set(problems))
    if not options.one_definition:
        problems += check_headers(product + read_tags(["test/tools"]))
        if options.build:
            problems += check_reachable(options.build.resolve(), product)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
