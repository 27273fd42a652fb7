// Calls of all kinds, and what may not be inlined, dropped or made a loop.
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

struct big {
  int values[12];
};
struct small {
  int a, b;
};

static int trace;
static jmp_buf environment;

static int effect(int x) {
  trace = trace * 3 + x;
  return x;
}
static int ignored(int x, int unused) { return x + 1; }
__attribute__((noinline)) static int constant_argument(int x, int y) {
  return y == 4 ? x * y : x - y;
}
static int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }
static unsigned sum_to(unsigned n) { return n == 0 ? 0 : n + sum_to(n - 1); }
static int fibonacci(int n) {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}
static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }
static int is_odd(int n);
static int is_even(int n) { return n == 0 ? 1 : is_odd(n - 1); }
static int is_odd(int n) { return n == 0 ? 0 : is_even(n - 1); }
static int ackermann(int x, int y) {
  if (x == 0)
    return y + 1;
  if (y == 0)
    return ackermann(x - 1, 1);
  return ackermann(x - 1, ackermann(x, y - 1));
}
// A tail call whose argument is the address of a local.
static int through_pointer(int n, int *last) {
  int local = n;
  if (n == 0)
    return *last;
  return through_pointer(n - 1, n == 3 ? &local : last);
}
static int variadic(int n, ...) {
  va_list list;
  int sum = 0;
  va_start(list, n);
  while (n-- > 0)
    sum += va_arg(list, int);
  va_end(list);
  return sum;
}
static struct big scale(struct big b, int k) {
  for (int i = 0; i < 12; ++i)
    b.values[i] *= k;
  return b;
}
static struct small swap(struct small s) {
  return (struct small){s.b, s.a};
}
static int apply(int (*f)(int, int), int x) { return f(x, 4); }
static int compare(const void *a, const void *b) {
  return *(const int *)a - *(const int *)b;
}
static int variable_length(int n) {
  int a[n + 1];
  for (int i = 0; i <= n; ++i)
    a[i] = i * i;
  return a[n] + a[n / 2];
}
static int escapes(int n) {
  volatile int seen = 0;
  int code = setjmp(environment);
  if (code) {
    seen += code;
    return seen;
  }
  seen = n;
  if (n > 3)
    longjmp(environment, n);
  return -1;
}
static void ends(int n) {
  if (n == 7) {
    printf("done %d\n", trace);
    exit(7);
  }
}

int main(void) {
  int (*functions[])(int, int) = {ignored, constant_argument, gcd, ackermann};
  effect(2);
  int r = ignored(effect(5), effect(6));
  printf("%d %d\n", r, trace);
  printf("%d %u %d\n", factorial(10), sum_to(1000), fibonacci(15));
  printf("%d %d %d\n", gcd(1071, 462), is_even(101), ackermann(2, 3));
  int last = 42;
  printf("%d %d\n", through_pointer(2, &last), through_pointer(5, &last));
  printf("%d\n", variadic(4, 1, 20, 300, 4000));
  struct big b = {{1, 2, 3}};
  b = scale(scale(b, 2), 3);
  struct small s = swap((struct small){1, 2});
  printf("%d %d %d %d\n", b.values[2], b.values[11], s.a, s.b);
  for (int i = 0; i < 4; ++i)
    printf("%d ", apply(functions[i], i));
  int a[] = {5, 3, 9, 1};
  qsort(a, 4, sizeof *a, compare);
  printf("%d %d\n", a[0], a[3]);
  printf("%d %d %d\n", variable_length(9), escapes(2), escapes(8));
  for (int i = 0;; ++i)
    ends(i);
}
