/* Binary trees; see trees.ml. */

#include "arena.h"
#include "mincaml_print.h"

typedef struct tree {
  struct tree *left;
  int label;
  struct tree *right;
} tree;

static tree *node(tree *left, int label, tree *right) {
  tree *t = allocate(sizeof *t);
  t->left = left;
  t->label = label;
  t->right = right;
  return t;
}

static tree *make(int depth, int label) {
  if (depth == 0)
    return NULL;
  tree *left = make(depth - 1, 2 * label);
  return node(left, label, make(depth - 1, 2 * label + 1));
}

static tree *mirror(const tree *t) {
  if (!t)
    return NULL;
  tree *left = mirror(t->right);
  return node(left, t->label, mirror(t->left));
}

static int sum(const tree *t) {
  return t ? (sum(t->left) + t->label + sum(t->right)) & 1048575 : 0;
}

static int leftmost(const tree *t) {
  int x = 0;
  for (; t; t = t->left)
    x = t->label;
  return x;
}

static int is_mirror(const tree *a, const tree *b) {
  if (!a || !b)
    return a == b;
  return a->label == b->label && is_mirror(a->left, b->right) &&
         is_mirror(a->right, b->left);
}

static tree *insert(int x, tree *t) {
  if (!t)
    return node(NULL, x, NULL);
  if (x < t->label)
    return node(insert(x, t->left), t->label, t->right);
  if (x > t->label)
    return node(t->left, t->label, insert(x, t->right));
  return t;
}

static int member(int x, const tree *t) {
  while (t && t->label != x)
    t = x < t->label ? t->left : t->right;
  return t != NULL;
}

static int depth(const tree *t) {
  if (!t)
    return 0;
  int a = depth(t->left), b = depth(t->right);
  return 1 + (a < b ? b : a);
}

int main(void) {
  int total = 0;
  for (int n = 40; n > 0; n--) {
    tree *t = make(16, n), *m = mirror(t);
    total = (total + sum(t) + leftmost(m) + is_mirror(t, m)) & 1048575;
  }
  print_int(total);
  print_newline();
  tree *t = NULL;
  for (int n = 100000, seed = 1; n > 0; n--) {
    t = insert(seed, t);
    seed = (seed * 1366 + 150889) % 714025;
  }
  print_int(depth(t));
  print_newline();
  int found = 0;
  for (int n = 714025; n > 0; n--)
    found += member(n, t);
  print_int(found);
  print_newline();
  return 0;
}
