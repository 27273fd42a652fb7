/* The knapsack problem; see packing.ml. */

#include <stdlib.h>

#include "mincaml_print.h"

enum { items = 100, capacity = 20000 };

static int weights[items], values[items];
static int *table[items + 1];

static int next(int seed) { return (seed * 1366 + 150889) % 714025; }

int main(void) {
  int seed = 1;
  for (int i = 0; i < items; i++) {
    int weight = next(seed);
    seed = next(weight);
    weights[i] = 100 + weight / 700;
    values[i] = 50 + seed / 900;
  }
  for (int i = 0; i <= items; i++)
    table[i] = calloc(capacity + 1, sizeof **table);
  for (int i = 0; i < items; i++) {
    int weight = weights[i], value = values[i];
    int *before = table[i], *after = table[i + 1];
    for (int c = 0; c <= capacity; c++) {
      int without = before[c];
      if (c < weight)
        after[c] = without;
      else {
        int packed = before[c - weight] + value;
        after[c] = packed > without ? packed : without;
      }
    }
  }
  print_int(table[items][capacity]);
  print_newline();
  int left = capacity;
  for (int i = items; i > 0; i--)
    if (table[i][left] != table[i - 1][left]) {
      print_int(i - 1);
      print_byte(' ');
      left -= weights[i - 1];
    }
  print_newline();
  print_int(left);
  print_newline();
  return 0;
}
