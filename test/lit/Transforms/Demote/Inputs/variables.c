/* Assignments that are easy to get wrong. */
#include <setjmp.h>
#include <stdio.h>

static int swap(int n) {
  int a = 1, b = 2;
  for (int i = 0; i < n; ++i) {
    int t = a;
    a = b;
    b = t;
  }
  return 10 * a + b;
}

static int rotate(int n) {
  int a = 1, b = 2, c = 3;
  while (n-- > 0) {
    int t = a;
    a = b;
    b = c;
    c = t + n;
  }
  return 100 * a + 10 * b + c;
}

/* x is a copy of y; y changes on one way round the loop. */
static int changed(int n) {
  int y = 0, sum = 0;
  for (int i = 0; i < n; ++i) {
    int x = y;
    if (i % 3 == 0)
      y = i;
    sum += x * (i + 1);
    x = y;
    y = x;
    sum ^= x;
  }
  return sum;
}

static int lost_copy(int n) {
  int i = 0, before;
  do {
    before = i;
    i = i + 1;
  } while (i < n);
  return 100 * before + i;
}

static int state_machine(int n) {
  int state = 0, k = 7, steps = 0;
  while (steps < n) {
    switch (state) {
    case 0:
      state = 3;
      k = 7;
      break;
    case 3:
      state = n % 2 ? 5 : 0;
      k = 8 - 1;
      break;
    case 5:
      state = 0;
      k = k * 2;
      break;
    }
    steps += k % 5;
  }
  return steps * 10 + state;
}

static int irreducible(int n) {
  int i = 0, s = 0;
  if (n & 1)
    goto middle;
top:
  s = s + 2 * i;
  i = i + 1;
middle:
  s = s ^ i;
  if (i < n) {
    i = i + 1;
    goto top;
  }
  return s;
}

static volatile int calls;

static int jumps(void) {
  jmp_buf buffer;
  volatile int count = 0;
  if (setjmp(buffer) < 3) {
    count = count + 1;
    calls = calls + 1;
    longjmp(buffer, count);
  }
  return count;
}

static double floats(int n) {
  double zero = 0.0, x = -zero, last = x;
  for (int i = 0; i < n; ++i) {
    last = x;
    x = x * 0.5 + zero;
  }
  return 1 / x + last;
}

int main(void) {
  for (int n = 1; n < 9; ++n)
    printf("%d %d %d %d %d %d %g\n", swap(n), rotate(n), changed(n),
           lost_copy(n), state_machine(n), irreducible(n), floats(n));
  int result = jumps();
  printf("%d %d\n", result, calls);
  return 0;
}
