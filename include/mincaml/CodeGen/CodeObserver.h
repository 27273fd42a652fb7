//===- CodeObserver.h - Watching code generation ----------------*- C++ -*-===//

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

/// Watches the passes that make machine code, and gets the assembly that is
/// made in the end. It must not change the code.
class CodeObserver {
public:
  virtual ~CodeObserver() = default;

  /// A pass to run directly after P, a pass on functions; it preserves all.
  /// \p IsOurs: P is none of LLVM's.
  virtual llvm::FunctionPass *createPassAfter(const llvm::Pass &P, bool IsOurs,
                                              llvm::MachineModuleInfo &MMI) = 0;
  /// Inserts passes around register allocation, which preserve all. Called
  /// before the machine passes are added.
  virtual void addAllocationPasses(llvm::TargetPassConfig &Config) = 0;
  /// The check of SPARC machine IR has decided a rule for an instruction of the
  /// function that is emitted next.
  virtual void checked(const llvm::MachineInstr &MI, sparc::Rule R) = 0;
  /// What the assembly printer writes to.
  virtual std::unique_ptr<llvm::MCStreamer>
  createStreamer(llvm::TargetMachine &Machine, llvm::MCContext &Context) = 0;
  /// Is told which instruction is being printed.
  virtual std::unique_ptr<llvm::AsmPrinterHandler>
  createHandler(llvm::AsmPrinter &Printer) = 0;
};

} // namespace mincaml

#endif // MINCAML_CODEGEN_CODEOBSERVER_H
