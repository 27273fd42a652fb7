/* The fast Fourier transform of 65,536 points; see spectrum.ml. */

#include <math.h>

#include "mincaml_print.h"

enum { size = 65536 };

static double re[size], im[size], cosines[size / 2], sines[size / 2];

static void swap(double *a, int i, int j) {
  double x = a[i];
  a[i] = a[j];
  a[j] = x;
}

static void reverse_digits(void) {
  int j = 0;
  for (int i = 0; i < size; i++) {
    if (i < j) {
      swap(re, i, j);
      swap(im, i, j);
    }
    int digit = size / 2;
    while (digit > 0 && j >= digit) {
      j -= digit;
      digit /= 2;
    }
    j += digit;
  }
}

static void combine(int half, double sign) {
  int stride = size / (2 * half);
  for (int start = 0; start < size; start += 2 * half)
    for (int k = 0; k < half; k++) {
      double c = cosines[k * stride], s = sign * sines[k * stride];
      int i = start + k, j = i + half;
      double x = re[j] * c - im[j] * s, y = re[j] * s + im[j] * c;
      re[j] = re[i] - x;
      im[j] = im[i] - y;
      re[i] = re[i] + x;
      im[i] = im[i] + y;
    }
}

static void transform(double sign) {
  reverse_digits();
  for (int half = 1; half < size; half *= 2)
    combine(half, sign);
}

static double signal(int i) { return i / 512 % 2 == 0 ? 1.0 : -1.0; }

static void print_rounded(double x) {
  print_int((int)floor(x + 0.5));
  print_newline();
}

int main(void) {
  for (int k = 0; k < size / 2; k++) {
    double angle = 8.0 * atan(1.0) * (double)k / (double)size;
    cosines[k] = cos(angle);
    sines[k] = sin(angle);
  }
  for (int i = 0; i < size; i++) {
    re[i] = signal(i);
    im[i] = 0.0;
  }
  transform(-1.0);
  for (int k = 0; k < 512; k += 64)
    print_rounded(sqrt(re[k] * re[k] + im[k] * im[k]));
  transform(1.0);
  double error = 0.0;
  for (int i = size - 1; i >= 0; i--)
    error = fabs(re[i] / (double)size - signal(i)) + error;
  print_rounded(error);
  return 0;
}
