// Loads and stores that may and may not be the same place.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
  int first;
  double second;
};
union word {
  unsigned bits;
  float number;
  unsigned char bytes[4];
};
struct node {
  int value;
  struct node *next;
};

static int counter;
static int table[16];
static const int squares[] = {0, 1, 4, 9, 16, 25, 36, 49};
static volatile int device;
static struct node *free_list;

static int aliases(int *p, int *q) {
  *p = 1;
  *q = 2;
  int a = *p;
  *p = a + *q;
  return *p * 10 + *q;
}

static int different_types(int *p, unsigned char *bytes) {
  *p = 0x01010101;
  bytes[1] = 7;
  return *p;
}

static int reads_twice(const int *p) {
  int a = *p;
  counter += 1;
  return a + *p;
}

static int polls(void) {
  int sum = 0;
  for (int i = 0; i < 5; ++i) {
    device = i;
    sum += device + device;
  }
  return sum;
}

static struct node *cons(int value, struct node *next) {
  struct node *n = malloc(sizeof *n);
  n->value = value;
  n->next = next;
  return n;
}

static struct node *reverse(struct node *list) {
  struct node *result = NULL;
  while (list) {
    struct node *next = list->next;
    list->next = result;
    result = list;
    list = next;
  }
  return result;
}

static void release(struct node *list) {
  while (list) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
}

static void sort(int *a, int n) {
  for (int i = 1; i < n; ++i)
    for (int j = i; j > 0 && a[j - 1] > a[j]; --j) {
      int t = a[j];
      a[j] = a[j - 1];
      a[j - 1] = t;
    }
}

static int dead_stores(int n) {
  int local[4];
  local[0] = 1;
  local[0] = n;
  local[1] = local[0];
  local[2] = local[1] + 1;
  counter = 5;
  counter = n;
  return local[n & 1];
}

static void by_bytes(void *to, const void *from, unsigned n) {
  for (unsigned i = 0; i < n; ++i)
    ((char *)to)[i] = ((const char *)from)[i];
}

int main(void) {
  int x = 0, y = 0;
  printf("%d %d\n", aliases(&x, &y), aliases(&x, &x));
  printf("%x\n", different_types(&x, (unsigned char *)&x) & 0xffff);
  printf("%d %d\n", reads_twice(&counter), reads_twice(&x));
  printf("%d\n", polls());
  struct node *list = NULL;
  for (int i = 0; i < 10; ++i)
    list = cons(i * i, list);
  list = reverse(list);
  for (struct node *n = list; n; n = n->next)
    printf("%d ", n->value);
  release(list);
  printf("%p\n", (void *)free_list);
  for (int i = 0; i < 16; ++i)
    table[i] = (i * 7 + 3) % 16;
  sort(table, 16);
  for (int i = 0; i < 16; ++i)
    printf("%d ", table[i] + squares[i & 7]);
  printf("\n");
  int before = dead_stores(6);
  printf("%d %d %d\n", before, dead_stores(9), counter);
  union word w;
  w.number = 1.5f;
  printf("%x %d\n", w.bits, w.bytes[3]);
  struct pair p = {3, 0.25}, q;
  by_bytes(&q, &p, sizeof p);
  p.first = 9;
  memmove(&p, &q, sizeof p);
  printf("%d %g\n", p.first, q.second);
  memset(table, -1, sizeof table);
  printf("%d\n", table[5]);
  return 0;
}
