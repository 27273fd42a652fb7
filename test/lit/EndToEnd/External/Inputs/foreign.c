/* What foreign.ml calls. */

#include "mincaml.h"

MINCAML_ARRAY(int32_t, table, 4, 10, 20, 30, 40);

int32_t min_caml_counter(void);
double min_caml_dot(const double *x, const double *y);
double *min_caml_scale(const double *x, double factor);
int32_t min_caml_is_even(int32_t n);

int32_t min_caml_counter(void) {
  static int32_t count;
  return ++count;
}

double min_caml_dot(const double *x, const double *y) {
  double sum = 0.0;
  for (int32_t i = 0; i < min_caml_array_length(x); ++i)
    sum += x[i] * y[i];
  return sum;
}

double *min_caml_scale(const double *x, double factor) {
  int32_t length = min_caml_array_length(x);
  double *result = min_caml_create_float_array(length, 0.0);
  for (int32_t i = 0; i < length; ++i)
    result[i] = x[i] * factor;
  return result;
}

int32_t min_caml_is_even(int32_t n) { return n % 2 == 0; }
