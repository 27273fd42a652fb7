/* Variable-length arrays. */
void use(void *, int *);
int sum(int *, int);
int simple(int n) {
  int r = n;
  {
    int a[n];
    use(a, &r);
  }
  return r;
}
int two(int n, int m) {
  int a[n];
  char b[m];
  use(a, (int *)b);
  use(b, a);
  return a[0] + b[0];
}
int loop(int n) {
  int total = 0;
  for (int i = 1; i < n; ++i) {
    int a[i];
    a[0] = i;
    use(a, &total);
    total += sum(a, i);
  }
  return total;
}
int matrix(int n, int m) {
  double x[n][m];
  use(x, 0);
  return (int)x[n - 1][m - 1];
}
int many(int n) {
  int a[n];
  int k = 3;
  extern int nine(int, int, int, int, int, int, int, int, int *);
  int r = nine(1, 2, 3, 4, 5, 6, 7, 8, a);
  use(a, &k);
  r += nine(k, 2, 3, 4, 5, 6, 7, 8, a);
  return r + k + a[n - 1];
}
long long wide(int n) {
  long long a[n];
  long long k = n;
  use(a, (int *)&k);
  return a[0] + k;
}
int nested(int n) {
  int r = 0;
  {
    int a[n];
    use(a, &r);
    if (r) {
      int b[r];
      use(b, &r);
      r += b[0];
    }
    r += a[1];
  }
  {
    char c[n + r];
    use(c, &r);
  }
  return r;
}
int early(int n) {
  if (n < 0)
    return -1;
  int a[n];
  use(a, a);
  if (a[0])
    return 1;
  {
    int b[a[1]];
    use(b, a);
  }
  return a[2];
}
void stops(int n) {
  int a[n];
  use(a, a);
  __builtin_trap();
}
