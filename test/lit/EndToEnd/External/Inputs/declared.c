/* What declared.ml declares. */

#include "mincaml.h"
#include <stdio.h>

double ext_cube(double x) { return x * x * x; }

int32_t ext_weigh(int32_t a, double x, int32_t b) { return a + (int32_t)x * b; }

int32_t ext_is_vowel(int32_t c) {
  return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}

int32_t ext_next(int32_t c) { return c + 1; }

static int32_t Calls;
int32_t ext_count(void) { return ++Calls; }

void ext_reset(int32_t start) { Calls = start; }

int32_t ext_length(const void *array) { return min_caml_array_length(array); }

const char *ext_stars(int32_t n) {
  char *stars = min_caml_String_create(n);
  for (int32_t i = 0; i < n; ++i)
    stars[i] = '*';
  return stars;
}

struct pair {
  int32_t first;
  double second;
};

double ext_add_pair(const struct pair *p) { return p->first + p->second; }

void ext_double(int32_t *reference) { *reference *= 2; }

int32_t ext_many(int32_t a, int32_t b, int32_t c, int32_t d, int32_t e,
                 double f, int32_t g, double h) {
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * (int32_t)f + 7 * g +
         8 * (int32_t)h;
}
