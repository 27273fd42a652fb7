//===- StackMapFolding.h - Stack maps with spilled values -------*- C++ -*-===//
//
// STACKMAP, PATCHPOINT and STATEPOINT describe the locations of values for a
// runtime system. The runtime system reads the values there and, for a
// STATEPOINT, changes them. An allocator may leave any number of the values in
// spill slots.
//
// The instruction then has four operands instead of the register: a marker, the
// size of the value, the slot and the offset in it. If a STATEPOINT writes the
// value as well, the result is in the slot and is no longer an operand. For a
// value that is loaded from the slot of an argument, the instruction may name
// that slot.
//
// Unlike other folded operands, these are the same for all targets, and their
// interpretation is unique: operands are compared from the first to the last.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_STACKMAPFOLDING_H
#define MINCAML_LIB_ALLOCATIONCHECK_STACKMAPFOLDING_H

#include "Folding.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mincaml::allocationcheck {

bool isStackMap(const llvm::MachineInstr &MI);

/// Has the signature of Folder::loadsOf.
using LoadFinder = llvm::function_ref<llvm::SmallVector<LoadNumber, 1>(
    llvm::Register Value, int FrameIndex, unsigned Bytes)>;

/// Returns the folding that turns the recorded instruction into the stack map
/// MI, regardless of the registers that MI has; nothing if there is none.
std::optional<FoldedInstruction> explainStackMap(const CheckInput &Input,
                                                 const llvm::MachineInstr &MI,
                                                 unsigned Recorded,
                                                 LoadFinder LoadsOf);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_STACKMAPFOLDING_H
