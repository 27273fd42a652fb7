//===- SlotComments.h - Assembly comments on delay slots --------*- C++ -*-===//

#ifndef MINCAML_LIB_CODEGEN_SLOTCOMMENTS_H
#define MINCAML_LIB_CODEGEN_SLOTCOMMENTS_H

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

} // namespace mincaml

#endif // MINCAML_LIB_CODEGEN_SLOTCOMMENTS_H
