// Floating point where algebra does not hold.
#include <math.h>
#include <stdio.h>
#include <string.h>

static unsigned long long bits(double x) {
  unsigned long long b;
  if (x != x)
    return 0x7ff8000000000000ull;
  memcpy(&b, &x, sizeof b);
  return b;
}

static double identities(double x, int which) {
  switch (which) {
  case 0:
    return x + 0.0;
  case 1:
    return x - 0.0;
  case 2:
    return 0.0 - x;
  case 3:
    return -x;
  case 4:
    return x * 1.0;
  case 5:
    return x * 0.0;
  case 6:
    return x / 1.0;
  case 7:
    return x - x;
  case 8:
    return x / x;
  case 9:
    return (x + 1.0) - 1.0;
  case 10:
    return x * 3.0 * 5.0;
  case 11:
    return 0.1 + x + 0.2;
  case 12:
    return x + -0.0;
  case 13:
    return -(-x);
  case 14:
    return fabs(x);
  case 15:
    return sqrt(fabs(x));
  default:
    return floor(x) + ceil(x);
  }
}

static int compare(double x, double y) {
  return (x < y) + 2 * (x > y) + 4 * (x == y) + 8 * (x != y) +
         16 * !(x <= y) + 32 * !(x >= y) + 64 * (x != x ? 1 : y == y);
}

static double horner(const double *c, int n, double x) {
  double r = 0.0;
  for (int i = n; i-- > 0;)
    r = r * x + c[i];
  return r;
}

int main(void) {
  const double values[] = {0.0,    -0.0,     1.0,    -1.5,   1e308, -1e308,
                           5e-324, INFINITY, -INFINITY, NAN, 0.1,   1e16};
  enum { n = sizeof values / sizeof *values };
  for (int i = 0; i < n; ++i) {
    for (int w = 0; w <= 16; ++w)
      printf("%llx ", bits(identities(values[i], w)));
    for (int j = 0; j < n; ++j)
      printf("%d ", compare(values[i], values[j]));
    printf("%d\n", fabs(values[i]) < 1e9 ? (int)values[i] : -1);
  }
  double c[] = {1.0, -0.5, 0.25, 3.0};
  float single = 0.0f;
  for (int i = 0; i < 100; ++i)
    single += 0.1f * (float)i;
  printf("%a %a %a\n", horner(c, 4, 0.3), (double)single,
         (double)(float)horner(c, 4, 1.7));
  printf("%d %u\n", (int)-2.9, (unsigned)3.99);
  return 0;
}
