"""Checks fuzz/mincaml.dict against the tables it repeats."""

import re
import sys
from pathlib import Path

ROWS = [
    ("Frontend/Token.def", r'^(?:KEYWORD|PUNCTUATION)\(\w+, "([^"]+)"\)'),
    ("Frontend/Token.def", r'^(?:RESERVED_WORD|FOREIGN_OPERATOR)\("([^"]+)"'),
    ("Support/RuntimeABI.def", r"^MINCAML_EXTERNAL\((\w+)"),
]


def main() -> int:
    source = Path(sys.argv[1])
    entries = re.findall(
        r'^"(.*)"$', (source / "fuzz/mincaml.dict").read_text(), re.MULTILINE
    )
    words = []
    for table, row in ROWS:
        text = (source / "include/mincaml" / table).read_text()
        found = re.findall(row, text, re.MULTILINE)
        if not found:
            print(f"{table}: no rows found")
            return 1
        words += found
    missing = [word for word in words if word not in entries]
    for word in missing:
        print(f'fuzz/mincaml.dict: "{word}" is missing')
    print(f"{len(words)} words, {len(missing)} missing")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
