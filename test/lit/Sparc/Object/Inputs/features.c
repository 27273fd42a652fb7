/* What C compilers make special code for: structures as arguments and results,
   variable arguments, jump tables, variable-length arrays, numbers of 64 bits and
   long doubles, calls through pointers, atomics, unlikely code. */
#include <alloca.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct point {
  int x, y, z;
};
struct big {
  double values[12];
};

struct point move(struct point p, int by) {
  p.x += by;
  p.y -= by;
  p.z *= by;
  return p;
}

struct big scale(struct big b, double by) {
  for (int i = 0; i < 12; i++)
    b.values[i] *= by;
  return b;
}

int sum(int count, ...) {
  va_list list;
  int result = 0;
  va_start(list, count);
  while (count--)
    result += va_arg(list, int);
  va_end(list);
  return result;
}

int choose(int which, int value) {
  switch (which) {
  case 0: return value * 3;
  case 1: return value / 7;
  case 2: return value % 11;
  case 3: return value << 2;
  case 4: return sum(3, value, which, value);
  case 5: return move((struct point){value, 1, 2}, 3).z;
  case 6: return -value;
  case 9: return value ^ 0x12345;
  default: return 0;
  }
}

unsigned long long wide(unsigned long long a, long long b) {
  return a * b + a / (b | 1) - (a >> 13) + (b << 7) + a % 1000003;
}

long double exact(long double a, double b) { return a * b + a / (b + 1.5L); }

float mixed(float a, double b, int c, char d, short e, float f, double g,
            int h) {
  return a * b + c - d * e + f / g + h;
}

int variable(int n, const char *text) {
  int array[n + 1];
  char *copy = alloca(strlen(text) + 1);
  strcpy(copy, text);
  for (int i = 0; i <= n; i++)
    array[i] = i * i + copy[i % (strlen(copy) + 1)];
  return array[n / 2] + array[n];
}

static int twice(int x) { return 2 * x; }
static int square(int x) { return x * x; }
int (*const operations[])(int) = {twice, square, abs};

int apply(int which, int x) { return operations[which % 3](x); }

extern void complain(const char *) __attribute__((cold));
extern void give_up(void) __attribute__((cold, noreturn));

int careful(int *values, int count) {
  int result = 0;
  for (int i = 0; i < count; i++) {
    if (__builtin_expect(values[i] < 0, 0)) {
      complain("negative");
      result ^= apply(i, values[i]);
      complain("once more");
    }
    if (__builtin_expect(values[i] > 1000000, 0))
      give_up();
    result += values[i];
  }
  return result;
}

static jmp_buf place;
int catching(int x) {
  if (setjmp(place))
    return -1;
  if (x > 3)
    longjmp(place, x);
  return x;
}

int atomic(int *counter) {
  return __sync_fetch_and_add(counter, 1) +
         __sync_bool_compare_and_swap(counter, 5, 6);
}

struct bits {
  unsigned a : 3, b : 11, c : 18;
};
int fields(struct bits *b) { return b->a++ + b->b * b->c; }

int recursive(int n) { return n < 2 ? n : recursive(n - 1) + recursive(n - 2); }

int tail(int n, int sum_so_far) {
  return n == 0 ? sum_so_far : tail(n - 1, sum_so_far + choose(n % 10, n));
}

double loop(const double *a, const double *b, int n) {
  double result = 0, carry = 1;
  for (int i = 0; i < n; i++) {
    if (a[i] < b[i])
      carry = a[i] * carry;
    else if (a[i] != b[i])
      carry -= b[i];
    result += carry * i;
  }
  return result;
}

int large(int index) {
  volatile char buffer[10000];
  buffer[index % 10000] = 1;
  return buffer[(index + 5000) % 10000];
}

int main(int count, char **arguments) {
  struct big b = {{1, 2, 3}};
  printf("%d %g %d %d %f\n", choose(count, 42), scale(b, 2).values[1],
         variable(count, arguments[0]), tail(count, 0),
         (double)exact(count, 2.5));
  return 0;
}
