// Integers of all widths, at their edges.
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static const int edges[] = {0,  1,       -1,      2,      -2,   7,    -8,
                            10, 4095,    -4096,   4096,   65535, 65536,
                            INT_MAX, INT_MIN, INT_MAX - 1, INT_MIN + 1};
enum { count = sizeof edges / sizeof *edges };

static unsigned hash(unsigned h, long long v) {
  return (h ^ (unsigned)v ^ (unsigned)((unsigned long long)v >> 32)) * 16777619u;
}

static int wrap_add(int a, int b) { return (int)((unsigned)a + (unsigned)b); }
static int wrap_sub(int a, int b) { return (int)((unsigned)a - (unsigned)b); }
static int wrap_mul(int a, int b) { return (int)((unsigned)a * (unsigned)b); }
static int divide(int a, int b) {
  if (b == 0 || (a == INT_MIN && b == -1))
    return 0;
  return a / b;
}
static int modulo(int a, int b) {
  if (b == 0 || (a == INT_MIN && b == -1))
    return 0;
  return a % b;
}

static int chains(int a) {
  unsigned u = (unsigned)a;
  u = 3 + u + 7;
  u = (u - 5) - (2 - u);
  u = u * 3 * 5;
  u = (u & 0xff0) & 0x0ff;
  u = (u | 3) | 12;
  u = (u ^ 5) ^ 9;
  return (int)(0 - (0 - u));
}

static int by_constants(int a) {
  int r = a / 2 + a / 8 + a / 3 + a / 10 + a / -4;
  r ^= a % 2 + a % 8 + a % 3 + a % -5;
  r ^= (int)((unsigned)a / 7 + (unsigned)a % 16 + ((unsigned)a >> 3));
  return r ^ (a >> 5);
}

static int comparisons(int a, int b) {
  int r = 0;
  r = 2 * r + (a < b);
  r = 2 * r + (a <= b);
  r = 2 * r + ((unsigned)a < (unsigned)b);
  r = 2 * r + (a == b);
  r = 2 * r + (a - 1 < b && b < a + 5 ? 1 : a > 0);
  r = 2 * r + !(a > b);
  r = 2 * r + ((a ^ b) == 0) + (a < INT_MIN / 2 || b > INT_MAX / 2);
  return r;
}

static long long wide(int a, int b) {
  long long x = (long long)a * b;
  x += (x >> 7) ^ ((long long)b << 33);
  if (b > 1)
    x = x / b + x % b;
  int8_t narrow = (int8_t)a;
  uint16_t half = (uint16_t)(b + narrow);
  return x - narrow * half;
}

static unsigned __int128 wider(unsigned long long a) {
  unsigned __int128 x = (unsigned __int128)a * a;
  return x * 3 + (x >> 65);
}

int main(void) {
  unsigned h = 2166136261u;
  for (int i = 0; i < count; ++i) {
    int a = edges[i];
    h = hash(h, chains(a));
    h = hash(h, a == INT_MIN ? 0 : by_constants(a));
    for (int j = 0; j < count; ++j) {
      int b = edges[j];
      h = hash(h, wrap_add(a, b));
      h = hash(h, wrap_sub(a, b));
      h = hash(h, wrap_mul(a, b));
      h = hash(h, divide(a, b));
      h = hash(h, modulo(a, b));
      if (a > INT_MIN + 2 && a < INT_MAX - 6)
        h = hash(h, comparisons(a, b));
      if (a > -70000 && a < 70000)
        h = hash(h, wide(a, b > 70000 || b < -70000 ? 5 : b));
    }
    printf("%08x\n", h);
  }
  unsigned __int128 w = wider(0xfedcba9876543210ull);
  printf("%llx %llx\n", (unsigned long long)(w >> 64), (unsigned long long)w);
  return (int)(h & 63);
}
