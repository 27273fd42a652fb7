// Vectors, complex numbers and aggregates as values.
#include <complex.h>
#include <stdio.h>

typedef int int4 __attribute__((vector_size(16)));
typedef double double2 __attribute__((vector_size(16)));

static int4 mix(int4 a, int4 b, int k) {
  int4 c = a * b + k;
  c = (a < b) & c;
  c[k & 3] = a[(k + 1) & 3] + 1;
  return c + (b - b) + __builtin_shufflevector(a, b, 0, 5, 2, 7);
}

static double2 step(double2 x, int n) {
  double2 y = x;
  for (int i = 0; i < n; ++i)
    y = y * x + (double2){0.5, -0.0};
  return y;
}

static int escapes_after(double complex c) {
  double complex z = 0;
  int n = 0;
  while (n < 50 && creal(z) * creal(z) + cimag(z) * cimag(z) < 4.0) {
    z = z * z + c;
    ++n;
  }
  return n;
}

int main(void) {
  int4 v = {1, -2, 3, 4}, w = {5, 6, -7, 8};
  for (int k = 0; k < 6; ++k) {
    v = mix(v, w, k);
    printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]);
  }
  double2 d = step((double2){1.25, -0.75}, 5);
  printf("%a %a\n", d[0], d[1]);
  for (double x = -2.0; x < 1.0; x += 0.25)
    printf("%d ", escapes_after(x + 0.3 * I));
  printf("\n");
  return 0;
}
