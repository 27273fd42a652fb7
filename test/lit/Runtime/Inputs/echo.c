/* Reads a command character as an integer and what belongs to it, until 0:
   1 copies an integer, 2 copies a float. */

#include "mincaml.h"

void min_caml_start(void) {
  for (;;) {
    switch (min_caml_read_int()) {
    case 0:
      return;
    case 1:
      min_caml_print_int(min_caml_read_int());
      break;
    case 2:
      min_caml_print_float(min_caml_read_float());
      break;
    }
    min_caml_print_newline();
  }
}
