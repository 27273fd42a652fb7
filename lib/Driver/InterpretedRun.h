//===- InterpretedRun.h - --interpret and --trace ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_INTERPRETEDRUN_H
#define MINCAML_LIB_DRIVER_INTERPRETEDRUN_H

#include "mincaml/Driver/Options.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mincaml {

/// Runs a program in the interpreter and writes the traces that the options
/// request. \p Source is the text of the program. Returns the exit status.
int runInterpreted(const Interpreter &Program, llvm::MemoryBufferRef Source,
                   const DriverOptions &Options, DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_INTERPRETEDRUN_H
