/* Structures as arguments and results. */
struct s1 {
  char c;
};
struct s3 {
  char c[3];
};
struct s8 {
  int a, b;
};
struct s12 {
  int a, b, c;
};
struct s16 {
  long long a, b;
};
struct s40 {
  int a[10];
};
struct f2 {
  float a, b;
};
struct d2 {
  double a, b;
};
struct fi {
  float f;
  int i;
};
union u {
  int i;
  double d;
};
struct s1 g1(int);
struct s8 g8(int);
struct s12 g12(int);
struct s40 g40(int, struct s40);
struct d2 gd(double);
struct fi gfi(int);
struct s1 r1(int x) {
  struct s1 s = {x};
  return s;
}
struct s3 r3(int x) {
  struct s3 s = {{x, x + 1, x + 2}};
  return s;
}
struct s8 r8(int x) {
  struct s8 s = {x, g8(x).b};
  return s;
}
struct s12 r12(int x) {
  struct s12 s = g12(x);
  s.b += x;
  return s;
}
struct s16 r16(long long x) {
  struct s16 s = {x, ~x};
  return s;
}
struct s40 r40(int x) {
  struct s40 s = {{x}};
  return g40(x, s);
}
struct f2 rf2(float x) {
  struct f2 s = {x, 2 * x};
  return s;
}
struct d2 rd2(double x) {
  struct d2 s = gd(x);
  s.a += x;
  return s;
}
struct fi rfi(int x) {
  struct fi s = gfi(x);
  s.i = (int)s.f;
  return s;
}
union u ru(int x) {
  union u s;
  s.i = x;
  return s;
}
int take(struct s1 a, struct s3 b, struct s8 c, struct s12 d, struct s40 e,
         struct d2 f) {
  return a.c + b.c[1] + c.b + d.c + e.a[9] + (int)f.b;
}
int give(int x) {
  struct s40 e = {{1}};
  return take(r1(x), r3(x), r8(x), r12(x), r40(x), rd2(x)) + e.a[0];
}
struct s12 forward(int x) { return g12(x + 1); }
void ignore(int x) {
  g12(x);
  g40(x, r40(x));
  gd(x);
}
int field(int x) { return g12(x).c + g40(x, r40(1)).a[x & 7]; }
struct s12 cond(int x) {
  if (x)
    return g12(x);
  struct s12 s = {1, 2, 3};
  return s;
}
_Complex double cx(_Complex double a, _Complex double b) { return a * b; }
_Complex float cf(_Complex float a) { return a + 1; }
long double lq(long double a) { return a + 1; }
