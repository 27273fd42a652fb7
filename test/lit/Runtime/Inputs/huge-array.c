/* Asks for the largest array of floats there can be. */

#include "mincaml.h"

void min_caml_start(void) {
  min_caml_print_byte('a');
  min_caml_print_newline();
  double *array = min_caml_create_float_array(INT32_MAX, 0.0);
  array[INT32_MAX - 1] = 1.5;
  min_caml_print_float(array[INT32_MAX - 1] + array[INT32_MAX - 2]);
  min_caml_print_newline();
}
