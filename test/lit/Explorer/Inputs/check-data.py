"""Checks documents of --emit=explorer-json against docs/explorer-data.md: the
fields and their types, and that every index and position is in range."""

import json
import sys
from collections.abc import Iterator
from typing import Any

Data = dict[str, Any]

# For each kind of object its fields; those with a ? are optional.
FIELDS = {
    "document": "version program files functions origins kinds inlined classes lines stages "
    "passes ir mir analyses notes predicates allocations assembly rules? executions? run? omitted",
    "program": "name target level allocator command compiler",
    "file": "name text",
    "source function": "name origin",
    "stage": "id title lines",
    "pass": "name ours level unit function? nest round? changed before after time? "
    "uses? remarks?",
    "remark": "kind text function? origin?",
    "function": "name function versions",
    "version": "pass lines blocks",
    "deletion": "pass deleted",
    "block": "name first last to loop depth idom",
    "analysis": "id title function version also? direction meet domain origins blocks steps",
    "notes": "id title function version also? lines",
    "predicates": "id title function version also? domain origins names rows",
    "row": "name block sets",
    "omission": "what why",
    "sets": "gen kill in out",
    "step": "block in out changed worklist",
    "assembly": "function symbol lines",
    "allocation": "function allocator version after points intervals additions check? "
    "trials? interference?",
    "trials": "registers list",
    "trial": "interval point for reason? register? how undone? candidates? displaced?",
    "check": "locations values blocks",
    "unproved": "problem",
    "checked block": "unreached? entry? merged? instructions end?",
    "point": "line call?",
    "interval": "name? virtual class? origin? ranges register? spilled? hints? places",
    "addition": "point kind interval reason?",
    "word": "text kind offset bytes origin? inlined? class? slot? window? executions? "
    "rules? fields?",
    "label": "text kind offset",
    "rule": "id title source",
    "run": "steps heaps? shapes? complete limit ended status? counts",
    "run step": "origin depth enter? tail? leave? to? values? reads? result? raises? output? "
    "objects? stores? kept? roots?",
    "shape": "kind name? fields?",
}


def check_fields(kind: str, value: Data) -> None:
    fields = FIELDS[kind].split()
    required = {field for field in fields if not field.endswith("?")}
    known = {field.rstrip("?") for field in fields}
    assert required <= set(value) <= known, (kind, sorted(value))


def check_index(index: Any, array: list[Any], may_be_nothing: bool = False) -> None:
    assert type(index) is int
    assert (-1 if may_be_nothing else 0) <= index < len(array), (index, len(array))


def check_origin(data: Data, holder: Data) -> None:
    for field, array in (("origin", "origins"), ("inlined", "inlined"), ("class", "classes")):
        if field in holder:
            check_index(holder[field], data[array])


def check_origins(data: Data) -> None:
    units = [len(file["text"].encode("utf-16-le")) // 2 for file in data["files"]]
    for file, begin, end, kind, function in data["origins"]:
        check_index(file, data["files"])
        assert 0 <= begin < end <= units[file], (begin, end)
        check_index(kind, data["kinds"])
        check_index(function, data["functions"], may_be_nothing=True)
    for function in data["functions"]:
        check_fields("source function", function)
        origin = data["origins"][function["origin"]]
        assert data["kinds"][origin[3]] == "Function"
    for index, (origin, parent) in enumerate(data["inlined"]):
        check_index(origin, data["origins"], may_be_nothing=True)
        check_index(parent, data["inlined"], may_be_nothing=True)
        assert parent < index


def check_lines(data: Data) -> None:
    assert len({json.dumps(line) for line in data["lines"]}) == len(data["lines"])
    for text, *numbers in data["lines"]:
        assert "\n" not in text and len(numbers) % 5 == 0
        units = len(text.encode("utf-16-le")) // 2
        last = 0
        for start in range(0, len(numbers), 5):
            begin, end, origin, inlined, instruction_class = numbers[start : start + 5]
            assert last <= begin < end <= units, (text, begin, end)
            last = end
            check_index(origin, data["origins"], may_be_nothing=True)
            check_index(inlined, data["inlined"], may_be_nothing=True)
            check_index(instruction_class, data["classes"], may_be_nothing=True)
            assert origin >= 0 or instruction_class >= 0


def check_text(data: Data, lines: list[int]) -> None:
    assert lines
    for line in lines:
        check_index(line, data["lines"])


def check_passes(data: Data) -> None:
    assert data["passes"][0]["name"] == "IR generation"
    for run in data["passes"]:
        check_fields("pass", run)
        assert run["level"] in ("ir", "machine")
        assert run["unit"] in ("module", "cgscc", "function", "loop")
        if "function" in run:
            check_index(run["function"], data["ir"])
        for remark in run.get("remarks", []):
            check_fields("remark", remark)
            assert remark["kind"] in ("passed", "missed", "analysis") and remark["text"]
            check_origin(data, remark)
            if "function" in remark:
                check_index(remark["function"], data["ir"])


def check_blocks(version: Data) -> None:
    blocks = version["blocks"]
    last = -1
    for block in blocks:
        check_fields("block", block)
        assert last < block["first"] <= block["last"] < len(version["lines"]), block
        last = block["last"]
        for successor, probability in block["to"]:
            check_index(successor, blocks)
            assert 0 <= probability <= 1
        if block["to"]:
            assert abs(sum(edge[1] for edge in block["to"]) - 1) < 0.01, block
        check_index(block["loop"], blocks, may_be_nothing=True)
        assert (block["loop"] >= 0) == (block["depth"] > 0)
        check_index(block["idom"], blocks, may_be_nothing=True)


def check_labels(data: Data, version: Data) -> None:
    """The first line of a block is its label; the entry may have none."""
    for index, block in enumerate(version["blocks"]):
        text = data["lines"][version["lines"][block["first"]]][0]
        assert text.startswith(f"{block['name']}:") or index == 0 and block["name"] == "0", text


def check_versions(data: Data, level: str) -> None:
    for function in data[level]:
        check_fields("function", function)
        check_index(function["function"], data["functions"], may_be_nothing=True)
        last = -1
        lines: list[int] = []
        for version in function["versions"]:
            check_index(version["pass"], data["passes"])
            assert version["pass"] > last
            last = version["pass"]
            assert data["passes"][last]["changed"]
            if "deleted" in version:
                check_fields("deletion", version)
                lines = []
                continue
            check_fields("version", version)
            check_text(data, version["lines"])
            assert version["lines"] != lines
            lines = version["lines"]
            check_blocks(version)
            if level == "ir":
                check_labels(data, version)


def check_set(members: list[int], domain: list[Any]) -> None:
    assert members == sorted(set(members))
    for member in members:
        check_index(member, domain)


def check_finding(data: Data, kind: str, finding: Data) -> list[Data]:
    """Returns the versions that the finding is about."""
    check_fields(kind, finding)
    check_index(finding["function"], data["ir"])
    versions = data["ir"][finding["function"]]["versions"]
    numbers = [finding["version"], *finding.get("also", [])]
    check_set(numbers, versions)
    assert not any("deleted" in versions[number] for number in numbers)
    return [versions[number] for number in numbers]


def check_domain(data: Data, finding: Data) -> None:
    assert len(finding["origins"]) == len(finding["domain"]) > 0
    for origin in finding["origins"]:
        check_index(origin, data["origins"], may_be_nothing=True)


def check_notes(data: Data, notes: Data) -> None:
    lines = [line for line, _ in notes["lines"]]
    assert lines == sorted(lines) and lines
    for version in check_finding(data, "notes", notes):
        for line, text in notes["lines"]:
            check_index(line, version["lines"])
            code = data["lines"][version["lines"][line]][0]
            is_effect = notes["id"] == "effects"
            assert code.startswith("define " if is_effect else "  ") and text, code


def check_predicates(data: Data, predicates: Data) -> None:
    versions = check_finding(data, "predicates", predicates)
    check_domain(data, predicates)
    for row in predicates["rows"]:
        check_fields("row", row)
        for version in versions:
            check_index(row["block"], version["blocks"], may_be_nothing=True)
            block = version["blocks"][row["block"]]["name"]
            assert "->" in row["name"] or row["name"].lstrip("%") == block, (row["name"], block)
        assert ("->" in row["name"]) == (row["block"] == -1)
        assert len(row["sets"]) == len(predicates["names"])
        for members in row["sets"]:
            check_set(members, predicates["domain"])


def check_analysis(data: Data, analysis: Data) -> None:
    assert analysis["direction"] in ("forward", "backward")
    assert analysis["meet"] in ("union", "intersection")
    blocks = analysis["blocks"]
    for version in check_finding(data, "analysis", analysis):
        assert len(blocks) == len(version["blocks"])
    check_domain(data, analysis)
    for sets in blocks:
        check_fields("sets", sets)
        for members in sets.values():
            check_set(members, analysis["domain"])
    # The last steps are the solution.
    last = {}
    for step in analysis["steps"]:
        check_fields("step", step)
        check_index(step["block"], blocks)
        for block in step["worklist"]:
            check_index(block, blocks)
        for side in ("in", "out"):
            check_set(step[side], analysis["domain"])
        last[step["block"]] = step
    assert not analysis["steps"][-1]["worklist"]
    for block, step in last.items():
        assert step["in"] == blocks[block]["in"] and step["out"] == blocks[block]["out"]


def check_unique(data: Data) -> None:
    """An analysis says one thing about a version."""
    known = set()
    for finding in data["analyses"] + data["notes"] + data["predicates"]:
        for version in [finding["version"], *finding.get("also", [])]:
            key = (finding["id"], finding["function"], version)
            assert key not in known, key
            known.add(key)


def check_ranges(ranges: list[list[Any]], points: int) -> None:
    last = -1
    for begin, end, *_ in ranges:
        assert last <= begin < end <= points, ranges
        last = begin


def check_allocation(data: Data, allocation: Data) -> None:
    check_fields("allocation", allocation)
    check_index(allocation["function"], data["mir"])
    assert allocation["allocator"] == data["program"]["allocator"]
    versions = data["mir"][allocation["function"]]["versions"]
    check_index(allocation["version"], versions)
    lines = versions[allocation["version"]]["lines"]
    points = allocation["points"]
    last = 0
    for point in points:
        check_fields("point", point)
        check_index(point["line"], lines)
        assert last < point["line"]
        last = point["line"]
    intervals = allocation["intervals"]
    for interval in intervals:
        check_fields("interval", interval)
        assert interval["virtual"].startswith("%") and interval["ranges"]
        if "origin" in interval:
            check_index(interval["origin"], data["origins"])
        check_ranges(interval["ranges"], len(points))
        check_ranges(interval["places"], len(points))
        places = {place for _, _, place in interval["places"]}
        assert interval.get("spilled", False) == any(p.startswith("slot ") for p in places)
        assert ("register" in interval) == (len(places) == 1 and "spilled" not in interval)
    for addition in allocation["additions"]:
        check_fields("addition", addition)
        check_index(addition["point"], points)
        assert addition["kind"] in ("spill", "reload", "move", "rematerialization")
        assert ("reason" in addition) == (addition["kind"] in ("spill", "reload"))
        check_index(addition["interval"], intervals, may_be_nothing=True)
    check_index(allocation["after"], versions)
    assert allocation["after"] > allocation["version"]
    if "check" in allocation:
        check_checked(data, allocation)
    assert ("trials" in allocation) == allocation["allocator"].startswith("mincaml")
    if "trials" in allocation:
        check_trials(allocation)
    for left, right in allocation.get("interference", []):
        check_index(left, intervals)
        check_index(right, intervals)
        assert left < right


def check_contents(check: Data, contents: list[list[int]]) -> None:
    last = -1
    for location, *values in contents:
        check_index(location, check["locations"])
        assert location > last, contents
        last = location
        check_set(values, check["values"])


def check_checked(data: Data, allocation: Data) -> None:
    check = allocation["check"]
    if "problem" in check:
        check_fields("unproved", check)
        return
    check_fields("check", check)
    version = data["mir"][allocation["function"]]["versions"][allocation["after"]]
    assert len(set(check["locations"])) == len(check["locations"])
    for interval, name in check["values"]:
        check_index(interval, allocation["intervals"])
        assert name.startswith(allocation["intervals"][interval]["virtual"])
    assert len(check["blocks"]) == len(version["blocks"])
    for number, block in enumerate(check["blocks"]):
        check_fields("checked block", block)
        check_contents(check, block.get("entry", []))
        check_contents(check, block.get("end", []))
        for location, value, *blocks in block.get("merged", []):
            check_index(location, check["locations"])
            check_index(value, check["values"])
            for predecessor in blocks:
                to = [edge[0] for edge in version["blocks"][predecessor]["to"]]
                assert number in to, (number, predecessor)
        bounds = version["blocks"][number]
        last = bounds["first"]
        for line, point, *changes in block["instructions"]:
            assert last < line <= bounds["last"], (last, line)
            last = line
            check_index(point, allocation["points"])
            for of_instruction in changes:
                check_contents(check, of_instruction)


def check_trials(allocation: Data) -> None:
    trials = allocation["trials"]
    check_fields("trials", trials)
    assert len(set(trials["registers"])) == len(trials["registers"])
    for trial in trials["list"]:
        check_fields("trial", trial)
        check_index(trial["interval"], allocation["intervals"])
        check_index(trial["point"], allocation["points"])
        assert ("reason" in trial) == (trial["for"] == "move")
        assert ("register" in trial) == (trial["how"] != "none")
        fit = []
        for register, source, verdict, *owner in trial.get("candidates", []):
            check_index(register, trials["registers"])
            assert bool(owner) == (verdict in ("occupied", "in use", "takeable")), verdict
            if verdict == "free":
                fit.append((register, source))
        chosen = trial.get("register")
        # A hint that is free is taken, and is the last one that is looked at.
        if trial["how"] == "hint":
            assert fit == [(chosen, trial["candidates"][-1][1])] and fit[0][1] != "search"
        if trial["how"] == "fitting":
            assert (chosen, "search") in fit
        for interval, *to in trial.get("displaced", []):
            check_index(interval, allocation["intervals"])
            for register in to:
                check_index(register, trials["registers"])


def check_step(data: Data, step: Data) -> None:
    check_fields("run step", step)
    check_index(step["origin"], data["origins"], may_be_nothing=True)
    assert "enter" in step or "tail" not in step
    assert "leave" in step or "to" not in step
    if "to" in step:
        check_index(step["to"], data["origins"])
    for origin, _ in step.get("reads", []):
        check_index(origin, data["origins"])


def check_heap(data: Data, run: Data) -> None:
    """Inputs/check-heap.py checks what the fields say."""
    parts = {"objects", "stores", "kept", "roots"}
    assert ("heaps" in run) == ("shapes" in run)
    known = run.get("heaps", 0)
    assert known <= len(run["steps"]) and not any(parts & set(s) for s in run["steps"][known:])
    for shape in run.get("shapes", []):
        check_fields("shape", shape)
        assert shape["kind"] in ("data", "tuple", "array", "string", "closure", "exception")
    count = 0
    for step in run["steps"]:
        for shape, origin, size, *_ in step.get("objects", []):
            check_index(shape, run["shapes"])
            check_index(origin, data["origins"], may_be_nothing=True)
            assert size > 0
            count += 1
        for numbers in (step.get("stores", []), step.get("roots", [])):
            assert all(0 <= of[0] < count for of in numbers)


def check_run(data: Data, run: Data) -> None:
    check_fields("run", run)
    steps = run["steps"]
    assert len(steps) <= run["limit"] and (not run["complete"] or run["ended"])
    assert run["ended"] == ("status" in run)
    depth = 0
    for step in steps:
        check_step(data, step)
        # An exception may end several calls.
        assert step["depth"] <= depth, (step, depth)
        depth = step["depth"] + ("enter" in step and "tail" not in step)
    check_heap(data, run)
    last = -1
    for origin, count in run["counts"]:
        check_index(origin, data["origins"])
        assert last < origin and count > 0
        last = origin


def check_rules(data: Data, line: Data) -> None:
    if "rules" in line:
        check_set(line["rules"], data["rules"])
    assert line.get("window", 0) >= 0


def check_encoding(line: Data) -> None:
    if "fields" not in line:
        return
    word = 0
    next_bit = 31
    for _, high, low, value in line["fields"]:
        assert high == next_bit and low <= high and value < 1 << (high - low + 1)
        word |= value << low
        next_bit = low - 1
    assert next_bit == -1 and word == int(line["bytes"], 16), line


def check_assembly(data: Data) -> None:
    for function in data["assembly"]:
        check_fields("assembly", function)
        check_index(function["function"], data["mir"])
        offset = 0
        for line in function["lines"]:
            check_fields(line["kind"], line)
            assert line["offset"] == offset
            check_origin(data, line)
            check_encoding(line)
            check_rules(data, line)
            offset += len(bytes.fromhex(line.get("bytes", "")))


def nonempty(data: Data) -> Iterator[str]:
    for field in ("lines", "passes", "ir", "mir", "assembly", "classes", "kinds"):
        if not data[field]:
            yield field


def main() -> None:
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        check_fields("document", data)
        assert data["version"] == 2
        assert not list(nonempty(data)), list(nonempty(data))
        check_fields("program", data["program"])
        for source in data["files"]:
            check_fields("file", source)
        check_origins(data)
        check_lines(data)
        for stage in data["stages"]:
            check_fields("stage", stage)
            check_text(data, stage["lines"])
        check_passes(data)
        check_versions(data, "ir")
        check_versions(data, "mir")
        for analysis in data["analyses"]:
            check_analysis(data, analysis)
        for notes in data["notes"]:
            check_notes(data, notes)
        for predicates in data["predicates"]:
            check_predicates(data, predicates)
        check_unique(data)
        for omission in data["omitted"]:
            check_fields("omission", omission)
        for allocation in data["allocations"]:
            check_allocation(data, allocation)
        for rule in data.get("rules", []):
            check_fields("rule", rule)
        check_assembly(data)
        if "run" in data:
            check_run(data, data["run"])
        print(f"{data['program']['name']}: {len(data['stages'])} stages")


if __name__ == "__main__":
    main()
