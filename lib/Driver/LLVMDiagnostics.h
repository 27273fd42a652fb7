//===- LLVMDiagnostics.h - LLVM's messages in our form ----------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_LLVMDIAGNOSTICS_H
#define MINCAML_LIB_DRIVER_LLVMDIAGNOSTICS_H

#include "mincaml/Support/Diagnostics.h"
#include "llvm/IR/DiagnosticHandler.h"

namespace mincaml {

/// Creates a handler for an LLVM context. Errors go to \p Diagnostics; warnings
/// and remarks (-pass-remarks=) are printed to standard error, remarks with the
/// location in the program.
std::unique_ptr<llvm::DiagnosticHandler>
createDiagnosticHandler(DiagnosticEngine &Diagnostics);

struct FatalErrorContext {
  DiagnosticEngine &Diagnostics;
  /// DriverOptions::hasForeignModule.
  bool HasForeignModule;
};

/// Handles LLVM fatal errors; Context is a FatalErrorContext. For
/// llvm::install_fatal_error_handler.
void handleFatalError(void *Context, const char *Reason, bool IsBug);

/// Reports why LLVM cannot compile a foreign module, and in which pass
/// (currentPass).
void reportModuleFailure(DiagnosticEngine &Diagnostics, llvm::StringRef Reason,
                         llvm::StringRef Pass);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_LLVMDIAGNOSTICS_H
