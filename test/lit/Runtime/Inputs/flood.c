/* Prints as many lines as it reads, and then reports a division by zero. */

#include "mincaml.h"

void min_caml_start(void) {
  int32_t lines = min_caml_read_int();
  for (int32_t i = 0; i < lines; ++i) {
    min_caml_print_int(i);
    min_caml_print_newline();
  }
  static const min_caml_location here = {"flood.ml", 2, 3};
  min_caml_fail_division(&here);
}
