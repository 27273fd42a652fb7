/* Prints to both streams; they have to come out in this order. */

#include "mincaml.h"

#include <stdio.h>
#include <stdlib.h>

void min_caml_start(void) {
  min_caml_print_int(1);
  min_caml_prerr_int(2);
  min_caml_prerr_byte('!');
  min_caml_prerr_newline();
  min_caml_print_int(3);
  min_caml_print_newline();
  min_caml_prerr_float(4.0);
  min_caml_prerr_newline();

  /* Foreign output, and the end of the program from foreign code. */
  min_caml_flush_output();
  printf("5\n");
  fflush(stdout);
  min_caml_print_int(6);
  min_caml_print_newline();
  min_caml_prerr_int(7);
  exit(0);
}
