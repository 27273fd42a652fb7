//===- LLVMDiagnostics.h - Reporting LLVM's messages ------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_LLVMDIAGNOSTICS_H
#define MINCAML_LIB_DRIVER_LLVMDIAGNOSTICS_H

#include "mincaml/Support/Diagnostics.h"
#include "llvm/IR/DiagnosticHandler.h"

namespace mincaml {

/// Creates a diagnostic handler for an LLVM context. Errors go to
/// \p Diagnostics. Warnings and remarks (-pass-remarks=) are printed to standard
/// error, remarks with their location in the program.
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

/// Reports why LLVM cannot compile a module from another front end, and in which
/// pass it failed. Pass is a result of currentPass.
void reportModuleFailure(DiagnosticEngine &Diagnostics, llvm::StringRef Reason,
                         llvm::StringRef Pass);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_LLVMDIAGNOSTICS_H
