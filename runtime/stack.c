/*===- stack.c - The stack of the MinCaml program -------------------------===*\
|*
|* MinCaml programs recurse deeply, so they run on a separate stack that is much
|* larger than the system's default:
|*
|*   low address                                            high address
|*   | guard area, no access |          stack          <- grows down |
|*
|* Pages take memory only when they are used.  When the stack overflows, the
|* program accesses the guard area and gets a signal.  The signal handler runs
|* on a third stack, reports the overflow and ends the program.  Any other fault
|* is passed to the previous handler.
|*
|* With a JIT, the program runs in the process of the compiler.  Therefore the
|* previous handlers are restored at the end.
|*
\*===----------------------------------------------------------------------===*/

#include "runtime.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#if UINTPTR_MAX > 0xffffffff
#define DEFAULT_STACK_SIZE ((size_t)1 << 30)
#define GUARD_SIZE ((size_t)16 << 20)
#else
#define DEFAULT_STACK_SIZE ((size_t)256 << 20)
#define GUARD_SIZE ((size_t)1 << 20)
#endif

/* This is enough for the functions of the runtime and of libc. */
#define SMALLEST_STACK_SIZE ((size_t)64 << 10)

/* Large pages are not requested for the topmost part of the stack, which is all
   that most programs use. */
#define SMALL_PAGES_SIZE ((size_t)4 << 20)

/* The size of the stack is a multiple of this, which is a multiple of every
   page size in use. */
#define STACK_GRANULE ((size_t)64 << 10)

/* The start of the mapping: the guard area, which the stack follows. */
static char *guard;
static size_t stack_size;
char *mincaml_rt_stack_top;

/* Some systems send SIGBUS for an access to a guard area. */
static const int fault_signals[] = {SIGSEGV, SIGBUS};
enum { FAULT_SIGNALS = sizeof(fault_signals) / sizeof(fault_signals[0]) };

static struct sigaction previous_actions[FAULT_SIGNALS];
static stack_t previous_handler_stack;

/* SIGSTKSZ is no longer a constant in glibc, and it is too small for machines
   with wide vector registers. */
static char handler_stack[64 << 10] __attribute__((aligned(16)));

/*===----------------------------------------------------------------------===*/
/* Faults                                                                     */
/*===----------------------------------------------------------------------===*/

static void restore_previous_actions(void) {
  for (int i = 0; i < FAULT_SIGNALS; ++i)
    sigaction(fault_signals[i], &previous_actions[i], NULL);
}

/* This calls only functions that POSIX allows in a signal handler. */
static void handle_fault(int signal_number, siginfo_t *info, void *context) {
  (void)context;
  /* The pending output must not be lost, whatever the fault is. */
  mincaml_rt_write_pending_output();

  /* A signal that a process has sent comes without an address. */
  bool is_fault = info->si_code > 0;
  uintptr_t offset = (uintptr_t)info->si_addr - (uintptr_t)guard;
  if (is_fault && offset < GUARD_SIZE) {
    static const char message[] = "mincaml: stack overflow\n";
    ssize_t ignored =
        write(mincaml_rt_message_descriptor, message, sizeof(message) - 1);
    (void)ignored;
    _exit(MINCAML_RT_FAILED);
  }

  /* After the return, the instruction faults again, and the previous handler
     gets the signal. */
  restore_previous_actions();
  if (!is_fault)
    raise(signal_number);
}

static void install_handlers(void) {
  stack_t stack;
  memset(&stack, 0, sizeof(stack));
  stack.ss_sp = handler_stack;
  stack.ss_size = sizeof(handler_stack);
  sigaltstack(&stack, &previous_handler_stack);

  struct sigaction action;
  memset(&action, 0, sizeof(action));
  action.sa_sigaction = handle_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < FAULT_SIGNALS; ++i)
    sigaction(fault_signals[i], &action, &previous_actions[i]);
}

static void remove_handlers(void) {
  restore_previous_actions();
  sigaltstack(&previous_handler_stack, NULL);
}

/*===----------------------------------------------------------------------===*/
/* The mapping                                                                */
/*===----------------------------------------------------------------------===*/

/* Maps the guard area and the stack.  Returns false if the mapping fails. */
static bool map_stack(size_t size) {
  void *memory =
      mmap(NULL, GUARD_SIZE + size, PROT_READ | PROT_WRITE,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED)
    return false;
  if (mprotect(memory, GUARD_SIZE, PROT_NONE) != 0) {
    munmap(memory, GUARD_SIZE + size);
    return false;
  }
  guard = memory;
  stack_size = size;
  if (size > SMALL_PAGES_SIZE)
    mincaml_rt_prefer_large_pages(guard + GUARD_SIZE, size - SMALL_PAGES_SIZE);
  return true;
}

static _Noreturn void fail_to_map(uint64_t size) {
  mincaml_rt_fatal("mincaml: cannot make a stack of %llu bytes: %s\n",
                   (unsigned long long)size, strerror(errno));
}

/* Where the address space is limited (`ulimit -v`), the stack takes at most a
   quarter of it, so that the heap has enough. */
static size_t default_stack_size(void) {
  size_t size = DEFAULT_STACK_SIZE;
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
    while (size > limit.rlim_cur / 4 && size > SMALLEST_STACK_SIZE)
      size /= 2;
  return size;
}

static void make_stack(void) {
  uint64_t wanted;
  if (mincaml_rt_size_from_environment("MINCAML_STACK_MAX", &wanted)) {
    /* Unlike the default size, a size that the user requests is never
       reduced. */
    if (wanted > SIZE_MAX - GUARD_SIZE - STACK_GRANULE) {
      errno = ENOMEM;
      fail_to_map(wanted);
    }
    size_t size =
        wanted < SMALLEST_STACK_SIZE ? SMALLEST_STACK_SIZE : (size_t)wanted;
    size = (size + STACK_GRANULE - 1) & ~(STACK_GRANULE - 1);
    if (!map_stack(size))
      fail_to_map(wanted);
    return;
  }

  size_t size = default_stack_size();
  while (!map_stack(size)) {
    if (size <= SMALLEST_STACK_SIZE)
      fail_to_map(size);
    size /= 2;
  }
}

void mincaml_rt_run_on_new_stack(void (*function)(void)) {
  make_stack();
  install_handlers();
  char *low = guard + GUARD_SIZE;
  mincaml_rt_stack_top = low + stack_size;
  mincaml_rt_call_on_stack(function, low + stack_size, low);
  mincaml_rt_stack_top = NULL;
  remove_handlers();
  munmap(guard, GUARD_SIZE + stack_size);
}
