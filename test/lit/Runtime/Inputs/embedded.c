/* Runs programs inside a process with a main and handlers of its own, as a JIT
   does. */

#include "mincaml.h"

#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static sigjmp_buf recovery;
static void own_handler(int number) {
  (void)number;
  siglongjmp(recovery, 1);
}

static void *own_stack_seen;
static void hello(void) {
  int local;
  own_stack_seen = &local;
  min_caml_print_byte('h');
}

static void fault(void) { *(volatile int *)8 = 0; }

static int32_t __attribute__((noinline)) endless(int32_t n) {
  volatile int32_t frame = n;
  return endless(n + 1) + frame;
}
static void overflow(void) { min_caml_print_int(endless(0)); }

int main(int argc, char **argv) {
  (void)argv;
  struct sigaction action, after;
  memset(&action, 0, sizeof(action));
  action.sa_handler = own_handler;
  sigaction(SIGSEGV, &action, NULL);

  /* Twice: everything has to be put back for the second time. */
  for (int i = 0; i < 2; ++i) {
    int local;
    printf("result %d\n", min_caml_run(hello));
    printf("far %d\n",
           labs((long)((char *)own_stack_seen - (char *)&local)) > (1 << 16));
    sigaction(SIGSEGV, NULL, &after);
    printf("handler back %d\n", after.sa_handler == own_handler);
    stack_t stack;
    sigaltstack(NULL, &stack);
    printf("stack back %d\n", (stack.ss_flags & SS_DISABLE) != 0);
  }
  fflush(stdout);

  /* A fault that is no overflow reaches the handler that was there before. */
  if (sigsetjmp(recovery, 1) == 0) {
    min_caml_run(fault);
  } else {
    printf("own handler\n");
  }
  fflush(stdout);

  if (argc > 1)
    min_caml_run(overflow);
  return 0;
}
