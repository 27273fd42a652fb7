"""Pipelines of this project's passes on MinCaml, C and random modules.

pipelines.py    every pass, every pair, random ones
mincaml.py      MinCaml programs, against the reference interpreter
bitcode.py      C programs against themselves, and llvm-stress's modules
cli.py          the command line
"""
