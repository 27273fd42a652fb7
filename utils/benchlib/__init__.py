"""The parts of utils/bench.

programs   which programs there are, and their files
variants   compilers and options: every command line is made here
tools      where the tools are, and which package has a missing one
process    running commands, timed, with peak memory
elf        code size and function names from object files
measure    builds, checks the outputs, measures
report     tables and JSON
cli        options, and the order of things
"""
