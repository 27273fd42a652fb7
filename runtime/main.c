/*===- main.c - The main function of a linked program ---------------------===*\
|*
|* In a file of its own, because a JIT links min_caml_run from the archive into
a
|* process that has a main function already.
|*
\*===----------------------------------------------------------------------===*/

#include "runtime.h"

#include <stdlib.h>

int main(int argc, char **argv) {
  /* Foreign code may call exit. */
  atexit(min_caml_flush_output);
  min_caml_set_arguments(argc, argv);
  return min_caml_run(min_caml_start);
}
