/*===- debugger.c - Functions for programs with debug information ---------===*\
|*
|* The debug information calls the body of a MinCaml program `main`.  With a C
|* function `main`, a breakpoint at `main` would stop the program twice.
|* Programs that mincaml-llc links with debug information therefore have no C
|* function `main`: with the linker option --wrap=main, the C library calls
|* __wrap_main instead.
|*
\*===----------------------------------------------------------------------===*/

#include "runtime.h"

int __wrap_main(int argc, char **argv) { return mincaml_rt_main(argc, argv); }

#ifdef __sparc__
/* Flushes all register windows to the stack.  A debugger that is connected to
   an emulator makes the program call this function in order to see the windows
   (utils/gdb-scripts/mincaml-printers.py). */
__asm__(".text\n"
        ".p2align 4\n"
        ".globl min_caml_flush_windows\n"
        ".type min_caml_flush_windows, STT_FUNC\n"
        "min_caml_flush_windows:\n"
#ifdef __arch64__
        "  flushw\n"
#else
        "  ta 3\n"
#endif
        "  retl\n"
        "  nop\n"
        ".size min_caml_flush_windows, . - min_caml_flush_windows\n");
#endif
