/*===- main.c - The main function of a linked program ---------------------===*\
|*
|* main has a file of its own, because a JIT links min_caml_run from the archive
|* into a process that already has a main function.
|*
\*===----------------------------------------------------------------------===*/

#include "runtime.h"

int main(int argc, char **argv) { return mincaml_rt_main(argc, argv); }
