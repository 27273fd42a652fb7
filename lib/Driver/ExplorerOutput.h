//===- ExplorerOutput.h - What the explorer is told -------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_EXPLOREROUTPUT_H
#define MINCAML_LIB_DRIVER_EXPLOREROUTPUT_H

#include "Outputs.h"
#include "mincaml/Explorer/Explorer.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mincaml {

/// An explorer for one compilation. \p Source is the program.
std::unique_ptr<Explorer> createExplorer(const DriverOptions &Options,
                                         llvm::StringRef TargetName,
                                         llvm::MemoryBufferRef Source);

/// Writes the text of a stage to the outputs that it is requested for, and
/// tells the explorer, which may be null.
void printStage(
    Outputs &Files, Explorer *TheExplorer, EmitKind Kind, llvm::StringRef Title,
    llvm::function_ref<void(llvm::raw_ostream &, TextMarks *)> Print);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_EXPLOREROUTPUT_H
