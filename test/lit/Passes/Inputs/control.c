// Control flow of all shapes: irreducible loops, switches, several exits.
#include <stdio.h>

static int state_machine(const char *s) {
  int count = 0;
start:
  switch (*s++) {
  case 'a':
    count += 1;
    goto middle;
  case 'b':
    count += 10;
    goto start;
  case 'c':
  case 'd':
    count += 100;
    if (count > 500)
      return -count;
    goto start;
  case 0:
    return count;
  default:
    count *= 2;
  }
middle:
  if (*s == 'b') {
    ++s;
    count += 1000;
    goto start;
  }
  if (*s)
    ++s;
  else
    return count + 7;
  goto middle;
}

// A loop with two entries.
static int irreducible(int n, int enter) {
  int sum = 0;
  if (enter)
    goto inside;
  while (n > 0) {
    sum += n;
  inside:
    sum = sum * 3 + 1;
    if (sum > 100000)
      break;
    --n;
  }
  return sum;
}

static int search(int rows, int columns, int wanted) {
  for (int i = 0; i < rows; ++i) {
    for (int j = 0; j < columns; ++j) {
      if (i * j == wanted)
        goto found;
      if (i + j > wanted)
        continue;
      if (j > 2 * i + 5)
        break;
    }
    continue;
  found:
    return i + 1;
  }
  return 0;
}

static unsigned collatz(unsigned n) {
  unsigned steps = 0;
  do {
    n = n & 1 ? 3 * n + 1 : n / 2;
    ++steps;
  } while (n != 1);
  return steps;
}

static int logic(int a, int b, int c) {
  int r = (a && b) || (!c && (a || b));
  r = r * 2 + (a < b ? b < c ? 1 : 2 : c < a ? 3 : 4);
  return a == b && b == c ? -r : r;
}

int main(void) {
  printf("%d %d %d\n", state_machine("abbcaxb"), state_machine("ccccccccd"),
         state_machine("axyz"));
  for (int n = -1; n < 12; ++n)
    printf("%d %d ", irreducible(n, 0), irreducible(n, 1));
  printf("\n");
  for (int w = 0; w < 40; w += 3)
    printf("%d ", search(9, 14, w));
  printf("\n");
  for (unsigned n = 1; n < 30; ++n)
    printf("%u ", collatz(n));
  printf("\n");
  for (int i = 0; i < 27; ++i)
    printf("%d ", logic(i % 3, i / 3 % 3, i / 9));
  printf("\n");
  return 3;
}
