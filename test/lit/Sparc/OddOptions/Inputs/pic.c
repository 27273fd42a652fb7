/* Globals and functions, for PIC. */
int g;
static int s;
extern int e;
double gd[10];
static char sb[100];
const char *names[] = {"a", "bb", "ccc"};
extern const char *str;
int ext(int);
static int st(int x) { return x + s++; }
int (*fp)(int) = ext;
int a(int x) {
  g += x;
  s -= x;
  return e + g;
}
double b(int i) { return gd[i] * gd[9 - i]; }
char *c(int i) { return sb + i; }
const char *d(int i) { return names[i]; }
int f(int x) { return ext(x) + fp(x) + st(x); }
int (*h(int x))(int) { return x ? ext : st; }
int sw(int x) {
  switch (x) {
  case 0:
    return ext(1);
  case 1:
    return g;
  case 2:
    return e;
  case 3:
    return s;
  case 4:
    return ext(g);
  case 5:
    return 3;
  }
  return 0;
}
__attribute__((visibility("hidden"))) int hid;
int hh(void) { return hid++; }
__attribute__((weak)) int wk(int x) { return x; }
int cw(void) { return wk(3) + (str ? str[0] : 0); }
int tail(int x) { return ext(x + g); }
int big(int i) {
  static int t[100000];
  return t[i] + t[99999];
}
const char *lit(int x) { return x ? "yes it is" : "no"; }
double con(double x) { return x * 3.25 + 1e100; }
