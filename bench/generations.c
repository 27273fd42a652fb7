/* The game of life on a torus; see generations.ml. */

#include <stdlib.h>

#include "mincaml_print.h"

enum { size = 256 };

static int **make_grid(void) {
  int **grid = malloc(size * sizeof *grid);
  for (int y = 0; y < size; y++)
    grid[y] = calloc(size, sizeof **grid);
  return grid;
}

static void step_row(const int *above, const int *row, const int *below,
                     int *next) {
  for (int x = 0; x < size; x++) {
    int left = x == 0 ? size - 1 : x - 1;
    int right = x == size - 1 ? 0 : x + 1;
    int neighbours = above[left] + above[x] + above[right] + row[left] +
                     row[right] + below[left] + below[x] + below[right];
    next[x] = neighbours == 3 || (neighbours == 2 && row[x] == 1);
  }
}

static void step(int **grid, int **next) {
  for (int y = 0; y < size; y++) {
    int above = y == 0 ? size - 1 : y - 1;
    int below = y == size - 1 ? 0 : y + 1;
    step_row(grid[above], grid[y], grid[below], next[y]);
  }
}

static int population(int **grid) {
  int total = 0;
  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++)
      total += grid[y][x];
  return total;
}

int main(void) {
  int **grid = make_grid(), **next = make_grid();
  int seed = 1;
  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++) {
      seed = (seed * 1366 + 150889) % 714025;
      grid[y][x] = seed < 250000;
    }
  for (int n = 100;; n--) {
    if (n % 20 == 0) {
      print_int(population(grid));
      print_newline();
    }
    if (n == 0)
      return 0;
    step(grid, next);
    int **other = grid;
    grid = next;
    next = other;
  }
}
