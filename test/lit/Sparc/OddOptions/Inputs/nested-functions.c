/* GNU nested functions and trampolines (gcc only). */
void apply(int (*)(int), int *);
int outer(int n) {
  int k = n;
  int inner(int x) { return x + k++; }
  apply(inner, &k);
  return inner(k);
}
int deep(int n) {
  int a[4] = {n};
  int f(int i) {
    int g(int j) { return a[j & 3] + i; }
    return g(i) + g(i + 1);
  }
  return f(n) + f(2);
}
int leave(int n) {
  __label__ out;
  int f(int i) {
    if (i > 3)
      goto out;
    return i;
  }
  apply(f, &n);
  return f(n);
out:
  return -1;
}
