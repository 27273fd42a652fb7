#include <stdio.h>
#include <stdlib.h>

#ifdef PADDING
#define TEXT(X) #X
#define TEXT_OF(X) TEXT(X)
__asm__(".text\n.skip " TEXT_OF(PADDING));
#endif

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
