//===- Failures.h - Crashes of the compiler ---------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_FAILURES_H
#define MINCAML_LIB_DRIVER_FAILURES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstddef>
#include <string>

namespace mincaml {

/// Sets up LLVM's crash handling.
void setUpFailures();

/// The LLVM pass that this thread runs, and the function it runs on, for example
/// "'Early CSE' on function '@f'". Empty if no pass runs.
std::string currentPass();

/// Runs Body on a stack of this size. Returns false if it crashed; temporary
/// files have been removed then. A crash prints a stack trace, unless CrashedPass
/// is not null: then nothing is printed, and *CrashedPass becomes the result of
/// currentPass at the crash.
bool runSafely(size_t Stack, llvm::function_ref<void()> Body,
               std::string *CrashedPass = nullptr);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_FAILURES_H
