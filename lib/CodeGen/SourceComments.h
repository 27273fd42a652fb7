//===- SourceComments.h - The source in commented assembly ------*- C++ -*-===//

#ifndef MINCAML_LIB_CODEGEN_SOURCECOMMENTS_H
#define MINCAML_LIB_CODEGEN_SOURCECOMMENTS_H

#include "mincaml/CodeGen/CodeGen.h"
#include "llvm/CodeGen/AsmPrinterHandler.h"

namespace mincaml {

/// Puts a comment behind each instruction that says what of the source it comes
/// from: line, column and expression, and the call that it was inlined by.
/// Behind a branch also for the instruction in its delay slot, if that comes
/// from something else: LLVM prints both at once.
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
