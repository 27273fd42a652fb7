/* alloca. */
#define alloca __builtin_alloca
void use(void *, int *);
int simple(int n) {
  int r = n;
  void *p = alloca(n);
  use(p, &r);
  return r;
}
int constant(void) {
  int r = 0;
  void *p = alloca(40);
  use(p, &r);
  p = alloca(24);
  use(p, &r);
  return r;
}
int conditional(int n) {
  void *p = 0;
  if (n > 3)
    p = alloca(64);
  use(p, &n);
  return n;
}
struct list {
  struct list *next;
  int v;
};
int chain(int n) {
  struct list *l = 0;
  for (int i = 0; i < n; ++i) {
    struct list *m = alloca(sizeof *m);
    m->next = l;
    m->v = i;
    l = m;
  }
  int s = 0;
  for (; l; l = l->next)
    s += l->v;
  use(l, &s);
  return s;
}
int either(int n) {
  char *p;
  if (n & 1)
    p = alloca(16);
  else
    p = alloca(128);
  p[3] = n;
  use(p, &n);
  return p[3] + n;
}
int aligned(int n) {
  int *p = __builtin_alloca_with_align(n, 512);
  use(p, p);
  return *p;
}
int aligned_local(void) {
  _Alignas(64) int a[16];
  use(a, a + 3);
  return a[7];
}
int tail(int n) {
  char *p = alloca(n);
  use(p, 0);
  return simple(n);
}
extern int seven(int, int, int, int, int, int, int *);
int stackargs(int n) {
  int *p = alloca(n);
  int k;
  int r = seven(1, 2, 3, 4, 5, 6, p);
  use(p, &k);
  return r + seven(k, p[1], 1, 2, 3, 4, &k);
}
