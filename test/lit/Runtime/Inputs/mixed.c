#include "mincaml.h"

void with(void);
void without(void);

int main(void) {
  for (int i = 0; i < 2; ++i) {
    min_caml_run(with);
    min_caml_run(without);
  }
  return 0;
}
