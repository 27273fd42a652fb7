void use(void *, int *);
void bi(void **b) { __builtin_longjmp(b, 1); }
int bs(void **b) {
  if (__builtin_setjmp(b))
    return 1;
  use(b, 0);
  return 0;
}
