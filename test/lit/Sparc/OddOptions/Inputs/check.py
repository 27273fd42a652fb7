"""Checks objects of GCC and clang under options that few use.

    check.py LINT SOURCES [--every=N] [--gcc-programs=DIR]

Compiles the programs of this folder, and those in `bench` and `runtime` of SOURCES,
with each set of options, and checks the objects with LINT. Violations that a fault of
the compiler explains (docs/sparc-check.md) are counted; others are printed, and the
exit status is 1. --every=N takes each Nth combination only. GCC's compiler for C++ is
not needed: without --gcc-programs, where it is, clang compiles that.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter

GCC = [
    "-m32 -mcpu=v8 -O0",
    "-m32 -mcpu=v8 -O1 -fstack-protector-all",
    "-m32 -mcpu=v8 -O2 -fstack-protector-strong -fPIC",
    "-m32 -mcpu=v8 -O2 -pg",
    "-m32 -mcpu=v8 -O0 -mflat",
    "-m32 -mcpu=v8 -O2 -mflat",
    "-m32 -mcpu=v8 -Os -mflat -fPIC",
    "-m32 -mcpu=leon -O2",
    "-m32 -mcpu=leon3 -O2 -fPIC",
    "-m32 -mcpu=leon3v7 -O3",
    "-m32 -mcpu=leon -mfix-ut699 -O2 -g",
    "-m32 -mcpu=leon3 -mfix-gr712rc -Os -msoft-float",
    "-m32 -O2 -fstack-protector-all -g",
    "-m32 -O3 -mcpu=ultrasparc -mvis",
    "-m32 -O1 -fno-omit-frame-pointer -pg -fPIC",
    "-m32 -O2 -mno-vis -fstack-clash-protection",
    "-m32 -Os -mflat -fstack-protector-all -g",
    "-m64 -O2 -fstack-protector-all",
    "-m64 -O0 -fPIC",
    "-m64 -O3 -mflat -g",
    "-m64 -O2 -pg -mno-vis",
    "-m64 -O2 -mcmodel=medany -fPIC",
    "-m64 -O2 -mcmodel=embmedany",
    "-m64 -Os -finstrument-functions -fnon-call-exceptions -fexceptions",
    "-m64 -O2 -fstack-check -fno-delayed-branch",
    "-m64 -O1 -mflat -fPIC -fstack-protector-all",
    "-m64 -O3 -mcpu=niagara7 -g -fpie",
]
CLANG = [
    "sparc -mcpu=v8 -O0",
    "sparc -mcpu=v8 -O2 -fstack-protector-all",
    "sparc -mcpu=leon2 -O1",
    "sparc -mcpu=leon3 -O2 -fPIC",
    "sparc -mcpu=ut699 -O2",
    "sparc -mcpu=gr712rc -Os -pg",
    "sparc -mcpu=v8 -O3 -g -fno-omit-frame-pointer",
    "sparc -mcpu=v8 -O2 -msoft-float",
    "sparc -mcpu=at697f -O2",
    "sparc -mcpu=v9 -mno-vis -O1 -fstack-protector-all",
    "sparc -mcpu=v9 -mno-vis -O2 -fPIC -g",
    "sparc -mcpu=v9 -O0 -mno-vis -pg",
    "sparcv9 -mno-vis -O1",
    "sparcv9 -mno-vis -O2 -fstack-protector-all",
    "sparcv9 -mno-vis -O0 -fPIC",
    "sparcv9 -mno-vis -O3 -g -fPIC",
    "sparcv9 -mno-vis -Os -pg",
    "sparcv9 -mno-vis -O2 -mcmodel=medany",
    "sparcv9 -mcpu=niagara4 -O2",
    "sparcv9 -mno-vis -O2 -femulated-tls -finstrument-functions",
    "sparcv9 -mno-vis -O2 -mcmodel=large -fstack-protector-strong",
    "sparcv9 -mno-vis -O1 -fstack-clash-protection",
    "sparcv9 -mno-vis -O2 -ftrapv -fsanitize=undefined",
    "sparcv9 -mno-vis -O2 -mno-fpu",
]
# What object files by clang do not state, the check is told.
UNSTATED = ["v9", "niagara4", "gr712rc"]


def programs(sources: str) -> list[str]:
    folders = [os.path.dirname(__file__)]
    folders += [os.path.join(sources, name) for name in ("bench", "runtime")]
    return [
        os.path.join(folder, name)
        for folder in folders
        for name in sorted(os.listdir(folder))
        if name.endswith((".c", ".cpp"))
    ]


def command(options: str, by_gcc: bool, file: str, sources: str, gcc_programs: str) -> list[str]:
    words = options.split()
    if by_gcc:
        words = ["sparc64-linux-gnu-gcc-12", *words]
        if gcc_programs:
            words += ["-B" + gcc_programs]
    else:
        words = ["clang-22", f"--target={words[0]}-linux-gnu", *words[1:]]
        words += ["-I/usr/sparc64-linux-gnu/include"]
    words += ["-std=c++20" if file.endswith("pp") else "-std=gnu11", "-w"]
    return [*words, f"-I{sources}/include", f"-I{sources}/runtime", "-c", file]


def is_possible(file: str, options: str, by_gcc: bool, gcc_programs: str) -> bool:
    name = os.path.basename(file)
    if by_gcc:
        # GCC crashes with coroutines here.
        return name != "coroutines.cpp" and (bool(gcc_programs) or not name.endswith("pp"))
    return name not in ("nested-functions.c", "builtin-setjmp.c")


def is_known(finding: dict[str, str], options: str, by_gcc: bool) -> bool:
    rule = finding["rule"]
    if "-msoft-float" in options and rule == "SPL011":
        return finding["detail"] in ("%o2", "%o3")
    if by_gcc:
        return False
    if options.startswith("sparc ") and rule == "SPL017":
        return True
    # The frames of functions that call nothing but __tls_get_addr.
    return options.startswith("sparcv9 ") and "-fPIC" in options and rule in ("SPL011", "SPL019")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lint")
    parser.add_argument("sources")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--gcc-programs", default="")
    arguments = parser.parse_args()
    sets = [(options, True) for options in GCC] + [(options, False) for options in CLANG]
    number = 0
    counts: Counter[str] = Counter()
    unknown = []
    for options, by_gcc in sets:
        with tempfile.TemporaryDirectory() as folder:
            objects = []
            for file in programs(arguments.sources):
                if not is_possible(file, options, by_gcc, arguments.gcc_programs):
                    continue
                number += 1
                if number % arguments.every:
                    continue
                words = command(options, by_gcc, file, arguments.sources, arguments.gcc_programs)
                output = os.path.join(folder, os.path.basename(file) + ".o")
                if subprocess.run([*words, "-o", output], check=False).returncode:
                    unknown.append(f"{' '.join(words)}: does not compile")
                    continue
                objects.append(output)
            if not objects:
                continue
            counts["objects"] += len(objects)
            counts["option sets"] += 1
            told = [f"--mcpu={cpu}" for cpu in UNSTATED if f"-mcpu={cpu}" in options and not by_gcc]
            lint = [arguments.lint, "--format=json", *told, *objects]
            finished = subprocess.run(lint, capture_output=True, check=False)
            for finding in json.loads(finished.stdout):
                if is_known(finding, options, by_gcc):
                    counts["known violations"] += 1
                    continue
                counts["violations"] += 1
                name = os.path.basename(finding["file"])
                unknown.append(
                    f"{options}: {name}: {finding['function']}: `{finding['instruction']}`: "
                    f"{finding['message']}"
                )
    for what in ("objects", "option sets", "known violations", "violations"):
        print(f"{what}: {counts[what]}")
    print("\n".join(unknown))
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
