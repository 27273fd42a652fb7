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

/// Whether an output is requested that needs an explorer.
inline bool needsExplorer(const Outputs &Files) {
  return Files.isRequested(EmitKind::ExplorerJSON) ||
         Files.isRequested(EmitKind::Explorer);
}

/// Tells the explorer of the tokens of a program without errors.
void addTokens(Explorer &TheExplorer, const llvm::SourceMgr &Sources,
               unsigned BufferID, const LanguageOptions &Language);

/// Tells the explorer of the object file.
void addObject(Explorer &TheExplorer, llvm::StringRef Object);

/// Tells the explorer how often instructions were executed, if there is a file
/// of counts. Reports errors.
void addExecutionCounts(Explorer &TheExplorer, const DriverOptions &Options,
                        DiagnosticEngine &Diagnostics);

/// Writes the data and the page, where they are requested.
void writeExplorer(Explorer &TheExplorer, const DriverOptions &Options,
                   Outputs &Files, DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_EXPLOREROUTPUT_H
