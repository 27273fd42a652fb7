"""Runs each pass, printers included, alone on one module, and again on the
module in slot form: each-pass.py MINCAML-LLC MODULE OPT..."""

import subprocess
import sys

compiler, module, *opt = sys.argv[1:]
rows = subprocess.run([compiler, "--print-passes"], check=True, capture_output=True, text=True)
failures = runs = 0
for row in rows.stdout.splitlines():
    name, kind, order = row.split()[:3]
    if order == "Nest":  # It runs other passes.
        continue
    for first in ["", "function(mincaml-demote),"]:
        # More than the defaults.
        options = {"mincaml-pre": "<busy>", "mincaml-inline": "<threshold=100;once>"}
        pipeline = f"{first}{kind}({name}),{kind}({name}{options.get(name, '')})"
        command = [*opt, "-verify-each", "-disable-output", f"-passes={pipeline}", module]
        finished = subprocess.run(command, capture_output=True, text=True, errors="replace")
        runs += 1
        if finished.returncode:
            failures += 1
            print(f"{pipeline}: status {finished.returncode}\n{finished.stderr[-2000:]}")
print(f"{runs} runs, {failures} failures")
