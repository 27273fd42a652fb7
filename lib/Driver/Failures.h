//===- Failures.h - Crashes of the compiler ---------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_FAILURES_H
#define MINCAML_LIB_DRIVER_FAILURES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstddef>
#include <string>

namespace mincaml {

/// Sets up LLVM's crash handling.
void setUpFailures();

/// The pass of LLVM that this thread runs and on which function, as in "'Early
/// CSE' on function '@f'"; empty if it runs none.
std::string currentPass();

/// Runs Body on a stack of this size. False: it crashed; temporary files have
/// been removed. The state of the stack is printed then; with CrashedPass it is
/// not, and that becomes what currentPass returns at the crash.
bool runSafely(size_t Stack, llvm::function_ref<void()> Body,
               std::string *CrashedPass = nullptr);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_FAILURES_H
