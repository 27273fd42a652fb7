/* LU decomposition with partial pivoting; see lu.ml. */

#include <math.h>
#include <stdlib.h>

#include "mincaml_print.h"

enum { size = 240 };

static double *rows[size];
static int permutation[size];

static void fill(void) {
  int seed = 1;
  for (int i = 0; i < size; i++) {
    rows[i] = calloc(size, sizeof **rows);
    for (int j = 0; j < size; j++) {
      seed = (seed * 1366 + 150889) % 714025;
      rows[i][j] = (double)seed / 357012.5 - 1.0;
    }
    permutation[i] = i;
  }
}

static int pivot(int k) {
  int best = k;
  for (int i = k + 1; i < size; i++)
    if (fabs(rows[i][k]) > fabs(rows[best][k]))
      best = i;
  return best;
}

static void exchange(int i, int j) {
  double *row = rows[i];
  rows[i] = rows[j];
  rows[j] = row;
  int p = permutation[i];
  permutation[i] = permutation[j];
  permutation[j] = p;
}

static void decompose(void) {
  for (int k = 0; k < size; k++) {
    exchange(k, pivot(k));
    double *upper = rows[k];
    for (int i = k + 1; i < size; i++) {
      double *row = rows[i];
      double factor = row[k] / upper[k];
      row[k] = factor;
      for (int j = k + 1; j < size; j++)
        row[j] = row[j] - factor * upper[j];
    }
  }
}

static double *solve(const double *b) {
  double *x = calloc(size, sizeof *x);
  for (int i = 0; i < size; i++) {
    double total = b[permutation[i]];
    for (int j = 0; j < i; j++)
      total -= rows[i][j] * x[j];
    x[i] = total;
  }
  for (int i = size - 1; i >= 0; i--) {
    double total = x[i];
    for (int j = i + 1; j < size; j++)
      total -= rows[i][j] * x[j];
    x[i] = total / rows[i][i];
  }
  return x;
}

int main(void) {
  fill();
  double *b = calloc(size, sizeof *b);
  for (int i = 0; i < size; i++)
    for (int j = size - 1; j >= 0; j--)
      b[i] = rows[i][j] + b[i];
  decompose();
  double *x = solve(b);
  double error = 0.0;
  for (int i = size - 1; i >= 0; i--)
    error = fabs(x[i] - 1.0) + error;
  print_int((int)(error * 1000000.0));
  print_newline();
  print_int(permutation[0]);
  print_newline();
  print_float(rows[0][0]);
  print_newline();
  print_float(rows[size - 1][size - 1] / 1000.0);
  print_newline();
  return 0;
}
