//===- Failures.h - Messages, fatal errors and crashes ----------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_FAILURES_H
#define MINCAML_LIB_DRIVER_FAILURES_H

#include "mincaml/Driver/Options.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/DiagnosticHandler.h"
#include <cstddef>
#include <string>

namespace mincaml {

/// Sets up LLVM's crash handling.
void setUpFailures();

/// Runs Body on a stack of this size. Returns false if Body crashed; in this
/// case, temporary files have been removed. If CrashedPass is null, a crash
/// prints a stack trace. Otherwise nothing is printed, and *CrashedPass is set
/// to the pass that crashed.
bool runSafely(size_t Stack, llvm::function_ref<void()> Body,
               std::string *CrashedPass = nullptr);

/// Writes the text of the program and a command that compiles it with the same
/// options to a new temporary directory, and prints its path.
void writeReproducer(const DriverOptions &Options, llvm::StringRef Source);

/// Creates a diagnostic handler for an LLVM context. Errors go to
/// \p Diagnostics. Warnings and remarks (-pass-remarks=) are printed to
/// standard error, remarks with their location in the program.
std::unique_ptr<llvm::DiagnosticHandler>
createDiagnosticHandler(DiagnosticEngine &Diagnostics);

struct FatalErrorContext {
  DiagnosticEngine &Diagnostics;
  /// See DriverOptions::hasForeignModule.
  bool HasForeignModule;
};

/// A handler of fatal errors for llvm::install_fatal_error_handler. Context
/// points to a FatalErrorContext.
void handleFatalError(void *Context, const char *Reason, bool IsBug);

/// Reports why LLVM cannot compile a module from another front end, and in
/// which pass it failed. Pass is the string that runSafely stored, or empty.
void reportModuleFailure(DiagnosticEngine &Diagnostics, llvm::StringRef Reason,
                         llvm::StringRef Pass);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_FAILURES_H
