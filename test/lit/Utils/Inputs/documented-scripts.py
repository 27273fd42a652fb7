"""Compares the scripts of utils/ with those in docs/scripts.md, and checks that those
on the Python package print a help text."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

root = Path(sys.argv[1])
scripts = {
    path.name: path.read_text()
    for path in (root / "utils").iterdir()
    if path.is_file() and path.suffix in ("", ".sh", ".py")
}
table = (root / "docs" / "scripts.md").read_text().partition("An option has")[0]
rows = re.findall(r"^\| (`[^|]*`) \|", table, re.MULTILINE)
documented = {name for row in rows for name in re.findall(r"`([^`]*)`", row)}
problems = [
    f"{name} is only in {'docs/scripts.md' if name in documented else 'utils'}"
    for name in sorted(documented ^ set(scripts))
]


def help_problem(name: str) -> str:
    command = [sys.executable, str(root / "utils" / name), "--help"]
    done = subprocess.run(command, capture_output=True, text=True)
    is_good = done.returncode == 0 and done.stdout.startswith(f"usage: {name} ")
    return "" if is_good else f"{name} --help: {done.stdout}{done.stderr}"


on_package = [name for name, text in scripts.items() if "\nfrom mincaml_tools" in text]
with ThreadPoolExecutor() as pool:
    problems += filter(None, pool.map(help_problem, on_package))
print(f"{len(scripts)} scripts, {len(on_package)} of them on the package")
sys.exit("\n".join(problems) or None)
