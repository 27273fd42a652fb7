//===- DebugValues.h - Debug instructions after allocation ------*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_REWRITING_DEBUGVALUES_H
#define MINCAML_LIB_REGALLOC_REWRITING_DEBUGVALUES_H

#include "FunctionPlan.h"

namespace mincaml::regalloc {

class StackSlotAssignment;

/// Replaces the virtual operands of a debug instruction. Registers has an
/// element for each of them: a register, InMemory for the stack slot, or none.
void rewriteDebugInstruction(llvm::MachineInstr &MI,
                             llvm::ArrayRef<llvm::MCRegister> Registers,
                             const StackSlotAssignment &Slots);

/// Inserts DBG_PHI instructions. Instruction-referencing debug info refers to a
/// former PHI node by a number; for each such number, this inserts a DBG_PHI
/// with the location of the value at the start of the block.
void insertDebugPhis(llvm::MachineFunction &MF, const FunctionPlan &Plan,
                     const StackSlotAssignment &Slots);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_REWRITING_DEBUGVALUES_H
