/* Fails in the way its input asks for, after printing something. */

#include "mincaml.h"

#include <stdlib.h>

void min_caml_start(void) {
  static const min_caml_location here = {"some file.ml", 12, 34};
  min_caml_print_int(min_caml_float_of_int(1));
  switch (min_caml_read_int()) {
  case 1:
    min_caml_fail_bounds(&here, -1, 5);
  case 2:
    min_caml_fail_division(&here);
  case 3:
    min_caml_fail_array_size(&here, INT32_MIN);
  case 4:
    min_caml_create_array(-1, 0);
    break;
  case 5:
    min_caml_create_unit_array(-2);
    break;
  case 6:
    /* Not the stack: the signal must not be called an overflow. */
    *(volatile int *)8 = 0;
    break;
  case 7:
    abort();
  }
}
