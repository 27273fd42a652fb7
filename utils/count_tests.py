#!/usr/bin/env python3
"""Adds up the reports of the tests; see `count_tests.py --help`."""

import sys

from mincaml_tools.count_tests import main

sys.exit(main(sys.argv[1:]))
