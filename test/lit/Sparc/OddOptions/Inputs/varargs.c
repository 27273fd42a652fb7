/* Variable arguments. */
#include <stdarg.h>
int sum(int n, ...) {
  va_list a;
  va_start(a, n);
  int s = 0;
  while (n--)
    s += va_arg(a, int);
  va_end(a);
  return s;
}
double dsum(int n, ...) {
  va_list a;
  va_start(a, n);
  double s = 0;
  while (n--)
    s += va_arg(a, double);
  va_end(a);
  return s;
}
long long mixed(const char *f, ...) {
  va_list a, b;
  va_start(a, f);
  va_copy(b, a);
  long long s = 0;
  for (; *f; ++f)
    switch (*f) {
    case 'i':
      s += va_arg(a, int);
      break;
    case 'l':
      s += va_arg(a, long long);
      break;
    case 'd':
      s += (long long)va_arg(a, double);
      break;
    case 'p':
      s += *va_arg(a, int *);
      break;
    }
  s += va_arg(b, int);
  va_end(a);
  va_end(b);
  return s;
}
int vf(const char *, va_list);
int pass(const char *f, ...) {
  va_list a;
  va_start(a, f);
  int r = vf(f, a);
  va_end(a);
  return r;
}
int caller(int x) {
  return sum(3, x, 2, 3) + (int)dsum(2, 1.5, (double)x) +
         pass("xx", x, 1, 2, 3, 4, 5, 6, 7, 8) +
         (int)mixed("ild", x, (long long)x, 2.5);
}
struct pair {
  int a, b;
};
int spair(int n, ...) {
  va_list a;
  va_start(a, n);
  struct pair p = va_arg(a, struct pair);
  va_end(a);
  return p.a * p.b;
}
int scall(struct pair p) { return spair(1, p) + spair(2, p, 1.0); }
long double ld(int n, ...) {
  va_list a;
  va_start(a, n);
  long double s = va_arg(a, long double);
  va_end(a);
  return s;
}
int vla(int n, ...) {
  va_list a;
  va_start(a, n);
  int x[n];
  for (int i = 0; i < n; ++i)
    x[i] = va_arg(a, int);
  va_end(a);
  return vf((char *)x, a);
}
