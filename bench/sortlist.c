/* Lists that are sorted by merging and by partitioning; see sortlist.ml.  As in
   that program, sorting creates new lists. */

#include "arena.h"
#include "mincaml_print.h"

typedef struct list {
  int head;
  struct list *tail;
} list;

typedef struct floats {
  double head;
  struct floats *tail;
} floats;

typedef struct lists {
  floats *head;
  struct lists *tail;
} lists;

static list *cons(int head, list *tail) {
  list *l = allocate(sizeof *l);
  l->head = head;
  l->tail = tail;
  return l;
}

static list *random_list(int n, int seed) {
  list *first, **end = &first;
  for (; n > 0; n--, seed = (seed * 1366 + 150889) % 714025) {
    *end = cons(seed, NULL);
    end = &(*end)->tail;
  }
  *end = NULL;
  return first;
}

static list *merge(list *a, list *b) {
  list *first, **end = &first;
  while (a && b) {
    list **least = a->head <= b->head ? &a : &b;
    *end = cons((*least)->head, NULL);
    end = &(*end)->tail;
    *least = (*least)->tail;
  }
  *end = a ? a : b;
  return first;
}

static list *merge_sort(list *l) {
  if (!l || !l->tail)
    return l;
  list *halves[2], **ends[2] = {&halves[0], &halves[1]};
  for (int i = 0; l; l = l->tail, i = !i) {
    *ends[i] = cons(l->head, NULL);
    ends[i] = &(*ends[i])->tail;
  }
  *ends[0] = *ends[1] = NULL;
  return merge(merge_sort(halves[0]), merge_sort(halves[1]));
}

static list *quick_sort(list *l, list *sorted) {
  while (l) {
    list *low = NULL, *high = NULL;
    int pivot = l->head;
    for (l = l->tail; l; l = l->tail)
      if (l->head < pivot)
        low = cons(l->head, low);
      else
        high = cons(l->head, high);
    sorted = cons(pivot, quick_sort(high, sorted));
    l = low;
  }
  return sorted;
}

static int is_sorted(const list *l) {
  for (; l && l->tail; l = l->tail)
    if (l->head > l->tail->head)
      return 0;
  return 1;
}

static int equal(const list *a, const list *b) {
  for (; a && b; a = a->tail, b = b->tail)
    if (a->head != b->head)
      return 0;
  return a == b;
}

static int repeat(void) {
  int total = 0;
  for (int n = 10; n > 0; n--) {
    list *l = random_list(40000, n);
    list *a = merge_sort(l), *b = quick_sort(l, NULL);
    if (!is_sorted(a) || !equal(a, b))
      return -1;
    int sum = 0;
    for (; a; a = a->tail)
      sum = (sum * 3 + a->head) & 1048575;
    total = (total + sum) & 1048575;
  }
  return total;
}

typedef int order(double, double);

static int is_greater(double a, double b) { return a > b; }

static floats *merge_by(order *less, floats *a, floats *b) {
  floats *first, **end = &first;
  while (a && b) {
    floats **least = less(b->head, a->head) ? &b : &a;
    *end = allocate(sizeof **end);
    (*end)->head = (*least)->head;
    end = &(*end)->tail;
    *least = (*least)->tail;
  }
  *end = a ? a : b;
  return first;
}

static floats *sort_by(order *less, const list *l) {
  lists *all = NULL, **end = &all;
  for (; l; l = l->tail) {
    floats *single = allocate(sizeof *single);
    single->head = l->head / 8.0;
    single->tail = NULL;
    *end = allocate(sizeof **end);
    (*end)->head = single;
    end = &(*end)->tail;
  }
  *end = NULL;
  while (all->tail)
    for (lists *l = all; l && l->tail; l = l->tail) {
      l->head = merge_by(less, l->head, l->tail->head);
      l->tail = l->tail->tail;
    }
  return all->head;
}

int main(void) {
  print_int(repeat());
  print_newline();
  double total = 0;
  for (int n = 5; n > 0; n--) {
    floats *l = sort_by(is_greater, random_list(40000, n * 77));
    for (int i = 0; i < 1000; i++)
      l = l->tail;
    total += l->head;
  }
  print_float(total);
  print_newline();
  return 0;
}
