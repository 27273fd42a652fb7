/* Takeuchi's function of 30, 20 and 10; see tak.ml. */

#include "mincaml_print.h"

static double tak(double x, double y, double z) {
  if (x <= y)
    return z;
  return tak(tak(x - 1.0, y, z), tak(y - 1.0, z, x), tak(z - 1.0, x, y));
}

int main(void) {
  print_float(tak(30.0, 20.0, 10.0));
  print_newline();
  return 0;
}
