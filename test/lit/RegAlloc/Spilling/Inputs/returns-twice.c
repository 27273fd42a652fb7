/* What the second return of setjmp needs is dead on the way to longjmp, which
   has values of its own to save. */
#include <setjmp.h>
#include <stdio.h>

jmp_buf place;
volatile long seen;

__attribute__((noinline)) long value(long i) {
  seen = i;
  return i * i + 1;
}

__attribute__((noinline)) void leave(void) { longjmp(place, 1); }

__attribute__((noinline)) long twice(long k) {
  long a0 = value(k), a1 = value(k + 1), a2 = value(k + 2), a3 = value(k + 3),
       a4 = value(k + 4), a5 = value(k + 5), a6 = value(k + 6),
       a7 = value(k + 7), a8 = value(k + 8), a9 = value(k + 9);
  if (setjmp(place) != 0)
    return a0 + 2 * a1 + 3 * a2 + 4 * a3 + 5 * a4 + 6 * a5 + 7 * a6 + 8 * a7 +
           9 * a8 + 10 * a9;
  long b0 = value(k + 20), b1 = value(k + 21), b2 = value(k + 22),
       b3 = value(k + 23), b4 = value(k + 24), b5 = value(k + 25),
       b6 = value(k + 26), b7 = value(k + 27), b8 = value(k + 28),
       b9 = value(k + 29);
  printf("%ld %ld %ld %ld %ld\n", b0, b1, b2, b3, b4);
  printf("%ld %ld %ld %ld %ld\n", b5, b6, b7, b8, b9);
  leave();
  return b0 + b1 + b2 + b3 + b4 + b5 + b6 + b7 + b8 + b9;
}

int main(void) {
  printf("%ld\n", twice(3));
  return 0;
}
