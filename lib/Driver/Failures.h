//===- Failures.h - What ends the compiler ----------------------*- C++ -*-===//
//
// Crashes, signals, exhausted memory and output that cannot be written.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_DRIVER_FAILURES_H
#define MINCAML_LIB_DRIVER_FAILURES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstddef>

namespace mincaml {

/// Sets up signals, LLVM's crash handling and its answer to exhausted memory.
/// Limits of the process end it with one line, and temporary files are removed.
void setUpFailures();

/// The size in bytes of the stack to compile on: less than usual if the address
/// space is limited (`ulimit -v`). Ends the process if there is too little.
size_t possibleStackSize();

/// How deep a program may nest on such a stack: at most the default of
/// LanguageOptions.
unsigned possibleNesting(size_t Stack);

/// Runs Body on a stack of this size. False: it crashed; temporary files have
/// been removed.
bool runSafely(size_t Stack, llvm::function_ref<void()> Body);

/// Text for standard output that cannot be written, as that of --help, is an
/// error when the process exits.
void reportLostOutputAtExit();

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_FAILURES_H
