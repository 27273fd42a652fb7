/* More values of x87 than it has registers, in loops, across calls, and on
   paths that do not need them. */
extern int printf(const char *, ...);

static __attribute__((noinline)) long double half(long double x, int n) {
  return x * 0.5L + n % 7;
}
static __attribute__((noinline)) _Complex long double pair(long double x,
                                                           long double y) {
  return x * 0.25L + y * 1.0iL;
}

/* In the loops nothing is needed in the register that it leaves in. */
static __attribute__((noinline)) long double paths(const long double *a,
                                                   int n) {
  long double v = 1, w = -2;
  for (int i = 0; i < n % 4; i++)
    for (int k = 0; k < n % 2; k++)
      v = 7.7L;
  if (half(4, n) - half(w, n) < 3 - (v < v ? w : 3 - v))
    if (v < a[8] && !(w < 1e6L))
      w = 1;
  return 3 + 2 * w + 3 * v;
}

static __attribute__((noinline)) long double loops(long double *a, int n) {
  long double s = 8, t = -3, u = 6, x = 5, y = 6, z = 7;
  for (int i = 0; i < n % 5; i++) {
    x = half(y < 0 ? -y : y, i) - z;
    z = (s < t ? u : x) + (x > 1e9L) + (y < 0);
    if (s > u)
      t += half(s, n);
    if (a[9] < 0.9L - (u < t ? a[6] : u - u)) {
      if ((u < 0 ? a[0] : u) < (s - u < s + u ? u / (u + 100) : u) + u)
        u = 3.1L - t;
    } else {
      for (int k = 0; k < n % 3; k++)
        t = half(a[8], k) - (u - 2.7L);
      _Complex long double q = pair((t < x ? a[7] : a[4]) / 3, half(t, n));
      a[5] = __real__ q - __imag__ q;
    }
  }
  if (u < half((u - s) * (t / (u + 200)), n)) {
    for (int i = 0; i < n % 4; i++)
      s = t * (s / (s * s + 1));
    u = a[0] - 5.8L / (u * u + 1);
  }
  return s + 2 * t + 3 * u + x + y + z;
}

int main(void) {
  for (int n = 0; n < 12; n++) {
    long double a[10];
    for (int i = 0; i < 10; i++)
      a[i] = (i * 7 % 13) / 4.0L - 2 + n;
    printf("%.8Lf", paths(a, n));
    printf(" %.8Lf", loops(a, n));
    printf(" %.8Lf\n", a[5]);
  }
  return 0;
}
