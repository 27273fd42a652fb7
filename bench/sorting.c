/* A million integers sorted by quicksort; see sorting.ml. */

#include "mincaml_print.h"

enum { size = 1000000 };

static int a[size];

static void swap(int i, int j) {
  int x = a[i];
  a[i] = a[j];
  a[j] = x;
}

static void sort(int first, int last) {
  if (last - first < 16) {
    for (int i = first + 1; i <= last; i++) {
      int x = a[i], j = i;
      while (j > first && a[j - 1] > x) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = x;
    }
    return;
  }
  int middle = first + (last - first) / 2;
  if (a[middle] < a[first])
    swap(middle, first);
  if (a[last] < a[middle]) {
    swap(last, middle);
    if (a[middle] < a[first])
      swap(middle, first);
  }
  int pivot = a[middle];
  int i = first, j = last;
  for (;;) {
    while (a[i] < pivot)
      i++;
    while (a[j] > pivot)
      j--;
    if (i >= j)
      break;
    swap(i++, j--);
  }
  sort(first, j);
  sort(i == j ? i + 1 : i, last);
}

static int descents(void) {
  int total = 0;
  for (int i = 1; i < size; i++)
    if (a[i - 1] > a[i])
      total++;
  return total;
}

int main(void) {
  int seed = 1;
  for (int i = 0; i < size; i++) {
    seed = (seed * 1366 + 150889) % 714025;
    a[i] = seed;
  }
  print_int(descents());
  print_newline();
  sort(0, size - 1);
  print_int(descents());
  print_newline();
  print_int(a[0]);
  print_newline();
  print_int(a[size / 2]);
  print_newline();
  print_int(a[size - 1]);
  print_newline();
  return 0;
}
