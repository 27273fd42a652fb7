/* Inline assembly, atomics, volatile, bit-fields, packed. */
int zero(void) {
  int x;
  __asm__ volatile("mov %%g0, %0" : "=r"(x));
  return x;
}
void barrier(void) { __asm__ volatile("" ::: "memory"); }
int aa(int a, int b) {
  int c;
  __asm__("add %1, %2, %0" : "=r"(c) : "r"(a), "rI"(b));
  return c;
}
struct __attribute__((packed)) P {
  char c;
  int i;
  short s;
  double d;
};
int pk(struct P *p) {
  p->d += 1;
  return p->i + p->s;
}
struct B {
  unsigned a : 3, b : 13, c : 7;
  int d : 9;
  long long e : 40;
};
int bf(struct B *b) {
  b->b = b->a;
  b->e++;
  return b->d + b->c;
}
volatile int vol;
int vl(void) {
  vol++;
  return vol + vol;
}
int at;
int atm(int x) {
  __atomic_fetch_add(&at, x, 5);
  int e = 3;
  __atomic_compare_exchange_n(&at, &e, x, 0, 5, 5);
  return __atomic_exchange_n(&at, 1, 5) + e;
}
char cx(char *p) { return __atomic_fetch_or(p, 4, 0); }
void ms(char *p, int n) {
  __builtin_memset(p, 0, 64);
  __builtin_memcpy(p + 100, p, 33);
  __builtin_memmove(p + n, p, n);
}
unsigned bs(unsigned x, unsigned long long y) {
  return __builtin_bswap32(x) + __builtin_popcount(x) + __builtin_clz(x) +
         (unsigned)__builtin_bswap64(y) + __builtin_ctzll(y);
}
int ov(int a, int b, int *r) {
  return __builtin_add_overflow(a, b, r) | __builtin_mul_overflow(a, b, r + 1);
}
