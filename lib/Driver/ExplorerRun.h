//===- ExplorerRun.h - The run that the explorer shows ----------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_EXPLORERRUN_H
#define MINCAML_LIB_DRIVER_EXPLORERRUN_H

#include "mincaml/Driver/Options.h"
#include "mincaml/Explorer/Explorer.h"
#include "mincaml/Frontend/AST.h"

namespace mincaml {

/// Runs a program in the interpreter and records the run for the explorer. The
/// program reads the input that the options name, or no input. Precondition:
/// type inference and desugaring have run on the program.
void recordRun(Explorer &TheExplorer, const ast::Expression &Program,
               llvm::MemoryBufferRef Source, const DriverOptions &Options,
               DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_EXPLORERRUN_H
