//===- CodeObserver.h - Observer of code generation -------------*- C++ -*-===//

#ifndef MINCAML_CODEGEN_CODEOBSERVER_H
#define MINCAML_CODEGEN_CODEOBSERVER_H

#include "mincaml/SparcCheck/LoweringRules.h"
#include <memory>

namespace llvm {
class AsmPrinter;
class AsmPrinterHandler;
class FunctionPass;
class MCContext;
class MCStreamer;
class MachineInstr;
class MachineModuleInfo;
class Pass;
class TargetMachine;
class TargetPassConfig;
} // namespace llvm

namespace mincaml {

/// Observes the passes of the machine code pipeline and receives the assembly
/// that is emitted at the end. It must not change the code.
class CodeObserver {
public:
  virtual ~CodeObserver() = default;

  /// Returns a pass to run directly after the function pass \p P. The returned
  /// pass must preserve all analyses. \p IsOurs tells whether \p P is a pass of
  /// this project and not one of LLVM's.
  virtual llvm::FunctionPass *createPassAfter(const llvm::Pass &P, bool IsOurs,
                                              llvm::MachineModuleInfo &MMI) = 0;
  /// Inserts passes before and after register allocation. They must preserve
  /// all analyses. Called before the machine passes are added.
  virtual void addAllocationPasses(llvm::TargetPassConfig &Config) = 0;
  /// Called when the check of SPARC machine IR has decided a rule for an
  /// instruction of the function that is emitted next.
  virtual void checked(const llvm::MachineInstr &MI, sparc::Rule R) = 0;
  /// Creates the streamer to which the assembly printer writes.
  virtual std::unique_ptr<llvm::MCStreamer>
  createStreamer(llvm::TargetMachine &Machine, llvm::MCContext &Context) = 0;
  /// Creates a handler that is told which instruction is being printed.
  virtual std::unique_ptr<llvm::AsmPrinterHandler>
  createHandler(llvm::AsmPrinter &Printer) = 0;
};

} // namespace mincaml

#endif // MINCAML_CODEGEN_CODEOBSERVER_H
