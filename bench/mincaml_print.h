/* The output functions of MinCaml, for the benchmarks in C.  They print the
   same bytes, through the buffer of stdio. */

#ifndef MINCAML_PRINT_H
#define MINCAML_PRINT_H

#include <stdio.h>
#include <string.h>

static inline void print_byte(int b) { putchar(b & 255); }

static inline void print_newline(void) { putchar('\n'); }

static inline void print_int(int i) { printf("%d", i); }

/* As OCaml prints it: twelve digits, and a point after a whole number. */
static inline void print_float(double x) {
  char text[32];
  snprintf(text, sizeof text, "%.12g", x);
  fputs(text, stdout);
  if (text[strspn(text, "-0123456789")] == '\0')
    putchar('.');
}

#endif
