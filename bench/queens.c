/* The queens problem on lists; see queens.ml. */

#include "arena.h"
#include "mincaml_print.h"

typedef struct list {
  int head;
  const struct list *tail;
} list;

/* A list of lists. */
typedef struct ways {
  const list *head;
  struct ways *tail;
} ways;

static const list *cons(int head, const list *tail) {
  list *l = allocate(sizeof *l);
  l->head = head;
  l->tail = tail;
  return l;
}

static const list *upto(int a, int b) {
  return a > b ? NULL : cons(a, upto(a + 1, b));
}

static int is_safe(int column, const list *placed) {
  for (int distance = 1; placed; placed = placed->tail, distance++) {
    int c = placed->head;
    if (c == column || c == column + distance || c == column - distance)
      return 0;
  }
  return 1;
}

static ways *queens(int n) {
  const list *columns = upto(1, n);
  ways *before = allocate(sizeof *before);
  before->head = NULL;
  before->tail = NULL;
  for (int row = 1; row <= n; row++) {
    ways *after = NULL, **end = &after;
    for (; before; before = before->tail)
      for (const list *c = columns; c; c = c->tail)
        if (is_safe(c->head, before->head)) {
          ways *w = allocate(sizeof *w);
          w->head = cons(c->head, before->head);
          *end = w;
          end = &w->tail;
        }
    *end = NULL;
    before = after;
  }
  return before;
}

static const list *without(int x, const list *l) {
  return l->head == x ? l->tail : cons(l->head, without(x, l->tail));
}

static int count(const list *columns, const list *placed) {
  if (!columns)
    return 1;
  int total = 0;
  for (const list *c = columns; c; c = c->tail)
    if (is_safe(c->head, placed))
      total += count(without(c->head, columns), cons(c->head, placed));
  return total;
}

static void print(const list *l) {
  for (; l; l = l->tail) {
    print_int(l->head);
    print_byte(' ');
  }
  print_newline();
}

int main(void) {
  ways *all = queens(12), *last = all;
  int length = 1;
  for (; last->tail; last = last->tail)
    length++;
  print_int(length);
  print_newline();
  print(all->head);
  print(last->head);
  print_int(count(upto(1, 13), NULL));
  print_newline();
  return 0;
}
