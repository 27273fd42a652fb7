"""Prints the rows of the table in docs/sparc-rules.md, or of --print-sparc-rules
on standard input, in one form."""

import re
import sys


def main() -> None:
    if len(sys.argv) > 1:
        with open(sys.argv[1], encoding="utf-8") as document:
            rows = re.findall(
                r"^\| (SPL\d+) \| (.*) \| (.*) \| (.*) \|$", document.read(), re.MULTILINE
            )
        for rule, title, architectures, check in rows:
            print(rule, title.replace("`", ""), architectures, check, sep="|")
        return
    for line in sys.stdin:
        rule, _, architectures, check, title, _ = re.split("  +", line.rstrip("\n"))
        print(rule, title, architectures, check, sep="|")


main()
