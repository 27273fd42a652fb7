/* The product of two matrices of 200 by 200; see matrix.ml. */

#include <stdlib.h>

#include "mincaml_print.h"

enum { size = 200 };

static double **make_matrix(int rows, int columns) {
  double **m = malloc(rows * sizeof *m);
  for (int i = 0; i < rows; i++)
    m[i] = calloc(columns, sizeof **m);
  return m;
}

static double **multiply(double **a, double **b) {
  double **c = make_matrix(size, size);
  for (int i = 0; i < size; i++)
    for (int j = 0; j < size; j++) {
      double total = 0.0;
      for (int k = 0; k < size; k++)
        total += a[i][k] * b[k][j];
      c[i][j] = total;
    }
  return c;
}

int main(void) {
  double **a = make_matrix(size, size);
  double **b = make_matrix(size, size);
  for (int i = 0; i < size; i++)
    for (int j = 0; j < size; j++) {
      a[i][j] = (double)(i + 2 * j) / 600.0;
      b[i][j] = (double)(i - j) / 200.0;
    }
  double **c = multiply(multiply(a, b), a);
  double trace = 0.0;
  for (int i = size - 1; i >= 0; i--)
    trace = c[i][i] + trace;
  print_float(trace);
  print_newline();
  print_float(c[0][size - 1]);
  print_newline();
  print_float(c[size - 1][0]);
  print_newline();
  return 0;
}
