//===- ExplorerOutput.h - The compiler's data for the explorer --*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_EXPLOREROUTPUT_H
#define MINCAML_LIB_DRIVER_EXPLOREROUTPUT_H

#include "Outputs.h"
#include "mincaml/Explorer/Explorer.h"
#include "mincaml/Frontend/AST.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mincaml {

/// Creates an explorer for one compilation. \p Source is the program.
std::unique_ptr<Explorer> createExplorer(const DriverOptions &Options,
                                         llvm::StringRef TargetName,
                                         llvm::MemoryBufferRef Source);

/// Writes the text of a stage to the outputs that request it, and adds it to the
/// explorer, which may be null.
void printStage(
    Outputs &Files, Explorer *TheExplorer, EmitKind Kind, llvm::StringRef Title,
    llvm::function_ref<void(llvm::raw_ostream &, SourceRanges *)> Print);

/// Whether an output is requested that needs an explorer.
inline bool needsExplorer(const Outputs &Files) {
  return Files.isRequested(EmitKind::ExplorerJSON) ||
         Files.isRequested(EmitKind::Explorer);
}

/// Adds the tokens of a program without errors to the explorer.
void addTokens(Explorer &TheExplorer, const llvm::SourceMgr &Sources,
               unsigned BufferID, const LanguageOptions &Language);

/// Runs a program in the interpreter and records the run for the explorer. The
/// program reads the input that the options name, or no input. Precondition:
/// type inference and desugaring have run on the program.
void recordRun(Explorer &TheExplorer, const ast::Expression &Program,
               llvm::MemoryBufferRef Source, const DriverOptions &Options,
               DiagnosticEngine &Diagnostics);

/// Adds the object file to the explorer.
void addObject(Explorer &TheExplorer, llvm::StringRef Object);

/// Adds the execution counts of instructions to the explorer, if the options
/// name a file of counts. Reports errors.
void addExecutionCounts(Explorer &TheExplorer, const DriverOptions &Options,
                        DiagnosticEngine &Diagnostics);

/// Writes the data and the page to the outputs that request them.
void writeExplorer(Explorer &TheExplorer, const DriverOptions &Options,
                   Outputs &Files, DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_EXPLOREROUTPUT_H
