/* The Mandelbrot set as a PBM image (P4); see mandelbrot.ml. */

#include "mincaml_print.h"

enum { size = 400, limit = 1000 };

static double scale(int i) { return ((double)(2 * i) + 1.0) / (double)size; }

/* 1 if the sequence is still near zero after all steps, and 0 if it is not. */
static int steps(double cx, double cy) {
  double a = 0.0, b = 0.0;
  for (int n = 0; n < limit; n++) {
    double a2 = a * a, b2 = b * b;
    if (a2 + b2 > 4.0)
      return 0;
    b = 2.0 * a * b + cy;
    a = a2 - b2 + cx;
  }
  return 1;
}

int main(void) {
  print_byte('P');
  print_byte('4');
  print_byte('\n');
  print_int(size);
  print_byte(' ');
  print_int(size);
  print_byte('\n');
  for (int y = 0; y < size; y++) {
    double cy = scale(y) - 1.0;
    int bits = 0;
    for (int x = 0; x < size; x++) {
      double cx = scale(x) - 1.5;
      bits = 2 * bits + steps(cx, cy);
      if (x % 8 == 7) {
        print_byte(bits);
        bits = 0;
      }
    }
  }
  return 0;
}
