#include "mincaml.h"

#include <signal.h>
#include <stdlib.h>

MINCAML_ARRAY(double, weights, 3, 0.5, 1.25, 2.0);

int32_t min_caml_twice(int32_t value) { return 2 * value; }
double min_caml_scale(double value, int32_t by) { return value * by; }
void min_caml_leave(int32_t status) { exit(status); }
void min_caml_end_by_signal(int32_t number) {
  min_caml_flush_output();
  raise(number);
}
