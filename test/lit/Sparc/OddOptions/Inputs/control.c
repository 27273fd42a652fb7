/* Switches, labels as values, loops, tail calls. */
int f0(int), f1(int), f2(int), f3(int);
int dense(int x) {
  switch (x) {
  case 0:
    return f0(x);
  case 1:
    return f1(x);
  case 2:
    return f2(x);
  case 3:
    return f3(x);
  case 4:
    return 17;
  case 5:
    return x * 3;
  case 6:
    return f0(7);
  case 7:
    return 9;
  }
  return -1;
}
int table(int x) {
  switch (x) {
  case 0:
    return 3;
  case 1:
    return 8;
  case 2:
    return 1;
  case 3:
    return 44;
  case 4:
    return 5;
  case 5:
    return 6;
  case 6:
    return 77;
  }
  return 0;
}
int sparse(int x) {
  switch (x) {
  case 1:
    return 2;
  case 100:
    return 3;
  case 10000:
    return f0(x);
  case -5:
    return 1;
  case 1 << 20:
    return 9;
  }
  return 0;
}
int fall(int x) {
  int r = 0;
  switch (x) {
  case 7:
    r += 7;
  case 6:
    r += f0(r);
  case 5:
    r *= 5;
  case 4:
    r ^= x;
  case 3:
    --r;
  case 2:
    r <<= 1;
  case 1:
    ++r;
  }
  return r;
}
int labels(const unsigned char *p) {
  static void *const t[] = {&&add, &&sub, &&call, &&end};
  int a = 0;
  goto *t[*p++ & 3];
add:
  a += *p++;
  goto *t[*p++ & 3];
sub:
  a -= *p++;
  goto *t[*p++ & 3];
call:
  a = f0(a);
  goto *t[*p++ & 3];
end:
  return a;
}
int gcd(int a, int b) {
  while (b) {
    int t = a % b;
    a = b;
    b = t;
  }
  return a;
}
unsigned divs(unsigned a, unsigned b) { return a / b + a % b; }
int divi(int a, int b) { return a / b - a % b; }
long long divl(long long a, long long b) { return a / b + a % b; }
unsigned long long mull(unsigned a, unsigned b) {
  return (unsigned long long)a * b;
}
int even(int);
int odd(int n) { return n ? even(n - 1) : 0; }
int even(int n) { return n ? odd(n - 1) : 1; }
static int helper(int a, int b, int c, int d, int e, int f, int g, int h)
    __attribute__((noinline));
static int helper(int a, int b, int c, int d, int e, int f, int g, int h) {
  return a * b + c * d - e / (f | 1) + g % (h | 1);
}
int args(int x) {
  return helper(x, 1, x, 2, x, 3, x, 4) + helper(1, x, 2, x, 3, x, 4, x);
}
int indirect(int (*p)(int), int x) { return p(x) + p(x + 1); }
int tailind(int (*p)(int), int x) { return p(x); }
int cmpxchg(int *p, int a) {
  return __sync_fetch_and_add(p, a) + __sync_val_compare_and_swap(p, a, 3);
}
int leaf(int a, int b, int c) { return a < b ? a : b < c ? b : c; }
int saturate(double d, float f) { return d > f ? (int)d : (int)f; }
int sel(double a, double b) {
  return (a < b) + 2 * (a == b) + 4 * (a >= b) + 8 * (a != a);
}
