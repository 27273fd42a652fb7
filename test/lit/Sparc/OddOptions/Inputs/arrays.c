/* Arrays, for stack protectors. */
void use(void *, int *);
int copy(const char *s) {
  char b[32];
  int i;
  for (i = 0; s[i] && i < 31; ++i)
    b[i] = s[i];
  b[i] = 0;
  use(b, &i);
  return i + b[0];
}
int big(void) {
  char b[5000];
  int k = 1;
  use(b, &k);
  return b[4000] + k;
}
int words(int n) {
  int a[8];
  use(a, &n);
  return a[n & 7];
}
int mixed(int n, double d) {
  char b[9];
  double x[4];
  x[0] = d;
  use(b, &n);
  use(x, &n);
  return (int)x[n & 3] + b[n & 7];
}
int tail(char *s) {
  char b[64];
  use(b, (int *)s);
  return copy(s);
}
struct s {
  char c[20];
  int n;
};
void fill(struct s *);
struct s ret(int n) {
  struct s x;
  fill(&x);
  x.n += n;
  return x;
}
int loop(int n) {
  int t = 0;
  for (int i = 0; i < n; ++i) {
    char b[16];
    use(b, &t);
    t += b[i & 15];
  }
  return t;
}
void noreturn(void) __attribute__((noreturn));
int maybe(int n) {
  char b[16];
  use(b, &n);
  if (n > 5)
    noreturn();
  return b[n];
}
int varlen(int n) {
  char b[n];
  int r = 2;
  use(b, &r);
  return b[n / 2] + r;
}
