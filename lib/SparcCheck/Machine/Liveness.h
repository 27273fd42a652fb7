//===- Liveness.h - Rules about live registers ------------------*- C++ -*-===//
//
// The rules LiveAcrossCall and AnnulledEffect, and the part of Signature about
// registers that are read at entry, on machine IR.
//
// This is a backward data-flow problem on sets of register units. The meet is
// union. Transfer functions:
// - an instruction removes what it defines and adds what it reads;
// - a call removes its results and adds its arguments after its delay slot,
//   which is executed before the callee;
// - `save` and `restore` rename the registers of one window to those of the
//   other.
//
// LLVM's LivePhysRegs is not used, because it does not rename windows. It also
// does not take into account that the instruction in a delay slot is executed
// after the control transfer, with which it is bundled, has read its operands.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_LIVENESS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_LIVENESS_H

#include "Machine/InstructionTable.h"
#include "Machine/Reporter.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"

namespace mincaml::sparc {

/// Returns the register units that are live at the start of each reachable
/// block.
llvm::DenseMap<const llvm::MachineBasicBlock *, llvm::BitVector>
liveAtStart(const llvm::MachineFunction &MF, InstructionTable &Table);

/// Checks the rules above. \p SlotsAreProved states that annulled delay slots
/// are proved to have their intended effect (SameExecution).
void checkLiveness(const llvm::MachineFunction &MF, InstructionTable &Table,
                   bool SlotsAreProved, Reporter &Report);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_LIVENESS_H
