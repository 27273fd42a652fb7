"""Runs a campaign whole and in N shards, each with other --jobs, and compares.

shards.py UTILS DIRECTORY N COMMAND...

The sum of the shards' reports, made by merge-reports, has to be the whole campaign's,
except for what says how much each shard has done; that has to add up. Prints counts.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

utils, directory, shards = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
command = sys.argv[4:]
directory.mkdir(parents=True, exist_ok=True)


def run(words: list[str], path: Path) -> dict[str, Any]:
    done = subprocess.run([*words, f"--json={path}"], capture_output=True, text=True)
    if done.returncode > 1 or not path.exists():
        sys.exit(f"{words}: {done.returncode}\n{done.stdout}{done.stderr}")
    report: dict[str, Any] = json.loads(path.read_text())
    return report


whole = run([*command, "--jobs=2"], directory / "whole.json")
parts = [directory / f"{number}.json" for number in range(1, shards + 1)]
for number, path in enumerate(parts, 1):
    run([*command, "--jobs=1", f"--shard={number}/{shards}"], path)
merge = [sys.executable, str(utils / "merge-reports")]
# The order in which reports are added makes no difference.
merged = run([*merge, *map(str, reversed(parts))], directory / "merged.json")

units = whole["parts"]["1"]["units"]
split = [merged["parts"][str(number)] for number in range(1, shards + 1)]
if sum(part["units"] for part in split) != units:
    sys.exit(f"{units} units in all, in shards {split}")
if any(part["done"] != part["units"] for part in split):
    sys.exit(f"not done: {split}")
for report in (whole, merged):
    del report["parts"], report["shards"]
if whole != merged:
    sys.exit(f"{json.dumps(whole, indent=1)}\nis not\n{json.dumps(merged, indent=1)}")
sizes = [part["units"] for part in split]
print(f"{whole['campaign']}: {units} units, in shards {sizes}, {len(whole['findings'])} findings")
