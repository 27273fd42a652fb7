// Classes, templates, lambdas, virtual bases, member pointers.
void use(void *, int *);
struct A {
  virtual int f(int) const = 0;
  virtual ~A() {}
  int a;
};
struct B : virtual A {
  int f(int x) const override { return x + b; }
  int b;
};
struct C : virtual A {
  int c;
  int f(int x) const override { return c * x; }
};
struct D : B, C {
  int f(int x) const override { return B::f(x) + C::f(x); }
  double d;
};
int call(const A &a) { return a.f(a.a); }
int make(int n) {
  D d;
  d.b = n;
  d.c = n + 1;
  d.a = 2;
  return call(d);
}
template <class T, int N> struct Arr {
  T v[N];
  T &operator[](int i) { return v[i]; }
  T sum() const {
    T t = T();
    for (int i = 0; i < N; ++i)
      t += v[i];
    return t;
  }
};
double arr(int n) {
  Arr<double, 7> a;
  Arr<int, 3> b;
  for (int i = 0; i < 7; ++i)
    a[i] = i * n;
  use(&a, &b[0]);
  return a.sum() + b.sum();
}
template <class F> int twice(F f, int x) { return f(f(x)); }
int lam(int n) {
  int k = n;
  return twice(
      [&](int x) {
        use(&k, &n);
        return x + k;
      },
      n);
}
typedef int (D::*MP)(int) const;
int mp(D &d, MP m, int x) { return (d.*m)(x); }
int mpc(D &d) { return mp(d, &D::f, 3); }
thread_local int counter = 3;
struct L {
  L();
  ~L();
  int v;
};
thread_local L tl;
int tls(int n) {
  counter += n;
  return tl.v + counter;
}
int &ref() { return counter; }
struct Big {
  int x[20];
  Big(const Big &);
  Big();
  ~Big();
};
Big pass(Big b) {
  b.x[3]++;
  return b;
}
int bigs() {
  Big b;
  return pass(pass(b)).x[3];
}
static L global;
int gl() { return global.v; }
void *operator new(__SIZE_TYPE__);
int *heap(int n) {
  int *p = new int[n];
  p[0] = 1;
  return p;
}
