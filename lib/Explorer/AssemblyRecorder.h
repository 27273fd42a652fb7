//===- AssemblyRecorder.h - Recording emitted assembly ----------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_ASSEMBLYRECORDER_H
#define MINCAML_LIB_EXPLORER_ASSEMBLYRECORDER_H

#include "Assembly.h"
#include "OriginTable.h"
#include "Versions.h"
#include <memory>

namespace llvm {
class AsmPrinter;
class AsmPrinterHandler;
class MCContext;
class MCStreamer;
class TargetMachine;
} // namespace llvm

namespace mincaml::explorer {

/// Creates a streamer that adds labels and instructions to Code. An instruction
/// gets the origin of the part that is being printed (Assembly::Parts). Returns
/// null if the target cannot print or encode instructions.
std::unique_ptr<llvm::MCStreamer>
createAssemblyStreamer(llvm::TargetMachine &TM, llvm::MCContext &Context,
                       Assembly &Code);

/// Creates a handler that records in Code which instruction is being printed.
/// LLVM calls it once for a branch and the instruction in its delay slot, which
/// are one bundle.
std::unique_ptr<llvm::AsmPrinterHandler>
createAssemblyHandler(llvm::AsmPrinter &Printer, OriginTable &Origins,
                      VersionTable &Machine, Assembly &Code);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_ASSEMBLYRECORDER_H
