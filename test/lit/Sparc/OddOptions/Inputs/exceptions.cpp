// Exceptions.
struct R {
  R(int);
  R(const R &);
  ~R();
  int v;
};
void use(void *, int *);
int may(int);
struct E1 {
  int a;
};
struct E2 : E1 {
  double b;
  virtual ~E2();
};
int simple(int n) {
  try {
    return may(n);
  } catch (int i) {
    return i;
  } catch (E1 &e) {
    return e.a;
  } catch (...) {
    return -1;
  }
}
int cleanup(int n) {
  R r(n);
  int k = may(n);
  R s(k);
  return may(r.v) + s.v;
}
int nested(int n) {
  R a(1);
  try {
    R b(2);
    try {
      n += may(n);
    } catch (E2 &e) {
      n += (int)e.b;
      throw;
    }
    R c(n);
    n = may(n);
  } catch (E1 &e) {
    n ^= e.a;
  }
  return n + a.v;
}
int loop(int n) {
  int t = 0;
  for (int i = 0; i < n; ++i) {
    try {
      t += may(i);
    } catch (double d) {
      t -= (int)d;
    }
  }
  return t;
}
int raise(int n) {
  if (n > 3)
    throw n;
  if (n < 0)
    throw E1{n};
  if (n == 2)
    throw 2.5;
  return n;
}
void never() noexcept;
int spec(int n) noexcept {
  R r(n);
  return may(n);
}
int vla(int n) {
  R r(n);
  char *p = (char *)__builtin_alloca(n);
  try {
    use(p, &n);
  } catch (int k) {
    n = k + p[0];
  }
  return n;
}
double fl(double x, int n) {
  double y = x * 2;
  try {
    R r(n);
    y += may(n);
  } catch (float f) {
    y *= f;
  }
  return y * x;
}
int many(int a, int b, int c, int d, int e, int f, int g, int h) {
  try {
    return may(a + h) + may(b * g);
  } catch (int) {
    return c + d + e + f + g + h;
  }
}
struct V {
  virtual int f(int);
  virtual ~V();
  V *n;
};
int V::f(int x) { return n ? n->f(x + 1) : x; }
V::~V() { delete n; }
int dyn(V *v, int n) {
  try {
    return v->f(n);
  } catch (...) {
    delete v;
    throw;
  }
}
int statics(int n) {
  static R r(n);
  static int k = may(n);
  return r.v + k;
}
R build(int n) {
  R r(n);
  may(n);
  return r;
}
int useb(int n) { return build(n).v + build(n + 1).v; }
