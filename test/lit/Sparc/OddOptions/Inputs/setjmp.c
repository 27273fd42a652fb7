/* Nonlocal jumps, return addresses, static chains. */
int setjmp(void *);
void longjmp(void *, int) __attribute__((noreturn));
void use(void *, int *);
static int buf[100];
int guard(int n) {
  volatile int k = n;
  if (setjmp(buf))
    return k;
  use(buf, &n);
  return n;
}
void *ra(void) { return __builtin_return_address(0); }
void *fa(void) { return __builtin_frame_address(0); }
void *fa1(void) { return __builtin_frame_address(1); }
void jump(void) { longjmp(buf, 1); }
int both(int n) {
  char b[n];
  if (setjmp(buf) == 0)
    use(b, &n);
  return n + b[0];
}
