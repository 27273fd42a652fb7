#ifdef PRESSURE
int pressure(volatile int *p) {
  int a = *p, b = *p, c = *p, d = *p, e = *p, f = *p, g = *p, h = *p, i = *p,
      j = *p, k = *p, l = *p, m = *p, n = *p, o = *p, q = *p, r = *p;
  *p = a, *p = b, *p = c, *p = d, *p = e, *p = f, *p = g, *p = h, *p = i;
  *p = j, *p = k, *p = l, *p = m, *p = n, *p = o, *p = q, *p = r;
  return a;
}
#else
int printf(const char *, ...);

static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int main(void) {
  printf("%d\n", fib(20));
  return 0;
}
#endif
