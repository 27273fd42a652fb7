// Atomic and volatile accesses, fences, inline assembly and blocks whose
// addresses are taken.
#include <stdatomic.h>
#include <stdio.h>

static atomic_int shared;
static volatile int port;
static int plain;

static int message(void) {
  plain = 1;
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&shared, 1, memory_order_relaxed);
  int seen = atomic_load_explicit(&shared, memory_order_acquire);
  seen += atomic_load(&shared);
  return seen + plain;
}

static int updates(void) {
  int sum = 0;
  for (int i = 0; i < 10; ++i) {
    sum += atomic_fetch_add(&shared, i);
    int expected = 20;
    if (!atomic_compare_exchange_strong(&shared, &expected, 0))
      sum += expected;
  }
  return sum;
}

static int opaque(int x) {
  __asm__ volatile("" : "+r"(x) : : "memory");
  return x;
}

static int interpret(const unsigned char *code) {
  static const void *const actions[] = {&&halt, &&increment, &&twice, &&again};
  int value = 0, count = 0;
  goto *actions[*code++];
increment:
  ++value;
  goto *actions[*code++];
twice:
  value *= 2;
  goto *actions[*code++];
again:
  if (++count < 3) {
    code -= 3;
    goto *actions[*code++];
  }
  goto *actions[*code++];
halt:
  return value;
}

int main(void) {
  printf("%d %d\n", message(), updates());
  for (int i = 0; i < 4; ++i) {
    port = i;
    (void)port;
    plain = opaque(plain + port) + opaque(plain + port);
  }
  static const unsigned char code[] = {1, 1, 2, 3, 2, 0};
  printf("%d %d\n", plain, interpret(code));
  return 0;
}
