"""utils/difftest: differential tests of the compiler on generated programs.

configurations  ways to compile a program, drawn at random
results         the result of running a program or the compiler
programs        generated programs, variants of them, and their expected results
execution       compiling and running a batch of programs
ocaml           the same programs under OCaml
failures        a directory for each result that differs
campaign        batches of programs, in parallel, which can be interrupted
cli             options and the report
batch-main.c    the main function of an executable with many programs
"""
