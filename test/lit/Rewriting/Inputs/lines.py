#!/usr/bin/env python3
"""Prints standard input, which must have no more than a number of lines."""

import argparse
import sys

parser = argparse.ArgumentParser()
parser.add_argument("--at-most", type=int, required=True)
limit = parser.parse_args().at_most
text = sys.stdin.read()
sys.stdout.write(text)
sys.exit(0 if 0 < len(text.splitlines()) <= limit else 1)
