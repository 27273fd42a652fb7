/* Uses the arrays of foreign-arrays.c as compiled code does: by symbol. */

#include "mincaml.h"

extern int32_t min_caml_primes[];
extern double min_caml_weights[];
extern double *min_caml_rows[];

static void print_line(int32_t n) {
  min_caml_print_int(n);
  min_caml_print_newline();
}

void min_caml_start(void) {
  print_line(min_caml_array_length(min_caml_primes));
  print_line(min_caml_primes[2]);
  print_line(min_caml_primes[4]);
  print_line(min_caml_array_length(min_caml_weights));
  print_line((int32_t)((uintptr_t)min_caml_weights & 7));
  print_line(min_caml_weights[1] == 0.25);
  print_line(min_caml_array_length(min_caml_rows));
  print_line(min_caml_array_length(min_caml_rows[1]));
}
