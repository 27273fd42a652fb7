/* fib(30), computed a hundred times; see fib.ml. */

#include "mincaml_print.h"

static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int main(void) {
  const int fib_30 = 832040;
  int last = fib_30;
  for (int times = 100; times > 0; times--)
    last = fib(30 + (last - fib_30));
  print_int(last);
  print_newline();
  return 0;
}
