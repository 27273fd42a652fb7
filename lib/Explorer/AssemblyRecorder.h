//===- AssemblyRecorder.h - Records what the printer emits ------*- C++ -*-===//

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

/// Adds the labels and instructions that it is given to Code, each instruction
/// with the origin of the part that Code says is being printed. Null if the
/// target cannot print or encode instructions.
std::unique_ptr<llvm::MCStreamer>
createAssemblyStreamer(llvm::TargetMachine &TM, llvm::MCContext &Context,
                       Assembly &Code);

/// Tells Code which instruction is being printed. LLVM calls it once for a
/// branch and the instruction in its delay slot, which are one bundle.
std::unique_ptr<llvm::AsmPrinterHandler>
createAssemblyHandler(llvm::AsmPrinter &Printer, OriginTable &Origins,
                      VersionTable &Machine, Assembly &Code);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_ASSEMBLYRECORDER_H
