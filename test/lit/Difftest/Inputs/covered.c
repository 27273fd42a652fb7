#include <assert.h>

static int choose(int count) {
  assert(count > 0);
  if (count > 1)
    return 2;
  return 1;
}

static int other(int count) {
  if (count < 9)
    return 0;
  assert(count != 10);
  return 3;
}

int main(int argc, char **argv) {
  (void)argv;
  choose(argc);
  return argc > 1 ? other(argc) : 0;
}
