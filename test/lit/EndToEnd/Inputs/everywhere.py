#!/usr/bin/env python3
"""Runs a MinCaml program in every way there is; see `everywhere.py --help`."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../../utils"))

from mincaml_tools.everywhere.cli import main  # noqa: E402  (It needs the path above.)

main(sys.argv[1:])
