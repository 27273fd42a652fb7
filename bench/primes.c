/* The primes up to two million, five times; see primes.ml. */

#include "mincaml_print.h"

enum { limit = 2000000 };

static int composite[limit + 1];

static void sieve(void) {
  for (int i = 2; i <= limit; i++)
    composite[i] = 0;
  for (int i = 2; i * i <= limit; i++)
    if (!composite[i])
      for (int multiple = i * i; multiple <= limit; multiple += i)
        composite[multiple] = 1;
}

int main(void) {
  for (int n = 0; n < 5; n++) {
    sieve();
    int total = 0;
    for (int i = 2; i <= limit; i++)
      if (!composite[i])
        total++;
    print_int(total);
    print_newline();
  }
  int last = limit;
  while (composite[last])
    last--;
  print_int(last);
  print_newline();
  return 0;
}
