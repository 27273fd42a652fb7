// Does not get to the end of main, which is empty for that reason.
int main(void) {
  volatile int x = 1;
  while (x)
    ;
  x = 2;
  __builtin_unreachable();
}
