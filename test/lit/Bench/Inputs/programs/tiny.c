#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int C, Sum = 0;
  while ((C = getchar()) != EOF)
    Sum += C;
#ifdef WRONG
  ++Sum;
#endif
#ifdef CRASH
  abort();
#endif
  printf("first line\n%d\n", Sum);
  return 0;
}
