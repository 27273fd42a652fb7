// The end of a function that nothing calls is empty.
void unreached(volatile int *p) {
  *p = 1;
  __builtin_unreachable();
}
int main(void) { return 3; }
