//===- NewInstructions.h - Translation of new instructions ------*- C++ -*-===//
//
// Translates the instructions that an allocator may add to operations: copies,
// spills, reloads, jumps to the next block, rematerializations, stores of
// rematerialized constants to spill slots, and copies from slot to slot. Any
// other new instruction is a fault.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_NEWINSTRUCTIONS_H
#define MINCAML_LIB_ALLOCATIONCHECK_NEWINSTRUCTIONS_H

#include "Expressions.h"
#include "Folding.h"
#include "SpillInstructions.h"
#include "SpillSlots.h"

namespace mincaml::allocationcheck {

class NewInstructions {
public:
  NewInstructions(const CheckInput &Input, SpillSlots &Slots,
                  const ExpressionTable &Expressions, Folder &TheFolder,
                  NodeWriter &Writer)
      : Input(Input), Slots(Slots), Expressions(Expressions),
        TheFolder(TheFolder), Writer(Writer), Accesses(Input) {}

  std::optional<AllocationFault> write(const llvm::MachineInstr &MI);

private:
  using OptionalFault = std::optional<AllocationFault>;

  OptionalFault translate(const llvm::MachineInstr &MI);
  OptionalFault writeReserved(const llvm::MachineInstr &MI);
  OptionalFault writeCopy(const llvm::MachineInstr &MI);
  void writeImplicitDef(const llvm::MachineInstr &MI);
  OptionalFault writeSpillInstruction(const llvm::MachineInstr &MI,
                                      const SpillInstruction &Access);
  OptionalFault checkConstraints(const llvm::MachineInstr &MI);
  OptionalFault writeRematerialization(const llvm::MachineInstr &MI,
                                       ExpressionKey Key);
  OptionalFault writeSlotCopy(const llvm::MachineInstr &MI,
                              const SlotCopy &Copy);
  OptionalFault writeStoredConstant(const llvm::MachineInstr &MI,
                                    llvm::ArrayRef<unsigned> Constants);

  const CheckInput &Input;
  SpillSlots &Slots;
  const ExpressionTable &Expressions;
  Folder &TheFolder;
  NodeWriter &Writer;
  SpillInstructions Accesses;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_NEWINSTRUCTIONS_H
