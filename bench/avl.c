/* Persistent AVL trees; see avl.ml. */

#include "arena.h"
#include "mincaml_print.h"

typedef struct map {
  struct map *left;
  int key;
  double value;
  struct map *right;
  int height;
} map;

static int height(const map *t) { return t ? t->height : 0; }

static map *make(map *left, int key, double value, map *right) {
  map *t = allocate(sizeof *t);
  int a = height(left), b = height(right);
  t->left = left;
  t->key = key;
  t->value = value;
  t->right = right;
  t->height = (a < b ? b : a) + 1;
  return t;
}

static map *balance(map *l, int k, double v, map *r) {
  int a = height(l), b = height(r);
  if (a > b + 1) {
    map *m = l->right;
    if (height(l->left) >= height(m))
      return make(l->left, l->key, l->value, make(m, k, v, r));
    return make(make(l->left, l->key, l->value, m->left), m->key, m->value,
                make(m->right, k, v, r));
  }
  if (b > a + 1) {
    map *m = r->left;
    if (height(r->right) >= height(m))
      return make(make(l, k, v, m), r->key, r->value, r->right);
    return make(make(l, k, v, m->left), m->key, m->value,
                make(m->right, r->key, r->value, r->right));
  }
  return make(l, k, v, r);
}

static map *add(int key, double value, map *t) {
  if (!t)
    return make(NULL, key, value, NULL);
  if (key < t->key)
    return balance(add(key, value, t->left), t->key, t->value, t->right);
  if (key > t->key)
    return balance(t->left, t->key, t->value, add(key, value, t->right));
  return make(t->left, key, value, t->right);
}

static const map *find(int key, const map *t) {
  while (t && t->key != key)
    t = key < t->key ? t->left : t->right;
  return t;
}

static map *remove_smallest(map *t) {
  return t->left ? balance(remove_smallest(t->left), t->key, t->value, t->right)
                 : t->right;
}

static map *remove_key(int key, map *t) {
  if (!t)
    return NULL;
  if (key < t->key)
    return balance(remove_key(key, t->left), t->key, t->value, t->right);
  if (key > t->key)
    return balance(t->left, t->key, t->value, remove_key(key, t->right));
  if (!t->left || !t->right)
    return t->left ? t->left : t->right;
  const map *smallest = t->right;
  while (smallest->left)
    smallest = smallest->left;
  return balance(t->left, smallest->key, smallest->value,
                 remove_smallest(t->right));
}

static int checksum(const map *t, int n) {
  if (!t)
    return n;
  n = checksum(t->left, n);
  return checksum(t->right, (n * 7 + t->key) & 1048575);
}

static map *add_all(const map *from, map *to) {
  if (!from)
    return to;
  to = add(from->key / 3, from->value * 2.0, add_all(from->left, to));
  return add_all(from->right, to);
}

static double sum(const map *t, double s) {
  return t ? sum(t->right, t->value + sum(t->left, s)) : s;
}

static int size(const map *t) {
  return t ? 1 + size(t->left) + size(t->right) : 0;
}

static int is_valid(const map *t) {
  if (!t)
    return 1;
  int a = height(t->left), b = height(t->right);
  return t->height == 1 + (a < b ? b : a) && a - b < 2 && b - a < 2 &&
         is_valid(t->left) && is_valid(t->right);
}

static int next(int seed) { return (seed * 1366 + 150889) % 714025; }

int main(void) {
  map *t = NULL;
  for (int n = 100000, seed = 1; n > 0; n--, seed = next(seed))
    t = add(seed, n / 4.0, t);
  print_int(height(t));
  print_newline();
  double total = 0;
  for (int n = 400000, seed = 17; n > 0; n--, seed = next(seed)) {
    const map *found = find(seed, t);
    if (found)
      total += found->value;
  }
  print_float(total);
  print_newline();
  map *u = t;
  for (int n = 80000, seed = 1; n > 0; n--, seed = next(seed))
    u = remove_key(seed, u);
  print_int(checksum(u, 0));
  print_newline();
  map *v = add_all(u, t);
  print_float(sum(v, 0.0));
  print_newline();
  print_int(is_valid(t) && is_valid(u) && is_valid(v) ? size(v) : 0);
  print_newline();
  return 0;
}
