"""The parts of utils/difftest.

toolbox         the programs under test, and what they say they can do
configurations  the ways to compile a program, drawn at random
programs        generated programs, variants of them, and what they should do
execution       compiling and running a batch of programs
ocaml           the same programs under OCaml
failures        comparing results, and directories for those that differ
campaign        many batches, in parallel, that can be interrupted
cli             options and the report
batch-main.c    the main function of an executable with many programs
"""
