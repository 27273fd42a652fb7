/* Loops, switches, gotos, setjmp, floats, memory: what a pass could get wrong. */
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static jmp_buf jb;
volatile int vi;
struct P {
  int a;
  double b;
  struct P *n;
};
static struct P *mk(int a, double b, struct P *n) {
  struct P *p = malloc(sizeof *p);
  p->a = a;
  p->b = b;
  p->n = n;
  return p;
}
static int sj(int k) {
  volatile int x = 1;
  int y = 2;
  if (setjmp(jb)) {
    return x + 100;
  }
  x = k;
  if (k > 3)
    longjmp(jb, 1);
  return x + y;
}
static unsigned collatz(unsigned n) {
  unsigned c = 0;
  while (n != 1) {
    if (n & 1)
      n = 3 * n + 1;
    else
      n /= 2;
    c++;
  }
  return c;
}
static int sw(int x) {
  int r = 0;
  for (int i = 0; i < 20; i++) {
    switch ((x + i) % 7) {
    case 0:
      r += i;
    case 1:
      r ^= 3;
      break;
    case 2:
      if (r > 50)
        goto done;
      r *= 3;
      break;
    case 3:
      continue;
    default:
      r -= 2;
    }
  }
done:
  return r;
}
static int irr(int n) {
  int s = 0;
  if (n & 1)
    goto b;
a:
  s += n;
  n--;
  if (n < 0)
    return s;
b:
  s ^= n * 7;
  n -= 2;
  if (n > 0)
    goto a;
  return s;
}
static double fl(double x, int k) {
  double z = -0.0;
  double r = x + 0.0;
  r = r - 0.0;
  r = r * 1.0;
  r = -(-r);
  if (!(x < 1.0))
    r += z;
  if (x != x)
    return 42;
  return k && signbit(r) ? -1 / r : r / 0.0;
}
static int cmpd(int *c) { return c == NULL; }
int main(void) {
  for (int i = 0; i < 8; i++)
    printf("%d ", sj(i));
  for (unsigned i = 1; i < 30; i++)
    printf("%u ", collatz(i));
  for (int i = -5; i < 30; i++)
    printf("%d %d ", sw(i + 40), irr(i));
  double xs[] = {0.0,        -0.0,        1.0,       -1.5,
                 1e308 * 10, -1e308 * 10, 0.0 / 0.0, 5e-324};
  for (int i = 0; i < 8; i++)
    for (int k = 0; k < 2; k++)
      printf("%g ", fl(xs[i], k));
  struct P *p = NULL;
  for (int i = 0; i < 5; i++)
    p = mk(i, i * .5, p);
  double t = 0;
  for (struct P *q = p; q; q = q->n)
    t += q->a * q->b;
  printf("%g\n", t);
  struct P loc = {1, 2.0, p}, cp;
  memcpy(&cp, &loc, sizeof cp);
  cp.a += 3;
  printf("%d %g %d %d\n", cp.a, cp.b, loc.a, cmpd(&cp.a));
  int a[4] = {1, 2, 3, 4};
  int *q = a;
  for (int i = 0; i < 4; i++) {
    *q = a[i] * 2 + (i ? a[i - 1] : 7);
    q++;
  }
  for (int i = 0; i < 4; i++)
    printf("%d ", a[i]);
  _Bool b1 = vi == 0, b2 = !b1;
  int cnt = 0;
  for (int i = 0; i < 16; i++) {
    if ((b1 && (i & 1)) || (b2 && (i & 2)) || (!(i & 4) && !(i & 8)))
      cnt += i;
  }
  printf("%d\n", cnt);
  unsigned char uc = 200;
  signed char sc = (signed char)uc;
  short sh = (short)(uc * sc);
  unsigned u = sh;
  printf("%d %d %u %d %d\n", uc, sc, u, (uc > 256) + (sc < -200),
         (int)(uc < 201u));
  long long ll = 1LL << 40;
  printf("%lld %d\n", (ll - 3 - (5 - ll)) + (7 + ll) - 2,
         (int)(ll >> 35) + 3 - (int)(ll >> 38));
  return 0;
}
