"""Settings of all lit tests."""

import os
import platform
import shutil
import sys
import tempfile
from typing import Any

import lit.formats
from lit.llvm import llvm_config

config: Any  # lit sets it

config.name = "mincaml-llc"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ml", ".ll", ".mir", ".s", ".test"]
config.excludes = ["Inputs", "README.md"]
config.test_source_root = os.path.dirname(__file__)

source = config.mincaml_source_dir
binary = config.mincaml_binary_dir
llvm_config.with_environment(
    "PATH",
    [os.path.join(binary, "bin"), config.mincaml_llvm_tools_dir],
    append_path=True,
)
if config.mincaml_sanitizers:
    config.available_features.add("sanitizers")
    llvm_config.with_environment("ASAN_OPTIONS", config.mincaml_asan_options)
    llvm_config.with_environment("UBSAN_OPTIONS", "print_stacktrace=1:exitcode=99")

cross = "sparc64-linux-gnu-gcc-12"
runtime = os.path.join(binary, "lib", "mincaml")
flags = f"-I{source}/runtime -I{source}/include"


def stock(tool: str) -> str:
    """LLVM's own. A plugin that is built with sanitizers needs their runtime in
    a process that is not."""
    path: str = os.path.join(config.mincaml_llvm_tools_dir, tool)
    if not config.mincaml_sanitizers:
        return path
    wrapper: str = os.path.join(binary, "test", tool)
    # Tests that another process of lit runs may execute it at this moment.
    with tempfile.NamedTemporaryFile("w", dir=os.path.dirname(wrapper), delete=False) as file:
        preload = f"LD_PRELOAD={config.mincaml_sanitizer_runtime}"
        file.write(f'#!/bin/sh\nexec env {preload} {path} "$@"\n')
    os.chmod(file.name, 0o755)
    os.replace(file.name, wrapper)
    return wrapper


opt = stock("opt")
llc = stock("llc")


def script(name: str, *options: str) -> str:
    """The words that run a script of utils/ on this build."""
    path = os.path.join(source, "utils", name)
    return " ".join([sys.executable, path, f"--build-dir={binary}", *options])


# A space or the end follows: %cc-sparc must not match within %cc-sparcv9.
for name, value in {
    "mincaml-llc": os.path.join(binary, "bin", "mincaml-llc"),
    "validate": script("validate", f"--opt={opt}"),
    "mincaml-gen": os.path.join(binary, "bin", "mincaml-gen"),
    "sparc-object-faults": os.path.join(binary, "bin", "sparc-object-faults"),
    "mincaml-variant": os.path.join(binary, "bin", "mincaml-variant"),
    "mincaml-reduce": os.path.join(binary, "bin", "mincaml-reduce"),
    "allocation-faults": script("allocation-faults", f"--llc={llc}"),
    "bench": script("bench"),
    "check-sparc-campaign": script("check-sparc-campaign"),
    "check-variables": script("check-variables"),
    "compare-library": script("compare-library"),
    "compare-matches": script("compare-matches"),
    "compare-prompt": script("compare-prompt"),
    "compare-constructors": script("compare-constructors"),
    "compare-copyprop": script("compare-copyprop", f"--opt={opt}"),
    "difftest": script("difftest"),
    "grammar-sentences": script("grammar-sentences"),
    "foreign": script("foreign", f"--opt={opt}", f"--llc={llc}"),
    "lecture": script("lecture"),
    "passtest": script("passtest", f"--opt={opt}"),
    "reduce": script("reduce"),
    "reduce-ir": script("reduce-ir", f"--opt={opt}"),
    "regalloc-scaling": script("regalloc-scaling", f"--llc={llc}"),
    "sabotage": script("sabotage"),
    "source-faults": script("source-faults"),
    "sparc-assembly-faults": script("sparc-assembly-faults"),
    "sparc-machine-faults": script("sparc-machine-faults", f"--llc={llc}"),
    "scaling": script("scaling", *(["--sanitized"] if config.mincaml_sanitizers else [])),
    "sparc-crosscheck": script("sparc-crosscheck"),
    "wrong-programs": script("wrong-programs"),
    "clang": config.mincaml_clang,
    # Passes must not claim to have preserved what they changed.
    "opt": f"{opt} -load-pass-plugin={binary}/lib/MinCamlPasses.so"
    " -verify-analysis-invalidation -verify-dom-info -verify-loop-info",
    "llc": f"{llc} -load={binary}/lib/MinCamlRegAlloc.so",
    "stock-llc": llc,
    "stock-opt": opt,
    "stock-clang": stock("clang"),
    "llvm-ar": f"{config.mincaml_llvm_tools_dir}/llvm-ar",
    "mincaml-pressure": os.path.join(binary, "bin", "mincaml-pressure"),
    # Runs a module with checked facts.
    "lli-facts": f"{config.mincaml_llvm_tools_dir}/lli"
    f" -extra-archive={runtime}/host/libmincaml.a",
    "runtime-dir": runtime,
    "runtime-include": flags,
    "plugin-dir": os.path.join(binary, "lib"),
    # With the options that the compiler links with, which save time.
    "cc-sparc": f"{cross} -m32 -static -no-pie -Wl,--hash-size=31",
    "cc-sparcv9": f"{cross} -m64 -static -no-pie -Wl,--hash-size=31",
    "run-sparc": "qemu-sparc32plus",
    "run-sparcv9": "qemu-sparc64",
    "python": sys.executable,
    "program-text": f"{sys.executable} {source}/utils/program-text",
    "examples": os.path.join(source, "examples"),
    "source-dir": source,
    "explorer-page": config.mincaml_explorer_page,
}.items():
    config.substitutions.append((f"%{name}\\b(?!-)", value))

if os.path.exists(os.path.join(runtime, "sparc", "libmincaml.a")) and all(
    map(shutil.which, [cross, "qemu-sparc32plus", "qemu-sparc64"])
):
    config.available_features.add("sparc-cross")
for tool in [
    "ocamlopt", "gdb", "gdb-multiarch", "csmith", "parallel", "zsh", "fish", "man", "valgrind",
    "node",
]:
    if shutil.which(tool):
        config.available_features.add(tool)
browsers = map(shutil.which, ["chromium-headless-shell", "chromium"])
browser = next(filter(None, browsers), None)
if browser:
    config.available_features.add("chromium")
    config.substitutions.append(("%chromium\\b", browser))
# It is empty where its packages could not be had.
page = config.mincaml_explorer_page
if page and os.path.exists(page) and os.path.getsize(page):
    config.available_features.add("explorer-page")
if platform.machine() == "x86_64":
    config.available_features.add("host-x86_64")
if os.geteuid() == 0:
    config.available_features.add("root")
