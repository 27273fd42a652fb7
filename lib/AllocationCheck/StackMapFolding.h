//===- StackMapFolding.h - Stack maps with values in slots ------*- C++ -*-===//
//
// STACKMAP, PATCHPOINT and STATEPOINT name where values are, for a runtime
// system that reads them there and, in a STATEPOINT, changes them. An allocator
// may leave any number of them in spill slots. Instead of a register the
// instruction then has four operands: a mark, the size of the value, the slot
// and the offset in it. If a STATEPOINT writes the value as well, the result is
// not among its operands any more: it is in the slot. Instead of a value that
// is loaded from the slot of an argument, that slot may be named.
//
// Unlike other folded operands, these are the same for all targets, and there
// is one way to read them: operands are compared from the first to the last.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_STACKMAPFOLDING_H
#define MINCAML_LIB_ALLOCATIONCHECK_STACKMAPFOLDING_H

#include "Folding.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mincaml::allocationcheck {

bool isStackMap(const llvm::MachineInstr &MI);

/// Folder::loadsOf.
using LoadFinder = llvm::function_ref<llvm::SmallVector<LoadNumber, 1>(
    llvm::Register Value, int FrameIndex, unsigned Bytes)>;

/// The folding that turns the recorded instruction into MI, a stack map,
/// without regard to the registers that MI has; nothing if there is none.
std::optional<FoldedInstruction> explainStackMap(const CheckInput &Input,
                                                 const llvm::MachineInstr &MI,
                                                 unsigned Recorded,
                                                 LoadFinder LoadsOf);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_STACKMAPFOLDING_H
