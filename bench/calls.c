/* Twenty calls of fib(30), which counts its own calls; see calls.ml. */

#include "mincaml_print.h"

static int calls = 0;

static int fib(int n) {
  calls++;
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

int main(void) {
  const int fib_30 = 832040;
  int last = fib_30;
  for (int times = 20; times > 0; times--)
    last = fib(30 + (last - fib_30));
  print_int(last);
  print_newline();
  print_int(calls);
  print_newline();
  return 0;
}
