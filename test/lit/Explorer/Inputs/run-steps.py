"""Prints the steps of the run in a document of --emit=explorer-json, or, with
--interpret-trace FILE, compares what they call and bind with a trace of the
interpreter: only functions with names, and ints, bools and chars."""

import json
import re
import sys

from origins import Data, text_of


def print_steps(data: Data) -> None:
    for step in data["run"]["steps"]:
        parts = ["  " * step["depth"] + text_of(data, step["origin"])]
        for field in ("enter", "tail", "leave", "values", "result", "raises", "output"):
            if field in step:
                parts.append(f"{field} {json.dumps(step[field])}")
        if "to" in step:
            parts.append(f"to {text_of(data, step['to'])}")
        for origin, value in step.get("reads", []):
            parts.append(f"reads {text_of(data, origin)} {value}")
        print("; ".join(parts))
    run = data["run"]
    print(f"complete {run['complete']}, ended {run['ended']}, status {run.get('status')}")
    for origin, count in run["counts"]:
        print(f"{count} times {text_of(data, origin)}")


def number(value: str) -> int | None:
    """Of a value that the interpreter's trace has."""
    if value in ("true", "false"):
        return int(value == "true")
    if re.fullmatch(r"-?\d+", value):
        return int(value)
    if len(value) == 3 and value[0] == value[2] == "'":
        return ord(value[1])
    return None


def effects_of_steps(data: Data) -> list[tuple[str, ...]]:
    effects: list[tuple[str, ...]] = []
    for step in data["run"]["steps"]:
        if step.get("enter", "fun") != "fun":
            effects.append(("call", step["enter"]))
        for name, value in step.get("values", []):
            if (known := number(value)) is not None:
                effects.append(("bind", name, str(known)))
    return effects


def effects_of_trace(path: str) -> list[tuple[str, ...]]:
    effects: list[tuple[str, ...]] = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            words = line.split()
            name = words[2 if words[0] == "call" else 3].split("#")[0]
            if words[0] == "call":
                effects.append(("call", name))
            else:
                effects.append(("bind", name, words[4]))
    return effects


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    if len(sys.argv) == 2:
        print_steps(data)
        return
    found = effects_of_steps(data)
    expected = effects_of_trace(sys.argv[3])
    for one, other in zip(found, expected, strict=False):
        assert one == other, (one, other)
    print(f"{len(found)} calls and bindings are as traced")


if __name__ == "__main__":
    main()
