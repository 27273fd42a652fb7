#include "mincaml.h"

#include <stdio.h>

extern void first(void);
extern void second(void);

int main(void) {
  min_caml_run(first);
  puts("");
  fflush(stdout);
  return min_caml_run(second);
}
