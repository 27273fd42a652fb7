/*===- debugger.c - What programs for a debugger are linked with ----------===*\
|*
|* A debugger calls the body of a MinCaml program `main`, too, so that it would
|* know two functions of this name and stop in both. Programs that mincaml-llc
|* links with debug information therefore have no C function `main`: the
|* option --wrap=main lets the C library call the function below.
|*
\*===----------------------------------------------------------------------===*/

#include "runtime.h"

int __wrap_main(int argc, char **argv) { return mincaml_rt_main(argc, argv); }

#ifdef __sparc__
/* Writes all register windows to the stack. A debugger of a program that an
   emulator runs lets it execute this instruction to see them:
   utils/gdb-scripts/mincaml-printers.py. */
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
