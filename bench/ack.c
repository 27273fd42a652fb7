/* Ackermann's function of 3 and 10; see ack.ml. */

#include "mincaml_print.h"

static int ack(int m, int n) {
  if (m == 0)
    return n + 1;
  if (n == 0)
    return ack(m - 1, 1);
  return ack(m - 1, ack(m, n - 1));
}

int main(void) {
  print_int(ack(3, 10));
  print_newline();
  return 0;
}
