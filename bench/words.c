/* The frequencies of words; see words.ml.  The tree is changed in place. */

#include <stdlib.h>

#include "arena.h"
#include "mincaml_print.h"

typedef struct map {
  struct map *left, *right;
  const char *word;
  int count, height;
} map;

static int height(const map *t) { return t ? t->height : 0; }

static map *update(map *t) {
  int a = height(t->left), b = height(t->right);
  t->height = (a < b ? b : a) + 1;
  return t;
}

static map *rotate_right(map *t) {
  map *l = t->left;
  t->left = l->right;
  l->right = update(t);
  return update(l);
}

static map *rotate_left(map *t) {
  map *r = t->right;
  t->right = r->left;
  r->left = update(t);
  return update(r);
}

static map *balance(map *t) {
  int a = height(t->left), b = height(t->right);
  if (a > b + 1) {
    if (height(t->left->left) < a - 1)
      t->left = rotate_left(t->left);
    return rotate_right(t);
  }
  if (b > a + 1) {
    if (height(t->right->right) < b - 1)
      t->right = rotate_right(t->right);
    return rotate_left(t);
  }
  return update(t);
}

static map *find(const char *word, map *t) {
  while (t) {
    int order = strcmp(word, t->word);
    if (order == 0)
      return t;
    t = order < 0 ? t->left : t->right;
  }
  return NULL;
}

static map *add(map *new, map *t) {
  if (!t)
    return new;
  if (strcmp(new->word, t->word) < 0)
    t->left = add(new, t->left);
  else
    t->right = add(new, t->right);
  return balance(t);
}

static const map **counters(const map *t, const map **next) {
  if (!t)
    return next;
  next = counters(t->left, next);
  *next++ = t;
  return counters(t->right, next);
}

static int more_frequent(const void *a, const void *b) {
  const map *s = *(const map *const *)a, *t = *(const map *const *)b;
  if (s->count != t->count)
    return s->count > t->count ? -1 : 1;
  return strcmp(s->word, t->word);
}

static int next(int seed) { return (seed * 1366 + 150889) % 714025; }

static const char syllables[] = "bacedifoguhajekilomunape";

int main(void) {
  map *t = NULL;
  int size = 0;
  for (int n = 1000000, seed = 1; n > 0; n--) {
    char word[12];
    int length = 0;
    for (int part = seed, parts = seed % 4; parts >= 0;
         parts--, part = next(part)) {
      memcpy(word + length,
             syllables + 2 * ((part % 144) * (part / 144 % 12) / 144), 2);
      length += 2;
    }
    word[length] = '\0';
    map *found = find(word, t);
    if (found) {
      found->count++;
    } else {
      map *new = allocate(sizeof *new);
      *new = (map){NULL, NULL, memcpy(allocate(length + 1), word, length + 1),
                   1, 1};
      t = add(new, t);
      size++;
    }
    seed = next(next(seed + (n & 15)));
  }
  print_int(height(t));
  print_newline();
  const map **sorted = allocate(size * sizeof *sorted);
  counters(t, sorted);
  qsort(sorted, size, sizeof *sorted, more_frequent);
  print_int(size);
  print_newline();
  int total = 0;
  for (int i = 0; i < size; i++) {
    const char *word = sorted[i]->word;
    if (i < 10)
      printf("%s %d\n", word, sorted[i]->count);
    int hash = sorted[i]->count;
    for (; *word; word++)
      hash = (hash * 31 + *word) & 1048575;
    total = (total * 7 + hash) & 1048575;
  }
  print_int(total);
  print_newline();
  return 0;
}
