//===- AllocationCheckTest.h - Allocations to check -------------*- C++ -*-===//
//
// A function in machine IR, allocated by hand: the text is recorded, then
// virtual registers get the registers that a test gives them, then the test
// changes what it likes.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TEST_UNIT_ALLOCATIONCHECK_ALLOCATIONCHECKTEST_H
#define MINCAML_TEST_UNIT_ALLOCATIONCHECK_ALLOCATIONCHECKTEST_H

#include "mincaml/AllocationCheck/AllocationCheck.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"
#include <memory>

namespace mincaml::allocationcheck {

class HandAllocation {
public:
  /// Body is what follows "body:"; Before it, other parts of the function.
  HandAllocation(llvm::StringRef Triple, llvm::StringRef Body,
                 llvm::StringRef Before = "");

  /// Gives the virtual registers %0, %1, ... these registers.
  void assign(std::initializer_list<llvm::StringRef> Names);
  /// What the checker says; empty: nothing.
  std::string check();
  /// What the checker knows at each point.
  CheckedValues values() {
    return *Checker.findValues(*MF, Recorded, /*MaximumPairs=*/1000);
  }
  bool hasValues(size_t MaximumPairs) {
    return Checker.findValues(*MF, Recorded, MaximumPairs).has_value();
  }

  llvm::MachineFunction &function() { return *MF; }
  const llvm::TargetInstrInfo &instructions() const {
    return *MF->getSubtarget().getInstrInfo();
  }
  const llvm::TargetRegisterInfo &registers() const {
    return *MF->getSubtarget().getRegisterInfo();
  }
  llvm::MCRegister reg(llvm::StringRef Name) const;
  const llvm::TargetRegisterClass *regClass(llvm::StringRef Name) const;
  unsigned opcode(llvm::StringRef Name) const;
  llvm::MachineBasicBlock &block(unsigned Number) {
    return *MF->getBlockNumbered(Number);
  }
  /// The instruction at a place of a block.
  llvm::MachineInstr &at(unsigned Block, unsigned Index);

  int newSlot(unsigned Size, unsigned Align);
  /// Insert before an instruction.
  void save(llvm::MachineInstr &Place, llvm::StringRef Register,
            llvm::StringRef Class, int Slot);
  void restore(llvm::MachineInstr &Place, llvm::StringRef Register,
               llvm::StringRef Class, int Slot);
  void copy(llvm::MachineInstr &Place, llvm::StringRef To,
            llvm::StringRef From);

private:
  llvm::LLVMContext Context;
  std::unique_ptr<llvm::TargetMachine> Machine;
  std::unique_ptr<llvm::Module> M;
  std::unique_ptr<llvm::MachineModuleInfo> Machines;
  llvm::MachineFunction *MF = nullptr;
  AllocationChecker Checker;
  Recording Recorded;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_TEST_UNIT_ALLOCATIONCHECK_ALLOCATIONCHECKTEST_H
