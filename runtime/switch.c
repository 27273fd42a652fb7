/*===- switch.c - Calling a function on another stack ---------------------===*\
|*
|* void mincaml_rt_call_on_stack(void (*function)(void), char *top, char *low)
|*
|* Each version keeps the old stack pointer in a callee-saved register and
|* describes this in its unwind information, so that a debugger can walk from
|* the new stack to the old one.
|*
|* Architectures without a version of their own use the C library's contexts.
|* MINCAML_RT_PORTABLE_SWITCH selects those everywhere.
|*
\*===----------------------------------------------------------------------===*/

#include "runtime.h"

#define BEGIN_FUNCTION                                                         \
  ".text\n"                                                                    \
  ".p2align 4\n"                                                               \
  ".globl mincaml_rt_call_on_stack\n"                                          \
  ".type mincaml_rt_call_on_stack, STT_FUNC\n"                                 \
  "mincaml_rt_call_on_stack:\n"                                                \
  ".cfi_startproc\n"

#define END_FUNCTION                                                           \
  ".cfi_endproc\n"                                                             \
  ".size mincaml_rt_call_on_stack, . - mincaml_rt_call_on_stack\n"

/* One instruction per line. */
/* clang-format off */

#if defined(MINCAML_RT_PORTABLE_SWITCH)
#define USE_CONTEXTS

#elif defined(__sparc__) && defined(__arch64__)

/* `save` computes the new stack pointer from the caller's registers; the old
   one becomes the frame pointer, and `restore` restores it.  On V9 the stack
   pointer is the address of the frame minus 2047, and the smallest frame has
   176 bytes. */
__asm__(BEGIN_FUNCTION
        "  save %o1, -(176 + 2047), %sp\n"
        "  .cfi_def_cfa_register 30\n"
        "  .cfi_window_save\n"
        "  .cfi_register 15, 31\n"
        "  call %i0\n"
        "  nop\n"
        "  ret\n"
        "  restore\n"
        END_FUNCTION);

#elif defined(__sparc__)

/* As on V9, but the smallest V8 frame has 92 bytes, rounded up to 96. */
__asm__(BEGIN_FUNCTION
        "  save %o1, -96, %sp\n"
        "  .cfi_def_cfa_register 30\n"
        "  .cfi_window_save\n"
        "  .cfi_register 15, 31\n"
        "  call %i0\n"
        "  nop\n"
        "  ret\n"
        "  restore\n"
        END_FUNCTION);

#elif defined(__x86_64__) && defined(__LP64__)

__asm__(BEGIN_FUNCTION
        "  pushq %rbp\n"
        "  .cfi_def_cfa_offset 16\n"
        "  .cfi_offset %rbp, -16\n"
        "  movq %rsp, %rbp\n"
        "  .cfi_def_cfa_register %rbp\n"
        "  movq %rsi, %rsp\n"
        "  callq *%rdi\n"
        "  movq %rbp, %rsp\n"
        "  popq %rbp\n"
        "  .cfi_def_cfa %rsp, 8\n"
        "  retq\n"
        END_FUNCTION);

#elif defined(__aarch64__)

__asm__(BEGIN_FUNCTION
        "  stp x29, x30, [sp, #-16]!\n"
        "  .cfi_def_cfa_offset 16\n"
        "  .cfi_offset x29, -16\n"
        "  .cfi_offset x30, -8\n"
        "  mov x29, sp\n"
        "  .cfi_def_cfa_register x29\n"
        "  mov sp, x1\n"
        "  blr x0\n"
        "  mov sp, x29\n"
        "  .cfi_def_cfa_register sp\n"
        "  ldp x29, x30, [sp], #16\n"
        "  .cfi_def_cfa_offset 0\n"
        "  .cfi_restore x29\n"
        "  .cfi_restore x30\n"
        "  ret\n"
        END_FUNCTION);

#else
#define USE_CONTEXTS
#endif

/* clang-format on */

#ifdef USE_CONTEXTS
#include <ucontext.h>

/* These are static because a ucontext_t is large on some machines. */
static ucontext_t old_context;
static ucontext_t new_context;

void mincaml_rt_call_on_stack(void (*function)(void), char *top, char *low) {
  getcontext(&new_context);
  new_context.uc_stack.ss_sp = low;
  new_context.uc_stack.ss_size = (size_t)(top - low);
  new_context.uc_link = &old_context;
  makecontext(&new_context, function, 0);
  swapcontext(&old_context, &new_context);
}
#endif

/* Without this section, an object file with assembly makes the linker mark the
   stack as executable. */
__asm__(".section .note.GNU-stack,\"\",%progbits\n.text\n");
