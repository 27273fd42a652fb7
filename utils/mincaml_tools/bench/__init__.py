"""utils/bench: compares the code of mincaml-llc with that of other compilers.

programs   the programs that are compiled, and their files
variants   compilers and options: every command line is made here
tools      where the tools are, and which package has a missing one
case       a program, a target and a variant, with the measurements
elf        code size and function names from object files
outputs    comparison of what the cases of a program print
measure    builds, checks the outputs, measures
report     tables and JSON
publish    --publish: a page with charts
machine    the machine and the versions of the compilers
regalloc   --regalloc: register allocators instead of compilers
sizes      --sizes: bytes of code and executed instructions
cli        options and main program
"""
