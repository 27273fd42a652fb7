"""Checks examples/compact-ir on many functions.

check.py OPT PLUGIN MINCAML_LLC VALIDATE SOURCE_DIR DIRECTORY

The functions are those of the examples, as the front end makes them and after -O2; of
programs with exception handlers; and random ones. For each module:

- Reading and writing gives back the same text.
- A pass on the vector of statements, without pi nodes, and its version on LLVM IR give the
  same text; so do all passes one after the other.
- With pi nodes, what a pass has changed is proved with mincaml-validate.

Also checks what docs/compact-ir.md says about the sources: their length, and the code.

Prints totals. The exit status is 1 if a text differs or a function is refuted.
"""

import re
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path

#: Each module goes through one of the passes, in turn, and through all of them.
PASSES = ("copies", "tuples", "dead")
SEQUENCE = "copies;tuples;copies;dead"
HANDLERS = ("code-motion.ml", "facts.ml", "hosts.ml", "optimizations.ml")
RANDOM_MODULES, FUNCTIONS = 4, 50
#: Some functions are too large for the validator, whatever its limits.
SECONDS = 2


def run(command: list[str], text: str = "") -> str:
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: {done.stderr}")
    return done.stdout


def functions(module: str) -> dict[str, str]:
    found = re.finditer(r"^define [^\n]*?@\"?([^\"()]+)\"?\(.*?^}", module, re.S | re.M)
    return {match[1]: match[0] for match in found}


class Checker:
    def __init__(self, opt: str, plugin: str, validate: str, directory: Path) -> None:
        self._opt = [opt, f"-load-pass-plugin={plugin}", "-S"]
        self._validate = validate
        self._directory = directory

    def _run(self, passes: str, module: str) -> str:
        text = run([*self._opt, f"-passes={passes}"], module)
        # The order of the predecessors follows from the history of the module.
        return re.sub(r" +; preds = .*", "", text)

    def check(self, job: tuple[str, tuple[str, str]]) -> Counter[str]:
        single, (name, module) = job
        results: Counter[str] = Counter()
        before = self._run("verify", module)
        results["round trips"] = len(functions(before))
        if self._run("compact,verify", module) != before:
            results[f"differs: {name} after a round trip"] = 1
        for passes in (single, SEQUENCE):
            compact = self._run(f"compact<no-pis;{passes}>,verify", module)
            if compact != self._run(f"direct<{passes}>,verify", module):
                results[f"differs: {name} after {passes}"] = 1
            after = self._run(f"compact<{passes}>,verify", module)
            results += self._compare(f"{name}-{passes.replace(';', '-')}", before, after)
        return results

    def _compare(self, name: str, before: str, after: str) -> Counter[str]:
        results: Counter[str] = Counter()
        old, new = functions(before), functions(after)
        changed = [function for function in old if old[function] != new[function]]
        first, second = (self._directory / f"{name}.{which}.ll" for which in ("a", "b"))
        first.write_text(before)
        second.write_text(after)
        for function in changed:
            command = [self._validate, "--function-time=400", f"--function={function}",
                       str(first), str(second)]
            try:
                done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
                verdict = re.search(r"1 (proved|bounded|given up|refuted|unchanged)$", done.stdout)
                results[verdict[1] if verdict else f"failed: {name} {function}"] += 1
                if done.returncode:
                    results[f"refuted: {name} {function}"] += 1
            except subprocess.TimeoutExpired:
                results["given up"] += 1
        return results


def check_document(source: Path) -> Counter[str]:
    document = (source / "docs/compact-ir.md").read_text()
    names = ("CompactIR.h", "CompactIR.cpp", "CompactPasses.cpp", "Passes.h", "Reader.cpp",
             "Writer.cpp")
    code = "".join((source / "examples/compact-ir" / name).read_text() for name in names)
    blocks = re.findall(r"```cpp\n(.*?)```", document, re.S)
    wrong: Counter[str] = Counter()
    if not blocks or any(block not in code for block in blocks):
        wrong["differs: the code in the document"] = 1
    if code.count("\n") > 1500:
        wrong["differs: the number of lines"] = 1
    return wrong


def main() -> int:
    opt, plugin, compiler, validate, source, directory = sys.argv[1:]
    sys.path.insert(0, f"{source}/utils")
    from mincaml_tools.validate.functions import HOST, SPARC, module_of, random_function

    def compiled(path: Path, *options: str) -> tuple[str, str]:
        text = run([compiler, str(path), *options, "--emit=llvm=-"])
        return f"{path.stem}{''.join(options[:1])}", text

    modules: list[tuple[str, str]] = []
    for path in sorted(Path(source, "examples").glob("*.ml")):
        modules += [compiled(path, "-O0"), compiled(path, "-O2")]
    for path in sorted(Path(source, "test/lit/EndToEnd").rglob("*.ml")):
        if path.name in HANDLERS:
            modules.append(compiled(path, "-passes=mincaml-promote"))
    for number in range(RANDOM_MODULES):
        seeds = range(number * FUNCTIONS, (number + 1) * FUNCTIONS)
        texts = [random_function(seed) for seed in seeds]
        modules.append((f"random{number}", module_of(texts, (HOST, SPARC)[number % 2])))
    Path(directory).mkdir()
    checker = Checker(opt, plugin, validate, Path(directory))
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(checker.check, zip(cycle(PASSES), modules)))
    total = check_document(Path(source))
    for result in results:
        total += result
    for name in sorted(total):
        print(f"{name}: {total[name]}")
    return 1 if any(":" in name or name == "refuted" for name in total) else 0


if __name__ == "__main__":
    sys.exit(main())
