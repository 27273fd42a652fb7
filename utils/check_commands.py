#!/usr/bin/env python3
"""Runs the commands of README.md and docs/*.md; see `check_commands.py --help`."""

import sys

from mincaml_tools.check_commands import main

sys.exit(main(sys.argv[1:]))
