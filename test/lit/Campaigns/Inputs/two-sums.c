#include <stdio.h>

static unsigned state = 7;

static unsigned next(void) { return state = state * 1664525u + 1013904223u; }

int main(void) {
  unsigned table[64], sum = 0;
  for (int i = 0; i < 64; ++i)
    table[i] = next();
  for (int i = 0; i < 64; ++i)
    for (int j = 0; j < i; ++j)
      sum += (table[i] >> 7) / ((table[j] & 15) + 1) + i * 3 + i * 3;
  // A library call on processors without atomic instructions.
  sum += __atomic_load_n(&state, __ATOMIC_RELAXED);
  printf("%u %.3f\n", sum, sum / 7.0);
  return 3;
}
