//===- AssemblyComments.h - Comments in assembly ----------------*- C++ -*-===//

#ifndef MINCAML_LIB_CODEGEN_ASSEMBLYCOMMENTS_H
#define MINCAML_LIB_CODEGEN_ASSEMBLYCOMMENTS_H

#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/SparcCodeGen/SlotOrigins.h"
#include "llvm/CodeGen/AsmPrinterHandler.h"

namespace mincaml {

/// Adds a comment to each branch, call and return that states where the
/// instruction in its delay slot comes from.
class SlotComments : public llvm::AsmPrinterHandler {
public:
  SlotComments(llvm::AsmPrinter &Printer, const SlotOrigins &Origins)
      : Printer(Printer), Origins(Origins) {}

  void beginInstruction(const llvm::MachineInstr *MI) override;
  void endModule() override {}
  void beginFunction(const llvm::MachineFunction *) override {}
  void endFunction(const llvm::MachineFunction *) override {}

private:
  llvm::AsmPrinter &Printer;
  const SlotOrigins &Origins;
};

/// Adds a comment to each instruction that states its source: line, column and
/// expression, and the call through which it was inlined. LLVM prints a branch
/// and the instruction in its delay slot at once; the comment on the branch also
/// states the source of the latter if it is different.
class SourceComments : public llvm::AsmPrinterHandler {
public:
  /// \p ExpressionAt may be empty.
  SourceComments(llvm::AsmPrinter &Printer, const ExpressionText &ExpressionAt)
      : Printer(Printer), ExpressionAt(ExpressionAt) {}

  void beginInstruction(const llvm::MachineInstr *MI) override;
  void endModule() override {}
  void beginFunction(const llvm::MachineFunction *) override {}
  void endFunction(const llvm::MachineFunction *) override {}

private:
  std::string textOf(const llvm::MachineInstr &MI) const;

  llvm::AsmPrinter &Printer;
  const ExpressionText &ExpressionAt;
};

} // namespace mincaml

#endif // MINCAML_LIB_CODEGEN_ASSEMBLYCOMMENTS_H
