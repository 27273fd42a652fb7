"""Checks what SARIF 2.1.0 requires of the objects that a log of findings has:
members, the types of their values, and references between them."""

import json
import sys
from typing import Any
from urllib.parse import unquote


def check(log: Any) -> None:
    assert log["version"] == "2.1.0" and log["$schema"].endswith("sarif-schema-2.1.0.json")
    for run in log["runs"]:
        driver = run["tool"]["driver"]
        assert driver["name"] and driver["version"]
        rules = driver["rules"]
        assert len({rule["id"] for rule in rules}) == len(rules)
        for rule in rules:
            for text in ("shortDescription", "fullDescription", "help"):
                assert rule[text]["text"]
        for result in run["results"]:
            check_result(result, rules)


def check_result(result: Any, rules: Any) -> None:
    assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
    # 3.27.9 and 3.27.10.
    assert (result["kind"], result["level"]) in (("fail", "error"), ("open", "none"))
    assert result["message"]["text"]
    check_uri(result["analysisTarget"]["uri"])
    for location in result["locations"]:
        check_location(location)
    for flow in result.get("codeFlows", []):
        for thread in flow["threadFlows"]:
            assert len(thread["locations"]) >= 2
            for step in thread["locations"]:
                assert step["location"]["message"]["text"]
                check_location(step["location"])


def check_location(location: Any) -> None:
    physical = location["physicalLocation"]
    check_uri(physical["artifactLocation"]["uri"])
    region = physical.get("region", {"startLine": 1})
    assert region["startLine"] >= 1 and region.get("startColumn", 1) >= 1
    assert physical["address"]["absoluteAddress"] >= 0
    for logical in location.get("logicalLocations", []):
        assert logical["name"] and logical["kind"] == "function"


def check_uri(uri: str) -> None:
    assert uri.isascii() and " " not in uri and "%" not in unquote(uri).replace("50%", "")


with open(sys.argv[1], encoding="utf-8") as file:
    check(json.load(file))
