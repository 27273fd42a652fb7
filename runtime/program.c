/*===- program.c - The body of the main function --------------------------===*/

#include "runtime.h"

#include <stdlib.h>

int mincaml_rt_main(int argc, char **argv) {
  /* Foreign code may call exit, which must not lose buffered output. */
  atexit(min_caml_flush_output);
  min_caml_set_arguments(argc, argv);
  return min_caml_run(min_caml_start);
}
