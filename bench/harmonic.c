/* The harmonic series up to a hundred million; see harmonic.ml. */

#include "mincaml_print.h"

static double harmonic(double last) {
  double sum = 0.0;
  for (double i = 1.0; i <= last; i += 1.0)
    sum += 1.0 / i;
  return sum;
}

int main(void) {
  print_float(harmonic(1e8));
  print_newline();
  return 0;
}
