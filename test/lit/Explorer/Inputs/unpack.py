"""Prints the data in a page of --emit=explorer, which has to be a template, as
the first argument names it, with the data in place of its placeholder."""

import base64
import gzip
import sys


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        before, after = file.read().split("@MINCAML_EXPLORER_DATA@")
    with open(sys.argv[2], encoding="utf-8") as file:
        page = file.read()
    assert page.startswith(before) and page.endswith(after)
    data = page[len(before) : len(page) - len(after)]
    # The page is the same at any time.
    packed = base64.b64decode(data, validate=True)
    assert packed[4:8] == bytes(4)
    sys.stdout.buffer.write(gzip.decompress(packed))


if __name__ == "__main__":
    main()
