/* Thread-local variables in all models. */
__thread int local;
static __thread int hidden = 4;
extern __thread int foreign;
__thread struct {
  int a[100];
  double d;
} big;
static __thread char bytes[64] __attribute__((aligned(16)));
__attribute__((tls_model("initial-exec"))) extern __thread int ie;
__attribute__((tls_model("local-exec"))) __thread int le;
__attribute__((tls_model("local-dynamic"))) static __thread int ld1, ld2;
__attribute__((tls_model("global-dynamic"))) __thread double gd;
int get(void) { return local + hidden + foreign + ie + le; }
void set(int x) {
  local = x;
  hidden = x;
  foreign = x;
  ie = x;
  le = x;
  ld1 = x;
  ld2 = x + 1;
  gd = x;
}
int *address(int x) { return x ? &local : &foreign; }
double sum(int n) {
  double s = 0;
  for (int i = 0; i < n; ++i)
    s += big.a[i] + bytes[i & 63] + ld1 * ld2;
  return s * big.d * gd;
}
void use(void *, int *);
int calls(int n) {
  use(&hidden, &n);
  use(&ld1, &ld2);
  int a[n];
  use(a, &local);
  return a[0] + ld1 + hidden;
}
int branch(int n) {
  if (n)
    return ++hidden;
  return foreign--;
}
