//===- SourceComments.h - Assembly comments on the source -------*- C++ -*-===//

#ifndef MINCAML_LIB_CODEGEN_SOURCECOMMENTS_H
#define MINCAML_LIB_CODEGEN_SOURCECOMMENTS_H

#include "mincaml/CodeGen/CodeGen.h"
#include "llvm/CodeGen/AsmPrinterHandler.h"

namespace mincaml {

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

#endif // MINCAML_LIB_CODEGEN_SOURCECOMMENTS_H
