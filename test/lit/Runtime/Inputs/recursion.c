/* Recurses as deeply as its input says.  Every frame is written to. */

#include "mincaml.h"

static int32_t __attribute__((noinline)) depth(int32_t n) {
  volatile int32_t frame[4];
  frame[n & 3] = n;
  if (n == 0)
    return 0;
  int32_t below = depth(n - 1);
  return below + 1 + (frame[n & 3] - n);
}

void min_caml_start(void) {
  min_caml_print_int(1);
  min_caml_print_newline();
  min_caml_print_int(depth(min_caml_read_int()));
  min_caml_print_newline();
}
